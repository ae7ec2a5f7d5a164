"""Which solver answers: the plain one at once, the compiled one as soon as it is ready."""

import importlib
import threading
from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ..notation.tiles import Meld, Tile, tile
from ..rules.record import TYPECODES
from ..rules.rummy.solver import gentle, plays
from ..rules.rummy.solver.tables import Tables, tables
from ..rules.rummy.solver.work import MELDS, Work
from ..rules.rummy.tiles import JOKER, PACK_SIZE
from .position import Position, Solution, tidy

Question = Mapping[str, int | Sequence[int]]


def question(position: Position) -> Question:
    """A position as the fields of a work."""
    lying = [t for meld in position.table for t in meld]
    sizes = [len(meld) for meld in position.table]
    fixed, loose, rack = map(counted, ([t.face for t in lying], position.singles, position.rack))
    return {
        "fixed": fixed[:JOKER],
        "fixed_jokers": fixed[JOKER],
        "loose": loose[:JOKER],
        "loose_jokers": loose[JOKER],
        "rack": rack[:JOKER],
        "rack_jokers": rack[JOKER],
        "limit": position.limit,
        "olds": len(sizes),
        "old_size": sizes + [0] * (MELDS - len(sizes)),
        "old_tile": [t.number for t in lying] + [0] * (PACK_SIZE - len(lying)),
    }


def counted(tiles: Sequence[Tile]) -> list[int]:
    counts = [0] * (JOKER + 1)
    for each in tiles:
        counts[each.number] += 1
    return counts


class Answer(NamedTuple):
    """What a work says after a question."""

    melds: tuple[Meld, ...]
    played: tuple[Tile, ...]
    untouched: int


class Solver(Protocol):
    """Something that answers questions."""

    def ask(self, kind: str, position: Position, *points: int) -> Answer | None:
        """Ask one of the solver's questions by name."""


class Plain:
    """Answers at once, without a compiler."""

    def __init__(self) -> None:
        self.work = Work()
        self.questions: dict[str, Any] = {
            "best_play": plays.best_play,
            "any_play": plays.any_play,
            "better_play": plays.better_play,
            "gentlest_play": gentle.gentlest_play,
        }

    def ask(self, kind: str, position: Position, *points: int) -> Answer | None:
        for name, value in question(position).items():
            code = TYPECODES[Work.fields[name].code]
            setattr(self.work, name, value if isinstance(value, int) else array(code, value))
        if not self.questions[kind](self.work, tables(), *points):
            return None
        return answer(lambda name: getattr(self.work, name))


class Compiled:
    """Answers in a tenth of a millisecond, once it is compiled."""

    def __init__(self) -> None:
        import numpy as np

        self.kernels = importlib.import_module("lastcard.compiled.rules.rummy.solver.kernels")
        self.works = np.zeros(1, Work.dtype())
        self.tables = np.zeros(1, Tables.dtype())
        tables().to_numpy(self.tables[0])

    def ask(self, kind: str, position: Position, *points: int) -> Answer | None:
        work = self.works[0]
        for name, value in question(position).items():
            work[name] = value
        if not getattr(self.kernels, kind)(self.works, self.tables, *points):
            return None
        return answer(lambda name: work[name].tolist())


def answer(read: Callable[[str], Any]) -> Answer:
    """Read a work's answer, field by field."""
    tiles = list(map(tile, read("tile")))
    melds = []
    first = 0
    for size in read("meld_size")[: read("melds")]:
        melds.append(tuple(tiles[first : first + size]))
        first += size
    played = [tile(f) for f, count in enumerate(read("played")) for _ in range(count)]
    played += [tile(JOKER)] * read("played_jokers")
    return Answer(tuple(melds), tuple(played), read("untouched"))


def solution(position: Position, found: Answer | None) -> Solution | None:
    """An answer as a play on a position."""
    if found is None:
        return None
    stay = [meld for i, meld in enumerate(position.table) if found.untouched >> i & 1]
    return Solution(position, found.played, tidy(position.table, (*stay, *found.melds)))


own = threading.local()
ready = threading.Event()


def warm_up() -> None:
    """Compile the solver, or fetch what was compiled before; then all questions are fast.

    It takes half a minute the first time; a server calls it in the background.

    >>> warm_up()
    """
    position = Position.parse(["r3 r4 r5"], rack="r6")
    fast = Compiled()
    for kind, points in (("best_play", ()), ("any_play", ()), ("gentlest_play", ())):
        fast.ask(kind, position, *points)
    fast.ask("better_play", position, 0)
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
