"""Points: U30 to U34."""

from typing import Any

import pytest

from lastcard import Card, Match, NotationError, Rules, Scenario
from lastcard.bots.greedy import greedy
from lastcard.game.events import MatchEnded, RoundEnded
from lastcard.game.uno.events import Dealt, TurnedUp
from tables import allowed, game, refused
from uno.at_random import all_cards, positions

COUNTS = {str(n): n for n in range(10)} | {"s": 20, "r": 20, "+2": 20}


def worth(card: Card) -> int:
    """U30 read plainly."""
    return 50 if card.wild else COUNTS[str(card)[1:]]


# U30


@pytest.mark.parametrize("colour", "rygb")
@pytest.mark.parametrize(("symbol", "points"), COUNTS.items())
def test_U30_a_coloured_card_counts(colour: str, symbol: str, points: int) -> None:
    verdict = allowed(["w", f"{colour}{symbol}"], "0:play w=b", discard="rs", stock="g1 g2")
    assert verdict["round"] == {"winner": 0, "points": [points, 0]}
    assert Card.parse(f"{colour}{symbol}").points == points


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_U30_a_wild_card_counts_50(wild: str) -> None:
    assert allowed(["r1", wild], "0:play r1")["round"]["points"] == [50, 0]
    assert Card.parse(wild).points == 50


def test_U30_equal_cards_count_each() -> None:
    hand = "r9 r9 ys ys w w w+4 w+4"
    assert allowed(["r1", hand], "0:play r1")["round"]["points"] == [18 + 40 + 200, 0]


# U31


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_U31_the_winner_is_credited_with_all_other_hands(winner: int) -> None:
    hands = ["g4 g5", "ys w", "b9 b+2"]
    points = [9, 70, 29]
    hands[winner], points[winner] = "r1", 0
    verdict = allowed(hands, f"{winner}:play r1", turn=winner)
    credited = [0, 0, 0]
    credited[winner] = sum(points)
    assert verdict["round"] == {"winner": winner, "points": credited}
    assert verdict["scores"] == credited


def test_U31_points_are_added_to_the_scores() -> None:
    verdict = allowed(["r1", "g4 g5", "y3"], "0:play r1", scores=[100, 200, 300])
    assert (verdict["scores"], verdict["round"]["points"]) == ([112, 200, 300], [12, 0, 0])


@pytest.mark.parametrize(("score", "won"), [(490, False), (491, True), (492, True)])
def test_U31_the_first_to_reach_500_wins_the_match(score: int, won: bool) -> None:
    verdict = allowed(["r1", "g4 g5", "y0"], "0:play r1", scores=[score, 499, 499])
    assert verdict["phase"] == ("match_over" if won else "round_over")
    assert verdict["winners"] == ([0] if won else [])
    assert verdict["turn"] is None


def test_U31_it_is_the_default() -> None:
    assert (Rules().scoring, Rules().target_in("uno")) == ("winner", 500)


def test_U31_the_end_of_the_match_is_told() -> None:
    happened = game(["r1", "g4 g5"], scores=[491, 0]).push(0, "play r1")
    assert happened[1:] == (RoundEnded(0, (9, 0)), MatchEnded((0,)))
    happened = game(["r1", "g4 g5"], scores=[490, 0]).push(0, "play r1")
    assert happened[1:] == (RoundEnded(0, (9, 0)),)


# U32


HANDS: dict[str, Any] = {"rules": {"scoring": "hands"}}


def test_U32_each_is_charged_the_own_hand() -> None:
    verdict = allowed(["r1", "g4 g5", "ys w"], "0:play r1", scores=[7, 1, 2], **HANDS)
    assert verdict["round"] == {"winner": 0, "points": [0, 9, 70]}
    assert (verdict["scores"], verdict["phase"]) == ([7, 10, 72], "round_over")


@pytest.mark.parametrize(("score", "over"), [(490, False), (491, True), (499, True)])
def test_U32_the_match_ends_as_soon_as_someone_reaches_500(score: int, over: bool) -> None:
    verdict = allowed(["r1", "g4 g5", "y3"], "0:play r1", scores=[300, score, 200], **HANDS)
    assert verdict["phase"] == ("match_over" if over else "round_over")
    assert verdict["winners"] == ([2] if over else [])


def test_U32_the_fewest_points_win_not_the_last_round() -> None:
    verdict = allowed(["r1", "g4 g5", "w"], "0:play r1", scores=[300, 20, 460], **HANDS)
    assert (verdict["round"]["winner"], verdict["winners"]) == (0, [1])


def test_U32_equal_fewest_share_the_win() -> None:
    verdict = allowed(["r1", "g4 g5", "w"], "0:play r1", scores=[29, 20, 460], **HANDS)
    assert (verdict["scores"], verdict["winners"]) == ([29, 29, 510], [0, 1])
    happened = game(["r1", "g4 g5", "w"], scores=[29, 20, 460], **HANDS).push(0, "play r1")
    assert happened[-1] == MatchEnded((0, 1))


