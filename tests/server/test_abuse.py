"""The benchmark of attacks (`benchmarks/abuse.py`) still runs; its figures are not judged here."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "abuse.py"


def abuse(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROGRAM), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.slow
def test_a_short_attack_beside_the_canary() -> None:
    done = abuse("--json", "--only", "bad-json", "--seconds", "1")
    assert done.returncode in (0, 1), done.stderr  # 1: a bar was missed, perhaps by a busy machine
    found: dict[str, Any] = json.loads(done.stdout)
    attack = found["figures"]["bad-json"]
    assert attack["sent"]["answers"]["message"] > 0  # refused, message by message
    assert attack["quiet"]["p50"] > 0
    assert attack["attacked"]["p50"] > 0
    unwanted = ["canary refused, sockets lost", "newcomers turned away", "ready afterwards"]
    assert all(found["bars"][f"bad-json: {what}"]["ok"] for what in unwanted), done.stderr


def test_every_attack_says_what_it_does() -> None:
    done = abuse("--list")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 30
    assert all(len(line.split()) > 3 for line in lines), lines
