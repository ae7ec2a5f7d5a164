"""From the event numbers of UNO Spin to events."""

from ...notation.cards import COLOURS, card
from ...notation.uno.wheel import WHEEL
from ...rules.spin import events as kinds
from ..tell import Singly
from ..uno import tell as uno
from . import events

SINGLY: Singly = {
    **uno.SINGLY,
    kinds.SPUN: lambda seat, result, _: events.Spun(seat, WHEEL[result]),
    kinds.TRADED_HANDS: lambda _, __, ___: events.TradedHands(),
    kinds.LAID: lambda seat, number, _: events.Laid(seat, card(number)),
    kinds.REVEALED: lambda seat, number, _: events.Revealed(seat, card(number)),
    kinds.WON_WAR: lambda seat, _, __: events.WonWar(seat),
    kinds.PUT_DOWN: lambda seat, number, colour: events.PutDown(
        seat, card(number), COLOURS[colour] if colour >= 0 else None
    ),
    kinds.SHOUTED: lambda seat, _, __: events.Shouted(seat),
}
