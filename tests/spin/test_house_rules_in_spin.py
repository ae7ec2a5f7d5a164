"""House rules with spin cards."""

import pytest

from spin.at_the_wheel import at_spin, no_spin, spun, spun_game

# H1


def test_H1_a_draw_two_put_down_is_not_there_to_be_answered() -> None:
    hands = ["b6 b8", "g+2 g7 g8", "y+2 y1 y2"]
    verdict = spun("almost_uno", hands, "1:discard g+2", rules={"stacking": True})
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")
    assert verdict["hands"][2] == "y1 y2 y+2"


def test_H1_played_on_one_put_down_it_begins_anew() -> None:
    hands = ["b6 b8", "g+2 g7 g8", "y+2 y1 y2"]
    actions = ("1:discard g+2", "2:play y+2")
    verdict = spun("almost_uno", hands, *actions, rules={"stacking": True})
    assert (verdict["turn"], verdict["hands"][0]) == (1, "b1 b2 b6 b8")


def test_H1_a_spin_card_is_no_answer() -> None:
    hands = ["r+2 b6 b8", "r1* r+2 g5", "y1 y2 y6"]
    verdict = at_spin(hands, "0:play r+2", rules={"stacking": True})
    assert verdict["legal"] == {"1": ["accept", "play r+2"]}


def test_H1_after_a_stack_was_accepted_a_spin_card_may_be_played() -> None:
    hands = ["r+2 b6 b8", "r+2 g5 g6", "r1* y2 y6"]
    actions = ("0:play r+2", "1:accept", "2:play r1*")
    verdict = at_spin(hands, *actions, rules={"stacking": True})
    assert (verdict["turn"], verdict["phase"]) == (0, "spin")


# H2


@pytest.mark.parametrize("card", ["g7", "g0"])
def test_H2_a_seven_or_zero_put_down_has_no_action(card: str) -> None:
    hands = ["b6 b8", f"{card} g8 g9", "y1 y2"]
    verdict = spun("almost_uno", hands, f"1:discard {card}", rules={"seven_zero": True})
    assert verdict["hands"] == ["b6 b8", "g8 g9", "y1 y2"]
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


@pytest.mark.parametrize("card", ["g7", "g0"])
def test_H2_nor_in_a_race_nor_in_a_war(card: str) -> None:
    hands = ["b6 b8", f"{card} gs gr", "y1 y2"]
    actions = ("1:shout", f"1:discard {card}")
    raced = spun("uno_spin", hands, *actions, rules={"seven_zero": True})
    assert (raced["hands"][1], raced["phase"]) == ("gs gr", "turn")
    hands = ["bs br", f"{card} gs gr", "ys yr"]
    fought = spun("war", hands, f"1:show {card}", f"1:discard {card}", rules={"seven_zero": True})
    assert (fought["hands"][1], fought["turn"], fought["phase"]) == ("gs gr", 2, "turn")


def test_H2_spin_cards_go_with_the_hand_swapped() -> None:
    hands = ["r7 r1 r1* b6", "g4* g5 g6", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1")
    verdict = at_spin(hands, *actions, discard="r9", rules={"seven_zero": True}, stock="b8")
    assert verdict["hands"] == ["g4* g5 g6", "r1 r1* b6", "y1 y2"]
    assert verdict["legal"] == {"1": ["draw", "play r1", "play r1*"]}


def test_H2_spin_cards_go_with_the_hands_passed_on() -> None:
    hands = ["r0 r1* b6", "g4* g5 g6", "y1* y2"]
    verdict = at_spin(hands, "0:play r0", discard="r9", rules={"seven_zero": True}, stock="b8")
    assert verdict["hands"] == ["y1* y2", "r1* b6", "g4* g5 g6"]
    again = at_spin(
        hands, "0:play r0", discard="r9", rules={"seven_zero": True}, stock="b8", direction=-1
    )
    assert again["hands"] == ["g4* g5 g6", "y1* y2", "r1* b6"]


# H3


JUMP_IN = {"jump_in": True}


def test_H3_the_star_does_not_matter_for_jumping_in() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "r3* y2 y6", "y7 y8"]
    verdict = at_spin(hands, "0:play r3", rules=JUMP_IN)
    assert verdict["legal"] == {"1": ["draw"], "2": ["play r3*"]}


