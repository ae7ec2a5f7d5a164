"""What was measured before: `history.jsonl` has a line for each run that was kept.

An entry says the commit, the machine, its Python and the figures by name. Only entries of one
machine can be compared.
"""

import json
import os
import platform
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("history.jsonl")
NUMBER = re.compile(r"\s*(-?[\d,]*\.?\d+)")  # the first of a figure; what follows is its unit

Numbers = dict[str, float]


def processor() -> str:
    """The name of the processor, without which no figure says much."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(names, "unknown")


def machine() -> dict[str, Any]:
    return {"processor": processor(), "cores": os.cpu_count()}


def commit() -> str:
    """The commit that is measured, with a plus where files were changed since."""
    command = ["git", "describe", "--always", "--abbrev=8", "--exclude=*", "--dirty=+"]
    done = subprocess.run(command, cwd=FILE.parent, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def numbers(figures: Mapping[str, Any]) -> Numbers:
    """The figures that begin with a number.

    >>> numbers({"push": "   12,345.5 rounds/s", "memory": "none"})
    {'push': 12345.5}
    """
    found = {name: NUMBER.match(str(figure)) for name, figure in figures.items()}
    return {name: float(match[1].replace(",", "")) for name, match in found.items() if match}


def last(benchmark: str) -> dict[str, Any] | None:
    """The last entry of this benchmark on this machine."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    for line in reversed(lines):
        entry: dict[str, Any] = json.loads(line)
        if (entry["benchmark"], entry["machine"]) == (benchmark, machine()):
            return entry
    return None


def changes(before: Numbers, now: Numbers) -> dict[str, str]:
    """How much more or less each figure is than before, in per cent.

    >>> changes({"push": 8.0, "gone": 1.0}, {"push": 10.0, "new": 2.0})
    {'push': '+25.0 %'}
    """
    both = [name for name in now if before.get(name)]
    return {name: f"{100 * (now[name] / before[name] - 1):+.1f} %" for name in both}


def keep(benchmark: str, figures: Numbers, note: str = "") -> None:
    entry = {
        "benchmark": benchmark,
        "commit": commit(),
        "machine": machine(),
        "python": platform.python_version(),
        "figures": {name: float(f"{value:.6g}") for name, value in figures.items()},
    }
    with FILE.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(entry | ({"note": note} if note else {})) + "\n")
