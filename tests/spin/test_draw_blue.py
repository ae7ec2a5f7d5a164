"""S9, Draw blue: the spinner draws until a blue card or a wild card comes."""

import pytest

from lastcard.game.uno.events import Drew
from spin.at_the_wheel import spun, spun_game

RESULT = "draw_blue"
HANDS = ["b6 b8", "g4 g5 g6", "y1 y2 y6"]


def test_S9_the_spinner_draws_until_the_colour_comes() -> None:
    verdict = spun(RESULT, HANDS, stock="y9 r9 g9 b9 b7 y7")
    assert sorted(verdict["hands"][1].split()) == sorted(["g4", "g5", "g6", "y9", "r9", "g9", "b9"])
    assert verdict["stock"] == "b7 y7"
    assert verdict["hands"][0] == "b6 b8"
    assert verdict["hands"][2] == HANDS[2]


@pytest.mark.parametrize("last", ["b0", "b9", "b2*", "bs", "br", "b+2", "w", "w+4"])
def test_S9_any_card_of_the_colour_or_a_wild_card_of_either_kind(last: str) -> None:
    verdict = spun(RESULT, HANDS, stock=f"y9 {last} g9")
    assert sorted(verdict["hands"][1].split()) == sorted(f"g4 g5 g6 y9 {last}".split())
    assert verdict["stock"] == "g9"


@pytest.mark.parametrize("other", ["r9", "y3*", "g+2", "rs", "yr"])
def test_S9_no_other_card_ends_it(other: str) -> None:
    assert spun(RESULT, HANDS, stock=f"{other} b9 g9")["stock"] == "g9"


def test_S9_one_card_where_the_first_is_it() -> None:
    verdict = spun(RESULT, HANDS, stock="b9 b7 y7")
    assert verdict["stock"] == "b7 y7"


def test_S9_nothing_drawn_is_played_and_play_goes_on() -> None:
    verdict = spun(RESULT, HANDS, stock="r7 b9 y7", discard="r9")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")


def test_S9_the_cards_drawn_are_not_for_others_to_see() -> None:
    game = spun_game(RESULT, HANDS, stock="y9 b9 y7")
    game.undo()
    _, *draws = game.push(1, "spin")
    assert sum(event.count for event in draws if isinstance(event, Drew)) == 2
    for event in draws:
        assert isinstance(event, Drew)
        assert event.seat == 1
        for viewer in (0, 2, None):
            assert event.seen_by(viewer) == Drew(1, event.count, None)
    assert game.view(0).hands[1] is None


def test_S9_the_discard_pile_serves_when_the_draw_pile_is_empty() -> None:
    verdict = spun(RESULT, HANDS, stock="y9", discard="g9 b9 y7 r7")
    assert sorted(verdict["hands"][1].split()) == sorted(["g4", "g5", "g6", "y9", "g9", "b9"])
    assert (verdict["stock"], verdict["top"]) == ("y7 r7", "r3*")


def test_S9_all_there_is_where_the_colour_never_comes() -> None:
    verdict = spun(RESULT, HANDS, stock="y9 g9", discard="ys g3")
    assert sorted(verdict["hands"][1].split()) == sorted(["g4", "g5", "g6", "y9", "g9", "ys", "g3"])
    assert (verdict["stock"], verdict["turn"], verdict["phase"]) == ("", 2, "turn")


def test_S9_drawing_is_no_matter_of_calling() -> None:
    verdict = spun(RESULT, [HANDS[0], "g4", HANDS[2]], stock="b9")
    assert (verdict["uno_due"], len(verdict["hands"][1].split())) == ([], 2)
