"""H2 `seven_zero`: a 7 swaps hands, a 0 passes all hands on."""

import pytest

from lastcard import Card
from lastcard.game.uno.events import PassedHands, Played, SwappedHands
from tables import allowed, game, referee, refused

SEVEN_ZERO = {"seven_zero": True}


# The 7


def test_H2_is_off_by_default() -> None:
    seven = allowed(["r7 b5 b6", "g4 g5 g6", "y1 y2"], "0:play r7", discard="r9")
    assert (seven["turn"], seven["phase"]) == (1, "turn")
    zero = allowed(["r0 b5 b6", "g4 g5 g6", "y1 y2"], "0:play r0", discard="r9")
    assert zero["hands"] == ["b5 b6", "g4 g5 g6", "y1 y2"]


def test_H2_a_seven_asks_whose_hand() -> None:
    hands = ["y1 y2", "r7 b5 b6", "g4 g5 g6", "y3 y4"]
    after = allowed(hands, "1:play r7", turn=1, discard="r9", rules=SEVEN_ZERO)
    assert (after["turn"], after["phase"]) == (1, "swaphand")
    assert after["legal"] == {"1": ["swaphand 0", "swaphand 2", "swaphand 3"]}
    assert after["hands"] == ["y1 y2", "b5 b6", "g4 g5 g6", "y3 y4"]


@pytest.mark.parametrize(
    ("other", "hands"),
    [
        (1, ["g4 g5 g6", "b5 b6", "y1 y2 y3 y4"]),
        (2, ["y1 y2 y3 y4", "g4 g5 g6", "b5 b6"]),
    ],
)
def test_H2_a_seven_swaps_hands_with_the_one_chosen(other: int, hands: list[str]) -> None:
    before = ["r7 b5 b6", "g4 g5 g6", "y1 y2 y3 y4"]
    actions = ("0:play r7", f"0:swaphand {other}")
    after = allowed(before, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["hands"] == hands
    assert (after["turn"], after["phase"], after["top"]) == (1, "turn", "r7")


def test_H2_the_next_player_plays_from_the_hand_received() -> None:
    hands = ["r7 r1 b5", "r2 g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["legal"] == {"1": ["draw", "play r1", "play r1 uno"]}
    refused(None, hands, *actions, "1:play r2", discard="r9", rules=SEVEN_ZERO)


def test_H2_after_a_seven_play_goes_on_in_the_direction_of_play() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, direction=-1, discard="r9", rules=SEVEN_ZERO)
    assert (after["turn"], after["direction"]) == (2, -1)


def test_H2_with_two_players_there_is_one_hand_to_take() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6"]
    asked = allowed(hands, "0:play r7", discard="r9", rules=SEVEN_ZERO)
    assert asked["legal"] == {"0": ["swaphand 1"]}
    after = allowed(hands, "0:play r7", "0:swaphand 1", discard="r9", rules=SEVEN_ZERO)
    assert after["hands"] == ["g4 g5 g6", "b5 b6"]
    assert after["turn"] == 1


def test_H2_a_seven_just_drawn_asks_too() -> None:
    hands = ["b5 b6", "g4 g5 g6", "y1 y2"]
    actions = ("0:draw", "0:play r7", "0:swaphand 2")
    after = allowed(hands, *actions, stock="r7 b1", discard="r9", rules=SEVEN_ZERO)
    assert after["hands"] == ["y1 y2", "g4 g5 g6", "b5 b6"]


@pytest.mark.parametrize("seven", ["r7", "y7", "g7", "b7"])
def test_H2_every_seven_asks(seven: str) -> None:
    hands = [f"{seven} b5 b6", "g4 g5 g6"]
    after = allowed(hands, f"0:play {seven}", discard="r7", rules=SEVEN_ZERO)
    assert after["phase"] == "swaphand"


@pytest.mark.parametrize("card", ["r1", "r6", "r9", "rs", "rr", "r+2", "w=r", "w+4=r"])
def test_H2_no_other_card_asks(card: str) -> None:
    hands = [f"{card.partition('=')[0]} b5 b6", "g4 g5 g6", "y1 y2"]
    after = allowed(hands, f"0:play {card}", rules=SEVEN_ZERO)
    assert after["phase"] != "swaphand"
    assert after["hands"][0] == "b5 b6"


def test_H2_one_does_not_swap_with_oneself() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "y1 y2"]
    refused("H2", hands, "0:play r7", "0:swaphand 0", discard="r9", rules=SEVEN_ZERO)


