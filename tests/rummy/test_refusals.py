"""An action that is refused changes nothing, and says which run, set or tile is wrong."""

from typing import Any

import pytest

from lastcard import IllegalAction, NotationError
from rummy.tiles import game, rummy

HANDS = ["r11 b1 b3", "g1 g4", "y1 y4"]
RED: dict[str, Any] = {"table": ["r8 r9 r10"]}
STUCK = ["b1 b3", "g1 g4", "y1 y4"]
DRAWN: dict[str, Any] = {"table": ["r8 r9 r10"], "stock": "r11 y8"}
JOKER: dict[str, Any] = {"table": ["r8 j=r9 r10"]}
MANY = ["r5 r6 r7 r12 b1", "g1 g4"]
FREE: dict[str, Any] = {"rules": {"must_play": False}}
OUT = ["r11", "g1 g4", "y1 y4"]
LAY = "0:lay r8 r9 r10 r11"

# The clause, the hands, what is done before, what is refused, and more about the position.
REFUSED: list[tuple[str | None, list[str], list[str], str, dict[str, Any]]] = [
    (None, HANDS, [], "1:draw", {}),
    (None, HANDS, [], "1:lay r8 r9 r10", RED),
    (None, HANDS, [], "0:play r5", {}),
    (None, HANDS, [], "0:play r11", {}),
    (None, HANDS, [], "0:spin", {}),
    (None, HANDS, [], "0:shout", {}),
    (None, HANDS, [], "0:accept", {}),
    (None, HANDS, [], "0:colour g", {}),
    (None, HANDS, [], "0:discard r11", {}),
    (None, HANDS, [], "0:swaphand 1", {}),
    (None, HANDS, [], "0:lay", RED),
    (None, HANDS, [], "0:lay uno", RED),
    (None, HANDS, [], "0:lay /", RED),
    (None, HANDS, [], "0:lay r8 r9 r10 r11 /", RED),
    (None, HANDS, [], "0:lay r8 r9 r10 r13", RED),
    (None, HANDS, [], "0:lay r8 r9 r10 rs", RED),
    (None, HANDS, [], "0:lay r8 r9 r10 uno r11", RED),
    (None, HANDS, [], "0:jump", {}),
    (None, HANDS, [], "7:draw", {}),
    (None, HANDS, [], "draw", {}),
    (None, HANDS, [], "0:lay r8 r9 r10 r11 r12", RED),
    (None, HANDS, [], "0:lay b8 b9 b10", {}),
    ("R4", HANDS, [], "0:lay r8 r9 r10 / r11 b1 b3", RED),
    ("R4", HANDS, [], "0:lay r11 r10 r9 r8", RED),
    ("R5", HANDS, [], "0:lay r8 r9 r10", RED),
    ("R5", HANDS, [], "0:end", RED),
    ("R5", ["r9 b1", "g1"], ["0:swap r9"], "0:lay r8 r9 r10", JOKER),
    ("R6", HANDS, [], "0:draw", RED),
    ("R6", HANDS, [], "0:keep", RED),
    ("R6", STUCK, ["0:draw"], "0:draw", DRAWN),
    ("R6", ["r7 b1", "g1"], ["0:draw"], "0:lay r7 r8 r9 r10", DRAWN | FREE),
    ("R6", ["r9 b1", "g1"], ["0:draw"], "0:swap r9", JOKER | FREE | {"stock": "r11 y8"}),
    ("R5", MANY, ["0:draw"], "0:lay r5! r6 r7 r8 r9 r10 r11 r12", DRAWN | FREE),
    ("R6", ["r9 b1", "g1"], ["0:swap r9"], "0:draw", JOKER),
    ("R7", HANDS, [], "0:lay r9 r10 r11", RED),
    ("R10", HANDS, [], "0:swap r11", JOKER),
    ("R10", HANDS, [], "0:swap b1 1", RED),
    (None, HANDS, [], "0:swap r9", JOKER),
    ("R11", ["r9 j b1", "g1"], [], "0:lay r8 r9 r10 j", RED),
    ("R12", ["j r12 b1", "g1"], [], "0:lay r8 r9 j=r10 j=r11 r12", {"table": ["r8 r9 j=r10"]}),
    ("R18", ["r5 r6 r7 b1", "g1"], [], "0:lay r5 r6 r7", {}),
    ("R20", HANDS, [], "1:catch 0", {}),
    ("R20", HANDS, [LAY], "0:catch 0", RED),
    ("R21", OUT, [LAY], "1:draw", RED),
    ("R27", HANDS, [], "0:draw", RED | {"stock": "", "rules": {"must_play": False}}),
    ("U34", HANDS, [], "1:deal", RED),
    ("U34", OUT, [LAY], "0:deal", RED),
    ("U34", OUT, [LAY], "1:deal", RED | {"scores": [190, 0, 0]}),
]
IDS = [f"{rule}-{bad}" for rule, _, _, bad, _ in REFUSED]
case = pytest.mark.parametrize(("rule", "hands", "before", "bad", "more"), REFUSED, ids=IDS)


@case
def test_the_verdict_names_the_clause_and_gives_the_position_before(
    rule: str | None, hands: list[str], before: list[str], bad: str, more: dict[str, Any]
) -> None:
    until_then = rummy(hands, *before, **more)
    verdict = rummy(hands, *before, bad, "0:draw", **more)
    error = verdict.pop("error")
    assert (error["action"], error["rule"]) == (bad, rule)
    assert error["message"]
    assert "\n" not in error["message"]
    assert (until_then.pop("ok"), until_then.pop("error"), verdict.pop("ok")) == (True, None, False)
    assert verdict == until_then


