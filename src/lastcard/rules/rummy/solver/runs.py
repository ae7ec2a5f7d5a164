"""The open runs of one colour while the numbers go by: two small automata.

An open run is one of six kinds: so far it is one, two, or at least three tiles long, and the last
of them is a real tile or a joker. All that can be open at once, with the jokers it took, is a
*class*; given how many tiles of the next number go into runs (0, 1 or 2), the next class follows.
There are few.

The *lean* automaton keeps the fewest jokers only. Jokers are then a budget, and one class can be
said to be as good as another, which is what makes the search fast. The *exact* automaton keeps
every number of jokers, since each joker on the table has to lie somewhere.

With jokers more than two runs of a colour can be open across a number: classes hold up to six.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..tiles import JOKERS, NUMBERS

ONE, ONE_JOKER, TWO, TWO_JOKER, LONG, LONG_JOKER = range(6)  # the last tile is real, or a joker
WITH_TILE = (TWO, TWO, LONG, LONG, LONG, LONG)
WITH_JOKER = (TWO_JOKER, -1, LONG_JOKER, -1, LONG_JOKER, -1)  # R12: never two side by side
INPUTS = 3  # tiles of one face

NEVER = 99

# One kind of run is at least as good as another if all that can become of the other can become of
# it. (A run that may be closed may also be left out.)
AS_GOOD = {(kind, kind) for kind in range(6)} | {
    (TWO, ONE),
    (TWO, ONE_JOKER),
    (TWO_JOKER, ONE_JOKER),
    (LONG, ONE),
    (LONG, ONE_JOKER),
    (LONG, TWO),
    (LONG, TWO_JOKER),
    (LONG, LONG_JOKER),
    (LONG_JOKER, ONE_JOKER),
    (LONG_JOKER, TWO_JOKER),
}

Runs = tuple[int, ...]  # kinds, sorted
Class = tuple[tuple[Runs, int], ...]  # with the set of the numbers of jokers paid, as bits


class Automaton(NamedTuple):
    """Classes by number: the next class, and the jokers paid on the way, for each input."""

    classes: list[Class]
    step: list[list[int]]  # by input, by class; -1: impossible
    pays: list[list[int]]
    finish: list[int]  # by class: the numbers of jokers with which all can be closed, as bits


def lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


@cache
def closable(runs: Runs) -> bool:
    """R4: at least three tiles."""
    return all(kind >= LONG for kind in runs)


@cache
def as_good(mine: Runs, other: Runs) -> bool:
    """Whether every run of the other has a match of mine, and the rest can be closed."""
    if not other:
        return closable(mine)
    return any(
        (kind, other[0]) in AS_GOOD and as_good(mine[:i] + mine[i + 1 :], other[1:])
        for i, kind in enumerate(mine)
    )


def continuations(runs: Runs, tiles: int, budget: int) -> Iterator[tuple[Runs, int]]:
    """Every way to go on: each run takes a tile or a joker or ends; the rest starts new runs."""
    if budget < 0:
        return
    if not runs:
        for jokers in range(budget + 1):
            yield (ONE,) * tiles + (ONE_JOKER,) * jokers, jokers
        return
    kind, rest = runs[0], runs[1:]
    if tiles:
        for after, paid in continuations(rest, tiles - 1, budget):
            yield (WITH_TILE[kind], *after), paid
    if WITH_JOKER[kind] >= 0:
        for after, paid in continuations(rest, tiles, budget - 1):
            yield (WITH_JOKER[kind], *after), paid + 1
    if kind >= LONG:
        yield from continuations(rest, tiles, budget)


@cache
def arcs(runs: Runs, tiles: int, budget: int = JOKERS) -> tuple[tuple[Runs, int], ...]:
    """What can be open after the next number, and the jokers paid for it."""
    found = {(tuple(sorted(after)), paid) for after, paid in continuations(runs, tiles, budget)}
    return tuple(sorted(found))


def build(budget: int, lean: bool) -> Automaton:
    """All classes that can be reached with this many jokers."""
    start: Class = (((), 1),)
    classes = [start]
    number_of = {start: 0}
    step: list[list[int]] = [[] for _ in range(INPUTS)]
    pays: list[list[int]] = [[] for _ in range(INPUTS)]
    for here in classes:  # grows meanwhile
        for tiles in range(INPUTS):
            after, paid = following(here, tiles, budget, lean)
            if after and after not in number_of:
                number_of[after] = len(classes)
                classes.append(after)
            step[tiles].append(number_of[after] if after else -1)
            pays[tiles].append(paid)
    finish = []
    for here in classes:
        counts = 0
        for runs, bits in here:
            counts |= bits if closable(runs) else 0
        finish.append(counts)
    return Automaton(classes, step, pays, finish)


def following(here: Class, tiles: int, budget: int, lean: bool) -> tuple[Class, int]:
    """The class after the next number, and the jokers paid in any case."""
    possible = (1 << (budget + 1)) - 1
    found: dict[Runs, int] = {}
    for runs, bits in here:
        for after, paid in arcs(runs, tiles, budget):
            if counts := bits << paid & possible:
                found[after] = found.get(after, 0) | counts
    if not found:
        return (), 0
    if lean:
        found = {runs: bits & -bits for runs, bits in found.items()}
    least = min(lowest(bits) for bits in found.values())
    kept = []
    for runs, bits in found.items():
        for other, others in found.items():
            # Of two that are as good as each other the smaller one stays.
            if as_good(other, runs) and (other < runs or not as_good(runs, other)):
                bits &= ~(-(others & -others) if lean else others)
        if bits:
            kept.append((runs, bits >> least))
    return tuple(sorted(kept)), least


def extra_jokers(automaton: Automaton, budget: int) -> list[list[list[int]]]:
    """How many more jokers class a may need than class b, whatever is still to come.

    By depth (numbers that have gone by), by a, by b. What b cannot do with the budget left does
    not count: without that, hard positions take a hundred times longer.
    """
    size = range(len(automaton.classes))
    ends = [lowest(bits) if bits else NEVER for bits in automaton.finish]
    row = [[difference(ends[a], ends[b], budget) for b in size] for a in size]
    table = [row]
    for _ in range(NUMBERS - 1):
        later = table[0]
        row = []
        for a in size:
            worst = [-JOKERS] * len(size)
            for steps, pays in zip(automaton.step, automaton.pays, strict=True):
                after = steps[a]
                mine = later[after] if after >= 0 else None
                for b in size:
                    if steps[b] < 0 or pays[b] > budget:
                        continue
                    more = NEVER if mine is None else mine[steps[b]] + pays[a] - pays[b]
                    if more > worst[b]:
                        worst[b] = more
            row.append([min(more, NEVER) for more in worst])
        table.insert(0, row)
    return table


def difference(a: int, b: int, budget: int) -> int:
    if b > budget:
        return -JOKERS
    return NEVER if a > budget else a - b
