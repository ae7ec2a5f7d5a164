"""From the events of UNO to those of the wire."""

from ...game.uno import events as game
from ...rules.uno.table import HAND_SIZE
from ..events import Forms
from ..pieces import where_seen
from . import events as wire

#: Every event that UNO has besides those of all games.
FORMS: Forms[wire.UnoEvent] = {
    game.DrewForDeal: lambda e: wire.DrewForDeal(e.seat, str(e.card)),
    game.Dealt: lambda e: wire.Dealt(e.dealer, HAND_SIZE, list(map(where_seen, e.hands))),
    game.TurnedUp: lambda e: wire.TurnedUp(str(e.card)),
    game.PutBack: lambda e: wire.PutBack(str(e.card)),
    game.Named: lambda e: wire.Named(e.seat, e.colour),
    game.Played: lambda e: wire.Played(e.seat, str(e.card), e.colour),
    game.Drew: lambda e: wire.Drew(e.seat, e.count, where_seen(e.cards)),
    game.Kept: lambda e: wire.Kept(e.seat),
    game.Passed: lambda e: wire.Passed(e.seat),
    game.Reshuffled: lambda e: wire.Reshuffled(e.count),
    game.Accepted: lambda e: wire.Accepted(e.seat),
    game.Challenged: lambda e: wire.Challenged(e.seat, e.accused),
    game.Showed: lambda e: wire.Showed(e.seat, e.to, e.count, where_seen(e.cards)),
    game.Judged: lambda e: wire.Judged(e.seat, e.guilty),
    game.PassedHands: lambda e: wire.PassedHands(e.direction),
    game.SwappedHands: lambda e: wire.SwappedHands(e.seat, e.other),
}
