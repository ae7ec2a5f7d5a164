"""Who a guest is: a signed cookie, and tickets for the socket that hold once."""

import hashlib
import hmac
import secrets
import time

COOKIE = "lastcard"
TICKET_SECONDS = 60.0
MOST_TICKETS = 100_000


def fresh_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def signed(guest: str, key: str) -> str:
    """A guest's number with a signature: what the cookie holds.

    >>> read_signed(signed("ada", "key"), "key"), read_signed("ada.forged", "key")
    ('ada', None)
    """
    digest = hmac.new(key.encode(), guest.encode(), hashlib.sha256).hexdigest()
    return f"{guest}.{digest}"


def read_signed(cookie: str | None, key: str) -> str | None:
    """The guest of a cookie; ``None`` where the signature is not ours."""
    guest, dot, _ = (cookie or "").rpartition(".")
    if not dot or not hmac.compare_digest(signed(guest, key).encode(), (cookie or "").encode()):
        return None
    return guest


class Tickets:
    """One-time permissions to open a socket: from a page of ours, by a guest with a cookie."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[str, str, float]] = {}

    def issue(self, guest: str, room: str) -> str:
        """A ticket for a guest and a room."""
        now = time.monotonic()
        self._open = {t: v for t, v in self._open.items() if v[2] > now}
        if len(self._open) >= MOST_TICKETS:
            raise RuntimeError("too many open tickets")
        ticket = fresh_token()
        self._open[ticket] = (guest, room, now + TICKET_SECONDS)
        return ticket

    def redeem(self, ticket: str) -> tuple[str, str] | None:
        """The guest and room of a ticket, once, within a minute."""
        found = self._open.pop(ticket, None)
        if found is None or found[2] < time.monotonic():
            return None
        return found[0], found[1]
