"""Every arrangement of a few tiles, one meld after the other: nothing clever, so nothing hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise

from solver.positions import COLOURS, NUMBERS, Parts, face

Meld = tuple[str, ...]  # `j=r6` for a joker


def every_run() -> Iterator[Meld]:
    for colour in COLOURS:
        for first, after_last in combinations(range(1, 14), 2):
            run = [f"{colour}{number}" for number in range(first, after_last)]
            for jokers in range(5 if len(run) >= 3 else 0):
                for places in combinations(range(len(run)), jokers):
                    if all(after - before > 1 for before, after in pairwise(places)):
                        yield tuple(f"j={t}" if i in places else t for i, t in enumerate(run))


def every_set() -> Iterator[Meld]:
    """Which colour a joker stands for does not matter here."""
    for number in NUMBERS:
        for size in (2, 3, 4):
            for colours in combinations(COLOURS, size):
                tiles = tuple(f"{colour}{number}" for colour in colours)
                missing = [colour for colour in COLOURS if colour not in colours]
                if size >= 3:
                    yield tiles
                if missing:
                    yield (*tiles, f"j={missing[0]}{number}")


@cache
def melds_with(tile: str) -> list[tuple[Meld, Counter[str]]]:
    """R4, R12: every run and set with this tile, and all that it takes."""
    found = [*every_run(), *every_set()]
    return [(meld, Counter(map(face, meld))) for meld in found if tile in map(face, meld)]


def arrangements(
    tiles: Counter[str], overlap: int | None = None, laid: tuple[Meld, ...] = ()
) -> Iterator[tuple[Meld, ...]]:
    """All ways to lay all of them; perhaps with at most this many runs of a colour at a number."""
    if not tiles:
        yield laid
        return
    first = min(tiles, key=lambda tile: (tile == "j", tile))
    for meld, needs in melds_with(first):
        if not needs - tiles and (overlap is None or deepest((*laid, meld)) <= overlap):
            yield from arrangements(tiles - needs, overlap, (*laid, meld))


def deepest(melds: Iterable[Meld]) -> int:
    """The most runs of one colour that hold the same number."""
    shown = [[tile.removeprefix("j=") for tile in meld] for meld in melds]
    runs = [meld for meld in shown if meld[0][0] == meld[1][0]]
    return max(Counter(tile for run in runs for tile in run).values(), default=0)


def can_lie(tiles: Iterable[str]) -> bool:
    """Whether all of them, jokers included, can lie in runs and sets."""
    return next(arrangements(Counter(tiles)), None) is not None


def can_lie_without_some_jokers(tiles: Iterable[str]) -> bool:
    """The same where jokers may be left over: a question that is easier, and wrong."""
    number_tiles = [tile for tile in tiles if tile != "j"]
    jokers = Counter(tiles)["j"]
    return any(can_lie([*number_tiles, *"j" * count]) for count in range(jokers + 1))


def subsets(tiles: Iterable[str], most: int) -> Iterator[tuple[str, ...]]:
    for size in range(most + 1):
        yield from sorted(set(combinations(sorted(tiles), size)))


def plays(position: Parts) -> set[tuple[str, ...]]:
    """Every choice of tiles that can be played."""
    lying = [face(tile) for meld in position.table for tile in meld.split()]
    singles = position.singles.split()
    return {
        played
        for played in subsets(position.rack.split(), position.limit)
        for used in subsets(singles, len(singles))
        if played and can_lie([*lying, *used, *played])
        if position.drawn is None or position.drawn in played
    }
