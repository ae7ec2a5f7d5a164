"""Connections that take their time: in the end they are closed, and they lock nobody out."""

import json
import resource
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from itertools import cycle
from pathlib import Path

import pytest

from lastcard.wire.closing import NOT_ALLOWED, TOO_MANY
from server.clients import Guest, Server, served

pytestmark = pytest.mark.slow  # each with a server of its own

# The same server with less patience.
SHORT = """
import sys
from lastcard.cli.main import main
from lastcard.server import http_protocol
http_protocol.HEAD_SECONDS = http_protocol.BODY_SECONDS = http_protocol.UNREAD_SECONDS = 0.3
sys.exit(main())
"""
# Its own answers take longer than a client may take for a head.
SLOW = SHORT.replace(
    "sys.exit",
    """import asyncio
from lastcard.server.api import Api
list_rooms = Api.list_rooms
async def slowly(api, request):
    await asyncio.sleep(1)
    return await list_rooms(api, request)
Api.list_rooms = slowly
sys.exit""",
)
# It does not make up its mind about sockets.
UNDECIDED = """
import asyncio, sys
from lastcard.cli.main import main
from lastcard.server import app, socket_protocol
socket_protocol.OPENING_SECONDS = 0.3
app.Sockets.admit = lambda *_: asyncio.sleep(3600)
sys.exit(main())
"""
# Here the system itself cuts lines on which nothing is read; the server would be too late.
BY_THE_SYSTEM = """
import sys
from lastcard.cli import serve
from lastcard.cli.main import main
from lastcard.server import http_protocol
http_protocol.UNREAD_SECONDS = 3600.0
serve.UNREAD_SECONDS = 1
sys.exit(main())
"""
FEW_FILES = 160  # a server may open this many files, and no more
OF_ONE_ADDRESS = 20
TIGHT = f"""
import sys
from functools import partial
from lastcard.cli.main import main
from lastcard.server import app
app.Limits = partial(app.Limits, connections={OF_ONE_ADDRESS}, sockets={OF_ONE_ADDRESS})
sys.exit(main())
"""
UNTRUSTING = ("serve", "--host", "127.0.0.1")
HEAD = b"GET /api/rooms HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n"
UPGRADE = (
    b"GET /api/socket?ticket=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
FROM_ELSEWHERE = POST.replace(b"Host: x", b"Host: x\r\nX-Forwarded-For: 192.0.2.8")


class ShortServer(Server):
    program = ("-c", SHORT, *Server.arguments)


class SlowServer(Server):
    program = ("-c", SLOW, *Server.arguments)


class UndecidedServer(Server):
    program = ("-c", UNDECIDED, *Server.arguments)


class ServerOnASystemThatCuts(Server):
    program = ("-c", BY_THE_SYSTEM, *Server.arguments)


class TightServer(Server):
    program = ("-c", TIGHT, *UNTRUSTING)


class ServerWithFewFiles(Server):
    """Trusts this machine, so that all connections count together and none by address."""

    program = (
        "-c",
        "import os, resource, sys\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW_FILES}, {FEW_FILES}))\n"
        "os.execv(sys.executable, [sys.executable, '-m', 'lastcard.cli.main', *sys.argv[1:]])",
        *Server.arguments,
    )


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("short"), kind=ShortServer) as server:
        yield server


def line_to(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 20)


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    text = b""
    while more := line.recv(1 << 16):
        text += more
    return text


@pytest.mark.parametrize("sent", [HEAD, b"G", POST, POST + b'{"name"'])
def test_a_request_that_does_not_come_to_its_end(short: Server, sent: bytes) -> None:
    with closing(line_to(short)) as line:
        line.sendall(sent)
        text = answer(line)
    assert text.startswith(b"HTTP/1.1 408 ")
    assert json.loads(text.partition(b"\r\n\r\n")[2])["code"] == "late"


def test_a_head_that_comes_byte_by_byte_has_no_more_time(short: Server) -> None:
    with closing(line_to(short)) as line:
        line.sendall(HEAD + b"X: ")
        while not select.select([line], [], [], 0.05)[0]:
            line.sendall(b"x")
        assert answer(line).startswith(b"HTTP/1.1 408 ")


def test_a_second_request_has_a_deadline_too(short: Server) -> None:
    with closing(line_to(short)) as line:
        line.sendall(HEAD + b"\r\n")
        text = line.recv(4096)
        line.sendall(HEAD)
        text += answer(line)
    assert text.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in text


def test_a_line_without_a_word_is_closed_without_one(short: Server) -> None:
    with closing(line_to(short)) as line:
        assert answer(line) == b""


