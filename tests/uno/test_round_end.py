"""The end of a round: U26 to U29."""

from typing import Any

import pytest

from lastcard import Card
from lastcard.game.events import MatchEnded, MissedTurn, RoundEnded
from lastcard.game.uno.events import Drew, Passed, Played, Reshuffled
from lastcard.notation.cards import parse_cards
from tables import allowed, game, refused
from uno.at_random import positions

HANDS = ["r1", "g4 g5 g6", "y1 y2 y3"]


# U26


@pytest.mark.parametrize("card", ["r1", "rs", "rr", "w=g"])
@pytest.mark.parametrize("players", [2, 3])
def test_U26_the_round_ends_when_a_player_has_no_cards_left(card: str, players: int) -> None:
    hands = [card.partition("=")[0], *HANDS[1:]][:players]
    verdict = allowed(hands, f"0:play {card}")
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)
    assert verdict["round"]["winner"] == 0
    assert verdict["hands"] == ["", *hands[1:]]


def test_U26_any_seat_can_be_the_winner() -> None:
    verdict = allowed(["b1 b2", "g4 g5", "r3"], "2:play r3", turn=2)
    assert verdict["round"]["winner"] == 2


def test_U26_nothing_is_left_to_do_but_the_deal() -> None:
    verdict = allowed(HANDS, "0:play r1", dealer=2)
    assert verdict["legal"] == {"0": ["deal"]}
    assert verdict["uno_due"] == []


@pytest.mark.parametrize("action", ["play g4", "draw", "keep", "accept", "challenge", "pass"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_U26_nobody_plays_on(action: str, seat: int) -> None:
    refused("U26", HANDS, "0:play r1", f"{seat}:{action}")


def test_U26_the_round_goes_on_with_one_card_left() -> None:
    assert allowed(["r1 b5", *HANDS[1:]], "0:play r1")["round"] is None


def test_U26_a_wild_as_last_card_names_its_colour() -> None:
    verdict = allowed(["w", *HANDS[1:]], "0:play w=g")
    assert (verdict["top"], verdict["colour"]) == ("w", "g")


def test_U26_all_see_the_end() -> None:
    played, ended = game(HANDS).push(0, "play r1")
    assert played == Played(0, Card.parse("r1"), None)
    assert ended == RoundEnded(0, (21, 0, 0))
    assert ended.seen_by(None) == ended.seen_by(2) == ended


# U27


@pytest.mark.parametrize(("card", "drawn"), [("r+2", "b1 b2"), ("w+4=g", "b1 b2 b3 b4")])
@pytest.mark.parametrize(("direction", "drawer"), [(1, 1), (-1, 2)])
def test_U27_the_next_player_still_draws(
    card: str, drawn: str, direction: int, drawer: int
) -> None:
    hands = [card.partition("=")[0], "g4 g5 g6", "y1 y2 y3"]
    verdict = allowed(hands, f"0:play {card}", direction=direction, stock="b1 b2 b3 b4 b5")
    expected = ["", *hands[1:]]
    expected[drawer] += f" {drawn}"
    assert verdict["hands"] == expected
    assert verdict["phase"] == "round_over"


@pytest.mark.parametrize(("card", "points"), [("r+2", 15 + 3), ("w+4=g", 15 + 10)])
def test_U27_and_they_count(card: str, points: int) -> None:
    hands = [card.partition("=")[0], "g4 g5 g6"]
    assert allowed(hands, f"0:play {card}")["round"] == {"winner": 0, "points": [points, 0]}


def test_U27_with_scoring_hands_they_are_charged() -> None:
    hands = ["r+2", "g4 g5 g6", "y1 y2 y3"]
    verdict = allowed(hands, "0:play r+2", rules={"scoring": "hands"}, stock="b1 w")
    assert verdict["round"]["points"] == [0, 15 + 51, 6]


def test_U27_they_are_drawn_before_the_points_are_counted() -> None:
    happened = game(["r+2", "g4 g5 g6"]).push(0, "play r+2")
    assert [event for event in happened if isinstance(event, Drew | RoundEnded)] == [
        Drew(1, 2, parse_cards("b1 b2")),
        RoundEnded(0, (18, 0)),
    ]


def test_U27_a_wild_draw_four_as_last_card_is_not_challenged() -> None:
    verdict = allowed(["w+4", *HANDS[1:]], "0:play w+4=r")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 0)
    assert not any("challenge" in legal for legal in verdict["legal"].values())


def test_U27_they_can_decide_the_match() -> None:
    hands = ["w+4", "g4 g5 g6"]
    verdict = allowed(hands, "0:play w+4=r", scores=[475, 0])
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [0])
    assert verdict["scores"] == [500, 0]


