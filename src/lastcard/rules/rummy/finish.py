"""The end of a round and of the match (R21-R27)."""

from ..common import credit, emit, lowest_hand, match_won
from ..mode import rule
from ..uno.table import MATCH_OVER, NO_CARD, ROUND_OVER
from . import events
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
    t.winner = winner
    t.drawn = NO_CARD
    t.called_ahead = 0
    t.uno_due = 0
    t.can_play = UNKNOWN
    count_racks(t)
    credit(t, winner)
    emit(t, events.ROUND_ENDED, winner, 0, 0)
    t.phase = ROUND_OVER
    if match_won(t, winner):
        t.phase = MATCH_OVER
        emit(t, events.MATCH_ENDED, -1, 0, 0)


@rule
def finish_exhausted(t: RummyTable) -> None:
    """R27: the lowest rack wins; a tie scores for nobody."""
    count_racks(t)
    finish(t, lowest_hand(t))
