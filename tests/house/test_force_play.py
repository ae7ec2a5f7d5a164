"""H5 `force_play`: a playable drawn card must be played."""

import pytest

from tables import allowed, refused

FORCE = {"force_play": True}
WILD_FOURS = ["play w+4=b", "play w+4=g", "play w+4=r", "play w+4=y"]


def test_H5_is_off_by_default() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="r5 b1")
    assert after["legal"] == {"0": ["keep", "play r5"]}


@pytest.mark.parametrize("card", ["r5", "y7", "rs", "rr", "r+2"])
def test_H5_a_playable_drawn_card_must_be_played(card: str) -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock=f"{card} b1", rules=FORCE)
    assert (after["turn"], after["phase"]) == (0, "drawn")
    assert after["legal"] == {"0": [f"play {card}"]}


def test_H5_it_may_not_be_kept() -> None:
    refused("H5", ["b5 b6", "g4 g5"], "0:draw", "0:keep", stock="r5 b1", rules=FORCE)


def test_H5_it_may_not_be_kept_even_where_another_card_could_be_played() -> None:
    refused("H5", ["r1 b6", "g4 g5"], "0:draw", "0:keep", stock="r5 b1", rules=FORCE)
    refused("U13", ["r1 b6", "g4 g5"], "0:draw", "0:play r1", stock="r5 b1", rules=FORCE)


def test_H5_the_card_works_as_usual() -> None:
    hands = ["b5 b6", "g4 g5", "y1 y2"]
    after = allowed(hands, "0:draw", "0:play r+2", stock="r+2 b1 b2", rules=FORCE)
    assert after["turn"] == 2
    assert after["hands"][1] == "g4 g5 b1 b2"


def test_H5_a_card_that_does_not_fit_is_kept_and_the_turn_ends() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="g1 b1", rules=FORCE)
    assert (after["turn"], after["phase"]) == (1, "turn")
    assert after["hands"][0] == "g1 b5 b6"


def test_H5_who_could_play_may_still_draw() -> None:
    """U12 stands: only the drawn card must be played."""
    assert "draw" in allowed(["r1 b6 b8", "g4 g5"], rules=FORCE)["legal"]["0"]


def test_H5_a_drawn_wild_must_be_played_in_a_colour_of_choice() -> None:
    after = allowed(["b5 b6", "g4 g5"], "0:draw", stock="w b1", rules=FORCE)
    assert after["legal"] == {"0": ["play w=b", "play w=g", "play w=r", "play w=y"]}
    refused("H5", ["b5 b6", "g4 g5"], "0:draw", "0:keep", stock="w b1", rules=FORCE)


def test_H5_a_drawn_wild_must_be_played_even_beside_the_colour_in_force() -> None:
    refused("H5", ["r5 b6", "g4 g5"], "0:draw", "0:keep", stock="w b1", rules=FORCE)


def test_H5_an_allowed_wild_draw_four_must_be_played() -> None:
    hands = ["y7 b5 w", "g4 g5"]  # U18: other sevens and wild cards do not matter
    after = allowed(hands, "0:draw", stock="w+4 b1", rules=FORCE)
    assert after["legal"] == {"0": WILD_FOURS}
    refused("H5", hands, "0:draw", "0:keep", stock="w+4 b1", rules=FORCE)


def test_H5_a_wild_draw_four_that_is_not_allowed_may_be_kept() -> None:
    hands = ["r1 b6", "g4 g5"]
    after = allowed(hands, "0:draw", stock="w+4 b1", rules=FORCE)
    assert (after["turn"], after["phase"]) == (0, "drawn")
    assert "keep" in after["legal"]["0"]
    kept = allowed(hands, "0:draw", "0:keep", stock="w+4 b1", rules=FORCE)
    assert kept["hands"][0] == "r1 b6 w+4"
    assert kept["turn"] == 1


def test_H5_a_wild_draw_four_that_is_not_allowed_may_be_a_bluff() -> None:
    """U18: it can be played all the same; H5 only never makes anyone do it."""
    hands = ["r1 b6", "g4 g5"]
    after = allowed(hands, "0:draw", stock="w+4 b1", rules=FORCE)
    assert after["legal"] == {"0": ["keep", *WILD_FOURS]}
    bluff = allowed(hands, "0:draw", "0:play w+4=b", stock="w+4 b1", rules=FORCE)
    assert (bluff["turn"], bluff["phase"]) == (1, "challenge")


def test_H5_the_colour_named_says_what_is_allowed() -> None:
    wild = {"stock": "w+4 b1", "discard": "w", "rules": FORCE}
    green = allowed(["r1 b6", "y4 y5"], "0:draw", colour="g", **wild)
    assert green["legal"] == {"0": WILD_FOURS}
    red = allowed(["r1 b6", "y4 y5"], "0:draw", colour="r", **wild)
    assert red["legal"] == {"0": ["keep", *WILD_FOURS]}


def test_H5_the_last_but_one_card_may_call() -> None:
    after = allowed(["b6", "g4 g5"], "0:draw", stock="r5 b1", rules=FORCE)
    assert after["legal"] == {"0": ["play r5", "play r5 uno"]}


def test_H5_where_nothing_can_be_drawn_it_changes_nothing() -> None:
    assert allowed(["b5 b6", "g4 g5"], stock="", rules=FORCE)["legal"] == {"0": ["pass"]}
    after = allowed(["r1 b6 b8", "g4 g5"], stock="", rules=FORCE)
    assert after["legal"] == {"0": ["play r1"]}
