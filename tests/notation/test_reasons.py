"""A refusal says what is wrong: the clause, and the sentence to the word."""

from typing import Any

import pytest

import tables
from lastcard import NotationError, Scenario
from rummy.tiles import rummy
from spin.at_the_wheel import STOCK, turned

HANDS = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]


def reason(verdict: dict[str, Any]) -> tuple[str | None, str]:
    assert verdict["error"], "it was allowed"
    return verdict["error"]["rule"], verdict["error"]["message"]


def in_uno(hands: list[str], *actions: str, **more: Any) -> tuple[str | None, str]:
    return reason(tables.referee(hands, *actions, **more))


def at_wheel(result: str, hands: list[str], *actions: str, **more: Any) -> tuple[str | None, str]:
    dealt, before = turned(result, hands, more)
    return in_uno(dealt, *before, *actions, **{"game": "spin", "stock": STOCK} | more)


def in_rummy(hands: list[str], *actions: str, **more: Any) -> tuple[str | None, str]:
    return reason(rummy(hands, *actions, **more))


# Jumping in

NOT_NOW = "nobody jumps in while a card is answered, a hand is chosen or the wheel is awaited"


@pytest.mark.parametrize(
    ("hands", "actions", "more", "why"),
    [
        (["r7 b5 b6", "g4 g5", "r7 y2"], ["0:play r7", "2:play r7"], {"seven_zero": True}, NOT_NOW),
        (["r+2 b5", "g+2 g5", "r+2 y2"], ["0:play r+2", "2:play r+2"], {"stacking": True}, NOT_NOW),
        (
            ["r5 b5 b6", "g4 g5", "r5 y2"],
            ["0:play r5", "1:draw", "2:draw", "0:draw", "2:play r5"],
            {},
            "you may jump in only on a card that was just played, before anybody acts",
        ),
        (
            ["r+2 b5 b6", "r+2 g5", "y1 y2"],
            ["0:play r+2", "1:play r+2"],
            {},
            "you have just drawn for this card, so you may not jump in on it",
        ),
        (
            ["w b5 b6", "g4 g5", "w y2"],
            ["0:play w=g", "2:play w=g"],
            {},
            "nobody jumps in on a wild card",
        ),
        (
            ["r5 b5 b6", "g4 g5", "r6 y2"],
            ["0:play r5", "2:play r6"],
            {},
            "out of turn you may play only a card identical to the one just played",
        ),
    ],
)
def test_H3_why_nobody_jumps_in(
    hands: list[str], actions: list[str], more: dict[str, bool], why: str
) -> None:
    more_of_it: dict[str, Any] = {"stock": "y9 y9 b1 b2 b3 b4", "discard": "r9"}
    rules = {"jump_in": True, **more}
    assert in_uno(hands, *actions, rules=rules, **more_of_it) == ("H3", why)


def test_H3_too_late_while_the_next_player_thinks_about_a_drawn_card() -> None:
    hands = ["r5 b1 b6", "g5 g6", "y4 r5"]
    actions = ("0:play r5", "1:draw", "2:play r5")
    why = "you may jump in only on a card that was just played, before anybody acts"
    assert in_uno(hands, *actions, rules={"jump_in": True}, stock="r8 g2") == ("H3", why)


def test_H3_a_card_that_is_not_held_is_told_first() -> None:
    actions = ("0:play r1", "2:play r1")
    assert in_uno(HANDS, *actions, rules={"jump_in": True}) == (None, "you do not hold r1")


def test_H3_not_after_a_spin_card() -> None:
    rules = {"jump_in": True}
    hands = ["r3* b6 b8", "g4 g5 g6", "r3 y2 y6"]
    actions = ("0:play r3*", "2:play r3")
    assert in_uno(hands, *actions, rules=rules, game="spin", stock=STOCK) == ("H3", NOT_NOW)


# Answers


def test_H1_what_answers_a_stacked_wild_draw_four() -> None:
    hands = ["w+4 b5 b6", "w+4 g5 g6", "y1 y2 y3"]
    rules = {"stacking": True}
    for wrong in ("play g5", "draw", "pass", "keep"):
        assert in_uno(hands, "0:play w+4=b", f"1:{wrong}", rules=rules) == (
            "H1",
            "answer with a Wild Draw Four, accept, or challenge",
        )
    rules |= {"no_bluffing": True}
    assert in_uno(["w+4 g5", *hands[1:]], "0:play w+4=b", "1:draw", rules=rules)[1] == (
        "answer with a card of the same kind, or accept"
    )


