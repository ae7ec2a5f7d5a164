"""From the rules' event numbers to the events of UNO Rummy."""

from collections.abc import Callable, Sequence

from ..notation.tiles import Tile, tile
from ..rules.common import NOBODY
from ..rules.rummy import events as kinds
from ..rules.rummy.table import RummyTable
from . import events as told
from . import rummy_events as laid
from .events import Event
from .pieces import melds_of, seats_in

Row = Sequence[int]


def tiles_of(rows: list[Row]) -> tuple[Tile, ...]:
    return tuple(tile(row[2]) for row in rows)


def tell(table: RummyTable, rows: list[Row]) -> list[Event]:
    """What a group of rows of one kind and seat is."""
    kind, seat = rows[0][0], rows[0][1]
    if kind == kinds.DREW:
        return [laid.DrewTiles(seat, len(rows), tiles_of(rows))]
    if kind == kinds.LAID:
        return [laid.LaidTiles(seat, tiles_of(rows), melds_of(table))]
    if kind == kinds.TURNED_UP:
        return [laid.TurnedUpTiles(tiles_of(rows))]
    if kind == kinds.DEALT:
        seats = range(table.players)
        racks = [tuple(sorted(tiles_of([r for r in rows if r[1] == s]))) for s in seats]
        return [laid.DealtTiles(table.opener, tuple(racks))]
    if kind == kinds.DEALS:
        return []  # told with the deal
    if kind == kinds.ROUND_ENDED:
        points = tuple(table.points[: table.players])
        return [told.RoundEnded(None if seat == NOBODY else seat, points)]
    if kind == kinds.MATCH_ENDED:
        return [told.MatchEnded(seats_in(table.winners))]
    return [SIMPLE[row[0]](row[1], row[2], row[3]) for row in rows]


SIMPLE: dict[int, Callable[[int, int, int], Event]] = {
    kinds.DREW_FOR_OPENING: lambda seat, face, _: laid.DrewToOpen(seat, tile(face)),
    kinds.CALLED: lambda seat, _, __: told.Called(seat),
    kinds.KEPT: lambda seat, _, __: laid.KeptTile(seat),
    kinds.MISSED_TURN: lambda seat, _, __: told.MissedTurn(seat),
    kinds.REVERSED: lambda _, direction, __: told.Reversed(direction),
    kinds.CAUGHT: lambda seat, by, _: told.Caught(seat, by),
    kinds.SWAPPED: lambda seat, face, meld: laid.SwappedJoker(seat, tile(face), meld + 1),
    kinds.ENDED_TURN: lambda seat, _, __: laid.EndedTurn(seat),
}
