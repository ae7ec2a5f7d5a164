"""Matches of UNO Rummy: score sheet, who opens, the light game, records."""

from itertools import pairwise
from typing import Any

import pytest

from lastcard import Game, IllegalAction, Match, NotationError, Rules
from lastcard.bots.greedy import greedy
from lastcard.game.rummy.view import RummyView

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]

NAMES = ["Ada", "Ben", "Cleo", "Dana"]


def played(seed: int, players: int = 2, rounds: int | None = None, **rules: Any) -> Match:
    match = Match.new(NAMES[:players], "rummy", seed=seed, rules=Rules(**rules), date="2026-11-15")
    match.play([lambda view: greedy(view, view.legal)] * players, rounds=rounds)
    return match


def test_R24_a_match_is_played_to_200() -> None:
    match = played(3, players=3)
    assert match.over
    assert max(match.score_sheet[-1].scores) >= 200
    assert all(max(line.scores) < 200 for line in match.score_sheet[:-1])
    assert len(match.score_sheet) > 1
    winner = match.score_sheet[-1].result.winner
    assert winner is not None
    assert match.winners == (NAMES[winner],)


def test_R25_a_match_of_an_agreed_number_of_rounds() -> None:
    rules = Rules(rounds=3, target=10_000)
    match = Match.new(NAMES[:3], "rummy", seed=3, rules=rules)
    match.play([lambda view: greedy(view, view.legal)] * 3)
    assert match.over
    assert len(match.score_sheet) == 3
    best = max(match.score_sheet[-1].scores)
    assert [match.game.scores[NAMES.index(name)] for name in match.winners] == [best]


@pytest.mark.parametrize("scoring", ["winner", "hands", "rounds"])
def test_the_score_sheet_adds_up(scoring: str) -> None:
    match = played(4, players=3, scoring=scoring)
    totals = [0, 0, 0]
    for line in match.score_sheet:
        totals = [total + points for total, points in zip(totals, line.result.points)]
        assert tuple(totals) == line.scores


def test_R23_the_winner_gets_what_all_others_hold() -> None:
    match = played(5, players=3, rounds=1)
    (line,) = match.score_sheet
    held = [sum(tile.points for tile in rack) for rack in match.game.hands()]
    winner = line.result.winner
    assert winner is not None
    assert held[winner] == 0
    assert line.result.points == tuple(sum(held) if seat == winner else 0 for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_U34_the_opening_passes_to_the_left(players: int) -> None:
    openers = [line.dealer for line in played(6, players, scoring="rounds").score_sheet]
    assert len(openers) > 1
    assert all(after == (before + 1) % players for before, after in pairwise(openers))


def test_U34_the_next_opener_deals_and_is_on_turn() -> None:
    match = played(7, players=3, rounds=1)
    opener = match.game.dealer
    following = (opener + 1) % 3
    for seat in range(3):
        if seat != following:
            with pytest.raises(IllegalAction, match="U34"):
                match.push(seat, "deal")
    match.push(following, "deal")
    view = match.game.view(following)
    assert isinstance(view, RummyView)
    assert (match.game.dealer, match.game.turn, view.opener) == (following,) * 3
    assert (view.counts, len(view.singles), view.melds) == ((14, 14, 14), 4, ())
    assert match.game.scores == match.score_sheet[0].scores


@pytest.mark.parametrize("rounds", [2, 4])
def test_R25_the_light_game(rounds: int) -> None:
    rules = {} if rounds == 2 else {"target": rounds}
    match = played(8, players=2, scoring="rounds", **rules)
    for line in match.score_sheet:
        winner = line.result.winner
        assert line.result.points == tuple(int(seat == winner) for seat in range(2))
    scores = match.score_sheet[-1].scores
    assert sorted(scores)[-1] == rounds
    assert sorted(scores)[-2] < rounds
    assert all(max(line.scores) < rounds for line in match.score_sheet[:-1])
    assert match.winners == (NAMES[scores.index(rounds)],)


def test_U32_with_hands_the_fewest_points_win() -> None:
    match = played(9, players=3, scoring="hands")
    scores = match.score_sheet[-1].scores
    assert max(scores) >= 200
    fewest = [NAMES[seat] for seat in range(3) if scores[seat] == min(scores)]
    assert list(match.winners) == fewest


def test_a_record_replays_with_names_and_score_sheet() -> None:
    match = played(10, players=3, rounds=2)
    again = Match.replay(match.record())
    assert again.names == match.names
    assert again.score_sheet == match.score_sheet
    assert again.record() == match.record()
    assert len(match.record()["deals"]) == len(match.score_sheet)


@pytest.mark.parametrize("key", ["opener", "hands", "stock", "singles"])
def test_a_record_whose_deals_were_changed_is_refused(key: str) -> None:
    record = played(11, rounds=1).record()
    record["deals"][0][key] = record["deals"][0][key] * 2 or 1
    with pytest.raises(NotationError, match="deals"):
        Game.replay(record)


def test_undo_crosses_the_deal() -> None:
    match = played(12, rounds=1)
    before = match.game.state()
    match.deal()
    match.undo()
    assert match.game.state() == before
    match.undo()
    assert match.score_sheet == ()


def test_nothing_to_deal_while_the_round_goes_on() -> None:
    with pytest.raises(IllegalAction, match="U34"):
        Match.new(NAMES[:2], "rummy", seed=1).deal()


@pytest.mark.parametrize("players", [0, 1, 5, 10, True, "3"])
def test_a_number_of_players_that_does_not_exist(players: object) -> None:
    with pytest.raises(NotationError, match="R1"):
        Game.new("rummy", players)  # type: ignore[arg-type]
