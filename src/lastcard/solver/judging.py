"""A new table judged, or given with its marks, by the compiled rules."""

import importlib
import threading
from collections.abc import Sequence

from ..rules.rummy.table import RummyTable
from .memory import Memory, Values
from .threads import for_each_thread

# What the rules look at; the draft is given again.
LOOKED_AT = (
    *("phase", "turn", "drawn", "swaps", "swapped", "swapped_into"),
    *("single_count", "singles", "melds", "meld_size", "tiles", "lying"),
)


class Judge:
    """The compiled rules at work for one thread."""

    def __init__(self) -> None:
        import numpy as np

        self.kernels = importlib.import_module("lastcard.compiled.rules.rummy.kernels")
        self.memory = Memory(RummyTable)
        self.racks = self.memory.fields["hands"][0]
        self.array = np.array

    def table_refusal(self, table: RummyTable, seat: int, said: Sequence[int]) -> int:
        """Why the seat on turn may not lay what is given, all but the last word; 0 if it may."""
        values = vars(table)
        self.memory.write({name: values[name] for name in LOOKED_AT})
        self.racks[seat] = table.hands[seat]
        codes = self.array(said, "i8")
        refusal: int = self.kernels.table_refusal(self.memory.records, seat, codes)
        return refusal

    def marked(self, values: Values, said: Sequence[int], played: Sequence[int]) -> list[int]:
        """The tiles of a new table with the marks that they take; ``values``: of the old one."""
        self.memory.write(values)
        codes, counts = self.array(said, "i8"), self.array(played, "i8")
        self.kernels.mark(self.memory.records, codes, counts)
        tiles: list[int] = self.memory.read("draft")
        return tiles


judge = for_each_thread(Judge)
ready = threading.Event()


def warm_up() -> None:
    """Compile what a judge needs, or fetch what was compiled before."""
    table = RummyTable()
    judge().table_refusal(table, 0, ())
    judge().marked({}, (), table.lying)
    ready.set()