def test_H3_a_spin_card_jumped_in_with_makes_the_next_player_spin() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "r3* y2 y6", "y7 y8"]
    verdict = at_spin(hands, "0:play r3", "2:play r3*", rules=JUMP_IN)
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (3, "spin", "r3*")
    spun_on = at_spin(
        hands, "0:play r3", "2:play r3*", "3:spin", rules=JUMP_IN, wheel=["show_hand"]
    )
    assert (spun_on["turn"], spun_on["phase"]) == (0, "turn")


def test_H3_the_one_who_just_played_may_jump_in_with_the_spin_card() -> None:
    hands = ["r3 r3* b6 b8", "g4 g5 g6", "y1 y2"]
    verdict = at_spin(hands, "0:play r3", rules=JUMP_IN)
    assert verdict["legal"] == {"0": ["play r3*"], "1": ["draw"]}
    after = at_spin(hands, "0:play r3", "0:play r3*", rules=JUMP_IN)
    assert (after["turn"], after["phase"]) == (1, "spin")


def test_H3_not_while_the_wheel_is_waiting() -> None:
    hands = ["r3* b6 b8", "g4 g5 g6", "r3 y2 y6"]
    verdict = at_spin(hands, "0:play r3*", rules=JUMP_IN, wheel=["war"])
    assert verdict["legal"] == {"1": ["spin"]}
    no_spin("H3", hands, "0:play r3*", "2:play r3", rules=JUMP_IN)


@pytest.mark.parametrize("result", ["show_hand", "draw_red", "draw_blue"])
def test_H3_not_after_the_wheel(result: str) -> None:
    hands = ["r3* r3 b6 b8", "g4 g5 g6", "y1 y2 y6"]
    verdict = at_spin(hands, "0:play r3*", "1:spin", rules=JUMP_IN, wheel=[result], stock="w b7")
    assert set(verdict["legal"]) == {"2"}


def test_H3_not_on_a_card_put_down() -> None:
    hands = ["g4* b6 b8", "g4 g7 g8", "y1 y2 y6"]
    verdict = spun("almost_uno", hands, "1:discard g4", rules=JUMP_IN)
    assert (verdict["turn"], set(verdict["legal"])) == (2, {"2"})


def test_H3_not_in_a_race_nor_in_a_war() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "y1 y2 y6"]
    assert spun("uno_spin", hands, rules=JUMP_IN)["legal"]["0"] == ["shout"]
    assert spun("war", hands, rules=JUMP_IN)["legal"]["0"] == ["show b8"]


def test_H3_another_number_of_the_colour_is_not_identical() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "r4* g3* y6"]
    assert at_spin(hands, "0:play r3", rules=JUMP_IN)["legal"] == {"1": ["draw"]}
    no_spin("H3", hands, "0:play r3", "2:play g3*", rules=JUMP_IN)


def test_H3_a_last_spin_card_jumped_in_with_is_spun_for() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "r3*"]
    verdict = at_spin(hands, "0:play r3", "2:play r3*", rules=JUMP_IN)
    assert (verdict["turn"], verdict["phase"], verdict["round"]) == (0, "spin", None)
    actions = ("0:play r3", "2:play r3*", "0:spin")
    after = at_spin(hands, *actions, rules=JUMP_IN, wheel=["show_hand"])
    assert after["round"] == {"winner": 2, "points": [0, 0, 29]}


def test_H3_after_the_next_player_has_acted_it_is_an_ordinary_turn() -> None:
    hands = ["r3 b6 b8", "g4 g5 g6", "r3* y2 y6"]
    verdict = at_spin(hands, "0:play r3", "1:draw", rules=JUMP_IN, stock="b9 b7")
    assert verdict["legal"] == {"2": ["draw", "play r3*"]}


