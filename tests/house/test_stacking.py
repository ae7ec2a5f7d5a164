"""H1 `stacking`: a penalty is answered with one of its kind, and the sum goes on."""

from typing import Any

import pytest

from tables import allowed, game, referee, refused

STACKING = {"stacking": True}
LONG_STOCK = "b1 b2 b3 b4 b7 b8 b9 g1 g2 g3 g4 g6 g7 g8"
WILD_FOURS = ["play w+4=b", "play w+4=g", "play w+4=r", "play w+4=y"]


def counts(verdict: dict[str, Any]) -> list[int]:
    return [len(hand.split()) for hand in verdict["hands"]]


# Who is asked


def test_H1_is_off_by_default() -> None:
    after = allowed(["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"], "0:play r+2")
    assert after["turn"] == 2
    assert after["hands"][1] == "y1 y2 g+2 b1 b2"


def test_H1_wild_draw_four_is_not_answered_by_default() -> None:
    after = allowed(["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"], "0:play w+4=g")
    assert after["legal"] == {"1": ["accept", "challenge"]}


def test_H1_who_holds_a_draw_two_is_asked() -> None:
    after = allowed(["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"], "0:play r+2", rules=STACKING)
    assert (after["turn"], after["phase"]) == (1, "challenge")
    assert after["legal"] == {"1": ["accept", "play g+2"]}
    assert counts(after) == [2, 3, 3]


def test_H1_every_draw_two_held_is_an_answer_and_equal_ones_are_listed_once() -> None:
    hands = ["r+2 r1 r2", "g+2 g+2 b+2 y+2 r+2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", rules=STACKING)
    answers = ["play b+2", "play g+2", "play r+2", "play y+2"]
    assert after["legal"] == {"1": ["accept", *answers]}


def test_H1_who_holds_no_draw_two_draws_at_once() -> None:
    after = allowed(["r+2 r1 r2", "g1 y1 y2", "y3 y4 y5"], "0:play r+2", rules=STACKING)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert counts(after) == [2, 5, 3]


def test_H1_who_holds_a_wild_draw_four_is_asked_and_may_challenge() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play w+4=g", rules=STACKING)
    assert (after["turn"], after["phase"]) == (1, "challenge")
    assert after["legal"] == {"1": ["accept", "challenge", *WILD_FOURS]}


def test_H1_who_holds_no_wild_draw_four_is_asked_since_a_challenge_is_possible() -> None:
    hands = ["w+4 b5 b6", "g1 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play w+4=g", rules=STACKING)
    assert (after["turn"], after["phase"]) == (1, "challenge")
    assert after["legal"] == {"1": ["accept", "challenge"]}


def test_H1_a_draw_two_just_drawn_is_answered_too() -> None:
    hands = ["b5 b6", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:draw", "0:play r+2", stock="r+2 b1 b2", rules=STACKING)
    assert after["legal"] == {"1": ["accept", "play g+2"]}


# What is not an answer


@pytest.mark.parametrize("card", ["w+4=r", "w=r", "rs", "rr", "r9"])
def test_H1_only_a_draw_two_answers_a_draw_two(card: str) -> None:
    hands = ["r+2 r1 r2", f"{card.partition('=')[0]} g+2 y1", "y3 y4 y5"]
    refused("H1", hands, "0:play r+2", f"1:play {card}", rules=STACKING)


def test_H1_a_wild_draw_four_alone_is_not_asked_about_a_draw_two() -> None:
    after = allowed(["r+2 r1 r2", "w+4 y1 y2", "y3 y4 y5"], "0:play r+2", rules=STACKING)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert counts(after) == [2, 5, 3]


@pytest.mark.parametrize("card", ["g+2", "w=r", "gs", "gr", "g9"])
def test_H1_only_a_wild_draw_four_answers_a_wild_draw_four(card: str) -> None:
    hands = ["w+4 b5 b6", f"{card.partition('=')[0]} w+4 y1", "y3 y4 y5"]
    after = referee(hands, "0:play w+4=g", f"1:play {card}", rules=STACKING)
    assert (after["ok"], after["applied"]) == (False, 1)
    assert after["error"]["rule"] in ("H1", "U19")


def test_H1_a_draw_two_cannot_be_challenged() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    after = referee(hands, "0:play r+2", "1:challenge", rules=STACKING)
    assert (after["ok"], after["applied"]) == (False, 1)
    assert after["error"]["rule"] in ("H1", "U19")


def test_H1_who_is_asked_does_not_draw_instead() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    refused("H1", hands, "0:play r+2", "1:draw", rules=STACKING)


def test_H1_who_is_not_asked_does_not_answer() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "b+2 y4 y5"]
    assert not referee(hands, "0:play r+2", "2:play b+2", rules=STACKING)["ok"]
    assert not referee(hands, "0:play r+2", "2:accept", rules=STACKING)["ok"]


# The sum


