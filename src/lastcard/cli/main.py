"""The command ``lastcard``."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from .. import __version__

# Each is a module with `describe`, imported when it is chosen: the referee waits for no server.
COMMANDS = {
    "play": "play a round against bots in the terminal",
    "referee": "play a scenario and print the verdict",
    "serve": "run the game server (what lastcard does without a command)",
    "simulate": "play many games and print what happened in them",
    "tournament": "let bots play each other, and say which is better and how sure that is",
    "verify": "check that a record's rounds were shuffled fairly",
}
ABOUT = ("-h", "--help", "--version")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser(chosen: str) -> argparse.ArgumentParser:
    """Knows all commands by name, and the options of the one that was chosen."""
    main = Parser(
        prog="lastcard", description="UNO, UNO Spin and UNO Rummy exactly as the rule sheets say."
    )
    main.add_argument("--version", action="version", version=f"lastcard {__version__}")
    commands = main.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose)
        if name == chosen:
            import_module(f".{name}", __package__).describe(command)
    return main


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Without a command: serve."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ABOUT):
        words.insert(0, "serve")
    options = parser(words[0]).parse_args(words)
    try:
        return int(options.run(options))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
