"""HTTP calls that lead nowhere: wrong methods, bodies, paths, rooms and codes; too many of them."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.server.api import OPERATIONS
from server.clients import Guest, Server, served
from server.watched import SECRET_WORD, Watched, addresses, http, nested_rules

HEAD = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


def raw(server: Server, request: bytes, wait: bool = True) -> bytes:
    """Bytes as they are; the status line of the answer."""
    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as connection:
        connection.sendall(request)
        return connection.recv(4096).split(b"\r\n")[0] if wait else b""


def test_wrong_methods(server: Server) -> None:
    paths = {op.path for op in OPERATIONS}
    for path in sorted(paths):
        allowed = {op.method for op in OPERATIONS if op.path == path}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        asked = path.replace("{room}", "BCDFGH").replace("{record}", "x")
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            if method not in allowed:
                assert http(server, method, asked)[0] == 405, (method, asked)
        if "HEAD" in allowed:
            assert http(server, "HEAD", asked)[0] in (200, 400, 404)
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert http(server, method, "/")[0] == 405


# Bodies

BODIES = (
    "",
    "{",
    "null",
    "[]",
    "5",
    '"x"',
    "{}",
    '{"name": null}',
    '{"name": 5}',
    '{"name": ["x"]}',
    '{"name": "x", "name": 5}',
    '{"name": "x", "seat": 1}',
    '{"name": "\\ud800"}',
    '{"name": NaN}',
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    "[" * 4000,
    '{"name": ' * 400,
    json.dumps({"name": SECRET_WORD, "x": "y" * 5000}),
    b" " * 4097,
    b" " * 1_000_000,
)
BAD_NAMES = ("", " ", "\u200b", "\u202e", "\n\t", "x" * 21, "\u0301", "\x00", SECRET_WORD * 100)


def test_bodies_that_cannot_be_read(server: Server) -> None:
    room = Watched(server)
    before = asyncio.run(room.state())
    paths = [
        "/api/rooms",
        f"/api/rooms/{room.ada.room}/join",
        f"/api/rooms/{room.ada.room}/programs",
    ]
    for path in paths:
        for body in BODIES:
            try:
                status, text = http(server, "POST", path, body, cookie=room.ada.cookie)
            except (BrokenPipeError, ConnectionResetError):  # it hung up on a long one
                assert len(body) > 100_000
                continue
            assert status == 400, (path, body)
            problem = json.loads(text)
            assert problem["code"] == "message"
            assert problem["message"]
        for name in BAD_NAMES:
            status, text = http(server, "POST", path, json.dumps({"name": name}))
            assert (status, json.loads(text)["code"]) == (400, "name"), name
    assert asyncio.run(room.state()) == before


def test_bodies_without_an_honest_length(server: Server) -> None:
    chunk = b"800\r\n" + b" " * 2048 + b"\r\n"
    for path in (b"/api/rooms", b"/api/rooms/x/join", b"/api/rooms/x/ticket"):
        post = b"POST " + path + HEAD
        chunked = post + b"Transfer-Encoding: chunked\r\n\r\n"
        for request in (
            post + b"\r\n",
            chunked + chunk * 3 + b"0\r\n\r\n",
            chunked + chunk * 40,  # without an end
            chunked + b"zz\r\n",
            post + b"Content-Length: -1\r\n\r\n",
            post + b"Content-Length: x\r\n\r\n",
            post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"\x00\x01\x02\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
        ):
            assert raw(server, request).split()[1:2] == [b"400"], request[:200]


def test_a_client_that_hangs_up_in_the_middle_of_a_body(server: Server) -> None:
    """Found by this test: a traceback in the server's log for each."""
    for path in (b"/api/rooms", b"/api/rooms/x/join", b"/api/rooms/x/ticket"):
        raw(server, b"POST " + path + HEAD + b'Content-Length: 99\r\n\r\n{"name"', wait=False)
    assert http(server, "GET", "/api/health")[0] == 200


@pytest.mark.parametrize("depth", [20, 400, 700, 900])
def test_a_room_with_settings_that_are_nested_deeply(server: Server, depth: int) -> None:
    for settings in nested_rules(depth):
        status, _ = http(server, "POST", "/api/rooms", f'{{"name": "x", "settings": {settings}}}')
        assert status == 400


