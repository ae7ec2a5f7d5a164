"""A turn: how many tiles are played (R5), and drawing (R6)."""

from typing import Any

import pytest

from rummy.tiles import allowed, refused, run

OTHERS = ["g1 g3", "y1 y3"]
RED = ["r8 r9 r10"]
TWO = ["r8 r9 r10", "g8 g9 g10"]
# One can swap b4 for the joker, but not play it: the joker would have nowhere to go.
FULL_SET = ["r4 y4 g4 j=b4"]
FREE: dict[str, Any] = {"rules": {"must_play": False}}


def after(rack: str, *actions: str, **more: Any) -> dict[str, Any]:
    """What seat 0 did was allowed."""
    return allowed([rack, *OTHERS], *(f"0:{action}" for action in actions), **more)


def not_after(rule: str | None, rack: str, *actions: str, **more: Any) -> None:
    """What seat 0 did last was refused."""
    refused(rule, [rack, *OTHERS], *(f"0:{action}" for action in actions), **more)


# R5: one to four tiles


@pytest.mark.parametrize(
    ("lay", "left"),
    [
        ("r8 r9 r10 r11 / g8 g9 g10", "r12 g11 g12 b1"),
        ("r8 r9 r10 r11 r12 / g8 g9 g10", "g11 g12 b1"),
        ("r8 r9 r10 r11 / g8 g9 g10 g11", "r12 g12 b1"),
        ("r8 r9 r10 r11 r12 / g8 g9 g10 g11", "g12 b1"),
        ("r8 r9 r10 / g8 g9 g10 g11 g12", "r11 r12 b1"),
    ],
)
def test_R5_one_to_three_tiles_may_be_added(lay: str, left: str) -> None:
    verdict = after("r11 r12 g11 g12 b1", f"lay {lay}", table=TWO)
    assert (verdict["hands"][0], verdict["turn"]) == (left, 1)
    assert verdict["table"] == lay.split(" / ")


def test_R5_four_tiles_here_and_there() -> None:
    lay = "r8 r9 r10 r11 r12 / g8 g9 g10 g11 g12"
    verdict = after("r11 r12 g11 g12 b1 b3", f"lay {lay}", table=TWO)
    assert verdict["hands"][0] == "b1 b3"


def test_R5_four_tiles_as_a_new_run_or_set() -> None:
    assert after("r8 r9 r10 r11 b1 b3", "lay r8 r9 r10 r11")["hands"][0] == "b1 b3"
    assert after("r8 y8 g8 b8 b1 b3", "lay r8 y8 g8 b8")["hands"][0] == "b1 b3"


def test_R5_a_new_set_and_one_tile_added() -> None:
    lay = "r8 r9 r10 r11 / r1 y1 b1"
    verdict = after("r11 r1 y1 b1 b3 g6", f"lay {lay}", table=RED)
    assert (verdict["hands"][0], verdict["table"]) == ("g6 b3", lay.split(" / "))


@pytest.mark.parametrize(
    ("rack", "lay", "table"),
    [
        ("r8 r9 r10 r11 r12", "r8 r9 r10 r11 r12", []),
        ("r11 r12 g10 g11 g12", "r8 r9 r10 r11 r12 / g7 g8 g9 g10 g11 g12", [*RED, "g7 g8 g9"]),
        ("r8 r9 r10 y1 g1 r1", "r8 r9 r10 / y1 g1 r1", []),
        ("r11 r12 y1 g1 r1", "r8 r9 r10 r11 r12 / y1 g1 r1", RED),
    ],
)
def test_R5_five_tiles_are_too_many(rack: str, lay: str, table: list[str]) -> None:
    not_after("R5", f"{rack} b1 b3", f"lay {lay}", table=table)


@pytest.mark.parametrize(
    ("lay", "table"),
    [
        ("r8 r9 r10", ["r8 r9 r10"]),
        ("r1 r2 r3 r4 r5 r6", ["r1 r2 r3", "r4 r5 r6"]),
        ("r1 r2 r3 / r4 r5 r6", ["r1 r2 r3 r4 r5 r6"]),
        ("r1 y1 g1 / r2 y2 g2 / r3 y3 g3", ["r1 r2 r3", "y1 y2 y3", "g1 g2 g3"]),
    ],
)
def test_R5_moving_tiles_on_the_table_is_no_turn(lay: str, table: list[str]) -> None:
    refused("R5", ["b10 b8", "y8 y10", "g8 g10"], f"0:lay {lay}", table=table)


def test_R5_putting_start_tiles_together_is_no_turn() -> None:
    not_after("R5", "b1 b3", "lay r8 r9 r10", singles="r8 r9 r10")
    not_after("R5", "b1 b3", "lay r8 r9 r10 r11", singles="r11", table=RED)


