"""The end of a round and of a match, whatever counts (U26, U29-U33, R21-R27)."""

from ..mode import rule
from .events import MATCH_ENDED, ROUND_ENDED, emit
from .table import MATCH_OVER, NOBODY, ROUND_OVER, AnyTable

# Scorings (U31-U33, R25).
WINNER, HANDS, NONE, ROUNDS = range(4)


@rule
def end_round(t: AnyTable, winner: int) -> None:
    """U26, R21: with what each hand counts in ``points``: credit it, and see who has won."""
    t.winner = winner
    t.uno_due = 0
    credit(t, winner)
    emit(t, ROUND_ENDED, winner, 0, 0)
    t.phase = ROUND_OVER
    if match_won(t, winner):
        t.phase = MATCH_OVER
        emit(t, MATCH_ENDED, NOBODY, 0, 0)


@rule
def credit(t: AnyTable, winner: int) -> None:
    """From what each hand counts, in ``points``, to what each is credited or charged."""
    total = 0
    for seat in range(t.players):
        total += t.points[seat]
    if t.scoring != HANDS:  # U32: each is charged their own hand
        for seat in range(t.players):
            if t.scoring == WINNER and seat == winner:  # U31, R23
                t.points[seat] = total - t.points[seat]
            else:
                t.points[seat] = 1 if t.scoring == ROUNDS and seat == winner else 0  # R25
    for seat in range(t.players):
        t.scores[seat] += t.points[seat]


@rule
def match_won(t: AnyTable, winner: int) -> bool:
    """Whether the match is over; ``winners`` then says who has won it."""
    if t.scoring == NONE:  # U33
        if winner != NOBODY:
            t.winners = 1 << winner
        return True
    if t.scoring != HANDS and winner != NOBODY and t.scores[winner] >= t.target:
        t.winners = 1 << winner  # U31, R24, R25
        return True
    over = t.dealt == t.rounds  # U33: the last round that was agreed on
    for seat in range(t.players):
        over = over or (t.scoring == HANDS and t.scores[seat] >= t.target)  # U32
    if over:
        t.winners = best_scores(t)
    return over


@rule
def best_scores(t: AnyTable) -> int:
    """The seats that stand best: with the most points, in U32 with the fewest; all that tie."""
    sign = -1 if t.scoring == HANDS else 1
    best = sign * t.scores[0]
    for seat in range(t.players):
        best = max(best, sign * t.scores[seat])
    seats = 0
    for seat in range(t.players):
        if sign * t.scores[seat] == best:
            seats |= 1 << seat
    return seats


@rule
def lowest_hand(t: AnyTable) -> int:
    """U29, R27: who has the fewest points, in ``points``; nobody where several tie."""
    best = NOBODY
    fewest = -1
    for seat in range(t.players):
        if fewest < 0 or t.points[seat] < fewest:
            fewest = t.points[seat]
            best = seat
        elif t.points[seat] == fewest:
            best = NOBODY
    return best
