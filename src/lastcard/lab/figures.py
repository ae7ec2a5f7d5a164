"""Figures from counts."""

from collections.abc import Sequence

PERCENTILES = (5, 50, 95)


def mean(histogram: Sequence[int]) -> float:
    return sum(value * n for value, n in enumerate(histogram)) / max(1, sum(histogram))


def percentile(histogram: Sequence[int], percent: int) -> int:
    """The smallest value that at least this many percent do not exceed."""
    needed = sum(histogram) * percent / 100
    seen = 0
    for value, n in enumerate(histogram):
        seen += n
        if seen >= needed:
            return value
    return len(histogram) - 1


def spread(histogram: Sequence[int]) -> dict[str, float]:
    found: dict[str, float] = {"mean": round(mean(histogram), 3)}
    return found | {f"p{p}": percentile(histogram, p) for p in PERCENTILES}


def shares(counts: Sequence[int], total: int) -> list[float]:
    return [round(n / max(1, total), 5) for n in counts]


def percents(values: list[float] | dict[str, float]) -> str:
    named = values.items() if isinstance(values, dict) else enumerate(values)
    return "  ".join(f"{name}: {share:.2%}" for name, share in named)
