"""What a simulation of UNO Rummy counts."""

from collections.abc import MutableSequence

from ...rules.record import Record, public
from ...rules.rummy.table import MOST_TILES, SEATS
from .tally import EVENT_KINDS, LONGEST, MOST_POINTS


class RummyTally(Record):
    """Counts over many rounds."""

    rounds: int = public("i8")
    matches: int = public("i8")
    actions: int = public("i8")
    exhausted: int = public("i8")  # rounds in which the tiles ran out (R27)
    lays: MutableSequence[int] = public("i8", MOST_TILES + 1)  # by tiles from the rack
    turns: MutableSequence[int] = public("i8", LONGEST + 1)  # rounds with so many turns
    points: MutableSequence[int] = public("i8", MOST_POINTS + 1)  # rounds with so many points
    wins: MutableSequence[int] = public("i8", SEATS)  # of rounds, by seat
    distance: MutableSequence[int] = public("i8", SEATS)  # of rounds, by steps left of the opener
    match_wins: MutableSequence[int] = public("i8", SEATS)
    events: MutableSequence[int] = public("i8", EVENT_KINDS)  # by kind
