"""Where a solver of UNO Rummy goes wrong easily: each trap that is known, as a test."""

import ast
import random
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from lastcard import NotationError
from lastcard.solver import Position, all_plays, any_play, best_play, play_exactly
from rummy.tiles import allowed, refused, run
from solver.exhaustive import (
    arrangements,
    can_lie,
    can_lie_without_some_jokers,
    deepest,
    plays,
)
from solver.oracles.serve import ask
from solver.positions import JOKERS, PACK, Parts, draw, face, neighbours, position, stratum

MODES = pytest.mark.parametrize(
    "compiled",
    [
        pytest.param(True, marks=pytest.mark.compiled, id="compiled"),
        pytest.param(False, id="plain"),
    ],
)
OTHERS = ["g1 g4", "y1 y4"]


def solved(parts: Parts) -> Position:
    return Position.parse(**parts._asdict())


def texts(melds: tuple[object, ...]) -> list[tuple[str, ...]]:
    return [tuple(map(str, meld)) for meld in melds]  # type: ignore[call-overload]


# More than two runs of one colour across a number


@MODES
@pytest.mark.parametrize(
    "tiles",
    [
        "r10 r11 r11 r12 r12 j j j j",
        "g10 g10 g11 g12 g12 j j j j",
        "b10 b10 b11 b11 b12 b12 j j j",
        "y1 y1 y2 y2 y3 y3 j j j j",
        "r1 r1 r2 r2 r3 j j j j",
    ],
)
def test_three_runs_of_one_colour_cross_a_number(tiles: str, compiled: bool) -> None:
    """No two runs at a time would do."""
    counted = Counter(tiles.split())
    assert next(arrangements(counted, overlap=2), None) is None
    *lying, last = next(arrangements(counted))
    rack = tuple(map(face, last))
    position = Position.parse([" ".join(meld) for meld in lying], rack=" ".join(rack))
    found = play_exactly(position, " ".join(rack), compiled=compiled)
    assert found is not None
    assert deepest(texts(found.table)) == 3


FOUR_RUNS = ["r3 r4 j=r5", "r3 r4 j=r5", "r5 r6 r7", "r5 r6 r7"]


def test_four_runs_of_one_colour_cross_a_number() -> None:
    """The rules let them lie, and lie there again."""
    assert deepest(meld.split() for meld in FOUR_RUNS) == 4  # type: ignore[misc]
    lay = "0:lay " + " / ".join([*FOUR_RUNS[:3], "r5^! r6 r7"])
    verdict = allowed(["r5 r6 r7 b1 b3", *OTHERS], lay, table=FOUR_RUNS[:3])
    assert verdict["table"] == FOUR_RUNS


@MODES
def test_four_runs_on_the_table_hinder_no_play(compiled: bool) -> None:
    position = Position.parse(FOUR_RUNS, rack="b1 b2 b3")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert found.points == 1 + 20 + 3
    assert can_lie([face(tile) for meld in texts(found.table) for tile in meld])


# Jokers side by side


@pytest.mark.parametrize(
    ("meld", "rule"),
    [
        ("r1 j=r2 j=r3", "R12"),
        ("j=r10 j=r11 r12", "R12"),
        ("r1 j=y1 j=g1", "R12"),
        ("j=r4 r5! j=r6", None),
        ("j=r1 r2! j=r3", None),
        ("j=r10 r11 j=r12!", None),
    ],
)
def test_R12_two_jokers_and_a_tile_by_the_rules(meld: str, rule: str | None) -> None:
    tile = next(tile for tile in meld.replace("!", "").split() if "=" not in tile)
    racks = [f"{tile} j j b1 b3", *OTHERS]
    if rule:
        refused(rule, racks, f"0:lay {meld}")
    else:
        allowed(racks, f"0:lay {meld}")


