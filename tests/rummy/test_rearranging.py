"""Rearranging the table: R7; start tiles: R8; jokers in it: R9 and R11."""

from typing import Any

import pytest

from rummy.tiles import allowed, refused

OTHERS = ["g1 g3", "y1 y3"]
RED = ["r8 r9 r10"]
FOUR_EIGHTS = ["r8 y8 g8 b8"]


def after(rack: str, lay: str, *more_actions: str, **more: Any) -> dict[str, Any]:
    """Seat 0 laid this; two tiles more are on the rack."""
    return allowed([f"{rack} b1 b3", *OTHERS], f"0:lay {lay}", *more_actions, **more)


def no_lay(rule: str | None, rack: str, lay: str, **more: Any) -> dict[str, Any]:
    return refused(rule, [f"{rack} b1 b3", *OTHERS], f"0:lay {lay}", **more)


# R7: everything may be rearranged


@pytest.mark.parametrize(
    ("rack", "table", "lay"),
    [
        ("r10", ["r8 r9 r10 r11 r12"], "r8 r9 r10 / r10 r11 r12"),
        ("r9 r10", ["r8 r9 r10 r11"], "r8 r9 r10 / r9 r10 r11"),
        ("y8 g8", ["r8 r9 r10 r11"], "r8 y8 g8 / r9 r10 r11"),
        ("y11 g11", ["r8 r9 r10 r11"], "r8 r9 r10 / r11 y11 g11"),
        ("r9 r10", FOUR_EIGHTS, "r8 r9 r10 / y8 g8 b8"),
        ("b9 b10", FOUR_EIGHTS, "b8 b9 b10 / r8 y8 g8"),
        ("r6", ["r3 r4 r5", "r7 r8 r9"], "r3 r4 r5 r6 r7 r8 r9"),
        ("b4", ["r4 r5 r6", "y4 y5 y6", "g4 g5 g6"], "r4 y4 g4 b4 / r5 y5 g5 / r6 y6 g6"),
        ("g3", ["r4 y4 g4", "r5 y5 g5", "r6 y6 g6"], "r4 r5 r6 / y4 y5 y6 / g3 g4 g5 g6"),
    ],
)
def test_R7_the_table_may_be_rearranged(rack: str, table: list[str], lay: str) -> None:
    verdict = after(rack, lay, table=table)
    assert verdict["table"] == lay.split(" / ")
    assert verdict["hands"][0] == "b1 b3"


def test_R7_melds_may_be_listed_in_any_order() -> None:
    lay = "g8 g9 g10 / r8 r9 r10 r11"
    assert after("r11", lay, table=[*RED, "g8 g9 g10"])["table"] == lay.split(" / ")
    same = after("r11", lay, table=["g8 g9 g10", *RED])
    assert same["table"] == lay.split(" / ")


def test_R7_a_set_may_be_turned_round() -> None:
    assert after("b8", "b8 g8 y8 r8", table=["r8 y8 g8"])["table"] == ["b8 g8 y8 r8"]


def test_R7_a_long_chain_of_moves() -> None:
    """Two tiles are played, ten lie elsewhere."""
    table = ["r8 r9 r10", "y8 y9 y10", "g8 g9 g10 g11"]
    lay = "r8 y8 g8 / r9 y9 g9 / r10 y10 / g10 g11"
    no_lay("R4", "g12", f"{lay} g12", table=table)
    lay = "r8 y8 g8 / r9 y9 g9 / r10 y10 g10 b10 / g11"
    no_lay("R4", "b10", lay, table=table)
    lay = "r8 y8 g8 / r9 y9 g9 / r10 y10 b10 / g10 g11 g12"
    assert after("b10 g12", lay, table=table)["table"] == lay.split(" / ")


# R7: every tile that lay in a run or set still does


