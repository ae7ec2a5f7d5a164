"""How a bot behaved: decisions, time, failures."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

LATE = 1.1  # a bot that thinks to the last moment is heard a little after it
STEPS = 16  # of the histogram for each doubling of the time: a percentile is right to 4.4 %


class Fault(NamedTuple):
    """That a bot failed: in which game of which deal, and how."""

    deal: int
    game: int
    what: str


@dataclass
class Conduct:
    """What a bot did at the table, over many games.

    >>> conduct = Conduct()
    >>> for milliseconds in range(1, 101):
    ...     conduct.decided(milliseconds / 1000, clock=0.08)
    >>> conduct.decisions, conduct.late, conduct.longest
    (100, 12, 0.1)
    >>> 0.095 <= conduct.percentile(95) < 0.095 * 1.05
    True
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    histogram: Counter[int] = field(default_factory=Counter)  # of times, in steps of their doubling
    late: int = 0  # decisions that took clearly longer than the clock allows
    faults: int = 0  # decisions that were made for it, because it failed
    first_fault: Fault | None = None

    def decided(self, seconds: float, clock: float | None = None) -> None:
        self.decisions += 1
        self.late += clock is not None and seconds > LATE * clock
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.histogram[math.ceil(STEPS * math.log2(max(seconds, 1e-9)))] += 1

    def failed(self, deal: int, game: int, what: str) -> None:
        """Count a decision that was made for the bot."""
        self.faults += 1
        self.note(Fault(deal, game, what))

    def add(self, other: "Conduct") -> None:
        """Count what it did elsewhere, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.histogram += other.histogram
        self.late += other.late
        self.faults += other.faults
        if other.first_fault is not None:
            self.note(other.first_fault)

    def note(self, fault: Fault) -> None:
        """Keep the earliest fault; of those in one game, the one that is told first."""
        if self.first_fault is None or fault[:2] < self.first_fault[:2]:
            self.first_fault = fault

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)

    def percentile(self, percent: int) -> float:
        """Seconds that this many percent of the decisions do not exceed."""
        needed = self.decisions * percent / 100
        for step in sorted(self.histogram):
            needed -= self.histogram[step]
            if needed <= 0:
                return min(self.longest, math.exp2(step / STEPS))
        return self.longest

    def time(self) -> dict[str, Any]:
        """Seconds for a decision, as a JSON object."""
        found = {"mean": self.mean, "p95": self.percentile(95), "longest": self.longest}
        return {name: round(seconds, 7) for name, seconds in found.items()}
