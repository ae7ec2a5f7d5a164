"""A finished round, step by step, with all hands open: for who wants to see it again."""

from typing import Any

import msgspec

from ..game.events import Event
from ..game.match import Match
from . import wire
from .showing import shown_match, words


class Step(msgspec.Struct, frozen=True):
    """What happened, and how the table was then."""

    events: list[str]
    match: wire.UnoShown | wire.SpinShown | wire.RummyShown


class Replay(msgspec.Struct, frozen=True):
    """The last round of a record."""

    names: list[str]
    steps: list[Step]


def steps_of(record: dict[str, Any]) -> Replay:
    """The last round of a record, from its deal to its end."""
    steps: list[Step] = []

    def watch(match: Match, happened: tuple[Event, ...]) -> None:
        if match.game.actions and str(match.game.actions[-1][1]) == "deal":
            steps.clear()
        hands: list[str | None] = [words(hand) for hand in match.game.hands()]
        shown = msgspec.structs.replace(shown_match(match, None), hands=hands)
        steps.append(Step([str(event) for event in happened], shown))

    match = Match.replay(record, watch)
    return Replay(list(match.names), steps)
