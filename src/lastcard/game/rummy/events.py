"""What happened in UNO Rummy; see :mod:`lastcard.game.events`."""

from dataclasses import dataclass

from ...notation.tiles import Meld, Tile, print_tiles
from ..events import Event, Public


@dataclass(frozen=True, slots=True)
class DrewToOpen(Public):
    """A seat drew this tile to decide who opens (R2)."""

    says = "{0.seat} drew {0.tile} to open"
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class DealtTiles(Event):
    """Each drew a rack; each knows only their own (R3)."""

    opener: int
    hands: tuple[tuple[Tile, ...] | None, ...]

    def seen_by(self, viewer: int | None) -> "DealtTiles":
        hands = tuple(h if s == viewer else None for s, h in enumerate(self.hands))
        return DealtTiles(self.opener, hands)

    def __str__(self) -> str:
        racks = (" ".join("?" * 14) if h is None else print_tiles(h) for h in self.hands)
        return f"{self.opener} opens, racks {' / '.join(racks)}"


@dataclass(frozen=True, slots=True)
class TurnedUpTiles(Public):
    """The start tiles (R3)."""

    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return f"{print_tiles(self.tiles)} turned up"


@dataclass(frozen=True, slots=True)
class LaidTiles(Public):
    """A seat played these tiles from the rack; the table is now like this (R5, R7)."""

    seat: int
    tiles: tuple[Tile, ...]
    table: tuple[Meld, ...]

    def __str__(self) -> str:
        table = " / ".join(map(print_tiles, self.table))
        return f"{self.seat} laid {print_tiles(self.tiles)}: {table}"


@dataclass(frozen=True, slots=True)
class SwappedJoker(Public):
    """A seat put a tile in the place of a joker, which went to the rack (R10)."""

    says = "{0.seat} swapped {0.tile} for a joker in meld {0.meld}"
    seat: int
    tile: Tile
    meld: int


@dataclass(frozen=True, slots=True)
class EndedTurn(Public):
    """A seat ended the turn after swaps alone."""

    says = "{0.seat} ended the turn"
    seat: int


@dataclass(frozen=True, slots=True)
class DrewTiles(Event):
    """A seat drew tiles; only that seat knows which."""

    seat: int
    count: int
    tiles: tuple[Tile, ...] | None

    def seen_by(self, viewer: int | None) -> "DrewTiles":
        return self if viewer == self.seat else DrewTiles(self.seat, self.count, None)

    def __str__(self) -> str:
        tiles = " ".join("?" * self.count) if self.tiles is None else print_tiles(self.tiles)
        return f"{self.seat} drew {tiles}"


@dataclass(frozen=True, slots=True)
class KeptTile(Public):
    """A seat kept the tile just drawn."""

    says = "{0.seat} kept the tile"
    seat: int