def test_U32_several_may_reach_the_target_at_once() -> None:
    verdict = allowed(["r1", "w", "w"], "0:play r1", scores=[499, 460, 460], **HANDS)
    assert (verdict["scores"], verdict["winners"]) == ([499, 510, 510], [0])


# U33


@pytest.mark.parametrize("target", [250, 750])
@pytest.mark.parametrize("scoring", ["winner", "hands"])
def test_U33_the_target_is_an_option(target: int, scoring: str) -> None:
    rules = {"target": target, "scoring": scoring}
    for missing, over in ((20, True), (21, False)):
        scores = [target - missing] * 2 if scoring == "winner" else [0, target - missing]
        verdict = allowed(["r1", "ys"], "0:play r1", rules=rules, scores=scores)
        assert (verdict["phase"] == "match_over") == over


@pytest.mark.parametrize("winner", [0, 1])
def test_U33_scoring_none_the_first_to_go_out_wins_the_match(winner: int) -> None:
    hands = ["g4 w", "g4 w"]
    hands[winner] = "r1"
    verdict = allowed(hands, f"{winner}:play r1", turn=winner, rules={"scoring": "none"})
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [winner])
    assert (verdict["scores"], verdict["legal"]) == ([0, 0], {})
    assert verdict["round"] == {"winner": winner, "points": [0, 0]}


@pytest.mark.parametrize(
    "rules",
    [{"target": 0}, {"target": -1}, {"target": "500"}, {"scoring": "golf"}, {"score": "none"}],
)
def test_U33_no_other_targets_and_scorings(rules: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        Scenario.from_json({"game": "uno", "players": 2, "seed": 1, "rules": rules})


@pytest.mark.parametrize(
    ("scoring", "scores", "winners"),
    [
        ("winner", [0, 0, 0], [0]),
        ("winner", [0, 300, 20], [1]),
        ("winner", [0, 12, 0], [0, 1]),
        ("winner", [0, 12, 12], [0, 1, 2]),
        ("hands", [0, 0, 0], [0]),
        ("hands", [30, 0, 0], [2]),
        ("hands", [9, 0, 6], [0, 1, 2]),
        ("none", [0, 0, 0], [0]),
    ],
)
def test_U33_after_the_rounds_agreed_on_the_best_win(
    scoring: str, scores: list[int], winners: list[int]
) -> None:
    """Seat 0 goes out; the others hold 9 and 3."""
    rules = {"scoring": scoring, "rounds": 1}
    verdict = allowed(["r1", "g4 g5", "y3"], "0:play r1", rules=rules, scores=scores)
    assert (verdict["phase"], verdict["winners"]) == ("match_over", winners)
    assert verdict["legal"] == {}


def test_U33_before_that_it_goes_on() -> None:
    verdict = allowed(["r1", "g4 g5", "y3"], "0:play r1", rules={"rounds": 2})
    assert (verdict["phase"], verdict["winners"]) == ("round_over", [])


@pytest.mark.parametrize("scoring", ["winner", "hands"])
def test_U33_the_target_may_be_reached_before(scoring: str) -> None:
    rules = {"rounds": 5, "target": 9, "scoring": scoring}
    verdict = allowed(["r1", "g4 g5", "y3"], "0:play r1", rules=rules)
    assert verdict["phase"] == "match_over"


def test_U33_a_blocked_round_counts_too() -> None:
    """U29: nobody wins it, and all stand at nothing."""
    rules = {"rounds": 1}
    hands, actions = ["g4", "g5", "g4"], ("0:pass", "1:pass", "2:pass")
    verdict = allowed(hands, *actions, rules=rules, stock="", discard="r9")
    assert verdict["round"] == {"winner": None, "points": [0, 0, 0]}
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [0, 1, 2])


@pytest.mark.parametrize("kind", ["uno", "spin"])
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_U33_a_match_of_so_many_rounds(kind: str, rounds: int) -> None:
    match = Match.new(["Ada", "Ben", "Cem"], kind, seed=5, rules=Rules(rounds=rounds, target=10**5))
    match.play([lambda view: greedy(view, view.legal)] * 3)
    assert match.over
    assert len(match.score_sheet) == rounds
    best = max(match.game.scores)
    assert match.winners == tuple(
        name for name, score in zip(match.names, match.game.scores, strict=True) if score == best
    )
    again = Match.replay(match.record())
    assert (again.winners, again.record()) == (match.winners, match.record())


@pytest.mark.parametrize("rounds", [0, -1, 1001, 1.5, True, "3"])
def test_U33_what_is_no_number_of_rounds(rounds: object) -> None:
    with pytest.raises(NotationError, match="rounds is a whole number from 1 to 1,000"):
        Scenario.from_json({"game": "uno", "players": 2, "seed": 1, "rules": {"rounds": rounds}})


# U34


