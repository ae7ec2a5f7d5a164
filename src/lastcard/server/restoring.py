"""A room from its log."""

from collections.abc import Callable, Sequence
from time import perf_counter, sleep

from ..game.events import Event
from . import entries as log
from .room import Room

SLICE_SECONDS = 0.0005  # of work at a time
MOMENT_SECONDS = 0.00005  # between two: enough for whoever waits for the interpreter

Heard = Callable[[log.Anything, tuple[Event, ...]], None]


def ignore(entry: log.Anything, events: tuple[Event, ...]) -> None:
    pass


def restore(room: Room, lines: Sequence[str], heard: Heard = ignore) -> None:
    """Play a log again; ``heard`` gets what happened since the last match was left.

    Of matches that are over and left, only what they left behind counts: who sits where, the
    records. So a room that has seen a hundred matches is back as fast as any other.
    """
    courtesy = Courtesy()
    left = last_return(lines)
    for number, line in enumerate(lines):
        courtesy.give_way()
        entry = log.from_text(line)
        if number < left:
            room.apply(entry, skim=True)
        else:
            heard(entry, room.apply(entry))


def last_return(lines: Sequence[str]) -> int:
    """Where the last match was left; 0: none ever was."""
    for number in range(len(lines) - 1, 0, -1):
        if isinstance(log.from_text(lines[number]), log.ReturnedToLobby):
            return number
    return 0


class Courtesy:
    """Lets go of the interpreter after every slice of work.

    Python hands it over by itself, but each time only when the loop has waited for it for a while;
    and a move needs it a dozen times, as it comes back from every file and socket without it.
    """

    def __init__(self) -> None:
        self._since = perf_counter()

    def give_way(self) -> None:
        """To be called often: it does nothing until a slice is over."""
        if perf_counter() - self._since >= SLICE_SECONDS:
            sleep(MOMENT_SECONDS)
            self._since = perf_counter()
