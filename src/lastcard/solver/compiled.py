"""Which solver answers: the plain one at once, the compiled one as soon as it is ready."""

import importlib
import threading
from array import array
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..notation.tiles import Tile, tile
from ..rules.record import TYPECODES
from ..rules.rummy.solver import least_change, plays
from ..rules.rummy.solver.tables import Tables, tables
from ..rules.rummy.solver.work import MELDS, Work
from ..rules.rummy.table import MOST_TILES, RummyTable
from ..rules.rummy.tiles import JOKER, PACK_SIZE, POINTS, face_of
from ..rules.shared.table import DRAWN
from . import judging
from .counting import counted, padded
from .memory import Memory, Values
from .position import Found, Position, Solution
from .threads import for_each_thread

WORTH = array("h", POINTS)


def question(position: Position) -> Values:
    """A position as the fields of a work."""
    lying = [each.number for meld in position.table for each in meld]
    sizes = [len(meld) for meld in position.table]
    fixed = counted(map(face_of, lying))
    loose = faces_of(position.singles)
    return {
        "fixed": fixed[:JOKER],
        "fixed_jokers": fixed[JOKER],
        "loose": loose[:JOKER],
        "loose_jokers": loose[JOKER],
        "olds": len(sizes),
        "old_size": padded(sizes, MELDS),
        "old_tile": padded(lying, PACK_SIZE),
        "worth": WORTH,
        **rack_question(faces_of(position.rack), position.limit, position.drawn),
    }


def faces_of(tiles: Sequence[Tile]) -> "array[int]":
    return counted([each.number for each in tiles])


def rack_question(held: "array[int]", limit: int, drawn: Tile | None = None) -> Values:
    """A rack, by faces, as the fields of a work; a tile just drawn has to be played (R6)."""
    required = 0
    if drawn is not None:
        required = drawn.number + 1
        held[drawn.number] -= 1
    return {
        "rack": held[:JOKER],
        "rack_jokers": held[JOKER],
        "limit": limit,
        "required": required,
    }


class Solver(Protocol):
    """Something that answers questions."""

    def ask(self, kind: str, position: Position) -> Solution | None:
        """Ask one of the solver's questions by name."""

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        """The same as last time, but as if the rack held just these tiles, all to be played."""


class Plain:
    """Answers at once, without a compiler."""

    def __init__(self) -> None:
        self.work = Work()
        self.questions: dict[str, Callable[[Work, Tables], bool]] = {
            "best_play": plays.best_play,
            "any_play": plays.any_play,
            "whole_rack": plays.whole_rack,
            "least_change_play": least_change.least_change_play,
        }

    def write(self, values: Values) -> None:
        for name, value in values.items():
            code = TYPECODES[Work.fields[name].code]
            setattr(self.work, name, value if isinstance(value, int) else array(code, value))

    def ask(self, kind: str, position: Position) -> Solution | None:
        self.write(question(position))
        return self.answer(kind, position)

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        self.write(rack_question(faces_of(rack), len(rack)))
        return self.answer(kind, position)

    def answer(self, kind: str, position: Position) -> Solution | None:
        if not self.questions[kind](self.work, tables()):
            return None
        return solution(position, self.read)

    def read(self, name: str) -> Any:
        value = getattr(self.work, name)
        return value if isinstance(value, int) else value.tolist()


class Compiled:
    """Answers in a tenth of a millisecond, once it is compiled."""

    def __init__(self) -> None:
        import numpy as np

        self.kernels = importlib.import_module("lastcard.compiled.rules.rummy.solver.kernels")
        self.memory = Memory(Work)
        self.tables = np.zeros(1, Tables.dtype())
        tables().to_numpy(self.tables[0])

    def write(self, values: Values) -> None:
        self.memory.write(values)

    def ask(self, kind: str, position: Position) -> Solution | None:
        self.write(question(position))
        return self.answer(kind, position)

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        self.write(rack_question(faces_of(rack), len(rack)))
        return self.answer(kind, position)

    def answer(self, kind: str, position: Position) -> Solution | None:
        return solution(position, self.memory.read) if self.finds(kind) else None

    def finds(self, kind: str) -> bool:
        return bool(getattr(self.kernels, kind)(self.memory.records, self.tables))


def can_play(table: RummyTable) -> bool:
    """Whether the seat on turn can play, after a draw with that tile; of the compiled solver."""
    rack = array("b", table.hands[table.turn])
    drawn = tile(table.drawn) if table.phase == DRAWN else None
    loose = counted(table.singles[: table.single_count])
    fast = compiled_solver()
    fast.write(
        {
            "fixed": table.lying[:JOKER],
            "fixed_jokers": table.lying[JOKER],
            "loose": loose[:JOKER],
            "loose_jokers": loose[JOKER],
            "olds": 0,
            **rack_question(rack, MOST_TILES - table.swaps, drawn),
        }
    )
    return fast.finds("any_play")


def solution(position: Position, read: Callable[[str], Any]) -> Solution:
    """Read a work's answer, field by field."""
    played = [tile(f) for f, count in enumerate(read("played")) if count for _ in range(count)]
    played += [tile(JOKER)] * read("played_jokers")
    sizes = read("meld_size")[: read("melds")]
    # Behind them there may be something left of an earlier question.
    found = Found(read("tile")[: sum(sizes)], sizes, read("untouched"))
    return Solution(position, tuple(played), found)


ready = threading.Event()


def warm_up() -> None:
    """Compile the solver and the judge, or fetch what was compiled; then all answers are fast.

    It takes half a minute the first time; a server calls it in the background.

    >>> warm_up()
    """
    position = Position.parse(["r3 r4 r5"], rack="r6")
    fast = Compiled()
    for kind in ("best_play", "any_play", "least_change_play", "whole_rack"):
        fast.ask(kind, position)
    judging.warm_up()
    ready.set()


plain_solver = for_each_thread(Plain)
compiled_solver = for_each_thread(Compiled)


def solver(compiled: bool | None) -> Solver:
    """The solver of this thread: compiled or plain; ``None``: the fastest that is ready."""
    if compiled or (compiled is None and ready.is_set()):
        return compiled_solver()
    return plain_solver()
