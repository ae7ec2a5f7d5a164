"""Runs and sets: which are valid (R4, R12)."""

from ..mode import rule
from . import refusals as no
from .actions import TILE_BITS
from .table import RummyTable
from .tiles import JOKER, NUMBERS, is_joker, shown_by


@rule
def draft_tile(t: RummyTable, i: int) -> int:
    """A tile of the table that is being given, without its marks."""
    return t.draft[i] & TILE_BITS


@rule
def wrong_meld(t: RummyTable, first: int, size: int) -> int:
    """Why a part of the draft is not a valid run or set; 0 if it is one."""
    same_number = True
    for i in range(first, first + size):
        tile = draft_tile(t, i)
        if tile == JOKER:
            return no.UNNAMED_JOKER  # R11
        if shown_by(tile) % NUMBERS != shown_by(draft_tile(t, first)) % NUMBERS:
            same_number = False
    if size < 3:
        return no.TOO_SHORT
    return wrong_set(t, first, size) if same_number else wrong_run(t, first, size)


@rule
def wrong_set(t: RummyTable, first: int, size: int) -> int:
    colours = 0
    jokers = 0
    twice = False
    for i in range(first, first + size):
        tile = draft_tile(t, i)
        colour = shown_by(tile) // NUMBERS
        twice = twice or colours >> colour & 1 == 1
        colours |= 1 << colour
        jokers += 1 if is_joker(tile) else 0
    if jokers > 1:
        return no.TWO_JOKERS_IN_SET
    return no.NEITHER_RUN_NOR_SET if twice else 0


@rule
def wrong_run(t: RummyTable, first: int, size: int) -> int:
    for i in range(first + 1, first + size):
        tile = draft_tile(t, i)
        before = draft_tile(t, i - 1)
        face = shown_by(tile)
        last = shown_by(before)
        if face // NUMBERS != last // NUMBERS:
            return no.NEITHER_RUN_NOR_SET
        if is_joker(tile) and is_joker(before):
            return no.JOKERS_SIDE_BY_SIDE
        if face < last:
            return no.NOT_ASCENDING
        if face != last + 1:
            return no.NEITHER_RUN_NOR_SET
    return 0
