"""UNO Rummy in notation."""

import sys
from types import MappingProxyType
from typing import Any

from ...rules.rummy.actions import TILE
from ...rules.rummy.table import SEATS, RummyTable
from ...rules.rummy.tiles import DRAW_TWO, REVERSE, SKIP
from ..action import Action
from ..notation import Notation
from ..scenario import Scenario
from ..tiles import print_tiles
from .actions import parse_end, parse_lay, parse_swap, rummy_action
from .scenario import RummyReader


class Rummy(Notation):
    """How UNO Rummy is written."""

    reader = RummyReader
    starter = "opener"
    parsers = MappingProxyType({"lay": parse_lay, "swap": parse_swap, "end": parse_end})
    codes = range(TILE, sys.maxsize)
    table = RummyTable
    seats = SEATS
    seats_clause = "R1"
    scorings = MappingProxyType({"winner": 200, "hands": 200, "none": 200, "rounds": 2})  # R24, R25
    presets = MappingProxyType({**Notation.presets, "light": {"scoring": "rounds"}})
    reverse_skips_with_two = False
    action_tiles = (DRAW_TWO, SKIP, REVERSE)  # R13 to R15

    def action_of(self, code: int) -> Action:
        return rummy_action(code)

    def on_table(self, scenario: Scenario) -> dict[str, Any]:
        return {
            "table": [print_tiles(meld) for meld in scenario.table],
            "singles": print_tiles(scenario.singles),
        }


PART = Rummy()