def test_R5_a_turn_may_not_just_end() -> None:
    not_after("R5", "b1 b3", "end")
    not_after("R5", "r11 b1 b3", "end", table=RED)
    not_after("R5", "r11 b1 b3", "end uno", table=RED)


def test_R5_tiles_moved_on_the_table_do_not_count() -> None:
    """Nine move, three are played."""
    sets = "r1 y1 g1 b1 / r3 y3 g3 b3 / r4 y4 g4 b4"
    table = ["r1 y1 g1", "r3 y3 g3", "r4 y4 g4"]
    verdict = allowed(["b1 b3 b4 b8", "y8 y10"], f"0:lay {sets}", table=table)
    assert verdict["hands"][0] == "b8"
    runs = ["r8 r9 r10", "y8 y9 y10", "g8 g9 g10"]
    sets = "r8 y8 g8 b8 / r9 y9 g9 b9 / r10 y10 g10 b10"
    hands = ["b8 b9 b10 b1 b3", "y1 y3"]
    verdict = allowed(hands, f"0:lay {sets}", table=runs, stock="g12 r12")
    assert (verdict["hands"][0], verdict["table"]) == ("b1 b3", sets.split(" / "))


def test_R5_start_tiles_do_not_count() -> None:
    lay = "r3 r4 r5 r6 / r8 r9 r10 r11"
    verdict = after("r3 r6 r8 r11 b1 b3", f"lay {lay}", singles="r4 r5 r9 r10")
    assert (verdict["hands"][0], verdict["singles"], verdict["turn"]) == ("b1 b3", "", 1)


@pytest.mark.parametrize(("direction", "following"), [(1, 1), (-1, 2)])
def test_R5_then_the_next_player_is_on_turn(direction: int, following: int) -> None:
    verdict = after("r11 b1 b3", "lay r8 r9 r10 r11", table=RED, direction=direction)
    assert (verdict["turn"], verdict["phase"], verdict["direction"]) == (
        following,
        "turn",
        direction,
    )


# R6: drawing


def test_R6_who_cannot_play_draws_one() -> None:
    verdict = after("b1 b3", "draw", table=RED, stock="y8 r11 g6")
    assert (verdict["hands"][0], verdict["stock"]) == ("y8 b1 b3", "r11 g6")
    assert (verdict["turn"], verdict["phase"], verdict["table"]) == (1, "turn", RED)


@pytest.mark.parametrize(
    ("rack", "more"),
    [
        ("r11 b1 b3", {"table": RED}),
        ("r8 r9 r10 b1", {}),
        ("r1 y1 b1", {}),
        ("r11 b1 b3", {"singles": "r9 y3 r10"}),
        ("y8 g8 b1", {"table": ["r8 r9 r10 r11"]}),
        ("y11 g11 b1", {"table": ["r8 r9 r10 r11"]}),
        ("r10 b1 b3", {"table": [run("r", 8, 12)]}),
        ("j b1 b9", {"table": RED}),
        ("j b1 b3", {}),
        ("j r8 b8", {}),
        ("j j r8", {}),
        ("r9 b6", {"table": ["r8 j=r9 r10"]}),
        ("g4 b8", {"table": ["r4 y4 j=g4"]}),
    ],
    ids=[
        *("added", "run", "set", "start tiles", "low end", "high end", "split"),
        *("joker", "joker in a run", "joker in a set", "two jokers", "joker moves", "set of four"),
    ],
)
def test_R6_who_can_play_may_not_draw(rack: str, more: dict[str, Any]) -> None:
    not_after("R6", rack, "draw", **more)
    assert "draw" not in after(rack, **more)["legal"]["0"]


@pytest.mark.parametrize(
    ("rack", "more"),
    [
        ("r11 b1 b3", {}),
        ("r9 r10 b1", {}),
        ("j r8 b10", {}),
        ("j j", {}),
        ("y8 g9 b1", {"table": ["r8 r9 r10 r11"]}),
        ("y8 g8 b1", {"table": ["r7 r8 r9"]}),
        ("b6 b8", {"singles": "r6 g8 y9 b10"}),
        ("b4 r10", {"table": FULL_SET}),
    ],
)
def test_R6_who_cannot_may(rack: str, more: dict[str, Any]) -> None:
    assert after(rack, "draw", **more, stock="g12 y12 y11")["hands"][0].count("g12") == 1


def test_R6_nobody_else_draws() -> None:
    refused(None, ["b1 b3", *OTHERS], "1:draw")
    refused(None, ["b1 b3", *OTHERS], "0:draw", "0:draw")


# R6: the tile just drawn