@case
def test_the_game_is_what_it_was(
    rule: str | None, hands: list[str], before: list[str], bad: str, more: dict[str, Any]
) -> None:
    position = game(hands, *before, **more)
    state, actions = position.state(), position.actions
    seat, _, action = bad.rpartition(":")
    with pytest.raises((IllegalAction, NotationError)):
        position.push(int(seat or -1), action)
    assert position.state() == state
    assert position.actions == actions


@pytest.mark.parametrize(
    ("rack", "lay", "table", "named"),
    [
        ("r11 b1 b3", "r8 r9 r10 / r11 b1 b3", ["r8 r9 r10"], ["r11 b1 b3"]),
        ("r11 b1 b3", "r8 r9 r11 / r10 b1 b3", ["r8 r9 r10"], ["r8 r9 r11"]),
        ("r11 b1 b3", "r8 r9 r10 / r11", ["r8 r9 r10"], ["r11"]),
        ("r11 b1 b3", "r9 r10 r11", ["r8 r9 r10"], ["r8"]),
        ("r11 b1 b3", "r8 r9 r10 r11 r12", ["r8 r9 r10"], ["r12"]),
        ("r11 b1 b3", "r8 r9 r10 r11 / b1^ b2^ b3", ["r8 r9 r10"], ["b2"]),
        ("b1 b4 j", "r8 r9 r10 j", ["r8 r9 r10"], ["j"]),
        ("b1 j j", "r8 j=y8 j=g8", [], ["r8 j=y8 j=g8"]),
        ("r5 r6 r7 b1", "r5 r6 r7", [], ["r5", "r7"]),
        ("r9 b1", "r8 r9 r10", ["r8 j=r9 r10"], ["j"]),
    ],
)
def test_a_refused_lay_names_the_run_the_set_or_the_tile(
    rack: str, lay: str, table: list[str], named: list[str]
) -> None:
    singles = "r8" if "j=y8" in lay else ""
    verdict = rummy([rack, "g1 g4"], f"0:lay {lay}", table=table, singles=singles)
    assert not verdict["ok"]
    for part in named:
        assert part in verdict["error"]["message"]
    assert verdict["hands"][0] == rack
    assert (verdict["table"], verdict["singles"]) == (table, singles)


def test_a_refused_swap_names_the_tile() -> None:
    verdict = rummy(["r11 b1", "g1 g4"], "0:swap r11", table=["r8 j=r9 r10"])
    assert "r11" in verdict["error"]["message"]


def test_a_refused_lay_takes_no_start_tile() -> None:
    verdict = rummy(["r9 r10 b1", "g1"], "0:lay r8 r9 r10 / r11 b1", singles="r8 r11")
    assert not verdict["ok"]
    assert (verdict["singles"], verdict["hands"][0]) == ("r8 r11", "r9 r10 b1")


def test_after_a_refusal_the_turn_goes_on() -> None:
    position = game(HANDS, **RED)
    for bad in ("lay r9 r10 r11", "draw", "end", "lay r8 r9 r10 r11 b1"):
        with pytest.raises(IllegalAction):
            position.push(0, bad)
    position.push(0, "lay r8 r9 r10 r11")
    assert (position.turn, len(position.actions)) == (1, 1)


def test_what_may_be_done_instead_is_told() -> None:
    with pytest.raises(IllegalAction) as refused:
        game(HANDS, **RED).push(0, "draw")
    assert [str(action) for action in refused.value.legal] == ["lay"]


@pytest.mark.parametrize(
    ("rack", "lay", "wrong"),
    [
        ("r11 b1 b3", "r8 r9 r10 / r11 / b1 b3", [(2, "R4"), (3, "R4")]),
        ("r11 j b1", "r8 r9 r10 r11 / b1 j / g1 g4 y1", [(2, "R11"), (3, "R4")]),
        ("j j b1", "r8 r9 r10 / b1 j=g1 j=y1", [(2, "R12")]),
        ("r5 r6 r7 b1", "r8 r9 r10 / r5 r6 r7", [(2, "R18")]),
        ("r11 b1 b3", "r9 r10 r11", []),  # R7: no meld is wrong, but a tile is missing
    ],
)
def test_a_refused_lay_tells_of_every_wrong_run_and_set(
    rack: str, lay: str, wrong: list[tuple[int, str]]
) -> None:
    position = game([rack, "g1 g4 y1"], **RED)
    with pytest.raises(IllegalAction) as refused:
        position.push(0, f"lay {lay}")
    assert [(each.meld, each.rule) for each in refused.value.wrong] == wrong
    for each in refused.value.wrong:
        said = lay.split(" / ")[each.meld - 1]
        assert (each.details["meld"], each.details["tiles"]) == (each.meld, said)
        assert said in each.message


@pytest.mark.parametrize(
    ("action", "tile"),
    [("lay r9 r10 r11", "r8"), ("lay r8 r9 r10 r11 r12", "r12"), ("lay r11", None), ("draw", None)],
)
def test_a_refusal_names_the_tile_that_it_concerns(action: str, tile: str | None) -> None:
    with pytest.raises(IllegalAction) as refused:
        game(HANDS, **RED).push(0, action)
    assert refused.value.details.get("tile") == tile
