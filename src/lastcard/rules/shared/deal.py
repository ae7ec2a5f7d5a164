"""The stock, and who deals (U3, U34, R2)."""

from collections.abc import Sequence

from .. import bits, chance
from ..mode import hot, rule
from .events import DREW_FOR_DEAL, emit
from .refusals import MATCH_IS_OVER, NOT_YOURS_TO_DEAL, ROUND_GOES_ON
from .table import ROUND_OVER, AnyTable


@hot
def from_stock(t: AnyTable) -> int:
    """Take the next card or tile from the stock, which must not be empty.

    In a shuffled stock any card may come next: its order is decided as it is drawn.
    """
    last = t.stock_count - 1
    place = last if t.ordered else chance.below(t, last + 1)
    card = t.stock[place]
    t.stock[place] = t.stock[last]
    t.stock_count = last
    return card


@rule
def drawn_dealer(t: AnyTable, numbers: Sequence[int]) -> int:
    """U3, R2: each draws from the whole pack, and the highest number deals; ties draw again.

    ``numbers`` says what each card or tile is worth here.
    """
    contenders = (1 << t.players) - 1
    while bits.count(contenders) > 1 and t.stock_count >= t.players:
        highest = -1
        tied = 0
        for seat in range(t.players):
            if contenders >> seat & 1:
                card = from_stock(t)
                emit(t, DREW_FOR_DEAL, seat, card, 0)
                if numbers[card] > highest:
                    highest = numbers[card]
                    tied = 0
                if numbers[card] == highest:
                    tied |= 1 << seat
        contenders = tied
    return bits.lowest(contenders)


@rule
def next_dealer(t: AnyTable) -> int:
    """U34: the deal, or the opening, passes to the left."""
    return t.dealer + 1 if t.dealer + 1 < t.players else 0


@rule
def deal_refusal(t: AnyTable, seat: int) -> int:
    if t.phase < ROUND_OVER:
        return ROUND_GOES_ON
    if t.phase > ROUND_OVER:
        return MATCH_IS_OVER
    return 0 if seat == next_dealer(t) else NOT_YOURS_TO_DEAL
