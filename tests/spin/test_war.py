"""S12, War: everybody lays the highest number; the highest wins and may put it down."""

from typing import Any

import pytest

from lastcard import IllegalAction
from lastcard.game.spin.events import Laid, Revealed, WonWar
from lastcard.game.view import View
from lastcard.notation.cards import parse_cards
from spin.at_the_wheel import not_after, spun, spun_game
from tables import referee

HANDS = ["b6 b8", "g9 g6 gs", "y1 y2 y7"]
LAID = ("0:show b8", "1:show g9", "2:show y7")


def known(view: View) -> list[object]:
    """All that a view says."""
    names = [n for n in dir(View) if isinstance(getattr(View, n), property) and n != "legal"]
    return [*(getattr(view, n) for n in names), view.hands, list(map(str, view.legal))]


def war(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    return spun("war", hands, *actions, **more)


def legal_after(hands: list[str], *actions: str, **more: Any) -> dict[str, list[str]]:
    return dict(war(hands, *actions, **more)["legal"])


# Laying


def test_S12_everybody_lays_the_highest_number_card_held() -> None:
    verdict = war(HANDS)
    assert (verdict["turn"], verdict["phase"]) == (0, "war")
    assert verdict["legal"] == {"0": ["show b8"], "1": ["show g9"], "2": ["show y7"]}


def test_S12_between_equals_ones_choice() -> None:
    hands = ["b6 b8", "g9 g6 y9 r9", "y5 y5* y2"]
    legal = legal_after(hands, stock="b1 b2 b3")
    assert legal["1"] == ["show g9", "show r9", "show y9"]
    assert legal["2"] == ["show y5", "show y5*"]


def test_S12_equal_cards_are_listed_once() -> None:
    assert legal_after(["b8 b8", "g9 g6", "y1 y2"])["0"] == ["show b8"]


def test_S12_symbols_and_wild_cards_are_no_numbers() -> None:
    hands = ["b+2 bs b0", "w w+4 g1", "yr y2 ys"]
    assert legal_after(hands) == {"0": ["show b0"], "1": ["show g1"], "2": ["show y2"]}


@pytest.mark.parametrize("action", ["0:show b6", "1:show g6", "2:show y1"])
def test_S12_a_lower_card_is_refused(action: str) -> None:
    not_after("S12", "war", HANDS, action)


@pytest.mark.parametrize("action", ["0:show g9", "1:show y9", "2:show b7"])
def test_S12_a_card_not_held_is_refused(action: str) -> None:
    game = spun_game("war", HANDS)
    with pytest.raises(IllegalAction):
        game.push(int(action[0]), action[2:])


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_S12_in_any_order(order: tuple[int, ...]) -> None:
    verdict = war(HANDS, *(LAID[seat] for seat in order))
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")


@pytest.mark.parametrize(
    ("laid", "turn"), [([], 0), ([1], 0), ([0], 1), ([2], 0), ([0, 1], 2), ([0, 2], 1)]
)
def test_S12_the_lowest_seat_that_still_has_to_lay_is_on_turn(laid: list[int], turn: int) -> None:
    verdict = war(HANDS, *(LAID[seat] for seat in laid))
    assert (verdict["turn"], verdict["phase"]) == (turn, "war")
    assert set(verdict["legal"]) == {str(seat) for seat in range(3) if seat not in laid}


@pytest.mark.parametrize("direction", [1, -1])
def test_S12_the_direction_does_not_matter_for_laying(direction: int) -> None:
    assert war(HANDS, direction=direction)["turn"] == 0


def test_S12_one_lays_once() -> None:
    not_after("S12", "war", ["b8 b8", *HANDS[1:]], "0:show b8", "0:show b8")


@pytest.mark.parametrize("action", ["1:spin", "1:draw", "1:keep", "1:discard g9", "0:play b8"])
def test_S12_nothing_else_in_a_war(action: str) -> None:
    game = spun_game("war", HANDS, wheel=["war"])
    state = game.state()
    with pytest.raises(IllegalAction):
        game.push(int(action[0]), action[2:])
    assert game.state() == state


def test_S12_there_is_no_war_at_other_times() -> None:
    not_after("S12", "show_hand", HANDS, "2:show y7")
    not_after("S12", "war", HANDS, *LAID, "0:show b6")


# All at once


def test_S12_nobody_sees_a_card_before_all_have_laid() -> None:
    game = spun_game("war", HANDS)
    (laid,) = game.push(0, "show b8")
    assert laid == laid.seen_by(0) == Laid(0, *parse_cards("b8"))
    for viewer in (1, 2, None):
        assert laid.seen_by(viewer) == Laid(0, None)
        assert game.view(viewer).laid[0] == ()


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_S12_a_view_is_the_same_whatever_was_laid(viewer: int | None) -> None:
    hands = ["b8 r8 g8 g1", *HANDS[1:]]
    views = [known(spun_game("war", hands, f"0:show {c}8").view(viewer)) for c in "brg"]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_S12_not_even_the_inside_of_a_view_tells(viewer: int | None) -> None:
    hands = ["b8 r8 g1", *HANDS[1:]]
    blue, red = (spun_game("war", hands, f"0:show {c}8").view(viewer).table for c in "br")
    assert vars(blue) == vars(red)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_S12_nor_in_a_second_round(viewer: int | None) -> None:
    hands = ["b9 b8 r8 g1", "g9 g8 gs", "y1 y2 y7"]
    before = ("0:show b9", "1:show g9", "2:show y7")
    views = [spun_game("war", hands, *before, f"0:show {c}8").view(viewer) for c in "br"]
    assert known(views[0]) == known(views[1])
    assert vars(views[0].table) == vars(views[1].table)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_S12_when_all_have_laid_all_see_all(viewer: int | None) -> None:
    game = spun_game("war", HANDS, *LAID[:2])
    events = [event.seen_by(viewer) for event in game.push(2, "show y7")]
    for seat, card in enumerate(("b8", "g9", "y7")):
        assert Revealed(seat, *parse_cards(card)) in events
        assert game.view(viewer).laid[seat] == parse_cards(card)
    assert WonWar(1) in events


def test_S12_who_has_laid_is_known_while_the_others_think() -> None:
    game = spun_game("war", HANDS, "1:show g9")
    assert [len(game.legal(seat)) for seat in range(3)] == [1, 0, 1]


# The winner


def test_S12_the_highest_wins_and_is_asked() -> None:
    verdict = war(HANDS, *LAID)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert verdict["legal"] == {"1": ["discard", "keep"]}


def test_S12_cards_laid_stay_in_the_hand_until_put_down() -> None:
    for count in range(4):
        verdict = war(HANDS, *LAID[:count])
        assert verdict["hands"] == ["b6 b8", "g6 g9 gs", "y1 y2 y7"]
        assert verdict["top"] == "r3*"


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (["b9 b8", "g8 g6", "y7 y1"], 0),
        (["b6 b8", "g9 g6", "y7 y1"], 1),
        (["b0 bs", "g1* gs", "y0 ys"], 1),
        (["b1 bs", "g2 gs", "y3* ys"], 2),
    ],
)
def test_S12_whoever_it_is(hands: list[str], winner: int) -> None:
    game = spun_game("war", hands, stock="b7 b7")
    for seat in range(3):
        game.push(seat, next(iter(game.legal(seat))))
    assert (game.turn, game.phase) == (winner, "discard")


