"""Clients that ask a lot in one breath and hang up leave nothing behind."""

import resource
import socket
import time
from pathlib import Path

import pytest

from server.clients import Server, served

pytestmark = pytest.mark.slow  # with a server of its own

CLIENTS = 50
REQUESTS = 150  # of each, none of which it reads
ASKED = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * REQUESTS
MOST_KEPT = 4 << 20  # bytes; 16 MB were kept when answers went on for clients who had gone


def bytes_held(server: Server) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


def until_it_rests(server: Server) -> None:
    """Wait until its processor time stands still."""
    spent, before = -1, -2
    while spent != before:
        time.sleep(0.3)
        stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        before, spent = spent, int(stat[11]) + int(stat[12])


def ask_and_hang_up(server: Server) -> None:
    lines = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(CLIENTS)]
    for line in lines:
        line.sendall(ASKED)
    for line in lines:
        line.recv(1)
    until_it_rests(server)
    for line in lines:
        line.close()
    until_it_rests(server)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks /proc what is held")
def test_answers_end_where_nobody_waits_for_them(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ask_and_hang_up(server)
        held = bytes_held(server)
        for _ in range(3):
            ask_and_hang_up(server)
        grown = bytes_held(server) - held
    assert "Traceback" not in server.log.read_text()
    assert grown < MOST_KEPT
