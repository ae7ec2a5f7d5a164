"""UNO in notation."""

from array import array
from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from ...rules.uno.actions import ACTIONS
from ...rules.uno.table import SEATS, Table
from ..action import Action, Simple
from ..cards import print_cards
from ..notation import Notation
from ..options import Rules
from ..scenario import Scenario
from .actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    parse_colour_named,
    parse_play,
    parse_swaphand,
    plays,
    uno_action,
)
from .scenario import CardReader
from .wheel import WHEEL


class Uno(Notation):
    """How UNO is written."""

    reader = CardReader
    words: tuple[Simple, ...] = (ACCEPT, CHALLENGE, PASS)
    parsers = MappingProxyType(
        {"play": parse_play, "colour": parse_colour_named, "swaphand": parse_swaphand}
    )
    codes = range(ACTIONS)
    common: Iterable[Action] = tuple(plays())
    table = Table
    without: tuple[str, ...] = ("wheel",)  # in the table for UNO Spin
    presets = MappingProxyType(
        {
            **Notation.presets,
            "party": {"stacking": True, "seven_zero": True, "jump_in": True, "scoring": "none"},
        }
    )
    seats = SEATS
    seats_clause = "U2"

    def encoded(self, rules: Rules) -> "dict[str, array[int]]":
        return {"wheel": array("i", [rules.wheel.get(result, 1) for result in WHEEL])}

    def action_of(self, code: int) -> Action:
        return uno_action(code)

    def on_table(self, scenario: Scenario) -> dict[str, Any]:
        return {"discard": print_cards(scenario.discard)}

    def more(self, scenario: Scenario) -> dict[str, Any]:
        return {} if scenario.wheel is None else {"wheel": list(scenario.wheel)}


PART = Uno()