def test_H1_sum_goes_on_to_the_first_who_does_not_answer() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "b+2 y3 y4", "y5 y6 y8"]
    actions = ("0:play r+2", "1:play g+2", "2:play b+2")
    after = allowed(hands, *actions, rules=STACKING)
    assert (after["turn"], after["phase"]) == (0, "turn")
    assert counts(after) == [2, 2, 2, 9]
    assert (after["top"], after["colour"]) == ("b+2", "b")


def test_H1_who_accepts_draws_the_sum_and_misses_the_turn() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "b+2 y3 y4", "y5 y6 y8"]
    actions = ("0:play r+2", "1:play g+2", "2:accept")
    after = allowed(hands, *actions, rules=STACKING)
    assert (after["turn"], after["phase"]) == (3, "turn")
    assert counts(after) == [2, 2, 7, 3]


def test_H1_accepting_the_first_draw_two_is_drawing_two() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", "1:accept", rules=STACKING)
    assert after["turn"] == 2
    assert counts(after) == [2, 5, 3]


def test_H1_sum_of_wild_draw_fours() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "w+4 y3 y4", "y5 y6 y8"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:play w+4=r", "3:accept")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert (after["turn"], after["colour"]) == (0, "r")
    assert counts(after) == [2, 2, 2, 15]


def test_H1_sum_goes_on_in_the_direction_of_play() -> None:
    hands = ["r+2 r1 r2", "y1 y2", "y3 y4 y5", "g+2 y6 y8"]
    actions = ("0:play r+2", "3:play g+2")
    after = allowed(hands, *actions, direction=-1, rules=STACKING)
    assert after["turn"] == 1
    assert counts(after) == [2, 2, 7, 2]


def test_H1_two_players_answer_each_other() -> None:
    hands = ["r+2 b+2 r1", "g+2 y1 y2"]
    actions = ("0:play r+2", "1:play g+2", "0:play b+2 uno")
    after = allowed(hands, *actions, rules=STACKING)
    assert (after["turn"], after["phase"]) == (0, "turn")
    assert counts(after) == [1, 8]


def test_H1_after_the_sum_was_drawn_the_count_starts_again() -> None:
    hands = ["r+2 r1 r2", "y1 y2 y3", "b+2 y4 y5", "y6 y8 y9"]
    after = allowed(hands, "0:play r+2", "2:play b+2", rules=STACKING)
    assert after["turn"] == 0
    assert counts(after) == [2, 5, 2, 5]


def test_H1_the_sum_takes_what_there_is() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    actions = ("0:play r+2", "1:play g+2")
    after = allowed(hands, *actions, stock="b1", rules=STACKING)  # U28, U29
    assert after["hands"][2] == "r7 r+2 y3 y4 y5 b1"
    assert (after["stock"], after["top"], after["turn"]) == ("", "g+2", 0)


# The challenge


def test_H1_challenge_innocent_the_challenger_draws_the_sum_and_two() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert (after["turn"], after["phase"], after["colour"]) == (0, "turn", "b")
    assert counts(after) == [2, 2, 13]


