""" "UNO!": U23 to U25."""

from typing import Any

import pytest

from lastcard import IllegalAction
from lastcard.game.events import Called, Caught
from lastcard.game.uno.events import Drew
from lastcard.notation.cards import parse_cards
from tables import allowed, game, refused

HANDS = ["r1 b5", "g4 g5 g6", "y1 y2 y3"]
LONG = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]


def due_after(hands: list[str], *actions: str, **more: Any) -> list[int]:
    return list(allowed(hands, *actions, **more)["uno_due"])


# U23


@pytest.mark.parametrize("card", ["r1", "rs", "rr", "r+2", "w=g", "w+4=g"])
def test_U23_who_is_left_with_one_card_must_call(card: str) -> None:
    hands = [f"b5 {card.partition('=')[0]}", *HANDS[1:]]
    assert due_after(hands, f"0:play {card}") == [0]


@pytest.mark.parametrize("card", ["r1", "rs", "rr", "r+2", "w=g", "w+4=g"])
def test_U23_the_call_may_be_made_with_the_play(card: str) -> None:
    hands = [f"b5 {card.partition('=')[0]}", *HANDS[1:]]
    verdict = allowed(hands, f"0:play {card} uno")
    assert verdict["uno_due"] == []
    assert not any("catch" in action for legal in verdict["legal"].values() for action in legal)


def test_U23_the_call_may_be_made_afterwards() -> None:
    verdict = allowed(HANDS, "0:play r1", "0:uno")
    assert (verdict["uno_due"], verdict["turn"]) == ([], 1)
    refused("U25", HANDS, "0:play r1", "0:uno", "2:catch 0")


def test_U23_the_call_may_be_made_while_a_wild_draw_four_is_answered() -> None:
    verdict = allowed(["b5 w+4", *HANDS[1:]], "0:play w+4=g", "0:uno")
    assert (verdict["uno_due"], verdict["phase"]) == ([], "challenge")


def test_U23_as_long_as_nobody_has_caught_the_player() -> None:
    verdict = allowed(HANDS, "0:play r1", "2:catch 0", "0:uno", stock="g1 g2 g3")
    assert verdict["hands"][0] == "g1 g2 b5"
    assert verdict["stock"] == "g3"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_U23_who_has_to_call_is_seen_by_all(seat: int) -> None:
    assert game(HANDS, "0:play r1").view(seat).uno_due == (0,)


def test_U23_not_with_two_cards_left() -> None:
    verdict = allowed(LONG, "0:play r1")
    assert (verdict["uno_due"], verdict["legal"]) == ([], {"1": ["draw"]})


def test_U23_both_forms_of_a_play_are_listed_where_the_call_would_be_due() -> None:
    assert allowed(HANDS)["legal"] == {"0": ["draw", "play r1", "play r1 uno"]}
    wilds = [f"play w={colour}{call}" for colour in "bgry" for call in ("", " uno")]
    assert allowed(["b5 w", "g4 g5"])["legal"] == {"0": ["draw", *wilds]}


@pytest.mark.parametrize("hand", ["r1", "r1 b5 b6"])
def test_U23_only_one_form_where_it_would_not(hand: str) -> None:
    assert allowed([hand, "g4 g5"])["legal"] == {"0": ["draw", "play r1"]}


def test_U23_the_call_is_told_to_all() -> None:
    assert game(HANDS).push(0, "play r1 uno")[1:] == (Called(0),)
    called = game(HANDS, "0:play r1").push(0, "uno")
    assert called == (Called(0),)
    assert called[0].seen_by(2) == called[0].seen_by(None) == Called(0)


def test_U23_due_again_when_left_with_one_card_again() -> None:
    hands = ["r1 b5", "r4 r5 r6", "r2 r3 r8"]
    once = ("0:play r1", "1:catch 0", "1:play r4", "2:play r2", "0:play r9")
    again = (*once, "1:play r5 uno", "2:play r3 uno", "0:play g3")
    assert due_after(hands, *once, stock="r9 g3 b1") == []
    assert due_after(hands, *again, stock="r9 g3 b1") == [0]