def test_S12_the_winner_may_put_it_down_and_the_others_take_theirs_back() -> None:
    verdict = war(HANDS, *LAID, "1:discard g9")
    assert verdict["hands"] == ["b6 b8", "g6 gs", "y1 y2 y7"]
    assert (verdict["top"], verdict["colour"]) == ("g9", "g")
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S12_the_winner_may_keep_it() -> None:
    verdict = war(HANDS, *LAID, "1:keep")
    assert verdict["hands"] == ["b6 b8", "g6 g9 gs", "y1 y2 y7"]
    assert (verdict["top"], verdict["turn"], verdict["phase"]) == ("r3*", 2, "turn")


@pytest.mark.parametrize("cards", ["g6", "gs", "g9 g6", "g6 g9"])
def test_S12_only_cards_laid_in_it(cards: str) -> None:
    verdict = not_after("S12", "war", HANDS, *LAID, f"1:discard {cards}")
    assert (verdict["phase"], verdict["turn"]) == ("discard", 1)
    assert verdict["hands"][1] == "g6 g9 gs"


def test_S12_not_the_cards_of_the_others() -> None:
    game = spun_game("war", HANDS, *LAID)
    for cards in ("b8", "g9 b8", "y7"):
        with pytest.raises(IllegalAction):
            game.push(1, f"discard {cards}")


@pytest.mark.parametrize("action", ["0:discard b8", "2:keep", "0:keep", "2:discard y7"])
def test_S12_nobody_but_the_winner(action: str) -> None:
    not_after(None, "war", HANDS, *LAID, action)


