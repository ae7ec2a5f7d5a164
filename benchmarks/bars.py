"""What every benchmark shares: options, bars, a table for people, JSON for programs."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from typing import Any

import history


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


def add_options(parser: ArgumentParser) -> None:
    """What every benchmark can be asked for."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help="add the figures to history.jsonl")
    parser.add_argument("--note", default="", help="with --keep: what to know about this run")


def report(title: str, figures: dict[str, Any], bars: dict[str, Bar], options: Namespace) -> int:
    """Print figures and bars, with their changes; the exit code says whether all bars were met."""
    numbers = history.numbers(figures) | {name: bar.value for name, bar in bars.items()}
    before = history.last(title)
    changes = history.changes(before["figures"], numbers) if before else {}
    if options.json:
        found = {name: bar.to_json() for name, bar in bars.items()}
        whole = {"benchmark": title, **history.machine(), "figures": figures, "bars": found}
        print(json.dumps(whole | {"changes": changes}, indent=2))
    else:
        width = max(map(len, [*figures, *bars]))
        print(f"{title}; processor: {history.processor()}")
        if before:
            note = f" ({before['note']})" if "note" in before else ""
            print(f"with the change against {before['commit']}{note}, the last of this machine")
        for name, figure in figures.items():
            print(f"  {name:{width}}  {figure}   {changes.get(name, '')}".rstrip())
        print("bars")
        for name, bar in bars.items():
            print(f"  {name:{width}}  {bar}   {changes.get(name, '')}".rstrip())
    if options.keep:
        history.keep(title, numbers, options.note)
    return 0 if all(bar.ok for bar in bars.values()) else 1
