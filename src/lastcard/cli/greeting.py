"""What a server says when it is up: where it is to be found, from here and from a phone."""

import socket
import sys
import webbrowser

from ..words import say
from .texts import own_language

EVERYWHERE = ("0.0.0.0", "::")


def elsewhere_at(listening: socket.socket, public_url: str) -> str:
    """Where phones and other computers find the server; "" where they do not."""
    host, port = listening.getsockname()[:2]
    return public_url or (f"http://{address}:{port}" if (address := own_address(host)) else "")


def greet(listening: socket.socket, elsewhere: str, opens: bool) -> None:
    """Print the addresses, with a QR code for phones, and open the browser."""
    host, port = listening.getsockname()[:2]
    here = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
    language = own_language()
    print(say(language, "terminal-serving", url=here), flush=True)
    if elsewhere:
        print(say(language, "terminal-serving-elsewhere", url=elsewhere))
        if sys.stdout.isatty():
            print_qr(elsewhere)
    print(say(language, "terminal-serving-stop"), flush=True)
    if opens and sys.stdout.isatty():
        webbrowser.open(here)


def own_address(host: str) -> str | None:
    """This machine's address in the local network, if the server listens there."""
    if host not in EVERYWHERE:
        return None if host.startswith("127.") or host == "::1" else host
    # Connecting a datagram socket sends nothing; it only finds out which address would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def print_qr(text: str) -> None:
    import segno

    segno.make(text, error="m").terminal(compact=True)