def test_U19_passing_is_no_answer_to_a_wild_draw_four() -> None:
    hands = ["w+4 b5 b6", *HANDS[1:]]
    why = "answer the Wild Draw Four first: accept or challenge"
    assert in_uno(hands, "0:play w+4=b", "1:pass") == ("U19", why)


def test_U17_a_wild_card_names_its_colour() -> None:
    assert in_uno(["w b5 b6", *HANDS[1:]], "0:play w") == (
        "U17",
        "w names its colour, as in w=g",
    )


# Cards that are not held


@pytest.mark.parametrize("card", ["r9", "b9", "g4"])
def test_a_card_that_is_not_held_is_told_so_whether_it_fits_or_not(card: str) -> None:
    assert in_uno(HANDS, f"0:play {card}") == (None, f"you do not hold {card}")


def test_U11_a_card_that_is_held_and_does_not_match() -> None:
    need = "this card does not fit: you need"
    assert in_uno(HANDS, "0:play b5") == ("U11", f"{need} red, a 7, or a Wild")
    assert in_uno(HANDS, "0:play b5", discard="r8") == ("U11", f"{need} red, an 8, or a Wild")
    wild = in_uno(HANDS, "0:play b5", discard="w", colour="g")
    assert wild == ("U11", f"{need} green or a Wild")


def test_a_card_put_down_more_often_than_held_is_named() -> None:
    hands = ["b6 b8", "g4 y4 r6", "y1 y2"]
    assert at_wheel("discard_number", hands, "1:discard g4 g4") == (
        None,
        "you do not have that many g4",
    )
    assert at_wheel("discard_number", hands, "1:discard g4 b4") == (None, "you do not hold b4")
    assert at_wheel("war", hands, "0:show b9") == (None, "you do not hold b9")


# The wheel


def test_S12_S13_what_comes_before_anything_is_put_down() -> None:
    hands = ["b6 b8", "g4 y4 r6", "y1 y2"]
    lay = ("S12", "a war is on: lay your highest number, with show")
    assert at_wheel("war", hands, "1:discard g4") == lay
    shout = ("S13", "shout first: the first to do so may put down one card")
    assert at_wheel("uno_spin", hands, "1:discard g4") == shout
    laid = at_wheel("war", hands, "1:show r6", "1:discard r6")
    assert laid == ("S12", "a war is on: first all lay their highest number")
    spin = in_uno(["r3* b6 b8", "g4 g5"], "0:play r3*", "1:discard g4", game="spin", stock=STOCK)
    assert spin[0] == "S2"


# Catching


@pytest.mark.parametrize(
    ("hands", "actions", "why"),
    [
        (["r1 b5", *HANDS[1:]], ["0:play r1 uno", "1:catch 0"], "this player has called"),
        (["r1 b5", *HANDS[1:]], ["0:play r1", "0:uno", "1:catch 0"], "this player has called"),
        (HANDS, ["0:play r1", "1:catch 0"], "this player does not hold just one card"),
        (
            ["r1 b5", *HANDS[1:]],
            ["0:play r1", "1:draw", "2:catch 0"],
            "it is too late to catch this player",
        ),
        (
            ["r1 b5", *HANDS[1:]],
            ["0:play r1", "1:catch 0", "2:catch 0"],
            "this player does not hold just one card",
        ),
    ],
)
def test_U25_why_somebody_cannot_be_caught(hands: list[str], actions: list[str], why: str) -> None:
    assert in_uno(hands, *actions) == ("U25", why)


def test_U25_a_call_of_long_ago_is_not_one() -> None:
    """Seat 0 called, drew, came to one card again, and forgot: then it is too late."""
    hands = ["r1 r2", "g4 g5 g6"]
    actions = ["0:play r1 uno", "1:draw", "0:draw", "0:keep", "1:draw", "0:play r2", "1:draw"]
    stock = "y9 r3 y8 y7 b1 b2"
    assert in_uno(hands, *actions, "1:catch 0", stock=stock) == (
        "U25",
        "it is too late to catch this player",
    )


RED: dict[str, Any] = {"table": ["r8 r9 r10"]}
LAY = "0:lay r8 r9 r10 r11"


