"""The solver against three oracles, on positions at random; whatever it lays is checked here too.

A part of 500 positions, all of them in `./test thorough`; `LASTCARD_ORACLE_POSITIONS=5000` asks for
more. The oracles are CP-SAT, HiGHS and a plain search: see `oracles/`. Nothing here but the answers
comes from the solver or the rules.
"""

import os
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

from samples import in_parts
from solver.oracles.model import KEPT
from solver.oracles.search import arrangements, plays
from solver.oracles.search import points as points_of
from solver.oracles.serve import ask
from solver.positions import NUMBERS, Parts, any_question, face, is_nasty

POSITIONS = int(os.environ.get("LASTCARD_ORACLE_POSITIONS", "500"))
CHUNK = 25
CHUNKS = in_parts(POSITIONS // CHUNK, some=2)


def seeds(part: int) -> range:
    return range(CHUNK * part, CHUNK * (part + 1))


def chunk(part: int) -> list[Parts]:
    return [any_question(seed) for seed in seeds(part)]


def parsed(parts: Parts) -> Any:
    from lastcard.solver import Position

    return Position.parse(**parts._asdict())


def texts(tiles: Iterable[Any]) -> list[str]:
    return [str(tile) for tile in tiles]


def points(solution: Any) -> int | None:
    return None if solution is None else solution.points


# ----------------------------------------------------------------- what a table must keep to


def is_valid(meld: list[str]) -> bool:
    """R4, R12: a run in ascending order, or a set; every joker says what it stands for."""
    stands = [tile.removeprefix("j=") for tile in meld]
    colours, numbers = [tile[0] for tile in stands], [int(tile[1:]) for tile in stands]
    jokers = [tile.startswith("j=") for tile in meld]
    if len(meld) < 3 or not set(numbers) <= set(NUMBERS) or not set(colours) <= set("rygb"):
        return False
    if len(set(colours)) == 1:
        follow = all(after - before == 1 for before, after in pairwise(numbers))
        return follow and not any(one and other for one, other in pairwise(jokers))
    return len(set(numbers)) == 1 and len(set(colours)) == len(meld) and sum(jokers) <= 1


def check(parts: Parts, solution: Any) -> None:
    """The melds are valid, no tile was lost or won, and the rack gave what it may."""
    table = [texts(meld) for meld in solution.table]
    for meld in table:
        assert is_valid(meld), meld
    now = Counter(face(tile) for meld in table for tile in meld)
    old = Counter(face(tile) for meld in parts.table for tile in meld.split())
    singles, left = Counter(parts.singles.split()), Counter(map(face, texts(solution.singles)))
    rack, played = Counter(parts.rack.split()), Counter(map(face, texts(solution.tiles)))
    assert left <= singles  # R8
    assert played <= rack
    assert 1 <= played.total() <= parts.limit  # R5
    assert parts.drawn is None or played[parts.drawn]  # R6
    assert now == old + (singles - left) + played  # R7
    assert solution.points == sum(map(points_of, played.elements()))  # R22


def left_alone(parts: Parts, solution: Any) -> int:
    """How many melds still lie there with the tiles they had."""
    old = Counter(tuple(sorted(map(face, meld.split()))) for meld in parts.table)
    new = Counter(tuple(sorted(map(face, texts(meld)))) for meld in solution.table)
    return (old & new).total()


@pytest.mark.parametrize(
    ("meld", "valid"),
    [
        ("r3 r4 r5", True),
        ("j=r4 r5 j=r6", True),
        ("r10 r11 j=r12", True),
        ("r1 j=r2 j=r3", False),
        ("r11 r12 j=r13", False),
        ("r5 r4 r3", False),
        ("r3 r4", False),
        ("r3 r4 r6", False),
        ("r3 y4 r5", False),
        ("b1 g1 j=y1", True),
        ("b1 g1 y1 r1", True),
        ("b1 g1 j=b1", False),
        ("b1 j=g1 j=y1", False),
        ("b1 g1 y2", False),
    ],
)
def test_R12_the_check_knows_a_meld(meld: str, valid: bool) -> None:
    assert is_valid(meld.split()) == valid


# ----------------------------------------------------------------- the solver


@pytest.mark.slow
@CHUNKS
def test_best_value_is_that_of_both_oracles(part: int) -> None:
    from lastcard.solver import any_play, best_play

    positions = chunk(part)
    answers = zip(positions, ask("cp_sat", positions), ask("highs", positions), strict=True)
    for number, (parts, one, other) in enumerate(answers):
        position = parsed(parts)
        assert one.value == other.value, parts
        for compiled in (True, False) if number % 10 == 0 else (True,):
            assert points(best_play(position, compiled=compiled)) == one.value, parts
            found = any_play(position, compiled=compiled)
            assert (found is None) == (one.value is None), parts


@pytest.mark.compiled
@CHUNKS
def test_what_is_laid_holds(part: int) -> None:
    from lastcard.solver import any_play, best_play, least_disturbance, play_exactly

    for parts in chunk(part):
        position = parsed(parts)
        best = best_play(position, compiled=True)
        found = [any_play(position, compiled=True), least_disturbance(position, compiled=True)]
        assert points(found[1]) == points(best), parts
        if best is not None:
            tiles = " ".join(map(face, texts(best.tiles)))
            exactly = play_exactly(position, tiles, compiled=True)
            assert exactly is not None, parts
            assert points(exactly) == points(best), parts
            for solution in (best, exactly, *found):
                check(parts, solution)


@pytest.mark.slow
@CHUNKS
def test_least_disturbance_leaves_as_many_melds_as_can_be_left(part: int) -> None:
    from lastcard.solver import least_disturbance

    positions = chunk(part)
    for parts, answer in zip(positions, ask("cp_sat", positions, "least"), strict=True):
        found = least_disturbance(parsed(parts), compiled=True)
        assert (found is None) == (answer.value is None), parts
        if found is not None and answer.value is not None:
            best, left = divmod(answer.value, KEPT)
            assert (found.points, left_alone(parts, found)) == (best, left), parts


@pytest.mark.compiled
@CHUNKS
def test_all_plays_are_those_of_a_plain_search(part: int) -> None:
    from lastcard.solver import all_plays

    small = (any_question(seed) for seed in seeds(part) if is_nasty(seed))
    for parts in small:
        if arrangements(parts) > 2500:
            continue
        found = all_plays(parsed(parts), limit=10_000, compiled=True)
        for solution in found:
            check(parts, solution)
        listed = [tuple(sorted(map(face, texts(solution.tiles)))) for solution in found]
        assert sorted(listed) == sorted(plays(parts)), parts