OVER = ["r1", "g4 g5", "y3 y4"]


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("direction", [1, -1])
def test_U34_the_deal_passes_to_the_left(dealer: int, following: int, direction: int) -> None:
    """Whatever the direction of play was."""
    verdict = allowed(OVER, "0:play r1", dealer=dealer, direction=direction)
    assert verdict["legal"] == {str(following): ["deal"]}
    dealt = game(OVER, "0:play r1", f"{following}:deal", dealer=dealer, direction=direction)
    assert dealt.view(None).dealer == following


@pytest.mark.parametrize("seat", [1, 2])
def test_U34_nobody_else_deals(seat: int) -> None:
    refused("U34", OVER, "0:play r1", f"{seat}:deal", dealer=2)


@pytest.mark.parametrize("actions", [[], ["0:draw"], ["0:play r1", "0:deal"]])
def test_U34_no_deal_before_the_round_is_over(actions: list[str]) -> None:
    refused("U34", OVER, *actions, "0:deal", dealer=2, stock="r9 b1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_U34_no_next_round_when_the_match_is_won(seat: int) -> None:
    refused("U34", OVER, "0:play r1", f"{seat}:deal", scores=[499, 0, 0])


def test_U34_all_cards_are_shuffled_again() -> None:
    dealt = game(OVER, "0:play r1", "0:deal", dealer=2)
    assert all_cards(dealt).total() == 108
    assert sorted(dealt.view(None).counts)[:2] == [7, 7]
    assert (len(dealt.view(None).discards), dealt.result) == (1, None)


def test_U34_after_a_scenario_too_they_are_shuffled() -> None:
    """The position of a scenario is in order; the pack of the next round is not."""
    dealt = game(OVER, "0:play r1", "0:deal", dealer=2)
    assert {card.colour for hand in dealt.hands() for card in hand} >= set("rygb")


def test_U34_the_scores_stay() -> None:
    verdict = allowed(OVER, "0:play r1", "0:deal", dealer=2, scores=[10, 20, 30])
    assert (verdict["scores"], verdict["round"], verdict["winners"]) == ([26, 20, 30], None, [])


def test_U34_the_new_round_is_told_hand_by_hand() -> None:
    happened = game(OVER, "0:play r1", dealer=2).push(0, "deal")
    (dealt,) = (event for event in happened if isinstance(event, Dealt))
    assert dealt.dealer == 0
    assert dealt.seen_by(2).hands[:2] == (None, None)
    assert any(isinstance(event, TurnedUp) for event in happened)


def test_U34_every_round_is_another_shuffle() -> None:
    """Nor are the hands of the round before dealt to other seats."""
    hands: list[tuple[Card, ...]] = []
    for position, happened in positions(3, seed=7, rules=Rules(target=1000)):
        if any(isinstance(event, Dealt) for event in happened):
            hands += position.hands()
    assert len(hands) > 9
    assert len(set(hands)) == len(hands)


def winners_by(rules: Rules, scores: list[int], winner: int) -> tuple[int, ...]:
    """U31 to U33 read plainly."""
    if rules.scoring == "none":
        return (winner,)
    if max(scores) < rules.target_in("uno"):
        return ()
    if rules.scoring == "winner":
        return (winner,)
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


@pytest.mark.parametrize("scoring", ["winner", "hands", "none"])
@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_U30_to_U34_hold_in_whole_matches(players: int, scoring: str) -> None:
    rules = Rules(scoring=scoring, target=1500)
    scores = [0] * players
    dealers = []
    for position, happened in positions(players, players, rules):
        for event in happened:
            if isinstance(event, Dealt):
                dealers.append(event.dealer)
            if isinstance(event, RoundEnded):
                held = [sum(map(worth, hand)) for hand in position.hands()]
                out = position.view(None).counts.index(0)
                points = {
                    "winner": [sum(held) * (seat == out) for seat in range(players)],
                    "hands": held,
                    "none": [0] * players,
                }[scoring]
                scores = [score + more for score, more in zip(scores, points, strict=True)]
                assert event == RoundEnded(out, tuple(points))
                assert position.scores == tuple(scores)
                assert position.winners == winners_by(rules, scores, out)
                assert position.over == bool(position.winners)
    first = dealers[0]
    assert dealers == [(first + n) % players for n in range(len(dealers))]
    assert (len(dealers) == 1) == (scoring == "none")


def test_U34_the_score_sheet_of_a_match() -> None:
    *_, (finished, _) = positions(3, seed=3)
    match = Match.replay(finished.record(names=["Ada", "Ben", "Cem"]))
    assert len(match.score_sheet) > 1
    total = [0, 0, 0]
    for line in match.score_sheet:
        assert line.result.winner is not None
        total[line.result.winner] += sum(line.result.points)
        assert line.scores == tuple(total)
    assert match.winners == (match.names[total.index(max(total))],)
    assert max(total) >= 500 > sorted(total)[1]
