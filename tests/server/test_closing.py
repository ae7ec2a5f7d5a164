"""Why a socket closes: each code that the page about the wire names, from a real server."""

import asyncio
import os
import signal
import socket
import struct
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from server.clients import Guest, Server, served
from server.watched import ticket_of

pytestmark = pytest.mark.slow  # each with a server of its own

# WebSockets are asked by a ping of their own whether they are there; here every moment.
PINGING = """
import sys
from lastcard.cli import serve
from lastcard.cli.main import main
made = serve.uvicorn_config
def hurried(*given):
    config = made(*given)
    config.ws_ping_interval = config.ws_ping_timeout = 0.3
    return config
serve.uvicorn_config = hurried
sys.exit(main())
"""


# An address opens three sockets and says forty things, and hardly anything more.
FEW = """
import sys
from functools import partial
from lastcard.cli.main import main
from lastcard.server import app
app.Limits = partial(app.Limits, new_sockets=(3, 0.001), all_messages=(40, 0.001))
sys.exit(main())
"""


class ServerOfFewWords(Server):
    program = ("-c", FEW, *Server.arguments)


class PingingServer(Server):
    program = ("-c", PINGING, *Server.arguments)


async def closed(line: ClientConnection) -> int | None:
    """Hear the rest; the code with which it closes."""
    with suppress(ConnectionClosed):
        while await asyncio.wait_for(line.recv(), 30):
            pass
    return line.close_code


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 1012), (signal.SIGKILL, 1006)])
def test_a_server_that_ends(tmp_path: Path, how: int, code: int) -> None:
    async def go(ada: Guest) -> int | None:
        async with await ada.connect() as line:
            await ada.until(line, "frame")
            os.kill(server.process.pid, how)
            return await closed(line)

    with served(tmp_path) as server:
        ada = Guest(server, "Ada")
        ada.create()
        assert asyncio.run(go(ada)) == code


@pytest.mark.parametrize(("length", "code"), [(4097, 4009), (65_537, 1009)])
def test_a_message_that_is_too_large(server: Server, length: int, code: int) -> None:
    async def go(ada: Guest) -> int | None:
        async with await ada.connect() as line:
            await line.send("x" * length)
            return await closed(line)

    ada = Guest(server, "Ada")
    ada.create()
    assert asyncio.run(go(ada)) == code


def test_a_guest_with_two_tabs_or_none(server: Server) -> None:
    async def go(ada: Guest) -> tuple[int | None, int | None]:
        async with await ada.connect() as older, await ada.connect() as newer:
            replaced = await closed(older)
            await ada.say(newer, "leave")
            return replaced, await closed(newer)

    ada = Guest(server, "Ada")
    ada.create()
    assert asyncio.run(go(ada)) == (4010, 4011)


# Bytes as they are


def raw_socket(guest: Guest) -> socket.socket:
    """A WebSocket that is open, without a library that answers for it."""
    line = socket.create_connection(("127.0.0.1", guest.server.port), 30)
    head = (
        f"GET /api/socket?ticket={ticket_of(guest)} HTTP/1.1\r\nHost: x\r\n"
        f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line.sendall(head.encode())
    assert exactly(line, 12) == b"HTTP/1.1 101"
    head_so_far = b""
    while not head_so_far.endswith(b"\r\n\r\n"):
        head_so_far += exactly(line, 1)
    return line


def exactly(line: socket.socket, length: int) -> bytes:
    found = b""
    while len(found) < length:
        more = line.recv(length - len(found))
        assert more, "closed without a word"
        found += more
    return found


def closing_code(line: socket.socket) -> int:
    """The code of the frame that closes; what comes before it is read and not answered."""
    while True:
        kind, length = exactly(line, 2)
        if length == 126:
            (length,) = struct.unpack("!H", exactly(line, 2))
        elif length == 127:
            (length,) = struct.unpack("!Q", exactly(line, 8))
        data = exactly(line, length)
        if kind & 0x0F == 8:
            return int(struct.unpack("!H", data[:2])[0])


def masked(kind: int, data: bytes) -> bytes:
    return bytes((0x80 | kind, 0x80 | len(data))) + b"\0\0\0\0" + data


def test_a_client_that_does_not_answer_pings(tmp_path: Path) -> None:
    with served(tmp_path, kind=PingingServer) as server:
        ada = Guest(server, "Ada")
        ada.create()
        with closing(raw_socket(ada)) as line:
            assert closing_code(line) == 1011


def test_who_opens_too_many_sockets_at_once(tmp_path: Path) -> None:
    """They are not even accepted; others are."""
    ask = (
        "GET /api/socket?ticket=x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    statuses = []
    with served(tmp_path, kind=ServerOfFewWords) as server:
        for address in ["192.0.2.1"] * 4 + ["192.0.2.2"]:
            with closing(socket.create_connection(("127.0.0.1", server.port), 30)) as line:
                line.sendall(ask.format(address).encode())
                statuses.append(int(exactly(line, 12)[-3:]))
    assert statuses == [101, 101, 101, 403, 101]


def test_bytes_that_are_no_frames(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.create()
    for sent in (b"\xff\xff\xff\xff\xff\xff", b"\x81\x02hi"):  # no such kind; not masked
        with closing(raw_socket(ada)) as line:
            line.sendall(sent)
            assert closing_code(line) == 1002


def test_a_text_that_is_not_utf_8(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.create()
    with closing(raw_socket(ada)) as line:
        line.sendall(masked(1, b"\xff\xfe"))
        assert closing_code(line) == 1007


def test_a_message_that_goes_on_and_on(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.create()
    with closing(raw_socket(ada)) as line:
        line.sendall(b"\x01\x80mask" + b"\x00\x80mask" * 100)  # and none of it is the last part
        assert closing_code(line) == 1009


def pongs(line: socket.socket, seconds: float) -> int:
    """How many come in so much time."""
    until = time.monotonic() + seconds
    line.settimeout(0.2)
    found = 0
    while time.monotonic() < until:
        with suppress(TimeoutError):
            found += line.recv(1 << 16).count(b"\x8a\x00")
    return found


def test_pings_are_answered_no_faster_than_messages(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.create()
    many = 2000
    with closing(raw_socket(ada)) as line:
        line.sendall(masked(9, b"") * many)
        assert 100 < pongs(line, 2) < many / 2


def test_what_all_sockets_of_an_address_say_counts_together(tmp_path: Path) -> None:
    with served(tmp_path, kind=ServerOfFewWords) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        ada.create()
        ben.join(ada.room)
        with closing(raw_socket(ada)) as one, closing(raw_socket(ben)) as other:
            for line in (one, other):
                line.sendall(masked(9, b"") * 30)
            assert pongs(one, 1) + pongs(other, 1) == 40
