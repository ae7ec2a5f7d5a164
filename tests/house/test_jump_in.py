"""H3 `jump_in`: the identical card is played out of turn."""

import pytest

from tables import allowed, referee, refused

JUMP_IN = {"jump_in": True}
FOUR = ["r5 b6 b7", "g4 g6 g7", "r5 y2 y3", "y4 y6 y8"]


# Who may, and with what


def test_H3_is_off_by_default() -> None:
    assert allowed(FOUR, "0:play r5")["legal"] == {"1": ["draw"]}
    refused(None, FOUR, "0:play r5", "2:play r5")


def test_H3_who_holds_the_identical_card_may_play_it_out_of_turn() -> None:
    after = allowed(FOUR, "0:play r5", rules=JUMP_IN)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert after["legal"] == {"1": ["draw"], "2": ["play r5"]}


def test_H3_play_goes_on_after_the_one_who_jumped_in() -> None:
    after = allowed(FOUR, "0:play r5", "2:play r5", rules=JUMP_IN)
    assert (after["turn"], after["phase"]) == (3, "turn")
    assert after["hands"] == ["b6 b7", "g4 g6 g7", "y2 y3", "y4 y6 y8"]
    assert after["legal"] == {"3": ["draw"]}


def test_H3_play_goes_on_in_the_direction_of_play() -> None:
    after = allowed(FOUR, "0:play r5", "2:play r5", direction=-1, rules=JUMP_IN)
    assert after["turn"] == 1


def test_H3_the_next_player_may_be_the_one_who_was_on_turn_before() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "y4 y6 y8", "r5 y2 y3"]
    assert allowed(hands, "0:play r5", "3:play r5", rules=JUMP_IN)["turn"] == 0


@pytest.mark.parametrize("card", ["r6", "g5", "r5 g5", "rs", "w"])
def test_H3_a_card_that_merely_matches_is_not_enough(card: str) -> None:
    other = card.split()[-1]
    hands = ["r5 b6 b7", "g4 g6 g7", f"{card} y2 y3"]
    played = f"2:play {other}{'=r' if other == 'w' else ''}"
    refused("H3", hands, "0:play r5", played, rules=JUMP_IN)


def test_H3_one_does_not_draw_out_of_turn() -> None:
    after = referee(FOUR, "0:play r5", "2:draw", rules=JUMP_IN)
    assert (after["ok"], after["applied"]) == (False, 1)


def test_H3_one_must_hold_the_card() -> None:
    after = referee(FOUR, "0:play r5", "3:play r5", rules=JUMP_IN)
    assert (after["ok"], after["applied"]) == (False, 1)


