"""Of several action tiles in one run or set, one counts: R18."""

from typing import Any

import pytest

from rummy.four_players import after, not_after, outcome
from rummy.tiles import allowed, refused


@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        ("r5! r6 r7", (2, 1, [0, 0, 0])),
        ("r5 r6 r7!", (3, -1, [0, 0, 0])),
        ("r5^! r6 r7", (2, 1, [0, 0, 0])),
        ("r5^ r6^ r7^!", (3, -1, [0, 0, 0])),
    ],
)
def test_R18_the_player_chooses_the_one_that_works(
    lay: str, expected: tuple[int, int, list[int]]
) -> None:
    assert outcome(after("r5 r6 r7", f"lay {lay}")) == expected


@pytest.mark.parametrize(
    ("rack", "lay", "more"),
    [
        ("r5 r6 r7", "r5 r6 r7", {}),
        ("r5 r6 r7", "r5 r6! r7", {}),
        ("r5 r6 r7", "r5! r6 r7!", {}),
        ("g5 b5", "r5 g5 b5", {"singles": "r5"}),
        ("g5 b5", "r5! g5 b5", {"singles": "r5"}),
        ("r2 y2 g2", "r2 y2 g2", {}),
        ("r2 j", "r2 r3 j=r4", {"singles": "r3"}),
        ("j j r8", "j=r7 r8 j=r9", {}),
        ("r5 r7", "r4 r5 r6 r7", {"singles": "r4 r6"}),
        ("r2 r7", "r2 r3 r4 r5 r6 r7", {"table": ["r3 r4 r5 r6"]}),
    ],
)
def test_R18_without_the_choice_the_play_is_refused(
    rack: str, lay: str, more: dict[str, Any]
) -> None:
    not_after("R18", rack, f"lay {lay}", **more)


@pytest.mark.parametrize("lay", ["r5 g5! b5", "r5 g5 b5!"])
def test_R18_two_of_one_kind_need_the_choice_too(lay: str) -> None:
    assert outcome(after("g5 b5", f"lay {lay}", singles="r5")) == (2, 1, [0, 0, 0])


@pytest.mark.parametrize(
    ("lay", "drawn"), [("r2! r3 j=r4", 2), ("r2 r3 j=r4!", 4), ("r2 r3 j=r4^!", 4)]
)
def test_R18_a_joker_is_one_of_them(lay: str, drawn: int) -> None:
    assert outcome(after("r2 j", f"lay {lay}", singles="r3")) == (2, 1, [drawn, 0, 0])


def test_R18_only_one_of_two_jokers_works() -> None:
    for lay in ("j=r7! r8 j=r9", "j=r7 r8 j=r9!"):
        assert outcome(after("j j r8", f"lay {lay}")) == (2, 1, [4, 0, 0])


def test_R18_what_lay_there_before_is_none_of_them() -> None:
    table = ["r5 r6 r7"]
    assert outcome(after("r8", "lay r5 r6 r7 r8", table=table)) == (1, 1, [0, 0, 0])
    table = ["r6 r7 r8"]
    assert outcome(after("r5", "lay r5 r6 r7 r8", table=table)) == (2, 1, [0, 0, 0])
    table = ["r4 r5 r6"]
    assert outcome(after("r7", "lay r4 r5 r6 r7", table=table)) == (3, -1, [0, 0, 0])


def test_R18_start_tiles_are_none_of_them() -> None:
    assert outcome(after("r6 r7", "lay r5 r6 r7", singles="r5")) == (3, -1, [0, 0, 0])
    not_after("R18", "r5 r6 r7", "lay r5^ r6 r7", singles="r5")


@pytest.mark.parametrize("lay", ["r5! r6 j=r7", "r5 r6! j=r7", "r5! r6! j=r7"])
def test_R18_the_mark_is_ignored_where_nothing_has_to_be_chosen(lay: str) -> None:
    assert outcome(after("r5 r6", f"lay {lay}", singles="j")) == (2, 1, [0, 0, 0])
    assert outcome(after("r8 r9 r10", "lay r8! r9 r10!")) == (1, 1, [0, 0, 0])


# R18: equal tiles, one of them just played


