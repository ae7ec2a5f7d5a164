"""From the events of UNO Rummy to those of the wire."""

from ...game.rummy import events as game
from ...rules.rummy.table import RACK_SIZE
from ..events import Forms
from ..pieces import in_notation, where_seen
from . import events as wire

#: Every event that UNO Rummy has besides those of all games.
FORMS: Forms[wire.RummyEvent] = {
    game.DrewToOpen: lambda e: wire.DrewToOpen(e.seat, str(e.tile)),
    game.DealtTiles: lambda e: wire.DealtTiles(e.opener, RACK_SIZE, list(map(where_seen, e.hands))),
    game.TurnedUpTiles: lambda e: wire.TurnedUpTiles(in_notation(e.tiles)),
    game.LaidTiles: lambda e: wire.LaidTiles(
        e.seat, in_notation(e.tiles), list(map(in_notation, e.table))
    ),
    game.SwappedJoker: lambda e: wire.SwappedJoker(e.seat, str(e.tile), e.meld),
    game.EndedTurn: lambda e: wire.EndedTurn(e.seat),
    game.DrewTiles: lambda e: wire.DrewTiles(e.seat, e.count, where_seen(e.tiles)),
    game.KeptTile: lambda e: wire.KeptTile(e.seat),
}
