"""Matches, whatever is played: score sheet, who deals, undo, records."""

from itertools import pairwise
from typing import Any

import pytest

from games.all_games import every_game
from lastcard import Game, IllegalAction, Match, NotationError, Rules
from lastcard.bots.greedy import greedy
from lastcard.kinds import KINDS

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("compiled_solver")]

NAMES = ["Ada", "Ben", "Cleo", "Dana"]
# R25: the games of which a match can be played by rounds won
LIGHT = [game for game, kind in KINDS.items() if "rounds" in kind.notation.scorings]


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


@every_game
def test_a_record_whose_deals_were_changed_is_refused(game: str) -> None:
    record = played(game, 11, 2, rounds=2, target=100_000).record()
    deal = record["deals"][1]
    first, *_ = deal  # who deals: true is not 1
    changes: list[tuple[str, Any]] = [(part, value * 2 or 1) for part, value in deal.items()]
    for part, value in [*changes, (first, bool(deal[first]))]:
        record["deals"][1] = deal | {part: value}
        told = f'^round 2 in "deals": "{part}" is not what the seed gives'
        with pytest.raises(NotationError, match=told):
            Game.replay(record)
    record["deals"][1] = deal | {"weather": []}
    parts = ", ".join(f'"{part}"' for part in deal)
    told = f'^round 2 in "deals" has {parts} and nothing else'
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
    with pytest.raises(NotationError, match=KINDS[game].notation.seats_clause):
        Game.new(game, players)  # type: ignore[arg-type]


@every_game
@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (1, "draw", "it is not your turn"),
        (0, "play r77", '"r77" is not a card'),
        (0, "dance", ""),
        (0, "deal", "U34: "),
    ],
)
def test_a_record_with_an_illegal_action_says_which(
    game: str, seat: int, action: str, said: str
) -> None:
    position = Game.new(game, players=3, seed=21)
    before = position.turn
    while position.turn == before:
        view = position.view(before)
        chosen = greedy(view, view.legal)
        assert chosen is not None
        position.push(view.seat or 0, chosen)
    assert position.turn is not None
    wrong = f"{(position.turn + seat) % 3}:{action}"
    record = position.record()
    record["actions"].append(wrong)
    with pytest.raises(NotationError) as found:
        Game.replay(record)
    assert str(found.value).startswith(f'action {len(record["actions"])}, "{wrong}": {said}')


@every_game
def test_U31_R23_the_winner_gets_what_all_others_hold(game: str) -> None:
    match = played(game, 5, rounds=1)
    (line,) = match.score_sheet
    held = [sum(piece.points for piece in hand) for hand in match.game.hands()]
    winner = line.result.winner
    assert winner is not None
    assert held[winner] == 0
    assert line.result.points == tuple(sum(held) if seat == winner else 0 for seat in range(3))


@pytest.mark.parametrize("game", LIGHT)
@pytest.mark.parametrize("rounds", [2, 4])
def test_R25_the_light_game(game: str, rounds: int) -> None:
    rules = {} if rounds == 2 else {"target": rounds}
    match = played(game, 8, 2, scoring="rounds", **rules)
    for line in match.score_sheet:
        winner = line.result.winner
        assert line.result.points == tuple(int(seat == winner) for seat in range(2))
    scores = match.score_sheet[-1].scores
    assert sorted(scores)[-1] == rounds
    assert sorted(scores)[-2] < rounds
    assert all(max(line.scores) < rounds for line in match.score_sheet[:-1])
    assert match.winners == (NAMES[scores.index(rounds)],)


@every_game
def test_names_fit_the_players(game: str) -> None:
    with pytest.raises(NotationError, match="names"):
        Match(["Ada"], Game.new(game, 2))


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(NotationError, match="no game"):
        Game.new("skat", 2)


@pytest.mark.parametrize(("names", "date"), [(["Ada", "\udc80"], None), (NAMES[:2], "\ud800")])
def test_half_a_character_is_neither_name_nor_date(names: list[str], date: str | None) -> None:
    with pytest.raises(NotationError, match="a name or date holds half a character"):
        Match.new(names, seed=1, date=date)
