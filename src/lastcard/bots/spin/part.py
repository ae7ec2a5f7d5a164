"""How bots think in UNO Spin: as in UNO, and at the wheel."""

from functools import partial

from ...notation.action import Action
from ...notation.actions import action_of
from ...notation.cards import COLOURS, card
from ...notation.spin.actions import Discard
from ...ready import Workers
from ...rules.spin.actions import DONE, DONE_CALLING, PUT, SHOW, card_put
from ...rules.spin.discard import put
from ...rules.spin.phases import SPIN
from ...rules.uno.actions import colour_named
from ...rules.uno.table import Table
from ..bot import Bot
from ..uno.part import Uno, make_search
from .policy import at_wheel


class Spin(Uno):
    """The policies of UNO Spin, and its search."""

    experts = Workers(partial(make_search, game="spin"))

    def decide(self, table: Table, policy: int) -> Action:
        return wheel_action(table, policy) if table.phase >= SPIN else super().decide(table, policy)

    def make_expert(self, seed: int) -> Bot:
        from .expert import SpinExpert

        return SpinExpert(seed)


def wheel_action(table: Table, policy: int) -> Action:
    """What the policy does at the wheel; cards put down one by one are named together."""
    seat = table.turn
    cards, colours = [], []
    code = at_wheel(table, seat, policy)
    while PUT <= code < SHOW:
        named = colour_named(code - PUT)
        cards.append(card(card_put(code - PUT)))
        colours.append(COLOURS[named] if named >= 0 else None)
        put(table, seat, code - PUT)
        code = at_wheel(table, seat, policy)
    if code in (DONE, DONE_CALLING):
        calls = code == DONE_CALLING and table.counts[seat] == 1
        return Discard(tuple(cards), tuple(colours), calls)
    return action_of(code)


PART = Spin()