# Paths


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/..\\..\\app.py",
        "//etc/passwd",
        "/../app.py",
        "/%00",
        "/index.html%00.png",
        "/%ff%fe",
        "/%ed%a0%80",
        "/" + "a" * 5000,
        "/" + "a/" * 2000,
        "/api/records/%00",
        "/api/records/" + "x" * 5000,
        "/api/records/../health/x",
        "/api/records/' OR 1=1 --".replace(" ", "%20"),
        "/api/rooms/x",
        "/api/nothing",
        "/api/socket",
    ],
)  # fmt: skip
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    status, text = http(server, "GET", path)
    assert status == 404
    assert b"root:" not in text
    assert b"import" not in text


def test_a_path_that_is_too_long_for_http(server: Server) -> None:
    assert raw(server, b"GET /" + b"a" * 100_000 + HEAD + b"\r\n").split()[1:2] == [b"414"]


@pytest.mark.parametrize("name", ["NOROOM", "noroom", "%00", "%ff", "x" * 3000, "..", "%2e%2e%2f"])
def test_rooms_that_are_not_there(server: Server, name: str) -> None:
    for call in ("join", "ticket", "programs"):
        status, text = http(server, "POST", f"/api/rooms/{name}/{call}", '{"name": "Eve"}')
        assert status in (404, 405), text


# Limits


def slowed_down(ask: Callable[[], tuple[int, bytes]]) -> list[int]:
    """Ask until it is too often; what was answered before."""
    before: list[int] = []
    while (answer := ask())[0] != 429:
        before.append(answer[0])
        assert len(before) < 500
    assert json.loads(answer[1])["code"] == "rate"
    return before


def test_wrong_codes_are_slowed_down_and_right_ones_are_not(server: Server) -> None:
    room = Watched(server)
    eve = {"x-forwarded-for": next(addresses)}
    for number in range(19):
        wrong = http(server, "POST", f"/api/rooms/WRONG{'BCDF'[number % 4]}/ticket", "{}", **eve)
        assert wrong[0] == 404
        right = http(server, "POST", f"/api/rooms/{room.code}/ticket", "{}", **eve)
        assert right[0] == 403
    slowed_down(lambda: http(server, "POST", "/api/rooms/WRONGX/ticket", "{}", **eve))
    assert http(server, "POST", "/api/rooms/WRONGX/ticket", "{}")[0] == 404  # from elsewhere


def test_codes_cannot_be_guessed_in_other_letters(tmp_path: Path) -> None:
    """Found by this test: "ß" is "SS" in capitals, and five letters were not counted as a code."""
    server = Server(tmp_path)
    ada = Guest(server, "Ada")
    ada.create()
    server.stop()
    with closing(sqlite3.connect(tmp_path / "lastcard.db")) as database:
        database.execute("UPDATE rooms SET code = 'SSBCDF'")
        database.commit()
    with served(tmp_path) as again:
        eve = {"x-forwarded-for": next(addresses)}

        def join(code: str) -> tuple[int, bytes]:
            return http(again, "POST", f"/api/rooms/{code}/join", '{"name": "Eve"}', **eve)

        for guess in ("SSBCDF", "ssbcdf", "%C3%9FBCDF"):
            slowed_down(lambda: join("WRONGX"))
            assert join(guess)[0] != 200, guess


def test_too_many_rooms_or_calls_from_one_address(server: Server) -> None:
    eve = {"x-forwarded-for": next(addresses)}
    opened = slowed_down(lambda: http(server, "POST", "/api/rooms", '{"name": "Eve"}', **eve))
    assert opened == [201] * len(opened)
    assert len(opened) >= 30
    assert http(server, "GET", "/api/rooms", **eve)[0] == 200
    # All in one breath: one after the other may be too slow for the limit on a busy machine.
    call = (
        b"GET /api/rooms HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\n"
        % eve["x-forwarded-for"].encode()
    )
    answers = b""
    with closing(socket.create_connection(("127.0.0.1", server.port), 60)) as connection:
        connection.sendall((call + b"\r\n") * 500 + call + b"Connection: close\r\n\r\n")
        while more := connection.recv(1 << 16):
            answers += more
    assert answers.count(b"HTTP/1.1 200 ") + answers.count(b"HTTP/1.1 429 ") == 501
    # To be refused takes a while, in which others come to their turn.
    assert 0 < answers.count(b"HTTP/1.1 429 ") < 60
