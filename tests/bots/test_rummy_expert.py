"""The expert at UNO Rummy: always legal, the same again from the same seed, better than greedy."""

import time

import numpy as np
import pytest

import samples
from games.steps import rummy as steps
from lastcard import Action, Game, Rules
from lastcard.bots.expert import make_expert
from lastcard.bots.greedy import greedy
from lastcard.bots.policies import GREEDY
from lastcard.bots.rummy.expert import RummyExpert
from lastcard.bots.rummy.thinking import EXPERTS
from lastcard.game.view import view_of
from lastcard.kinds import KINDS
from lastcard.lab.simulate import Simulation, as_numpy
from lastcard.notation.rummy.actions import End, Lay
from lastcard.ready import warm_up
from lastcard.rules.rummy.solver.tables import tables
from lastcard.rules.rummy.solver.work import Work
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.shared.table import ROUND_OVER
from rummy.tiles import game

pytestmark = pytest.mark.compiled

OTHERS = ["g1 g4", "y1 y4"]
SOON = 0.002  # seconds: enough to plan


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    warm_up("rummy", expert=True)


def chosen(position: Game, seat: int, clock: float | None = SOON, seed: int = 1) -> Action:
    view = position.view(seat)
    action = RummyExpert(seed)(view, view.legal, clock)
    assert action is not None
    assert action in view.legal
    return action


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(must_play=False, scoring="rounds"),
        Rules(scoring="hands", reverse_skips_with_two=True),
    ],
)
def test_what_it_chooses_is_always_allowed(players: int, rules: Rules) -> None:
    kinds = set()
    for seed in range(3):
        position = Game.new("rummy", players, seed, rules)
        for _ in range(300):
            if position.round_over:
                break
            seat = position.turn
            assert seat is not None
            action = chosen(position, seat, seed=seed)
            kinds.add(str(action).split()[0])
            position.push(seat, action)
            assert position.uno_due == ()
        assert position.round_over
    assert "lay" in kinds


def test_it_lays_a_joker_where_it_can_win_it_back() -> None:
    """When it comes back the other draws four tiles and misses a turn again (R10, R16)."""
    table = ["r3 r4 r5", "b6 b7 b8"]
    stock = "b12 y12 b10 y10 g11 r11 b1 y3 g12"
    position = game(["j r6 b9 g8 y8", "g1 g4"], table=table, stock=stock)
    action = chosen(position, 0, None)
    assert "j=r6" in str(action)
    while not position.round_over:
        assert position.turn == 0
        position.push(0, chosen(position, 0, None))
    assert position.result is not None
    assert position.result.winner == 0
    assert len(position.hands()[1]) >= 2 + 4


def test_it_holds_back_a_second_tile_that_skips() -> None:
    """Two fives in one turn make the other miss one turn; in two turns, two (R19)."""
    hands = ["r5 b5 g11 y12 y1", "g1 g4 g9 y9 r9"]
    position = game(hands, table=["r2 r3 r4", "b2 b3 b4", "r10 b10 y10", "y9 b9 g9"])
    action = chosen(position, 0, None)
    assert isinstance(action, Lay)
    said = str(action).split()
    assert said.count("r5") + said.count("b5") == 1


def test_it_goes_out_where_it_can() -> None:
    position = game(["r6 r7 b1", *OTHERS], table=["r3 r4 r5", "r1 g1 y1"])
    position.push(0, chosen(position, 0))
    assert position.result is not None
    assert position.result.winner == 0


def test_it_goes_on_after_a_swap() -> None:
    position = game(["r9 b1 b2", *OTHERS], "0:swap r9", table=["r8 j=r9 r10"])
    assert isinstance(chosen(position, 0), Lay)
    position = game(["b4", *OTHERS], "0:swap b4", table=["r4 y4 g4 j=b4"])
    assert chosen(position, 0) == End(uno=True)


def test_it_plays_or_keeps_the_tile_just_drawn_and_no_other() -> None:
    position = game(["b1 b4 r9", *OTHERS], "0:draw", table=["r4 r5 r6"], stock="r7 b12")
    assert str(chosen(position, 0)) in ("lay r4 r5 r6 r7", "keep")


def test_it_leaves_the_table_as_it_lies_where_it_can() -> None:
    table = ["r1 r2 r3", "r4 r5 r6", "b4 b5 b6"]
    action = chosen(game(["b7 g1 y10", *OTHERS], table=table), 0)
    assert str(action) == "lay r1 r2 r3 / r4 r5 r6 / b4 b5 b6 b7"


def test_it_calls_catches_and_lets_pass_as_the_greedy_bot_does() -> None:
    position = game(["r3 b1", *OTHERS], "0:lay r3 r4 r5 r6", table=["r4 r5 r6"])
    assert [str(chosen(position, seat)) for seat in range(3)] == ["uno", "catch 0", "catch 0"]
    view = game(["r3 b1", *OTHERS], table=["r4 r5 r6"]).view(1)
    assert RummyExpert(1)(view, view.legal, SOON) is None


def test_without_a_clock_the_same_seed_chooses_the_same() -> None:
    for seed in range(3):
        position = Game.new("rummy", 2, seed)
        for _ in range(6):
            seat = position.turn
            assert seat is not None
            action = chosen(position, seat, None, seed)
            assert action == chosen(position, seat, None, seed)
            position.push(seat, action)


def test_until_it_is_compiled_it_keeps_the_clock_by_playing_greedily(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(EXPERTS, "ready", False)
    position = Game.new("rummy", 2, 4)
    assert position.turn is not None
    view = position.view(position.turn)
    assert make_expert(1)(view, view.legal, SOON) == greedy(view, view.legal)
    assert not EXPERTS.ready


def test_more_time_is_used_and_not_much_more_than_is_given() -> None:
    position = Game.new("rummy", 2, 4)
    assert position.turn is not None
    taken = []
    for clock in (0.05, 0.5):
        start = time.perf_counter()
        chosen(position, position.turn, clock)
        taken.append(time.perf_counter() - start)
    assert taken[1] > 0.25
    assert taken[1] < 5 * 0.5


@pytest.mark.slow
def test_one_slow_table_is_forgotten() -> None:
    """Else a busy moment would make it play by odds alone for good."""
    position = Game.new("rummy", 2, 4)
    assert position.turn is not None
    mind = EXPERTS.mine(compiled=True)
    mind.lasted = 100.0
    for _ in range(30):
        chosen(position, position.turn, 0.2)
    assert 0.0 < mind.lasted < 1.0
    assert mind.wins.any()


@pytest.mark.slow
@pytest.mark.large
def test_it_beats_the_greedy_player() -> None:
    """Every deal from both seats. A player of equal strength wins one round of a deal; without a
    clock the expert wins the same rounds each time."""
    deals = samples.number(12, 24)
    table = Simulation(game="rummy", players=2, seed=11).table()
    memory = (table, np.zeros(1, Work.dtype()), as_numpy(tables()))
    bot = RummyExpert(3)
    won = 0
    for deal in range(deals):
        for seat in (0, 1):
            steps.sit(table, deal)
            while table[0]["phase"] < ROUND_OVER:
                if table[0]["turn"] != seat:
                    steps.step(*memory, GREEDY)
                    continue
                view = view_of(KINDS["rummy"], RummyTable.from_numpy(table[0]), seat)
                action = bot(view, view.legal, None)
                assert action is not None
                steps.push(*memory, seat, np.array(action.codes))
            won += int(table[0]["winner"]) == seat
    assert won >= 1.5 * deals
