""" "UNO!" in Rummy: R20, which is U23 to U25 except for the call in your turn and for draws."""

from typing import Any

import pytest

from lastcard import IllegalAction
from lastcard.game.rummy.view import RummyView
from rummy.tiles import allowed, game, refused

RED = ["r8 r9 r10"]
HANDS = ["r11 b1", "g1 g4", "y1 y4"]
LAY = "0:lay r8 r9 r10 r11"
JOKER = ["r8 j=r9 r10"]


def after(*actions: str, hands: list[str] = HANDS, **more: Any) -> dict[str, Any]:
    return allowed(hands, *actions, **{"table": RED} | more)


def due_after(*actions: str, hands: list[str] = HANDS, **more: Any) -> list[int]:
    due: list[int] = after(*actions, hands=hands, **more)["uno_due"]
    return due


def not_after(rule: str | None, *actions: str, hands: list[str] = HANDS, **more: Any) -> None:
    refused(rule, hands, *actions, **{"table": RED} | more)


# When it is due


def test_R20_who_ends_the_turn_with_one_tile_is_due() -> None:
    verdict = after(LAY)
    assert (verdict["uno_due"], verdict["hands"][0], verdict["turn"]) == ([0], "b1", 1)
    assert verdict["legal"] == {"0": ["uno"], "1": ["catch 0", "draw"], "2": ["catch 0"]}


def test_R20_called_with_the_lay() -> None:
    verdict = after(f"{LAY} uno")
    assert (verdict["uno_due"], verdict["hands"][0]) == ([], "b1")
    assert verdict["legal"] == {"1": ["draw"]}


def test_R20_called_afterwards() -> None:
    verdict = after(LAY, "0:uno")
    assert (verdict["uno_due"], verdict["legal"]) == ([], {"1": ["draw"]})


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_R20_all_can_see_how_many_tiles_each_has(viewer: int | None) -> None:
    """The racks of the box are transparent; what is on them is seen by nobody else."""
    view = game(["r11 b1", "g1 g4 g6", "y1"], LAY, table=RED).view(viewer)
    assert view.counts == (1, 3, 1)
    assert [rack is not None for rack in view.hands] == [seat == viewer for seat in range(3)]


def test_R20_with_two_tiles_nothing_is_due() -> None:
    hands = ["r11 b1 b3", *HANDS[1:]]
    assert due_after(LAY, hands=hands) == []
    not_after("R20", LAY, "1:catch 0", hands=hands)


@pytest.mark.parametrize(
    ("rack", "lay"),
    [
        ("r11", "r8 r9 r10 r11"),
        ("r11 r12", "r8 r9 r10 r11 r12"),
        ("r6 r7 r11", "r6 r7 r8 r9 r10 r11"),
        ("r6 r7 r11 r12", "r6 r7 r8 r9 r10 r11 r12"),
    ],
)
def test_R20_not_due_when_the_last_tiles_go_in_one_turn(rack: str, lay: str) -> None:
    verdict = after(f"0:lay {lay}", hands=[rack, *HANDS[1:]])
    assert (verdict["phase"], verdict["uno_due"]) == ("round_over", [])
    assert verdict["round"]["winner"] == 0


@pytest.mark.parametrize(
    ("rack", "lay"),
    [
        ("r11 r12 b1", "r8 r9 r10 r11 r12"),
        ("r6 r7 r11 b1", "r6 r7 r8 r9 r10 r11"),
        ("r6 r7 r11 r12 b1", "r6 r7 r8 r9 r10 r11 r12"),
    ],
)
def test_R20_due_however_many_were_played(rack: str, lay: str) -> None:
    assert due_after(f"0:lay {lay}", hands=[rack, *HANDS[1:]]) == [0]


def test_R20_due_after_playing_the_tile_just_drawn() -> None:
    hands, more = ["b1", *HANDS[1:]], {"stock": "r11 y12 g12"}
    assert due_after("0:draw", hands=hands, **more) == []
    assert due_after("0:draw", LAY, hands=hands, **more) == [0]
    assert due_after("0:draw", f"{LAY} uno", hands=hands, **more) == []
    assert due_after("0:draw", "0:keep", hands=hands, **more) == []


