"""What tiles are worth can be said: the best play is then another one."""

from array import array
from itertools import combinations

import pytest

from lastcard.rules.rummy.tiles import FACES, JOKER
from lastcard.solver import Position, all_plays
from lastcard.solver.asking import solution
from lastcard.solver.solver import Solver

MODES = pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=pytest.mark.compiled)], ids=["plain", "compiled"]
)
ROOMY = Position.parse(rack="r10 r11 r12 b1 b2 b3 b4 g7", limit=3)


def best(compiled: bool, position: Position, worth: list[int]) -> list[str]:
    solver = Solver(compiled)
    solver.ask("best_play", position)
    solver.work.write({"worth": array("h", worth)})
    assert solver.finds("best_play")
    found = solution(position, solver.work.read)
    return [str(tile) for tile in found.tiles]


@MODES
def test_tiles_that_are_worth_more_are_played(compiled: bool) -> None:
    assert best(compiled, ROOMY, [1] * 36 + [9] * 12 + [1]) in (
        ["b1", "b2", "b3"],
        ["b2", "b3", "b4"],
    )
    assert best(compiled, ROOMY, [9] * 12 + [1] * 37) == ["r10", "r11", "r12"]


@MODES
def test_no_other_play_is_worth_more(compiled: bool) -> None:
    position = Position.parse(["r3 r4 r5", "b5 g5 y5"], "b8", "r6 r2 b6 b7 r5 g12 j y1 y2")
    plays = [found.tiles for found in all_plays(position)]
    for liked in combinations(position.rack, 2):
        worth = [1] * FACES
        for tile in liked:
            worth[tile.number] = 7
        most = max(sum(worth[tile.number] for tile in tiles) for tiles in plays)
        favourites = set(map(str, liked))
        assert (
            sum(7 if text in favourites else 1 for text in best(compiled, position, worth)) == most
        )


def test_a_question_is_about_points_unless_said_otherwise() -> None:
    solver = Solver(compiled=False)
    solver.ask("best_play", ROOMY)
    assert solver.work.read("worth")[JOKER] == 50
    assert solver.work.read("points") == 33
