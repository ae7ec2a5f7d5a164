"""The random bot does what the compiled policy of its name does, from what its seat sees."""

from collections import Counter

import numpy as np
import pytest

from games.steps import rummy as steps
from lastcard import Game, Rules
from lastcard.bots.at_random import make_random
from lastcard.bots.policies import RANDOM
from lastcard.bots.policy_player import Luck, follow
from lastcard.bots.spin import policy as spin
from lastcard.bots.uno import policy as uno
from lastcard.game.match import Match
from lastcard.lab.simulate import as_numpy
from lastcard.notation.rummy.actions import Lay
from lastcard.notation.spin.actions import Discard
from lastcard.rules.rummy import actions as do
from lastcard.rules.rummy.solver.tables import tables
from lastcard.rules.rummy.solver.work import Work
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.spin.phases import SPIN
from lastcard.rules.uno.table import Table
from rummy import tiles
from tables import game

HOUSE = Rules(stacking=True, seven_zero=True, jump_in=True)


@pytest.mark.parametrize("name", ["uno", "spin"])
@pytest.mark.parametrize("rules", [Rules(), HOUSE])
def test_it_does_as_the_policy_in_every_turn(name: str, rules: Rules) -> None:
    luck, done = Luck(5), Counter[str]()
    for seed in range(40):
        position = Game.new(name, 3, seed, rules)
        while not position.round_over:
            seat = position.turn
            assert seat is not None
            table = position.state()
            assert isinstance(table, Table)
            table.luck = luck.luck
            view = position.view(seat)
            # Whether it catches is rolled first; in a war and a race there is nothing to choose.
            if view.uno_due or view.phase in ("war", "race"):
                action = follow(view, view.legal, RANDOM, luck)
            else:
                wheel = table.phase >= SPIN
                code = spin.at_wheel(table, seat, RANDOM) if wheel else uno.answer(table, RANDOM)
                action = follow(view, view.legal, RANDOM, luck)
                assert action is not None
                assert action.codes[0] == code
                if not isinstance(action, Discard):
                    assert luck.luck == table.luck
                done[str(action).split()[0]] += 1
            assert action is not None
            assert action in view.legal
            position.push(seat, action)
    assert {"play", "draw", "challenge", "accept"} <= set(done)
    assert ("discard" in done) == (name == "spin")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("must_play", [True, False])
def test_it_does_as_the_compiled_policy_in_every_turn_of_rummy(must_play: bool) -> None:
    """The tables they lay may differ; what leaves the rack, and the call, may not."""
    works, lookups = np.zeros(1, Work.dtype()), as_numpy(tables())
    luck, done = Luck(5), Counter[str]()
    for seed in range(100, 108):
        position = Game.new("rummy", 3, seed, Rules(must_play=must_play))
        while not position.round_over:
            seat = position.turn
            assert seat is not None
            view = position.view(seat)
            table = position.state()
            table.luck = luck.luck
            fast = as_numpy(table)
            step = int(steps.step(fast, works, lookups, RANDOM))
            action = follow(view, view.legal, RANDOM, luck)
            assert action is not None
            position.push(seat, action)
            if not view.uno_due:
                done[str(action).split()[0]] += 1
                after = RummyTable.from_numpy(fast[0])
                assert (seat, action.codes[-1]) == divmod(step, do.ACTIONS)
                assert position.state().hands[seat] == after.hands[seat]
                assert not isinstance(action, Lay) or luck.luck == after.luck
    assert {"lay", "draw", "keep", "swap"} <= set(done)


def odds(position: Game, seat: int) -> Counter[str]:
    view, legal = position.view(seat), position.view(seat).legal
    bot = make_random(3)
    return Counter(str(bot(view, legal, None)) for _ in range(4000))


def share(found: Counter[str], action: str) -> float:
    return found[action] / found.total()


def test_it_forgets_one_call_in_four() -> None:
    found = odds(game(["r1 g9", "g4 g5 g6"]), 0)
    assert share(found, "play r1 uno") == pytest.approx(0.75, abs=0.03)
    assert share(found, "play r1") == pytest.approx(0.25, abs=0.03)


@pytest.mark.parametrize("seat", [1, 2])
def test_it_catches_one_time_in_two(seat: int) -> None:
    cards = game(["r1 b5", "g4 g5 g6", "y1 y2 y3"], "0:play r1")
    racks = ["r3 b1", "g1 g4", "y1 y4"]
    lain = tiles.game(racks, "0:lay r3 r4 r5 r6", table=["r4 r5 r6"])
    for position in (cards, lain):
        assert share(odds(position, seat), "catch 0") == pytest.approx(0.5, abs=0.03)


def test_it_does_not_call_late() -> None:
    assert odds(game(["r1 b5", "g4 g5 g6"], "0:play r1"), 0) == {"None": 4000}


def test_it_jumps_in_one_time_in_two() -> None:
    hands = ["r1 b5 b6", "g4 g5 g6", "r1 y2"]
    found = odds(game(hands, "0:play r1", rules={"jump_in": True}), 2)
    assert share(found, "None") == pytest.approx(1 / 2, abs=0.03)
    assert share(found, "play r1 uno") == pytest.approx(3 / 8, abs=0.03)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    def played(seed: int) -> list[str]:
        bots = [make_random(seed), make_random(seed + 1)]
        match = Match.new(["Ada", "Ben"], name, 3, Rules(scoring="none"))
        match.play([lambda view, bot=bot: bot(view, view.legal, None) for bot in bots], rounds=1)  # type: ignore[misc]
        return [str(action) for _, action in match.game.actions]

    assert played(1) == played(1)
    assert played(1) != played(2)
