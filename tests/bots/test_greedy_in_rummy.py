"""The greedy bot at UNO Rummy: the most points each turn, from what its seat sees."""

from typing import Any

import numpy as np
import pytest

from games.steps import rummy as steps
from lastcard import Game
from lastcard.bots.greedy import greedy
from lastcard.bots.policies import GREEDY
from lastcard.kinds import KINDS
from lastcard.lab.simulate import as_numpy
from lastcard.notation.rummy.actions import Lay
from lastcard.rules.rummy import actions as do
from lastcard.rules.rummy.solver.tables import tables
from lastcard.rules.rummy.solver.work import Work
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.uno import actions as shared
from rummy.tiles import game

OTHERS = ["g1 g4", "y1 y4"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def chosen(position: Game, seat: int) -> str:
    view = position.view(seat)
    return str(greedy(view, view.legal))


def test_it_plays_the_most_points() -> None:
    position = game(["r7 r3 b1", *OTHERS], table=["r4 r5 r6", "y9 g9 b9"])
    assert chosen(position, 0) == "lay y9 g9 b9 / r3 r4 r5 r6 r7 uno"


def test_it_calls_with_the_lay_that_leaves_one_tile() -> None:
    table = ["r4 r5 r6"]
    assert chosen(game(["r3 b1", *OTHERS], table=table), 0) == "lay r3 r4 r5 r6 uno"
    assert chosen(game(["r3 b1 b3", *OTHERS], table=table), 0) == "lay r3 r4 r5 r6"
    assert chosen(game(["r3", *OTHERS], table=table), 0) == "lay r3 r4 r5 r6"


def test_it_draws_only_where_nothing_can_be_played() -> None:
    rules = {"must_play": False}
    table = ["r4 r5 r6"]
    assert chosen(game(["b1 b4", *OTHERS], table=table, rules=rules), 0) == "draw"
    assert chosen(game(["r3 b4", *OTHERS], table=table, rules=rules), 0).startswith("lay")


def test_R6_it_plays_the_tile_just_drawn_with_others() -> None:
    """Without it r3 could be laid too; with it there are more points."""
    rules = {"must_play": False}
    more: dict[str, Any] = {"table": ["r4 r5 r6"], "rules": rules}
    position = game(["b1 b4 r8", *OTHERS], "0:draw", stock="r7 b12", **more)
    assert chosen(position, 0) == "lay r4 r5 r6 r7 r8"
    position = game(["b1 b4 r7", *OTHERS], "0:draw", stock="r3 b12", **more)
    assert chosen(position, 0) == "lay r3 r4 r5 r6 r7"


def test_after_a_swap_it_lays_what_it_won() -> None:
    position = game(["r9 b1", *OTHERS], "0:swap r9", table=["r8 j=r9 r10"])
    action = chosen(position, 0)
    assert "j=" in action
    assert action.endswith("uno")
    position.push(0, action)


def test_it_ends_a_turn_after_swaps_alone_with_the_call_that_is_due() -> None:
    """The joker won fits nowhere: a set holds four tiles."""
    position = game(["b4", *OTHERS], "0:swap b4", table=["r4 y4 g4 j=b4"])
    assert chosen(position, 0) == "end uno"


def test_it_chooses_where_it_has_to() -> None:
    """Four swaps, and nothing more can be played (R5); r5 and r7 came into one run (R18)."""
    table = ["r4 j=r5 r6 j=r7 r8", "y8 j=y9 y10", "g8 j=g9 g10"]
    swaps = [f"0:swap {tile}" for tile in ("r5", "r7", "y9", "g9")]
    position = game(["r5 r7 y9 g9", *OTHERS], *swaps, table=table)
    assert chosen(position, 0) in ("end r5!", "end r7!")
    position.push(0, chosen(position, 0))


def test_it_lets_a_chance_out_of_turn_pass() -> None:
    position = game(["r3 b1 b3", *OTHERS], table=["r4 r5 r6"])
    view = position.view(1)
    assert greedy(view, view.legal) is None


def rack_points(table: RummyTable, seat: int) -> int:
    return sum(tile.points for tile in KINDS["rummy"].engine.hand_of(table, seat).pieces)


WORDS = {shared.DRAW: "draw", shared.KEEP: "keep", do.LAID: "lay", do.LAID_CALLING: "lay uno"}


@pytest.mark.slow
@pytest.mark.compiled
@PLAYERS
def test_it_does_as_well_as_the_compiled_policy_in_every_turn(players: int) -> None:
    """The tables they lay may differ; what leaves the rack, and the call, may not."""
    works, lookups = np.zeros(1, Work.dtype()), as_numpy(tables())
    calls = 0
    for seed in range(100, 104):
        position = Game.new("rummy", players, seed)
        while not position.round_over:
            seat = position.turn
            assert seat is not None
            fast = as_numpy(position.state())
            step = int(steps.step(fast, works, lookups, GREEDY))
            view = position.view(seat)
            action = greedy(view, view.legal)
            words = str(action).split()
            said = [words[0], *(["uno"] if words[-1] == "uno" else [])]
            assert (seat, " ".join(said)) == (step // do.ACTIONS, WORDS[step % do.ACTIONS])
            assert action is not None
            position.push(seat, action)
            if isinstance(action, Lay):
                after, plain = RummyTable.from_numpy(fast[0]), position.state()
                assert isinstance(plain, RummyTable)
                assert rack_points(plain, seat) == rack_points(after, seat)
                calls += action.uno
    assert calls
