"""The question of the solver as an integer program, written for the oracles alone.

A variable for every kind of meld: how often it lies on the table. A variable for every face on the
rack: how many are played. A row for every face: what the melds take is what lies in melds, what is
played, and as many of the singles as one likes. A row for the limit, and one for a tile just drawn,
which has to be played (R6).

Runs of 3, 4 and 5 are enough. A part of a run, 3 or longer, is a run: its numbers follow each
other, and no two of its jokers come to lie side by side. So every longer run can be cut into runs
of 3, 4 and 5 with the very same tiles and jokers, none left over. And two melds of the same faces
are one variable: `j 5 6` and `5 6 j`.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any, NamedTuple

COLOURS = "rygb"
LAST = 12
JOKERS = 4
FACES = [f"{colour}{number}" for colour in COLOURS for number in range(1, LAST + 1)] + ["j"]
ROW = {face: row for row, face in enumerate(FACES)}
JOKER = ROW["j"]
PLAYED = len(FACES)  # the row of the limit
DRAWN = PLAYED + 1  # the row of the tile just drawn
KEPT = 100  # more than the melds of any table

Kind = tuple[tuple[int, int], ...]  # (row, how many of this face), for one kind of meld


def runs() -> Iterator[list[str]]:
    for length in (3, 4, 5):
        for jokers in range((length + 1) // 2 + 1):
            for places in combinations(range(length), jokers):
                if any(after - before == 1 for before, after in pairwise(places)):
                    continue
                for colour in COLOURS:
                    for first in range(1, LAST - length + 2):
                        numbers = enumerate(range(first, first + length))
                        yield ["j" if at in places else f"{colour}{n}" for at, n in numbers]


def sets() -> Iterator[list[str]]:
    for number in range(1, LAST + 1):
        for size in (2, 3, 4):
            for colours in combinations(COLOURS, size):
                tiles = [f"{colour}{number}" for colour in colours]
                if size >= 3:
                    yield tiles
                if size <= 3:
                    yield [*tiles, "j"]


def kind(tiles: Counter[int]) -> Kind:
    return tuple(sorted(tiles.items()))


def count(text: str) -> Counter[int]:
    return Counter(ROW["j" if tile.startswith("j") else tile] for tile in text.split())


def less_a_joker(meld: Kind) -> Kind | None:
    tiles = Counter(dict(meld))
    return kind(tiles - Counter([JOKER])) if tiles[JOKER] else None


EVERY = {kind(count(" ".join(meld))) for make in (runs, sets) for meld in make()}
KINDS = sorted(EVERY)
WASTEFUL = {meld for meld in EVERY if less_a_joker(meld) in EVERY}


class Program(NamedTuple):
    """Maximise `points`, with `low <= rows <= high`; variables are whole, from 0 to `most`."""

    columns: list[Kind]  # per variable: (row, factor)
    most: list[int]
    points: list[int]
    low: list[int]
    high: list[int]


def points(face: str) -> int:
    if face == "j":
        return 50
    number = int(face[1:])
    return 20 if number in (2, 5, 7) else number


def program(position: dict[str, Any]) -> Program:
    """Only what can lie on this table: a meld that needs a tile nobody has is left out."""
    table = count(" ".join(position["table"]))
    singles, rack = count(position["singles"]), count(position["rack"])
    there = table + singles + rack
    times = {meld: min(there[row] // needed for row, needed in meld) for meld in KINDS}
    possible = [meld for meld in KINDS if times[meld]]
    held = sorted(rack)
    rows = range(len(FACES))
    drawn = position["drawn"]
    required = None if drawn is None else ROW[drawn]
    return Program(
        columns=[*possible, *(((row, -1), (PLAYED, 1), (DRAWN, row == required)) for row in held)],
        most=[*(times[meld] for meld in possible), *(rack[row] for row in held)],
        points=[*(0 for _ in possible), *(points(FACES[row]) for row in held)],
        low=[*(table[row] for row in rows), 1, int(drawn is not None)],
        high=[*(table[row] + singles[row] for row in rows), position["limit"], position["limit"]],
    )


def existence(made: Program, position: dict[str, Any]) -> Program:
    """Any play will do; its value is 0."""
    return made._replace(points=[0] * len(made.points))


def least(made: Program, position: dict[str, Any]) -> Program:
    """Of the best plays, one that leaves most melds as they lie: KEPT * points + melds left."""
    melds = [kind(count(meld)) for meld in position["table"]]
    return made._replace(
        columns=made.columns + melds,
        most=made.most + [1] * len(melds),
        points=[KEPT * gain for gain in made.points] + [1] * len(melds),
    )


def lean(made: Program, position: dict[str, Any]) -> Program:
    """No meld wastes a joker, and jokers may be left over: smaller and quicker, but only a bound.

    Whether the jokers left over can be placed is a question of its own; nearly always they can.
    """
    used = [at for at, column in enumerate(made.columns) if column not in WASTEFUL]
    low = [*made.low[:JOKER], -JOKERS, *made.low[JOKER + 1 :]]
    return made._replace(
        columns=[made.columns[at] for at in used],
        most=[made.most[at] for at in used],
        points=[made.points[at] for at in used],
        low=low,
    )


QUESTIONS = {"existence": existence, "least": least, "lean": lean}


def value(made: Program, found: list[float]) -> int:
    """The value of an answer, after checking that it is one."""
    whole = [round(x) for x in found]
    rows = [0] * len(made.low)
    for x, most, column in zip(whole, made.most, made.columns, strict=True):
        assert 0 <= x <= most, "an answer out of its bounds"
        for row, factor in column:
            rows[row] += factor * x
    inside = (low <= row <= high for low, row, high in zip(made.low, rows, made.high, strict=True))
    assert all(inside), "an answer that does not balance"
    return sum(x * gain for x, gain in zip(whole, made.points, strict=True))
