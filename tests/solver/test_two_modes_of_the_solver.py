"""The compiled and the plain solver are one source: they agree on every answer, and on the way."""

from dataclasses import replace

import pytest

from lastcard.notation.tiles import Tile
from lastcard.rules.rummy.solver.work import Work
from lastcard.solver import Position, Solution
from lastcard.solver.solver import Solver
from samples import in_parts
from solver.positions import any_question

pytestmark = pytest.mark.compiled

PART = 20


class SideBySide:
    """Both solvers, always asked the same."""

    def __init__(self) -> None:
        self.plain, self.compiled = Solver(compiled=False), Solver(compiled=True)

    def ask(self, kind: str, position: Position) -> Solution | None:
        found = self.plain.ask(kind, position)
        assert found == self.compiled.ask(kind, position), (kind, position)
        return found

    def same_work(self) -> None:
        """Every field of what they worked with, also what led nowhere."""
        for name in Work.fields:
            assert self.plain.work.read(name) == self.compiled.work.read(name), name


def just(position: Position, tiles: tuple[Tile, ...]) -> Position:
    """As if the rack held no more."""
    return replace(position, rack=tiles, limit=len(tiles), drawn=None)


@pytest.mark.slow
@in_parts(10)
def test_answer_for_answer(part: int) -> None:
    both = SideBySide()
    answers = 0
    for seed in range(PART * part, PART * (part + 1)):
        position = Position.parse(**any_question(seed)._asdict())
        some = both.ask("any_play", position)
        best = both.ask("best_play", position)
        gentle = both.ask("least_change_play", position)
        assert (some is None) == (best is None) == (gentle is None)
        both.ask("whole_rack", just(position, position.rack[: position.limit]))
        if some is not None and best is not None and gentle is not None:
            assert gentle.points == best.points >= some.points
            assert both.ask("whole_rack", just(position, some.tiles)) is not None
            assert both.ask("whole_rack", just(position, best.tiles)) is not None
            answers += 1
        both.same_work()
    assert answers > PART // 2