def test_U27_the_discard_pile_serves_too() -> None:
    verdict = allowed(["w+4", "g4 g5"], "0:play w+4=r", stock="b1", discard="y1 y2 r7")
    assert (verdict["hands"][1], verdict["top"]) == ("r7 y1 y2 g4 g5 b1", "w+4")


def test_U27_as_many_as_there_are() -> None:
    verdict = allowed(["w+4", "g4 g5"], "0:play w+4=r", stock="b1", discard="r7")
    assert verdict["hands"][1] == "r7 g4 g5 b1"
    assert verdict["round"]["points"] == [17, 0]


@pytest.mark.parametrize("card", ["rs", "rr", "r1", "w=b"])
def test_U27_no_other_card_makes_anybody_draw(card: str) -> None:
    hands = [card.partition("=")[0], *HANDS[1:]]
    assert allowed(hands, f"0:play {card}")["hands"][1:] == HANDS[1:]


# U28


def test_U28_the_discard_pile_becomes_the_draw_pile() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard="g1 g2 g3 r7")
    assert (verdict["hands"][0], verdict["stock"]) == ("g1 b5 b6", "g2 g3")


def test_U28_but_for_its_top_card() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard="g1 g2 g3 r7")
    assert (verdict["top"], verdict["colour"]) == ("r7", "r")


def test_U28_not_before_a_card_has_to_be_drawn() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="g1", discard="g2 g3 r7")
    assert (verdict["stock"], verdict["hands"][0]) == ("", "g1 b5 b6")
    position = game(["b5 b6", "y1 y2"], "0:draw", stock="g1", discard="g2 g3 r7")
    assert position.view(None).discards == parse_cards("g2 g3 r7")


def test_U28_also_in_the_middle_of_a_draw() -> None:
    hands = ["w+4 b5 b6", "y1 y2", "y3 y4"]
    verdict = allowed(hands, "0:play w+4=g", "1:accept", stock="b1 b2", discard="g1 g2 r7")
    assert (verdict["hands"][1], verdict["stock"]) == ("y1 y2 g1 g2 b1 b2", "r7")
    assert (verdict["top"], verdict["colour"]) == ("w+4", "g")


def test_U28_in_the_middle_of_a_draw_two() -> None:
    verdict = allowed(["r+2 b5", "y1 y2"], "0:play r+2", stock="b1", discard="g1 r7")
    assert (verdict["hands"][1], verdict["stock"], verdict["top"]) == ("y1 y2 g1 b1", "r7", "r+2")


def test_U28_in_the_middle_of_a_lost_challenge() -> None:
    hands = ["w+4 b5 b6", "y1 y2", "y3 y4"]
    verdict = allowed(hands, "0:play w+4=g", "1:challenge", stock="b1 b2 b3", discard="g1 g2 r7")
    assert verdict["hands"][1] == "r7 y1 y2 g1 g2 b1 b2 b3"
    assert verdict["stock"] == ""


def test_U28_the_card_drawn_after_it_may_be_played() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard="r1 g2 r7")
    assert (verdict["phase"], verdict["legal"]["0"]) == ("drawn", ["keep", "play r1"])


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_U28_the_colour_in_force_stays_with_a_wild_on_top(wild: str) -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard=f"r1 r2 {wild}", colour="g")
    assert (verdict["top"], verdict["colour"], verdict["stock"]) == (wild, "g", "r2")
    assert verdict["legal"] == {"1": ["draw"]}


def test_U28_wild_cards_shuffled_back_lose_the_colour_named() -> None:
    hands = ["w b5 b6", "g1 g2 y2", "y3 y4 y5"]
    actions = ("0:play w=g", "1:play g1", "2:draw")
    verdict = allowed(hands, *actions, stock="", discard="r7")
    assert verdict["stock"] == "w"
    assert verdict["hands"][2] == "r7 y3 y4 y5"
    verdict = allowed(hands, *actions, "0:draw", stock="", discard="r7")
    plays = [f"play w={colour}" for colour in "bgry"]
    assert verdict["legal"]["0"] == ["keep", *plays]


def test_U28_one_draw_may_take_all_there_is() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard="g1 r7")
    assert (verdict["stock"], verdict["hands"][0], verdict["turn"]) == ("", "g1 b5 b6", 1)


def test_U28_the_reshuffle_is_told() -> None:
    happened = game(["r+2 b5", "y1 y2"], stock="b1", discard="g1 r7").push(0, "play r+2")
    assert happened[1:] == (
        Drew(1, 1, parse_cards("b1")),
        Reshuffled(2),
        Drew(1, 1, parse_cards("g1")),
        MissedTurn(1),
    )


