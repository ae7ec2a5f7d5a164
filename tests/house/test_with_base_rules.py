"""House rules with the rules of scoring, of two players and of empty piles."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import samples
from lastcard import Rules
from lastcard.server.games import house_rules
from tables import CardGame as Game
from tables import allowed, refused

HOUSE = house_rules("uno")


def rules(*names: str, **options: Any) -> dict[str, Any]:
    return dict.fromkeys(names, True) | options


# H2 and scoring


def test_H2_U31_points_count_where_the_hands_are_now() -> None:
    hands = ["r7 r1", "gs g9", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1", "1:play r1")
    after = allowed(hands, *actions, discard="r4", rules=rules("seven_zero"))
    assert after["hands"] == ["g9 gs", "", "y1 y2"]
    assert after["round"] == {"winner": 1, "points": [0, 32, 0]}


def test_H2_U32_everybody_is_charged_the_hand_held_now() -> None:
    hands = ["r7 r1", "gs g9", "y1 y2"]
    actions = ("0:play r7", "0:swaphand 1", "1:play r1")
    charged = rules("seven_zero", scoring="hands")
    after = allowed(hands, *actions, discard="r4", rules=charged)
    assert after["round"] == {"winner": 1, "points": [29, 0, 3]}
    assert after["scores"] == [29, 0, 3]


def test_H2_U33_who_received_the_winning_card_wins_the_match() -> None:
    hands = ["r0 r1", "gs g9", "y1 y2"]
    none = rules("seven_zero", scoring="none")
    after = allowed(hands, "0:play r0", "1:play r1", discard="r4", rules=none)
    assert (after["phase"], after["winners"]) == ("match_over", [1])


def test_H2_U32_a_last_zero_charges_the_hands_as_they_are() -> None:
    charged = rules("seven_zero", scoring="hands")
    after = allowed(["r0", "gs g9", "y1 y2"], "0:play r0", discard="r4", rules=charged)
    assert after["round"] == {"winner": 0, "points": [0, 29, 3]}


# H1 and scoring


def test_H1_U32_the_sum_drawn_after_the_last_card_is_charged() -> None:
    hands = ["r+2 r1", "g+2", "y3 y4"]
    charged = rules("stacking", scoring="hands")
    after = allowed(hands, "0:play r+2", "1:play g+2", rules=charged)
    assert after["round"] == {"winner": 1, "points": [1, 0, 7 + 1 + 2 + 3 + 4]}


# Two players


def test_H3_U15_with_two_players_a_jump_in_with_a_reverse_skips_the_other() -> None:
    hands = ["rr b6 b7", "rr g6 g7"]
    after = allowed(hands, "0:play rr", rules=rules("jump_in"))
    assert (after["turn"], after["direction"]) == (0, -1)
    assert after["legal"] == {"0": ["draw"], "1": ["play rr"]}
    jumped = allowed(hands, "0:play rr", "1:play rr", rules=rules("jump_in"))
    assert (jumped["turn"], jumped["direction"]) == (1, 1)
    assert jumped["legal"] == {"1": ["draw"]}


def test_H3_U15_with_two_players_the_same_player_reverses_twice() -> None:
    hands = ["rr rr b6 b7", "g5 g6 g7"]
    after = allowed(hands, "0:play rr", "0:play rr", rules=rules("jump_in"))
    assert (after["turn"], after["direction"]) == (0, 1)


def test_H3_U15_where_a_reverse_does_not_skip_play_goes_on_after_the_one_who_jumped_in() -> None:
    plain = rules("jump_in", reverse_skips_with_two=False)
    hands = ["rr rr b6 b7", "g5 g6 g7"]
    after = allowed(hands, "0:play rr", rules=plain)
    assert after["turn"] == 1
    assert after["legal"] == {"0": ["play rr"], "1": ["draw"]}
    assert allowed(hands, "0:play rr", "0:play rr", rules=plain)["turn"] == 1


def test_H3_U14_with_two_players_a_jump_in_with_a_draw_two() -> None:
    hands = ["r+2 b6 b7", "r+2 g6 g7"]
    refused("H3", hands, "0:play r+2", "1:play r+2", rules=rules("jump_in"))
    again = allowed(["r+2 r+2 b7", "g5 g6 g7"], *["0:play r+2"] * 2, rules=rules("jump_in"))
    assert (again["turn"], again["hands"]) == (0, ["b7", "g5 g6 g7 b1 b2 b3 b4"])


def test_H3_U24_with_two_players_a_jump_in_closes_the_window_of_the_other() -> None:
    hands = ["rr b6", "rr g6 g7"]
    assert allowed(hands, "0:play rr", rules=rules("jump_in"))["uno_due"] == [0]
    after = allowed(hands, "0:play rr", "1:play rr", rules=rules("jump_in"))
    assert after["uno_due"] == []


def test_H2_U15_with_two_players_a_zero_after_a_reverse() -> None:
    hands = ["rr r0 b6 b7", "g5 g6 g7"]
    after = allowed(hands, "0:play rr", "0:play r0", rules=rules("seven_zero"))
    assert after["hands"] == ["g5 g6 g7", "b6 b7"]
    assert after["turn"] == 1


def test_H1_H6_with_two_players_who_played_the_last_answer_plays_again() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2"]
    after = allowed(hands, "0:play w+4=g", "1:play w+4=b", rules=rules("stacking", "no_bluffing"))
    assert after["turn"] == 1
    assert [len(hand.split()) for hand in after["hands"]] == [10, 2]


# U29 with house rules


@pytest.mark.parametrize("name", HOUSE)
def test_U29_holds_with_every_house_rule(name: str) -> None:
    hands = ["g1 b5", "g4 g5", "y8 b9"]
    after = allowed(hands, "0:pass", "1:pass", "2:pass", stock="", rules=rules(name))
    assert after["phase"] == "round_over"
    assert after["round"] == {"winner": 0, "points": [9 + 17, 0, 0]}
    refused("U29", hands, "0:draw", stock="", rules=rules(name))


def test_U29_H2_a_seven_must_be_played_where_nothing_can_be_drawn() -> None:
    hands = ["r7 b5 b6", "g4 g5", "y8 b9"]
    after = allowed(hands, stock="", discard="r9", rules=rules("seven_zero"))
    assert after["legal"] == {"0": ["play r7"]}


def test_U29_H1_the_answer_to_a_sum_nobody_can_draw_in_full() -> None:
    hands = ["r+2 r1 r2", "g+2 y1 y2"]
    after = allowed(hands, "0:play r+2", "1:accept", stock="", rules=rules("stacking"))
    assert after["hands"][1] == "r7 y1 y2 g+2"
    assert (after["turn"], after["stock"]) == (0, "")


def test_U29_H1_a_challenge_lost_takes_what_there_is() -> None:
    hands = ["w+4 b5 b6", "w+4 y1 y2", "y3 y4 y5"]
    actions = ("0:play w+4=g", "1:play w+4=b", "2:challenge")
    after = allowed(hands, *actions, stock="b1 b2", rules=rules("stacking"))
    assert after["hands"][2] == "r7 y3 y4 y5 b1 b2 w+4"
    assert (after["turn"], after["stock"], after["top"], after["colour"]) == (0, "", "w+4", "b")


# Everything at once


def check_sound(game: Game) -> None:
    """U1 and U23; what is listed is what each seat can see, and somebody can always go on."""
    view = game.view(None)
    hands = game.hands()
    assert sum(map(len, hands)) + len(game.stock()) + len(view.discards) == 108
    assert all(len(hands[seat]) == 1 for seat in view.uno_due)
    assert game.phase != "swaphand" or not view.uno_due
    assert game.turn in game.to_act
    for seat in range(game.players):
        assert list(game.view(seat).legal) == list(game.legal(seat))


@pytest.mark.large
@settings(deadline=None, max_examples=samples.number(5, 15))
@given(
    chosen=st.sets(st.sampled_from(HOUSE)),
    players=st.integers(2, 10),
    seed=st.integers(0, 10**6),
    random=st.randoms(use_true_random=False),
)
def test_any_house_rules_keep_the_game_sound(
    chosen: set[str], players: int, seed: int, random: Random
) -> None:
    agreed: dict[str, Any] = dict.fromkeys(chosen, True)
    game = Game.new("uno", players, seed, Rules(**agreed))
    for _ in range(200):
        if game.round_over:
            break
        check_sound(game)
        seat = random.choice(game.to_act)
        game.push(seat, random.choice(list(game.legal(seat))))
