"""``lastcard referee``: play a scenario and print the verdict."""

import argparse
import json
import sys
from collections.abc import Iterator

from ..game.referee import judge
from ..notation.errors import NotationError
from ..notation.reading import decode
from ..notation.scenario import Scenario
from ..notation.system_errors import plain

LEGAL, ILLEGAL, NO_SCENARIO = 0, 1, 2


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play a scenario (docs/notation.md) and print the verdict as JSON. "
        "Exit 0: all actions were legal; 1: one was not; 2: the input is not a scenario."
    )
    parser.add_argument("file", metavar="FILE", help="a file with a scenario; - for standard input")
    parser.add_argument(
        "--lines", action="store_true", help="one scenario per line in, one verdict per line out"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        return run_lines(options.file) if options.lines else run_one(options.file)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"lastcard referee: {options.file}: {plain(error)}", file=sys.stderr)
        return NO_SCENARIO


def run_one(name: str) -> int:
    try:
        verdict = judge(Scenario.parse(decode(b"".join(lines_of(name)))))
    except NotationError as error:
        print(f"lastcard referee: {error}", file=sys.stderr)
        return NO_SCENARIO
    print(json.dumps(verdict, indent=2))
    return LEGAL if verdict["ok"] else ILLEGAL


def run_lines(name: str) -> int:
    """The exit code is that of the worst line."""
    worst = LEGAL
    for line in lines_of(name):
        if not line.strip():
            continue
        try:
            verdict = judge(Scenario.parse(decode(line)))
            worst = max(worst, LEGAL if verdict["ok"] else ILLEGAL)
        except NotationError as error:
            problem = {"action": None, "rule": None, "message": str(error)}
            verdict = {"ok": False, "applied": 0, "error": problem}
            worst = NO_SCENARIO
        print(json.dumps(verdict), flush=True)
    return worst


def lines_of(name: str) -> Iterator[bytes]:
    if name == "-":
        yield from sys.stdin.buffer
        return
    with open(name, "rb") as file:
        yield from file
