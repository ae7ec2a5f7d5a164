"""S7, Discard a colour: the spinner puts down any or all cards of one colour."""

import pytest

from spin.at_the_wheel import not_after, spun

HANDS = ["b6 b8", "g1 g4* g+2 gs y9 y9 w w+4", "y1 y2 y6"]
SORTED = "y9 y9 g1 g4* gs g+2 w w+4"


def test_S7_the_spinner_is_asked() -> None:
    verdict = spun("discard_colour", HANDS)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert verdict["legal"] == {"1": ["discard", "keep"]}


def test_S7_all_cards_of_the_colour() -> None:
    verdict = spun("discard_colour", HANDS, "1:discard g+2 gs g1 g4*")
    assert verdict["hands"][1] == "y9 y9 w w+4"
    assert (verdict["top"], verdict["colour"], verdict["turn"]) == ("g4*", "g", 2)
    assert verdict["phase"] == "turn"


@pytest.mark.parametrize("cards", ["g1", "gs", "g4* g1", "y9", "y9 y9", "g1 g+2"])
def test_S7_any_of_them(cards: str) -> None:
    verdict = spun("discard_colour", HANDS, f"1:discard {cards}")
    assert len(verdict["hands"][1].split()) == 8 - len(cards.split())
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S7_or_none() -> None:
    verdict = spun("discard_colour", HANDS, "1:keep")
    assert (verdict["hands"][1], verdict["turn"]) == (SORTED, 2)


@pytest.mark.parametrize("cards", ["g1 y9", "y9 g1", "g1 g+2 y9 gs", "y9 y9 g4*"])
def test_S7_one_colour_only(cards: str) -> None:
    verdict = not_after("S7", "discard_colour", HANDS, f"1:discard {cards}")
    assert (verdict["hands"][1], verdict["phase"]) == (SORTED, "discard")


@pytest.mark.parametrize("cards", ["w=g", "w+4=g", "g1 w=g", "w g1", "w+4 w=g"])
def test_S7_wild_cards_have_none(cards: str) -> None:
    verdict = not_after("S7", "discard_colour", HANDS, f"1:discard {cards}")
    assert (verdict["hands"][1], verdict["phase"]) == (SORTED, "discard")


@pytest.mark.parametrize("hand", ["w", "w w+4", "w w w+4 w+4"])
def test_S7_with_wild_cards_only_play_goes_on_by_itself(hand: str) -> None:
    verdict = spun("discard_colour", ["b6 b8", hand, "y1 y2"])
    assert (verdict["turn"], verdict["phase"], verdict["hands"][1]) == (2, "turn", hand)


def test_S7_down_to_one_card() -> None:
    hands = ["b6 b8", "g1 gs w", "y1 y2"]
    assert spun("discard_colour", hands, "1:discard g1 gs")["uno_due"] == [1]
    assert spun("discard_colour", hands, "1:discard g1 gs uno")["uno_due"] == []


def test_S7_down_to_none() -> None:
    verdict = spun("discard_colour", ["b6 b8", "g1 g+2", "y1 y2"], "1:discard g+2 g1")
    assert verdict["round"] == {"winner": 1, "points": [0, 17, 0]}
    assert verdict["hands"][2] == "y1 y2"  # the Draw Two was not the last card (S14)
