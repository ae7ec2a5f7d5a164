"""QR codes: only of links, drawn beside everything else, and once."""

import threading
from pathlib import Path
from urllib.parse import quote

import pytest

from lastcard.server.qr import LONGEST_LINK
from server.clients import Server, served
from server.watched import http

# Draws only when it is told to, so that everything else is seen to go on meanwhile.
HELD = """
import pathlib, sys, time
from lastcard.cli.main import main
from lastcard.server import qr
draw = qr.drawn
def drawn(text):
    while not (pathlib.Path({folder!r}) / "go on").exists():
        time.sleep(0.01)
    return draw(text)
qr.drawn = drawn
sys.exit(main())
"""


def picture(server: Server, text: str, **more: str) -> tuple[int, bytes]:
    return http(server, "GET", f"/api/qr.svg?text={quote(text)}", **more)


@pytest.mark.parametrize("text", ["", "😀" * 300, "ü", "x" * (LONGEST_LINK + 1), "a\nb", "\x7f"])
def test_only_links_are_drawn(server: Server, text: str) -> None:
    status, problem = picture(server, text)
    assert status == 400
    assert b"characters" in problem


def test_a_link_is_drawn(server: Server) -> None:
    for text in ("x", "x" * LONGEST_LINK, "https://play.example/#room/8s_-x?a=b&c"):
        status, text_of_picture = picture(server, text)
        assert status == 200
        assert b"<svg" in text_of_picture


def test_nobody_waits_for_a_picture_but_who_asked_for_it(tmp_path: Path) -> None:
    class HeldServer(Server):
        program = ("-c", HELD.format(folder=str(tmp_path)), *Server.arguments)

    found: list[int] = []
    with served(tmp_path, kind=HeldServer) as server:
        asking = [
            threading.Thread(target=lambda: found.append(picture(server, "http://x/")[0]))
            for _ in range(2)
        ]
        for thread in asking:
            thread.start()
        for _ in range(5):
            assert http(server, "GET", "/api/rooms")[0] == 200
        assert found == []
        (tmp_path / "go on").touch()
        for thread in asking:
            thread.join(20)
    assert found == [200, 200]


def test_what_was_drawn_is_kept_and_new_pictures_are_counted(server: Server) -> None:
    """Drawing takes a while, and one address could keep the server drawing."""
    eve = {"x-forwarded-for": "192.0.2.77"}
    number = 0
    while picture(server, f"http://x/{number}", **eve)[0] == 200:
        number += 1
        assert number < 250
    assert number >= 60
    for _ in range(20):
        assert picture(server, "http://x/0", **eve)[0] == 200
