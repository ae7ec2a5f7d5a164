"""A room from its log."""

from collections.abc import Callable, Sequence

from ..game.events import Event
from . import entries as log
from .room import Room

Heard = Callable[[log.Anything, tuple[Event, ...]], None]


def ignore(entry: log.Anything, events: tuple[Event, ...]) -> None:
    pass


def restore(room: Room, lines: Sequence[str], heard: Heard = ignore) -> None:
    """Play a log again; ``heard`` gets what happened since the last match was left.

    Of matches that are over and left only what they left behind counts: who sits where, the
    records. So a room that has seen a hundred matches is back as fast as any other.
    """
    entries = [log.from_text(line) for line in lines]
    left = max(
        (n for n, entry in enumerate(entries) if isinstance(entry, log.ReturnedToLobby)), default=0
    )
    for entry in entries[:left]:
        room.apply(entry, skim=True)
    for entry in entries[left:]:
        heard(entry, room.apply(entry))
