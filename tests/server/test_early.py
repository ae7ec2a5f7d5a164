"""What the first match of UNO Rummy needs is there before it begins, and the loop never waits."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.clients import PATIENCE, Guest, Server, served

pytestmark = pytest.mark.slow  # each with a server of its own

# Tells in which thread the solver's tables are worked out, and when all is ready.
OBSERVED = """
import sys, threading
from lastcard.cli.main import main

def note(frame, event, _):
    name, file = frame.f_code.co_name, frame.f_code.co_filename
    thread = threading.current_thread().name
    if event == "return" and name == "tables" and file.endswith("tables.py"):
        print("tables in", thread, file=sys.stderr, flush=True)
    if event == "return" and name == "work" and file.endswith("early.py"):
        print("numba", "numba" in sys.modules, sys.getswitchinterval(), file=sys.stderr, flush=True)

threading.setprofile(note)
sys.setprofile(note)
sys.exit(main())
"""


class ObservedServer(Server):
    program = ("-c", OBSERVED, *Server.program[2:])


async def start_a_match(ada: Guest) -> None:
    async with await ada.connect() as socket:
        await ada.until(socket, "frame")
        for kind, details in (("add_bot", {"seat": 1, "level": "family"}), ("start", {})):
            await ada.say(socket, kind, **details)
            answer = await ada.until(socket, "done", "refused")
            assert answer["kind"] == "done", answer


def test_the_first_match_of_rummy_finds_everything_there(tmp_path: Path) -> None:
    with served(tmp_path, kind=ObservedServer) as server:
        end = time.monotonic() + PATIENCE
        while "numba" not in server.log.read_text():
            assert time.monotonic() < end, "nothing was made ready"
            time.sleep(0.02)
        ada = Guest(server, "Ada")
        ada.create(game="rummy", seats=2)
        asyncio.run(start_a_match(ada))
        told = server.log.read_text()
    assert "numba True 0.0005" in told
    assert "tables in getting ready" in told
    assert "tables in MainThread" not in told


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has opened")
def test_what_numba_opens_was_read_before() -> None:
    """Whoever opens a library that is not in memory yet keeps everybody waiting for the disk."""
    program = """
import importlib, os
from lastcard.server.early import COMPILER, libraries

def opened():
    with open("/proc/self/maps") as maps:
        return {line.split()[5] for line in maps if ".so" in line}

before = opened()
importlib.import_module(COMPILER)
read = {os.path.realpath(file) for file in libraries()}
large = {file for file in opened() - before if os.path.getsize(file) > 5_000_000}
print(len(large), *(large - read))
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    number, *unread = found.stdout.split()
    assert int(number) > 1, found.stderr
    assert not unread
