"""Runs and sets: R4, and jokers in them: R12."""

from itertools import combinations
from typing import Any

import pytest

from rummy.tiles import ACTIONS, COLOURS, NUMBERS, allowed, refused, run

OTHERS = ["g1 g3", "y1 y3"]


def choosing(tiles: list[str]) -> str:
    """R18: where there are action tiles, the first one counts."""
    first = next((tile for tile in tiles if int(tile[1:]) in ACTIONS), None)
    return " ".join(f"{tile}!" if tile == first else tile for tile in tiles)


def table_after(rack: str, lay: str, **more: Any) -> list[str]:
    """The table after a lay that is allowed; two tiles stay on the rack."""
    verdict = allowed([f"{rack} b1 b3", *OTHERS], f"0:lay {lay}", **more)
    table: list[str] = verdict["table"]
    return table


def no_lay(rule: str | None, rack: str, lay: str, **more: Any) -> None:
    refused(rule, [f"{rack} b1 b3", *OTHERS], f"0:lay {lay}", **more)


# R4: runs


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("first", range(1, 11))
@pytest.mark.parametrize("length", [3, 4])
def test_R4_consecutive_numbers_of_one_colour_are_a_run(
    colour: str, first: int, length: int
) -> None:
    if first + length > 13:
        return
    tiles = [f"{colour}{number}" for number in range(first, first + length)]
    hands = [" ".join(["r12 g12", *tiles]), "r8 g9", "g8 b9"]
    verdict = allowed(hands, f"0:lay {choosing(tiles)}", stock="y12 b12")
    assert verdict["table"] == [" ".join(tiles)]
    assert verdict["hands"][0] == "r12 g12"


@pytest.mark.parametrize("colour", "ryg")
def test_R4_a_run_is_at_most_twelve_long(colour: str) -> None:
    whole = run(colour, 1, 12)
    assert table_after(f"{colour}12", whole, table=[run(colour, 1, 11)]) == [whole]
    assert table_after(f"{colour}1", whole, table=[run(colour, 2, 12)]) == [whole]


@pytest.mark.parametrize("added", ["r1 r12", "r12 r1"])
def test_R4_there_is_nothing_after_12_and_before_1(added: str) -> None:
    no_lay("R4", "r1", f"{run('r', 1, 12)} r1", table=[run("r", 1, 12)])
    no_lay("R4", "r12", f"r12 {run('r', 1, 12)}", table=[run("r", 1, 12)])
    no_lay("R4", added, "r11 r12 r1", singles="r11")
    no_lay("R4", added, "r12 r1 r2", singles="r2")


@pytest.mark.parametrize(("colour", "following"), ["ry", "yg", "gb"])
def test_R4_no_run_goes_on_in_the_next_colour(colour: str, following: str) -> None:
    rack = f"{colour}12 {following}1"
    no_lay("R4", rack, f"{colour}11 {rack}", singles=f"{colour}11")
    no_lay("R4", rack, f"{rack} {following}2", singles=f"{following}2")


def test_R4_two_equal_runs_may_lie_there() -> None:
    two = ["r8 r9 r10", "r8 r9 r10"]
    assert table_after("r8 r9 r10", "r8 r9 r10 / r8 r9 r10", table=["r8 r9 r10"]) == two


# R4: sets


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    "colours", [*combinations(COLOURS, 3), tuple(COLOURS), ("b", "r", "g"), ("g", "b", "y", "r")]
)
def test_R4_one_number_in_three_or_four_colours_is_a_set(
    number: int, colours: tuple[str, ...]
) -> None:
    """In any order; it lies as it was laid."""
    tiles = [f"{colour}{number}" for colour in colours]
    hands = [" ".join(["r12 g11", *tiles]), "r9 g10", "g9 b10"]
    verdict = allowed(hands, f"0:lay {choosing(tiles)}", stock="y12 b11")
    assert verdict["table"] == [" ".join(tiles)]


@pytest.mark.parametrize("place", range(4))
def test_R4_the_fourth_colour_may_join_a_set_at_any_place(place: int) -> None:
    tiles = ["r8", "y8", "g8"]
    tiles.insert(place, "b8")
    assert table_after("b8", " ".join(tiles), table=["r8 y8 g8"]) == [" ".join(tiles)]


def test_R4_two_equal_sets_may_lie_there() -> None:
    two = ["r8 y8 g8", "g8 y8 r8"]
    assert table_after("r8 y8 g8", "r8 y8 g8 / g8 y8 r8", table=["r8 y8 g8"]) == two


