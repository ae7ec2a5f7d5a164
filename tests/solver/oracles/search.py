"""Every play of a small position, by plain search: the third oracle, and the slowest.

It lays the tiles down meld by meld, runs of any length, and shares nothing with the programs that
the other oracles solve.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from solver.positions import Parts

COLOURS = "rygb"
NUMBERS = range(1, 13)
TILES = [(colour, number) for colour in COLOURS for number in NUMBERS]
AT = {f"{colour}{number}": at for at, (colour, number) in enumerate(TILES)}
JOKER = len(TILES)

Tiles = tuple[int, ...]  # how many of each tile, in the order of TILES, then the jokers


def counted(tiles: list[str]) -> Tiles:
    found = Counter(JOKER if tile.startswith("j") else AT[tile] for tile in tiles)
    return tuple(found[at] for at in range(JOKER + 1))


def without(tiles: Tiles, at: int) -> Tiles:
    return (*tiles[:at], tiles[at] - 1, *tiles[at + 1 :])


def after_runs(tiles: Tiles, at: int, length: int, joker_last: bool) -> Iterator[Tiles]:
    """What is left after every run that goes on with the number at `at`, `length` being there."""
    if length >= 3:
        yield tiles
    if at == JOKER or (length and TILES[at][1] == 1):  # past the 12
        return
    if tiles[at]:
        yield from after_runs(without(tiles, at), at + 1, length + 1, False)
    if tiles[JOKER] and not joker_last:
        yield from after_runs(without(tiles, JOKER), at + 1, length + 1, True)


def after_sets(tiles: Tiles, at: int) -> Iterator[Tiles]:
    """What is left after every set with the tile at `at` and later colours."""
    others = [later for later in range(at + 12, JOKER, 12) if tiles[later]]
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            left = without(tiles, at)
            for later in chosen:
                left = without(left, later)
            if size >= 2:
                yield left
            if size <= 2 and left[JOKER]:
                yield without(left, JOKER)


def after_melds(tiles: Tiles, at: int) -> Iterator[Tiles]:
    """What is left after every meld whose first tile is this one."""
    yield from after_sets(tiles, at)
    yield from after_runs(without(tiles, at), at + 1, 1, False)
    if tiles[JOKER] and TILES[at][1] > 1:
        less = without(without(tiles, at), JOKER)
        yield from after_runs(less, at + 1, 2, False)


@cache
def arrangeable(tiles: Tiles) -> bool:
    """Whether all of them can lie in melds, none left over."""
    first = next((at for at in range(JOKER) if tiles[at]), None)
    if first is None:
        return tiles[JOKER] == 0
    return any(arrangeable(left) for left in set(after_melds(tiles, first)))


def choices(tiles: list[str], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of up to this many of them, equal ones once."""
    for size in range(min(most, len(tiles)) + 1):
        yield from sorted(set(combinations(sorted(tiles), size)))


def points(tile: str) -> int:
    if tile == "j":
        return 50
    number = int(tile[1:])
    return 20 if number in (2, 5, 7) else number


def plays(position: Parts) -> dict[tuple[str, ...], int]:
    """All that can be played from the rack, and what it counts."""
    table = " ".join(position.table).split()
    singles = list(choices(position.singles.split(), most=len(position.singles)))
    arrangeable.cache_clear()
    return {
        played: sum(map(points, played))
        for played in choices(position.rack.split(), position.limit)
        if played and (position.drawn is None or position.drawn in played)
        if any(arrangeable(counted([*table, *used, *played])) for used in singles)
    }


def arrangements(position: Parts) -> int:
    """How many of them `plays` has to look for."""
    played = sum(1 for _ in choices(position.rack.split(), position.limit))
    return played * sum(1 for _ in choices(position.singles.split(), len(position.singles)))
