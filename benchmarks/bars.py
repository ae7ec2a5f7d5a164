"""What every benchmark shares: bars, a table for people, JSON for programs."""

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Bar:
    """A figure that must be at least, or at most, its limit."""

    value: float
    limit: float
    at_least: bool

    @property
    def ok(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def to_json(self) -> dict[str, Any]:
        return {"value": round(self.value, 4), "limit": self.limit, "ok": self.ok}

    def __str__(self) -> str:
        relation = "at least" if self.at_least else "at most"
        return f"{self.value:10.2f}   {relation} {self.limit:g}   {'ok' if self.ok else 'MISSED'}"


def at_least(value: float, limit: float) -> Bar:
    return Bar(value, limit, at_least=True)


def at_most(value: float, limit: float) -> Bar:
    return Bar(value, limit, at_least=False)


def report(title: str, figures: dict[str, str], bars: dict[str, Bar], as_json: bool) -> int:
    """Print the figures and bars; the exit code says whether every bar was met."""
    if as_json:
        found = {name: bar.to_json() for name, bar in bars.items()}
        print(json.dumps({"benchmark": title, "figures": figures, "bars": found}, indent=2))
    else:
        width = max(map(len, [*figures, *bars]))
        print(title)
        for name, figure in figures.items():
            print(f"  {name:{width}}  {figure}")
        print("bars")
        for name, bar in bars.items():
            print(f"  {name:{width}}  {bar}")
    return 0 if all(bar.ok for bar in bars.values()) else 1
