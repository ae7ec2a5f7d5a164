"""The cards (U1) and what they count (U30).

A card is a number: its *face*. Coloured faces are ``colour * 13 + symbol``; then Wild and Wild
Draw Four. A set of faces is a bit set, so "what of this hand fits" is one AND. A spin card is its
face plus ``STAR``; it matches, is played and counts like the number it shows (S1).
"""

from ..mode import hot, lookup, rule

RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
COLOURS = 4
NO_COLOUR = -1  # while it has to be named

SYMBOLS = 13  # the numbers 0-9 are their own symbols
ZERO, SEVEN = 0, 7
SKIP, REVERSE, DRAW_TWO = 10, 11, 12

WILD, WILD_FOUR = 52, 53
FACES = 54
STAR = 64

WILD_FOUR_BIT = 1 << WILD_FOUR
WILDS = (1 << WILD) | WILD_FOUR_BIT
RED_FACES = (1 << SYMBOLS) - 1
ZEROS = 1 | 1 << SYMBOLS | 1 << (2 * SYMBOLS) | 1 << (3 * SYMBOLS)
DRAW_TWOS = ZEROS << DRAW_TWO

COPIES = [1 if face % SYMBOLS == 0 else 2 for face in range(WILD)] + [4, 4]
PACK = lookup([face for face in range(FACES) for _ in range(COPIES[face])])
PACK_SIZE = 108

# S1: of the two copies of each 1-5 in each colour, one is a spin card.
STARRED = [face for face in range(WILD) if 1 <= face % SYMBOLS <= 5]
SPIN_PACK = lookup(
    [
        face + STAR if face in STARRED and copy else face
        for face in range(FACES)
        for copy in range(COPIES[face])
    ]
)

# By face: its points, its colour, its number or symbol (a wild card's is none of the others').
POINTS = lookup([symbol if symbol < SKIP else 20 for symbol in range(SYMBOLS)] * 4 + [50, 50])
COLOUR = lookup([face // SYMBOLS for face in range(WILD)] + [NO_COLOUR, NO_COLOUR])
SYMBOL = lookup([face % SYMBOLS for face in range(WILD)] + [WILD, WILD_FOUR])

# U3: what a card counts when it is drawn for the deal, a spin card like the number it shows.
DEALS_AS = lookup(
    [face % SYMBOLS if face < WILD and face % SYMBOLS < SKIP else 0 for face in range(STAR)] * 2
)

# U11: the set of faces that may be played on a coloured card.
MATCHES = lookup(
    [
        RED_FACES << (SYMBOLS * (face // SYMBOLS)) | ZEROS << (face % SYMBOLS) | WILDS
        for face in range(WILD)
    ]
)


@hot
def face_of(card: int) -> int:
    return card & 63


@hot
def is_wild(card: int) -> bool:
    return card >= WILD


@hot
def is_number(card: int) -> bool:
    return SYMBOL[card] < SKIP


@hot
def of_colour(colour: int) -> int:
    """The set of all faces of a colour."""
    return RED_FACES << (SYMBOLS * colour)


@hot
def matching(on_top: int, colour: int) -> int:
    """U11: the set of faces that match the one on top; wild cards always do."""
    return of_colour(colour) | WILDS if is_wild(on_top) else MATCHES[on_top]


@rule
def answering(on_top: int) -> int:
    """H1: the set of faces that answer a Draw Two or a Wild Draw Four."""
    return WILD_FOUR_BIT if on_top == WILD_FOUR else DRAW_TWOS
