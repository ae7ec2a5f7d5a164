"""The expert in UNO and UNO Spin: always legal, reasonable, and better than greedy."""

import random
import subprocess
import sys
import time

import pytest

import samples
from lastcard import CardView, Game, Rules
from lastcard.bots.expert import make_expert
from lastcard.bots.greedy import greedy
from lastcard.bots.spin.expert import SpinExpert
from lastcard.notation.spin.actions import Discard
from lastcard.ready import warm_up
from spin.at_the_wheel import spun_game

pytestmark = pytest.mark.compiled

HURRIED = 1e-9  # seconds: one look at each action
MANY = 200  # actions of a round


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Else greedy plays where there is a clock."""
    for game in ("uno", "spin"):
        warm_up(game, expert=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["uno", "spin"])
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(stacking=True, seven_zero=True, jump_in=True),
        Rules(draw_until_playable=True, force_play=True, no_bluffing=True),
    ],
    ids=["sheet", "stack and swap", "draw and force"],
)
def test_it_plays_whole_rounds(name: str, rules: Rules) -> None:
    """Every seat is an expert; ``push`` refuses what is not legal. Some rounds take very long."""
    for seed in range(3):
        dice = random.Random(seed)
        game = Game.new(name, dice.randint(2, 5), seed, rules)
        bots = [make_expert(seat) for seat in range(game.players)]
        while not game.round_over and len(game.actions) < MANY:
            seat = dice.choice(game.to_act)
            view = game.view(seat)
            action = bots[seat](view, view.legal, HURRIED)
            assert action is not None or seat != game.turn
            if action is not None:
                game.push(seat, action)


def position(**scenario: object) -> Game:
    fixed = {"game": "uno", "players": 2, "dealer": 1, "turn": 0, "direction": 1}
    return Game.replay(fixed | {"stock": "b5 y2 y3 y4 y6 y7 y8 y9 y0 b6"} | scenario)


def chosen(game: Game, seat: int = 0) -> str:
    view = game.view(seat)
    return str(make_expert(1)(view, view.legal, None))


def test_it_wins_when_it_can() -> None:
    game = position(hands=["r1", "g1 g2"], discard="r9")
    assert chosen(game) == "play r1"


@pytest.mark.parametrize("action", ["rs", "r+2"])  # one comes last in the list, one first
def test_it_holds_up_who_is_about_to_win(action: str) -> None:
    """A number would let the other play the last card; two players, so a skip comes back (U16)."""
    hands = [f"r1 {action} r5", "b2 g2"]
    game = position(hands=hands, discard="r9", actions=["0:play r1", "1:draw"])
    assert chosen(game) == f"play {action} uno"


def test_it_calls_with_the_last_but_one() -> None:
    game = position(hands=["r1 r2", "g1 g2"], discard="r9")
    assert chosen(game).endswith(" uno")


def test_it_is_the_same_from_the_same_seed() -> None:
    for seed in range(4):
        game = Game.new("uno", 3, seed)
        for _ in range(12):
            seat = game.turn
            if seat is None:
                break
            view = game.view(seat)
            first, again = (make_expert(seed)(view, view.legal, None) for _ in range(2))
            assert first is not None
            assert first == again
            game.push(seat, first)


def test_it_challenges_who_has_drawn_on_nothing() -> None:
    """Many cards, and never short of the colour: it is hardly missing now (U18)."""
    game = Game.replay(
        {
            "game": "uno",
            "players": 2,
            "dealer": 1,
            "turn": 0,
            "direction": 1,
            "hands": ["r1 g1 y3", "r2 r3 r4 r5 r6 r7 r8 b1 b2 w+4"],
            "stock": "y1 y2 y4 y6 y7 y8 y9 y0 b5 b6 g5 g6 g7 g8",
            "discard": "r9",
            "actions": ["0:play r1", "1:play r8", "0:draw", "1:play w+4=b"],
        }
    )
    assert chosen(game) == "challenge"


def wins_against_greedy(name: str, players: int, deals: int) -> float:
    """The share of rounds that one expert wins, from every seat of the same deals."""
    won = 0
    for deal in range(deals):
        for expert in range(players):
            game = Game.new(name, players, deal)
            thinker = make_expert(deal)
            while not game.round_over:
                # A player who may act out of turn is asked first: nobody here is late to call.
                seat = next(s for s in sorted(game.to_act, key=lambda s: s == game.turn))
                view = game.view(seat)
                action = (thinker if seat == expert else greedy)(view, view.legal, None)
                assert action is not None
                game.push(seat, action)
            won += game.result is not None and game.result.winner == expert
    return won / (deals * players)


@pytest.mark.slow
@pytest.mark.large
def test_it_beats_greedy() -> None:
    """Far enough above one half that a search that only guesses at random stays below."""
    assert wins_against_greedy("uno", 2, samples.number(24, 60)) > 0.57


def test_it_never_thinks_out_of_turn() -> None:
    game = Game.new("uno", 3, 1)
    view = game.view((game.turn or 0) + 1)
    assert isinstance(view, CardView)
    assert make_expert(1)(view, view.legal, None) is None


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_nothing_is_imported_under_a_clock(name: str) -> None:
    """It takes longer than a clock: until it is done beforehand, greedy plays."""
    code = f"""
import sys
from lastcard import Game
from lastcard.bots.expert import make_expert
game = Game.new({name!r}, 2, 1)
view = game.view(game.turn)
assert make_expert(1)(view, view.legal, 0.2) in view.legal
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_putting_down_many_cards_keeps_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """S14: each card is thought about; once the time is up, the rest goes without."""
    green = "g0 g6 g6 g7 g7 g8 g8 g9 g9 gs gs gr gr"
    view = spun_game("discard_colour", ["b6 b7 b8", green, "y6 y7"]).view(1)
    assert isinstance(view, CardView)
    assert view.phase == "discard"
    expert, asked = SpinExpert(1), 0

    def slow(view: CardView, table: object, codes: list[int], deadline: float | None) -> int:
        nonlocal asked
        asked += 1
        time.sleep(0.02)
        return codes[0]

    monkeypatch.setattr(expert, "best", slow)
    action = expert.think(view, view.legal, time.perf_counter() + 0.05)
    assert asked <= 2
    assert isinstance(action, Discard)
    assert len(action.cards) > 4
    assert action in view.legal