@pytest.mark.parametrize(
    ("rack", "table", "lay"),
    [
        ("r11", ["r8 r9 r10"], "r9 r10 r11"),
        ("r11", ["r8 r9 r10", "g8 g9 g10"], "r8 r9 r10 r11"),
        ("g8 g9 g10", ["r8 r9 r10"], "g8 g9 g10"),
        ("r9 r10", FOUR_EIGHTS, "r8 r9 r10"),
        ("r11", ["r8 r9 r10", "r8 r9 r10"], "r8 r9 r10 r11"),
        ("b8", ["r8 y8 g8", "b9 b10 b11"], "y8 g8 b8 / b9 b10 b11"),
        ("r11", ["r8 r9 r10", "j=y3 y4 y5"], "r8 r9 r10 r11"),
        ("r9", ["r8 j=r9 r10"], "r8 r9 r10"),
        ("r11", ["j=r7 r8 r9 r10"], "r8 r9 r10 r11"),
    ],
)
def test_R7_no_tile_leaves_the_table(rack: str, table: list[str], lay: str) -> None:
    """Neither to the rack nor to the start tiles."""
    no_lay("R7", rack, lay, table=table)


def test_R7_a_tile_of_the_rack_is_no_exchange_for_one_of_the_table() -> None:
    no_lay("R7", "r9", "r8 r9^ r10", table=RED)


def test_R7_of_two_equal_tiles_both_stay() -> None:
    table = ["r8 r9 r10", "r10 y10 g10"]
    no_lay("R7", "b10", "r8 r9 r10 / y10 g10 b10", table=table)
    verdict = after("b10", "r8 r9 r10 / r10 y10 g10 b10", table=table)
    assert verdict["hands"][0] == "b1 b3"


def test_R7_what_was_played_stays_too() -> None:
    hands = ["r11 b1 b3", "g1 g3 g6", "y1 y3"]
    before = ("0:lay r8 r9 r10 r11",)
    allowed(["r11 b1", "r12 g3 g6", "y1"], *before, "1:lay r8 r9 r10 r11 r12", table=RED)
    hands[1] = "r7 g3 g6"
    refused("R7", hands, *before, "1:lay r7 r8 r9 r10", table=RED)


def test_R7_but_for_a_joker_won_by_a_swap() -> None:
    verdict = allowed(
        ["r9 r11 b1 b3", *OTHERS], "0:swap r9", "0:lay r8 r9 r10 r11", table=["r8 j=r9 r10"]
    )
    assert (verdict["table"], verdict["hands"][0]) == (["r8 r9 r10 r11"], "b1 b3 j")


def test_R7_every_run_and_set_is_valid_in_the_end() -> None:
    no_lay("R4", "y8 g8", "r8 y8 g8 / r9 r10", table=RED)
    no_lay("R4", "y9 g9", "r9 y9 g9 / r8 r10 r11", table=["r8 r9 r10 r11"])
    no_lay("R4", "r9 r10", "r8 r9 r10 / y8 g8", table=["r8 y8 g8"])
    no_lay("R12", "r12", "r8 r9 j=r10 j=r11 r12", table=["r8 r9 j=r10"], singles="j")


# R8: start tiles


def test_R8_a_start_tile_may_be_used() -> None:
    verdict = after("r10 r11", "r9 r10 r11", singles="r9 y3 g12 b6")
    assert (verdict["table"], verdict["singles"]) == (["r9 r10 r11"], "y3 g12 b6")


@pytest.mark.parametrize(
    ("rack", "lay", "left"),
    [
        ("r10 r11", "r9 r10 r11", "y8 g8 b6"),
        ("r8", "r8 y8 g8", "r9 b6"),
        ("r8 b8", "r8 y8 g8 b8", "r9 b6"),
        ("r8 r10", "r8 r9 r10", "y8 g8 b6"),
        ("b4 b5", "b4 b5 b6", "r9 y8 g8"),
        ("r8 b4 b5", "r8 y8 g8 / b4 b5 b6", "r9"),
        ("r8 b8 b7", "y8 g8 r8 / b6 b7 b8", "r9"),
        ("g9 b9", "r9 g9 b9", "y8 g8 b6"),
    ],
)
def test_R8_unused_ones_stay_single(rack: str, lay: str, left: str) -> None:
    verdict = after(rack, lay, singles="r9 y8 g8 b6")
    assert (verdict["singles"], verdict["hands"][0]) == (left, "b1 b3")


def test_R8_they_never_have_to_be_used() -> None:
    verdict = after("r9 r10 r11", "r9^ r10 r11", singles="r8 r12 r9")
    assert verdict["singles"] == "r8 r12 r9"


def test_R8_they_may_join_what_lies_there() -> None:
    verdict = after("r12", "r8 r9 r10 r11 r12", table=RED, singles="g6 r11")
    assert (verdict["table"], verdict["singles"]) == (["r8 r9 r10 r11 r12"], "g6")