def test_R20_nobody_is_due_for_a_tile_held_all_along() -> None:
    """U23: at the start nobody is due; a player who misses a turn does not end one."""
    hands = ["r5 b1 b3", "g1", "y1 y4"]
    verdict = allowed(hands, "0:lay r3 r4 r5", singles="r3 r4")
    assert (verdict["turn"], verdict["uno_due"]) == (2, [])


def test_R20_who_draws_is_not_due() -> None:
    verdict = after("0:draw", hands=["b1", *HANDS[1:]])
    assert (verdict["hands"][0], verdict["uno_due"]) == ("b1 b12", [])


# After a swap


def test_R20_due_when_the_turn_ends_after_a_swap() -> None:
    hands = ["r9", *HANDS[1:]]
    assert due_after("0:swap r9", "0:end", hands=hands, table=JOKER) == [0]
    assert due_after("0:swap r9", "0:end uno", hands=hands, table=JOKER) == []
    assert due_after("0:swap r9", "0:end", "0:uno", hands=hands, table=JOKER) == []


def test_R20_both_ends_are_listed_when_one_tile_is_left() -> None:
    verdict = after("0:swap r9", hands=["r9", *HANDS[1:]], table=JOKER)
    assert verdict["legal"] == {"0": ["end", "end uno", "lay"]}
    verdict = after("0:swap r9", hands=["r9 b1", *HANDS[1:]], table=JOKER)
    assert verdict["legal"] == {"0": ["end", "lay"]}


def test_R20_nobody_can_be_caught_before_the_turn_has_ended() -> None:
    hands = ["r9", *HANDS[1:]]
    assert due_after("0:swap r9", hands=hands, table=JOKER) == []
    for catcher in (1, 2):
        not_after("R20", "0:swap r9", f"{catcher}:catch 0", hands=hands, table=JOKER)
    not_after("R20", "0:draw", "1:catch 0", hands=["b1", *HANDS[1:]], stock="r11 y12")


def test_R20_a_call_before_the_lay_counts() -> None:
    verdict = after("0:uno", LAY)
    assert (verdict["uno_due"], verdict["legal"]) == ([], {"1": ["draw"]})
    assert verdict["events"].count("0 called uno") == 1
    not_after("R20", "0:uno", LAY, "1:catch 0")


def test_R20_a_call_at_any_time_of_the_turn_counts() -> None:
    hands = ["r9", *HANDS[1:]]
    for actions in (
        ("0:uno", "0:swap r9", "0:end"),
        ("0:swap r9", "0:uno", "0:end"),
    ):
        assert due_after(*actions, hands=hands, table=JOKER) == []
    hands, stock = ["b1", *HANDS[1:]], "r11 y12"
    assert due_after("0:uno", "0:draw", LAY, hands=hands, stock=stock) == []
    assert due_after("0:draw", "0:uno", LAY, hands=hands, stock=stock) == []


def test_R20_a_late_call_in_your_own_turn_counts_for_its_end_too() -> None:
    """Two players, a Skip: the call of the turn before is still due when the next one begins."""
    hands, table = ["b5 r9", "g4 g12 y1"], ["r8 j=r9 r10"]
    actions = ("0:lay b3 b4 b5 / r8 j=r9 r10", "0:uno", "0:swap r9", "0:end")
    more: dict[str, Any] = {"table": table, "singles": "b3 b4", "stock": "b6 y10 g1"}
    assert due_after(*actions[:1], hands=hands, **more) == [0]
    assert due_after(*actions, hands=hands, **more) == []


def test_R20_after_the_round_nobody_has_called_for_the_end_of_a_turn() -> None:
    position = game(["r11", "g1 g4"], "0:uno", LAY, table=RED)
    view = position.view(1)
    assert isinstance(view, RummyView)
    assert not view.called