def test_U23_nobody_is_due_at_the_start() -> None:
    assert due_after(["r1", "g4", "y1"]) == []


def test_U23_unless_the_scenario_says_so() -> None:
    verdict = allowed(["r1 r2", "g4", "y1"], uno_due=[1, 2])
    assert verdict["uno_due"] == [1, 2]
    assert verdict["legal"]["1"] == ["catch 2", "uno"]
    assert due_after(["r1 r2", "g4", "y1"], "2:uno", uno_due=[1, 2]) == [1]


# U24


def test_U24_any_other_player_may_catch() -> None:
    verdict = allowed(HANDS, "0:play r1")
    assert verdict["legal"] == {"0": ["uno"], "1": ["catch 0", "draw"], "2": ["catch 0"]}


@pytest.mark.parametrize("catcher", [1, 2])
def test_U24_caught_two_penalty_cards(catcher: int) -> None:
    verdict = allowed(HANDS, "0:play r1", f"{catcher}:catch 0", stock="g1 g2 g3")
    assert verdict["hands"] == ["g1 g2 b5", *HANDS[1:]]
    assert (verdict["stock"], verdict["uno_due"]) == ("g3", [])


@pytest.mark.parametrize("catcher", [1, 2])
def test_U24_play_goes_on_where_it_was(catcher: int) -> None:
    verdict = allowed(HANDS, "0:play r1", f"{catcher}:catch 0")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (1, "turn", "r1")
    assert verdict["legal"] == {"1": ["draw"]}


def test_U24_caught_while_a_wild_draw_four_is_answered() -> None:
    verdict = allowed(["b5 w+4", *HANDS[1:]], "0:play w+4=g", "1:catch 0")
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (1, "challenge", "g")
    assert verdict["legal"] == {"1": ["accept", "challenge"]}


def test_U24_one_cannot_catch_oneself() -> None:
    refused("U24", HANDS, "0:play r1", "0:catch 0")


def test_U24_once_caught_it_is_settled() -> None:
    refused("U25", HANDS, "0:play r1", "2:catch 0", "1:catch 0")


def test_U24_settled_even_if_nothing_can_be_drawn() -> None:
    verdict = allowed(["r1 r2", "g4", "y1 y2"], "2:catch 1", uno_due=[1], stock="")
    assert (verdict["uno_due"], verdict["hands"][1], verdict["turn"]) == ([], "g4", 0)
    refused("U25", ["r1 r2", "g4", "y1 y2"], "2:catch 1", "0:catch 1", uno_due=[1], stock="")


def test_U24_as_many_as_there_are() -> None:
    verdict = allowed(HANDS, "0:play r1", "1:catch 0", stock="")
    assert (verdict["hands"][0], verdict["stock"]) == ("r7 b5", "")


def test_U24_the_discard_pile_serves_for_penalty_cards() -> None:
    verdict = allowed(HANDS, "0:play r1", "1:catch 0", stock="g1", discard="y9 r7")
    assert (verdict["hands"][0], verdict["stock"], verdict["top"]) == ("y9 g1 b5", "r7", "r1")


@pytest.mark.parametrize(
    ("play", "begin"),
    [
        ("0:play r1", "1:play r4"),
        ("0:play r1", "1:play r4 uno"),
        ("0:play r1", "1:draw"),
        ("0:play w+4=g", "1:accept"),
        ("0:play w+4=g", "1:challenge"),
    ],
)
def test_U24_not_after_the_next_player_has_begun(play: str, begin: str) -> None:
    held = play.removeprefix("0:play ").removesuffix("=g")
    hands = [f"{held} b5", "r4 g5", "y1 y2 y3"]
    assert 0 not in due_after(hands, play, begin)
    for catcher in (1, 2):
        refused("U25", hands, play, begin, f"{catcher}:catch 0")


def test_U24_passing_closes_the_window_too() -> None:
    hands = ["g5 g6", "b4", "y1 y2"]
    assert due_after(hands, "0:pass", uno_due=[1], stock="") == []
    refused("U25", hands, "0:pass", "2:catch 1", uno_due=[1], stock="")


