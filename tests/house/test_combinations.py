"""House rules together."""

from typing import Any

from tables import allowed, refused

LONG_STOCK = "b1 b2 b3 b4 b7 b8 b9 g1 g2 g3 g4 g6 g7 g8"
WILD_FOURS = ["play w+4=b", "play w+4=g", "play w+4=r", "play w+4=y"]


def rules(*names: str, **options: Any) -> dict[str, Any]:
    return dict.fromkeys(names, True) | options


def counts(verdict: dict[str, Any]) -> list[int]:
    return [len(hand.split()) for hand in verdict["hands"]]


# H1 and H6: stacking without bluffing

HONEST_STACK = rules("stacking", "no_bluffing")


def test_H1_H6_who_holds_an_allowed_wild_draw_four_is_asked_but_may_not_challenge() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    asked = allowed(hands, "0:play w+4=g", rules=HONEST_STACK)
    assert (asked["turn"], asked["phase"]) == (1, "challenge")
    assert asked["legal"] == {"1": ["accept", *WILD_FOURS]}
    refused("H6", hands, "0:play w+4=g", "1:challenge", rules=HONEST_STACK)


def test_H1_H6_who_holds_no_wild_draw_four_draws_at_once() -> None:
    hands = ["w+4 b5 b6", "g1 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play w+4=g", stock="b1 b2 b3 b4 b7", rules=HONEST_STACK)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert counts(after) == [2, 7, 3]


def test_H1_H6_a_forbidden_wild_draw_four_is_no_answer() -> None:
    hands = ["w+4 b5 b6", "w+4 g5 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play w+4=g", rules=HONEST_STACK)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert counts(after) == [2, 7, 3]


def test_H1_H6_the_colour_named_by_the_previous_one_says_what_is_forbidden() -> None:
    hands = ["w+4 b5 b6", "w+4 r1 r2", "w+4 y4 b8", "y5 y6 y8"]
    actions = ("0:play w+4=g", "1:play w+4=b")
    after = allowed(hands, *actions, stock=LONG_STOCK, rules=HONEST_STACK)
    assert (after["turn"], after["phase"]) == (3, "turn")  # blue is named, and 2 holds blue
    assert counts(after) == [2, 2, 11, 3]


def test_H1_H6_the_sum_is_drawn_at_once_by_the_first_without_an_answer() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b")
    after = allowed(hands, *actions, rules=HONEST_STACK)
    assert (after["turn"], after["colour"]) == (0, "b")
    assert counts(after) == [2, 2, 11]


def test_H1_H6_accepting_draws_the_sum() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "w+4 y3 y4"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:accept")
    after = allowed(hands, *actions, rules=HONEST_STACK)
    assert after["turn"] == 0
    assert counts(after) == [2, 2, 11]


def test_H1_H6_a_last_wild_draw_four_is_always_an_answer() -> None:
    hands = ["w+4 b5 b6", "w+4", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b")
    after = allowed(hands, *actions, rules=HONEST_STACK)
    assert after["phase"] == "round_over"
    assert counts(after) == [2, 0, 11]


def test_H1_H6_draw_twos_are_answered_as_ever() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", rules=HONEST_STACK)
    assert after["legal"] == {"1": ["accept", "play g+2"]}


# H4 with H5 and H6: drawing on, playing what comes

UNTIL_AND_PLAY = rules("draw_until_playable", "force_play")


def test_H4_H5_the_card_drawn_at_last_must_be_played() -> None:
    hands = ["b5 b6", "g4 g5"]
    after = allowed(hands, "0:draw", stock="b1 g2 r5 b3", rules=UNTIL_AND_PLAY)
    assert after["hands"][0] == "r5 g2 b1 b5 b6"
    assert after["legal"] == {"0": ["play r5"]}
    refused("H5", hands, "0:draw", "0:keep", stock="b1 g2 r5 b3", rules=UNTIL_AND_PLAY)


def test_H4_H5_a_bluff_can_be_played_so_drawing_stops_but_it_is_not_forced() -> None:
    hands = ["r1 b6", "g4 g5"]
    after = allowed(hands, "0:draw", stock="b1 w+4 r5", rules=UNTIL_AND_PLAY)
    assert (after["phase"], after["stock"]) == ("drawn", "r5")
    assert after["legal"] == {"0": ["keep", *WILD_FOURS]}


def test_H4_H5_if_all_is_used_up_nothing_is_forced() -> None:
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="b1 g2", rules=UNTIL_AND_PLAY)
    assert (after["turn"], after["phase"]) == (1, "turn")


