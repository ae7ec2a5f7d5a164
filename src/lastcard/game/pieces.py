"""Parts of a table: seats, and a hand."""

from typing import NamedTuple

from ..notation.cards import Card
from ..notation.tiles import Tile

HANDS = 4096  # remembered: each is looked at by everybody in every position, and seldom changes


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