def test_R20_a_call_is_told_once() -> None:
    for actions in (("0:uno", f"{LAY} uno"), ("0:uno", "0:uno", LAY), ("0:uno", LAY, "0:uno")):
        assert after(*actions)["events"].count("0 called uno") == 1


def test_R20_a_call_counts_for_the_end_of_that_turn_only() -> None:
    hands = ["r11 r12 b1", "g1 g4", "y1 y4"]
    actions = ("0:uno", LAY, "1:draw", "2:draw", "0:lay r8 r9 r10 r11 r12")
    assert due_after(*actions, hands=hands, stock="b12 y12 b10") == [0]


def test_R20_a_call_in_the_turn_of_another_does_not_count() -> None:
    hands = ["r11 b1", "r12 g1", "y1 y4"]
    actions = (LAY, "0:uno", "1:lay r8 r9 r10 r11 r12")
    assert due_after(LAY, "1:uno", hands=hands) == [0]
    assert due_after(*actions, hands=hands) == [1]
    assert due_after("1:uno", *actions, hands=hands) == [1]


def test_R20_with_more_tiles_than_can_go_in_a_turn_a_call_is_not_heard() -> None:
    """Four at most are laid (R5): with six the turn cannot end with one."""
    hands = ["r11 b1 b3 b6 y6 y8", "g1 g4", "y1 y4"]
    assert "0 called uno" not in after("0:uno", hands=hands)["events"]
    assert "0 called uno" in after("0:uno", hands=["r11 b1 b3 b6 y6", *hands[1:]])["events"]


def test_R20_due_again_with_every_turn_that_ends_with_one_tile() -> None:
    hands = ["r9 r11", "g1 g4", "y1 y4"]
    table = ["r8 j=r9 r10"]
    first = ("0:lay r8 j=r9 r10 r11 uno", "1:draw", "2:draw")
    more: dict[str, Any] = {"table": table, "stock": "b12 y12 b10"}
    assert due_after(*first, hands=hands, **more) == []
    assert due_after(*first, "0:swap r9", "0:end", hands=hands, **more) == [0]


def test_R20_a_swap_with_two_tiles_left_is_not_due() -> None:
    hands = ["r9 b1", *HANDS[1:]]
    assert due_after("0:swap r9", "0:end", hands=hands, table=JOKER) == []
    lay = "0:lay r8 r9 r10 j=r11"
    assert due_after("0:swap r9", lay, hands=hands, table=JOKER) == [0]


# Catching


@pytest.mark.parametrize("catcher", [1, 2])
def test_R20_any_other_player_may_catch(catcher: int) -> None:
    verdict = after(LAY, f"{catcher}:catch 0")
    assert (verdict["hands"][0], verdict["uno_due"]) == ("y12 b1 b12", [])
    assert (verdict["turn"], verdict["phase"], verdict["stock"]) == (1, "turn", "b10 y10 g11 r11")


def test_R20_it_is_settled_then() -> None:
    not_after("R20", LAY, "1:catch 0", "2:catch 0")


@pytest.mark.parametrize(
    ("stock", "rack"), [("g12", "g12 b1"), ("", "b1"), ("g12 y3", "y3 g12 b1")]
)
def test_R20_the_penalty_takes_what_there_is(stock: str, rack: str) -> None:
    """R26; seat 1 can play, so the round goes on."""
    hands = ["r11 b1", "r12 g4", "y1 y4"]
    verdict = after(LAY, "2:catch 0", hands=hands, stock=stock)
    assert (verdict["hands"][0], verdict["uno_due"]) == (rack, [])
    assert (verdict["stock"], verdict["phase"], verdict["turn"]) == ("", "turn", 1)
    not_after("R20", LAY, "2:catch 0", "1:catch 0", hands=hands, stock=stock)


def test_R20_a_penalty_that_takes_the_last_tiles_may_end_the_round() -> None:
    """R27: seat 1, who has not begun, can now neither play nor draw."""
    verdict = after(LAY, "2:catch 0", stock="g6 b8")
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)
    assert verdict["hands"][0] == "g6 b1 b8"
    assert verdict["round"]["winner"] is None  # 5 each for seats 1 and 2


