"""S10, Trade hands: everybody hands the whole hand to the player on the left."""

import pytest

from lastcard.game.spin.events import Spun, TradedHands
from spin.at_the_wheel import at_spin, not_after, spun, spun_game

HANDS = ["b6 b8", "g4 g5* g6", "y1 y2 y6 w", "r9 r9 bs w+4"]
TRADED = ["r9 r9 bs w+4", "b6 b8", "g4 g5* g6", "y1 y2 y6 w"]


def test_S10_everybody_gives_to_the_left() -> None:
    verdict = spun("trade_hands", HANDS)
    assert verdict["hands"] == TRADED
    assert (verdict["turn"], verdict["phase"], verdict["uno_due"]) == (2, "turn", [])
    assert (verdict["top"], verdict["direction"]) == ("r3*", 1)


def test_S10_whatever_the_direction_of_play() -> None:
    verdict = spun("trade_hands", HANDS, direction=-1)
    assert verdict["hands"] == TRADED
    assert (verdict["turn"], verdict["direction"]) == (2, -1)


def test_S10_the_next_player_plays_from_the_hand_received() -> None:
    hands = ["b6 b8", "r4 g5 g6", "r9 y2 y6"]
    verdict = spun("trade_hands", hands)
    assert verdict["legal"] == {"2": ["draw", "play r4"]}
    not_after(None, "trade_hands", hands, "2:play r9")


def test_S10_spin_cards_stay_spin_cards() -> None:
    hands = ["b6 b8", "r4* r4 g6", "y1 y2 y6"]
    verdict = spun("trade_hands", hands)
    assert verdict["legal"] == {"2": ["draw", "play r4", "play r4*"]}
    assert spun("trade_hands", hands, "2:play r4*")["phase"] == "spin"


def test_S10_with_two_players_the_hands_are_swapped() -> None:
    for direction in (1, -1):
        verdict = spun("trade_hands", ["b6 b8", "g4 g5 g6"], direction=direction)
        assert verdict["hands"] == ["g4 g5 g6", "b6 b8"]
        assert verdict["turn"] == 0


def test_S10_with_ten_players() -> None:
    hands = [f"{c}{n} {c}{n}" for n in (6, 7, 8, 9) for c in "ryg"][:10]
    verdict = spun("trade_hands", hands, discard="r0")
    assert verdict["hands"] == [hands[-1], *hands[:-1]]


# Calling


def test_S10_who_receives_one_card_is_due() -> None:
    verdict = spun("trade_hands", ["b6 b8", "g4", "y1 y2 y6"])
    assert verdict["uno_due"] == [2]
    assert verdict["legal"]["0"] == ["catch 2"]
    assert verdict["legal"]["1"] == ["catch 2"]
    assert "uno" in verdict["legal"]["2"]


def test_S10_several_at_once() -> None:
    hands = ["b6", "g4", "y1 y2 y6", "r9"]
    verdict = spun("trade_hands", hands)
    assert verdict["uno_due"] == [0, 1, 2]
    assert verdict["legal"]["3"] == ["catch 0", "catch 1", "catch 2"]
    assert verdict["legal"]["0"] == ["catch 1", "catch 2", "uno"]


def test_S10_each_is_settled_apart() -> None:
    hands = ["b6", "g4", "y1 y2 y6", "r9"]
    verdict = spun("trade_hands", hands, "0:uno", "3:catch 1")
    assert verdict["uno_due"] == [2]
    assert verdict["hands"][1] == "b1 b2 b6"
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")


@pytest.mark.parametrize("begin", ["2:draw", "2:play r4"])
def test_S10_until_the_next_player_begins_a_turn(begin: str) -> None:
    hands = ["b6 b8", "r4 g5 g6", "y1 y2 y6", "r9"]
    assert spun("trade_hands", hands)["uno_due"] == [0]
    assert spun("trade_hands", hands, begin)["uno_due"] == []
    not_after("U25", "trade_hands", hands, begin, "1:catch 0")


def test_S10_the_window_of_the_next_player_closes_with_the_own_turn() -> None:
    hands = ["b6 b8", "g4", "y1 y2 y6"]
    assert spun("trade_hands", hands, "2:draw")["uno_due"] == []
    out = spun("trade_hands", ["b6 b8", "r9", "y1 y2 y6"], "2:play r9")
    assert out["round"]["winner"] == 2


def test_S10_a_call_made_before_does_not_matter() -> None:
    hands = ["r3* b6", "g4 g5 g6", "y1 y2 y6"]
    game = spun_game("trade_hands", ["b6", *hands[1:]])
    assert game.view(None).uno_due == (1,)
    verdict = at_spin(hands, "0:play r3* uno", "1:spin", wheel=["trade_hands"])
    assert verdict["uno_due"] == [1]


def test_S10_also_who_had_one_card_and_gets_another_one() -> None:
    verdict = spun("trade_hands", ["b6 b8", "g4", "y6"])
    assert verdict["uno_due"] == [0, 2]
    assert verdict["hands"] == ["y6", "b6 b8", "g4"]


def test_S10_who_gave_the_one_card_away_is_not_due() -> None:
    verdict = spun("trade_hands", ["b6", "g4 g5 g6", "y1 y2 y6"])
    assert (verdict["uno_due"], verdict["hands"][0]) == ([1], "y1 y2 y6")


def test_S10_with_two_players_both_can_be_due() -> None:
    verdict = spun("trade_hands", ["b6", "g4"])
    assert verdict["uno_due"] == [0, 1]
    assert verdict["legal"] == {"0": ["catch 1", "draw", "uno"], "1": ["catch 0", "uno"]}


def test_S10_it_is_told_to_all_but_not_the_cards() -> None:
    game = spun_game("trade_hands", HANDS)
    game.undo()
    events = game.push(1, "spin")
    assert events == (Spun(1, "trade_hands"), TradedHands())
    assert game.view(None).hands == (None,) * 4
    assert [h is None for h in game.view(1).hands] == [True, False, True, True]
