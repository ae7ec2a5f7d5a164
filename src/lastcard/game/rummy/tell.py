"""From the event numbers of UNO Rummy to events."""

from ...notation.tiles import Tile, tile
from ...rules.rummy import events as kinds
from ...rules.rummy.table import RummyTable
from .. import tell
from ..events import Event
from ..tell import Row, Singly, Together
from . import events
from .pieces import melds_of


def tiles_of(rows: list[Row]) -> tuple[Tile, ...]:
    return tuple(tile(row[2]) for row in rows)


def drew(_: RummyTable, rows: list[Row]) -> list[Event]:
    return [events.DrewTiles(rows[0][1], len(rows), tiles_of(rows))]


def laid(table: RummyTable, rows: list[Row]) -> list[Event]:
    return [events.LaidTiles(rows[0][1], tiles_of(rows), melds_of(table))]


def dealt(table: RummyTable, rows: list[Row]) -> list[Event]:
    racks = [tuple(sorted(tiles_of([r for r in rows if r[1] == s]))) for s in range(table.players)]
    return [events.DealtTiles(table.dealer, tuple(racks))]


SINGLY: Singly = {
    **tell.SINGLY,
    kinds.DREW_FOR_DEAL: lambda seat, face, _: events.DrewToOpen(seat, tile(face)),
    kinds.KEPT: lambda seat, _, __: events.KeptTile(seat),
    kinds.SWAPPED: lambda seat, face, meld: events.SwappedJoker(seat, tile(face), meld + 1),
    kinds.ENDED_TURN: lambda seat, _, __: events.EndedTurn(seat),
}
TOGETHER: Together = {
    **tell.TOGETHER,
    kinds.DREW: drew,
    kinds.LAID: laid,
    kinds.TURNED_UP: lambda _, rows: [events.TurnedUpTiles(tiles_of(rows))],
    kinds.DEALT: dealt,
}
