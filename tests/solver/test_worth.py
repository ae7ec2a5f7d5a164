"""What tiles are worth can be said: the best play is then another one."""

from itertools import combinations

import pytest

from lastcard.rules.rummy.tiles import FACES, JOKER
from lastcard.solver import Position, all_plays
from lastcard.solver.compiled import Compiled, Plain

MODES = pytest.mark.parametrize("mode", [Plain, pytest.param(Compiled, marks=pytest.mark.compiled)])
ROOMY = Position.parse(rack="r10 r11 r12 b1 b2 b3 b4 g7", limit=3)


def best(mode: type[Plain | Compiled], position: Position, worth: list[int]) -> list[str]:
    solver = mode()
    solver.ask("best_play", position)
    solver.write({"worth": worth})
    found = solver.answer("best_play", position)
    assert found is not None
    return [str(tile) for tile in found.tiles]


@MODES
def test_tiles_that_are_worth_more_are_played(mode: type[Plain | Compiled]) -> None:
    assert best(mode, ROOMY, [1] * 36 + [9] * 12 + [1]) in (["b1", "b2", "b3"], ["b2", "b3", "b4"])
    assert best(mode, ROOMY, [9] * 12 + [1] * 37) == ["r10", "r11", "r12"]


@MODES
def test_no_other_play_is_worth_more(mode: type[Plain | Compiled]) -> None:
    position = Position.parse(["r3 r4 r5", "b5 g5 y5"], "b8", "r6 r2 b6 b7 r5 g12 j y1 y2")
    plays = [found.tiles for found in all_plays(position)]
    for liked in combinations(position.rack, 2):
        worth = [1] * FACES
        for tile in liked:
            worth[tile.number] = 7
        most = max(sum(worth[tile.number] for tile in tiles) for tiles in plays)
        favourites = set(map(str, liked))
        assert sum(7 if text in favourites else 1 for text in best(mode, position, worth)) == most


def test_a_question_is_about_points_unless_said_otherwise() -> None:
    solver = Plain()
    solver.ask("best_play", ROOMY)
    assert solver.work.worth[JOKER] == 50
    assert solver.work.points == 33
