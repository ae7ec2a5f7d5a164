"""How soon the referee is ready, beside Python alone.

    .venv/bin/python benchmarks/start.py [--json]

A person asks in the terminal whether something may be done. The time is that of the whole command,
from the question to the verdict; what counts is how much longer it takes than `python -c pass`.
All are run in rotation so that a noisy machine hits all alike, and the median of each is taken.

A question in UNO Rummy has no limit here: it waits for the tables of the solver, which are worked
out each time.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bars import Bar, add_options, at_most, report

TURNS = 15
LIMIT = 0.1  # seconds beyond Python alone
ALONE = "Python alone"

UNO = {
    "game": "uno",
    "players": 2,
    "dealer": 1,
    "turn": 0,
    "hands": ["b3 w", "g4 g5"],
    "discard": "r7",
    "stock": "r2 y9",
    "actions": ["0:draw", "0:play w=b"],
}
RUMMY = {
    "game": "rummy",
    "players": 2,
    "opener": 0,
    "turn": 0,
    "hands": ["r5 r7 b1", "g4 g6"],
    "stock": "y9 y11",
    "table": ["r4 j=r5 r6"],
    "actions": ["0:swap r5", "0:lay r4 r5 r6 r7"],
}
QUESTIONS = {"UNO": UNO, "UNO Rummy": RUMMY}


def bare_seconds() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - start


def referee_seconds(question: dict[str, Any]) -> float:
    command = [Path(sys.executable).with_name("lastcard"), "referee", "-"]
    asked = json.dumps(question)
    start = time.perf_counter()
    done = subprocess.run(command, input=asked, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    verdict = json.loads(done.stdout)
    assert (done.returncode, verdict["applied"]) == (1, 1), "both end in something not allowed"
    return seconds


def measure() -> tuple[dict[str, float], dict[str, Bar]]:
    seconds: dict[str, list[float]] = {name: [] for name in (ALONE, *QUESTIONS)}
    for _ in range(TURNS):
        seconds[ALONE].append(bare_seconds())
        for name, question in QUESTIONS.items():
            seconds[name].append(referee_seconds(question))
    middle = {name: statistics.median(all_turns) for name, all_turns in seconds.items()}
    figures = {f"{name}, ms": round(found * 1000, 1) for name, found in middle.items()}
    return figures, {"UNO, s beyond Python alone": at_most(middle["UNO"] - middle[ALONE], LIMIT)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    figures, bars = measure()
    return report("The start of the referee", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
