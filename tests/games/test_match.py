"""Matches, whatever is played: score sheet, who deals, undo, records."""

from itertools import pairwise
from typing import Any

import pytest

from games.variant import STRICT
from lastcard import Game, IllegalAction, Match, NotationError, Rules
from lastcard.bots.greedy import greedy
from lastcard.kinds import KINDS

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]

NAMES = ["Ada", "Ben", "Cleo", "Dana"]
GAMES = [*KINDS, STRICT.name]
every_game = pytest.mark.parametrize("game", GAMES)
CLAUSES = {"rummy": "R1"}  # of how many may play; of all others U2


def played(
    game: str, seed: int, players: int = 3, rounds: int | None = None, **rules: Any
) -> Match:
    match = Match.new(NAMES[:players], game, seed=seed, rules=Rules(**rules), date="2026-11-15")
    match.play([lambda view: greedy(view, view.legal)] * players, rounds=rounds)
    return match


@every_game
def test_U31_R24_a_match_is_played_to_its_target(game: str) -> None:
    match = played(game, 3)
    target = Rules().target_in(game)
    assert match.over
    assert max(match.score_sheet[-1].scores) >= target
    assert all(max(line.scores) < target for line in match.score_sheet[:-1])
    assert len(match.score_sheet) > 1
    winner = match.score_sheet[-1].result.winner
    assert winner is not None
    assert match.winners == (NAMES[winner],)


@every_game
def test_U33_R25_a_match_of_an_agreed_number_of_rounds(game: str) -> None:
    rules = Rules(rounds=3, target=10_000)
    match = Match.new(NAMES[:3], game, seed=3, rules=rules)
    match.play([lambda view: greedy(view, view.legal)] * 3)
    assert match.over
    assert len(match.score_sheet) == 3
    best = max(match.score_sheet[-1].scores)
    assert [match.game.scores[NAMES.index(name)] for name in match.winners] == [best]


@every_game
def test_U32_with_hands_the_fewest_points_win(game: str) -> None:
    match = played(game, 9, scoring="hands")
    scores = match.score_sheet[-1].scores
    assert max(scores) >= Rules().target_in(game)
    fewest = [NAMES[seat] for seat in range(3) if scores[seat] == min(scores)]
    assert list(match.winners) == fewest


@pytest.mark.parametrize(
    ("game", "scoring"),
    [(game, scoring) for game in KINDS for scoring in KINDS[game].notation.scorings],
)
def test_the_score_sheet_adds_up(game: str, scoring: str) -> None:
    match = played(game, 4, scoring=scoring)
    totals = [0, 0, 0]
    for line in match.score_sheet:
        totals = [total + points for total, points in zip(totals, line.result.points, strict=True)]
        assert tuple(totals) == line.scores


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_U34_the_deal_passes_to_the_left(game: str, players: int) -> None:
    dealers = [line.dealer for line in played(game, 6, players, 3, target=100_000).score_sheet]
    assert len(dealers) == 3
    assert all(after == (before + 1) % players for before, after in pairwise(dealers))


@every_game
def test_U34_nobody_but_the_next_one_deals(game: str) -> None:
    match = played(game, 7, rounds=1)
    following = (match.game.dealer + 1) % 3
    for seat in range(3):
        if seat != following:
            with pytest.raises(IllegalAction, match="U34"):
                match.push(seat, "deal")
    match.push(following, "deal")
    assert match.game.dealer == following
    assert match.game.scores == match.score_sheet[0].scores


@every_game
def test_nothing_to_deal_while_the_round_goes_on(game: str) -> None:
    with pytest.raises(IllegalAction, match="U34"):
        Match.new(NAMES[:2], game, seed=1).deal()


@every_game
def test_a_record_replays_with_names_and_score_sheet(game: str) -> None:
    match = played(game, 10, rounds=2)
    again = Match.replay(match.record())
    assert again.names == match.names
    assert again.score_sheet == match.score_sheet
    assert again.record() == match.record()
    assert len(match.record()["deals"]) == len(match.score_sheet)


@pytest.mark.parametrize(
    ("game", "part"),
    [
        (game, part)
        for game in KINDS
        for part in Game.new(game, players=2, seed=1).record()["deals"][0]
    ],
)
def test_a_record_whose_deals_were_changed_is_refused(game: str, part: str) -> None:
    record = played(game, 11, 2, rounds=1).record()
    record["deals"][0][part] = record["deals"][0][part] * 2 or 1
    told = f'^round 1 in "deals": "{part}" is not what the seed gives'
    with pytest.raises(NotationError, match=told):
        Game.replay(record)


@every_game
def test_a_record_that_shows_too_few_deals_is_refused(game: str) -> None:
    record = played(game, 7, rounds=2).record()
    record["deals"].pop()
    with pytest.raises(NotationError, match=r'^rounds dealt: 2, but in "deals": 1$'):
        Game.replay(record)


@every_game
def test_undo_crosses_the_deal(game: str) -> None:
    match = played(game, 8, 2, rounds=1)
    before = match.game.state()
    match.deal()
    match.undo()
    assert match.game.state() == before
    match.undo()
    assert match.score_sheet == ()


@every_game
def test_whoever_has_to_act_must_choose(game: str) -> None:
    with pytest.raises(IllegalAction, match="has to act"):
        Match.new(NAMES[:2], game, seed=9).play([lambda view: None] * 2)


@every_game
@pytest.mark.parametrize("players", [0, 1, 11, True, "3"])
def test_a_number_of_players_that_does_not_exist(game: str, players: object) -> None:
    with pytest.raises(NotationError, match=CLAUSES.get(game, "U2")):
        Game.new(game, players)  # type: ignore[arg-type]
