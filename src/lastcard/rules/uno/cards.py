"""The cards (U1) and what they count (U30).

A card is a number: its *face*. Coloured faces are ``colour * 13 + symbol``; then Wild and Wild
Draw Four. A set of faces is a bit set, so "what of this hand fits" is one AND.
"""

from ..mode import lookup, rule

RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
COLOURS = 4
NO_COLOUR = -1  # while it has to be named

SYMBOLS = 13  # the numbers 0-9 are their own symbols
ZERO, SEVEN = 0, 7
SKIP, REVERSE, DRAW_TWO = 10, 11, 12

WILD, WILD_FOUR = 52, 53
FACES = 54

WILD_FOUR_BIT = 1 << WILD_FOUR
WILDS = (1 << WILD) | WILD_FOUR_BIT
RED_FACES = (1 << SYMBOLS) - 1
ZEROS = 1 | 1 << SYMBOLS | 1 << (2 * SYMBOLS) | 1 << (3 * SYMBOLS)
DRAW_TWOS = ZEROS << DRAW_TWO

COPIES = lookup([1 if face % SYMBOLS == 0 else 2 for face in range(WILD)] + [4, 4])
PACK = lookup([face for face in range(FACES) for _ in range(COPIES[face])])
PACK_SIZE = 108

POINTS = lookup([symbol if symbol < SKIP else 20 for symbol in range(SYMBOLS)] * 4 + [50, 50])


@rule
def is_wild(card: int) -> bool:
    return card >= WILD


@rule
def colour_of(card: int) -> int:
    """The colour of a card; a wild card has none."""
    return NO_COLOUR if card >= WILD else card // SYMBOLS


@rule
def symbol_of(card: int) -> int:
    """The number or symbol of a coloured card."""
    return card % SYMBOLS


@rule
def of_colour(colour: int) -> int:
    """The set of all faces of a colour."""
    return RED_FACES << (SYMBOLS * colour)


@rule
def of_symbol(symbol: int) -> int:
    """The set of the four faces with a symbol."""
    return ZEROS << symbol