DRAWN: dict[str, Any] = {"table": RED, "stock": "r11 y8 g6"}


def test_R6_a_drawn_tile_that_can_be_played_may_be() -> None:
    verdict = after("b1 b3", "draw", **DRAWN)
    assert (verdict["turn"], verdict["phase"]) == (0, "drawn")
    assert (verdict["hands"][0], verdict["stock"]) == ("r11 b1 b3", "y8 g6")
    assert verdict["legal"] == {"0": ["keep", "lay"]}
    verdict = after("b1 b3", "draw", "lay r8 r9 r10 r11", **DRAWN)
    assert (verdict["hands"][0], verdict["table"]) == ("b1 b3", ["r8 r9 r10 r11"])
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")


def test_R6_or_kept() -> None:
    verdict = after("b1 b3", "draw", "keep", **DRAWN)
    assert (verdict["hands"][0], verdict["table"]) == ("r11 b1 b3", RED)
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")


def test_R6_either_way_the_turn_ends() -> None:
    for then in ("keep", "lay r8 r9 r10 r11"):
        refused(None, ["b1 b3", *OTHERS], "0:draw", f"0:{then}", "0:draw", **DRAWN)


def test_R6_nothing_more_is_drawn() -> None:
    not_after("R6", "b1 b3", "draw", "draw", **DRAWN)


@pytest.mark.parametrize(
    ("stock", "lay"), [("r10 y12", "r8 r9 r10"), ("j y12", "r8 r9 j=r10"), ("r7 y12", "r7 r8 r9")]
)
def test_R6_a_drawn_tile_is_played_with_others_of_the_rack(stock: str, lay: str) -> None:
    verdict = after("r8 r9 b1", "draw", stock=stock)
    assert (verdict["turn"], verdict["phase"]) == (0, "drawn")
    assert verdict["legal"] == {"0": ["keep", "lay"]}
    verdict = after("r8 r9 b1", "draw", f"lay {lay}", stock=stock)
    assert (verdict["table"], verdict["hands"][0]) == ([lay], "b1")


@pytest.mark.parametrize("stock", ["g9 y12", "r11 y12", "b8 y12"])
def test_R6_the_turn_ends_by_itself_where_no_lay_has_the_drawn_tile(stock: str) -> None:
    verdict = after("r8 r9 b1", "draw", stock=stock)
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")


def test_R6_at_most_four_with_the_drawn_tile() -> None:
    """R5: r7, just drawn, and three more; not five."""
    more: dict[str, Any] = {"stock": "r7 y12", "table": [], **FREE}
    rack = "r8 r9 r10 r11 b1"
    assert after(rack, "draw", "lay r7 r8 r9 r10", **more)["hands"][0] == "r11 b1"
    not_after("R5", rack, "draw", "lay r7 r8 r9 r10 r11", **more)
    assert after(rack, "draw", "lay r7 r8 r9", **more)["hands"][0] == "r10 r11 b1"


def test_R6_where_five_would_be_needed_the_turn_ends_by_itself() -> None:
    """Three of the rack and the drawn one make four of five."""
    table, singles = ["r8 y8 g8"], ""
    verdict = after("r9 b1 b3", "draw", table=table, singles=singles, stock="r10 y12")
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")


def test_R6_a_tile_of_the_rack_fits_once_the_drawn_one_lies_there() -> None:
    verdict = after("r12 b1", "draw", "lay r8 r9 r10 r11 r12", **DRAWN)
    assert (verdict["hands"][0], verdict["uno_due"]) == ("b1", [0])
    assert after("r12 b1 b3", "draw", "lay r8 r9 r10 r11", **DRAWN)["hands"][0] == "r12 b1 b3"


def test_R6_what_is_laid_after_a_draw_contains_the_drawn_tile() -> None:
    """Without `must_play` a player who can play may draw."""
    table = ["r8 r9 r10", "g8 g9 g10"]
    rack = "g11 b1 b3"
    lay = "lay r8 r9 r10 / g8 g9 g10 g11"
    not_after("R6", rack, "draw", lay, table=table, stock="r11 y8 g6", **FREE)
    both = "lay r8 r9 r10 r11 / g8 g9 g10 g11"
    verdict = after(rack, "draw", both, table=table, stock="r11 y8 g6", **FREE)
    assert verdict["hands"][0] == "b1 b3"


def test_R6_a_drawn_joker_may_be_played_with_others() -> None:
    stock = "j y8 y6 g6 g8 b6 b8"
    verdict = after("r11 r4 b1", "draw", "lay r8 r9 r10 r11 j=r12", table=RED, stock=stock, **FREE)
    assert verdict["hands"][0] == "r4 b1"
    not_after("R6", "r11 r4 b1", "draw", "lay r8 r9 r10 r11", table=RED, stock=stock, **FREE)


