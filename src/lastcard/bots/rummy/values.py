"""How a seat stands: the odds that it wins the round, from a few things that can be counted.

The weights come from rounds of the greedy player (``benchmarks/rummy_values.py``): those for what a
player sees, and those for an imagined table, on which the other rack is known too.
"""

from collections.abc import MutableSequence
from math import exp

from ...rules.mode import rule
from ...rules.rummy.legality import place_to_swap
from ...rules.rummy.playing import ask
from ...rules.rummy.solver.plays import best_play
from ...rules.rummy.solver.tables import Tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import RummyTable
from ...rules.rummy.tiles import FACES, JOKER
from .plans import skips

FEW = 6  # up to this many tiles every number of them counts for itself
(COUNT, SKIPS_LEFT, JOKERS_LEFT, PLAYABLE, SKIPS_PLAYABLE, GOES_OUT, STUCK, SWAPS) = range(
    FEW + 1, FEW + 9
)
SIDE = SWAPS + 1  # numbers that describe one player
WHOSE_TURN = 2 * SIDE  # all of it counts differently when it is the other's turn
ON_TABLE, STOCK = 2 * WHOSE_TURN, 2 * WHOSE_TURN + 1
FEATURES = STOCK + 1

SCALE = 1000  # weights are whole numbers


@rule
def describe(
    t: RummyTable, w: Work, g: Tables, seat: int, sees_all: bool, found: MutableSequence[int]
) -> None:
    """How the round stands for a seat."""
    for i in range(FEATURES):
        found[i] = 0
    first = 0 if t.turn == seat else WHOSE_TURN
    rival = strongest_rival(t, seat)
    count_rack(t, seat, found, first)
    count_rack(t, rival, found, first + SIDE)
    look_at_rack(t, w, g, seat, found, first)
    if sees_all:
        look_at_rack(t, w, g, rival, found, first + SIDE)
    found[ON_TABLE] = t.lying[JOKER]
    found[STOCK] = t.stock_count


@rule
def strongest_rival(t: RummyTable, seat: int) -> int:
    """The other player with the fewest tiles."""
    best = -1
    for other in range(t.players):
        if other != seat and (best < 0 or t.counts[other] < t.counts[best]):
            best = other
    return best


@rule
def count_rack(t: RummyTable, seat: int, found: MutableSequence[int], first: int) -> None:
    """What everybody sees of a rack."""
    found[first] = 1
    if t.counts[seat] <= FEW:
        found[first + t.counts[seat]] = 1
    found[first + COUNT] = t.counts[seat]


@rule
def look_at_rack(
    t: RummyTable, w: Work, g: Tables, seat: int, found: MutableSequence[int], first: int
) -> None:
    """What only its owner knows: how much of it could be played, tiles that skip, jokers."""
    ask(t, w, seat)
    for face in range(FACES):
        w.worth[face] = 100 + (1 if skips(t, face) else 0)
        if skips(t, face):
            found[first + SKIPS_LEFT] += t.hands[seat][face]
    found[first + JOKERS_LEFT] = t.hands[seat][JOKER]
    if best_play(w, g):
        found[first + PLAYABLE] = w.points // 100
        found[first + SKIPS_PLAYABLE] = w.points % 100
        found[first + GOES_OUT] = 1 if w.points // 100 == t.counts[seat] else 0
    else:
        found[first + STUCK] = 1
    if t.lying[JOKER]:
        for face in range(JOKER):
            if t.hands[seat][face] and place_to_swap(t, face, 0) != -1:
                found[first + SWAPS] = 1
                return


@rule
def total(found: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The odds as the weights have them: above 0 they are better than even."""
    sum_so_far = 0
    for i in range(FEATURES):
        sum_so_far += found[i] * weights[i]
    return sum_so_far


@rule
def chance_to_win(odds: int) -> float:
    return 1.0 / (1.0 + exp(-odds / SCALE))
