"""H4 `draw_until_playable`: a player who does not play draws until a card can be played."""

import pytest

from tables import allowed, refused

UNTIL = {"draw_until_playable": True}


def test_H4_is_off_by_default() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="b1 g2 r5")
    assert after["hands"][0] == "b1 b5 b6"
    assert after["turn"] == 1


def test_H4_draws_until_a_card_can_be_played() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="b1 g2 r5 b3", rules=UNTIL)
    assert (after["turn"], after["phase"]) == (0, "drawn")
    assert after["hands"][0] == "r5 g2 b1 b5 b6"
    assert after["stock"] == "b3"
    assert after["legal"] == {"0": ["keep", "play r5"]}


def test_H4_a_first_card_that_can_be_played_is_the_only_one_drawn() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="r5 r6 b3", rules=UNTIL)
    assert after["hands"][0] == "r5 b5 b6"
    assert after["stock"] == "r6 b3"


@pytest.mark.parametrize("card", ["r1", "y7", "rs", "rr", "r+2", "w", "w+4"])
def test_H4_every_playable_card_stops_it(card: str) -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock=f"b1 {card} r5", rules=UNTIL)
    assert (after["phase"], after["stock"]) == ("drawn", "r5")


@pytest.mark.parametrize("card", ["g6", "gs", "gr", "g+2"])
def test_H4_no_other_card_stops_it(card: str) -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock=f"b1 {card} r5 y1", rules=UNTIL)
    assert (after["phase"], after["stock"]) == ("drawn", "y1")


def test_H4_a_wild_draw_four_that_would_be_a_bluff_can_be_played_too() -> None:
    """U18: it can be played when not allowed."""
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="b1 w+4 r5", rules=UNTIL)
    assert (after["phase"], after["stock"]) == ("drawn", "r5")
    assert "play w+4=g" in after["legal"]["0"]


def test_H4_the_colour_named_decides() -> None:
    after = allowed(
        ["b5 b6", "y4 y5"], "0:draw", stock="r7 b1 g2 g3", discard="w", colour="g", rules=UNTIL
    )
    assert after["hands"][0] == "r7 g2 b1 b5 b6"
    assert after["legal"] == {"0": ["keep", "play g2"]}


def test_H4_who_could_play_may_draw_all_the_same() -> None:
    """U12 stands."""
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="b1 g2 r5", rules=UNTIL)
    assert after["hands"][0] == "r1 r5 g2 b1 b6"
    assert after["legal"] == {"0": ["keep", "play r5"]}


@pytest.mark.parametrize("card", ["r1", "y7"])
def test_H4_only_the_last_card_drawn_may_be_played(card: str) -> None:
    refused("U13", [f"{card} b6", "g4 g5"], "0:draw", f"0:play {card}", stock="b1 r5", rules=UNTIL)


def test_H4_the_card_played_leaves_the_others_in_hand() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", "0:play r5", stock="b1 g2 r5", rules=UNTIL)
    assert after["hands"][0] == "g2 b1 b5 b6"
    assert (after["turn"], after["top"]) == (1, "r5")


def test_H4_who_keeps_the_card_ends_the_turn() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", "0:keep", stock="b1 g2 r5 b3", rules=UNTIL)
    assert after["hands"][0] == "r5 g2 b1 b5 b6"
    assert (after["turn"], after["phase"], after["stock"]) == (1, "turn", "b3")


def test_H4_draws_on_through_a_new_draw_pile() -> None:
    """U28: the discard pile becomes the draw pile, all but its top card."""
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="b1", discard="g2 r5 y1 r7", rules=UNTIL)
    assert after["hands"][0] == "r5 g2 b1 b5 b6"
    assert (after["stock"], after["top"], after["phase"]) == ("y1", "r7", "drawn")


# All used up


def test_H4_if_all_is_used_up_the_turn_ends() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="b1 g2", rules=UNTIL)
    assert after["hands"][0] == "g2 b1 b5 b6"
    assert (after["turn"], after["phase"], after["stock"]) == (1, "turn", "")


def test_H4_used_up_means_the_discard_pile_too() -> None:
    after = allowed(["b5 b6", "y4 y5"], "0:draw", stock="b1", discard="g1 g2 r7", rules=UNTIL)
    assert after["hands"][0] == "g1 g2 b1 b5 b6"
    assert (after["turn"], after["stock"], after["top"]) == (1, "", "r7")


def test_H4_the_very_last_card_may_be_the_playable_one() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="b1 r5", rules=UNTIL)
    assert (after["phase"], after["stock"]) == ("drawn", "")
    assert after["legal"] == {"0": ["keep", "play r5"]}


def test_H4_who_held_a_playable_card_ends_the_turn_as_well() -> None:
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="b1 g2", rules=UNTIL)
    assert after["turn"] == 1
    assert after["hands"][0] == "r1 g2 b1 b6"


def test_H4_where_nothing_can_be_drawn_who_can_play_must() -> None:
    assert allowed(["r1 b6", "g4 g5"], stock="", rules=UNTIL)["legal"] == {
        "0": ["play r1", "play r1 uno"]
    }
    refused("U29", ["r1 b6", "g4 g5"], "0:draw", stock="", rules=UNTIL)
    refused("U29", ["r1 b6", "g4 g5"], "0:pass", stock="", rules=UNTIL)


def test_H4_where_nothing_can_be_drawn_who_cannot_play_passes() -> None:
    assert allowed(["b5 b6", "g4 g5"], stock="", rules=UNTIL)["legal"] == {"0": ["pass"]}
    refused("U29", ["b5 b6", "g4 g5"], "0:draw", stock="", rules=UNTIL)


def test_H4_drawing_all_that_is_left_is_no_pass() -> None:
    """U29: the round is blocked when every player has passed in a row."""
    hands = ["g1 b5", "g4 g5"]
    after = allowed(hands, "0:draw", "1:pass", stock="b1", rules=UNTIL)
    assert (after["turn"], after["phase"]) == (0, "turn")
    blocked = allowed(hands, "0:draw", "1:pass", "0:pass", stock="b1", rules=UNTIL)
    assert blocked["phase"] == "round_over"
    assert blocked["round"] == {"winner": 0, "points": [9, 0]}


# What it does not touch


def test_H4_does_not_touch_the_draw_two() -> None:
    after = allowed(["r+2 b5 b6", "g4 g5", "y1 y2"], "0:play r+2", stock="b1 g2 r5", rules=UNTIL)
    assert after["hands"][1] == "g2 g4 g5 b1"
    assert after["turn"] == 2


def test_H4_does_not_touch_the_penalty_for_a_missing_call() -> None:
    after = allowed(["r1 b6", "g4 g5"], "0:play r1", "1:catch 0", stock="b1 g2 r5", rules=UNTIL)
    assert after["hands"][0] == "g2 b1 b6"


def test_H4_a_call_goes_with_the_card_drawn_when_one_is_left() -> None:
    after = allowed(["b6", "g4 g5"], "0:draw", stock="r5 b1", rules=UNTIL)
    assert after["legal"] == {"0": ["keep", "play r5", "play r5 uno"]}
    more = allowed(["b6", "g4 g5"], "0:draw", stock="b1 r5", rules=UNTIL)
    assert more["legal"] == {"0": ["keep", "play r5"]}


def test_H4_a_call_for_one_card_is_gone_after_drawing() -> None:
    after = allowed(["b6", "g4 g5"], "0:draw", stock="b1 r5", uno_due=[0], rules=UNTIL)
    assert after["uno_due"] == []