def test_U28_in_a_game_the_pile_is_shuffled() -> None:
    """After a single draw the new pile is the old discards except the top, in another order."""
    seen = 0
    for seed in range(10):
        lay: tuple[Card, ...] = ()
        for position, happened in positions(10, seed):
            if len(happened) == 2 and happened[0] == Reshuffled(len(lay) - 1):
                drew = happened[1]
                assert isinstance(drew, Drew)
                pile = [*(drew.cards or ()), *position.stock()]
                assert position.view(None).discards == lay[-1:]
                assert sorted(pile) == sorted(lay[:-1])
                assert len(lay) < 8 or pile not in (list(lay[:-1]), list(lay[-2::-1]))
                seen += 1
            lay = position.view(None).discards
    assert seen > 3


# U29


STUCK: dict[str, Any] = {"stock": "", "discard": "r7"}


def test_U29_a_player_draws_as_many_as_there_are() -> None:
    verdict = allowed(["r+2 b5", "y1 y2", "g1 g2"], "0:play r+2", **STUCK)
    assert verdict["hands"][1] == "r7 y1 y2"
    assert (verdict["turn"], verdict["stock"], verdict["top"]) == (2, "", "r+2")


def test_U29_a_challenger_who_loses_draws_as_many_as_there_are() -> None:
    verdict = allowed(["w+4 b5 b6", "y1 y2", "g1 g2"], "0:play w+4=g", "1:challenge", **STUCK)
    assert (verdict["hands"][1], verdict["turn"]) == ("r7 y1 y2", 2)


def test_U29_who_can_neither_play_nor_draw_passes() -> None:
    verdict = allowed(["b5 b6", "y1 y2", "g1 g2"], **STUCK)
    assert verdict["legal"] == {"0": ["pass"]}
    verdict = allowed(["b5 b6", "y1 y2", "g1 g2"], "0:pass", **STUCK)
    assert (verdict["turn"], verdict["phase"], verdict["legal"]) == (1, "turn", {"1": ["pass"]})


def test_U29_passing_in_the_other_direction() -> None:
    assert allowed(["b5 b6", "y1 y2", "g1 g2"], "0:pass", direction=-1, **STUCK)["turn"] == 2


def test_U29_there_is_nothing_to_draw() -> None:
    refused("U29", ["b5 b6", "y1 y2"], "0:draw", **STUCK)
    refused("U29", ["r5 b6", "y1 y2"], "0:draw", **STUCK)


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("r5 b6 b8", ["play r5"]),
        ("y7 b6 b8", ["play y7"]),
        ("w b6 b8", [f"play w={c}" for c in "bgry"]),
        ("w+4 b6 b8", [f"play w+4={c}" for c in "bgry"]),
        ("r5 b6", ["play r5", "play r5 uno"]),
    ],
)
def test_U29_where_nothing_can_be_drawn_who_can_play_must(hand: str, plays: list[str]) -> None:
    assert allowed([hand, "y1 y2"], **STUCK)["legal"] == {"0": plays}
    refused("U29", [hand, "y1 y2"], "0:pass", **STUCK)


@pytest.mark.parametrize("piles", [("b1", "r7"), ("", "g1 r7")])
def test_U29_no_passing_while_there_is_a_card_to_draw(piles: tuple[str, str]) -> None:
    stock, discard = piles
    assert allowed(["b5 b6", "y1 y2"], stock=stock, discard=discard)["legal"] == {"0": ["draw"]}
    refused("U29", ["b5 b6", "y1 y2"], "0:pass", stock=stock, discard=discard)


def test_U29_no_passing_with_a_drawn_card() -> None:
    """It was the last there was; it may still be kept."""
    refused("U29", ["b5 b6", "y1 y2"], "0:draw", "0:pass", stock="r5", discard="r7")
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", "0:keep", stock="r5", discard="r7")
    assert verdict["legal"] == {"1": ["pass"]}


def test_U29_if_every_player_passes_in_a_row_the_round_ends() -> None:
    hands = ["b5 b6", "y1 y2", "g1 g3"]
    verdict = allowed(hands, "0:pass", "1:pass", **STUCK)
    assert (verdict["phase"], verdict["turn"]) == ("turn", 2)
    verdict = allowed(hands, "0:pass", "1:pass", "2:pass", **STUCK)
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)