def test_U24_drawing_a_playable_card_closes_the_window_before_it_is_played() -> None:
    verdict = allowed(HANDS, "0:play r1", "1:draw", stock="r9 g1")
    assert (verdict["phase"], verdict["uno_due"]) == ("drawn", [])
    refused("U25", HANDS, "0:play r1", "1:draw", "2:catch 0", stock="r9 g1")


def test_U24_a_call_after_the_window_has_no_effect() -> None:
    verdict = allowed(HANDS, "0:play r1", "1:draw", "0:uno")
    assert verdict["hands"][0] == "b5"


def test_U24_after_the_window_nothing_happens() -> None:
    """The card may be played in the next turn as if it had been called."""
    hands = ["r1 r5", "r4 g5", "r3 y2"]
    verdict = allowed(hands, "0:play r1", "1:play r4 uno", "2:play r3 uno", "0:play r5")
    assert verdict["round"]["winner"] == 0


@pytest.mark.parametrize("catcher", [1, 2])
def test_U24_cards_drawn_for_a_draw_two_are_no_turn(catcher: int) -> None:
    hands = ["r+2 b5", *HANDS[1:]]
    verdict = allowed(hands, "0:play r+2")
    assert (verdict["uno_due"], verdict["turn"]) == ([0], 2)
    assert verdict["legal"]["1"] == ["catch 0"]
    assert len(allowed(hands, "0:play r+2", f"{catcher}:catch 0")["hands"][0].split()) == 3


def test_U24_the_one_after_a_draw_two_closes_the_window() -> None:
    assert due_after(["r+2 b5", *HANDS[1:]], "0:play r+2", "2:draw") == []


def test_U24_who_is_skipped_may_still_catch() -> None:
    verdict = allowed(["rs b5", *HANDS[1:]], "0:play rs")
    assert (verdict["turn"], verdict["legal"]["1"]) == (2, ["catch 0"])
    assert due_after(["rs b5", *HANDS[1:]], "0:play rs", "2:draw") == []


@pytest.mark.parametrize("card", ["rs", "rr", "r+2"])
def test_U24_where_the_next_turn_is_the_same_players_the_window_closes_with_it(card: str) -> None:
    hands = [f"{card} b5", "g4 g5 g6"]
    verdict = allowed(hands, f"0:play {card}")
    assert (verdict["turn"], verdict["uno_due"]) == (0, [0])
    assert verdict["legal"] == {"0": ["draw", "uno"], "1": ["catch 0"]}
    assert due_after(hands, f"0:play {card}", "0:draw", stock="y1 y2 y3 y4") == []
    refused("U25", hands, f"0:play {card}", "0:draw", "1:catch 0", stock="y1 y2 y3 y4")


def test_U24_caught_between_two_turns_of_ones_own() -> None:
    verdict = allowed(["rs r5", "g4 g5 g6"], "0:play rs", "1:catch 0", stock="b1 b2 b3")
    assert (verdict["turn"], verdict["hands"][0]) == (0, "r5 b1 b2")
    assert verdict["legal"] == {"0": ["draw", "play r5"]}


def test_U24_uncaught_one_may_go_out_in_the_turn_that_follows_at_once() -> None:
    verdict = allowed(["rs r5", "g4 g5 g6"], "0:play rs", "0:play r5")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 0)


def test_U24_the_window_of_the_one_before_closes_when_the_next_is_due() -> None:
    verdict = allowed(["r1 b5", "r4 g5", "y1 y2"], "0:play r1", "1:play r4")
    assert verdict["uno_due"] == [1]
    assert verdict["legal"]["0"] == ["catch 1"]


def test_U24_in_the_other_direction() -> None:
    hands = ["r1 b5", "g4 g5", "y2 y3"]
    verdict = allowed(hands, "0:play r1", direction=-1)
    assert verdict["legal"] == {"0": ["uno"], "1": ["catch 0"], "2": ["catch 0", "draw"]}
    assert due_after(hands, "0:play r1", "2:draw", direction=-1) == []


