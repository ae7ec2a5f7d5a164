"""A rack, and what lies on the table, in UNO Rummy."""

from functools import lru_cache

from ...notation.tiles import Meld, tile
from ...rules.rummy.table import RummyTable
from ..pieces import HANDS, Hand


@lru_cache(HANDS)
def tiles_of(counts: bytes) -> Hand:
    """The tiles of a rack, by how many of each face there are."""
    return Hand.of(tuple(tile(face) for face, count in enumerate(counts) for _ in range(count)))


def melds_of(table: RummyTable) -> tuple[Meld, ...]:
    """The runs and sets on a table."""
    melds = []
    first = 0
    for size in table.meld_size[: table.melds]:
        melds.append(tuple(map(tile, table.tiles[first : first + size])))
        first += size
    return tuple(melds)
