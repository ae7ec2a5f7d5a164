"""The benchmark of attacks (`benchmarks/abuse.py`) still runs; its figures are not judged here."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lastcard import wire
from server.tables import Table, at_a_table

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "abuse.py"
# Other modules of the benchmarks have the names of ours.
INSIDE = f"import sys; sys.path[:0] = [{str(PROGRAM.parent)!r}, {str(PROGRAM.parent / 'peer')!r}]\n"
LAY = """
import json
from attacks import ATTACKS
from attacks.matches import long_lay
print(json.dumps([long_lay(), ATTACKS["lays"].provokes]))
"""
ROTTEN = """
from dataclasses import replace
import abuse
abuse.ATTACKS["bad-json"] = replace(abuse.ATTACKS["bad-json"], provokes="applause")
sys.exit(abuse.main())
"""


def abuse(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROGRAM), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.slow
def test_a_short_attack_beside_the_canary() -> None:
    done = abuse("--json", "--only", "bad-json", "--seconds", "1")
    assert done.returncode in (0, 1), done.stderr  # 1: a bar was missed, perhaps by a busy machine
    found: dict[str, Any] = json.loads(done.stdout)
    attack = found["figures"]["bad-json"]
    assert attack["sent"]["answers"]["bad_message"] > 0  # refused, message by message
    assert attack["quiet"]["p50"] > 0
    assert attack["attacked"]["p50"] > 0
    unwanted = ["canary refused, sockets lost", "newcomers turned away", "ready afterwards"]
    assert all(found["bars"][f"bad-json: {what}"]["ok"] for what in unwanted), done.stderr


@pytest.mark.slow
def test_an_attack_that_does_not_hear_the_answer_it_names_is_not_prepared() -> None:
    words = ("--only", "bad-json", "--seconds", "1")
    command = [sys.executable, "-c", INSIDE + ROTTEN, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1, done.stderr
    assert "bad-json: not prepared: its answers are {'bad_message': " in done.stdout
    assert "without 'applause'" in done.stdout


def test_a_table_in_a_thousand_letters_reaches_the_rules(tmp_path: Path) -> None:
    """Found: it had more letters than an action may have, and was refused unread."""
    command = [sys.executable, "-c", INSIDE + LAY]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    action, provoked = json.loads(done.stdout)

    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        table.connect("ben")
        await table.ask("ben", wire.Ready, True)
        await table.ask("ada", wire.Start)
        assert table.room.match is not None
        (guest,) = (("ada", "ben")[seat] for seat in table.room.match.game.to_act)
        for message in (wire.Act("1", table.room.seq, action), wire.Try("2", action)):
            assert wire.decoder.decode(wire.encoder.encode(message)) == message
        told = await table.act(guest, action), await table.ask(guest, wire.Try, action)
        assert [refusal.reason for refusal in told] == [provoked] * 2

    at_a_table(tmp_path, work, game="rummy")


PINGED = """
import asyncio, sys
from sockets import Client
class Line:
    def write(self, data): sys.stdout.buffer.write(data)
async def go():
    client = Client(b"", print)
    client.transport, client.shaken = Line(), True
    client.data_received(bytes((0x89, 4)) + b"ping")
asyncio.run(go())
"""


def test_a_ping_gets_its_bytes_back() -> None:
    """Found: an empty pong is none, so every socket of a benchmark died after 40 seconds."""
    command = [sys.executable, "-c", INSIDE + PINGED]
    done = subprocess.run(command, capture_output=True, timeout=60, check=True)
    assert done.stdout == bytes((0x8A, 0x84)) + bytes(4) + b"ping"  # the mask is zeros


def test_every_attack_says_what_it_does() -> None:
    done = abuse("--list")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(len(line.split()) > 3 for line in lines), lines
