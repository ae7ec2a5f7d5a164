"""``lastcard verify``: recompute every deal of a record."""

import argparse
import sys
from pathlib import Path

from ..game.fairness import verify
from ..notation.errors import NotationError
from ..notation.reading import decode, load_json
from ..notation.system_errors import plain

FAIR, UNFAIR, UNREADABLE = 0, 1, 2


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Recompute every deal of a record from what was committed to before it. "
        "Exit 0: all as it should be; 1: not; 2: the file cannot be read."
    )
    parser.add_argument("file", metavar="RECORD", help="a record; - for standard input")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        data = load_json(decode(read(options.file)))
    except (OSError, NotationError) as error:
        reason = plain(error) if isinstance(error, OSError) else error
        print(f"lastcard verify: {options.file}: {reason}", file=sys.stderr)
        return UNREADABLE
    try:
        rounds = verify(data)
    except NotationError as error:
        print(f"lastcard verify: {error}", file=sys.stderr)
        return UNFAIR
    what = "1 round was" if rounds == 1 else f"All {rounds} rounds were"
    print(f"{what} shuffled from what was committed to, and dealt as recorded.")
    return FAIR


def read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