def test_H2_there_must_be_such_a_player() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "y1 y2"]
    after = referee(hands, "0:play r7", "0:swaphand 3", discard="r9", rules=SEVEN_ZERO)
    assert (after["ok"], after["applied"], after["phase"]) == (False, 1, "swaphand")


def test_H2_only_the_one_who_played_the_seven_chooses() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "y1 y2"]
    after = referee(hands, "0:play r7", "1:swaphand 2", discard="r9", rules=SEVEN_ZERO)
    assert (after["ok"], after["applied"]) == (False, 1)


@pytest.mark.parametrize("action", ["draw", "play r1"])
def test_H2_the_choice_comes_first(action: str) -> None:
    hands = ["r7 r1 b6", "g4 g5 g6", "y1 y2"]
    refused("H2", hands, "0:play r7", f"0:{action}", discard="r9", rules=SEVEN_ZERO)


def test_H2_the_next_player_waits_for_the_choice() -> None:
    hands = ["r7 b5 b6", "r1 g5 g6", "y1 y2"]
    assert not referee(hands, "0:play r7", "1:play r1", discard="r9", rules=SEVEN_ZERO)["ok"]
    assert not referee(hands, "0:play r7", "1:draw", discard="r9", rules=SEVEN_ZERO)["ok"]


def test_H2_without_a_seven_no_hands_are_swapped() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "y1 y2"]
    refused("H2", hands, "0:swaphand 1", discard="r9", rules=SEVEN_ZERO)
    refused("H2", hands, "0:swaphand 1", discard="r9")


def test_H2_a_first_card_seven_or_zero_moves_no_hands() -> None:
    """U5: a number; it was turned up, not played."""
    for first in ("r7", "r0"):
        hands = ["b5 b6", "g4 g5 g6", "y1 y2"]
        after = allowed(hands, discard=first, dealer=0, opening=True, rules=SEVEN_ZERO)
        assert (after["turn"], after["phase"]) == (1, "turn")
        assert after["hands"] == hands


# The 0


def test_H2_a_zero_passes_all_hands_to_the_left() -> None:
    hands = ["r0 b5 b6", "g4 g5 g6", "y1 y2", "r1 r2 r3 r4"]
    after = allowed(hands, "0:play r0", rules=SEVEN_ZERO)
    assert after["hands"] == ["r1 r2 r3 r4", "b5 b6", "g4 g5 g6", "y1 y2"]
    assert (after["turn"], after["phase"]) == (1, "turn")


def test_H2_a_zero_passes_all_hands_to_the_right() -> None:
    hands = ["r0 b5 b6", "g4 g5 g6", "y1 y2", "r1 r2 r3 r4"]
    after = allowed(hands, "0:play r0", direction=-1, rules=SEVEN_ZERO)
    assert after["hands"] == ["g4 g5 g6", "y1 y2", "r1 r2 r3 r4", "b5 b6"]
    assert (after["turn"], after["direction"]) == (3, -1)


def test_H2_a_zero_follows_a_reverse() -> None:
    hands = ["rr b5 b6", "g4 g5 g6", "r0 y1 y2"]
    after = allowed(hands, "0:play rr", "2:play r0", rules=SEVEN_ZERO)
    assert after["hands"] == ["g4 g5 g6", "y1 y2", "b5 b6"]


@pytest.mark.parametrize("direction", [1, -1])
def test_H2_with_two_players_a_zero_swaps_the_hands(direction: int) -> None:
    after = allowed(["r0 b5 b6", "g4 g5 g6"], "0:play r0", direction=direction, rules=SEVEN_ZERO)
    assert after["hands"] == ["g4 g5 g6", "b5 b6"]
    assert (after["turn"], after["phase"]) == (1, "turn")