def test_U29_the_fewest_points_in_hand_win_the_round() -> None:
    verdict = allowed(["b5 b6", "y1 y2", "g1 g3"], "0:pass", "1:pass", "2:pass", **STUCK)
    assert verdict["round"] == {"winner": 1, "points": [0, 15, 0]}
    assert verdict["scores"] == [0, 15, 0]


def test_U29_points_are_counted_not_cards() -> None:
    verdict = allowed(["bs", "y1 y2 y3 g4"], "0:pass", "1:pass", **STUCK)
    assert verdict["round"] == {"winner": 1, "points": [0, 20]}


def test_U29_a_tie_for_fewest_scores_for_nobody() -> None:
    actions = ("0:pass", "1:pass", "2:pass")
    verdict = allowed(["y3", "g1 g2", "b5 b6"], *actions, **STUCK)
    assert verdict["round"] == {"winner": None, "points": [0, 0, 0]}
    assert (verdict["phase"], verdict["scores"]) == ("round_over", [0, 0, 0])
    assert verdict["legal"] == {"0": ["deal"]}


def test_U29_a_tie_for_most_does_not_matter() -> None:
    actions = ("0:pass", "1:pass", "2:pass")
    verdict = allowed(["b3", "g1 g2", "y2"], *actions, **STUCK)
    assert verdict["round"] == {"winner": 2, "points": [0, 0, 6]}


def test_U29_the_winner_of_a_blocked_round_may_win_the_match() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:pass", "1:pass", scores=[499, 489], **STUCK)
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [1])
    assert verdict["scores"] == [499, 500]


def test_U29_with_scoring_hands_everybody_is_charged() -> None:
    rules = {"scoring": "hands"}
    verdict = allowed(["b5 b6", "y1 y2"], "0:pass", "1:pass", rules=rules, **STUCK)
    assert verdict["round"] == {"winner": 1, "points": [11, 3]}
    assert (verdict["scores"], verdict["phase"]) == ([11, 3], "round_over")
    verdict = allowed(["b3", "y1 y2"], "0:pass", "1:pass", rules=rules, **STUCK)
    assert verdict["round"] == {"winner": None, "points": [3, 3]}


def test_U29_with_scoring_none_the_fewest_points_win_the_match() -> None:
    rules = {"scoring": "none"}
    verdict = allowed(["b5 b6", "y1 y2"], "0:pass", "1:pass", rules=rules, **STUCK)
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [1])
    assert verdict["round"]["winner"] == 1


def test_U29_with_scoring_none_a_tie_ends_the_match_without_a_winner() -> None:
    rules = {"scoring": "none"}
    verdict = allowed(["b3", "y1 y2"], "0:pass", "1:pass", rules=rules, **STUCK)
    assert (verdict["phase"], verdict["winners"], verdict["legal"]) == ("match_over", [], {})
    assert verdict["round"]["winner"] is None
    position = game(["b3", "y1 y2"], "0:pass", rules=rules, **STUCK)
    assert position.push(1, "pass")[-1] == MatchEnded(())


def test_U29_a_play_in_between_starts_the_count_again() -> None:
    """The play also gives the others something to draw."""
    hands = ["b5 b6", "r1 y2", "g3 g4"]
    verdict = allowed(hands, "0:pass", "1:play r1 uno", **STUCK)
    assert verdict["legal"] == {"2": ["draw"]}
    # Seat 2 draws the red 7 from under the red 1 and keeps it: that is not a pass.
    actions = ("0:pass", "1:play r1 uno", "2:draw", "2:keep")
    verdict = allowed(hands, *actions, "0:pass", "1:pass", **STUCK)
    assert (verdict["phase"], verdict["turn"]) == ("turn", 2)
    assert verdict["legal"] == {"2": ["play r7"]}


def test_U29_drawing_the_last_card_is_no_pass() -> None:
    hands = ["b5 b6", "y1 y2", "g3 g4"]
    actions = ("0:draw", "1:pass", "2:pass")
    verdict = allowed(hands, *actions, stock="b1", discard="r7")
    assert (verdict["phase"], verdict["turn"], verdict["legal"]) == ("turn", 0, {"0": ["pass"]})
    verdict = allowed(hands, *actions, "0:pass", stock="b1", discard="r7")
    assert verdict["round"] == {"winner": 1, "points": [0, 12 + 7, 0]}


def test_U29_nobody_passes_out_of_turn() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], **STUCK)
    assert "1" not in verdict["legal"]


def test_U29_passing_is_told() -> None:
    position = game(["b5 b6", "y1 y2"], **STUCK)
    assert position.push(0, "pass") == (Passed(0),)
    assert position.push(1, "pass") == (Passed(1), RoundEnded(1, (0, 11)))
