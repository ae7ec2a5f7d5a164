"""What was worked out to judge an action is not worked out again to do it."""

from typing import Any

import pytest

from lastcard import Action, Game, Match, parse_action
from lastcard.kinds import KINDS
from lastcard.rules.rummy.actions import LAID
from lastcard.rules.spin.actions import DONE
from lastcard.solver.solver import SOLVERS
from rummy import tiles
from spin.at_the_wheel import spun_game


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[Any]:
    """What is handed to something from now on, the last of it."""
    calls: list[Any] = []
    original = getattr(owner, name)

    def count(*handed: Any) -> Any:
        calls.append(handed[-1])
        return original(*handed)

    monkeypatch.setattr(owner, name, count)
    return calls


def undone_after(game: Game, action: Action) -> Any:
    """The state before the last action; the one after it is the same if all of it is done again."""
    after = game.state()
    seat = game.to_act[0]
    game.push(seat, next(iter(game.legal(seat))))
    game.undo()
    assert game.state() == after
    assert game.undo()[1] == action
    return game.state()


def test_a_lay_is_said_and_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tiles.game(["r6 b6 b1", "g1 g4"], table=["r3 r4 r5", "b5 g5 y5"])
    before, lay = game.state(), parse_action("lay r3 r4 r5 r6 / b5 g5 y5")
    solver = SOLVERS.mine(compiled=False)
    monkeypatch.setattr(SOLVERS, "mine", lambda: solver)
    judged = counted(monkeypatch, solver, "judge")
    applied = counted(monkeypatch, KINDS["rummy"].engine, "apply")
    game.push(0, lay)
    assert judged == [lay.codes[:-1]]
    assert applied == [LAID]
    assert lay.codes is lay.codes
    assert undone_after(game, lay) == before


def test_cards_put_down_in_one_breath_are_put_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spun_game("discard_colour", ["b6 b7 b8", "g0 g6 g6 y1 y2", "y6 y7"])
    applied = counted(monkeypatch, KINDS["spin"].engine, "apply")
    before = game.state()
    happened = game.push(1, "discard g0 g6")
    assert applied[-1] == DONE
    assert len(applied) == 3
    assert len([event for event in happened if "g6" in str(event)]) == 1
    assert undone_after(game, parse_action("discard g0 g6")) == before


def test_what_was_judged_in_another_position_is_not_done() -> None:
    game = Game.new("uno", players=3, seed=21)
    judged = game.check(0, parse_action("draw"))
    game.do(judged)
    with pytest.raises(AssertionError, match="another position"):
        game.do(judged)


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_what_a_view_may_do_is_listed_once(game: str) -> None:
    view = Game.new(game, players=3, seed=21).view(0)
    assert view.legal is view.legal


def test_a_match_is_played_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(["Ada", "Ben"], "uno", seed=1)
    match.play([lambda view: [*view.legal][-1]] * 2, rounds=2)
    judged = counted(monkeypatch, Game, "check")
    again = Match.replay(match.record())
    assert len(judged) == len(match.game.actions)
    assert again.score_sheet == match.score_sheet
