"""What the tables of all games have in common."""

from collections.abc import MutableSequence
from typing import Protocol

from . import chance
from .chance import HasChance
from .mode import hot, rule

# Scorings (U31-U33, R25).
WINNER, HANDS, NONE, ROUNDS = range(4)

NOBODY = -1
EVENT_SIZE = 4  # numbers that make an event


class AnyTable(HasChance, Protocol):
    """Fields that every game's table has."""

    players: int
    direction: int
    scoring: int
    target: int
    rounds: int
    dealt: int
    scores: MutableSequence[int]
    points: MutableSequence[int]
    winners: int
    uno_due: int
    ordered: int
    stock: MutableSequence[int]
    stock_count: int
    events: MutableSequence[int]
    event_count: int


@rule
def emit(t: AnyTable, kind: int, seat: int, detail: int, more: int) -> None:
    """Tell what happened: four small numbers."""
    first = t.event_count * EVENT_SIZE
    t.events[first] = kind
    t.events[first + 1] = seat
    t.events[first + 2] = detail
    t.events[first + 3] = more
    t.event_count += 1


@rule
def next_seat(t: AnyTable, seat: int) -> int:
    """The next seat in the direction of play."""
    following = seat + t.direction
    if following == t.players:
        return 0
    return t.players - 1 if following < 0 else following


@hot
def from_stock(t: AnyTable) -> int:
    """Take the next card or tile from the stock, which must not be empty.

    A shuffled stock is one of which any card may come next: its order is decided as it is drawn.
    """
    last = t.stock_count - 1
    place = last if t.ordered else chance.below(t, last + 1)
    card = t.stock[place]
    t.stock[place] = t.stock[last]
    t.stock_count = last
    return card


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
    """The seats that stand best: with the most points, in U32 with the fewest; equals together."""
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
    """U29, R27: who has the fewest points, in ``points``; nobody where several have."""
    best = NOBODY
    fewest = -1
    for seat in range(t.players):
        if fewest < 0 or t.points[seat] < fewest:
            fewest = t.points[seat]
            best = seat
        elif t.points[seat] == fewest:
            best = NOBODY
    return best
