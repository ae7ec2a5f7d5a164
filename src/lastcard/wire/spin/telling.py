"""From the events of UNO Spin to those of the wire."""

from ...game.spin import events as game
from ..events import Forms
from . import events as wire

#: Every event that UNO Spin has besides those of all games.
FORMS: Forms[wire.SpinEvent] = {
    game.Spun: lambda e: wire.Spun(e.seat, e.result),
    game.TradedHands: lambda _: wire.TradedHands(),
    game.Laid: lambda e: wire.Laid(e.seat, None if e.card is None else str(e.card)),
    game.Revealed: lambda e: wire.Revealed(e.seat, str(e.card)),
    game.WonWar: lambda e: wire.WonWar(e.seat),
    game.PutDown: lambda e: wire.PutDown(e.seat, str(e.card), e.colour),
    game.Shouted: lambda e: wire.Shouted(e.seat),
}
