"""What every benchmark shares: bars, a table for people, JSON for programs."""

import json
import platform
from dataclasses import dataclass
from pathlib import Path
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


def processor() -> str:
    """The name of the processor, without which no figure says much."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(names, "unknown")


def report(title: str, figures: dict[str, str], bars: dict[str, Bar], as_json: bool) -> int:
    """Print the figures and bars; the exit code says whether every bar was met."""
    if as_json:
        found = {name: bar.to_json() for name, bar in bars.items()}
        whole = {"benchmark": title, "processor": processor(), "figures": figures, "bars": found}
        print(json.dumps(whole, indent=2))
    else:
        width = max(map(len, [*figures, *bars]))
        print(f"{title}; processor: {processor()}")
        for name, figure in figures.items():
            print(f"  {name:{width}}  {figure}")
        print("bars")
        for name, bar in bars.items():
            print(f"  {name:{width}}  {bar}")
    return 0 if all(bar.ok for bar in bars.values()) else 1