# R4: neither


@pytest.mark.parametrize(
    "tiles",
    [
        "r8",
        "r8 r9",
        "r8 y8",
        "r8 r10 r11",
        "r8 r9 r11",
        "r8 r9 g10",
        "r8 g9 r10",
        "r8 r9 r10 y10",
        "r8 r9 r10 y11",
        "r10 r9 r8",
        "r9 r8 r10",
        "r8 r10 r9",
        "r8 r8 r9 r10",
        "r8 r8 y9",
        "r8 y8 r8",
        "r8 r8 y8 g8",
        "r8 y8 g9",
        "r8 y9 g10",
        "r10 r11 r12 r1",
        "r8 y8 g8 g9",
    ],
)
def test_R4_everything_else_is_neither(tiles: str) -> None:
    no_lay("R4", tiles, tiles)


def test_R4_a_set_has_no_colour_twice() -> None:
    no_lay("R4", "r8", "r8 y8 g8 r8", table=["r8 y8 g8"])
    no_lay("R4", "r8", "r8 y8 g8 b8 r8", table=["r8 y8 g8 b8"])


def test_R4_as_the_rule_sheet_shows_it() -> None:
    assert table_after("b4 b5 b6", "b4 b5 b6") == ["b4 b5 b6"]
    assert table_after("r1 r2 r3 r4", "r1 r2 r3 r4") == ["r1 r2 r3 r4"]
    assert table_after("r4 b4 g4", "r4 b4 g4") == ["r4 b4 g4"]
    no_lay("R4", "y4 y4 b4", "y4 y4 b4")


def test_R4_every_run_and_set_on_the_table_must_be_one() -> None:
    no_lay("R4", "r6", "r3 r4 / r5 r6", table=["r3 r4 r5"])
    no_lay("R4", "r11 r12", "r8 r9 r10 / r11 r12", table=["r8 r9 r10"])
    no_lay("R4", "r8 r9 r10 y4", "r8 r9 r10 / y4")
    no_lay("R4", "r8 r9 r10 y4", "y4 / r8 r9 r10")


def test_R4_a_run_of_the_table_must_ascend_too() -> None:
    no_lay("R4", "g8 g9 g10", "r10 r9 r8 / g8 g9 g10", table=["r8 r9 r10"])


@pytest.mark.parametrize(
    ("rack", "lay"),
    [
        ("r8 r9 j", "r8 r9 j=r11"),
        ("r8 r9 j", "r8 r9 j=y10"),
        ("r8 r9 j", "j=r9 r8 r9"),
        ("r8 r9 j", "r8 r9 j=r9"),
        ("r8 r10 j", "r8 j=r10 r10"),
        ("r8 r10 j", "r8 j=r8 r10"),
        ("r8 r10 j", "r8 j=g9 r10"),
        ("r11 r12 j", "r11 r12 j=r1"),
        ("r1 r12 j", "j=r11 r12 r1"),
        ("r8 y8 j", "r8 y8 j=y8"),
        ("r8 y8 j", "r8 y8 j=g9"),
        ("r8 y9 j", "r8 y9 j=g8"),
        ("r8 j", "r8 j=r9"),
        ("j", "j=r8"),
    ],
)
def test_R4_a_joker_counts_as_the_tile_named(rack: str, lay: str) -> None:
    no_lay("R4", rack, lay)


def test_R4_a_joker_makes_no_set_of_five() -> None:
    for named in ("j=r8", "j=b8"):
        no_lay("R4", "j", f"r8 y8 g8 b8 {named}", table=["r8 y8 g8 b8"])


# R12: sets


@pytest.mark.parametrize("lay", ["j=g8 r8 y8", "r8 j=g8 y8", "r8 y8 j=g8", "r8 y8 j=b8"])
def test_R12_a_set_may_hold_a_joker(lay: str) -> None:
    assert table_after("r8 y8 j", lay) == [lay]


def test_R12_also_as_the_fourth() -> None:
    assert table_after("r8 y8 g8 j", "r8 y8 g8 j=b8") == ["r8 y8 g8 j=b8"]
    assert table_after("j", "r8 y8 g8 j=b8", table=["r8 y8 g8"]) == ["r8 y8 g8 j=b8"]
    assert table_after("b8", "r8 y8 j=g8 b8", table=["r8 y8 j=g8"]) == ["r8 y8 j=g8 b8"]