def test_S12_only_the_copy_laid_not_the_other_one() -> None:
    hands = ["b4 b0", "g5 g5* gs", "y1 y2 y3"]
    plain = ("0:show b4", "1:show g5", "2:show y3")
    star = ("0:show b4", "1:show g5*", "2:show y3")
    assert war(hands, *plain, "1:discard g5", stock="b6")["hands"][1] == "g5* gs"
    assert war(hands, *star, "1:discard g5*", stock="b6")["hands"][1] == "g5 gs"
    not_after("S12", "war", hands, *plain, "1:discard g5*", stock="b6")
    not_after("S12", "war", hands, *star, "1:discard g5", stock="b6")
    not_after("S12", "war", hands, *star, "1:discard g5 g5*", stock="b6")


def test_S12_of_two_equal_cards_only_one_was_laid() -> None:
    hands = ["b6 b8", "g9 g9 gs", "y1 y2 y7"]
    not_after("S12", "war", hands, *LAID, "1:discard g9 g9")
    assert war(hands, *LAID, "1:discard g9")["hands"][1] == "g9 gs"


def test_S12_a_spin_card_put_down_is_no_spin() -> None:
    hands = ["b4 b0", "g5* gs g1", "y1 y2 y3"]
    actions = ("0:show b4", "1:show g5*", "2:show y3", "1:discard g5*")
    verdict = war(hands, *actions, stock="b6")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "g5*")


def test_S12_play_goes_on_after_the_spinner_not_the_winner() -> None:
    hands = ["b9 b8 b0", "g6 g7", "y1 y2", "r6 r8"]
    actions = ("0:show b9", "1:show g7", "2:show y2", "3:show r8", "0:discard b9")
    assert war(hands, *actions)["turn"] == 2
    verdict = war(hands, *actions, direction=-1)
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S12_the_winner_left_with_one_card_must_call() -> None:
    hands = ["b6 b8", "g9 gs", "y1 y2 y7"]
    assert war(hands, *LAID, "1:discard g9")["uno_due"] == [1]
    assert war(hands, *LAID, "1:discard g9 uno")["uno_due"] == []
    assert war(hands, *LAID, "1:keep")["uno_due"] == []


def test_S12_the_winner_left_with_none_wins_the_round() -> None:
    hands = ["b6 b8", "g9", "y1 y2 y7"]
    assert war(hands, *LAID, "1:discard g9")["round"] == {"winner": 1, "points": [0, 24, 0]}


def test_S12_laying_the_only_card_is_not_being_left_without() -> None:
    verdict = war(["b6 b8", "g4", "y9"], "0:show b8", "1:show g4", "2:show y9", "2:keep")
    assert (verdict["phase"], verdict["turn"], verdict["uno_due"]) == ("turn", 2, [])


# Ties


TIED = ["b9 b6 b0 w", "g9 g7 gs", "y1 y8 y9"]
TIED_3 = ("0:show b9", "1:show g9", "2:show y9")


def test_S12_tied_players_lay_their_next_highest() -> None:
    hands = ["b9 b6 b0 w", "g9 g7 gs", "y1 y8"]
    verdict = war(hands, "0:show b9", "1:show g9", "2:show y8")
    assert (verdict["turn"], verdict["phase"]) == (0, "war")
    assert verdict["legal"] == {"0": ["show b6"], "1": ["show g7"]}


def test_S12_the_others_are_out_even_with_a_higher_card() -> None:
    hands = ["b9 b1 bs", "g9 g0 gs", "y8 y8 y7"]
    before = ("0:show b9", "1:show g9", "2:show y8")
    stock = "b2 b3"
    assert set(legal_after(hands, *before, stock=stock)) == {"0", "1"}
    not_after("S12", "war", hands, *before, "2:show y8", stock=stock)
    verdict = war(hands, *before, "0:show b1", "1:show g0", stock=stock)
    assert (verdict["turn"], verdict["phase"]) == (0, "discard")


def test_S12_all_tied_all_lay_again() -> None:
    assert legal_after(TIED, *TIED_3) == {"0": ["show b6"], "1": ["show g7"], "2": ["show y8"]}
    verdict = war(TIED, *TIED_3, "2:show y8")
    assert (verdict["turn"], set(verdict["legal"])) == (0, {"0", "1"})


def test_S12_a_card_laid_is_not_laid_again() -> None:
    not_after("S12", "war", TIED, *TIED_3, "0:show b9")
    not_after("S12", "war", TIED, *TIED_3, "2:show y1")


@pytest.mark.parametrize("cards", ["y9", "y8", "y9 y8", "y8 y9"])
def test_S12_after_a_tie_the_winner_may_put_down_all_or_some_of_the_own_cards(cards: str) -> None:
    second = ("0:show b6", "1:show g7", "2:show y8")
    verdict = war(TIED, *TIED_3, *second, f"2:discard {cards}")
    left = {"y1", "y8", "y9"} - set(cards.split())
    assert verdict["hands"][2] == " ".join(sorted(left))
    assert verdict["hands"][:2] == ["b0 b6 b9 w", "g7 g9 gs"]
    assert verdict["top"] == cards.split()[-1]
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