def test_R20_a_draw_leaves_the_window_open() -> None:
    """The tile cannot be played; it can, and the player thinks; it is kept; or played."""
    more: dict[str, Any] = {"stock": "r12 y12 g12 g10 g8"}
    assert due_after(LAY, "1:draw") == [0]
    assert due_after(LAY, "1:draw", **more) == [0]
    assert due_after(LAY, "1:draw", "1:keep", **more) == [0]
    for catcher in (1, 2):
        caught = (LAY, "1:draw", f"{catcher}:catch 0")
        assert len(after(*caught, **more)["hands"][0].split()) == 3
    assert after(LAY, "1:draw", "0:uno", **more)["uno_due"] == []
    assert due_after(LAY, "1:draw", "1:lay r8 r9 r10 r11 r12", **more) == []


def test_R20_it_stays_open_until_somebody_plays_a_tile() -> None:
    hands = ["r11 b1", "g1 g4", "r12 y1 y4"]
    lay = "2:lay r8 r9 r10 r11 r12"
    assert due_after(LAY, "1:draw", hands=hands) == [0]
    assert due_after(LAY, "1:draw", lay, hands=hands) == []
    not_after("R20", LAY, "1:draw", lay, "1:catch 0", hands=hands)


def test_R20_or_until_the_turn_of_the_player_comes() -> None:
    assert due_after(LAY, "1:draw") == [0]
    assert due_after(LAY, "1:draw", "2:draw") == []
    not_after("R20", LAY, "1:draw", "2:draw", "1:catch 0")
    two = ["r11 b1", "g1 g4"]
    assert due_after(LAY, "1:draw", hands=two) == []
    assert due_after(LAY, "1:draw", hands=two, stock="r12 y12 g12") == [0]
    assert due_after(LAY, "1:draw", "1:keep", hands=two, stock="r12 y12 g12") == []


@pytest.mark.parametrize(
    ("hands", "begin"),
    [
        (["r11 b1", "r12 g4 g6", "y1 y4"], "1:lay r8 r9 r10 r11 r12"),
        (["r11 b1", "g9 g4 g6", "y1 y4"], "1:swap g9 2"),
    ],
    ids=["lay", "swap"],
)
def test_R20_until_the_next_player_plays_a_tile(hands: list[str], begin: str) -> None:
    more: dict[str, Any] = {"table": RED}
    lay = LAY
    if "swap" in begin:
        more["table"] = ["r8 r9 r10", "g8 j=g9 g10"]
        lay = "0:lay r8 r9 r10 r11 / g8 j=g9 g10"
    assert due_after(lay, hands=hands, **more) == [0]
    assert due_after(lay, begin, hands=hands, **more) == []
    not_after("R20", lay, begin, "2:catch 0", hands=hands, **more)


def test_R20_a_tile_played_closes_the_window() -> None:
    """Whether it is laid or swapped in."""
    hands = ["r11 b1", "r12 g9 g4", "y1 y4"]
    table = ["r8 r9 r10", "g8 j=g9 g10"]
    lay = "0:lay r8 r9 r10 r11 / g8 j=g9 g10"
    for played in ("1:lay r8 r9 r10 r11 r12 / g8 j=g9 g10", "1:swap g9"):
        assert due_after(lay, hands=hands, table=table) == [0]
        assert due_after(lay, played, hands=hands, table=table) == []
        not_after("R20", lay, played, "2:catch 0", hands=hands, table=table)


def test_R20_after_the_window_nothing_happens() -> None:
    """Nor is a call late then: it is not due any more (U25)."""
    hands = ["r11 b1", "r12 g1 g4", "y1 y4"]
    verdict = after(LAY, "1:lay r8 r9 r10 r11 r12", "0:uno", hands=hands)
    assert (verdict["hands"][0], verdict["uno_due"]) == ("b1", [])
    assert "0 called uno" not in verdict["events"]


