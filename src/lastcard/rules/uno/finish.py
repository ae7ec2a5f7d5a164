"""The end of a round and of the match (U26-U34)."""

from ..mode import rule
from ..shared.scoring import end_round, lowest_hand
from .hands import hand_points
from .table import Table


@rule
def finish(t: Table, winner: int) -> None:
    """U26: the round is over. Credit or charge the points, and see whether the match is won."""
    t.just_played = 0
    count_hands(t)
    end_round(t, winner)


@rule
def finish_blocked(t: Table) -> None:
    """U29: nobody can play or draw. The fewest points in hand win; in a tie nobody wins."""
    count_hands(t)
    finish(t, lowest_hand(t))


@rule
def count_hands(t: Table) -> None:
    for seat in range(t.players):
        t.points[seat] = hand_points(t, seat)
