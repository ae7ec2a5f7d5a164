"""Which card to play, by weights that were found by playing millions of rounds against GREEDY.

With two players the same colour comes round again: it pays to stay in it, to play what you have
little of, and to keep numbers of which there are more. With more players the others decide what
comes round, and it pays to play the colour of which you have most.
"""

from ...rules.mode import lookup, rule
from ...rules.uno.cards import COLOUR, REVERSE, SKIP, SYMBOL, WILD, is_wild
from ...rules.uno.table import Table
from .counting import colour_count, symbol_count

# What a card is worth to be played now.
(
    SAME_COLOUR,  # for every other card of its colour
    SAME_SYMBOL,  # for every card with its symbol in another colour
    TWIN,  # where there is a second one
    STAYS,  # in the current colour
    LAST_COLOUR,  # for every other card of its colour, with four cards or fewer
    SKIPS,
    REVERSES,
    DRAWS_TWO,
    ACTS_NOW,  # where the next player is about to go out
    IS_WILD,
    IS_FOUR,
    FOUR_NOW,  # where the next player is about to go out
) = range(12)

FOR_TWO = lookup([-15, -40, 0, 120, 0, 15, 15, 15, 200, -300, -400, 510])
FOR_MORE = lookup([100, 40, 100, 40, 100, 0, -40, 0, 180, -400, -440, 240])
FEW = 4  # cards


@rule
def sharp_worth(t: Table, seat: int, face: int, pressed: bool) -> int:
    """How glad the sharp player is to play a card now."""
    weights = FOR_TWO if t.players == 2 else FOR_MORE
    if is_wild(face):
        if face == WILD:
            return weights[IS_WILD]
        return weights[IS_FOUR] + (weights[FOUR_NOW] if pressed else 0)
    colour = COLOUR[face]
    symbol = SYMBOL[face]
    copies = t.hands[seat][face]
    others = colour_count(t, seat, colour) - 1
    worth = weights[SAME_COLOUR] * others
    worth += weights[SAME_SYMBOL] * (symbol_count(t, seat, symbol) - copies)
    if copies > 1:
        worth += weights[TWIN]
    if colour == t.colour:
        worth += weights[STAYS]
    if t.counts[seat] <= FEW:
        worth += weights[LAST_COLOUR] * others
    if symbol >= SKIP:
        worth += weights[SKIPS + symbol - SKIP] + (weights[ACTS_NOW] if pressed else 0)
    return worth


assert REVERSE - SKIP == REVERSES - SKIPS
