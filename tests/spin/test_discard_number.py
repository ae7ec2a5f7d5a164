"""S6, Discard a number: the spinner puts down any or all cards showing one number."""

import pytest

from spin.at_the_wheel import not_after, spun

HANDS = ["b6 b8", "r4 g4 g4* b4* y7 gs w", "y1 y2 y6"]
STOCK = "b1 b2 b3 b5 b9"


def test_S6_the_spinner_is_asked() -> None:
    verdict = spun("discard_number", HANDS, stock=STOCK)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert verdict["legal"] == {"1": ["discard", "keep"]}


def test_S6_all_cards_of_the_number() -> None:
    verdict = spun("discard_number", HANDS, "1:discard g4 b4* g4* r4", stock=STOCK)
    assert verdict["hands"][1] == "y7 gs w"
    assert (verdict["top"], verdict["colour"], verdict["turn"]) == ("r4", "r", 2)


@pytest.mark.parametrize("cards", ["r4", "g4*", "g4 b4*", "g4 g4* r4", "y7"])
def test_S6_any_of_them(cards: str) -> None:
    verdict = spun("discard_number", HANDS, f"1:discard {cards}", stock=STOCK)
    assert len(verdict["hands"][1].split()) == 7 - len(cards.split())
    assert (verdict["top"], verdict["phase"]) == (cards.split()[-1], "turn")


def test_S6_spin_cards_too_and_no_spin_follows() -> None:
    verdict = spun("discard_number", HANDS, "1:discard g4 g4*", stock=STOCK)
    assert (verdict["hands"][1], verdict["top"]) == ("r4 y7 gs b4* w", "g4*")
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S6_the_other_copy_stays() -> None:
    verdict = spun("discard_number", HANDS, "1:discard g4", stock=STOCK)
    assert verdict["hands"][1] == "r4 y7 g4* gs b4* w"


def test_S6_or_none() -> None:
    verdict = spun("discard_number", HANDS, "1:keep", stock=STOCK)
    assert verdict["hands"][1] == "r4 y7 g4 g4* gs b4* w"
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S6_a_zero_is_a_number() -> None:
    hands = ["b6 b8", "r0 g0 gs g9", "y1 y2"]
    assert spun("discard_number", hands, "1:discard r0 g0")["hands"][1] == "g9 gs"


@pytest.mark.parametrize("colour", "rygb")
@pytest.mark.parametrize("number", range(10))
def test_S6_any_number_of_any_colour(number: int, colour: str) -> None:
    card = f"{colour}{number}"
    hands = ["bs br", f"{card} w", "ys yr"]
    verdict = spun("discard_number", hands, f"1:discard {card}", stock="gs gr")
    assert (verdict["hands"][1], verdict["top"]) == ("w", card)


@pytest.mark.parametrize(
    "cards", ["r4 y7", "g4 g4* y7 r4", "y7 r4", "gs", "w=g", "r4 gs", "r4 w=g", "w r4"]
)
def test_S6_nothing_else(cards: str) -> None:
    verdict = not_after("S6", "discard_number", HANDS, f"1:discard {cards}", stock=STOCK)
    assert verdict["hands"][1] == "r4 y7 g4 g4* gs b4* w"
    assert (verdict["top"], verdict["phase"]) == ("r3*", "discard")


@pytest.mark.parametrize("hand", ["gs gr g+2", "w w+4", "ys", "rs gs ys bs"])
def test_S6_without_numbers_play_goes_on_by_itself(hand: str) -> None:
    verdict = spun("discard_number", ["b6 b8", hand, "y1 y2"])
    assert (verdict["turn"], verdict["phase"], verdict["uno_due"]) == (2, "turn", [])


def test_S6_down_to_one_card() -> None:
    hands = ["b6 b8", "r4 g4 gs", "y1 y2"]
    verdict = spun("discard_number", hands, "1:discard r4 g4", stock=STOCK)
    assert verdict["uno_due"] == [1]
    verdict = spun("discard_number", hands, "1:discard r4 g4 uno", stock=STOCK)
    assert verdict["uno_due"] == []


def test_S6_down_to_none() -> None:
    verdict = spun("discard_number", ["b6 b8", "r4 g4", "y1 y2"], "1:discard r4 g4", stock=STOCK)
    assert verdict["round"] == {"winner": 1, "points": [0, 17, 0]}
