"""From the game's events to those of the wire."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ..game import events
from ..game.events import Event
from ..game.rummy import events as rummy
from ..game.spin import events as spin
from ..game.uno import events as uno
from ..rules.rummy.table import RACK_SIZE
from ..rules.uno.table import HAND_SIZE
from . import wire_events as wire
from .wire_events import GameEvent


def told(event: Event, stand_in: int | None = None) -> GameEvent:
    """An event as it is told; what a viewer may know of it is :meth:`Event.seen_by`'s to say.

    ``stand_in`` is the seat for whose player a bot chose the action of which this came.

    >>> from lastcard import Card
    >>> told(uno.Drew(1, 2, (Card.parse("b7"), Card.parse("b9"))).seen_by(0))
    Drew(seat=1, count=2, cards=None, stand_in=False)
    """
    happened = FORMS[type(event)](event)
    if stand_in is None or not isinstance(happened, wire.Deed):
        return happened
    doer = happened.by if isinstance(happened, wire.Caught) else happened.seat
    return msgspec.structs.replace(happened, stand_in=True) if doer == stand_in else happened


def text(pieces: Iterable[object]) -> str:
    """Cards or tiles in notation."""
    return " ".join(map(str, pieces))


def some(pieces: Iterable[object] | None) -> str | None:
    """The same, where they may be seen."""
    return None if pieces is None else text(pieces)


#: Every event that there is.
FORMS: dict[type[Event], Callable[[Any], GameEvent]] = {
    uno.DrewForDeal: lambda e: wire.DrewForDeal(e.seat, str(e.card)),
    uno.Dealt: lambda e: wire.Dealt(e.dealer, HAND_SIZE, list(map(some, e.hands))),
    uno.TurnedUp: lambda e: wire.TurnedUp(str(e.card)),
    uno.PutBack: lambda e: wire.PutBack(str(e.card)),
    uno.Named: lambda e: wire.Named(e.seat, e.colour),
    uno.Played: lambda e: wire.Played(e.seat, str(e.card), e.colour),
    events.Called: lambda e: wire.Called(e.seat),
    uno.Drew: lambda e: wire.Drew(e.seat, e.count, some(e.cards)),
    uno.Kept: lambda e: wire.Kept(e.seat),
    uno.Passed: lambda e: wire.Passed(e.seat),
    events.MissedTurn: lambda e: wire.MissedTurn(e.seat),
    events.Reversed: lambda e: wire.Reversed(e.direction),
    uno.Reshuffled: lambda e: wire.Reshuffled(e.count),
    uno.Accepted: lambda e: wire.Accepted(e.seat),
    uno.Challenged: lambda e: wire.Challenged(e.seat, e.accused),
    uno.Showed: lambda e: wire.Showed(e.seat, e.to, e.count, some(e.cards)),
    uno.Judged: lambda e: wire.Judged(e.seat, e.guilty),
    events.Caught: lambda e: wire.Caught(e.seat, e.by),
    uno.PassedHands: lambda e: wire.PassedHands(e.direction),
    uno.SwappedHands: lambda e: wire.SwappedHands(e.seat, e.other),
    events.RoundEnded: lambda e: wire.RoundEnded(e.winner, e.points),
    events.MatchEnded: lambda e: wire.MatchEnded(e.winners),
    spin.Spun: lambda e: wire.Spun(e.seat, e.result),
    spin.TradedHands: lambda _: wire.TradedHands(),
    spin.Laid: lambda e: wire.Laid(e.seat, None if e.card is None else str(e.card)),
    spin.Revealed: lambda e: wire.Revealed(e.seat, str(e.card)),
    spin.WonWar: lambda e: wire.WonWar(e.seat),
    spin.PutDown: lambda e: wire.PutDown(e.seat, str(e.card), e.colour),
    spin.Shouted: lambda e: wire.Shouted(e.seat),
    rummy.DrewToOpen: lambda e: wire.DrewToOpen(e.seat, str(e.tile)),
    rummy.DealtTiles: lambda e: wire.DealtTiles(e.opener, RACK_SIZE, list(map(some, e.hands))),
    rummy.TurnedUpTiles: lambda e: wire.TurnedUpTiles(text(e.tiles)),
    rummy.LaidTiles: lambda e: wire.LaidTiles(e.seat, text(e.tiles), list(map(text, e.table))),
    rummy.SwappedJoker: lambda e: wire.SwappedJoker(e.seat, str(e.tile), e.meld),
    rummy.EndedTurn: lambda e: wire.EndedTurn(e.seat),
    rummy.DrewTiles: lambda e: wire.DrewTiles(e.seat, e.count, some(e.tiles)),
    rummy.KeptTile: lambda e: wire.KeptTile(e.seat),
}
