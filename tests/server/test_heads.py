"""Requests that never end: endless heads, addresses, bodies, and thousands in one breath."""

import json
import select
import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPResponse

import pytest

from lastcard.server.http_protocol import LARGEST_HEAD, LONGEST_URL, MOST_HEADERS
from server.clients import Guest, Server

GET = b"GET /api/rooms HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = 32 * 1024 * 1024  # bytes; all of it is sent only where nobody stops it
CALLS = 250  # in one breath; an address may make a few more


def answer(server: Server, pieces: Iterator[bytes]) -> tuple[int, str, int]:
    """Send until the server answers; its status, the code of its problem, and what was sent."""
    sent = 0
    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as line:
        text = b""
        for piece in pieces:
            if select.select([line], [], [], 0)[0]:
                break
            line.sendall(piece)
            sent += len(piece)
        while more := line.recv(1 << 16):
            text += more
    head, _, body = text.partition(b"\r\n\r\n")
    assert b"content-type: application/json" in head.lower()
    return int(head.split()[1]), json.loads(body)["code"], sent


def endless(start: bytes, unit: bytes) -> Iterator[bytes]:
    yield start
    piece = unit * (4096 // len(unit))
    for _ in range(ENDLESS // len(piece)):
        yield piece


@pytest.mark.parametrize(
    ("start", "unit", "status"),
    [
        (GET + b"X: ", b"x", 431),
        (GET, b"X: y\r\n", 431),
        (GET + b"X: y", b"\r\n ", 400),
        (GET, b"x", 431),
        (b"", b"\r\n", 431),
        (b"GET /", b"x", 414),
        (b"GET /?", b"x", 414),
        (CHUNKED + b"1;", b"x", 400),
        (CHUNKED, b"1;y\r\n \r\n", 400),
        (CHUNKED + b"1\r\n \r\n0\r\n", b"X: y\r\n", 400),
        (CHUNKED + b"1\r\n \r\n0\r\nX: ", b"x", 400),
    ],
)
def test_what_does_not_end_is_refused_soon(
    server: Server, start: bytes, unit: bytes, status: int
) -> None:
    found, code, sent = answer(server, endless(start, unit))
    assert (found, code) == (status, "message" if status == 400 else "head")
    assert sent < ENDLESS // 4


def test_what_just_fits_is_served(server: Server) -> None:
    def sized(head: bytes, size: int) -> bytes:
        return head + b"x" * (size - len(head) - 4) + b"\r\n\r\n"

    close = GET + b"Connection: close\r\n"
    for request, status in (
        (sized(close + b"X: ", LARGEST_HEAD), 200),
        (sized(close + b"X: ", LARGEST_HEAD + 1), 431),
        (close + b"X: y\r\n" * (MOST_HEADERS - 2) + b"\r\n", 200),
        (close + b"X: y\r\n" * (MOST_HEADERS - 1) + b"\r\n", 431),
        (close.replace(b"/api/rooms", b"/api/rooms?" + b"x" * (LONGEST_URL - 11)) + b"\r\n", 200),
        (close.replace(b"/api/rooms", b"/api/rooms?" + b"x" * (LONGEST_URL - 10)) + b"\r\n", 414),
    ):
        with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as line:
            for byte in (request[:1], request[1:7], request[7:]):
                line.sendall(byte)
            assert int(line.recv(4096).split()[1]) == status, request[:99]


def test_a_body_in_tiny_chunks_is_read(server: Server) -> None:
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Ada"}')
    end = b"0\r\nX-Trailer: ignored\r\n\r\n"
    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as line:
        line.sendall(CHUNKED + chunks + end)
        assert status_of(line) == 201
        line.sendall(GET + b"\r\n")  # and the line is good for another call
        assert status_of(line) == 200


def status_of(line: socket.socket) -> int:
    """The status of an answer that is read to its end."""
    with HTTPResponse(line) as found:
        found.begin()
        found.read()
        return found.status


def test_requests_in_one_breath_are_answered_one_by_one(server: Server) -> None:
    """None is lost, though only a few are begun at a time."""
    many = 3000
    one = b"HEAD /api/rooms HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"
    text = b""
    with closing(socket.create_connection(("127.0.0.1", server.port), 60)) as line:
        sending = threading.Thread(
            target=line.sendall, args=(one * many + GET + b"Connection: close\r\n\r\n",)
        )
        sending.start()
        while more := line.recv(1 << 16):
            text += more
        sending.join()
    assert text.count(b"HTTP/1.1 ") == many + 1


def test_calls_that_wait_are_not_read_one_after_the_other(server: Server) -> None:
    """However many calls with a body come, no more is taken than was answered, and a read or so."""
    ada = Guest(server, "Ada")
    ada.create()
    call = b"POST /api/rooms/%b/join HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.77\r\n"
    call += b'Cookie: %b\r\nContent-Length: 14\r\n\r\n{"name": "Ada"}'
    call = call.replace(b"14", b"15") % (ada.room.encode(), ada.cookie.encode())
    much, sent, text = memoryview(call * (1 << 14)), 0, b""
    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as line:
        line.setblocking(False)
        while text.count(b"HTTP/1.1 200 ") < CALLS:
            readable, writable, _ = select.select([line], [line] * (sent < ENDLESS), [], 20)
            if readable:
                text += line.recv(1 << 16)
            if writable:
                sent += line.send(much[sent % len(call) :])
    assert sent < ENDLESS
