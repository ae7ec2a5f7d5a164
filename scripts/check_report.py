"""What a run of checks and tests says in the end, on one screen."""

import os
from collections import Counter, defaultdict
from dataclasses import dataclass, field

MOST_FAILURES = 12  # shown in full; two lines each
MOST_SKIPS = 6

# Where a test is, and what kind of a check it is.
KINDS = {
    "tests/uno": "rules of UNO",
    "tests/house": "house rules",
    "tests/spin": "rules of UNO Spin",
    "tests/rummy": "rules of UNO Rummy",
    "tests/notation": "notation",
    "tests/games": "every game: modes, secrets, all layers",
    "tests/engine": "engine: chance, history",
    "tests/solver": "solver and its oracles",
    "tests/bots": "bots",
    "tests/lab": "tournaments",
    "tests/cli": "commands",
    "tests/server": "server",
    "tests/web": "pages in a browser",
    "tests/planted": "planted faults fit",
    "tests/": "examples and docs",
    "src/": "examples in the code",
}
PARTS = "parts of the pages"  # their names are not those of files


@dataclass
class Result:
    """What became of a test."""

    name: str
    outcome: str = "passed"  # or failed, or skipped
    seconds: float = 0.0
    why: str = ""

    @property
    def kind(self) -> str:
        return next((kind for place, kind in KINDS.items() if self.name.startswith(place)), PARTS)


@dataclass
class Step:
    """A program that was run."""

    name: str
    command: str
    seconds: float
    good: bool
    tests: list[Result] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # on the screen, below the table


@dataclass
class Run:
    """All that was run by one command."""

    command: str
    cores: int
    seconds: float = 0.0
    seed: str = ""  # of what was chosen at random
    steps: list[Step] = field(default_factory=list)

    @property
    def tests(self) -> list[Result]:
        return [test for step in self.steps for test in step.tests]


def report(run: Run) -> int:
    """Print it; the exit code."""
    failed = [test for test in run.tests if test.outcome == "failed"]
    skipped = [test for test in run.tests if test.outcome == "skipped"]
    broken = [step for step in run.steps if not step.good]
    print("\n" + table(run))
    for step in run.steps:
        if step.said:
            print("\n".join(["", *step.said]))
    if skipped:
        print("\n".join(reasons(skipped)))
    wrong = [*failures(run, failed), *broken_steps(broken, failed)]
    if os.environ.get("CI") and skipped:
        wrong.append("In CI nothing may be skipped.")
    if wrong:
        print("\n".join(["", "FAILED", *wrong]))
    passed = sum(test.outcome == "passed" for test in run.tests)
    print(f"\n{passed} passed, {len(failed)} failed, {len(skipped)} skipped")
    return 1 if wrong else 0


def table(run: Run) -> str:
    """How many tests of which kind ran, and how long each kind took."""
    kinds: dict[str, list[Result]] = defaultdict(list)
    for test in run.tests:
        kinds[test.kind].append(test)
    lines = [
        f"{run.command}: {spoken(run.seconds)} on {run.cores} cores of {processor()},"
        f" samples of {run.seed or 'nothing'}",
        f"{'kind':32} {'tests':>6} {'time of all together':>22}",
    ]
    for step in run.steps:
        if all(test.kind == PARTS for test in step.tests):
            lines.append(f"{step.name:32} {len(step.tests) or '':>6} {spoken(step.seconds):>22}")
    for kind in KINDS.values():
        if tests := kinds.get(kind):
            seconds = sum(test.seconds for test in tests)
            lines.append(f"{kind:32} {len(tests):>6} {spoken(seconds):>22}")
    return "\n".join(lines)


def reasons(skipped: list[Result]) -> list[str]:
    found = Counter(test.why for test in skipped).most_common()
    lines = [f"  {count} × {why}" for why, count in found[:MOST_SKIPS]]
    more = len(found) - MOST_SKIPS
    return [
        "",
        f"skipped {len(skipped)}",
        *lines,
        *([f"  {more} more reasons"] if more > 0 else []),
    ]


def failures(run: Run, failed: list[Result]) -> list[str]:
    """What failed, why in a line, and how to run just that."""
    lines = []
    for test in failed[:MOST_FAILURES]:
        lines.append(f"  {test.why[:110] or test.name}")
        if "::" in test.name:
            lines.append(f"    {run.command} '{test.name}'")
        else:
            lines.append(f"    scripts/npm run test -- -t '{test.name}'")
    if len(failed) > MOST_FAILURES:
        lines.append(f"  ... and {len(failed) - MOST_FAILURES} more, above")
    return lines


def broken_steps(steps: list[Step], failed: list[Result]) -> list[str]:
    """The checks that failed, and runs of tests that broke off without a failed test."""
    lines = []
    for step in steps:
        if not any(test in step.tests for test in failed):
            lines += [f"  {step.name}", f"    PATH=.venv/bin:$PATH {step.command}"]
    return lines


def spoken(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:2} s" if minutes else f"{rest} s"


def processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.split(":")[1].strip() for line in lines if "model name" in line)
    except (OSError, StopIteration):
        return "an unknown processor"
