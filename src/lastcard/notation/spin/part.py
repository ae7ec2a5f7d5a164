"""UNO Spin in notation: UNO, and the wheel."""

from collections.abc import Iterable
from types import MappingProxyType

from ...rules.spin.actions import ACTIONS
from ...rules.uno.actions import ACTIONS as OF_UNO
from ..action import Action
from ..options import Rules
from ..uno.part import Uno
from ..uno.wheel import WHEEL
from .actions import SHOUT, SPIN, parse_discard, parse_show, spin_action
from .scenario import SpinReader
from .wheel import check_weights


class Spin(Uno):
    """How UNO Spin is written."""

    reader = SpinReader
    words = (SPIN, SHOUT)
    parsers = MappingProxyType({"discard": parse_discard, "show": parse_show})
    codes = range(OF_UNO, ACTIONS)
    any_time = ("shout", "show")  # in a war all lay at the same time (S12)
    common: Iterable[Action] = ()
    wheel = WHEEL
    without = ()

    def check(self, rules: Rules) -> None:
        check_weights(rules.wheel)

    def action_of(self, code: int) -> Action:
        return spin_action(code)


PART = Spin()
