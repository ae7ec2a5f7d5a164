"""The sets of one number: how the tiles of the four colours can be shared out.

How many tiles of a number there are of each colour (0, 1 or 2) is one *handful*, a number in
base 3, red first. R4, R12: a set is three or four colours, one of which may be a joker.
"""

from functools import cache
from itertools import product

from ..tiles import COLOURS, JOKERS

HANDFULS = 3**COLOURS
WEIGHTS = tuple(3**colour for colour in range(COLOURS))
COUNTS = [tuple(handful // weight % 3 for weight in WEIGHTS) for handful in range(HANDFULS)]

# Every set as its real tiles, and whether a joker completes it.
SETS = [
    (colours, jokers)
    for colours in product((0, 1), repeat=COLOURS)
    for jokers in (0, 1)
    if 3 <= sum(colours) + jokers <= COLOURS
]


def handful_of(counts: tuple[int, ...]) -> int:
    return sum(count * weight for count, weight in zip(counts, WEIGHTS, strict=True))


@cache
def first_sets(handful: int) -> tuple[tuple[int, int, int], ...]:
    """The sets that the first tile of a handful can be in: real tiles, jokers, what is left."""
    counts = COUNTS[handful]
    first = next(colour for colour in range(COLOURS) if counts[colour])
    return tuple(
        (sum(c << i for i, c in enumerate(colours)), jokers, handful - handful_of(colours))
        for colours, jokers in SETS
        if colours[first] and all(c <= n for c, n in zip(colours, counts, strict=True))
    )


@cache
def jokers_in_sets(handful: int) -> int:
    """With how many jokers the whole handful can be put into sets, as bits; 0: not at all."""
    if handful == 0:
        return 1
    counts = 0
    for _, jokers, left in first_sets(handful):
        counts |= jokers_in_sets(left) << jokers
    return counts & ((1 << (JOKERS + 1)) - 1)


def first_set(handful: int, jokers: int) -> int:
    """The first of the sets with exactly this many jokers: real tiles as bits, 16 for a joker."""
    for colours, joker, left in first_sets(handful):
        if jokers >= joker and jokers_in_sets(left) >> (jokers - joker) & 1:
            return colours | joker << COLOURS
    return -1


def splits(handful: int) -> list[tuple[int, int]]:
    """Every way to share a handful out: the tiles that go into runs, and those into sets."""
    ways = []
    for tiles in product(*(range(n + 1) for n in COUNTS[handful])):
        into_sets = handful_of(tiles)
        if jokers_in_sets(into_sets):
            ways.append((handful - into_sets, into_sets))
    return ways
