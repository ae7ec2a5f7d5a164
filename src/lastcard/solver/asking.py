"""What the solver is asked, as the fields of a work; and what it answers, read from them."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from ..notation.tiles import Tile, tile
from ..rules.rummy.solver.work import MELDS
from ..rules.rummy.tiles import JOKER, PACK_SIZE, POINTS, face_of
from .counting import counted, padded
from .position import Found, Position, Solution
from .records import Values

WORTH = array("h", POINTS)


def question(position: Position) -> Values:
    """A position as the fields of a work."""
    lying = [each.number for meld in position.table for each in meld]
    sizes = [len(meld) for meld in position.table]
    fixed = counted(map(face_of, lying))
    loose = faces_of(position.singles)
    return {
        "fixed": fixed[:JOKER],
        "fixed_jokers": fixed[JOKER],
        "loose": loose[:JOKER],
        "loose_jokers": loose[JOKER],
        "olds": len(sizes),
        "old_size": padded(sizes, MELDS),
        "old_tile": padded(lying, PACK_SIZE),
        "worth": WORTH,
        **rack_question(faces_of(position.rack), position.limit, position.drawn),
    }


def faces_of(tiles: Sequence[Tile]) -> "array[int]":
    return counted([each.number for each in tiles])


def rack_question(held: "array[int]", limit: int, drawn: Tile | None = None) -> Values:
    """A rack, by faces; a tile just drawn has to be played (R6)."""
    required = 0
    if drawn is not None:
        required = drawn.number + 1
        held[drawn.number] -= 1
    return {
        "rack": held[:JOKER],
        "rack_jokers": held[JOKER],
        "limit": limit,
        "required": required,
    }


def solution(position: Position, read: Callable[[str], Any]) -> Solution:
    """Read a work's answer, field by field."""
    played = [tile(f) for f, count in enumerate(read("played")) if count for _ in range(count)]
    played += [tile(JOKER)] * read("played_jokers")
    sizes = read("meld_size")[: read("melds")]
    # Behind them there may be something left of an earlier question.
    found = Found(read("tile")[: sum(sizes)], sizes, read("untouched"))
    return Solution(position, tuple(played), found)
