"""What can be played, and how: all that a page has to know about a game before it is played.

Each fact comes from the part that decides about it. Here is only how they are told.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from .. import wire
from ..kinds import KINDS
from ..notation.errors import NotationError
from ..notation.options import LEAST_PLAYERS, SCORINGS, Rules, options_of
from .room import most_target

PRINTED: dict[str, Any] = {option.name: option.default for option in fields(Rules)}


class Scoring(msgspec.Struct, frozen=True):
    """A way to score."""

    name: str
    target: int | None  # what is played to where nothing else was agreed; null: one round
    most_target: int | None


class Preset(msgspec.Struct, frozen=True):
    """Rules that are ready to take."""

    name: str
    rules: Mapping[str, Any]


class GameOptions(msgspec.Struct, frozen=True):
    """What can be agreed on in a game."""

    game: str
    least_players: int
    most_players: int
    scorings: tuple[Scoring, ...]  # the printed one first
    switches: dict[str, bool]  # what can be on or off, and which of them it is as printed
    house_rules: tuple[str, ...]  # those of the switches that change the printed rules
    presets: tuple[Preset, ...]
    wheel: tuple[str, ...]  # what the wheel may say
    action_tiles: tuple[int, ...]  # the numbers of tiles that do something
    hints: bool  # whether `hint` can answer
    turn_seconds: tuple[int, ...]  # how long a turn may take; 0: without limit


def accepts(game: str, players: int = LEAST_PLAYERS, **rules: Any) -> bool:
    """Whether it can be played by this many, with these rules.

    >>> accepts("rummy", 4), accepts("rummy", 5), accepts("uno", scoring="rounds")
    (True, False, False)
    """
    try:
        Rules(**rules).check_for(game, players)
    except NotationError:
        return False
    return rules.keys() <= set(options_of(game))


def scorings(game: str) -> Iterable[Scoring]:
    """The ways to score; the one without points comes last."""
    for name in sorted(SCORINGS, key=lambda name: name == "none"):
        if accepts(game, scoring=name):
            rules = Rules(scoring=name)
            one_round = name == "none"
            yield Scoring(
                name,
                target=None if one_round else rules.target_in(game),
                most_target=None if one_round else most_target(rules),
            )


def switches(game: str) -> dict[str, bool]:
    """What can be on or off; what games print differently comes last.

    >>> switches("rummy")
    {'must_play': True, 'reverse_skips_with_two': False}
    """
    known = [name for name in options_of(game) if accepts(game, **{name: True})]
    printed = PRINTED | {"reverse_skips_with_two": Rules().reverse_skips(game)}  # U15
    return {name: printed[name] for name in sorted(known, key=lambda name: PRINTED[name] is None)}


def house_rules(game: str) -> tuple[str, ...]:
    """
    >>> house_rules("spin")[:2], house_rules("rummy")
    (('stacking', 'seven_zero'), ())
    """
    return tuple(name for name in switches(game) if PRINTED[name] is False)


def presets(game: str) -> tuple[Preset, ...]:
    return tuple(Preset(*each) for each in KINDS[game].notation.presets.items())


def options(game: str) -> GameOptions:
    kind = KINDS[game]
    return GameOptions(
        game=game,
        least_players=LEAST_PLAYERS,
        most_players=kind.notation.seats,
        scorings=tuple(scorings(game)),
        switches=switches(game),
        house_rules=house_rules(game),
        presets=presets(game),
        wheel=kind.notation.wheel,
        action_tiles=kind.notation.action_tiles,
        hints=kind.wire.hints is not None,
        turn_seconds=wire.TURN_SECONDS,
    )


def all_games() -> list[GameOptions]:
    return [options(game) for game in KINDS]


@cache
def answer() -> bytes:
    return msgspec.json.encode(all_games())