def test_H3_the_player_on_turn_plays_the_identical_card_as_a_turn() -> None:
    hands = ["r5 b6 b7", "r5 g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["legal"] == {"1": ["draw", "play r5"]}
    assert allowed(hands, "0:play r5", "1:play r5", rules=JUMP_IN)["turn"] == 2


def test_H3_the_one_who_just_played_may_jump_in_too() -> None:
    hands = ["r5 r5 b6 b7", "g4 g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["legal"] == {"0": ["play r5"], "1": ["draw"]}
    again = allowed(hands, "0:play r5", "0:play r5", rules=JUMP_IN)
    assert again["turn"] == 1
    assert again["hands"][0] == "b6 b7"


def test_H3_a_card_just_drawn_and_played_can_be_jumped_on() -> None:
    hands = ["b6 b7", "g4 g6 g7", "r5 y2 y3"]
    after = allowed(hands, "0:draw", "0:play r5", stock="r5 b1", rules=JUMP_IN)
    assert after["legal"] == {"1": ["draw"], "2": ["play r5"]}


# The symbols


def test_H3_jump_in_on_a_skip_skips_the_player_after_the_one_who_jumped_in() -> None:
    hands = ["rs b6 b7", "g4 g6 g7", "y1 y2 y3", "rs y6 y8"]
    after = allowed(hands, "0:play rs", rules=JUMP_IN)
    assert after["turn"] == 2
    assert after["legal"] == {"2": ["draw"], "3": ["play rs"]}
    assert allowed(hands, "0:play rs", "3:play rs", rules=JUMP_IN)["turn"] == 1


def test_H3_the_one_skipped_may_jump_in() -> None:
    hands = ["rs b6 b7", "rs g6 g7", "y1 y2 y3", "y4 y6 y8"]
    assert allowed(hands, "0:play rs", "1:play rs", rules=JUMP_IN)["turn"] == 3


def test_H3_jump_in_on_a_reverse_reverses_again() -> None:
    hands = ["rr b6 b7", "g4 g6 g7", "rr y2 y3", "y4 y6 y8"]
    after = allowed(hands, "0:play rr", rules=JUMP_IN)
    assert (after["turn"], after["direction"]) == (3, -1)
    assert after["legal"] == {"2": ["play rr"], "3": ["draw"]}
    jumped = allowed(hands, "0:play rr", "2:play rr", rules=JUMP_IN)
    assert (jumped["turn"], jumped["direction"]) == (3, 1)


def test_H3_jump_in_on_a_draw_two_makes_the_next_player_draw() -> None:
    hands = ["r+2 b6 b7", "g4 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    after = allowed(hands, "0:play r+2", rules=JUMP_IN)
    assert (after["turn"], after["phase"]) == (2, "turn")
    assert after["legal"] == {"2": ["draw"], "3": ["play r+2"]}
    jumped = allowed(hands, "0:play r+2", "3:play r+2", rules=JUMP_IN)
    assert jumped["turn"] == 1
    assert jumped["hands"] == ["b3 b4 b6 b7", "g4 g6 g7 b1 b2", "y1 y2 y3", "y6 y8"]


def test_H3_the_one_who_has_just_drawn_two_may_not_jump_in() -> None:
    hands = ["r+2 b6 b7", "r+2 g6 g7", "y1 y2 y3", "y4 y6 y8"]
    after = allowed(hands, "0:play r+2", rules=JUMP_IN)
    assert after["legal"] == {"2": ["draw"]}
    refused("H3", hands, "0:play r+2", "1:play r+2", rules=JUMP_IN)


def test_H3_nor_with_the_draw_two_just_drawn_for_it() -> None:
    hands = ["r+2 b6 b7", "g4 g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play r+2", stock="r+2 b1 b2 b3", rules=JUMP_IN)
    assert after["legal"] == {"2": ["draw"]}


def test_H3_another_player_may_jump_in_on_a_draw_two() -> None:
    hands = ["r+2 b6 b7", "g4 g6 g7", "y1 y2 y3", "r+2 y6 y8"]
    after = allowed(hands, "0:play r+2", "3:play r+2", rules=JUMP_IN)
    assert after["hands"] == ["b3 b4 b6 b7", "g4 g6 g7 b1 b2", "y1 y2 y3", "y6 y8"]
    assert after["turn"] == 1


def test_H3_the_one_who_was_skipped_may_jump_in() -> None:
    hands = ["rs b6 b7", "rs g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play rs", rules=JUMP_IN)
    assert after["legal"] == {"1": ["play rs"], "2": ["draw"]}


# When it is too late, or never possible


def test_H3_a_draw_of_the_next_player_ends_it() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "y2 y3 y4", "r5 y6 y8"]
    after = allowed(hands, "0:play r5", "1:draw", rules=JUMP_IN)
    assert after["legal"] == {"2": ["draw"]}
    refused("H3", hands, "0:play r5", "1:draw", "3:play r5", rules=JUMP_IN)


def test_H3_not_while_the_next_player_has_a_drawn_card_in_hand() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "y2 y3 y4", "r5 y6 y8"]
    actions = ("0:play r5", "1:draw")
    after = allowed(hands, *actions, stock="r9 b1", rules=JUMP_IN)
    assert after["phase"] == "drawn"
    assert after["legal"] == {"1": ["keep", "play r9"]}
    refused("H3", hands, *actions, "3:play r5", stock="r9 b1", rules=JUMP_IN)


def test_H3_not_after_the_drawn_card_was_kept() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "y2 y3 y4", "r5 y6 y8"]
    actions = ("0:play r5", "1:draw", "1:keep")
    after = allowed(hands, *actions, stock="r9 b1", rules=JUMP_IN)
    assert after["legal"] == {"2": ["draw"]}
    refused("H3", hands, *actions, "3:play r5", stock="r9 b1", rules=JUMP_IN)


