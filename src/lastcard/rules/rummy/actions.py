"""The actions of UNO Rummy as numbers.

A new table is given in one breath, but carried out tile by tile: ``TILE`` for each, ``NEXT_MELD``
between two runs or sets, then ``LAID``.
"""

from ..mode import rule
from ..shared.actions import *
from .tiles import FACES, JOKER, STANDING

TILE = 2048  # + a tile (a joker stands for another), + marks
FROM_RACK = 128  # ``^``
CHOSEN = 256  # ``!``
TILE_BITS = 127
NEXT_MELD, LAID, LAID_CALLING = range(2560, 2563)
LAST_WORDS = (LAID, LAID_CALLING)
LAY, SWAPS = range(2563, 2565)  # in lists of choices, they stand for every lay and every swap
SWAP = 3072  # + 64 * face + number of the meld, 0 where it is not given
SWAP_END = SWAP + 64 * FACES
END = 8192  # + 64 * tile chosen + another tile chosen, both counted from 1 (R18)
CALLING = 4096
ACTIONS = END + 2 * CALLING


@rule
def swap_of(face: int, meld: int) -> int:
    return SWAP + 64 * face + meld


@rule
def chooses(end: int, face: int) -> bool:
    """Whether ending the turn like this chooses a tile whose action counts."""
    choice = (end - END) % CALLING
    return face + 1 in (choice // 64, choice % 64)


@rule
def is_tile(action: int) -> bool:
    if not TILE <= action < NEXT_MELD:
        return False
    tile = (action - TILE) & TILE_BITS
    return tile <= JOKER or STANDING <= tile < STANDING + JOKER


@rule
def is_said(action: int) -> bool:
    """Whether it belongs to a new table that is being given."""
    return action == NEXT_MELD or is_tile(action)
