"""UNO Spin is UNO and a wheel: without a spin card, the same position is judged the same."""

from typing import Any

import pytest

from lastcard.game.uno.events import Dealt
from spin.at_the_wheel import positions
from tables import CardGame as Game
from tables import referee

HANDS = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]
WILD_FOUR = "0:play w+4=g"
CHARGED = {"rules": {"scoring": "hands"}}

# What is done, from which hands, and what else the position has.
POSITIONS: dict[str, tuple[list[str], list[str], dict[str, Any]]] = {
    "U5 a number first": ([], HANDS, {"discard": "r7", "opening": True}),
    "U6 a Draw Two first": ([], HANDS, {"discard": "r+2", "opening": True}),
    "U7 a Reverse first": ([], HANDS, {"discard": "rr", "opening": True}),
    "U8 a Skip first": ([], HANDS, {"discard": "rs", "opening": True}),
    "U9 a Wild first": (["0:colour b", "0:play b5"], HANDS, {"discard": "w", "opening": True}),
    "U10 a Wild Draw Four first": ([], HANDS, {"discard": "w+4", "opening": True}),
    "U11 by colour": (["0:play r1"], HANDS, {}),
    "U11 by number": (["0:play b5"], HANDS, {"discard": "y5"}),
    "U11 by symbol": (["0:play bs"], ["bs b5", *HANDS[1:]], {"discard": "rs"}),
    "U11 in nothing": (["0:play b5"], HANDS, {}),
    "U11 a Wild": (["0:play w=b", "1:play g4"], ["w b5", *HANDS[1:]], {}),
    "U12 not played": (["0:draw"], HANDS, {"stock": "g8 g9"}),
    "U13 drawn and played": (["0:draw", "0:play r9"], HANDS, {"stock": "r9 g9"}),
    "U13 drawn and kept": (["0:draw", "0:keep"], HANDS, {"stock": "r9 g9"}),
    "U13 held before": (["0:draw", "0:play r1"], HANDS, {"stock": "r9 g9"}),
    "U14 Draw Two": (["0:play r+2"], ["r+2 b5 b6", *HANDS[1:]], {}),
    "U15 Reverse": (["0:play rr"], ["rr b5 b6", *HANDS[1:]], {}),
    "U15 Reverse of two": (["0:play rr"], ["rr b5 b6", HANDS[1]], {}),
    "U16 Skip": (["0:play rs"], ["rs b5 b6", *HANDS[1:]], {}),
    "U17 Wild": (["0:play w=r"], ["w r1 b5", *HANDS[1:]], {}),
    "U18 Wild Draw Four": ([WILD_FOUR, "1:accept"], ["w+4 b5 b6", *HANDS[1:]], {}),
    "U19 another challenges": ([WILD_FOUR, "2:challenge"], ["w+4 r1 b5", *HANDS[1:]], {}),
    "U21 guilty": ([WILD_FOUR, "1:challenge"], ["w+4 r1 b5", *HANDS[1:]], {}),
    "U22 an action card": ([WILD_FOUR, "1:challenge"], ["w+4 rs b5", *HANDS[1:]], {}),
    "U21 innocent": ([WILD_FOUR, "1:challenge"], ["w+4 y7 bs", *HANDS[1:]], {}),
    "U23 due": (["0:play r1"], ["r1 b5", *HANDS[1:]], {}),
    "U23 called": (["0:play r1 uno"], ["r1 b5", *HANDS[1:]], {}),
    "U24 caught": (["0:play r1", "2:catch 0"], ["r1 b5", *HANDS[1:]], {}),
    "U24 too late": (["0:play r1", "1:draw", "2:catch 0"], ["r1 b5", *HANDS[1:]], {}),
    "U26 the last card": (["0:play r1"], ["r1", *HANDS[1:]], {}),
    "U27 a Draw Two last": (["0:play r+2"], ["r+2", *HANDS[1:]], {}),
    "U27 a Wild Draw Four last": ([WILD_FOUR], ["w+4", *HANDS[1:]], {}),
    "U28 the pile is used up": (["0:draw"], HANDS, {"stock": "", "discard": "g8 g9 r7"}),
    "U30 points": (["0:play r1"], ["r1", "g0 b9 gs yr", "b+2 w w+4"], {}),
    "U31 to 499": (["0:play r1"], ["r1", "g9"], {"scores": [490, 0]}),
    "U31 to 500": (["0:play r1"], ["r1", "g9"], {"scores": [491, 0]}),
    "U32 the fewest": (["0:play r1"], ["r1", "g9", "w"], {"scores": [100, 20, 460], **CHARGED}),
    "U33 to 250": (["0:play r1"], ["r1", "g9"], {"scores": [241, 0], "rules": {"target": 250}}),
    "U33 to 750": (["0:play r1"], ["r1", "g9"], {"scores": [491, 0], "rules": {"target": 750}}),
    "U33 no points": (["0:play r1"], ["r1", "g9"], {"rules": {"scoring": "none"}}),
}


@pytest.mark.parametrize(("actions", "hands", "more"), POSITIONS.values(), ids=POSITIONS)
def test_U5_to_U33_hold_in_spin_as_in_uno(
    actions: list[str], hands: list[str], more: dict[str, Any]
) -> None:
    """What UNO does here is said in the tests of these clauses."""
    more = {"dealer": len(hands) - 1, "stock": "b1 b2 b3 b4 g1 g2 g3 b8"} | more
    verdict = referee(hands, *actions, **more, game="spin")
    assert verdict == referee(hands, *actions, **more)
    assert verdict["applied"] >= len(actions) - 1


def test_U4_seven_cards_each_and_one_turned_up_in_spin() -> None:
    for seed in range(20):
        (dealt,) = (e for e in Game.new("spin", 3, seed).opening if isinstance(e, Dealt))
        assert [len(hand or ()) for hand in dealt.hands] == [7, 7, 7]
        assert len(Game.new("spin", 3, seed).view(None).discards) == 1


def test_U34_the_next_round_is_shuffled_and_dealt_in_spin() -> None:
    deals = [
        event.hands
        for _, happened in positions(3, seed=1)
        for event in happened
        if isinstance(event, Dealt)
    ]
    assert len(deals) > 1
    assert len(set(deals)) == len(deals)