def test_R8_they_may_make_a_run_of_their_own_while_a_tile_is_played_elsewhere() -> None:
    lay = "r8 r9 r10 r11 / g8 g9 g10"
    verdict = after("r11", lay, table=RED, singles="g8 g9 g10 y6")
    assert (verdict["table"], verdict["singles"]) == (lay.split(" / "), "y6")


def test_R8_they_may_take_part_in_a_rearrangement() -> None:
    lay = "r8 y8 g8 / r9 r10 r11"
    verdict = after("g8", lay, table=["r8 r9 r10 r11"], singles="y8 b6")
    assert (verdict["table"], verdict["singles"]) == (lay.split(" / "), "b6")


def test_R8_a_joker_among_them_stands_for_any_tile() -> None:
    verdict = after("r8 r10", "r8 j=r9 r10", singles="g6 j")
    assert (verdict["table"], verdict["singles"]) == (["r8 j=r9 r10"], "g6")
    assert (verdict["turn"], verdict["hands"][1]) == (1, "g1 g3")


def test_R8_once_in_a_run_or_set_they_stay_there() -> None:
    hands = ["r10 r11 b1", "g8 g10 r12", "y1 y3"]
    more: dict[str, Any] = {"singles": "r9 g9"}
    refused("R7", hands, "0:lay r9 r10 r11", "1:lay r10 r11 r12", **more)
    verdict = allowed(hands, "0:lay r9 r10 r11", "1:lay r9 r10 r11 / g8 g9 g10", **more)
    assert (verdict["singles"], verdict["hands"][1]) == ("", "r12")


def test_R8_no_tile_goes_back_to_the_start_tiles() -> None:
    hands = ["r11 b1 b3", "y9 g9 b9 g1", "y1 y3"]
    refused("R7", hands, "0:lay r9 r10 r11", "1:lay y9 g9 b9", singles="r9 r10")


# R8: on the rack and single at once


def test_R8_a_tile_is_taken_from_the_start_tiles_first() -> None:
    verdict = after("r9 r10 r11", "r9 r10 r11", singles="y3 r9")
    assert (verdict["singles"], verdict["hands"][0]) == ("y3", "r9 b1 b3")


def test_R8_the_mark_takes_it_from_the_rack() -> None:
    verdict = after("r9 r10 r11", "r9^ r10 r11", singles="y3 r9")
    assert (verdict["singles"], verdict["hands"][0]) == ("y3 r9", "b1 b3")


def test_R8_both_may_be_used() -> None:
    lay = "r9 r10 r11 / r9 y9 g9"
    verdict = after("r9 r11 y9 g9", lay, singles="r10 r9")
    assert (verdict["singles"], verdict["hands"][0]) == ("", "b1 b3")


def test_R8_the_mark_does_no_harm_where_the_tile_is_on_the_rack_only() -> None:
    verdict = after("r9 r10 r11", "r9^ r10^ r11^", singles="y3")
    assert (verdict["table"], verdict["hands"][0]) == (["r9 r10 r11"], "b1 b3")


def test_R8_the_mark_on_a_tile_that_is_not_on_the_rack() -> None:
    no_lay(None, "r10 r11", "r9^ r10 r11", singles="r9 y3")
    no_lay(None, "r11", "r8^ r9 r10 r11", table=RED)


def test_R8_the_mark_decides_how_many_were_played() -> None:
    rack = "r8 r9 r10 r11 r12"
    no_lay("R5", rack, "r8^ r9 r10 r11 r12", singles="r8")
    assert after(rack, "r8 r9 r10 r11 r12", singles="r8")["hands"][0] == "r8 b1 b3"
    no_lay("R5", "r8 y6", "r8 r9 r10", singles="r8 r9 r10")
    assert after("r8 y6", "r8^ r9 r10", singles="r8 r9 r10")["singles"] == "r8"


def test_R8_a_joker_on_the_rack_and_single() -> None:
    verdict = after("j r8 r10", "r8 j=r9 r10", singles="j")
    assert (verdict["hands"], verdict["turn"]) == (["b1 b3 j", *OTHERS], 1)
    verdict = after("j r8 r10", "r8 j=r9^ r10", singles="j")
    assert (verdict["hands"][0], verdict["singles"], verdict["turn"]) == ("b1 b3", "j", 2)
    assert len(verdict["hands"][1].split()) == 6


