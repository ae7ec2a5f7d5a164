"""The solver at work, plain or compiled: :class:`Solver`."""

from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..notation.tiles import Tile
from ..ready import Workers
from ..rules.rummy.solver.tables import Tables, tables
from ..rules.rummy.solver.work import Work
from ..rules.rummy.table import RummyTable
from ..rules.rummy.tiles import FACES
from .asking import faces_of, question, rack_question, solution
from .position import Position, Solution
from .records import NumpyRecord, PlainRecord, Values

KINDS_OF_QUESTION = ("best_play", "any_play", "least_change_play", "whole_rack")
# What the rules look at to say what can be played, or laid; a new table is said anew.
LOOKED_AT = (
    *("phase", "turn", "drawn", "swaps", "swapped", "swapped_into", "hands"),
    *("single_count", "singles", "melds", "meld_size", "tiles", "lying"),
)


class Solver:
    """The search and the rules about a new table, with memory of its own."""

    def __init__(self, compiled: bool) -> None:
        self.mode = "lastcard.compiled" if compiled else "lastcard"
        self.kernels = import_module(f"{self.mode}.rules.rummy.solver.kernels")
        self.rules = import_module(f"{self.mode}.rules.rummy.kernels")
        record = NumpyRecord if compiled else PlainRecord
        self.work, self.table = record(Work), record(RummyTable)
        self.lookups: Any = [tables()]
        if compiled:
            import numpy as np

            self.lookups = np.zeros(1, Tables.dtype())
            tables().to_numpy(self.lookups[0])

    def warm_up(self) -> None:
        """Ask everything once."""
        for kind in KINDS_OF_QUESTION:
            self.ask(kind, Position.parse(["r3 r4 r5"], rack="r6"))
        table = RummyTable()
        self.can_play(table)
        self.judge(table, 0, ())
        self.marked({}, (), table.lying)

    def ask(self, kind: str, position: Position) -> Solution | None:
        """Ask one of the solver's questions by name."""
        self.work.write(question(position))
        return solution(position, self.work.read) if self.finds(kind) else None

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        """The same as last time, but as if the rack held just these tiles, all to be played."""
        self.work.write(rack_question(faces_of(rack), len(rack)))
        return solution(position, self.work.read) if self.finds(kind) else None

    def can_play(self, table: RummyTable) -> bool:
        """Whether the seat on turn can play, after a draw with that tile."""
        self.look_at(table)
        memory = self.table.records, self.work.records, self.lookups
        return bool(self.rules.can_play(*memory))

    def look_at(self, table: RummyTable) -> None:
        values = vars(table)
        self.table.write({name: values[name] for name in LOOKED_AT})

    def finds(self, kind: str) -> bool:
        return bool(getattr(self.kernels, kind)(self.work.records, self.lookups))

    def judge(self, table: RummyTable, seat: int, said: Sequence[int]) -> tuple[int, Values]:
        """Why the seat on turn may not lay what is said, all but the last word; 0 if it may.

        And the draft that was said, as fields of the table.
        """
        self.look_at(table)
        codes = self.table.numbers(said)
        refusal: int = self.rules.table_refusal(self.table.records, seat, codes)
        return refusal, {} if refusal else self.draft(vars(table))

    def draft(self, before: Values) -> Values:
        """What was said here, on a table with these values."""
        tiles, melds = self.table.read("draft_tiles"), self.table.read("draft_melds")
        said = {"draft_tiles": tiles, "draft_melds": melds}
        lengths = {"draft": tiles, "draft_size": melds, "said": FACES, "said_mine": FACES}
        for name, length in lengths.items():
            said[name] = row = before[name][:]
            row[:length] = array(row.typecode, self.table.read(name)[:length])
        return said

    def marked(self, values: Values, said: Sequence[int], played: Sequence[int]) -> list[int]:
        """The tiles of a new table with the marks that they take; ``values``: of the old one."""
        self.table.write(values)
        numbers = self.table.numbers
        self.rules.mark(self.table.records, numbers(said), numbers(played))
        tiles: list[int] = self.table.read("draft")
        return tiles


SOLVERS = Workers(Solver)


def warm_up() -> None:
    """Compile the solver, or fetch what was compiled before; then all answers are fast.

    It takes half a minute the first time; a server does it in the background.

    >>> warm_up()
    """
    SOLVERS.warm_up()