def test_H4_H6_a_forbidden_wild_draw_four_does_not_stop_the_drawing() -> None:
    honest = rules("draw_until_playable", "no_bluffing")
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="w+4 g2 r5 b1", rules=honest)
    assert after["hands"][0] == "r1 r5 g2 b6 w+4"
    assert after["legal"] == {"0": ["keep", "play r5"]}


def test_H4_H6_an_allowed_wild_draw_four_stops_the_drawing() -> None:
    honest = rules("draw_until_playable", "no_bluffing")
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="g2 w+4 r5 b1", rules=honest)
    assert after["legal"] == {"0": ["keep", *WILD_FOURS]}


def test_H4_H6_only_forbidden_cards_are_left_and_the_turn_ends() -> None:
    honest = rules("draw_until_playable", "no_bluffing")
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="w+4 g2", rules=honest)
    assert (after["turn"], after["hands"][0]) == (1, "r1 g2 b6 w+4")


def test_H4_H5_H6_all_three() -> None:
    honest = rules("draw_until_playable", "force_play", "no_bluffing")
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="w+4 g2 w b1", rules=honest)
    assert after["legal"] == {"0": ["play w=b", "play w=g", "play w=r", "play w=y"]}


# H5 and H6: an honest forced card

HONEST_FORCE = rules("force_play", "no_bluffing")


def test_H5_H6_a_forbidden_wild_draw_four_ends_the_turn() -> None:
    after = allowed(["r1 b6", "g4 g5"], "0:draw", stock="w+4 b1", rules=HONEST_FORCE)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert after["hands"][0] == "r1 b6 w+4"


def test_H5_H6_an_allowed_wild_draw_four_must_be_played_and_is_drawn_for_at_once() -> None:
    hands = ["b5 b6", "g4 g5", "y1 y2"]
    stock = "w+4 b1 b2 b3 b4"
    asked = allowed(hands, "0:draw", stock=stock, rules=HONEST_FORCE)
    assert asked["legal"] == {"0": WILD_FOURS}
    after = allowed(hands, "0:draw", "0:play w+4=y", stock=stock, rules=HONEST_FORCE)
    assert (after["turn"], after["hands"][1]) == (2, "g4 g5 b1 b2 b3 b4")


# H1 with H4 and H5: a penalty is not a draw of your own


def test_H1_H4_who_accepts_draws_the_sum_and_no_more() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    until = rules("stacking", "draw_until_playable")
    after = allowed(hands, "0:play r+2", "1:accept", rules=until)
    assert counts(after) == [2, 5, 3]


def test_H1_H5_who_holds_an_answer_need_not_play_it() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2", "y3 y4 y5"]
    after = allowed(hands, "0:play r+2", "1:accept", rules=rules("stacking", "force_play"))
    assert after["turn"] == 2


def test_H1_H5_a_drawn_draw_two_must_be_played_and_may_be_answered() -> None:
    hands = ["b5 b6", "g+2 y1 y2", "y3 y4 y5"]
    both = rules("stacking", "force_play")
    actions = ("0:draw", "0:play r+2", "1:play g+2")
    after = allowed(hands, *actions, stock="r+2 b1 b2 b3 b4", rules=both)
    assert counts(after) == [2, 2, 7]


# H1 and H3: stacking and jumping in

JUMP_AND_STACK = rules("stacking", "jump_in")