def test_R8_a_tile_that_is_nowhere() -> None:
    no_lay(None, "r10 r11", "r9 r10 r11", singles="y3 g9")
    no_lay(None, "r11", "r8 r9 r10 r11 r12", table=RED)
    no_lay(None, "r8 r9", "r8 r9 j=r10")
    no_lay(None, "r9 r10", "r8 r9 r10 / r8 r9 r10", table=RED)


# R9: a joker may come to stand for another tile


@pytest.mark.parametrize(
    ("rack", "table", "lay"),
    [
        ("r9", ["r8 j=r9 r10"], "r8 r9 r10 j=r11"),
        ("r9", ["r8 j=r9 r10"], "j=r7 r8 r9 r10"),
        ("r7", ["j=r7 r8 r9"], "r7 r8 r9 j=r10"),
        ("b8", ["r8 y8 j=g8"], "r8 y8 j=g8 b8"),
        ("g8", ["r8 y8 j=g8"], "r8 y8 g8 j=b8"),
        ("g8", ["r8 y8 j=b8"], "r8 y8 g8 j=b8"),
        ("b8", ["r8 y8 j=b8"], "r8 y8 j=g8 b8"),
        ("r8 y8", ["j=g8 g9 g10 g11"], "r8 y8 j=g8 / g9 g10 g11"),
        ("r8 y8", ["j=g8 g9 g10 g11"], "r8 y8 j=b8 / g9 g10 g11"),
        ("b8", ["r8 y8 g8 j=b8", "r9 r10 r11"], "r8 y8 g8 b8 / r9 r10 r11 j=r12"),
        ("y4 y6", ["r8 r9 r10 j=r11"], "r8 r9 r10 / y4 j=y5 y6"),
    ],
)
def test_R9_a_joker_of_the_table_may_stand_for_another_tile(
    rack: str, table: list[str], lay: str
) -> None:
    """It was not played from the rack: nobody draws."""
    verdict = after(rack, lay, table=table)
    assert (verdict["table"], verdict["hands"][0]) == (lay.split(" / "), "b1 b3")
    assert verdict["hands"][1] == "g1 g3"


def test_R9_where_there_is_no_place_for_it_the_tile_cannot_be_played() -> None:
    table = ["r8 y8 g8 j=b8"]
    no_lay("R7", "b8", "r8 y8 g8 b8", table=table)
    no_lay("R4", "b8", "r8 y8 g8 b8 j=r8", table=table)
    no_lay("R4", "b8", "r8 y8 g8 b8 / j=b9", table=table)


def test_R9_a_joker_in_a_set_may_be_renamed_without_being_moved() -> None:
    lay = "r8 y8 j=b8 / r9 r10 r11 r12"
    verdict = after("r12", lay, table=["r8 y8 j=g8", "r9 r10 r11"])
    assert verdict["table"] == lay.split(" / ")


def test_R9_jokers_may_change_places() -> None:
    table = ["r8 j=r9 r10", "g8 g9 j=g10"]
    lay = "j=r7 r8 r9 r10 / j=g7 g8 g9"
    verdict = after("r9", lay, table=table)
    assert (verdict["table"], verdict["turn"]) == (lay.split(" / "), 1)


# R11: whoever plays a joker says what it stands for


@pytest.mark.parametrize("lay", ["r8 j r10", "j r9 r10", "r9 r10 j", "r8 y8 j"])
def test_R11_a_joker_is_named(lay: str) -> None:
    rack = "r8 r9 r10 y8 j"
    no_lay("R11", rack, lay)


def test_R11_a_joker_of_the_table_and_a_start_tile_too() -> None:
    no_lay("R11", "r11", "r8 j r10 r11", table=["r8 j=r9 r10"])
    no_lay("R11", "r8 r10", "r8 j r10", singles="j")


def test_R11_the_verdict_names_it_too() -> None:
    assert after("j", "r8 r9 r10 j=r11", table=RED)["table"] == ["r8 r9 r10 j=r11"]


def test_R11_in_a_set_it_may_be_any_colour_missing() -> None:
    for named in ("j=g8", "j=b8"):
        lay = f"r8 {named} y8"
        assert after("r8 y8 j", lay)["table"] == [lay]