def test_R6_a_drawn_tile_that_lies_single_too_is_the_one_of_the_rack() -> None:
    """Where it is not marked the start tile is taken first: then nothing drawn was laid."""
    more: dict[str, Any] = {"table": RED, "singles": "r11", "stock": "r11 y8", **FREE}
    not_after("R6", "b1 b3", "draw", "lay r8 r9 r10 r11", **more)
    assert after("b1 b3", "draw", "lay r8 r9 r10 r11^", **more)["hands"][0] == "b1 b3"


def test_R6_the_drawn_tile_may_use_start_tiles() -> None:
    verdict = after("b1 b3", "draw", "lay r8 r9 r10", singles="r8 y4 r10", stock="r9 y8")
    assert (verdict["singles"], verdict["table"]) == ("y4", ["r8 r9 r10"])


def test_R6_the_drawn_tile_may_go_in_by_rearranging() -> None:
    lay = "lay r8 y8 g8 / r9 r10 r11"
    verdict = after("b1 b3", "draw", lay, table=["r8 r9 r10 r11"], singles="y8", stock="g8 y4")
    assert (verdict["table"], verdict["singles"]) == (["r8 y8 g8", "r9 r10 r11"], "")
    assert verdict["hands"][0] == "b1 b3"


def test_R6_a_drawn_action_tile_works() -> None:
    verdict = after("b1 b3", "draw", "lay r7 r8 r9 r10", table=RED, stock="r7 y8")
    assert (verdict["turn"], verdict["direction"]) == (2, -1)


def test_R6_a_drawn_joker_works() -> None:
    stock = "j y8 y6 g6 g8 b6 b8"
    verdict = after("b1 b3", "draw", "lay r8 r9 r10 j=r11", table=RED, stock=stock)
    assert verdict["hands"] == ["b1 b3", "y6 y8 g1 g3 g6 g8", "y1 y3"]
    assert (verdict["turn"], verdict["stock"]) == (2, "b6 b8")


def test_R6_only_the_one_who_drew_may_go_on() -> None:
    refused(None, ["b1 b3", *OTHERS], "0:draw", "1:keep", **DRAWN)
    refused(None, ["b1 b3", "r12", "y1"], "0:draw", "1:lay r8 r9 r10", **DRAWN)


def test_R6_there_must_be_a_drawn_tile_to_keep() -> None:
    not_after("R6", "b1 b3", "keep")
    not_after("R6", "r11 b1 b3", "keep", table=RED)
    not_after("R6", "b4 r10", "swap b4", "keep", table=FULL_SET)


# R6: `must_play` off


def test_R6_without_must_play_one_may_draw_instead() -> None:
    more = {"table": RED, "stock": "y8 g6"}
    assert after("r11 b1 b3", **more, **FREE)["legal"] == {"0": ["draw", "lay"]}
    verdict = after("r11 b1 b3", "draw", **more, **FREE)
    assert (verdict["hands"][0], verdict["turn"]) == ("r11 y8 b1 b3", 1)


def test_R6_must_play_is_on_unless_agreed_otherwise() -> None:
    not_after("R6", "r11 b1", "draw", table=RED, rules={"must_play": True})
    not_after("R6", "r11 b1", "draw", table=RED)


def test_R6_without_must_play_a_drawn_tile_that_cannot_be_played_ends_the_turn() -> None:
    """However well the rack may fit."""
    verdict = after("r11 b1 b3", "draw", table=RED, stock="y8 g6", **FREE)
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")


def test_R6_without_must_play_the_drawn_tile_may_equal_one_held() -> None:
    verdict = after("r11 b1", "draw", "lay r8 r9 r10 r11", table=RED, stock="r11 g6", **FREE)
    assert (verdict["hands"][0], verdict["turn"]) == ("r11 b1", 1)


def test_R6_without_must_play_one_may_still_play() -> None:
    assert after("r11 b1", "lay r8 r9 r10 r11", table=RED, **FREE)["turn"] == 1


# R6: swaps


def test_R6_a_possible_swap_does_not_count_as_being_able_to_play() -> None:
    verdict = after("b4 r10", table=FULL_SET)
    assert verdict["legal"] == {"0": ["draw", "swap"]}


@pytest.mark.parametrize("rules", [{}, {"must_play": False}])
def test_R6_after_a_swap_one_may_not_draw(rules: dict[str, Any]) -> None:
    not_after("R6", "b4 r10", "swap b4", "draw", table=FULL_SET, rules=rules)
    not_after("R6", "r9 b1", "swap r9", "draw", table=["r8 j=r9 r10"], rules=rules)
