"""What is counted at the end of a round and of a match, whatever is played."""

from typing import Any

from ..rules.mode import rule
from ..rules.shared.table import NOBODY
from .tally import LONGEST, MOST_POINTS, Tally

AnyTable = Any  # one of those that are played


@rule
def count_end(t: AnyTable, tally: Tally, turns: int) -> None:
    """Count a round that is over."""
    tally.rounds += 1
    tally.turns[min(turns, LONGEST)] += 1
    total = 0
    for seat in range(t.players):
        total += t.points[seat]
    tally.points[min(total, MOST_POINTS)] += 1
    if t.winner != NOBODY:
        tally.wins[t.winner] += 1
        steps = t.winner - t.dealer
        tally.distance[steps if steps >= 0 else steps + t.players] += 1


@rule
def count_match(t: AnyTable, tally: Tally) -> None:
    tally.matches += 1
    for seat in range(t.players):
        tally.match_wins[seat] += t.winners >> seat & 1