def test_H3_only_on_the_card_played_last() -> None:
    hands = ["r5 b6 b7", "r9 g6 g7", "y2 y3 y4", "r5 r9 y8"]
    after = allowed(hands, "0:play r5", "1:play r9", rules=JUMP_IN)
    assert after["legal"] == {"2": ["draw"], "3": ["play r9"]}
    refused("H3", hands, "0:play r5", "1:play r9", "3:play r5", rules=JUMP_IN)


def test_H3_not_on_a_wild() -> None:
    hands = ["w b6 b7", "g4 g6 g7", "w y2 y3"]
    assert allowed(hands, "0:play w=r", rules=JUMP_IN)["legal"] == {"1": ["draw"]}
    refused("H3", hands, "0:play w=r", "2:play w=r", rules=JUMP_IN)


def test_H3_not_on_a_wild_draw_four() -> None:
    hands = ["w+4 b6 b7", "g4 g6 g7", "w+4 y2 y3", "w+4 y6 y8"]
    asked = allowed(hands, "0:play w+4=r", rules=JUMP_IN)
    assert asked["legal"] == {"1": ["accept", "challenge"]}
    refused("H3", hands, "0:play w+4=r", "2:play w+4=r", rules=JUMP_IN)
    after = allowed(hands, "0:play w+4=b", "1:accept", rules=JUMP_IN)
    assert set(after["legal"]) == {"2"}
    refused("H3", hands, "0:play w+4=b", "1:accept", "3:play w+4=r", rules=JUMP_IN)


def test_H3_not_before_anybody_has_played() -> None:
    hands = ["b6 b7", "g4 g6 g7", "r5 y2 y3"]
    first = allowed(hands, discard="r5", dealer=2, opening=True, rules=JUMP_IN)
    assert first["legal"] == {"0": ["draw"]}
    refused("H3", hands, "2:play r5", discard="r5", dealer=2, opening=True, rules=JUMP_IN)
    assert allowed(hands, discard="r5", rules=JUMP_IN)["legal"] == {"0": ["draw"]}


def test_H3_not_after_a_pass() -> None:
    hands = ["b6 b8", "g4 g6 g8", "r7 y2 y3"]
    after = allowed(hands, "0:pass", stock="", rules=JUMP_IN)
    assert after["legal"] == {"1": ["pass"]}
    refused("H3", hands, "0:pass", "2:play r7", stock="", rules=JUMP_IN)


def test_H3_not_after_the_round() -> None:
    hands = ["r5", "g4 g6 g7", "r5 y2 y3"]
    after = referee(hands, "0:play r5", "2:play r5", rules=JUMP_IN)
    assert (after["ok"], after["applied"], after["phase"]) == (False, 1, "round_over")


def test_H3_a_second_jump_in_finds_no_third_card() -> None:
    after = allowed(FOUR, "0:play r5", "2:play r5", "3:draw", rules=JUMP_IN)
    assert after["turn"] == 0


def test_H3_with_two_players() -> None:
    hands = ["r5 b6 b7", "r5 g6 g7"]
    assert allowed(hands, "0:play r5", "1:play r5", rules=JUMP_IN)["turn"] == 0
    hands = ["r5 r5 b6 b7", "g5 g6 g7"]
    assert allowed(hands, "0:play r5", "0:play r5", rules=JUMP_IN)["turn"] == 1


def test_H3_with_two_players_the_one_skipped_jumps_in() -> None:
    hands = ["rs b6 b7", "rs g6 g7"]
    after = allowed(hands, "0:play rs", rules=JUMP_IN)
    assert after["legal"] == {"0": ["draw"], "1": ["play rs"]}
    assert allowed(hands, "0:play rs", "1:play rs", rules=JUMP_IN)["turn"] == 1


