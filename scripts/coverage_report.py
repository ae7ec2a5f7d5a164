"""How much of the package the quick tests run as plain Python, with a floor.

Slow tests and large numbers do the same more often: they are not counted (`tests/conftest.py`).
What numba compiles runs outside Python, so kernels count only where a test runs them plain.
"""

import json
from pathlib import Path
from typing import NamedTuple

import coverage

FLOOR = 90.0  # per cent of the lines
LEAST = 10  # files that are named
PACKAGE = "src/lastcard/"


class Counted(NamedTuple):
    """How many lines and branches there are in a file, or in all, and how many were run."""

    lines: int
    lines_run: int
    branches: int
    branches_run: int


def environment(data: Path) -> dict[str, str]:
    """With it each Python counts what it runs, from its start; so do the processes of tests."""
    settings = str(Path("pyproject.toml").resolve())
    return {"COVERAGE_FILE": str(data), "COVERAGE_PROCESS_START": settings}


def counted(data: Path) -> dict[str, Counted]:
    """What all processes together have run, by file."""
    everything = coverage.Coverage(str(data), config_file="pyproject.toml", messages=False)
    everything.combine([str(data.parent)])
    report = data.with_suffix(".json")
    everything.json_report(outfile=str(report))
    keys = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    return {
        name.removeprefix(PACKAGE): Counted(*(file["summary"][key] for key in keys))
        for name, file in json.loads(report.read_text())["files"].items()
    }


def told(files: dict[str, Counted]) -> tuple[bool, list[str]]:
    """Whether the lines that were run are enough, and what to say of them."""
    lines, lines_run, branches, branches_run = map(sum, zip(*files.values(), strict=True))
    share = per_cent(lines_run, lines)
    least = sorted(files, key=lambda name: per_cent(files[name].lines_run, files[name].lines))
    said = [
        f"coverage by the quick tests: {share:.1f} % of {lines:,} lines,"
        f" {per_cent(branches_run, branches):.1f} % of {branches:,} branches",
        *(
            f"  {per_cent(files[name].lines_run, files[name].lines):3.0f} % {name}"
            for name in least[:LEAST]
        ),
    ]
    if share < FLOOR:
        said.append(f"Tests must run at least {FLOOR:g} % of the lines: test what you have added.")
    return share >= FLOOR, said


def per_cent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 100.0