def test_R20_what_is_refused_is_no_beginning() -> None:
    position = game(HANDS, LAY, table=RED)
    with pytest.raises(IllegalAction):
        position.push(1, "lay r8 r9 r10 r11 g1")
    position.push(2, "catch 0")
    assert position.view(None).counts[0] == 3


@pytest.mark.parametrize(("tile", "drawn"), [("r5", 0), ("r2", 2)])
def test_R20_who_misses_a_turn_may_still_catch(tile: str, drawn: int) -> None:
    """Tiles drawn for a Draw Two are not a turn (U24)."""
    hands = [f"{tile} b1", "g1 g4", "y1 y4"]
    lay = "0:lay r3 r4 r5" if tile == "r5" else "0:lay r2 r3 r4"
    more: dict[str, Any] = {"table": [], "singles": "r3 r4"}
    verdict = after(lay, hands=hands, **more)
    assert (verdict["turn"], verdict["uno_due"]) == (2, [0])
    assert len(verdict["hands"][1].split()) == 2 + drawn
    assert verdict["legal"]["1"] == ["catch 0"]
    assert due_after(lay, "1:catch 0", hands=hands, **more) == []
    assert due_after(lay, "2:draw", hands=hands, **more) == []  # seat 0 is next


def test_R20_with_two_players_the_own_next_turn_closes_the_window() -> None:
    hands = ["r5 b1", "g1 g4"]
    more: dict[str, Any] = {"table": [], "singles": "r3 r4"}
    verdict = after("0:lay r3 r4 r5", hands=hands, **more)
    assert (verdict["turn"], verdict["uno_due"]) == (0, [0])
    assert verdict["legal"] == {"0": ["draw", "uno"], "1": ["catch 0"]}
    assert due_after("0:lay r3 r4 r5", "0:draw", hands=hands, **more) == []
    not_after("R20", "0:lay r3 r4 r5", "0:draw", "1:catch 0", hands=hands, **more)


def test_R20_the_penalty_may_help_the_own_turn_that_follows() -> None:
    """Two players, a Skip: caught before the next turn begins, r6 can be played."""
    hands = ["r5 b1", "g1 g4"]
    actions = ("0:lay r3 r4 r5", "1:catch 0")
    for stock in ("r6 b9 y12", "r6 b9"):
        more: dict[str, Any] = {"table": [], "singles": "r3 r4", "stock": stock}
        verdict = after(*actions, hands=hands, **more)
        assert (verdict["phase"], verdict["legal"]) == ("turn", {"0": ["lay"]})
        not_after("R6", *actions, "0:draw", hands=hands, **more)
        # Where nothing is left to draw, the round ends with the next player (R27).
        then = after(*actions, "0:lay r3 r4 r5 r6", hands=hands, **more)["turn"]
        assert then == (1 if stock == "r6 b9 y12" else None)


def test_R20_the_penalty_may_end_the_own_turn_that_follows() -> None:
    """R27: the last tiles, and none of them can be played."""
    more: dict[str, Any] = {"table": [], "singles": "r3 r4", "stock": "b9 y12"}
    verdict = after("0:lay r3 r4 r5", "1:catch 0", hands=["r5 b1", "g1 g4"], **more)
    assert verdict["round"] == {"winner": 1, "points": [0, 22]}


def test_R20_the_other_direction() -> None:
    verdict = after(LAY, direction=-1)
    assert verdict["legal"] == {"0": ["uno"], "1": ["catch 0"], "2": ["catch 0", "draw"]}
    assert due_after(LAY, "2:draw", direction=-1) == [0]
    assert due_after(LAY, "2:draw", "1:draw", direction=-1) == []


def test_R20_caught_and_later_down_to_one_tile_again() -> None:
    hands = ["r11 b1", "g1 g4", "y1 y4"]
    more: dict[str, Any] = {"stock": "r12 r7 g6 g12 y12"}
    actions = (LAY, "1:catch 0", "1:draw", "2:draw")
    verdict = after(*actions, hands=hands, **more)
    assert (verdict["hands"][0], verdict["turn"]) == ("r7 r12 b1", 0)
    assert due_after(*actions, "0:lay r7 r8 r9 r10 r11 r12", hands=hands, **more) == [0]


