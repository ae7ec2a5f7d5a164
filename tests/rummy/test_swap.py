"""Swapping a joker of the table for the tile it stands for: R10."""

from typing import Any

import pytest

from rummy.tiles import allowed, refused, rummy

OTHERS = ["g1 g3", "y1 y3"]
RUN = ["r8 j=r9 r10"]
FOUR_RUNS = ["r8 j=r9 r10", "y8 j=y9 y10", "g8 j=g9 g10", "b8 j=b9 b10"]


def after(rack: str, *actions: str, **more: Any) -> dict[str, Any]:
    """What seat 0 did was allowed."""
    return allowed([rack, *OTHERS], *(f"0:{action}" for action in actions), **more)


def not_after(rule: str | None, rack: str, *actions: str, **more: Any) -> dict[str, Any]:
    """What seat 0 did last was refused."""
    return refused(rule, [rack, *OTHERS], *(f"0:{action}" for action in actions), **more)


# The joker goes to the rack


def test_R10_the_tile_goes_to_the_table_and_the_joker_to_the_rack() -> None:
    verdict = after("r9 b1 b3", "swap r9", table=RUN)
    assert (verdict["table"], verdict["hands"][0]) == (["r8 r9 r10"], "b1 b3 j")
    assert (verdict["turn"], verdict["phase"]) == (0, "turn")


@pytest.mark.parametrize(
    ("table", "tile", "then"),
    [
        ("j=r8 r9 r10", "r8", "r8 r9 r10"),
        ("r8 r9 j=r10", "r10", "r8 r9 r10"),
        ("j=r8 r9 j=r10", "r8", "r8 r9 j=r10"),
        ("j=r8 r9 j=r10", "r10", "j=r8 r9 r10"),
        ("r8 y8 j=g8", "g8", "r8 y8 g8"),
        ("j=y8 r8 g8", "y8", "y8 r8 g8"),
        ("r8 j=y8 g8 b8", "y8", "r8 y8 g8 b8"),
    ],
)
def test_R10_in_its_place(table: str, tile: str, then: str) -> None:
    assert after(f"{tile} b1 b3", f"swap {tile}", table=[table])["table"] == [then]


@pytest.mark.parametrize(("named", "other"), [("g", "b"), ("b", "g")])
def test_R10_only_the_very_tile_wins_a_joker_in_a_set(named: str, other: str) -> None:
    """Although the other colour is missing there too."""
    table = [f"r8 y8 j={named}8"]
    verdict = after(f"{named}8 b1 b3", f"swap {named}8", table=table)
    assert (verdict["table"], verdict["hands"][0]) == ([f"r8 y8 {named}8"], "b1 b3 j")
    not_after("R10", f"{other}8 b1 b3", f"swap {other}8", table=table)
    not_after("R10", f"{other}8 b1 b3", f"swap {other}8 1", table=table)
    assert "swap" not in after(f"{other}8 b1 b3", table=table)["legal"]["0"]


def test_R10_what_a_joker_stands_for_may_change_before() -> None:
    """R9: whoever lays a tile may let the joker stand for another colour, which then wins it."""
    hands = ["b8 b1", "g1 g8 b8", "y1 y3"]
    lay = "0:lay r8 y8 b8 j=g8"
    refused("R10", hands, lay, "1:swap b8", table=["r8 y8 j=b8"])
    verdict = allowed(hands, lay, "1:swap g8", table=["r8 y8 j=b8"])
    assert verdict["hands"][1] == "g1 b8 j"


@pytest.mark.parametrize(
    ("tile", "table"),
    [
        ("r8", ["r8 j=r9 r10"]),
        ("r11", ["r8 j=r9 r10"]),
        ("y9", ["r8 j=r9 r10"]),
        ("r9", ["r8 r9 r10"]),
        ("r9", []),
        ("r8", ["r8 y8 j=g8"]),
        ("y8", ["r8 y8 j=g8"]),
        ("g9", ["r8 y8 j=g8"]),
        ("g8", ["r8 y8 g8 j=b8"]),
        ("b8", ["r8 y8 j=g8"]),
        ("b8", ["r8 y8 g8", "r9 j=r10 r11"]),
    ],
)
def test_R10_only_for_the_tile_it_stands_for(tile: str, table: list[str]) -> None:
    not_after("R10", f"{tile} b1 b3", f"swap {tile}", table=table)


def test_R10_only_with_a_tile_from_the_rack() -> None:
    not_after(None, "b1 b3 r11", "swap r9", table=RUN)
    not_after(None, "b1 b3 r11", "swap r9", table=RUN, singles="r9")


def test_R10_a_start_tile_stands_for_nothing() -> None:
    not_after("R10", "r9 b1 b3", "swap r9", singles="j", table=["r8 y8 g8"])
    not_after("R10", "r9 b1 b3", "swap r9", singles="r8 j r10")


def test_R10_nobody_else_swaps() -> None:
    hands = ["b1 b3", "r9 g1", "y1 y3"]
    refused(None, hands, "1:swap r9", table=RUN)


