"""A room from its log."""

from collections.abc import Callable, Sequence

from ..game.events import Event
from . import entries as log
from .room import Room

Heard = Callable[[log.Anything, tuple[Event, ...]], None]


def ignore(entry: log.Anything, events: tuple[Event, ...]) -> None:
    pass


def replay(room: Room, lines: Sequence[str], heard: Heard = ignore) -> None:
    """Play a log again.

    Of matches that are over and left only what they left behind counts: who sits where, the
    records. So a room that has seen a hundred matches is back as fast as any other.
    """
    entries = [log.from_text(line) for line in lines]
    left = max((n for n, entry in enumerate(entries) if isinstance(entry, log.WentOn)), default=0)
    for number, entry in enumerate(entries):
        heard(entry, room.apply(entry, skim=number < left))
