"""Parts of a table as cards, tiles and seats."""

from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

from ..notation.cards import Card, card
from ..notation.tiles import Meld, Tile, tile
from ..rules.rummy.table import RummyTable
from ..rules.spin.wheel import WAR
from ..rules.uno.cards import FACES, STAR
from ..rules.uno.table import Table
from .engines import AnyTable

HANDS = 4096  # remembered


def seats_in(seats: int) -> tuple[int, ...]:
    """The members of a set of seats."""
    if not seats:
        return ()
    return tuple([seat for seat in range(seats.bit_length()) if seats >> seat & 1])


class Hand(NamedTuple):
    """A hand or rack as the notation sorts it (a star after the plain card), and as text."""

    pieces: tuple[Card, ...] | tuple[Tile, ...]
    text: str

    @classmethod
    def of(cls, pieces: tuple[Card, ...] | tuple[Tile, ...]) -> "Hand":
        return cls(pieces, " ".join([piece.text for piece in pieces]))


def hand_of(table: AnyTable, seat: int) -> Hand:
    """What a seat holds."""
    counts = bytes(table.hands[seat])
    if isinstance(table, RummyTable):
        return tiles_of(counts)
    return cards_of(counts, table.stars[seat])


def sorted_hand(table: AnyTable, seat: int) -> tuple[Any, ...]:
    """The cards or tiles that a seat holds, in order."""
    return hand_of(table, seat).pieces


# A hand is looked at by everybody in every position, and seldom changes.


@lru_cache(HANDS)
def tiles_of(counts: bytes) -> Hand:
    """The tiles of a rack, by how many of each face there are."""
    return Hand.of(tuple(tile(face) for face, count in enumerate(counts) for _ in range(count)))


@lru_cache(HANDS)
def cards_of(counts: bytes, starred: int) -> Hand:
    """The cards of a hand, by how many of each face there are, and which of them have a star."""
    hand: list[Card] = []
    for face in compress(range(FACES), counts):
        stars = starred >> face & 1
        hand += [card(face)] * (counts[face] - stars)
        if stars:
            hand.append(card(face + STAR))
    return Hand.of(tuple(hand))


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