@pytest.mark.parametrize("text", ["swap", "swap j", "swap r9 r9", "swap r13", "swap r9 1 2"])
def test_R10_what_is_no_swap(text: str) -> None:
    not_after(None, "r9 j b1 b3", text, table=RUN)


# Where several fit


def test_R10_where_several_fit_the_run_or_set_is_numbered() -> None:
    table = ["g8 g9 g10", "r8 j=r9 r10", "y9 b9 j=r9"]
    not_after("R10", "r9 b1 b3", "swap r9", table=table)
    verdict = after("r9 b1 b3", "swap r9 2", table=table)
    assert verdict["table"] == ["g8 g9 g10", "r8 r9 r10", "y9 b9 j=r9"]
    verdict = after("r9 b1 b3", "swap r9 3", table=table)
    assert verdict["table"] == ["g8 g9 g10", "r8 j=r9 r10", "y9 b9 r9"]


def test_R10_also_in_two_equal_runs() -> None:
    table = ["r8 j=r9 r10", "r8 j=r9 r10"]
    not_after("R10", "r9 b1 b3", "swap r9", table=table)
    assert after("r9 b1 b3", "swap r9 1", table=table)["table"] == ["r8 r9 r10", table[1]]
    assert after("r9 b1 b3", "swap r9 2", table=table)["table"] == [table[0], "r8 r9 r10"]


@pytest.mark.parametrize("number", [1, 3])
def test_R10_a_number_where_it_does_not_fit(number: int) -> None:
    table = ["g8 g9 g10", "r8 j=r9 r10", "y9 b9 g9"]
    not_after("R10", "r9 b1 b3", f"swap r9 {number}", table=table)


@pytest.mark.parametrize("number", [0, 2, 9, 34, 63, 64, 65, 99, 100, 1000])
def test_R10_a_number_where_nothing_lies(number: int) -> None:
    """Nor does it make another tile of the one named: the joker stands for r9, not for r8."""
    verdict = rummy(["r8 r9 b1 b3", *OTHERS], f"0:swap r8 {number}", table=RUN)
    assert not verdict["ok"]
    assert verdict["error"]["rule"] in ("R10", None)


def test_R10_the_number_may_be_said_where_it_is_not_needed() -> None:
    assert after("r9 b1 b3", "swap r9 1", table=RUN)["table"] == ["r8 r9 r10"]


def test_R10_the_tile_may_be_held_twice() -> None:
    table = ["r8 j=r9 r10", "r8 j=r9 r10"]
    verdict = after("r9 r9 b1", "swap r9 1", "swap r9", table=table)
    assert (verdict["table"], verdict["hands"][0]) == (["r8 r9 r10", "r8 r9 r10"], "b1 j j")


# The turn after a swap


def test_R10_the_turn_may_end_after_a_swap_alone() -> None:
    verdict = after("r9 b1 b3", "swap r9", "end", table=RUN)
    assert (verdict["turn"], verdict["hands"], verdict["uno_due"]) == (1, ["b1 b3 j", *OTHERS], [])


def test_R10_the_joker_may_be_played_in_the_same_turn_with_its_action() -> None:
    verdict = after("r9 b1 b3", "swap r9", "lay r8 r9 r10 j=r11", table=RUN)
    assert (verdict["table"], verdict["turn"]) == (["r8 r9 r10 j=r11"], 2)
    assert verdict["hands"] == ["b1 b3", "y10 y12 g1 g3 b10 b12", "y1 y3"]


def test_R10_or_in_a_later_one() -> None:
    more: dict[str, Any] = {"table": RUN, "stock": "b12 y12 g12 r12 b11 y11 g11"}
    actions = ("0:swap r9", "0:end", "1:draw", "2:draw", "0:lay r8 r9 r10 j=r11")
    verdict = allowed(["r9 b1 b3", *OTHERS], *actions, **more)
    assert verdict["hands"][1] == "r12 y11 g1 g3 g12 b11 b12"
    assert (verdict["turn"], verdict["hands"][0]) == (2, "b1 b3")


def test_R10_a_lay_after_a_swap_still_needs_a_tile_from_the_rack() -> None:
    not_after("R5", "r9 b1 b3", "swap r9", "lay r8 r9 r10", table=RUN)
    table = [*RUN, "r3 r4 r5"]
    not_after("R5", "r9 b1 b3", "swap r9", "lay r3 r4 r5 / r8 r9 r10", table=table)


def test_R10_one_may_swap_several_times() -> None:
    verdict = after("r9 y9 b1", "swap r9", "swap y9", "end", table=FOUR_RUNS[:3])
    assert verdict["table"] == ["r8 r9 r10", "y8 y9 y10", "g8 j=g9 g10"]
    assert verdict["hands"][0] == "b1 j j"


def test_R10_the_joker_won_may_be_won_again_by_the_next_player() -> None:
    hands = ["r9 b1 b3", "g1 g3", "r11 y3"]
    actions = ("0:swap r9", "0:lay r8 r9 r10 j=r11", "2:swap r11")
    verdict = allowed(hands, *actions, table=RUN)
    assert (verdict["table"], verdict["hands"][2]) == (["r8 r9 r10 r11"], "y3 j")