@pytest.mark.parametrize(
    "lay", ["r8 j=y8 j=g8", "j=r8 y8 j=g8", "j=y8 j=g8 r8", "r8 y8 j=g8 j=b8", "j=r8 j=y8 g8 b8"]
)
def test_R12_a_set_holds_at_most_one_joker(lay: str) -> None:
    rack = " ".join(tile for tile in lay.split() if tile[0] != "j")
    no_lay("R12", rack, lay, singles="j j")


def test_R12_no_second_joker_joins_a_set() -> None:
    no_lay("R12", "j", "r8 y8 j=g8 j=b8", table=["r8 y8 j=g8"])


# R12: runs


@pytest.mark.parametrize("lay", ["j=r8 r9 r10", "r8 j=r9 r10", "r8 r9 j=r10"])
def test_R12_a_joker_may_stand_anywhere_in_a_run(lay: str) -> None:
    rack = " ".join("j" if tile[0] == "j" else tile for tile in lay.split())
    assert table_after(rack, lay) == [lay]


def test_R12_at_the_ends_of_the_numbers_too() -> None:
    assert table_after("r2 r3", "j=r1 r2 r3", singles="j") == ["j=r1 r2 r3"]
    assert table_after("r10 r11 j", "r10 r11 j=r12") == ["r10 r11 j=r12"]
    whole = f"j=r1 {run('r', 2, 11)} j=r12"
    assert table_after("r2", whole, table=[f"{run('r', 3, 11)} j=r12"], singles="j") == [whole]


@pytest.mark.parametrize(("rack", "lay"), [("r11 r12", "r11 r12 j=r13"), ("r1 r2", "j=r0 r1 r2")])
def test_R12_never_for_less_than_1_or_more_than_12(rack: str, lay: str) -> None:
    """There is no such tile to name."""
    no_lay(None, rack, lay, singles="j")


@pytest.mark.parametrize(
    "lay",
    [
        "j=r8 r9 j=r10",
        "r8 j=r9 r10 j=r11",
        "j=r8 r9 r10 j=r11",
        "r8 j=r9 r10 j=r11 r12",
        "j=r8 r9 j=r10 r11 j=r12",
        "j=r5 r6 j=r7 r8 j=r9 r10 j=r11",
    ],
)
def test_R12_a_run_may_hold_any_number_of_jokers(lay: str) -> None:
    tiles = lay.split()
    rack = " ".join(tile for tile in tiles if tile[0] != "j")
    jokers = " ".join("j" for tile in tiles if tile[0] == "j")
    assert table_after(rack, lay, singles=jokers) == [lay]


def test_R12_as_the_rule_sheet_shows_it() -> None:
    lay = "r2! r3 j=r4 r5 j=r6"
    assert table_after("r2 r3 r5", lay, singles="j j") == ["r2 r3 j=r4 r5 j=r6"]
    no_lay("R12", "r2 r3 r6", "r2 r3 j=r4 j=r5 r6", singles="j j")


@pytest.mark.parametrize(
    "lay",
    [
        "j=r8 j=r9 r10",
        "r8 j=r9 j=r10",
        "r8 j=r9 j=r10 r11",
        "r8 r9 j=r10 j=r11",
        "j=r8 j=r9 j=r10 r11",
        "j=r8 r9 j=r10 j=r11 r12",
    ],
)
def test_R12_but_never_two_side_by_side(lay: str) -> None:
    tiles = lay.split()
    rack = " ".join(tile for tile in tiles if tile[0] != "j")
    no_lay("R12", rack, lay, singles=" ".join("j" for tile in tiles if tile[0] == "j"))


def test_R12_no_joker_joins_beside_another_one() -> None:
    no_lay("R12", "j", "r8 r9 j=r10 j=r11", table=["r8 r9 j=r10"])
    assert table_after("j", "j=r7 r8 r9 j=r10", table=["r8 r9 j=r10"]) == ["j=r7 r8 r9 j=r10"]


def test_R12_two_runs_with_jokers_at_their_ends_do_not_become_one() -> None:
    table = ["r6 r7 j=r8", "j=r9 r10 r11"]
    no_lay("R12", "r12", "r6 r7 j=r8 j=r9 r10 r11 r12", table=table)
    both = ["r6 r7 j=r8", "j=r9 r10 r11 r12"]
    assert table_after("r12", " / ".join(both), table=table) == both