def test_H1_challenge_guilty_the_challenged_draws_the_sum() -> None:
    hands = ["w+4 b5 b6", "w+4 g5 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert (after["turn"], after["phase"], after["colour"]) == (2, "turn", "b")
    assert counts(after) == [2, 10, 3]


def test_H1_challenge_concerns_the_last_wild_draw_four_not_the_first() -> None:
    hands = ["w+4 r1 r2", "w+4 y1 y2", "y3 y4 y5"]  # 0 bluffs, 1 does not
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert counts(after) == [2, 2, 13]


def test_H1_guilt_is_judged_with_the_colour_the_previous_one_named() -> None:
    """Red lay before the first Wild Draw Four, and is no longer current."""
    hands = ["w+4 b5 b6", "w+4 r1 r2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert counts(after) == [2, 2, 13]


def test_H1_guilt_is_not_judged_with_the_colour_named_by_the_answer_itself() -> None:
    hands = ["w+4 b5 b6", "w+4 b1 b2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK.replace("b1 b2 ", ""), rules=STACKING)
    assert counts(after) == [2, 2, 13]


def test_H1_other_wild_cards_make_nobody_guilty() -> None:
    hands = ["w+4 b5 b6", "w+4 w+4 w", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert counts(after) == [2, 2, 13]


def test_H1_who_holds_an_answer_may_challenge_instead() -> None:
    hands = ["w+4 r1 r2", "w+4 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play w+4=g", "1:challenge", rules=STACKING)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert counts(after) == [6, 3, 3]


def test_H1_after_a_challenge_won_a_wild_draw_four_is_a_new_one() -> None:
    hands = ["w+4 r1 r2", "w+4 y1 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:challenge", "1:play w+4=b", "2:accept")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    assert counts(after) == [6, 2, 7]


def test_H1_after_a_challenge_lost_the_next_one_has_a_normal_turn() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "w+4 g5 y4"]
    after = allowed(hands, "0:play w+4=g", "1:challenge", stock=LONG_STOCK, rules=STACKING)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert after["legal"] == {"2": ["draw", "play g5", *WILD_FOURS]}
    assert counts(after) == [2, 9, 3]


def test_H1_the_last_one_shows_the_hand_to_the_challenger_only() -> None:
    """U20."""
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = game(hands, *actions, stock=LONG_STOCK, rules=STACKING)
    known = [[hand is not None for hand in after.view(seat).hands] for seat in range(3)]
    assert known == [[True, False, False], [False, True, False], [False, True, True]]


def test_H1_only_the_one_asked_challenges() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    assert not referee(hands, "0:play w+4=g", "2:challenge", rules=STACKING)["ok"]
    actions = ("0:play w+4=g", "1:play w+4=b")
    assert not referee(hands, *actions, "1:challenge", rules=STACKING)["ok"]


# Last cards and first cards


def test_H1_a_last_draw_two_is_not_answered() -> None:
    after = allowed(["r+2", "g+2 y1", "y3 y4"], "0:play r+2", rules=STACKING)
    assert (after["turn"], after["phase"]) == (None, "round_over")
    assert after["hands"] == ["", "y1 g+2 b1 b2", "y3 y4"]
    assert after["round"] == {"winner": 0, "points": [31, 0, 0]}


def test_H1_a_last_wild_draw_four_is_not_answered() -> None:
    after = allowed(["w+4", "w+4 y1", "y3 y4"], "0:play w+4=g", rules=STACKING)
    assert after["phase"] == "round_over"
    assert counts(after) == [0, 6, 2]


def test_H1_an_answer_with_the_last_draw_two_ends_the_round_and_the_sum_is_drawn() -> None:
    hands = ["r+2 r1", "g+2", "b+2 y4"]
    after = allowed(hands, "0:play r+2 uno", "1:play g+2", rules=STACKING)
    assert after["phase"] == "round_over"
    assert after["hands"] == ["r1", "", "y4 b1 b2 b3 b4 b+2"]
    assert after["round"] == {"winner": 1, "points": [0, 35, 0]}


def test_H1_an_answer_with_the_last_wild_draw_four_is_not_challenged() -> None:
    hands = ["w+4 b5", "w+4", "w+4 y4"]
    after = allowed(hands, "0:play w+4=g uno", "1:play w+4=b", rules=STACKING)
    assert after["phase"] == "round_over"
    assert counts(after) == [1, 0, 10]


def test_H1_first_card_is_not_answered() -> None:
    hands = ["r1 r2", "g+2 y1", "y3 y4"]
    after = allowed(hands, discard="r+2", dealer=0, opening=True, rules=STACKING)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert counts(after) == [2, 4, 2]


def test_H1_first_card_is_no_part_of_a_sum() -> None:
    hands = ["r1 r2", "y1 y2", "b+2 y4 y5"]
    after = allowed(hands, "2:play b+2", discard="r+2", dealer=0, opening=True, rules=STACKING)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert counts(after) == [4, 4, 2]


# UNO!


def test_H1_an_answer_with_the_last_but_one_card_may_call() -> None:
    hands = ["r+2 r1 r2", "g+2 y1", "y3 y4 y5"]
    asked = allowed(hands, "0:play r+2", rules=STACKING)
    assert asked["legal"] == {"1": ["accept", "play g+2", "play g+2 uno"]}
    called = allowed(hands, "0:play r+2", "1:play g+2 uno", rules=STACKING)
    assert called["uno_due"] == []


def test_H1_an_answer_with_the_last_but_one_card_must_call() -> None:
    """Cards drawn for a Draw Two are not a turn (U24): the window is open after them."""
    hands = ["r+2 r1 r2", "g+2 y1", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", "1:play g+2", rules=STACKING)
    assert after["uno_due"] == [1]
    assert after["legal"] == {"0": ["catch 1", "draw"], "1": ["uno"], "2": ["catch 1"]}


def test_H1_a_wild_draw_four_as_last_but_one_card_may_call() -> None:
    hands = ["w+4 b5 b6", "w+4 y1", "y3 y4 y5"]
    asked = allowed(hands, "0:play w+4=g", rules=STACKING)
    calling = sorted([*WILD_FOURS, *(f"{play} uno" for play in WILD_FOURS)])
    assert asked["legal"] == {"1": ["accept", "challenge", *calling]}


def test_H1_while_the_next_is_asked_a_player_can_be_caught() -> None:
    hands = ["r+2 r1", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", rules=STACKING)
    assert after["uno_due"] == [0]
    assert after["legal"] == {
        "0": ["uno"],
        "1": ["accept", "catch 0", "play g+2"],
        "2": ["catch 0"],
    }


def test_H1_a_catch_does_not_change_the_sum() -> None:
    hands = ["r+2 r1", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", "1:catch 0", "1:play g+2", rules=STACKING)
    assert counts(after) == [3, 2, 7]


@pytest.mark.parametrize("answer", ["accept", "play g+2"])
def test_H1_an_answer_closes_the_window(answer: str) -> None:
    hands = ["r+2 r1", "g+2 y1 y2", "y3 y4 y5"]
    assert allowed(hands, "0:play r+2", f"1:{answer}", rules=STACKING)["uno_due"] == []
    refused("U25", hands, "0:play r+2", f"1:{answer}", "2:catch 0", rules=STACKING)
