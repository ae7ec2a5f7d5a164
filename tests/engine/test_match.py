"""Matches: names, score sheet, records."""

from itertools import pairwise
from typing import Any

import pytest

from lastcard import Game, IllegalAction, Match, NotationError, Rules
from lastcard.bots.greedy import greedy

ADA_AND_BEN = ["Ada", "Ben"]


def played(seed: int, **rules: Any) -> Match:
    match = Match.new(ADA_AND_BEN, seed=seed, rules=Rules(**rules), date="2026-11-15")
    match.play([lambda view: greedy(view, view.legal)] * 2)
    return match


def test_a_match_is_played_to_its_target() -> None:
    match = played(3)
    assert match.over
    assert max(match.score_sheet[-1].scores) >= 500
    assert all(max(line.scores) < 500 for line in match.score_sheet[:-1])
    winner = match.score_sheet[-1].scores.index(max(match.score_sheet[-1].scores))
    assert match.winners == (ADA_AND_BEN[winner],)


def test_the_score_sheet_adds_up() -> None:
    for scoring in ("winner", "hands"):
        match = played(4, scoring=scoring)
        totals = [0, 0]
        for line in match.score_sheet:
            totals = [total + points for total, points in zip(totals, line.result.points)]
            assert tuple(totals) == line.scores


def test_the_deal_passes_to_the_left() -> None:
    dealers = [line.dealer for line in played(5).score_sheet]
    assert all(after == (before + 1) % 2 for before, after in pairwise(dealers))


def test_a_record_replays_with_names_and_score_sheet() -> None:
    match = played(6)
    again = Match.replay(match.record())
    assert again.names == match.names
    assert again.score_sheet == match.score_sheet
    assert again.record() == match.record()


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


def test_a_record_that_shows_too_few_deals_is_refused() -> None:
    record = played(7).record()
    dealt = len(record["deals"])
    record["deals"].pop()
    with pytest.raises(
        NotationError, match=f'^rounds dealt: {dealt}, but in "deals": {dealt - 1}$'
    ):
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


def test_undo_crosses_the_deal() -> None:
    match = Match.new(ADA_AND_BEN, seed=8)
    match.play([lambda view: greedy(view, view.legal)] * 2, rounds=1)
    before = match.game.state()
    match.deal()
    match.undo()
    assert match.game.state() == before
    match.undo()
    assert match.score_sheet == ()


def test_whoever_has_to_act_must_choose() -> None:
    with pytest.raises(IllegalAction, match="has to act"):
        Match.new(ADA_AND_BEN, seed=9).play([lambda view: None] * 2)


def test_names_fit_the_players() -> None:
    with pytest.raises(NotationError, match="names"):
        Match(["Ada"], Game.new("uno", 2))


def test_nothing_to_deal_while_the_round_goes_on() -> None:
    with pytest.raises(IllegalAction, match="U34"):
        Match.new(ADA_AND_BEN, seed=1).deal()


@pytest.mark.parametrize("players", [0, 1, 11, True, "3"])
def test_a_number_of_players_that_does_not_exist(players: object) -> None:
    with pytest.raises(NotationError, match="U2"):
        Game.new("uno", players)  # type: ignore[arg-type]


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(NotationError, match="no game"):
        Game.new("skat", 2)


@pytest.mark.parametrize(("names", "date"), [(["Ada", "\udc80"], None), (ADA_AND_BEN, "\ud800")])
def test_half_a_character_is_neither_name_nor_date(names: list[str], date: str | None) -> None:
    with pytest.raises(NotationError, match="a name or date holds half a character"):
        Match.new(names, seed=1, date=date)