def test_R18_a_meld_that_lay_there_before_got_no_tile() -> None:
    """The r5 just played is the one in the run, together with r7."""
    rack, table = "r5 r6 r7", ["r5 y5 g5"]
    not_after("R18", rack, "lay r5 y5 g5 / r5 r6 r7", table=table)
    not_after("R18", rack, "lay r5 r6 r7 / r5 y5 g5", table=table)
    skip, reverse = (2, 1, [0, 0, 0]), (3, -1, [0, 0, 0])
    assert outcome(after(rack, "lay r5 y5 g5 / r5! r6 r7", table=table)) == skip
    assert outcome(after(rack, "lay r5 y5 g5 / r5 r6 r7!", table=table)) == reverse


def test_R18_the_mark_says_which_of_two_equal_tiles_was_just_played() -> None:
    """In the set: then r7 is alone in the run, and both work (R19)."""
    rack, table = "r5 r6 r7", ["r5 y5 g5"]
    verdict = after(rack, "lay r5! y5 g5 / r5 r6 r7", table=table)
    assert outcome(verdict) == (2, -1, [0, 0, 0])


def test_R18_so_does_the_mark_that_takes_it_from_the_rack() -> None:
    rack, table = "r5 r6 r7", ["r5 y5 g5"]
    verdict = after(rack, "lay r5^ y5 g5 / r5 r6 r7", table=table)
    assert outcome(verdict) == (2, -1, [0, 0, 0])
    not_after("R18", rack, "lay r5 y5 g5 / r5^ r6 r7", table=table)


def test_R18_otherwise_it_is_the_last_one_listed() -> None:
    rack, table = "r2 r3 r5", ["r4 r5 r6 r7"]
    verdict = after(rack, "lay r2 r3 r4 r5 / r5 r6 r7", table=table)
    assert outcome(verdict) == (2, 1, [2, 0, 0])
    not_after("R18", rack, "lay r5 r6 r7 / r2 r3 r4 r5", table=table)
    verdict = after(rack, "lay r5! r6 r7 / r2 r3 r4 r5", table=table)
    assert outcome(verdict) == (2, 1, [2, 0, 0])
    verdict = after(rack, "lay r5 r6 r7 / r2 r3 r4 r5!", table=table)
    assert outcome(verdict) == (2, 1, [0, 0, 0])


def test_R18_a_joker_just_played_beside_one_of_the_table() -> None:
    """The run with the old joker is as it was, so the new one is in the set with g5."""
    rack, table = "j g5", ["r8 j=r9 r10"]
    not_after("R18", rack, "lay r8 j=r9 r10 / r5 g5 j=b5", table=table, singles="r5")
    lay = "lay r8 j=r9! r10 / r5 g5 j=b5"
    verdict = after(rack, lay, table=table, singles="r5")
    assert outcome(verdict) == (2, 1, [4, 0, 0])


# R18: tiles swapped in

LONG = ["r4 j=r5 r6 j=r7 r8"]


def test_R18_a_tile_swapped_in_and_one_played() -> None:
    table = ["r4 j=r5 r6"]
    not_after("R18", "r5 r7", "swap r5", "lay r4 r5 r6 r7", table=table)
    for lay, expected in (("r4 r5! r6 r7", (2, 1)), ("r4 r5 r6 r7!", (3, -1))):
        assert outcome(after("r5 r7", "swap r5", f"lay {lay}", table=table))[:2] == expected


def test_R18_a_tile_swapped_in_and_the_joker_won() -> None:
    table = ["r4 j=r5 r6"]
    not_after("R18", "r5", "swap r5", "lay r4 r5 r6 j=r7", table=table)
    verdict = after("r5", "swap r5", "lay r4 r5 r6 j=r7!", table=table)
    assert outcome(verdict) == (2, 1, [4, 0, 0])
    verdict = after("r5", "swap r5", "lay r4 r5! r6 j=r7", table=table)
    assert outcome(verdict) == (2, 1, [0, 0, 0])


def test_R18_a_tile_swapped_in_belongs_to_the_meld_it_came_into() -> None:
    """The r7 among the sevens lay there before: b7 is the only one they got (R19)."""
    table = ["r6 j=r7 r8", "r7 y7 g7"]
    for lay in ("r6 r7 r8 / r7 y7 g7 b7", "r7 y7 g7 b7 / r6 r7 r8"):
        verdict = after("r7 b7", "swap r7", f"lay {lay}", table=table)
        assert outcome(verdict) == (1, 1, [0, 0, 0])
    verdict = after("r7 b7", "swap r7", "lay r6 r7 r8 / r7 y7 g7 b7!", table=table)
    assert outcome(verdict) == (1, 1, [0, 0, 0])


