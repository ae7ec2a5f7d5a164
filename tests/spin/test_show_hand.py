"""S11, Show hand: the spinner's hand is shown to all."""

import pytest

from lastcard.game.spin.events import Spun
from lastcard.game.uno.events import Showed
from lastcard.notation.cards import parse_cards
from spin.at_the_wheel import spun, spun_game

HANDS = ["b6 b8", "g4 g4* g6 w", "r9 y2 y6"]
SHOWN = parse_cards("g4 g4* g6 w")


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_S11_all_see_the_hand(viewer: int | None) -> None:
    assert spun_game("show_hand", HANDS).view(viewer).hands[1] == SHOWN


def test_S11_of_the_spinner_and_of_nobody_else() -> None:
    game = spun_game("show_hand", HANDS)
    assert game.view(None).hands == (None, SHOWN, None)
    assert game.view(1).hands == (None, SHOWN, None)
    assert game.view(0).hands == (parse_cards("b6 b8"), SHOWN, None)


def test_S11_in_the_other_direction_it_is_the_last_seat() -> None:
    game = spun_game("show_hand", HANDS, direction=-1)
    assert game.view(None).hands == (None, None, parse_cards("r9 y2 y6"))


def test_S11_nothing_else_happens() -> None:
    verdict = spun("show_hand", HANDS)
    assert verdict["hands"] == ["b6 b8", "g4 g4* g6 w", "r9 y2 y6"]
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")
    assert verdict["uno_due"] == []


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_S11_what_was_seen_is_known_until_the_hand_changes(viewer: int | None) -> None:
    game = spun_game("show_hand", HANDS, "2:play r9", "0:draw")
    assert game.turn == 1
    assert game.view(viewer).hands[1] == SHOWN
    game.push(1, "draw")
    assert game.view(viewer).hands[1] is None


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_S11_a_card_that_goes_changes_it_too(viewer: int | None) -> None:
    game = spun_game("show_hand", HANDS, "2:play r9", "0:draw", "1:play w=g")
    assert game.view(viewer).hands[1] in (None, parse_cards("g4 g4* g6"))


def test_S11_cards_drawn_later_stay_hidden() -> None:
    hands = [HANDS[0], HANDS[1], "r+2 y2 y6 y9"]
    game = spun_game("show_hand", hands, "2:play r+2", "1:draw", stock="b1 b2 b3 b4 b5")
    for viewer in (None, 0, 2):
        assert game.view(viewer).hands[1] is None


def test_S11_a_hand_of_one_card_is_shown_too_and_nothing_is_due() -> None:
    game = spun_game("show_hand", [HANDS[0], "g4", HANDS[2]])
    assert game.view(None).hands[1] == parse_cards("g4")
    assert game.view(None).uno_due == ()


def test_S11_it_is_told_to_all() -> None:
    game = spun_game("show_hand", HANDS)
    game.undo()
    first, shown = game.push(1, "spin")
    assert first == Spun(1, "show_hand")
    assert shown == Showed(1, None, 4, SHOWN)
    assert shown.seen_by(None) == shown.seen_by(0) == shown.seen_by(2) == shown


def test_S11_a_hand_traded_away_is_not_the_giver_s_any_more() -> None:
    hands = ["b6 b8", "g4 g4* g6", "r1* r9 y6"]
    game = spun_game("show_hand", hands, "2:play r1*", "0:spin", wheel=["trade_hands"])
    view = game.view(None)
    assert view.hands[1] is None
    assert view.hands[2] in (None, parse_cards("g4 g4* g6"))


def test_S11_a_card_put_down_changes_the_hand_too() -> None:
    hands = ["b6 b8", "g4 g4* g6", "r1* r9 y6"]
    actions = ("2:play r1*", "0:spin", "1:shout", "1:discard g4")
    view = spun_game("show_hand", hands, *actions, wheel=["uno_spin"]).view(None)
    assert view.hands[1] in (None, parse_cards("g4* g6"))


def test_S11_laying_in_a_war_does_not_change_the_hand() -> None:
    hands = ["b6 b8", "g4 g4* g6", "r1* r9 y6"]
    actions = ("2:play r1*", "0:spin", "1:show g6")
    view = spun_game("show_hand", hands, *actions, wheel=["war"]).view(None)
    assert view.hands == (None, parse_cards("g4 g4* g6"), None)