@MODES
@pytest.mark.parametrize("number", range(1, 13))
def test_R12_two_jokers_and_a_tile_by_the_solver(number: int, compiled: bool) -> None:
    """`J 5 J` is a run; beside 1 and 12 the two jokers would lie side by side."""
    position = Position.parse(rack=f"g{number} j j")
    found = best_play(position, compiled=compiled)
    if number in (1, 12):
        assert found is None
        assert any_play(position, compiled=compiled) is None
    else:
        assert found is not None
        assert texts(found.table) == [(f"j=g{number - 1}", f"g{number}", f"j=g{number + 1}")]


@MODES
def test_R12_jokers_alone_are_nothing(compiled: bool) -> None:
    assert any_play(Position.parse(rack="j j j j"), compiled=compiled) is None
    assert any_play(Position.parse(singles="j j", rack="j j"), compiled=compiled) is None


# A place for every joker that lay on the table

SURPLUS = [
    (["r5 y5 g5 j=b5"], "b5"),
    (["j=r1 r2 j=r3"], "r1"),
    (["j=r10 r11 j=r12"], "r12"),
    (["j=g9 b9 r9"], "g9 y9"),
    (["j=r1 r2 j=r3", "j=y10 y11 j=y12"], "r1 y12"),
    (["r4 y4 g4 j=b4", "r9 y9 g9 b9"], "b4"),
]
ROOM = [
    (["r4 y4 g4 j=b4", "r8 y8 g8 j=b8"], "b4"),
    (["r5 y5 g5 j=b5", run("r", 9, 11)], "b5"),
    (["r5 y5 g5 j=b5", "r9 j=y9 g9 b9"], "b5 y9"),
    (["j=y1 y2 j=y3", "r4 y4 g4 j=b4"], "y1 b4"),
    ([run("r", 1, 5) + " j=r6 " + run("r", 7, 12)], "r6"),
]


@pytest.mark.slow
@MODES
@pytest.mark.parametrize(("table", "rack"), [*SURPLUS, *ROOM])
def test_R7_no_joker_is_left_over(table: list[str], rack: str, compiled: bool) -> None:
    """All number tiles fit, but is there a place for every joker?"""
    tiles = [*(face(tile) for meld in table for tile in meld.split()), *rack.split()]
    assert can_lie_without_some_jokers(tiles)
    assert can_lie(tiles) == ((table, rack) in ROOM)
    position = Position.parse(table, rack=rack)
    found = play_exactly(position, rack, compiled=compiled)
    assert (found is not None) == ((table, rack) in ROOM)
    listed = {tuple(sorted(map(str, found.tiles))) for found in all_plays(position)}
    assert listed == plays(Parts(table, "", rack))
    assert (any_play(position, compiled=compiled) is not None) == bool(listed)


PIECES = [
    "r5 y5 g5 j=b5",
    "r8 j=y8 g8 b8",
    "j=r1 r2 j=r3",
    "j=b10 b11 j=b12",
    "g6 y6 j=r6",
    "j=y10 y11 y12",
]


def trap(seed: int) -> Parts:
    """Melds that leave little room for a joker, and a rack of tiles that set one free."""
    dice = random.Random(f"trap {seed}")
    table = dice.sample(PIECES, dice.randint(1, 2))
    jokers = " ".join(table).count("j=")
    left = PACK - Counter(face(tile) for meld in table for tile in meld.split())
    near = neighbours([tuple(meld.split()) for meld in table])
    wanted = [tile.removeprefix("j=") for meld in table for tile in meld.split() if "=" in tile]
    rack = draw(left, [*dice.sample(wanted, 1), *dice.sample(near, 1)])
    singles = draw(left, ["j"] * (jokers < JOKERS and dice.random() < 0.2))
    return Parts(table, " ".join(singles), " ".join(rack), dice.choice((1, 2, 4)))