def test_a_next_head_is_not_late_while_we_answer(tmp_path: Path) -> None:
    with served(tmp_path, kind=SlowServer) as server, closing(line_to(server)) as line:
        line.sendall(HEAD + b"\r\n" + HEAD + b"X: ")
        while not select.select([line], [], [], 0.05)[0]:
            line.sendall(b"x")
        text = answer(line)
    assert text.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in text


def ask_for_ever(line: socket.socket) -> None:
    call = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n"
    for number in cycle(range(1, 255)):
        line.sendall(call % number)


def test_an_answer_that_nobody_reads(short: Server) -> None:
    """Answers pile up until the line is cut; so does what is asked meanwhile."""
    with closing(line_to(short)) as line, pytest.raises((BrokenPipeError, ConnectionResetError)):
        ask_for_ever(line)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux has this")
def test_a_line_on_which_nothing_is_read_is_cut_by_the_system(tmp_path: Path) -> None:
    """Also a socket, and one that is closed but not yet read to its end."""
    with served(tmp_path, kind=ServerOnASystemThatCuts) as server:
        line = line_to(server)
        with closing(line), pytest.raises((BrokenPipeError, ConnectionResetError)):
            ask_for_ever(line)


def test_one_address_has_so_many_connections_and_the_idle_ones_go_first(tmp_path: Path) -> None:
    with served(tmp_path, kind=TightServer) as server, ExitStack() as lines:
        waiting = [lines.enter_context(closing(line_to(server))) for _ in range(OF_ONE_ADDRESS)]
        for line in waiting:
            line.sendall(HEAD)
        more = [lines.enter_context(closing(line_to(server))) for _ in range(5)]
        for line in more:  # they get in
            line.sendall(HEAD + b"\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
        for line in waiting[:5]:  # for those which have waited for longest
            assert line.recv(1) == b""
        for line in waiting[5:]:
            line.sendall(b"\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
        assert 'lastcard_ended_total{why="made_room"} 6.0' in metrics(server)  # it needs one too


def metrics(server: Server) -> str:
    with closing(line_to(server)) as line:
        line.sendall(b"GET /api/metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return answer(line).decode()


@pytest.mark.parametrize(
    "more", [b"Content-Length: 1\r\n\r\nx", b"X: " + b"x" * 9000 + b"\r\n\r\n"]
)
def test_a_call_for_a_socket_that_cannot_be_understood(short: Server, more: bytes) -> None:
    with closing(line_to(short)) as line:
        line.sendall(UPGRADE + more)
        text = answer(line)
    assert text.startswith(b"HTTP/1.1 400 ")
    assert json.loads(text.partition(b"\r\n\r\n")[2])["reason"] == "not_http"


def test_a_call_for_a_socket_that_gets_none(tmp_path: Path) -> None:
    with served(tmp_path, kind=UndecidedServer) as server, closing(line_to(server)) as line:
        line.sendall(UPGRADE + b"\r\n")
        with suppress(ConnectionResetError):
            assert answer(line) == b""


def test_a_socket_counts_until_its_line_is_cut(tmp_path: Path) -> None:
    """Also one that was told why it may not stay, and says no goodbye."""
    with served(tmp_path, kind=TightServer) as server, ExitStack() as lines:
        codes = []
        for _ in range(OF_ONE_ADDRESS + 1):
            line = lines.enter_context(closing(line_to(server)))
            line.sendall(UPGRADE + b"\r\n")
            text = b""
            while b"\x88\x02" not in text:
                text += line.recv(4096)
            codes.append(int.from_bytes(text[-2:], "big"))
    assert codes == [NOT_ALLOWED] * OF_ONE_ADDRESS + [TOO_MANY]


@pytest.mark.parametrize("half", [b"", b"GET / HTTP/1.1\r\n", FROM_ELSEWHERE])
def test_half_open_connections_do_not_lock_newcomers_out(tmp_path: Path, half: bytes) -> None:
    with served(tmp_path, kind=ServerWithFewFiles) as server, ExitStack() as lines:
        for _ in range(2 * FEW_FILES):
            line = lines.enter_context(closing(line_to(server)))
            line.sendall(half)
        ada = Guest(server, "Ada")
        ada.create()
        assert ada.call("/api/rooms")[0] == 200
        log = server.log.read_text()
    assert f"only {FEW_FILES} files may be open at a time" in log
    assert "ulimit -n" in log
    assert log.count("idle connections are closed") == 1
    assert "Traceback" not in log


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    program = (
        "import resource\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}))\n"
        "from lastcard.server.open_files import raise_limit\n"
        "print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    allowed = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    assert found.stdout.split() == [str(allowed)] * 2
