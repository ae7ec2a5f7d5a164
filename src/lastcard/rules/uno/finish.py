"""The end of a round and of the match (U26-U34)."""

from ..common import credit, lowest_hand, match_won
from ..mode import rule
from . import events
from .events import emit
from .hands import hand_points
from .table import MATCH_OVER, ROUND_OVER, Table


@rule
def finish(t: Table, winner: int) -> None:
    """U26: the round is over. Credit or charge the points, and see whether the match is won."""
    t.winner = winner
    t.uno_due = 0
    t.just_played = 0
    count_hands(t)
    credit(t, winner)
    emit(t, events.ROUND_ENDED, winner, 0, 0)
    t.phase = ROUND_OVER
    if match_won(t, winner):
        t.phase = MATCH_OVER
        emit(t, events.MATCH_ENDED, -1, 0, 0)


@rule
def finish_blocked(t: Table) -> None:
    """U29: nobody can play or draw. The fewest points in hand win; a tie wins nothing."""
    count_hands(t)
    finish(t, lowest_hand(t))


@rule
def count_hands(t: Table) -> None:
    for seat in range(t.players):
        t.points[seat] = hand_points(t, seat)