# As last card


def test_H3_a_jump_in_with_the_last_card_ends_the_round() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "r5"]
    after = allowed(hands, "0:play r5", "2:play r5", rules=JUMP_IN)
    assert (after["turn"], after["phase"]) == (None, "round_over")
    assert after["round"] == {"winner": 2, "points": [0, 0, 30]}


def test_H3_a_jump_in_with_a_last_draw_two_still_makes_the_next_player_draw() -> None:
    hands = ["r+2 b6 b7", "g4 g6 g7", "y1 y2 y3", "r+2"]
    after = allowed(hands, "0:play r+2", "3:play r+2", rules=JUMP_IN)
    assert after["phase"] == "round_over"
    assert after["hands"][0] == "b3 b4 b6 b7"  # U27
    assert after["round"]["winner"] == 3


# UNO!


def test_H3_a_jump_in_with_the_last_but_one_card_may_call() -> None:
    hands = ["r5 b6 b7", "g4 g6 g7", "r5 y2", "y4 y6 y8"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["legal"] == {"1": ["draw"], "2": ["play r5", "play r5 uno"]}
    assert allowed(hands, "0:play r5", "2:play r5 uno", rules=JUMP_IN)["uno_due"] == []
    silent = allowed(hands, "0:play r5", "2:play r5", rules=JUMP_IN)
    assert silent["uno_due"] == [2]
    assert silent["legal"] == {
        "0": ["catch 2"],
        "1": ["catch 2"],
        "2": ["uno"],
        "3": ["catch 2", "draw"],
    }


def test_H3_a_jump_in_closes_the_window_like_a_turn() -> None:
    hands = ["r5 b6", "g4 g6 g7", "r5 y2 y3", "y4 y6 y8"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["uno_due"] == [0]
    assert after["legal"] == {
        "0": ["uno"],
        "1": ["catch 0", "draw"],
        "2": ["catch 0", "play r5"],
        "3": ["catch 0"],
    }
    assert allowed(hands, "0:play r5", "2:play r5", rules=JUMP_IN)["uno_due"] == []
    refused("U25", hands, "0:play r5", "2:play r5", "3:catch 0", rules=JUMP_IN)


def test_H3_the_one_who_just_played_jumps_in_down_to_one_card() -> None:
    hands = ["r5 r5 b6", "g4 g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["legal"] == {"0": ["play r5", "play r5 uno"], "1": ["draw"]}
    assert allowed(hands, "0:play r5", "0:play r5", rules=JUMP_IN)["uno_due"] == [0]
    assert allowed(hands, "0:play r5", "0:play r5 uno", rules=JUMP_IN)["uno_due"] == []


def test_H3_the_one_who_just_played_jumps_in_with_the_last_card() -> None:
    hands = ["r5 r5", "g4 g6 g7", "y1 y2 y3"]
    after = allowed(hands, "0:play r5", rules=JUMP_IN)
    assert after["legal"]["0"] == ["play r5", "uno"]
    won = allowed(hands, "0:play r5", "0:play r5", rules=JUMP_IN)
    assert won["round"] == {"winner": 0, "points": [23, 0, 0]}


def test_H3_calling_and_catching_leave_the_jump_in_open() -> None:
    hands = ["r5 b6", "g4 g6 g7", "r5 y2 y3", "y4 y6 y8"]
    called = allowed(hands, "0:play r5", "0:uno", rules=JUMP_IN)
    assert called["legal"] == {"1": ["draw"], "2": ["play r5"]}
    caught = allowed(hands, "0:play r5", "3:catch 0", rules=JUMP_IN)
    assert caught["legal"] == {"1": ["draw"], "2": ["play r5"]}


def test_H3_a_penalty_card_may_be_the_identical_one() -> None:
    hands = ["r5 b6", "g4 g6 g7", "y1 y2 y3"]
    actions = ("0:play r5", "2:catch 0")
    after = allowed(hands, *actions, stock="r5 b1 b2", rules=JUMP_IN)
    assert after["legal"] == {"0": ["play r5"], "1": ["draw"]}
