"""What several commands can be told, and how it is read."""

import argparse
import json
from contextlib import suppress
from dataclasses import fields
from typing import Any

from ..kinds import KINDS, Kind
from ..notation.errors import NotationError, did_you_mean, quoted
from ..notation.options import LEAST_PLAYERS, Rules, options_of
from ..notation.seeds import Seed


def add_players(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument(
        "--players",
        type=whole,
        default=default,
        metavar="N",
        help=f"{', '.join(map(seats_of, KINDS.values()))} ({default})",
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rule",
        nargs="+",
        action="extend",
        default=[],
        metavar="RULE",
        help="a house rule or option: stacking, jump_in, target=250, 'wheel={\"war\": 3}' ...",
    )


def seats_of(kind: Kind) -> str:
    return f"{kind.title}: {LEAST_PLAYERS} to {kind.notation.seats}"


def whole(text: str) -> int:
    """A whole number, even as 1_000_000 or 1e6."""
    try:
        number = float(text) if "e" in text.lower() else int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number") from None
    if number != number or number in (float("inf"), float("-inf")) or int(number) != number:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number")
    return int(number)


def seed_of(text: str) -> Seed:
    """A seed from the command line: digits are a number."""
    return int(text) if text.isdecimal() and len(text) < 100 else text


def parse_rules(words: list[str], game: str) -> Rules:
    """The rules agreed on; a rule of another game is an oversight, which is worth a word."""
    known = [option.name for option in fields(Rules)]
    here = options_of(game)
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            raise NotationError(f"{quoted(name)} is not a rule{did_you_mean(name, here)}")
        if name not in here:
            raise NotationError(
                f"{KINDS[game].title} has no rule {quoted(name)}; it has {', '.join(here)}"
            )
        options[name] = value_of(value) if equals else True
    return Rules(**options)


def value_of(text: str) -> Any:
    """What an option is set to: on or off, a number, a word, weights."""
    switches = {"on": True, "true": True, "off": False, "false": False, "": True}
    if text in switches:
        return switches[text]
    if text.isdecimal() or text.startswith("{"):
        with suppress(ValueError, RecursionError):  # Rules says what is wrong with it
            return json.loads(text)
    return text
