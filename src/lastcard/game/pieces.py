"""Parts of a table as cards, tiles and seats."""

from functools import lru_cache

from ..notation.cards import Card, card
from ..notation.tiles import Meld, Tile, tile
from ..rules.rummy.table import RummyTable
from ..rules.spin.wheel import WAR
from ..rules.uno.cards import STAR
from ..rules.uno.table import Table
from .engines import AnyTable

HANDS = 4096  # remembered


def seats_in(seats: int) -> tuple[int, ...]:
    """The members of a set of seats."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def sorted_hand(table: AnyTable, seat: int) -> tuple[Card, ...] | tuple[Tile, ...]:
    """A hand as the notation sorts it: a star after the plain card."""
    counts = bytes(table.hands[seat])
    return (
        tiles_of(counts) if isinstance(table, RummyTable) else cards_of(counts, table.stars[seat])
    )


# A hand is looked at by everybody in every position, and seldom changes.


@lru_cache(HANDS)
def tiles_of(counts: bytes) -> tuple[Tile, ...]:
    """The tiles of a rack, by how many of each face there are."""
    return tuple(tile(face) for face, count in enumerate(counts) for _ in range(count))


@lru_cache(HANDS)
def cards_of(counts: bytes, starred: int) -> tuple[Card, ...]:
    """The cards of a hand, by how many of each face there are, and which of them have a star."""
    hand = []
    for face, count in enumerate(counts):
        if count:
            stars = starred >> face & 1
            hand += [card(face)] * (count - stars) + [card(face + STAR)] * stars
    return tuple(hand)


def laid_cards(table: Table, seat: int) -> tuple[Card, ...]:
    """What a seat has shown in the war that is going on."""
    if not table.spin or table.result != WAR:
        return ()
    shown = []
    for face, count in enumerate(table.laid[seat]):
        stars = table.laid_stars[seat] >> face & 1
        shown += [card(face)] * (count - stars) + [card(face + STAR)] * stars
    return tuple(shown)


def melds_of(table: RummyTable) -> tuple[Meld, ...]:
    """The runs and sets on a table."""
    melds = []
    first = 0
    for size in table.meld_size[: table.melds]:
        melds.append(tuple(map(tile, table.tiles[first : first + size])))
        first += size
    return tuple(melds)
