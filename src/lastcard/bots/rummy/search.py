"""The search: plans tried out on imagined tables.

What a seat cannot see is dealt again for each of them: the other racks and the stock, from the
tiles that it does not see. All plans are tried on the same imagined tables, so that they differ by
what they do and not by luck.
"""

from collections.abc import MutableSequence
from typing import Any

from ...rules.luck import roll
from ...rules.mode import rule
from ...rules.rummy.apply import act, answer_questions
from ...rules.rummy.solver.tables import Tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import RummyTable
from ...rules.rummy.tiles import FACES, PACK, PACK_SIZE
from ...rules.shared.table import DRAWN, NOBODY, ROUND_OVER
from ..policies import GREEDY
from .plans import carry_out
from .policy import answer
from .values import chance_to_win, describe, total

SURE = 1 << 30  # the odds of a plan that goes out


@rule
def weigh_plans(
    w: Work,
    g: Tables,
    seat: int,
    plans: Any,
    n: int,
    spare: Any,
    weights: MutableSequence[int],
    found: MutableSequence[int],
    odds: MutableSequence[int],
) -> None:
    """The odds after each plan, from what the seat sees."""
    for i in range(n):
        spare[0] = plans[i]
        carry_out(spare[0])
        if spare[0].counts[seat] == 0:
            odds[i] = SURE
        else:
            describe(spare[0], w, g, seat, False, found)
            odds[i] = total(found, weights)


@rule
def imagine(t: RummyTable, seat: int, pool: MutableSequence[int]) -> None:
    """Deal everything that the seat does not see; the stock then lies in order."""
    unseen = gather_unseen(t, seat, pool)
    for i in range(unseen - 1, 0, -1):
        other = roll(t, i + 1)
        tile = pool[i]
        pool[i] = pool[other]
        pool[other] = tile
    for owner in range(t.players):
        if owner != seat:
            for face in range(FACES):
                t.hands[owner][face] = 0
            for _ in range(t.counts[owner]):
                unseen -= 1
                t.hands[owner][pool[unseen]] += 1
    for i in range(t.stock_count):
        t.stock[i] = pool[i]
    t.ordered = 1


@rule
def gather_unseen(t: RummyTable, seat: int, pool: MutableSequence[int]) -> int:
    """The tiles that are neither on the table nor on your own rack; how many there are."""
    unseen = 0
    i = 0
    while i < PACK_SIZE:
        face = PACK[i]
        here = t.lying[face] + t.hands[seat][face]
        for k in range(t.single_count):
            here += 1 if t.singles[k] == face else 0
        while i < PACK_SIZE and PACK[i] == face:
            if here > 0:
                here -= 1
            else:
                pool[unseen] = face
                unseen += 1
            i += 1
    return unseen


@rule
def try_out(
    t: RummyTable,
    w: Work,
    g: Tables,
    seat: int,
    turns: int,
    weights: MutableSequence[int],
    found: MutableSequence[int],
) -> float:
    """The chance to win after this many more turns on an imagined table, all playing greedily."""
    answer_questions(t, w, g)
    while t.phase < ROUND_OVER and turns > 0:
        t.event_count = 0
        t.uno_due = 0
        if t.phase != DRAWN:
            turns -= 1
        act(t, t.turn, answer(t, w, g, GREEDY))
        answer_questions(t, w, g)
    if t.phase >= ROUND_OVER:
        return 1.0 if t.winner == seat else 0.5 if t.winner == NOBODY else 0.0
    describe(t, w, g, seat, True, found)
    return chance_to_win(total(found, weights))


@rule
def share_world(world: RummyTable, seat: int, plan: RummyTable) -> None:
    """Give a plan the hidden tiles of an imagined table."""
    for owner in range(plan.players):
        if owner != seat:
            for face in range(FACES):
                plan.hands[owner][face] = world.hands[owner][face]
    for i in range(plan.stock_count):
        plan.stock[i] = world.stock[i]
    plan.ordered = 1