# H4


def test_H4_a_spin_card_that_fits_ends_the_drawing() -> None:
    hands = ["b6 b8", "g4 g5 g6", "y1 y2"]
    rules = {"draw_until_playable": True}
    verdict = at_spin(hands, "0:draw", stock="g1* b9 r4* b7", rules=rules)
    assert (verdict["phase"], verdict["legal"]) == ("drawn", {"0": ["keep", "play r4*"]})
    assert verdict["stock"] == "b7"
    after = at_spin(hands, "0:draw", "0:play r4*", stock="g1* b9 r4* b7", rules=rules)
    assert (after["turn"], after["phase"]) == (1, "spin")


def test_H4_has_nothing_to_do_with_draw_red() -> None:
    hands = ["b6 b8", "g4 g5 g6", "y1 y2"]
    verdict = spun("draw_blue", hands, stock="r9 b1 b2", rules={"draw_until_playable": True})
    assert (verdict["turn"], verdict["phase"], verdict["stock"]) == (2, "turn", "b2")


# H5


@pytest.mark.parametrize(("held", "drawn"), [("r3", "r3*"), ("r3*", "r3")])
def test_H5_the_very_card_drawn_must_be_played(held: str, drawn: str) -> None:
    hands = [f"{held} b6 b8", "g4 g5 g6"]
    rules = {"force_play": True}
    verdict = at_spin(hands, "0:draw", stock=f"{drawn} b1", rules=rules)
    assert verdict["legal"] == {"0": [f"play {drawn}"]}
    no_spin("H5", hands, "0:draw", "0:keep", stock=f"{drawn} b1", rules=rules)


@pytest.mark.parametrize("result", ["almost_uno", "discard_number", "discard_colour", "uno_spin"])
def test_H5_the_wheel_forces_nobody(result: str) -> None:
    hands = ["b6 b8", "g4 g5 g6", "y1 y2"]
    assert spun(result, hands, "1:keep", rules={"force_play": True})["turn"] == 2


def test_H5_nor_do_the_cards_drawn_through_the_wheel() -> None:
    hands = ["b6 b8", "g4 g5 g6", "y1 y2"]
    verdict = spun("draw_red", hands, stock="r9 b1", rules={"force_play": True})
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


# H6


def test_H6_a_spin_card_of_the_colour_forbids_a_wild_draw_four() -> None:
    hands = ["r3* w+4 b8", "g4 g5 g6"]
    rules = {"no_bluffing": True}
    assert at_spin(hands, rules=rules)["legal"] == {"0": ["draw", "play r3*"]}
    no_spin("H6", hands, "0:play w+4=g", rules=rules)


def test_H6_a_spin_card_of_another_colour_does_not() -> None:
    hands = ["g3* w+4 b8", "g4 g5 g6"]
    verdict = at_spin(hands, "0:play w+4=g", rules={"no_bluffing": True})
    assert len(verdict["hands"][1].split()) == 7


def test_H6_putting_a_wild_draw_four_down_is_no_bluff() -> None:
    hands = ["b6 b8", "r9 w+4 g8", "y1 y2"]
    verdict = spun("almost_uno", hands, "1:discard w+4=b", rules={"no_bluffing": True})
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (2, "turn", "b")
    assert verdict["hands"][2] == "y1 y2"


# All of them


def test_H1_to_H6_the_wheel_turns_as_ever() -> None:
    rules = dict.fromkeys(
        ("stacking", "seven_zero", "jump_in", "draw_until_playable", "force_play", "no_bluffing"),
        True,
    )
    hands = ["b6 b8", "g4 g5 g6", "y1 y2 y6"]
    for result in ("trade_hands", "show_hand", "uno_spin", "war", "almost_uno"):
        plain = spun_game(result, hands)
        house = spun_game(result, hands, rules=rules)
        assert (plain.hands(), plain.turn) == (house.hands(), house.turn)
        for seat in range(3):
            assert list(plain.legal(seat)) == list(house.legal(seat))
