"""The policies and the expert's thinking as they are called from outside."""

from collections.abc import MutableSequence
from typing import Any

from ...rules.mode import kernel
from . import policy as policies
from .plans import carry_out, list_plans
from .search import imagine, share_world, try_out, weigh_plans
from .values import describe


@kernel
def answer(tables: Any, works: Any, lookups: Any, policy: int) -> int:
    """What a policy does for the seat on turn."""
    return policies.answer(tables[0], works[0], lookups[0], policy)


@kernel
def plan(
    tables: Any,
    works: Any,
    lookups: Any,
    plans: Any,
    spare: Any,
    weights: MutableSequence[int],
    found: MutableSequence[int],
    odds: MutableSequence[int],
) -> int:
    """List the plans of the seat on turn, and the odds of each; how many there are."""
    t = tables[0]
    n = list_plans(t, works[0], lookups[0], plans, spare)
    weigh_plans(works[0], lookups[0], t.turn, plans, n, spare, weights, found, odds)
    return n


@kernel
def think(
    tables: Any,
    works: Any,
    lookups: Any,
    plans: Any,
    spare: Any,
    weights: MutableSequence[int],
    found: MutableSequence[int],
    pool: MutableSequence[int],
    kept: MutableSequence[int],
    count: int,
    turns: int,
    wins: Any,
) -> None:
    """Try the first ``count`` plans of ``kept`` on one imagined table, and add up the wins."""
    t = tables[0]
    seat = t.turn
    spare[0] = tables[0]
    imagine(spare[0], seat, pool)
    t.luck = spare[0].luck
    for i in range(count):
        spare[1] = plans[kept[i]]
        share_world(spare[0], seat, spare[1])
        carry_out(spare[1])
        wins[kept[i]] += try_out(spare[1], works[0], lookups[0], seat, turns, weights, found)


@kernel
def look(
    tables: Any, works: Any, lookups: Any, seat: int, sees_all: bool, found: MutableSequence[int]
) -> None:
    """How the round stands for a seat."""
    describe(tables[0], works[0], lookups[0], seat, sees_all, found)