def test_S12_or_none_of_them() -> None:
    verdict = war(TIED, *TIED_3, "0:show b6", "1:show g7", "2:show y8", "2:keep")
    assert (verdict["hands"][2], verdict["top"]) == ("y1 y8 y9", "r3*")


def test_S12_not_a_card_not_laid_nor_one_of_the_others() -> None:
    second = ("0:show b6", "1:show g7", "2:show y8")
    not_after("S12", "war", TIED, *TIED_3, *second, "2:discard y9 y1")
    game = spun_game("war", TIED, *TIED_3, *second)
    with pytest.raises(IllegalAction):
        game.push(2, "discard y9 g9")


def test_S12_a_tie_may_follow_a_tie() -> None:
    hands = ["b9 b8 b2", "g9 g8 g1", "y9 y7 y7"]
    second = ("0:show b8", "1:show g8", "2:show y7")
    stock = "b3 b4"
    legal = legal_after(hands, *TIED_3, *second, stock=stock)
    assert legal == {"0": ["show b2"], "1": ["show g1"]}
    third = ("0:show b2", "1:show g1")
    verdict = war(hands, *TIED_3, *second, *third, "0:discard b8 b2 b9", stock=stock)
    assert verdict["round"] is not None
    assert verdict["round"]["winner"] == 0


def test_S12_the_next_highest_may_be_of_equal_number() -> None:
    hands = ["b9 b9 b1 bs", "g9 y9 g2 gs", "y1 y8"]
    first = ("0:show b9", "1:show y9", "2:show y8")
    stock = "b2 b3"
    assert legal_after(hands, *first, stock=stock) == {"0": ["show b9"], "1": ["show g9"]}
    second = ("0:show b9", "1:show g9")
    legal = legal_after(hands, *first, *second, stock=stock)
    assert legal == {"0": ["show b1"], "1": ["show g2"]}
    third = ("0:show b1", "1:show g2", "1:discard g9 y9 g2")
    verdict = war(hands, *first, *second, *third, stock=stock)
    assert (verdict["hands"][1], verdict["uno_due"]) == ("gs", [1])


def test_S12_both_equal_cards_laid_may_both_be_put_down() -> None:
    hands = ["b9 b9 b1 bs", "g9 y9 g0 gs", "y1 y8"]
    laid = ("0:show b9", "1:show y9", "2:show y8", "0:show b9", "1:show g9")
    actions = (*laid, "0:show b1", "1:show g0", "0:discard b9 b9")
    assert war(hands, *actions, stock="b2")["hands"][0] == "b1 bs"


def test_S12_plain_and_spin_copy_laid_one_after_the_other() -> None:
    hands = ["b5 b5* bs", "g5 g4 gs", "y1 y2"]
    first = ("0:show b5*", "1:show g5", "2:show y2")
    assert legal_after(hands, *first, stock="b6") == {"0": ["show b5"], "1": ["show g4"]}
    done = (*first, "0:show b5", "1:show g4")
    assert war(hands, *done, "0:discard b5* b5", stock="b6")["hands"][0] == "bs"
    not_after("S12", "war", hands, *first, "0:show b5*", stock="b6")


# A player who has no number card


def test_S12_who_has_no_number_card_is_out_of_the_war() -> None:
    hands = ["bs w", "g9 g6", "y1 y2"]
    verdict = war(hands)
    assert (verdict["turn"], verdict["legal"]) == (1, {"1": ["show g9"], "2": ["show y2"]})
    after = war(hands, "1:show g9", "2:show y2")
    assert (after["turn"], after["phase"]) == (1, "discard")


def test_S12_a_sole_participant_lays_and_wins() -> None:
    hands = ["bs w", "gs g+2", "y1 y2 ys"]
    verdict = war(hands)
    assert (verdict["turn"], verdict["phase"], verdict["legal"]) == (2, "war", {"2": ["show y2"]})
    laid = war(hands, "2:show y2")
    assert (laid["turn"], laid["phase"]) == (2, "discard")
    assert laid["legal"] == {"2": ["discard", "keep"]}
    assert war(hands, "2:show y2", "2:discard y2")["hands"][2] == "y1 ys"
    not_after("S12", "war", hands, "2:show y2", "2:discard y1")


def test_S12_if_nobody_has_a_number_play_goes_on() -> None:
    verdict = war(["bs w", "gs g+2", "ys w+4"])
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")
    assert verdict["hands"] == ["bs w", "gs g+2", "ys w+4"]