@pytest.mark.parametrize(
    ("rack", "actions", "why"),
    [
        ("r11 b1", [f"{LAY} uno", "1:catch 0"], "this player has called"),
        ("r11 b1", ["0:uno", LAY, "1:catch 0"], "this player has called"),
        ("r11 b1", [LAY, "0:uno", "1:catch 0"], "this player has called"),
        ("r11 b1 b3", [LAY, "1:catch 0"], "this player does not hold just one tile"),
        (
            "r11 b1",
            [LAY, "1:draw", "2:draw", "1:catch 0"],
            "it is too late to catch this player",
        ),
    ],
)
def test_R20_why_somebody_cannot_be_caught(rack: str, actions: list[str], why: str) -> None:
    assert in_rummy([rack, "g1 g4", "y1 y4"], *actions, **RED) == ("R20", why)


# Rummy


@pytest.mark.parametrize("meld", [2, 34, 63, 99])
def test_R10_a_meld_that_is_not_there(meld: int) -> None:
    table = ["r8 j=r9 r10"]
    assert in_rummy(["r9 b1", "g1 g4"], f"0:swap r9 {meld}", table=table) == (
        "R10",
        f"there is no meld {meld}",
    )


def test_R10_a_joker_among_the_start_tiles() -> None:
    assert in_rummy(["r9 b1", "g1 g4"], "0:swap r9", singles="j r8 r10") == (
        "R10",
        "a joker among the start tiles stands for nothing yet",
    )


def test_R6_a_lay_after_a_draw_that_ended_the_turn() -> None:
    hands, stock = ["r12 b1", "g1 g4"], "y12 y9 y6"
    over = ("R6", "the tile that you drew could not be played: your turn is over")
    lay = "0:lay r8 r9 r10 r11"
    assert in_rummy(hands, "0:draw", lay, stock=stock, **RED) == over
    assert in_rummy(hands, "0:draw", "0:draw", stock=stock) == (None, "it is not your turn")
    later = in_rummy([*hands, "y1 y3"], "0:draw", "1:draw", lay, stock=stock, **RED)
    assert later == (None, "it is not your turn")


def test_R6_a_lay_without_the_drawn_tile() -> None:
    actions = ("0:draw", "0:lay r7 r8 r9 r10")
    more: dict[str, Any] = {"stock": "r11 y12", "rules": {"must_play": False}, **RED}
    assert in_rummy(["r7 b1", "g1 g4"], *actions, **more) == (
        "R6",
        "you have just drawn r11: lay it, alone or with other tiles, or keep it",
    )


def test_R6_a_start_tile_in_place_of_the_drawn_one() -> None:
    more: dict[str, Any] = {"stock": "r4 y9", "singles": "r4", "rules": {"must_play": False}}
    assert in_rummy(["r3 r5 b12", "g4 g6"], "0:draw", "0:lay r3 r4 r5!", **more) == (
        "R6",
        "that is the start tile r4: lay the one that you drew, as r4^",
    )


def test_R6_a_turn_does_not_end_without_an_answer_to_the_draw() -> None:
    assert in_rummy(["b1 b3", "g1 g4"], "0:draw", "0:end", stock="r11 y12", **RED)[0] == "R6"


def test_R11_a_joker_that_stands_for_nothing_named() -> None:
    assert in_rummy(["r4 j r6", "g1 g4"], "0:lay r4 j r6") == (
        "R11",
        "meld 1 (r4 j r6): say what the joker stands for, as in j=r6",
    )
    position = {"game": "rummy", "players": 2, "opener": 0, "turn": 0, "stock": "y1"}
    position |= {"hands": ["r1", "g1"], "table": ["r4 j r6"]}
    with pytest.raises(NotationError, match=r"does not say what it stands for, as in j=r5 \(R11\)"):
        Scenario.from_json(position)


# Scenarios


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"game": "rummy", "dealer": 0}, '"dealer" .* did you mean "opener"'),
        ({"game": "uno", "opener": 0}, '"opener" .* did you mean "dealer"'),
        ({"game": "spin", "wheels": []}, '"wheels" .* did you mean "wheel"'),
        ({"game": "uno", "rules": {"stacking": 1}}, "stacking is true or false, not 1$"),
        ({"game": "uno", "rules": {"stacking": "on"}}, 'stacking is true or false, not "on"$'),
    ],
)
def test_what_is_wrong_with_a_scenario(data: dict[str, Any], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        Scenario.from_json({"players": 2, "seed": 1, **data})