def test_U24_what_others_say_does_not_close_the_window() -> None:
    assert due_after(HANDS, "0:play r1", "1:uno", "2:uno") == [0]


def test_U24_the_catch_is_told_but_not_the_cards() -> None:
    caught, drew = game(HANDS, "0:play r1", stock="g1 g2 g3").push(2, "catch 0")
    assert caught == Caught(0, by=2)
    assert drew == Drew(0, 2, parse_cards("g1 g2"))
    assert drew.seen_by(2) == Drew(0, 2, None)


# U25


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("hands", "before", "more"),
    [
        (HANDS, [], {}),
        (HANDS, ["0:play r1 uno"], {}),
        (LONG, ["0:draw"], {"stock": "r9 g1"}),
        (["w+4 b5 b6", *HANDS[1:]], ["0:play w+4=g"], {}),
        (HANDS, [], {"opening": True, "discard": "w", "dealer": 2}),
        (["r1", *HANDS[1:]], ["0:play r1"], {}),
    ],
    ids=["turn", "called", "drawn", "challenge", "colour", "round over"],
)
def test_U25_a_call_that_is_not_due_has_no_effect(
    hands: list[str], before: list[str], more: dict[str, Any], seat: int
) -> None:
    position = game(hands, *before, **more)
    state = position.state()
    assert position.push(seat, "uno") == ()
    assert position.state() == state


def test_U25_a_call_too_early_does_not_count() -> None:
    assert due_after(HANDS, "0:uno", "0:play r1") == [0]


def test_U25_a_call_with_a_play_that_leaves_more_cards_does_not_count() -> None:
    hands = ["r1 r2 b5", "g4 g5", "y1 y2"]
    actions = ("0:play r1 uno", "1:draw", "2:draw", "0:play r2")
    assert due_after(hands, *actions, stock="b3 b4 b6") == [0]
    assert not any(isinstance(event, Called) for event in game(hands).push(0, "play r1 uno"))


def test_U25_a_call_with_the_last_card_has_no_effect() -> None:
    verdict = allowed(["r1", "g4 g5"], "0:play r1 uno")
    assert (verdict["phase"], verdict["round"]) == ("round_over", {"winner": 0, "points": [9, 0]})


def test_U25_nobody_can_call_for_another() -> None:
    assert due_after(HANDS, "0:play r1", "1:uno") == [0]


def test_U25_a_call_is_listed_only_where_it_is_due() -> None:
    assert "uno" not in allowed(HANDS)["legal"]["0"]
    assert "0" not in allowed(HANDS, "0:play r1 uno")["legal"]


@pytest.mark.parametrize(
    ("hands", "actions"),
    [
        (HANDS, ["1:catch 0"]),
        (HANDS, ["0:play r1", "0:catch 2"]),
        (HANDS, ["0:play r1", "2:catch 1"]),
        (HANDS, ["0:play r1 uno", "1:catch 0"]),
        (HANDS, ["0:play r1", "0:uno", "1:catch 0"]),
        (HANDS, ["0:play r1", "1:draw", "2:catch 0"]),
        (LONG, ["0:play r1", "1:catch 0"]),
        (["r1 r2", "g4", "y1"], ["0:catch 1"]),
        (["r1", "g4", "y1"], ["0:play r1", "2:catch 1"]),
        (HANDS, ["0:catch 0"]),
    ],
)
def test_U25_catching_who_is_not_catchable_is_refused(hands: list[str], actions: list[str]) -> None:
    refused("U25", hands, *actions)


def test_U25_there_is_no_penalty_for_it() -> None:
    position = game(HANDS)
    state = position.state()
    with pytest.raises(IllegalAction):
        position.push(1, "catch 0")
    assert position.state() == state


def test_U25_there_is_nobody_on_a_seat_that_is_not_there() -> None:
    refused(None, HANDS, "0:play r1", "1:catch 3")
    refused(None, HANDS, "0:play r1", "3:catch 0")