def test_R18_the_joker_won_is_not_in_a_meld_left_as_it_was() -> None:
    """It is in the green run: r5 is the only action tile that the red one got."""
    lay = "lay g8 g9 j=g10 / r4 r5 r6 j=r7"
    more: dict[str, Any] = {"table": ["r4 j=r5 r6 j=r7"], "singles": "g8 g9"}
    assert outcome(after("r5", "swap r5", lay, **more)) == (2, 1, [4, 0, 0])


def test_R18_two_tiles_swapped_in_and_nothing_laid() -> None:
    not_after("R18", "r5 r7", "swap r5", "swap r7", "end", table=LONG)
    verdict = after("r5 r7", "swap r5", "swap r7", table=LONG)
    assert {"end r5!", "end r7!"} < set(verdict["legal"]["0"])
    assert "end" not in verdict["legal"]["0"]
    verdict = after("r5 r7", "swap r5", "swap r7", "end r5!", table=LONG)
    assert outcome(verdict) == (2, 1, [0, 0, 0])
    verdict = after("r5 r7", "swap r5", "swap r7", "end r7!", table=LONG)
    assert outcome(verdict) == (3, -1, [0, 0, 0])


def test_R18_a_plain_tile_swapped_into_the_same_run_needs_no_choice() -> None:
    verdict = after("r3 r5", "swap r3", "swap r5", "end", table=["j=r3 r4 j=r5"])
    assert outcome(verdict) == (2, 1, [0, 0, 0])


@pytest.mark.parametrize("end", ["end r5! uno", "end r5!"])
def test_R18_the_choice_at_the_end_with_a_call_that_is_not_due(end: str) -> None:
    verdict = after("r5 r7", "swap r5", "swap r7", end, table=LONG)
    assert (verdict["turn"], verdict["uno_due"]) == (2, [])


@pytest.mark.parametrize("end", ["end r6!", "end r4! uno"])
def test_R18_what_is_no_choice_at_the_end(end: str) -> None:
    not_after("R18", "r5 r7", "swap r5", "swap r7", end, table=LONG)


def test_R18_a_choice_for_each_meld_at_the_end() -> None:
    table = ["r4 j=r5 r6 j=r7 r8", "b4 j=b5 b6 j=b7 b8"]
    swaps = [f"0:swap {tile}" for tile in ("r5", "r7", "b5", "b7")]
    hands = ["r5 r7 b5 b7 g1", "y1 y4", "r1 y3"]
    verdict = allowed(hands, *swaps, table=table)
    ends = ["end r5! b5!", "end r5! b7!", "end r7! b5!", "end r7! b7!"]
    assert verdict["legal"] == {"0": ends}
    assert allowed(hands, *swaps, "0:end r7! b7!", table=table)["turn"] == 1
    verdict = allowed(hands, *swaps, "0:end r5! b7!", table=table)
    assert (verdict["turn"], verdict["direction"]) == (1, -1)
    for end in ("end", "end r5!", "end b5! b7!"):
        refused("R18", hands, *swaps, f"0:{end}", table=table)


def test_R18_a_choice_in_one_meld_and_the_same_tile_alone_in_another() -> None:
    table = ["r4 j=r5 r6 j=r7 r8", "y5 j=r5 b5"]
    swaps = ("swap r5 1", "swap r7", "swap r5")
    verdict = after("r5 r7 r5", *swaps, "end r7!", table=table)
    assert outcome(verdict) == (2, -1, [0, 0, 0])
    verdict = after("r5 r7 r5", *swaps, "end r5!", table=table)
    assert outcome(verdict) == (2, 1, [0, 0, 0])


def test_R18_a_tile_swapped_in_counts_where_it_lies_at_the_end_of_the_turn() -> None:
    """r5 comes into the run and goes on to the fives, where y5 is played."""
    lay = "r5 y5 g5 / r6 r7 r8 r9 / r2 r3 r4"
    more: dict[str, Any] = {"table": ["r2 r3 r4 j=r5 r6 r7 r8 r9"], "singles": "g5"}
    not_after("R18", "r5 y5", "swap r5", f"lay {lay}", **more)
    chosen = lay.replace("y5", "y5!")
    assert outcome(after("r5 y5", "swap r5", f"lay {chosen}", **more)) == (2, 1, [0, 0, 0])
