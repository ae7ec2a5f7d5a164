"""A finished round from its room's log: its record, and the round step by step with open hands."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from .. import wire
from ..game.events import Event
from ..notation.action import DEAL
from ..wire import GameEvent
from ..wire.games import shown_match
from ..wire.pieces import in_notation
from ..wire.telling import on_wire
from . import entries as log
from .frames import stand_in
from .restoring import restore
from .room import Room


class ReplayStep(msgspec.Struct, frozen=True):
    """What happened, and how the table was then."""

    events: list[GameEvent]
    match: wire.AnyShown


class Replay(msgspec.Struct, frozen=True):
    """The last round of a record."""

    names: list[str]
    steps: list[ReplayStep]


class Finished(NamedTuple):
    """Both as JSON."""

    record: bytes
    replay: bytes


def finished(lines: Sequence[str]) -> Finished:
    """Play a log up to the end of a round; in the rounds before the last, nothing is looked at."""
    room = Room()
    last = last_deal(lines)
    steps: list[ReplayStep] = []

    def heard(entry: log.Anything, events: tuple[Event, ...]) -> None:
        if room.seq < last or not isinstance(entry, log.Started | log.Acted):
            return
        assert room.match is not None
        hands: list[str | None] = [in_notation(hand) for hand in room.match.game.hands()]
        shown = msgspec.structs.replace(shown_match(room.match, None), hands=hands)
        stood_in = stand_in(room, entry)
        steps.append(ReplayStep([on_wire(event, stood_in) for event in events], shown))

    restore(room, lines, heard)
    assert room.match is not None
    again = Replay(list(room.match.names), steps)
    return Finished(log.encoder.encode(room.record()), wire.encoder.encode(again))


def last_deal(lines: Sequence[str]) -> int:
    """The number of the entry with which the last round began."""
    for number in range(len(lines), 0, -1):
        entry = log.from_text(lines[number - 1])
        dealt = isinstance(entry, log.Acted) and entry.action == str(DEAL)
        if dealt or isinstance(entry, log.Started):
            return number
    raise ValueError("nothing was dealt in this room")
