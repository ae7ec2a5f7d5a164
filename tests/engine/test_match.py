"""Matches: names, score sheet, records."""

from typing import Any

import pytest

from lastcard import Game, Match, NotationError, Rules
from lastcard.bots.greedy import greedy

ADA_AND_BEN = ["Ada", "Ben"]


def played(seed: int, **rules: Any) -> Match:
    match = Match.new(ADA_AND_BEN, seed=seed, rules=Rules(**rules), date="2026-11-15")
    match.play([lambda view: greedy(view, view.legal)] * 2)
    return match


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("dealer", True, 'round 2 in "deals": "dealer" is not what the seed gives'),
        ("hands", ["w w w w", "r1"], 'round 2 in "deals": "hands" is not what the seed gives'),
        ("stock", "r1", 'round 2 in "deals": "stock" is not what the seed gives'),
        ("discard", "", 'round 2 in "deals": "discard" is not what the seed gives'),
        ("wheel", [], 'round 2 in "deals" has "dealer", "hands", "stock", "discard" and nothing'),
    ],
)
def test_a_record_whose_deals_were_changed_is_refused(part: str, value: Any, said: str) -> None:
    record = played(6).record()
    assert record["deals"][1]["dealer"] == 1
    record["deals"][1][part] = value
    with pytest.raises(NotationError, match=f"^{said}"):
        Game.replay(record)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("0:pass", 'action 3, "0:pass": it is not your turn'),
        ("1:play r77", 'action 3, "1:play r77": "r77" is not a card'),
        ("1:pass", 'action 3, "1:pass": U29: you may pass only when you can neither play nor draw'),
    ],
)
def test_a_record_with_an_illegal_action_says_which(action: str, said: str) -> None:
    game = Game.new("uno", players=3, seed=21)
    for seat, text in ((0, "draw"), (0, "keep")):
        game.push(seat, text)
    assert game.turn == 1
    record = game.record() | {"actions": ["0:draw", "0:keep", action]}
    with pytest.raises(NotationError) as found:
        Game.replay(record)
    assert str(found.value) == said


def test_names_fit_the_players() -> None:
    with pytest.raises(NotationError, match="names"):
        Match(["Ada"], Game.new("uno", 2))


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(NotationError, match="no game"):
        Game.new("skat", 2)


@pytest.mark.parametrize(("names", "date"), [(["Ada", "\udc80"], None), (ADA_AND_BEN, "\ud800")])
def test_half_a_character_is_neither_name_nor_date(names: list[str], date: str | None) -> None:
    with pytest.raises(NotationError, match="a name or date holds half a character"):
        Match.new(names, seed=1, date=date)
