"""A seed of its own for every round."""

import pytest

from lastcard import Game, NotationError, Rules, Scenario
from lastcard.bots.greedy import greedy
from lastcard.game.match import Match

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]


def one_round(match: Match) -> None:
    match.play([lambda view: greedy(view, view.legal)] * match.game.players, rounds=1)


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_a_round_is_shuffled_from_its_seed_and_the_record_says_so(game: str) -> None:
    def after(*seeds: str) -> Match:
        match = Match.new(["Ada", "Ben"], game, seed="first", rules=Rules(target=10_000))
        for seed in seeds:
            one_round(match)
            match.game.reseed(seed)
            match.deal()
        return match

    match = after("second", "third")
    assert match.game.hands() == after("other", "third").game.hands()
    assert match.game.hands() != after("second", "other").game.hands()
    record = match.record()
    assert [deal.get("seed") for deal in record["deals"]] == [None, "second", "third"]
    assert Game.replay(record).state() == match.game.state()
    record["deals"][2]["seed"] = "forged"
    with pytest.raises((NotationError, ValueError)):
        Game.replay(record)


def test_undo_and_redo_keep_the_seed() -> None:
    match = Match.new(["Ada", "Ben"], seed="first", rules=Rules(target=10_000))
    one_round(match)
    match.game.reseed("second")
    match.deal()
    dealt = match.game.state()
    seat, action = match.undo()
    match.push(seat, action)
    assert match.game.state() == dealt


def test_a_position_has_no_seeds() -> None:
    scenario = Scenario.from_json(
        {
            "game": "uno",
            "players": 2,
            "dealer": 0,
            "turn": 1,
            "hands": ["r1 r2", "g1 g2"],
            "stock": "b1",
            "discard": "r7",
        }
    )
    with pytest.raises(NotationError, match="seed"):
        Game(scenario).reseed(5)