@cache
def truth(seed: int) -> tuple[set[tuple[str, ...]], bool]:
    """What can be played; and whether a search that wastes jokers would find something."""
    parts = trap(seed)
    lying = [face(tile) for meld in parts.table for tile in meld.split()]
    tempting = any(can_lie_without_some_jokers([*lying, tile]) for tile in parts.rack.split())
    return plays(parts), tempting


@pytest.mark.slow
@MODES
def test_R6_whether_anything_can_be_played(compiled: bool) -> None:
    """As an exhaustive search says; in many of these positions one that wastes jokers errs."""
    for seed in range(40):
        possible, _ = truth(seed)
        position = solved(trap(seed))
        assert (any_play(position, compiled=compiled) is not None) == bool(possible), position
        best = best_play(position, compiled=compiled)
        assert best is None or tuple(sorted(map(str, best.tiles))) in possible, position
    assert sum(tempting and not possible for possible, tempting in map(truth, range(40))) >= 8


# A start tile and a tile of the rack that are equal


@MODES
def test_R5_the_tile_of_the_rack_is_played_though_the_same_lies_single(compiled: bool) -> None:
    position = Position.parse(["r6 r7 r8"], singles="r5", rack="r5")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert (found.points, found.singles) == (20, position.singles)
    assert str(found.action) == "lay r5^ r6 r7 r8"


@MODES
def test_R5_the_single_tile_saves_one_of_four(compiled: bool) -> None:
    """r5 r6 r7 j=r8 r9 takes four tiles off the rack because r6 comes from the table."""
    position = Position.parse(singles="r6", rack="r5 r6 r7 r9 j")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert (found.points, found.singles) == (20 + 20 + 9 + 50, ())
    assert "r6" not in map(str, found.tiles)
    assert "^" not in str(found.action)


@MODES
def test_R5_the_single_tile_stays_where_that_counts_more(compiled: bool) -> None:
    position = Position.parse(singles="r5", rack="r4 r5 r6 r7 r8")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert found.points == 20 + 6 + 20 + 8
    assert found.singles == position.singles


@MODES
def test_R5_both_are_used(compiled: bool) -> None:
    position = Position.parse(["r6 r7 r8"], singles="r5", rack="r4 r5 y5 g5")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert (found.points, found.singles) == (4 + 60, ())


# How large a question may be


@MODES
@pytest.mark.parametrize("limit", range(5))
def test_R5_as_many_tiles_as_may_be_played(limit: int, compiled: bool) -> None:
    position = Position.parse(["r3 r4 r5"], rack="r6 r7 r8 r9 r10", limit=limit)
    found = best_play(position, compiled=compiled)
    assert (found is None) == (limit == 0) == (any_play(position, compiled=compiled) is None)
    assert (0 if found is None else len(found.tiles)) == limit
    sizes = [len(play.tiles) for play in all_plays(position, compiled=compiled)]
    assert max(sizes, default=0) == limit


@MODES
def test_an_empty_table(compiled: bool) -> None:
    assert best_play(Position(), compiled=compiled) is None
    assert any_play(Position.parse(rack="r3 r4"), compiled=compiled) is None
    found = best_play(Position.parse(rack="r3 r4 r5"), compiled=compiled)
    assert found is not None
    assert texts(found.table) == [("r3", "r4", "r5")]


@MODES
def test_an_empty_rack(compiled: bool) -> None:
    position = Position.parse(["r3 r4 r5"], singles="r6")
    assert best_play(position, compiled=compiled) is None
    assert any_play(position, compiled=compiled) is None
    assert all_plays(position, compiled=compiled) == []


FULL_RUNS = [run(colour, 1, 12) for colour in "rrggyybb"]
FULL_SETS = [f"r{n} y{n} g{n} b{n}" for n in range(1, 13)] * 2


@MODES
@pytest.mark.parametrize("table", [FULL_RUNS, FULL_SETS], ids=["runs", "sets"])
@pytest.mark.parametrize("jokers", range(1, 5))
def test_every_number_tile_lies_and_jokers_are_played(
    table: list[str], jokers: int, compiled: bool
) -> None:
    position = Position.parse(table, rack=" ".join("j" * jokers))
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert found.points == 50 * jokers
    assert sum(map(len, found.table)) == 96 + jokers


