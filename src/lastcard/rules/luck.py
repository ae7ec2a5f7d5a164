"""A cheap generator for the decisions of playout policies; never for cards (see ``chance``)."""

from typing import Protocol

from .mode import rule

# Marsaglia's multiply-with-carry: a word and a carry in one number that never exceeds 62 bits.
# Signed numbers must not overflow: compiled code takes for granted that they do not.
MULTIPLIER = 698769069
WORD = 0xFFFFFFFF


class HasLuck(Protocol):
    luck: int


@rule
def roll(t: HasLuck, n: int) -> int:
    """A number from 0 to n - 1, from the table's field ``luck``."""
    t.luck = MULTIPLIER * (t.luck & WORD) + (t.luck >> 32)
    return ((t.luck & WORD) * n) >> 32
