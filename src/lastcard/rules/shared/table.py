"""The fields and numbers that the tables of all games have."""

from collections.abc import MutableSequence, Sequence
from typing import Protocol, Self

from ..chance import HasChance

NOBODY = -1
NO_CARD = -1
EVENT_SIZE = 4  # numbers that make an event

# Phases: what the seat on turn is asked for. The numbers between are those of single games.
TURN = 1
DRAWN = 2
ROUND_OVER = 9
MATCH_OVER = 10


class AnyTable(HasChance, Protocol):
    """Fields that every game's table has."""

    players: int
    hands: Sequence[MutableSequence[int]]
    turn: int
    phase: int
    direction: int
    scoring: int
    target: int
    rounds: int
    dealt: int
    dealer: int
    scores: MutableSequence[int]
    points: MutableSequence[int]
    counts: MutableSequence[int]
    drawn: int
    winner: int
    winners: int
    uno_due: int
    called: int
    ordered: int
    stock: MutableSequence[int]
    stock_count: int
    events: MutableSequence[int]
    event_count: int
    luck: int

    def copy(self) -> Self:
        """The same again."""
