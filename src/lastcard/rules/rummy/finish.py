"""The end of a round and of the match (R21-R27)."""

from ..mode import rule
from ..shared.scoring import end_round, lowest_hand
from ..shared.table import NO_CARD
from .table import UNKNOWN, RummyTable
from .tiles import FACES, POINTS


@rule
def rack_points(t: RummyTable, seat: int) -> int:
    """R22: what a rack counts."""
    total = 0
    for face in range(FACES):
        total += t.hands[seat][face] * POINTS[face]
    return total


@rule
def count_racks(t: RummyTable) -> None:
    for seat in range(t.players):
        t.points[seat] = rack_points(t, seat)


@rule
def finish(t: RummyTable, winner: int) -> None:
    """R21: the round is over. Credit the points, and see whether the match is won."""
    t.drawn = NO_CARD
    t.called_ahead = 0
    t.can_play = UNKNOWN
    count_racks(t)
    end_round(t, winner)


@rule
def finish_exhausted(t: RummyTable) -> None:
    """R27: the lowest rack wins; in a tie nobody scores."""
    count_racks(t)
    finish(t, lowest_hand(t))