# In a scenario


def test_R20_a_scenario_may_say_who_is_due() -> None:
    hands = ["g1 g4", "b1", "y1 y4"]
    verdict = allowed(hands, uno_due=[1], turn=2)
    assert verdict["legal"] == {"0": ["catch 1"], "1": ["uno"], "2": ["catch 1", "draw"]}
    assert allowed(hands, "2:catch 1", uno_due=[1], turn=2)["hands"][1] == "y12 b1 b12"
    assert allowed(hands, "2:draw", uno_due=[1], turn=2)["uno_due"] == [1]
    assert allowed(hands, "2:draw", "0:draw", uno_due=[1], turn=2)["uno_due"] == []


def test_R20_nobody_is_due_after_the_round() -> None:
    verdict = after("2:lay r8 r9 r10 r11", hands=["b1", "g1 g4", "r11"], turn=2, uno_due=[0])
    assert (verdict["phase"], verdict["uno_due"]) == ("round_over", [])
    assert verdict["legal"] == {"0": ["deal"]}


def test_R20_nobody_is_due_when_the_round_ends_for_want_of_tiles() -> None:
    verdict = after(LAY, stock="")
    assert (verdict["phase"], verdict["uno_due"]) == ("round_over", [])


# What is not due, and whom nobody can catch


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(
    ("hands", "before", "more"),
    [
        (HANDS, [], {"table": RED, "turn": 1}),
        (HANDS, [f"{LAY} uno"], {"table": RED}),
        (["b1 b3", *HANDS[1:]], ["0:draw", "0:keep"], {"table": RED, "stock": "r11 y12"}),
        (["r9", *HANDS[1:]], ["0:swap r9", "0:end uno"], {"table": JOKER}),
        (["r11", *HANDS[1:]], [LAY], {"table": RED}),
    ],
    ids=["turn", "called", "drawn", "swapped", "round over"],
)
def test_R20_a_call_that_is_not_due_has_no_effect(
    hands: list[str], before: list[str], more: dict[str, Any], seat: int
) -> None:
    without = allowed(hands, *before, **more)
    called = allowed(hands, *before, f"{seat}:uno", **more)
    for key in ("turn", "phase", "hands", "stock", "uno_due", "legal", "table", "scores", "events"):
        assert called[key] == without[key]


def test_R20_a_call_with_a_lay_that_leaves_more_tiles_does_not_count() -> None:
    hands = ["r11 r12 b1", "g1 g4", "y1 y4"]
    actions = (f"{LAY} uno", "1:draw", "2:draw", "0:lay r8 r9 r10 r11 r12")
    assert due_after(*actions, hands=hands, stock="b12 y12 b10") == [0]


def test_R20_a_call_with_the_last_tile_has_no_effect() -> None:
    verdict = after(f"{LAY} uno", hands=["r11", *HANDS[1:]])
    assert verdict["round"] == {"winner": 0, "points": [10, 0, 0]}


def test_R20_nobody_can_call_for_another() -> None:
    assert due_after(LAY, "1:uno", "2:uno") == [0]


@pytest.mark.parametrize(
    "actions",
    [
        ["1:catch 0"],
        [LAY, "0:catch 1"],
        [LAY, "2:catch 1"],
        [f"{LAY} uno", "1:catch 0"],
        [LAY, "0:uno", "1:catch 0"],
        [LAY, "0:catch 0"],
        ["0:catch 0"],
    ],
)
def test_R20_catching_who_is_not_catchable_is_refused(actions: list[str]) -> None:
    not_after("R20", *actions)


def test_R20_there_is_nobody_on_a_seat_that_is_not_there() -> None:
    not_after(None, LAY, "1:catch 3")
    not_after(None, LAY, "3:catch 0")