def test_H2_ten_players_pass_ten_hands_on() -> None:
    hands = ["r0 b1 b2", *(f"{colour}{n} {colour}{n}" for colour in "ryg" for n in (1, 2, 3))]
    after = allowed(hands, "0:play r0", stock="b5", rules=SEVEN_ZERO)
    assert after["hands"] == [hands[-1], "b1 b2", *hands[1:-1]]


def test_H2_a_zero_just_drawn_passes_all_hands_on() -> None:
    hands = ["b5 b6", "g4 g5 g6", "y1 y2"]
    after = allowed(hands, "0:draw", "0:play r0", stock="r0 b1", rules=SEVEN_ZERO)
    assert after["hands"] == ["y1 y2", "b5 b6", "g4 g5 g6"]


# Who knows what


def test_H2_the_swap_is_told_to_all_but_not_the_cards() -> None:
    played = game(["r7 b5 b6", "g4 g5 g6", "y1 y2"], "0:play r7", discard="r9", rules=SEVEN_ZERO)
    told = played.push(0, "swaphand 2")
    assert told == (SwappedHands(0, 2),)
    assert told[0].seen_by(1) == told[0].seen_by(None) == told[0]
    assert [hand is None for hand in played.view(1).hands] == [True, False, True]


@pytest.mark.parametrize("direction", [1, -1])
def test_H2_passing_all_hands_on_is_told_with_its_direction(direction: int) -> None:
    hands = ["r0 b5 b6", "g4 g5 g6", "y1 y2"]
    told = game(hands, direction=direction, rules=SEVEN_ZERO).push(0, "play r0")
    assert told == (Played(0, Card.parse("r0"), None), PassedHands(direction))


def test_H2_a_hand_shown_in_a_challenge_is_not_known_after_it_has_moved() -> None:
    """Seat 1 has seen the hand of seat 0, but not the one that comes to it."""
    hands = ["w+4 b5 b6", "g4 g5 g6", "g0 y1 y2"]
    challenged = game(hands, "0:play w+4=g", "1:challenge", rules=SEVEN_ZERO)
    assert [hand is None for hand in challenged.view(1).hands] == [False, False, True]
    challenged.push(2, "play g0")
    assert [hand is None for hand in challenged.view(1).hands] == [True, False, True]


# As last card


def test_H2_a_last_seven_only_ends_the_round() -> None:
    after = allowed(["r7", "g4 g5", "y1 y2"], "0:play r7", discard="r9", rules=SEVEN_ZERO)
    assert (after["turn"], after["phase"]) == (None, "round_over")
    assert after["hands"] == ["", "g4 g5", "y1 y2"]
    assert after["round"] == {"winner": 0, "points": [12, 0, 0]}
    refused_after = referee(
        ["r7", "g4 g5", "y1 y2"], "0:play r7", "0:swaphand 1", discard="r9", rules=SEVEN_ZERO
    )
    assert not refused_after["ok"]


def test_H2_a_last_zero_only_ends_the_round() -> None:
    after = allowed(["r0", "g4 g5", "y1 y2"], "0:play r0", rules=SEVEN_ZERO)
    assert after["phase"] == "round_over"
    assert after["hands"] == ["", "g4 g5", "y1 y2"]
    assert after["round"] == {"winner": 0, "points": [12, 0, 0]}


# UNO!


def test_H2_who_receives_one_card_must_call() -> None:
    hands = ["r7 b5", "g4 g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 2")
    after = allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["uno_due"] == [2]
    assert after["legal"] == {"0": ["catch 2"], "1": ["catch 2", "draw"], "2": ["uno"]}


