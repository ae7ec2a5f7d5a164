"""S5, Almost UNO: the spinner may put down cards, down to two."""

import pytest

from lastcard.game.spin.events import PutDown, Spun
from spin.at_the_wheel import not_after, spun, spun_game

HANDS = ["b6 b8", "g1 g4 g+2 y9 w", "y1 y2 y6"]
HANDS_SORTED = ["b6 b8", "y9 g1 g4 g+2 w", "y1 y2 y6"]


def test_S5_the_spinner_is_asked() -> None:
    verdict = spun("almost_uno", HANDS)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert verdict["legal"] == {"1": ["discard", "keep"]}
    assert verdict["hands"] == HANDS_SORTED


def test_S5_down_to_two() -> None:
    verdict = spun("almost_uno", HANDS, "1:discard g1 w g+2")
    assert verdict["hands"][1] == "y9 g4"
    assert (verdict["turn"], verdict["phase"], verdict["uno_due"]) == (2, "turn", [])


@pytest.mark.parametrize("cards", ["g1", "y9 g1", "w=b", "w g+2"])
def test_S5_fewer_may_be_put_down(cards: str) -> None:
    verdict = spun("almost_uno", HANDS, f"1:discard {cards}")
    assert len(verdict["hands"][1].split()) == 5 - len(cards.split())
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S5_or_none() -> None:
    verdict = spun("almost_uno", HANDS, "1:keep")
    assert verdict["hands"] == HANDS_SORTED
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")


@pytest.mark.parametrize("cards", ["g1 g4 g+2 y9", "w g+2 y9 g4", "g1 g4 g+2 w y9"])
def test_S5_never_below_two(cards: str) -> None:
    verdict = not_after("S5", "almost_uno", HANDS, f"1:discard {cards}")
    assert verdict["hands"] == HANDS_SORTED
    assert (verdict["phase"], verdict["top"]) == ("discard", "r3*")


@pytest.mark.parametrize("hand", ["g4", "g4 g5", "w w", "g4*"])
def test_S5_with_two_cards_or_one_play_goes_on_by_itself(hand: str) -> None:
    verdict = spun("almost_uno", ["b6 b8", hand, "y1 y2 y6"])
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")
    assert (verdict["hands"][1], verdict["uno_due"]) == (hand, [])


def test_S5_with_three_cards_one_may_go() -> None:
    hands = ["b6 b8", "g4 g5 gs", "y1 y2 y6"]
    assert spun("almost_uno", hands, "1:discard gs")["hands"][1] == "g4 g5"
    not_after("S5", "almost_uno", hands, "1:discard gs g4")


def test_S5_the_cards_need_not_fit_nor_match_each_other() -> None:
    verdict = spun("almost_uno", ["b6 b8", "g6 ys b+2 w+4 y9", "y1 y2"], "1:discard ys g6 b+2")
    assert (verdict["top"], verdict["colour"]) == ("b+2", "b")


def test_S5_a_call_with_it_is_not_due() -> None:
    verdict = spun("almost_uno", HANDS, "1:discard g1 g4 y9 uno")
    assert (verdict["hands"][1], verdict["uno_due"]) == ("g+2 w", [])


def test_S5_the_same_card_twice_must_be_held_twice() -> None:
    held = ["b6 b8", "g7 g7 g8 g9", "y1 y2"]
    assert spun("almost_uno", held, "1:discard g7 g7")["hands"][1] == "g8 g9"
    verdict = not_after(None, "almost_uno", held, "1:discard g8 g8")
    assert verdict["hands"][1] == "g7 g7 g8 g9"


def test_S5_a_card_not_held_is_refused() -> None:
    not_after(None, "almost_uno", HANDS, "1:discard r9")
    not_after(None, "almost_uno", HANDS, "1:discard g1*")
    not_after(None, "almost_uno", HANDS, "1:discard g1 y1")


@pytest.mark.parametrize("action", ["0:discard b6", "2:discard y1", "0:keep", "2:keep"])
def test_S5_nobody_else_may(action: str) -> None:
    not_after(None, "almost_uno", HANDS, action)


def test_S5_it_is_told_to_all_in_order() -> None:
    events = spun_game("almost_uno", HANDS).push(1, "discard g1 w=b")
    assert [str(event) for event in events] == ["1 put down g1", "1 put down w=b"]
    assert all(event.seen_by(None) == event for event in events)
    assert isinstance(events[0], PutDown)


def test_S5_nothing_but_the_spin_is_told_where_nothing_can_be_done() -> None:
    hands = ["b6 b8", "g4 g5", "y1 y2 y6"]
    game = spun_game("almost_uno", hands)
    game.undo()
    assert game.push(1, "spin") == (Spun(1, "almost_uno"),)
