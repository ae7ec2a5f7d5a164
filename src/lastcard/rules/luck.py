"""A cheap generator for the decisions of playout policies; never for cards (see ``chance``)."""

from typing import Protocol

from .mode import rule

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
KEPT = (1 << 63) - 1


class HasLuck(Protocol):
    luck: int


@rule
def roll(t: HasLuck, n: int) -> int:
    """A number from 0 to n - 1, from the table's field ``luck``."""
    t.luck = (t.luck * MULTIPLIER + INCREMENT) & KEPT
    return ((t.luck >> 31) * n) >> 32
