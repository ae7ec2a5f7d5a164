"""UNO Spin as a game to be played: UNO, and the wheel."""

from collections.abc import Sequence

from ...notation.action import Action
from ...notation.cards import card
from ...notation.reasons import Reason
from ...notation.scenario import Scenario
from ...notation.spin.actions import Discard
from ...rules.shared.refusals import DETAIL
from ...rules.spin import apply, legality
from ...rules.spin.actions import ACTIONS
from ...rules.spin.phases import DISCARD, RACE, SPIN, WAR
from ...rules.uno.table import Table
from ..errors import IllegalAction
from ..uno.part import Uno
from .reasons import REASONS
from .setup import set_wheel
from .tell import SINGLY
from .view import SpinView


def table() -> Table:
    """UNO's table, with the wheel."""
    made = Table()
    made.spin = 1
    return made


class Spin(Uno):
    """What UNO Spin says of itself."""

    refusal = staticmethod(legality.refusal)
    choices = staticmethod(legality.choices)
    apply = staticmethod(apply.apply)
    reasons = REASONS
    phases = Uno.phases | {SPIN: "spin", DISCARD: "discard", WAR: "war", RACE: "race"}
    joint_phases = ("war",)  # S12
    singly = SINGLY
    table = staticmethod(table)
    view = SpinView

    def knows(self, code: int) -> bool:
        return code < ACTIONS

    def refused(
        self, number: int, table: Table, legal: Sequence[Action], action: Action
    ) -> IllegalAction:
        refused = super().refused(number, table, legal, action)
        if refused.reason == Reason.NOT_HELD and isinstance(action, Discard):
            put_down = action.cards.count(card(number // DETAIL))
            if put_down > 1:
                again = Reason.NOT_ENOUGH_HELD
                return IllegalAction(again, refused.rule, legal, **refused.details)
        return refused

    def set_chance(self, table: Table, scenario: Scenario) -> None:
        set_wheel(table, scenario)


PART = Spin()
