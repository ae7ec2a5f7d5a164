"""The end of a round and of the match (U26-U34)."""

from ..mode import rule
from . import events
from .events import emit
from .hands import hand_points
from .table import HANDS, MATCH_OVER, NOBODY, NONE, ROUND_OVER, WINNER, Table


@rule
def finish(t: Table, winner: int) -> None:
    """U26: the round is over. Credit or charge the points, and see whether the match is won."""
    t.winner = winner
    t.uno_due = 0
    t.just_played = 0
    credit(t, winner)
    emit(t, events.ROUND_ENDED, winner, 0, 0)
    t.phase = ROUND_OVER
    if match_won(t, winner):
        t.phase = MATCH_OVER
        emit(t, events.MATCH_ENDED, -1, 0, 0)


@rule
def finish_blocked(t: Table) -> None:
    """U29: nobody can play or draw. The fewest points in hand win; a tie wins nothing."""
    best = NOBODY
    fewest = -1
    for seat in range(t.players):
        points = hand_points(t, seat)
        if fewest < 0 or points < fewest:
            fewest = points
            best = seat
        elif points == fewest:
            best = NOBODY
    finish(t, best)


@rule
def credit(t: Table, winner: int) -> None:
    for seat in range(t.players):
        t.points[seat] = 0
    if t.scoring == NONE:
        return
    for seat in range(t.players):
        if t.scoring == HANDS:  # U32
            t.points[seat] += hand_points(t, seat)
        elif winner != NOBODY and seat != winner:  # U31
            t.points[winner] += hand_points(t, seat)
    for seat in range(t.players):
        t.scores[seat] += t.points[seat]


@rule
def match_won(t: Table, winner: int) -> bool:
    """Whether the match is over; ``winners`` then says who has won it."""
    if t.scoring == NONE:  # U33
        if winner != NOBODY:
            t.winners = 1 << winner
        return True
    if t.scoring == WINNER:  # U31
        if winner == NOBODY or t.scores[winner] < t.target:
            return False
        t.winners = 1 << winner
        return True
    reached = False  # U32
    fewest = t.scores[0]
    for seat in range(t.players):
        fewest = min(fewest, t.scores[seat])
        reached = reached or t.scores[seat] >= t.target
    if reached:
        for seat in range(t.players):
            if t.scores[seat] == fewest:
                t.winners |= 1 << seat
    return reached
