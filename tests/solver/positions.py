"""Positions of UNO Rummy at random, as text: the same seed is always the same position.

They come in strata, by the tiles and the jokers that lie in melds on the table. Tables of random
melds are rich in jokers and easy, so a fair sample chooses both numbers first.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

COLOURS = "rygb"
NUMBERS = range(1, 13)
JOKERS = 4
FEWEST = (0, 3, 3, 5, 6)  # tiles in melds, by how many of them are jokers
PACK = Counter({f"{colour}{number}": 2 for colour in COLOURS for number in NUMBERS} | {"j": JOKERS})

Meld = tuple[str, ...]  # "r3", or "j=r4" for a joker


class Parts(NamedTuple):
    """A position in plain text, as `Position.parse` and the oracles take it."""

    table: list[str]
    singles: str
    rack: str
    limit: int = 4
    drawn: str | None = None  # a tile of the rack that was just drawn, and has to be played (R6)


def face(tile: str) -> str:
    """What a tile is, whatever it stands for: `j` for every joker."""
    return "j" if tile.startswith("j") else tile


def faces(melds: Sequence[Meld]) -> Counter[str]:
    return Counter(face(tile) for meld in melds for tile in meld)


def a_run(dice: random.Random, longest: int) -> Meld:
    length = min(longest, dice.choice((3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10, 12)))
    first, colour = dice.randint(1, 13 - length), dice.choice(COLOURS)
    return tuple(f"{colour}{number}" for number in range(first, first + length))


def a_set(dice: random.Random, longest: int) -> Meld:
    number = dice.choice(NUMBERS)
    colours = dice.sample(COLOURS, min(longest, dice.choice((3, 3, 4))))
    return tuple(f"{colour}{number}" for colour in colours)


def with_jokers(dice: random.Random, meld: Meld, jokers: int) -> Meld | None:
    """The meld with this many of its tiles replaced; none where the rules forbid it (R12)."""
    places = sorted(dice.sample(range(len(meld)), min(jokers, len(meld))))
    is_run = meld[0][0] == meld[1][0]
    if jokers > len(meld) or (jokers > 1 and not is_run):
        return None
    if any(after - before == 1 for before, after in pairwise(places)):
        return None
    return tuple(f"j={tile}" if at in places else tile for at, tile in enumerate(meld))


def a_meld(dice: random.Random, jokers: int, longest: int) -> Meld | None:
    kind = a_run if jokers > 1 or dice.random() < 0.6 else a_set
    return with_jokers(dice, kind(dice, longest), jokers)


def shares(dice: random.Random, jokers: int) -> list[int]:
    """How many jokers go into each meld that has any: 4 may be 1 1 2, or 4."""
    found = []
    while jokers:
        found.append(dice.randint(1, jokers) if dice.random() < 0.5 else 1)
        jokers -= found[-1]
    return found


def melds(dice: random.Random, tiles: int, jokers: int) -> list[Meld]:
    """Melds of exactly this many tiles, exactly this many of them jokers.

    Melds with jokers first, then others; where nothing fits any more, a few are taken back.
    """
    if tiles < FEWEST[jokers] or tiles in (1, 2) or tiles > 85:
        raise ValueError(f"no table has {tiles} tiles with {jokers} jokers")
    for _ in range(20_000):
        wild = [a_meld(dice, share, max(3, tiles)) for share in shares(dice, jokers)]
        fixed = [meld for meld in wild if meld is not None]
        if len(fixed) < len(wild) or faces(fixed) - PACK or faces(fixed).total() > tiles:
            continue
        filled = fill(dice, fixed, tiles)
        if filled is not None:
            dice.shuffle(filled)
            return filled
    raise AssertionError(f"found no table of {tiles} tiles with {jokers} jokers")


def fill(dice: random.Random, fixed: list[Meld], tiles: int) -> list[Meld] | None:
    """Add melds without jokers until the table has this many tiles."""
    added: list[Meld] = []
    left = PACK - faces(fixed)
    missing = tiles - faces(fixed).total()
    misses = 0
    for _ in range(20_000):
        if missing == 0:
            return fixed + added
        meld = a_meld(dice, 0, missing) if missing > 2 else None
        if meld and all(left[tile] for tile in meld):
            added.append(meld)
            left.subtract(meld)
            missing -= len(meld)
            misses = 0
            continue
        misses += 1
        if added and (missing < 3 or misses > 60):
            for _ in range(min(len(added), dice.randint(1, 3))):
                back = added.pop(dice.randrange(len(added)))
                left.update(back)
                missing += len(back)
            misses = 0
        elif missing < 3:
            return None
    return None


def position(
    dice: random.Random,
    tiles: int,
    jokers: int,
    rack: int = 14,
    singles: int = 0,
    rack_jokers: int | None = None,
) -> Parts:
    """A position of one stratum; the rack is a fair draw unless its jokers are given."""
    table = melds(dice, tiles, jokers)
    left = sorted((PACK - faces(table)).elements())
    dice.shuffle(left)
    lying = [left.pop() for _ in range(singles)]
    if rack_jokers is not None:
        wild = min(left.count("j"), rack_jokers)
        plain = [tile for tile in left if tile != "j"]
        left = ["j"] * wild + plain
    return Parts(texts(table), " ".join(lying), " ".join(left[:rack]))


def texts(table: Sequence[Meld]) -> list[str]:
    return [" ".join(meld) for meld in table]


# ----------------------------------------------------------------- small and nasty


def full_runs(dice: random.Random) -> list[Meld]:
    """One or two runs from 1 to 12: nowhere is an end for a joker."""
    runs = []
    for colour in dice.sample(COLOURS, dice.randint(1, 2)):
        run = tuple(f"{colour}{number}" for number in NUMBERS)
        runs.append(with_jokers(dice, run, dice.randint(0, 2)) or run)
    return runs


def full_sets(dice: random.Random) -> list[Meld]:
    """Sets of four with a joker: a joker that comes loose fits nowhere else."""
    found = []
    for number in dice.sample(NUMBERS, dice.randint(1, 3)):
        whole = tuple(f"{colour}{number}" for colour in dice.sample(COLOURS, 4))
        found.append(with_jokers(dice, whole, dice.randint(0, 1)) or whole)
    return found


def few_tiles(dice: random.Random) -> list[Meld]:
    """Up to three short melds, most of them with jokers."""
    jokers = dice.randint(0, 4)
    return melds(dice, dice.randint(max(3, 2 * jokers), 14), jokers)


def bare(dice: random.Random) -> list[Meld]:
    return []


TABLES: Sequence[Callable[[random.Random], list[Meld]]] = (full_runs, full_sets, few_tiles, bare)


def nasty(dice: random.Random) -> Parts:
    """A tiny table rich in jokers, singles that the rack has too, a rack of few tiles or jokers."""
    table = dice.choice(TABLES)(dice)
    left = PACK - faces(table)
    near = neighbours(table or [a_set(dice, 4)])
    rack = draw(left, ["j"] * dice.choice((0, 0, 0, 1, 2, 4)))
    rack += draw(left, dice.choices(near, k=dice.randint(0, 4)))
    rack += draw(left, dice.choices(list(left), k=dice.choice((0, 1, 1, 8))))
    if not rack:
        rack = draw(left, dice.sample(sorted(left.elements()), 1))
    singles = draw(left, dice.choices(rack + near + ["j"], k=dice.randint(0, 4)))
    limit = dice.choice((4, 4, 4, 4, 1, 2, 3))
    return Parts(texts(table), " ".join(singles), " ".join(rack[:14]), limit)


def neighbours(table: Sequence[Meld]) -> list[str]:
    """The faces of the table's tiles, and of those next to them in number or colour."""
    found: set[str] = set()
    for tile in faces(table):
        if tile != "j":
            number = int(tile[1:])
            found.update(f"{colour}{number}" for colour in COLOURS)
            found.update(f"{tile[0]}{n}" for n in range(number - 2, number + 3) if n in NUMBERS)
    return sorted(found)


