"""Simulations of UNO Rummy, and what is told of tiles."""

from typing import Any

from ...rules.record import Record
from ...rules.rummy import events
from ...rules.rummy.solver.tables import tables
from ...rules.rummy.solver.work import Work
from ..figures import percents, shares
from ..lab import Lab
from .tally import RummyTally


class Rummy(Lab):
    """By compiled rules and the compiled solver."""

    kernels = "rummy"
    chunk = 8  # these games take longer
    tally = RummyTally

    def working_memory(self) -> tuple[type[Record], ...]:
        return (Work,)

    def lookups(self) -> tuple[Record, ...]:
        return (tables(),)

    def figures(self, tally: Any) -> dict[str, Any]:
        lays = sum(tally.lays)
        sizes = map(str, range(1, len(tally.lays)))
        return {
            "lays": lays,
            "lay_share_by_tiles": dict(zip(sizes, shares(tally.lays[1:], lays), strict=True)),
            "tiles_drawn": tally.events[events.DREW],
            "swaps": tally.events[events.SWAPPED],
            "exhausted_rounds": tally.exhausted,
        }

    def rows(self, figures: dict[str, Any]) -> list[tuple[str, str]]:
        return [
            ("tiles in a lay", percents(figures["lay_share_by_tiles"])),
            ("tiles drawn", f"{figures['tiles_drawn']:,}"),
            ("swaps", f"{figures['swaps']:,}"),
            ("rounds in which the tiles ran out", f"{figures['exhausted_rounds']:,}"),
        ]


PART = Rummy()
