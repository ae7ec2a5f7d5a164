"""Which solver answers: the plain one at once, the compiled one as soon as it is ready."""

import importlib
import threading
from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from ..notation.tiles import Tile, tile
from ..rules.record import TYPECODES
from ..rules.rummy.solver import gentle, plays
from ..rules.rummy.solver.tables import Tables, tables
from ..rules.rummy.solver.work import MELDS, Work
from ..rules.rummy.tiles import JOKER, PACK_SIZE
from .position import Found, Position, Solution

Question = Mapping[str, int | Sequence[int]]


def question(position: Position) -> dict[str, int | list[int]]:
    """A position as the fields of a work."""
    lying = [t for meld in position.table for t in meld]
    sizes = [len(meld) for meld in position.table]
    fixed, loose = map(counted, ([t.face for t in lying], position.singles))
    return {
        "fixed": fixed[:JOKER],
        "fixed_jokers": fixed[JOKER],
        "loose": loose[:JOKER],
        "loose_jokers": loose[JOKER],
        "olds": len(sizes),
        "old_size": sizes + [0] * (MELDS - len(sizes)),
        "old_tile": [t.number for t in lying] + [0] * (PACK_SIZE - len(lying)),
        **rack_question(position.rack, position.limit),
    }


def rack_question(rack: Sequence[Tile], limit: int) -> dict[str, int | list[int]]:
    """A rack as the fields of a work."""
    held = counted(rack)
    return {"rack": held[:JOKER], "rack_jokers": held[JOKER], "limit": limit}


def counted(tiles: Sequence[Tile]) -> list[int]:
    counts = [0] * (JOKER + 1)
    for each in tiles:
        counts[each.number] += 1
    return counts


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
            "gentlest_play": gentle.gentlest_play,
        }

    def write(self, fields: Question) -> None:
        for name, value in fields.items():
            code = TYPECODES[Work.fields[name].code]
            setattr(self.work, name, value if isinstance(value, int) else array(code, value))

    def ask(self, kind: str, position: Position) -> Solution | None:
        self.write(question(position))
        return self.answer(kind, position)

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        self.write(rack_question(rack, len(rack)))
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
        self.works = np.zeros(1, Work.dtype())
        self.tables = np.zeros(1, Tables.dtype())
        tables().to_numpy(self.tables[0])

    def write(self, fields: Question) -> None:
        work = self.works[0]
        for name, value in fields.items():
            work[name] = value

    def ask(self, kind: str, position: Position) -> Solution | None:
        self.write(question(position))
        return self.answer(kind, position)

    def ask_again(self, kind: str, position: Position, rack: Sequence[Tile]) -> Solution | None:
        self.write(rack_question(rack, len(rack)))
        return self.answer(kind, position)

    def answer(self, kind: str, position: Position) -> Solution | None:
        if not getattr(self.kernels, kind)(self.works, self.tables):
            return None
        work = self.works[0]
        return solution(position, lambda name: work[name].tolist())


def solution(position: Position, read: Callable[[str], Any]) -> Solution:
    """Read a work's answer, field by field."""
    played = [tile(f) for f, count in enumerate(read("played")) if count for _ in range(count)]
    played += [tile(JOKER)] * read("played_jokers")
    found = Found(read("tile"), read("meld_size")[: read("melds")], read("untouched"))
    return Solution(position, tuple(played), found)


own = threading.local()
ready = threading.Event()


def warm_up() -> None:
    """Compile the solver, or fetch what was compiled before; then all questions are fast.

    It takes half a minute the first time; a server calls it in the background.

    >>> warm_up()
    """
    position = Position.parse(["r3 r4 r5"], rack="r6")
    fast = Compiled()
    for kind in ("best_play", "any_play", "gentlest_play", "whole_rack"):
        fast.ask(kind, position)
    ready.set()


def solver(compiled: bool | None) -> Solver:
    """The solver of this thread: compiled or plain; ``None``: the fastest that is ready."""
    if compiled or (compiled is None and ready.is_set()):
        if not hasattr(own, "compiled"):
            own.compiled = Compiled()
        fast: Compiled = own.compiled
        return fast
    if not hasattr(own, "plain"):
        own.plain = Plain()
    plain: Plain = own.plain
    return plain
