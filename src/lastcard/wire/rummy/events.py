"""What happens in UNO Rummy, as a client is told it."""

from ..events import Deed, Happened, SharedEvent


class DrewToOpen(Happened, frozen=True, tag="drew_to_open"):
    """A seat drew this tile to decide who opens (R2)."""

    seat: int
    tile: str


class DealtTiles(Happened, frozen=True, tag="dealt_tiles"):
    """Each drew a rack (R3)."""

    opener: int
    count: int  # of the tiles on each rack
    hands: list[str | None]  # None: not to be seen


class TurnedUpTiles(Happened, frozen=True, tag="turned_up_tiles"):
    """The start tiles (R3)."""

    tiles: str


class LaidTiles(Deed, frozen=True, tag="laid_tiles"):
    """A seat played these tiles from its rack (R5, R7)."""

    seat: int
    tiles: str
    table: list[str]  # the runs and sets, as they are now


class SwappedJoker(Deed, frozen=True, tag="swapped_joker"):
    """A seat put a tile in the place of a joker, which went to its rack (R10)."""

    seat: int
    tile: str
    meld: int  # counted from 1


class EndedTurn(Deed, frozen=True, tag="ended_turn"):
    """A seat ended its turn after swaps alone."""

    seat: int


class DrewTiles(Deed, frozen=True, tag="drew_tiles"):
    """A seat drew tiles."""

    seat: int
    count: int
    tiles: str | None = None  # in the order drawn; for the player who drew them


class KeptTile(Deed, frozen=True, tag="kept_tile"):
    """A seat kept the tile just drawn."""

    seat: int


BeforeTurns = DrewToOpen | DealtTiles | TurnedUpTiles
InTurn = LaidTiles | SwappedJoker | EndedTurn | DrewTiles | KeptTile
RummyEvent = SharedEvent | BeforeTurns | InTurn
