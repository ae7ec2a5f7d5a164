"""Matches of UNO Rummy: score sheet, who opens, the easy game, records."""

from typing import Any

import pytest

from lastcard import IllegalAction, Match, Rules
from lastcard.bots.greedy import greedy
from lastcard.game.rummy.view import RummyView

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]

NAMES = ["Ada", "Ben", "Cleo", "Dana"]


def played(seed: int, players: int = 2, rounds: int | None = None, **rules: Any) -> Match:
    match = Match.new(NAMES[:players], "rummy", seed=seed, rules=Rules(**rules), date="2026-11-15")
    match.play([lambda view: greedy(view, view.legal)] * players, rounds=rounds)
    return match


def test_R23_the_winner_gets_what_all_others_hold() -> None:
    match = played(5, players=3, rounds=1)
    (line,) = match.score_sheet
    held = [sum(tile.points for tile in rack) for rack in match.game.hands()]
    winner = line.result.winner
    assert winner is not None
    assert held[winner] == 0
    assert line.result.points == tuple(sum(held) if seat == winner else 0 for seat in range(3))


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