def draw(left: Counter[str], wanted: Sequence[str]) -> list[str]:
    """Those of the wanted tiles that are left, taken out."""
    found = []
    for tile in wanted:
        if left[tile]:
            left[tile] -= 1
            found.append(tile)
    return found


# ----------------------------------------------------------------- samples


def is_nasty(seed: int) -> bool:
    return seed % 4 == 3


def any_position(seed: int) -> Parts:
    """Position number so and so of a mixed sample: every stratum, and a quarter nasty ones."""
    dice = random.Random(f"position {seed}")
    if is_nasty(seed):
        return nasty(dice)
    jokers = dice.randint(0, 4)
    tiles = dice.choice((0, 20, 40, 60, 80, dice.randint(3, 85)))
    singles = dice.randint(0, 4)
    rack = dice.choice((14, 14, dice.randint(1, 14), dice.randint(15, 30)))
    tiles = max(tiles, FEWEST[jokers])
    return position(dice, tiles, jokers, min(rack, 100 - tiles - singles), singles)


def any_question(seed: int) -> Parts:
    """The same position; one time in three a tile of the rack was just drawn (R6)."""
    parts, dice = any_position(seed), random.Random(f"drawn {seed}")
    drawn = dice.choice(parts.rack.split())
    return parts if dice.randrange(3) else parts._replace(drawn=drawn)


def stratum(tiles: int, jokers: int, count: int, rack: int = 14, **more: int) -> list[Parts]:
    """This many positions of one stratum."""
    dice = random.Random(f"stratum {tiles} {jokers} {rack} {sorted(more.items())}")
    return [position(dice, tiles, jokers, rack, **more) for _ in range(count)]
