"""H6 `no_bluffing`: a Wild Draw Four only when it is allowed, and no challenges."""

import pytest

from tables import allowed, referee, refused

HONEST = {"no_bluffing": True}
WILD_FOURS = ["play w+4=b", "play w+4=g", "play w+4=r", "play w+4=y"]


def test_H6_is_off_by_default() -> None:
    after = allowed(["r1 b5 w+4", "g4 g5"], "0:play w+4=g")
    assert after["phase"] == "challenge"


@pytest.mark.parametrize("held", ["r1", "r0", "rs", "rr", "r+2", "r7"])
def test_H6_a_bluff_is_refused(held: str) -> None:
    refused("H6", [f"{held} b5 w+4", "g4 g5"], "0:play w+4=g", rules=HONEST)


def test_H6_a_bluff_is_not_listed() -> None:
    after = allowed(["r1 b5 w+4", "g4 g5"], rules=HONEST)
    assert after["legal"] == {"0": ["draw", "play r1"]}


def test_H6_an_allowed_wild_draw_four_is_listed() -> None:
    after = allowed(["b5 b6 w+4", "g4 g5"], rules=HONEST)
    assert after["legal"] == {"0": ["draw", *WILD_FOURS]}


@pytest.mark.parametrize("held", ["y7", "g7 b7", "w", "w+4", "b5"])
def test_H6_other_colours_and_wild_cards_do_not_matter(held: str) -> None:
    after = allowed([f"{held} b6 w+4", "g4 g5", "y1 y2"], "0:play w+4=g", rules=HONEST)
    assert after["top"] == "w+4"


def test_H6_the_colour_named_decides() -> None:
    wild = {"discard": "r1 w", "rules": HONEST}
    allowed(["r5 b6 w+4", "y4 y5"], "0:play w+4=r", colour="g", **wild)
    refused("H6", ["g5 b6 w+4", "y4 y5"], "0:play w+4=r", colour="g", **wild)


def test_H6_the_four_are_drawn_at_once() -> None:
    after = allowed(["b5 b6 w+4", "g4 g5", "y1 y2"], "0:play w+4=y", rules=HONEST)
    assert (after["turn"], after["phase"], after["colour"]) == (2, "turn", "y")
    assert after["hands"] == ["b5 b6", "g4 g5 b1 b2 b3 b4", "y1 y2"]
    assert after["legal"] == {"2": ["draw", "play y1", "play y1 uno", "play y2", "play y2 uno"]}


def test_H6_with_two_players_the_same_one_plays_again() -> None:
    after = allowed(["b5 b6 w+4", "g4 g5"], "0:play w+4=b", rules=HONEST)
    assert after["turn"] == 0


def test_H6_there_are_no_challenges() -> None:
    hands = ["b5 b6 w+4", "g4 g5", "y1 y2"]
    refused("H6", hands, "0:play w+4=y", "1:challenge", rules=HONEST)
    after = referee(hands, "0:play w+4=y", "1:accept", rules=HONEST)
    assert (after["ok"], after["applied"]) == (False, 1)


def test_H6_a_last_wild_draw_four_is_always_allowed() -> None:
    after = allowed(["w+4", "g4 g5", "y1 y2"], "0:play w+4=y", rules=HONEST)
    assert after["phase"] == "round_over"
    assert after["hands"][1] == "g4 g5 b1 b2 b3 b4"


def test_H6_a_drawn_wild_draw_four_may_be_played_when_allowed() -> None:
    hands = ["b5 b6", "g4 g5", "y1 y2"]
    after = allowed(hands, "0:draw", stock="w+4 b1", rules=HONEST)
    assert after["legal"] == {"0": ["keep", *WILD_FOURS]}


def test_H6_a_drawn_wild_draw_four_that_is_forbidden_cannot_be_played() -> None:
    """U13: if it is not playable, the turn ends."""
    hands = ["r5 b6", "g4 g5", "y1 y2"]
    after = allowed(hands, "0:draw", stock="w+4 b1", rules=HONEST)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert after["hands"][0] == "r5 b6 w+4"


def test_H6_where_nothing_can_be_drawn_a_forbidden_one_is_no_way_out() -> None:
    after = allowed(["r5 b6 w+4", "g4 g5"], stock="", rules=HONEST)  # U29
    assert after["legal"] == {"0": ["play r5"]}
    refused("H6", ["r5 b6 w+4", "g4 g5"], "0:play w+4=g", stock="", rules=HONEST)


def test_H6_where_nothing_can_be_drawn_an_allowed_one_must_be_played() -> None:
    after = allowed(["b5 b6 w+4", "g4 g5"], stock="", rules=HONEST)  # U29
    assert after["legal"] == {"0": WILD_FOURS}
    refused("U29", ["b5 b6 w+4", "g4 g5"], "0:pass", stock="", rules=HONEST)


def test_H6_the_four_drawn_at_once_are_no_turn() -> None:
    """U24: a player who has not called can be caught until the next player begins a turn."""
    after = allowed(["b5 w+4", "g4 g5", "y1 y2 y3"], "0:play w+4=b", rules=HONEST)
    assert after["uno_due"] == [0]
    assert after["legal"] == {"0": ["uno"], "1": ["catch 0"], "2": ["catch 0", "draw"]}


def test_H6_the_last_but_one_card_may_call() -> None:
    after = allowed(["b5 w+4", "g4 g5", "y1 y2"], rules=HONEST)
    calling = sorted([*WILD_FOURS, *(f"{play} uno" for play in WILD_FOURS)])
    assert after["legal"] == {"0": ["draw", *calling]}
    called = allowed(["b5 w+4", "g4 g5", "y1 y2"], "0:play w+4=b uno", rules=HONEST)
    assert called["uno_due"] == []


def test_H6_a_wild_may_be_played_beside_the_colour_in_force() -> None:
    allowed(["r5 b6 w", "g4 g5"], "0:play w=b", rules=HONEST)


def test_H6_a_wild_draw_four_turned_up_first_still_goes_back() -> None:
    after = allowed(
        ["b5 b6", "g4 g5"], discard="w+4", stock="r9 b1", dealer=0, opening=True, rules=HONEST
    )
    assert (after["top"], after["stock"], after["turn"]) == ("r9", "b1 w+4", 1)  # U10
