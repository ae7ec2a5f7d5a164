"""Means over deals, and how sure they are."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

# With fewer, the spread of what was seen says too little about the spread there is.
FEWEST_DEALS = 30
Z = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean, and its margin with 95 % confidence (``None``: too few deals to say)."""

    mean: float
    margin: float | None

    def figures(self, digits: int) -> dict[str, float | list[float] | None]:
        """The same as a JSON object."""
        low_high = None
        if self.margin is not None:
            low_high = [round(self.mean + side * self.margin, digits) for side in (-1, 1)]
        return {"mean": round(self.mean, digits), "interval": low_high}


def estimate(deals: Sequence[float]) -> Estimate:
    """The mean of one figure for every deal.

    Games of the same deal depend on each other, so it is the deals that are counted: each is one
    observation, whatever was played with it.

    >>> estimate([0.0, 0.5, 0.5, 1.0] * 25).figures(3)
    {'mean': 0.5, 'interval': [0.429, 0.571]}
    >>> estimate([1.0, 0.5])
    Estimate(mean=0.75, margin=None)
    """
    count = len(deals)
    mean = math.fsum(deals) / max(1, count)
    if count < FEWEST_DEALS:
        return Estimate(mean, None)
    variance = math.fsum((each - mean) ** 2 for each in deals) / (count - 1)
    return Estimate(mean, student(count - 1) * math.sqrt(variance / count))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one.

    >>> round(student(29), 3), round(student(10_000), 3)
    (2.045, 1.96)
    """
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / freedom + second / freedom**2
