"""Refusals of calls have the documented form; pages of others may not call; operators may."""

import json
import os
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lastcard.server.api import OPERATIONS
from lastcard.wire.refused import CODE_OF
from server.clients import BareServer, Server, served
from server.watched import http

pytestmark = pytest.mark.slow  # each with a server of its own

MONITORED = [op.path for op in OPERATIONS if op.monitors]
FAULTY = """
import sys
from lastcard.cli.main import main
from lastcard.server.api import Api
async def fails(api, request):
    raise ZeroDivisionError("xyzzy")
Api.list_rooms = fails
sys.exit(main())
"""


class FaultyServer(Server):
    program = ("-c", FAULTY, *Server.arguments)


def call(
    server: Server, method: str, path: str, body: str | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body of an answer."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as line:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()


def refused(server: Server, method: str, path: str, body: str | None = None, **more: str) -> str:
    """The status and code of a refusal that has the documented form."""
    status, headers, text = call(server, method, path, body, **more)
    problem = json.loads(text)
    assert {"code", "reason", "message"} <= set(problem) <= {"code", "reason", "message", "details"}
    assert CODE_OF[problem["reason"]] == problem["code"]
    assert problem["message"]
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in headers
    return f"{status} {problem['code']}"


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/api/socket", "/assets/none.js"])
def test_where_there_is_nothing(server: Server, path: str) -> None:
    assert refused(server, "GET", path) == "404 path"
    assert call(server, "HEAD", path)[0] == 404


def test_what_cannot_be_done_there(server: Server) -> None:
    for path in {op.path for op in OPERATIONS} | {"/", "/index.html"}:
        allowed = {op.method for op in OPERATIONS if op.path == path} or {"GET"}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        asked = path.replace("{room}", "BCDFGH").replace("{record}", "x")
        for method in ("GET", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"):
            if method not in allowed:
                assert refused(server, method, asked) == "405 method", (method, path)
                said = call(server, method, asked)[1]["allow"]
                assert set(said.split(", ")) == allowed


def test_a_fault_of_ours(tmp_path: Path) -> None:
    with served(tmp_path, kind=FaultyServer) as server:
        assert refused(server, "GET", "/api/rooms") == "500 fault"
        assert b"xyzzy" not in call(server, "GET", "/api/rooms")[2]
        assert 'lastcard_failures_total{what="call"} 2.0' in told(server)
    assert "ZeroDivisionError" in server.log.read_text()  # for operators


def test_a_socket_where_there_is_none(server: Server) -> None:
    """Found by this test: a traceback in the log for each."""
    with pytest.raises(InvalidStatus) as found, connect(f"ws://127.0.0.1:{server.port}/nothing"):
        pass
    assert found.value.response.status_code == 403


# Pages of others


@pytest.mark.parametrize("path", ["/api/rooms", "/api/rooms/BCDFGH/join"])
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "http://["]
)
def test_a_page_of_another_server_may_not_call(server: Server, path: str, origin: str) -> None:
    assert refused(server, "POST", path, '{"name": "Eve"}', origin=origin) == "403 origin"


def test_our_own_pages_and_programs_may(tmp_path: Path) -> None:
    body = '{"name": "Ada"}'
    with served(tmp_path, 0, "--public-url", "https://play.example/") as server:
        for headers in (
            {},
            {"origin": server.url},
            {"origin": "https://play.example"},
            {"origin": "https://other.example", "host": "other.example"},
        ):
            assert call(server, "POST", "/api/rooms", body, **headers)[0] == 201, headers
        assert call(server, "GET", "/api/rooms", None, origin="http://evil.example")[0] == 200


# Looking after the server


def told(server: Server, **headers: str) -> str:
    status, _, text = call(server, "GET", "/api/metrics", **headers)
    assert status == 200
    return text.decode()


@pytest.fixture(scope="module")
def monitored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    os.environ["LASTCARD_MONITOR_TOKEN"] = "sesame"
    try:
        with served(tmp_path_factory.mktemp("monitored")) as server:
            yield server
    finally:
        del os.environ["LASTCARD_MONITOR_TOKEN"]


@pytest.mark.parametrize("path", MONITORED)
def test_who_may_look_after_the_server(monitored: Server, path: str) -> None:
    far, near = {"x-forwarded-for": "8.8.8.8"}, {"x-forwarded-for": "192.168.1.7"}
    assert refused(monitored, "GET", path, **far) == "403 monitor"
    assert call(monitored, "GET", path, **near)[0] == 200
    assert call(monitored, "GET", path)[0] == 200
    assert call(monitored, "GET", path, **far, authorization="Bearer sesame")[0] == 200
    for wrong in ("Bearer guess", "Bearer", "Basic sesame", "Bearer ", "sesame", "Bearer sésame"):
        assert refused(monitored, "GET", path, **far, authorization=wrong) == "403 monitor"


@pytest.mark.parametrize("path", MONITORED)
def test_a_proxy_that_is_not_trusted_is_not_told(tmp_path: Path, path: str) -> None:
    """It is nearby, but nobody knows for whom it asks."""
    with served(tmp_path, kind=BareServer) as server:
        assert call(server, "GET", path)[0] == 200
        for header in ("x-forwarded-for", "via", "forwarded", "x-real-ip"):
            assert refused(server, "GET", path, **{header: "10.0.0.1"}) == "403 monitor"


def test_behind_a_public_address_only_the_token_helps(tmp_path: Path) -> None:
    public = ("--public-url", "https://play.example")
    with served(tmp_path, 0, *public, kind=BareServer) as server:
        assert refused(server, "GET", "/api/health") == "403 monitor"
        assert call(server, "GET", "/api/address")[0] == 200  # what the pages need


def test_who_looks_after_the_server_is_not_slowed_down(server: Server) -> None:
    """Else a flood of calls from one machine would hide how the server is."""
    where = {"x-forwarded-for": "10.200.0.1"}
    while http(server, "GET", "/api/rooms", **where)[0] != 429:
        pass
    for _ in range(50):
        assert http(server, "GET", "/api/health", **where)[0] == 200


def test_the_pages_learn_the_address_and_nothing_else(tmp_path: Path) -> None:
    with served(tmp_path, 0, "--public-url", "https://play.example") as server:
        status, _, text = call(server, "GET", "/api/address", **{"x-forwarded-for": "8.8.8.8"})
        assert (status, json.loads(text)) == (200, {"address": "https://play.example"})


def test_the_counters_tell_how_late_the_loop_is_and_who_was_dropped(server: Server) -> None:
    with (
        connect(f"ws://127.0.0.1:{server.port}/api/socket?ticket=none") as line,
        pytest.raises(ConnectionClosed, match="4003"),
    ):
        line.recv(20)
    call(server, "GET", "/" + "x" * 9000)
    text = told(server)
    assert 'lastcard_dropped_total{code="4003"}' in text
    assert 'lastcard_ended_total{why="url_too_long"}' in text
    assert "lastcard_loop_lag_seconds_bucket" in text
