"""The command ``lastcard``."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from .. import __version__
from . import play, referee, serve, simulate, tournament, verify

COMMANDS = (play, referee, serve, simulate, tournament, verify)
ABOUT = ("-h", "--help", "--version")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    main = Parser(
        prog="lastcard", description="UNO, UNO Spin and UNO Rummy exactly as the rule sheets say."
    )
    main.add_argument("--version", action="version", version=f"lastcard {__version__}")
    commands = main.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return main


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Without a command: serve."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ABOUT):
        words.insert(0, "serve")
    options = parser().parse_args(words)
    try:
        return int(options.run(options))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