def test_S12_a_tied_player_who_alone_has_a_number_left_has_won_without_laying() -> None:
    hands = ["b9 bs w", "g9 g6 gs", "y1 y2"]
    first = ("0:show b9", "1:show g9", "2:show y2")
    verdict = war(hands, *first)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert war(hands, *first, "1:discard g9")["hands"][1] == "g6 gs"
    not_after("S12", "war", hands, *first, "1:discard g6")
    not_after("S12", "war", hands, *first, "1:discard g9 g6")


def test_S12_if_no_tied_player_has_a_number_left_nobody_puts_anything_down() -> None:
    verdict = war(["b9 bs w", "g9 gs", "y1 y8"], "0:show b9", "1:show g9", "2:show y8")
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")
    assert verdict["hands"] == ["b9 bs w", "g9 gs", "y1 y8"]


def test_S12_of_three_tied_one_without_numbers_left_is_out() -> None:
    hands = ["b9 b6 bs", "g9 gs", "y9 y7"]
    assert legal_after(hands, *TIED_3) == {"0": ["show b6"], "2": ["show y7"]}
    verdict = war(hands, *TIED_3, "0:show b6", "2:show y7")
    assert (verdict["turn"], verdict["phase"]) == (2, "discard")


def test_S12_nobody_left_after_several_ties() -> None:
    hands = ["b9 b6 bs", "g9 g6 gs", "y1 y8"]
    actions = ("0:show b9", "1:show g9", "2:show y8", "0:show b6", "1:show g6")
    verdict = war(hands, *actions)
    assert (verdict["turn"], verdict["phase"], verdict["top"]) == (2, "turn", "r3*")


def test_S12_a_tied_player_alone_after_several_ties_puts_down_what_was_laid() -> None:
    hands = ["b9 b6 b0 bs", "g9 g6 gs", "y1 y8"]
    actions = ("0:show b9", "1:show g9", "2:show y8", "0:show b6", "1:show g6")
    verdict = war(hands, *actions)
    assert (verdict["turn"], verdict["phase"]) == (0, "discard")
    assert war(hands, *actions, "0:discard b9 b6")["hands"][0] == "b0 bs"
    not_after("S12", "war", hands, *actions, "0:discard b0")


def test_S12_with_two_players() -> None:
    hands = ["b9 b6", "g9 g7"]
    verdict = war(hands, "1:show g9", "0:show b9", "0:show b6", "1:show g7", "1:discard g9")
    assert (verdict["turn"], verdict["hands"][1], verdict["uno_due"]) == (0, "g7", [1])


def test_S12_with_ten_players() -> None:
    hands = [
        "b0 bs",
        *(f"{c}{n} {c}{s}" for n, s in ((7, "s"), (8, "r"), (9, "+2")) for c in "ryg"),
    ]
    first = [f"{seat}:show {hand.split()[0]}" for seat, hand in enumerate(hands)]
    verdict = war(hands, *first, discard="r0", stock="b1")
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")  # three nines, and nothing more
    hands[8] = "y9 y8"
    verdict = war(hands, *first, discard="r0", stock="b1")
    assert (verdict["turn"], verdict["phase"]) == (8, "discard")


def test_S12_what_was_laid_before_does_not_count_in_the_next_war() -> None:
    hands = ["b6 b8 b9", "g8 g6 gs", "y7 r1* y2"]
    first = ("0:show b9", "1:show g8", "2:show y7", "0:keep", "2:play r1*", "0:spin")
    verdict = war(hands, *first, wheel=["war"])
    assert verdict["legal"] == {"0": ["show b9"], "1": ["show g8"], "2": ["show y7"]}
    again = ("0:show b9", "1:show g8", "2:show y7", "0:discard b9")
    assert war(hands, *first, *again, wheel=["war"])["turn"] == 1
    game = spun_game("war", hands, *first, wheel=["war"])
    assert game.view(None).laid == ((), (), ())


def test_S12_a_player_who_cannot_lay_is_refused() -> None:
    hands = ["r3* bs w", "g9 g6", "y1 y2"]
    more = {"game": "spin", "wheel": ["war"], "stock": "b1 b2"}
    for card in ("b9", "r3*"):
        assert not referee(hands, "0:play r3*", "1:spin", f"0:show {card}", **more)["ok"]


def test_S12_undo_takes_back_one_card_laid() -> None:
    game = spun_game("war", HANDS, *LAID)
    game.undo()
    assert (game.turn, game.phase) == (2, "war")
    assert game.view(None).laid == ((), (), ())
