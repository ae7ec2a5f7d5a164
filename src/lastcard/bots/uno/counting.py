"""How many cards of a kind a hand has."""

from ...rules.mode import rule
from ...rules.uno.cards import COLOURS, SYMBOLS
from ...rules.uno.table import Table


@rule
def colour_count(t: Table, seat: int, colour: int) -> int:
    """How many cards of a colour."""
    total = 0
    hand = t.hands[seat]
    for face in range(colour * SYMBOLS, (colour + 1) * SYMBOLS):
        total += hand[face]
    return total


@rule
def symbol_count(t: Table, seat: int, symbol: int) -> int:
    """How many cards with a number or symbol, whatever their colour."""
    total = 0
    for colour in range(COLOURS):
        total += t.hands[seat][colour * SYMBOLS + symbol]
    return total
