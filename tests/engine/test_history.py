"""A view tells what was done in its round, and nothing of it that its seat may not know."""

import random
from collections.abc import Iterator

import pytest

from lastcard import Game, View
from lastcard.bots.greedy import greedy
from lastcard.game.uno.events import Dealt, Drew, Showed
from lastcard.notation.action import DEAL
from lastcard.notation.spin.actions import Show
from tables import game as position

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]


def some_actions(name: str, seed: int, count: int = 250) -> Iterator[Game]:
    """A match at random, with greedy lays and discards in between; the game after each action."""
    dice = random.Random(seed)
    game = Game.new(name, dice.randint(2, 4), seed)
    for _ in range(count):
        if game.over:
            return
        seat = dice.choice(game.to_act)
        action = greedy(game.view(seat), game.legal(seat)) or dice.choice(list(game.legal(seat)))
        game.push(seat, action)
        yield game


def told(view: View) -> list[str]:
    return [str(event) for step in view.history for event in step.events]


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
@pytest.mark.parametrize("seed", range(3))
def test_it_tells_each_what_each_may_know(name: str, seed: int) -> None:
    kinds = set()
    for game in some_actions(name, seed):
        for viewer in (None, *range(game.players)):
            for step in game.view(viewer).history:
                for event in step.events:
                    kinds.add(type(event))
                    if isinstance(event, Drew) and event.seat != viewer:
                        assert event.cards is None
                    if isinstance(event, Showed) and event.to is not None:
                        assert event.cards is None or viewer in (event.seat, event.to)
                    if isinstance(event, Dealt):
                        others = [h for s, h in enumerate(event.hands) if s != viewer]
                        assert others == [None] * len(others)
                assert all(hand is None for s, hand in enumerate(step.hands) if s != viewer)
                assert step.seat == viewer or not isinstance(step.action, Show)
    assert len(kinds) >= 5


def test_H2_it_tells_which_hand_one_was_given() -> None:
    hands = ["r7 r1 r2", "g1 g2", "b1 b2 b3 b4"]
    game = position(hands, "0:play r7", "0:swaphand 1", discard="r5", rules={"seven_zero": True})
    told = [game.view(viewer).history[-1].hands for viewer in (0, 1, 2, None)]
    assert [[" ".join(map(str, hand)) for hand in each if hand is not None] for each in told] == [
        ["g1 g2"],
        ["r1 r2"],
        ["b1 b2 b3 b4"],
        [],
    ]
    game.undo()
    assert not any(step.hands for step in game.view(0).history)


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_it_is_of_this_round(name: str) -> None:
    for game in some_actions(name, 1):
        history = game.view(0).history
        assert history[0].action in (None, DEAL)
        assert all(step.action != DEAL for step in history[1:])
        if game.actions and game.actions[-1][1] != DEAL:
            assert history[-1].seat == game.actions[-1][0]


@pytest.mark.parametrize("name", ["uno", "rummy"])
def test_what_is_taken_back_is_no_longer_told(name: str) -> None:
    before: list[list[str]] = []
    for game in some_actions(name, 2, 60):
        before.append(told(game.view(1)))
    for expected in reversed(before[:-1]):
        game.undo()
        assert told(game.view(1)) == expected