def test_R10_a_tile_swapped_in_stays() -> None:
    """R7 holds for it at once."""
    not_after("R7", "r9 r7 b1", "swap r9", "lay j=r6 r7! r8", table=RUN)


def test_R10_it_may_be_moved_at_once() -> None:
    """r9 takes the joker's place and goes on to a set."""
    lay = "lay r9 y9 g9 / r10 r11 r12 / r6 r7 r8"
    table = ["r6 r7 r8 j=r9 r10 r11 r12"]
    verdict = after("r9 y9 g9 b1", "swap r9", lay, table=table)
    assert (verdict["table"], verdict["hands"][0]) == (lay[4:].split(" / "), "b1 j")
    not_after(None, "r9 y9 g9", "swap r9", "lay r8 r9 r10 / r9 y9 g9", table=RUN)


# It counts as one of the four


def test_R10_a_tile_swapped_in_is_one_of_the_four() -> None:
    rack = "r9 r11 r12 r7 r6 b1"
    not_after("R5", rack, "swap r9", "lay r6 r7 r8 r9 r10 r11 r12", table=RUN)
    verdict = after(rack, "swap r9", "lay r7 r8 r9 r10 r11 r12", table=RUN)
    assert verdict["hands"][0] == "r6 b1 j"


def test_R10_two_swaps_leave_two() -> None:
    rack = "r9 y9 g11 g12 g7 b1"
    table = ["r8 j=r9 r10", "y8 j=y9 y10", "g8 g9 g10"]
    three = "lay r8 r9 r10 / y8 y9 y10 / g7 g8 g9 g10 g11 g12"
    not_after("R5", rack, "swap r9", "swap y9", three, table=table)
    two = "lay r8 r9 r10 / y8 y9 y10 / g8 g9 g10 g11 g12"
    verdict = after(rack, "swap r9", "swap y9", two, table=table)
    assert verdict["hands"][0] == "g7 b1 j j"


def test_R10_three_swaps_leave_one() -> None:
    rack = "r9 y9 g9 r11 r12"
    swaps = ("swap r9", "swap y9", "swap g9")
    rest = " / y8 y9 y10 / g8 g9 g10 / b8 j=b9 b10"
    not_after("R5", rack, *swaps, f"lay r8 r9 r10 r11 r12{rest}", table=FOUR_RUNS)
    verdict = after(rack, *swaps, f"lay r8 r9 r10 r11{rest}", table=FOUR_RUNS)
    assert verdict["hands"][0] == "r12 j j j"


def test_R10_four_swaps_leave_none() -> None:
    rack = "r9 y9 g9 b9 r11"
    swaps = ("swap r9", "swap y9", "swap g9", "swap b9")
    rest = " / y8 y9 y10 / g8 g9 g10 / b8 b9 b10"
    not_after("R5", rack, *swaps, f"lay r8 r9 r10 r11{rest}", table=FOUR_RUNS)
    verdict = after(rack, *swaps, table=FOUR_RUNS)
    assert verdict["legal"] == {"0": ["end"]}
    assert after(rack, *swaps, "end", table=FOUR_RUNS)["hands"][0] == "r11 j j j j"


# The tile just drawn


def test_R10_a_tile_just_drawn_cannot_be_swapped_in() -> None:
    """Although it could be played, the joker moving on."""
    more: dict[str, Any] = {"table": RUN, "stock": "r9 y12"}
    assert after("b1 b3", "draw", **more)["phase"] == "drawn"
    not_after("R10", "b1 b3", "draw", "swap r9", **more)
    assert after("b1 b3", "draw", "lay r8 r9 r10 j=r11", **more)["turn"] == 1


def test_R10_nor_another_one_after_drawing() -> None:
    table = ["r8 y8 g8 j=b8", "g2 g3 g4"]
    more: dict[str, Any] = {"table": table, "stock": "g5 y12"}
    not_after("R6", "b8 y4", "draw", "swap b8", **more, rules={"must_play": False})


def test_R10_a_drawn_tile_that_can_only_be_swapped_ends_the_turn() -> None:
    verdict = after("y1 b12", "draw", table=["r4 y4 g4 j=b4"], stock="b4 y12")
    assert (verdict["turn"], verdict["hands"][0]) == (1, "y1 b4 b12")


# When a swap is listed


@pytest.mark.parametrize(
    ("rack", "table", "listed"),
    [
        ("r9 b1", RUN, True),
        ("y9 b1", RUN, False),
        ("g8 b1", ["r8 y8 j=g8"], True),
        ("b8 b1", ["r8 y8 j=g8"], False),
        ("r8 b1", ["r8 y8 j=g8"], False),
        ("r9 b1", ["r8 r9 r10"], False),
        ("j b1", RUN, False),
        ("r9 b1", [*RUN, *RUN], True),
    ],
)
def test_R10_a_swap_is_listed_once_where_it_is_possible(
    rack: str, table: list[str], listed: bool
) -> None:
    assert after(rack, table=table)["legal"]["0"].count("swap") == listed
