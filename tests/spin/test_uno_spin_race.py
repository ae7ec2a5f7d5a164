"""S13, UNO Spin: the first to shout may put down any one card."""

import pytest

from lastcard.game.spin.events import Shouted
from lastcard.game.uno.events import Kept
from spin.at_the_wheel import not_after, spun, spun_game
from tables import referee

HANDS = ["b6 b8", "g4 g5 g6", "y1 y2* y+2 w w+4"]


def test_S13_any_player_may_shout() -> None:
    verdict = spun("uno_spin", HANDS)
    assert (verdict["turn"], verdict["phase"]) == (1, "race")
    assert verdict["legal"] == {"0": ["shout"], "1": ["keep", "shout"], "2": ["shout"]}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S13_the_first_to_shout_is_asked(seat: int) -> None:
    verdict = spun("uno_spin", HANDS, f"{seat}:shout")
    assert (verdict["turn"], verdict["phase"]) == (seat, "discard")
    assert verdict["legal"] == {str(seat): ["discard", "keep"]}


@pytest.mark.parametrize(("first", "second"), [(0, 1), (2, 0), (1, 2), (1, 1)])
def test_S13_only_the_first(first: int, second: int) -> None:
    not_after("S13", "uno_spin", HANDS, f"{first}:shout", f"{second}:shout")


@pytest.mark.parametrize(("seat", "card"), [(0, "b6"), (1, "g5"), (2, "y+2"), (2, "y2*")])
def test_S13_any_one_card_fitting_or_not(seat: int, card: str) -> None:
    verdict = spun("uno_spin", HANDS, f"{seat}:shout", f"{seat}:discard {card}", discard="r7")
    assert (verdict["top"], verdict["colour"]) == (card, card[0])
    assert card not in verdict["hands"][seat].split()
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


@pytest.mark.parametrize("cards", ["y1 y2*", "y1 w=g", "w=g y1", "y1 y2* y+2"])
def test_S13_not_two(cards: str) -> None:
    verdict = not_after("S13", "uno_spin", HANDS, "2:shout", f"2:discard {cards}")
    assert (verdict["phase"], verdict["turn"], verdict["top"]) == ("discard", 2, "r3*")
    assert verdict["hands"][2] == "y1 y2* y+2 w w+4"


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_S13_a_wild_card_names_the_colour(wild: str) -> None:
    not_after("S14", "uno_spin", HANDS, "2:shout", f"2:discard {wild}")
    verdict = spun("uno_spin", HANDS, "2:shout", f"2:discard {wild}=b")
    assert (verdict["top"], verdict["colour"]) == (wild, "b")
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S13_or_none() -> None:
    verdict = spun("uno_spin", HANDS, "0:shout", "0:keep")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")
    assert verdict["hands"] == HANDS


def test_S13_the_keep_of_the_spinner_ends_the_race() -> None:
    verdict = spun("uno_spin", HANDS, "1:keep")
    assert (verdict["turn"], verdict["phase"], verdict["hands"]) == (2, "turn", HANDS)
    not_after("S13", "uno_spin", HANDS, "1:keep", "0:shout")


@pytest.mark.parametrize("seat", [0, 2])
def test_S13_nobody_elses_keep_does(seat: int) -> None:
    not_after("S13", "uno_spin", HANDS, f"{seat}:keep")


@pytest.mark.parametrize(
    "action", ["0:discard b6", "1:discard g4", "2:play y1", "1:draw", "1:spin"]
)
def test_S13_nothing_else_in_the_race(action: str) -> None:
    verdict = spun("uno_spin", HANDS)
    dealt = ["r3* b6 b8", *HANDS[1:]]
    more = {"game": "spin", "wheel": ["uno_spin", "war"], "stock": "b1 b2 b3 b4 b5"}
    after = referee(dealt, "0:play r3*", "1:spin", action, **more)
    assert not after["ok"]
    assert after["legal"] == verdict["legal"]


def test_S13_there_is_no_shouting_at_other_times() -> None:
    not_after("S13", "show_hand", HANDS, "2:shout")
    not_after("S13", "almost_uno", HANDS, "1:shout")


def test_S13_play_goes_on_after_the_spinner_whoever_shouted() -> None:
    hands = [*HANDS, "r6 r8"]
    for seat, card in ((0, "b6"), (1, "g4"), (3, "r6")):
        verdict = spun("uno_spin", hands, f"{seat}:shout", f"{seat}:discard {card}")
        assert verdict["turn"] == 2


def test_S13_left_with_one_card_the_shouter_is_due() -> None:
    verdict = spun("uno_spin", HANDS, "0:shout", "0:discard b6")
    assert verdict["uno_due"] == [0]
    assert verdict["legal"]["1"] == ["catch 0"]
    called = spun("uno_spin", HANDS, "0:shout", "0:discard b6 uno")
    assert called["uno_due"] == []


def test_S13_left_with_none_the_shouter_wins() -> None:
    hands = ["b6 b8", "g4 g5 g6", "ys"]
    verdict = spun("uno_spin", hands, "2:shout", "2:discard ys")
    assert verdict["round"] == {"winner": 2, "points": [0, 0, 29]}
    assert verdict["hands"][0] == "b6 b8"


def test_S13_the_shout_is_told_to_all() -> None:
    game = spun_game("uno_spin", HANDS)
    events = game.push(2, "shout")
    assert events == (Shouted(2),)
    assert events[0].seen_by(None) == events[0].seen_by(0) == events[0]


def test_S13_with_two_players() -> None:
    verdict = spun("uno_spin", ["b6 b8 b9", "g4 g5 g6"], "0:shout", "0:discard b9")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (0, "turn", "b9")


def test_S13_letting_the_race_go_is_told_to_all() -> None:
    (kept,) = spun_game("uno_spin", HANDS).push(1, "keep")
    assert kept.seen_by(None) == kept.seen_by(0) == kept == Kept(1)
