"""The tiles of UNO Rummy (R1), as small numbers.

A number tile is ``colour * 12 + number - 1``. A joker is ``JOKER``; one that lies in a run or set
is ``STANDING`` plus the tile that it stands for.
"""

from ..mode import lookup, rule

COLOURS = 4
NUMBERS = 12
JOKER = 48
FACES = 49
STANDING = 64
PACK_SIZE = 100
JOKERS = 4

PACK = lookup([face for face in range(JOKER) for _ in range(2)] + [JOKER] * JOKERS)

DRAW_TWO, SKIP, REVERSE = 2, 5, 7  # the numbers of the action tiles
JOKER_POINTS = 50


def points_of(face: int) -> int:
    """R22: face value; action tiles 20, a joker 50."""
    if face == JOKER:
        return JOKER_POINTS
    number = face % NUMBERS + 1
    return 20 if number in (DRAW_TWO, SKIP, REVERSE) else number


POINTS = lookup([points_of(face) for face in range(FACES)])

# R2: what a tile counts when it is drawn to open.
OPENS_AS = lookup([face % NUMBERS + 1 for face in range(JOKER)] + [0])


@rule
def face_of(tile: int) -> int:
    """The tile itself, whatever a joker stands for."""
    return JOKER if tile >= STANDING else tile


@rule
def shown_by(tile: int) -> int:
    """The number tile that a tile in a run or set is, or stands for."""
    return tile - STANDING if tile >= STANDING else tile


@rule
def is_joker(tile: int) -> bool:
    return tile >= JOKER