def test_H2_who_takes_one_card_must_call() -> None:
    hands = ["r7 b5 b6", "g4", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["uno_due"] == [0]
    assert after["hands"] == ["g4", "b5 b6", "y1 y2"]


def test_H2_both_must_call_when_both_receive_one_card() -> None:
    hands = ["r7 b5", "g4", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["uno_due"] == [0, 1]
    assert after["legal"] == {
        "0": ["catch 1", "uno"],
        "1": ["catch 0", "draw", "uno"],
        "2": ["catch 0", "catch 1"],
    }


def test_H2_who_called_before_must_call_again_for_the_card_received() -> None:
    hands = ["r7 b5 b6", "r3 g4", "y1 y2"]
    actions = ("1:play r3 uno", "2:draw", "0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, turn=1, discard="r9", rules=SEVEN_ZERO)
    assert after["uno_due"] == [0]
    assert after["hands"][0] == "g4"


def test_H2_who_keeps_the_own_one_card_is_not_due() -> None:
    hands = ["r7 b5 b6", "g4 g5", "y1"]
    actions = ("0:play r7", "0:swaphand 1")
    assert allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)["uno_due"] == []


def test_H2_a_call_settles_it() -> None:
    hands = ["r7 b5", "g4", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1", "1:uno", "0:uno")
    assert allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)["uno_due"] == []


def test_H2_who_received_one_card_can_be_caught() -> None:
    hands = ["r7 b5", "g4 g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 2", "0:catch 2")
    after = allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)
    assert after["hands"][2] == "b1 b2 b5"
    assert after["uno_due"] == []


def test_H2_the_window_closes_when_the_next_player_begins_a_turn() -> None:
    hands = ["r7 b5", "g4 g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 2", "1:draw")
    assert allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)["uno_due"] == []
    refused("U25", hands, *actions, "0:catch 2", discard="r9", rules=SEVEN_ZERO)


def test_H2_after_a_zero_everyone_who_received_one_card_must_call() -> None:
    hands = ["r0 b5", "g4", "y1 y2", "y3 y4"]
    after = allowed(hands, "0:play r0", rules=SEVEN_ZERO)
    assert after["hands"] == ["y3 y4", "b5", "g4", "y1 y2"]
    assert after["uno_due"] == [1, 2]
    assert after["legal"] == {
        "0": ["catch 1", "catch 2"],
        "1": ["catch 2", "draw", "uno"],
        "2": ["catch 1", "uno"],
        "3": ["catch 1", "catch 2"],
    }


def test_H2_after_a_zero_all_may_be_due() -> None:
    after = allowed(["r0 b5", "g4", "y1"], "0:play r0", rules=SEVEN_ZERO)
    assert after["uno_due"] == [0, 1, 2]


def test_H2_while_the_choice_is_open_nobody_is_due() -> None:
    hands = ["r7 b5", "g4", "y1 y2"]
    after = allowed(hands, "0:play r7", discard="r9", rules=SEVEN_ZERO)
    assert after["uno_due"] == []
    assert after["legal"] == {"0": ["swaphand 1", "swaphand 2"]}
    refused("U25", hands, "0:play r7", "1:catch 0", discard="r9", rules=SEVEN_ZERO)


def test_H2_the_play_of_a_seven_closes_the_window_of_others() -> None:
    hands = ["r7 b5 b6", "g4 g5", "y1"]
    after = allowed(hands, "0:play r7", discard="r9", uno_due=[2], rules=SEVEN_ZERO)
    assert after["uno_due"] == []


def test_H2_a_call_while_the_choice_is_open_has_no_effect() -> None:
    hands = ["r7 b5", "g4", "y1 y2"]
    actions = ("0:play r7", "0:uno", "1:uno", "0:swaphand 1")
    assert allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)["uno_due"] == [0, 1]


def test_H2_a_call_with_the_seven_itself_has_no_effect() -> None:
    hands = ["r7 b5", "g4", "y1 y2"]
    actions = ("0:play r7 uno", "0:swaphand 1")
    assert allowed(hands, *actions, discard="r9", rules=SEVEN_ZERO)["uno_due"] == [0, 1]


def test_H2_a_call_with_the_zero_itself_has_no_effect() -> None:
    after = allowed(["r0 b5", "g4", "y1"], "0:play r0 uno", rules=SEVEN_ZERO)
    assert after["uno_due"] == [0, 1, 2]


def test_H2_a_call_with_seven_or_zero_is_not_offered() -> None:
    """Both forms are listed only where the call would be due."""
    seven = allowed(["r7 r9", "g4 g5", "y1 y2"], rules=SEVEN_ZERO, discard="r8")
    assert seven["legal"] == {"0": ["draw", "play r7", "play r9", "play r9 uno"]}
    zero = allowed(["r0 r9", "g4 g5", "y1 y2"], rules=SEVEN_ZERO)
    assert zero["legal"] == {"0": ["draw", "play r0", "play r9", "play r9 uno"]}
