"""From the game's events to those of the wire."""

import msgspec

from ..game import events
from ..game.events import Event
from ..kinds import KINDS
from . import events as wire
from .events import Forms
from .games import GameEvent

SHARED: Forms[wire.SharedEvent] = {
    events.Called: lambda e: wire.Called(e.seat),
    events.Caught: lambda e: wire.Caught(e.seat, e.by),
    events.MissedTurn: lambda e: wire.MissedTurn(e.seat),
    events.Reversed: lambda e: wire.Reversed(e.direction),
    events.RoundEnded: lambda e: wire.RoundEnded(e.winner, e.points),
    events.MatchEnded: lambda e: wire.MatchEnded(e.winners),
}
#: Every event that there is.
FORMS: Forms[GameEvent] = {
    **SHARED,
    **{kind: form for game in KINDS.values() for kind, form in game.wire.forms.items()},
}


def on_wire(event: Event, stand_in: int | None = None) -> GameEvent:
    """An event of a game on the wire; :meth:`Event.seen_by` says what a viewer may know of it.

    ``stand_in`` is the seat for whose player a bot chose the action that this came of.

    >>> from lastcard import Card
    >>> from lastcard.game.uno.events import Drew
    >>> on_wire(Drew(1, 2, (Card.parse("b7"), Card.parse("b9"))).seen_by(0))
    Drew(seat=1, count=2, cards=None, stand_in=False)
    """
    happened = FORMS[type(event)](event)
    if stand_in is None or not isinstance(happened, wire.Deed):
        return happened
    doer = happened.by if isinstance(happened, wire.Caught) else happened.seat
    return msgspec.structs.replace(happened, stand_in=True) if doer == stand_in else happened
