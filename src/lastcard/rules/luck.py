"""A cheap generator for the decisions of playout policies; never for cards (see ``chance``)."""

from collections.abc import MutableSequence

from .mode import rule

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
KEPT = (1 << 63) - 1


@rule
def roll(luck: MutableSequence[int], n: int) -> int:
    """A number from 0 to n - 1. ``luck`` holds the generator's state as its only member."""
    luck[0] = (luck[0] * MULTIPLIER + INCREMENT) & KEPT
    return ((luck[0] >> 31) * n) >> 32