@MODES
def test_a_table_of_90_tiles(compiled: bool) -> None:
    table = [*FULL_RUNS[:7], run("b", 1, 6)]
    position = Position.parse(table, rack=f"{run('b', 7, 12)} j j")
    found = best_play(position, compiled=compiled)
    assert found is not None
    assert found.points == 50 + 50 + 20 + 12


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("rack", [15, 20, 30, 40])
def test_racks_of_more_than_14_tiles(rack: int) -> None:
    dice = random.Random(rack)
    positions = [position(dice, tiles, 2, rack, singles=2) for tiles in (20, 40)]
    for parts, answer in zip(positions, ask("cp_sat", positions), strict=True):
        assert len(parts.rack.split()) == rack
        for compiled in (True, False):
            found = best_play(solved(parts), compiled=compiled)
            assert found is not None
            assert found.points == answer.value, parts


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"table": ["r3 r4"]}, "R4"),
        ({"table": ["r3 r4 r6"]}, "R4"),
        ({"table": ["r3 r4 j"]}, "R11"),
        ({"table": ["r5 r4 r3"]}, "R4"),
        ({"table": ["r1 j=r2 j=r3"]}, "R12"),
        ({"table": [""]}, "R4"),
        ({"table": ["r3 r4 x5"]}, "not a tile"),
        ({"rack": "r13"}, "not a tile"),
        ({"rack": "j=r5"}, "only on the table"),
        ({"singles": "j=r5"}, "only on the table"),
        ({"rack": "r5 r5 r5"}, "R1"),
        ({"table": ["r4 r5 r6"], "singles": "r5", "rack": "r5"}, "R1"),
        ({"singles": "j j", "rack": "j j j"}, "R1"),
        ({"limit": 5}, "R5"),
        ({"limit": -1}, "R5"),
        ({"limit": True}, "R5"),
        ({"limit": "4"}, "R5"),
        ({"limit": None}, "R5"),
        ({"singles": "r1 r3 y1 y3 g1"}, "R3"),
    ],
    ids=str,
)
def test_no_position(parts: dict[str, object], reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        Position.parse(**parts)  # type: ignore[arg-type]


# What the solver is measured with, and against


@pytest.mark.parametrize("tiles", [20, 40, 60, 80])
@pytest.mark.parametrize("jokers", range(5))
def test_positions_to_measure_with_come_in_strata(tiles: int, jokers: int) -> None:
    """Tables of random melds are rich in jokers, and easy."""
    made = stratum(tiles, jokers, 5)
    assert made == stratum(tiles, jokers, 5)
    assert len({str(parts) for parts in made}) == 5
    for parts in made:
        lying = [tile for meld in parts.table for tile in meld.split()]
        assert (len(lying), sum(tile.startswith("j=") for tile in lying)) == (tiles, jokers)
        assert len(parts.rack.split()) == min(14, 100 - tiles)
        solved(parts)  # no tile too many, no meld that is none


ORACLES = Path(__file__).parent / "oracles"
HEAVY = {"ortools", "highspy"}


def imported(path: Path) -> set[str]:
    """The packages that a file imports, wherever in it."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_the_oracles_are_processes_of_their_own() -> None:
    """ortools and highspy cannot be imported in one process."""
    heavy = {path.stem: imported(path) & HEAVY for path in ORACLES.glob("*.py")}
    assert {name: found for name, found in heavy.items() if found} == {
        "cp_sat": {"ortools"},
        "highs": {"highspy"},
    }
    code = (
        "import sys, solver.oracles.serve, solver.oracles.cp_sat, solver.oracles.highs;"
        f"assert not {HEAVY} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ORACLES.parents[1], check=True)
