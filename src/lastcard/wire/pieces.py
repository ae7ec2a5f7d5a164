"""Cards and tiles as text."""

from collections.abc import Iterable

from ..notation.cards import Card
from ..notation.tiles import Tile

Pieces = Iterable[Card | Tile]


def in_notation(pieces: Pieces) -> str:
    return " ".join([piece.text for piece in pieces])


def where_seen(pieces: Pieces | None) -> str | None:
    """The same, where they may be seen."""
    return None if pieces is None else in_notation(pieces)