def test_H1_H3_nobody_jumps_in_while_a_player_is_asked() -> None:
    hands = ["r+2 b6 b7", "g+2 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    asked = allowed(hands, "0:play r+2", rules=JUMP_AND_STACK)
    assert asked["legal"] == {"1": ["accept", "play g+2"]}
    refused("H3", hands, "0:play r+2", "3:play r+2", rules=JUMP_AND_STACK)


def test_H1_H3_nobody_jumps_in_after_a_player_has_accepted() -> None:
    hands = ["r+2 b6 b7", "g+2 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    after = allowed(hands, "0:play r+2", "1:accept", rules=JUMP_AND_STACK)
    assert after["legal"] == {"2": ["draw"]}
    refused("H3", hands, "0:play r+2", "1:accept", "3:play r+2", rules=JUMP_AND_STACK)


def test_H1_H3_one_jumps_in_after_cards_drawn_at_once_and_a_new_sum_begins() -> None:
    hands = ["r+2 b6 b7", "g5 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    after = allowed(hands, "0:play r+2", rules=JUMP_AND_STACK)
    assert after["legal"] == {"2": ["draw"], "3": ["play r+2"]}
    jumped = allowed(hands, "0:play r+2", "3:play r+2", rules=JUMP_AND_STACK)
    assert jumped["turn"] == 1
    assert counts(jumped) == [4, 5, 3, 2]


def test_H1_H3_a_jump_in_can_be_answered() -> None:
    hands = ["r+2 g+2 b7", "g5 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    actions = ("0:play r+2", "3:play r+2")
    asked = allowed(hands, *actions, rules=JUMP_AND_STACK)
    assert (asked["turn"], asked["phase"]) == (0, "challenge")
    assert asked["legal"] == {"0": ["accept", "play g+2", "play g+2 uno"]}
    after = allowed(hands, *actions, "0:play g+2 uno", rules=JUMP_AND_STACK)
    assert counts(after) == [1, 5 + 4, 3, 2]
    assert after["turn"] == 2


def test_H1_H3_one_jumps_in_on_the_answer_not_on_what_was_answered() -> None:
    hands = ["r+2 b6 b7", "g+2 g6 g7", "y1 y2 y3", "r+2 g+2 y8"]
    after = allowed(hands, "0:play r+2", "1:play g+2", rules=JUMP_AND_STACK)
    assert after["turn"] == 3
    assert after["legal"] == {"3": ["draw", "play g+2", "play r+2"]}


def test_H1_H3_the_one_who_drew_the_sum_may_not_jump_in_with_a_card_of_it() -> None:
    hands = ["r+2 b6 b7", "g+2 g6 g7", "y1 y2 y3", "y4 y6 y8"]
    actions = ("0:play r+2", "1:play g+2")
    after = allowed(hands, *actions, stock="b1 b2 g+2 b4 b8", rules=JUMP_AND_STACK)
    assert after["legal"] == {"3": ["draw"]}


def test_H1_H3_a_wild_draw_four_is_answered_never_jumped_on() -> None:
    hands = ["w+4 b6 b7", "w+4 g6 g7", "w+4 y2 y3"]
    after = allowed(hands, "0:play w+4=r", rules=JUMP_AND_STACK)
    assert after["legal"] == {"1": ["accept", "challenge", *WILD_FOURS]}


# H2 and H3: moving hands and jumping in

JUMP_AND_SWAP = rules("seven_zero", "jump_in")


def test_H2_H3_nobody_jumps_in_while_the_choice_is_open() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "r7 y1 y2"]
    after = allowed(hands, "0:play r7", discard="r9", rules=JUMP_AND_SWAP)
    assert after["legal"] == {"0": ["swaphand 1", "swaphand 2"]}
    refused("H3", hands, "0:play r7", "2:play r7", discard="r9", rules=JUMP_AND_SWAP)


def test_H2_H3_after_the_choice_who_then_holds_the_card_may_jump_in() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "r7 y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    still = allowed(hands, *actions, discard="r9", rules=JUMP_AND_SWAP)
    assert still["legal"] == {"1": ["draw"], "2": ["play r7"]}
    actions = ("0:play r7", "0:swaphand 2")
    taken = allowed(hands, *actions, discard="r9", rules=JUMP_AND_SWAP)
    assert taken["legal"] == {"0": ["play r7"], "1": ["draw"]}


def test_H2_H3_who_jumps_in_with_a_seven_chooses_and_play_goes_on_after_that_seat() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "r7 y1 y2", "y3 y4"]
    actions = ("0:play r7", "0:swaphand 1", "2:play r7")
    asked = allowed(hands, *actions, discard="r9", rules=JUMP_AND_SWAP)
    assert (asked["turn"], asked["phase"]) == (2, "swaphand")
    assert asked["legal"] == {"2": ["swaphand 0", "swaphand 1", "swaphand 3"]}
    after = allowed(hands, *actions, "2:swaphand 0", discard="r9", rules=JUMP_AND_SWAP)
    assert after["hands"] == ["y1 y2", "b5 b6", "g4 g5 g6", "y3 y4"]
    assert after["turn"] == 3


def test_H2_H3_a_jump_in_with_a_last_seven_only_ends_the_round() -> None:
    hands = ["r7 b5 b6", "g4 g5 g6", "r7"]
    actions = ("0:play r7", "0:swaphand 1", "2:play r7")
    after = allowed(hands, *actions, discard="r9", rules=JUMP_AND_SWAP)
    assert after["round"] == {"winner": 2, "points": [0, 0, 26]}


def test_H2_H3_a_jump_in_with_a_seven_offers_no_call_and_closes_the_window() -> None:
    hands = ["r7 b5", "g4 g5 g6", "r7 y1", "y3 y4"]
    actions = ("0:play r7", "0:swaphand 1")
    after = allowed(hands, *actions, discard="r9", rules=JUMP_AND_SWAP)
    assert after["uno_due"] == [1]
    assert after["legal"]["2"] == ["catch 1", "play r7"]
    jumped = allowed(hands, *actions, "2:play r7 uno", discard="r9", rules=JUMP_AND_SWAP)
    assert jumped["uno_due"] == []
    more = ("2:play r7 uno", "2:swaphand 1")
    swapped = allowed(hands, *actions, *more, discard="r9", rules=JUMP_AND_SWAP)
    assert swapped["uno_due"] == [1, 2]


def test_H2_H3_a_zero_has_no_second_copy_to_jump_in_with() -> None:
    hands = ["r0 b5 b6", "g4 g5 g6", "y0 y1 y2"]
    after = allowed(hands, "0:play r0", rules=JUMP_AND_SWAP)
    assert after["legal"] == {"1": ["draw"]}
    assert after["hands"] == ["y0 y1 y2", "b5 b6", "g4 g5 g6"]


# H2 with the others


def test_H2_H4_a_seven_drawn_at_last_asks() -> None:
    hands = ["b5 b6", "g4 g5 g6", "y1 y2"]
    both = rules("seven_zero", "draw_until_playable")
    actions = ("0:draw", "0:play r7", "0:swaphand 2")
    after = allowed(hands, *actions, stock="b1 g2 r7 b3", discard="r9", rules=both)
    assert after["hands"] == ["y1 y2", "g4 g5 g6", "g2 b1 b5 b6"]


def test_H2_H5_a_drawn_seven_must_be_played() -> None:
    hands = ["b5 b6", "g4 g5 g6", "y1 y2"]
    both = rules("seven_zero", "force_play")
    asked = allowed(hands, "0:draw", stock="r7 b3", discard="r9", rules=both)
    assert asked["legal"] == {"0": ["play r7"]}
    refused("H5", hands, "0:draw", "0:keep", stock="r7 b3", discard="r9", rules=both)


def test_H2_drawn_card_a_call_with_a_seven_or_zero_is_not_offered() -> None:
    for card in ("r7", "r0"):
        after = allowed(
            ["b5", "g4 g5"], "0:draw", stock=f"{card} b3", discard="r9", rules=rules("seven_zero")
        )
        assert after["legal"] == {"0": ["keep", f"play {card}"]}


def test_H2_H1_a_zero_may_bring_the_answer() -> None:
    hands = ["r0 g+2 b6", "r+2 g5 g6", "y1 y2 y3"]
    both = rules("seven_zero", "stacking")
    # The Draw Two of seat 0 is now at seat 1, that of seat 1 at seat 2.
    after = allowed(hands, "0:play r0", "1:draw", "2:play r+2", stock="b1 b2 b3 b4", rules=both)
    assert after["hands"] == ["y1 y2 y3 b2 b3", "g+2 b1 b6", "g5 g6"]
    assert after["turn"] == 1


def test_H2_guilt_is_judged_before_hands_move() -> None:
    """U22: on the hand at the moment the card was played; the next hands do not matter."""
    hands = ["w+4 r1 b5", "g0 g5 g6", "y1 y2 y3"]
    actions = ("0:play w+4=g", "1:challenge", "1:play g0")
    after = allowed(hands, *actions, stock="b1 b2 b3 b4 b7", rules=rules("seven_zero"))
    assert after["hands"] == ["y1 y2 y3", "r1 b1 b2 b3 b4 b5", "g5 g6"]


# H3 and drawing


def test_H3_H4_a_draw_ends_the_chance_to_jump_in() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "r5 y2 y3"]
    both = rules("jump_in", "draw_until_playable")
    after = allowed(hands, "0:play r5", "1:draw", stock="b1 g1 r9 b2", rules=both)
    assert after["legal"] == {"1": ["keep", "play r9"]}
    refused("H3", hands, "0:play r5", "1:draw", "2:play r5", stock="b1 g1 r9 b2", rules=both)


def test_H3_H6_nobody_jumps_in_after_four_drawn_at_once() -> None:
    hands = ["w+4 b6 b7", "g4 g6 g7", "y1 y2 y3", "w+4 y6 y8"]
    both = rules("jump_in", "no_bluffing")
    after = allowed(hands, "0:play w+4=r", rules=both)
    assert set(after["legal"]) == {"2"}
    refused("H3", hands, "0:play w+4=r", "3:play w+4=r", rules=both)
