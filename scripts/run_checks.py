"""Run checks and tests; say at the end what ran, what failed, and how to run just that.

    run_checks.py [fast | coverage | thorough] [TEST ...]

`./test` calls this when everything is installed. It stands in the project's folder.
"""

import fcntl
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import coverage_report
from check_report import PARTS, Result, Run, Step, report

NPM = "scripts/npm run --silent"
CHECKS = {
    "style": "ruff check .",
    "format": "ruff format --check .",
    "types": "mypy",
    "layers": "lint-imports --no-cache",
    "types of the pages": f"{NPM} check",
}
PAGES = f"{NPM} test -- --reporter=default --reporter=json --outputFile="
AT_ONCE = 2  # checks beside each other
CORES = os.cpu_count() or 1
HALVES = ("cards", "tiles")
CHECKED = "NUMBA_BOUNDSCHECK=1 python tests/engine/every_kernel.py"


class Mode(NamedTuple):
    """What `./test MODE` runs."""

    name: str
    selects: str  # an expression of marks
    checks: bool = True
    installs: bool = True  # a database and a browser, where they are missing
    rounds: int = 100  # of each kernel, with bounds checks
    thorough: bool = False  # large numbers as a whole
    counts: bool = False  # which lines are run
    workers: int = CORES + 1  # tests wait now and then: for sockets, browsers, processes

    @property
    def command(self) -> str:
        return f"./test {self.name}".rstrip()


COUNTED = "not slow and not large"  # as tests/conftest.py counts in ./test
MODES = {
    mode.name: mode
    for mode in (
        Mode("", "", counts=bool(os.environ.get("CI"))),
        Mode("fast", "not slow", installs=False, rounds=0, workers=CORES),
        Mode("coverage", COUNTED, checks=False, rounds=0, counts=True),
        Mode("thorough", "large", checks=False, rounds=2000, thorough=True),
    )
}


def main(words: list[str]) -> int:
    mode = MODES[words.pop(0) if words and words[0] in MODES else ""]
    began = time.monotonic()
    run = Run(mode.command, CORES)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-test-")))
        environment = dict(os.environ)
        if mode.thorough:
            environment["LASTCARD_TEST_THOROUGH"] = "1"
        compiling = None
        if not words:
            compiling = stack.enter_context(Compiling(folder / "compiling", mode.rounds))
            environment["LASTCARD_TEST_COMPILING"] = str(compiling.lock)
        checking = stack.enter_context(ThreadPoolExecutor(1))
        checks = checking.submit(checked, folder) if mode.checks and not words else None
        environment |= stack.enter_context(database(mode))
        if mode.installs:
            subprocess.run(["scripts/chromium"], check=True)
        selects = ["-m", mode.selects] if mode.selects and not words else []
        counts = mode.counts and not words
        if counts:
            data = folder / "coverage" / "data"
            data.parent.mkdir()
            environment |= coverage_report.environment(data)
        tests, run.seed = tested(folder, [*selects, *words], environment, mode.workers)
        run.steps += [*(checks.result() if checks else ()), tests]
        if counts and any(data.parent.iterdir()):
            run.steps.append(counted(data))
        if compiling and mode.rounds:
            run.steps.append(compiling.finish())
    run.seconds = time.monotonic() - began
    return report(run)


def checked(folder: Path) -> list[Step]:
    """Style, types, layers, and the parts of the pages."""
    found = folder / "pages.json"
    commands = CHECKS | {PARTS: f"{PAGES}{found}"}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        steps = list(pool.map(check, commands, commands.values()))
    if found.exists():
        steps[-1].tests = [
            Result(case["fullName"], case["status"])
            for file in json.loads(found.read_text())["testResults"]
            for case in file["assertionResults"]
        ]
    return steps


def check(name: str, command: str) -> Step:
    began = time.monotonic()
    done = subprocess.run(
        command.split(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    seconds = time.monotonic() - began
    good = done.returncode == 0
    print(f"== {name}: {'good' if good else 'FAILED'} ({seconds:.0f} s)", flush=True)
    if not good:
        print(done.stdout, flush=True)
    return Step(name, command.split(" -- ")[0], seconds, good)


def tested(
    folder: Path, arguments: list[str], environment: dict[str, str], workers: int
) -> tuple[Step, str]:
    """The tests of Python, and the seed of their samples: told by ``tests/conftest.py``."""
    found = folder / "tests.json"
    print("== tests", flush=True)
    began = time.monotonic()
    if arguments and all("::" in word for word in arguments):
        workers = 0
    done = subprocess.run(
        ["pytest", "-n", str(workers), "--maxschedchunk", "1", *arguments],
        env=environment | {"LASTCARD_TEST_REPORT": str(found)},
    )
    step = Step("tests", "pytest", time.monotonic() - began, done.returncode == 0)
    if not found.exists():
        return step, ""
    told = json.loads(found.read_text())
    step.tests = [Result(**each) for each in told["tests"]]
    return step, told["seed"]


def counted(data: Path) -> Step:
    """How much of the package was run."""
    began = time.monotonic()
    good, said = coverage_report.told(coverage_report.counted(data))
    return Step("coverage", "./test coverage", time.monotonic() - began, good, said=said)


@contextmanager
def database(mode: Mode) -> Iterator[dict[str, str]]:
    """A PostgreSQL of our own for the tests of its store."""
    folder = tempfile.mkdtemp(prefix="lastcard-postgres-")  # its last command removes it
    try:
        command = ["scripts/postgres", "start", folder]
        done = subprocess.run(
            command if mode.installs else [*command, "no-install"],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        yield {"LASTCARD_TEST_POSTGRES": done.stdout.strip()}
    finally:
        subprocess.run(["scripts/postgres", "stop", folder], check=True)


class Compiling:
    """Compile ahead while tests run already that need nothing compiled; the others wait.

    Then call everything once more with bounds checks, beside the tests.
    """

    def __init__(self, lock: Path, rounds: int) -> None:
        self.lock = lock
        self.file = lock.open("wb")
        fcntl.flock(self.file, fcntl.LOCK_EX)
        self.running: list[subprocess.Popen[str]] = []
        self.step = Step("compiled code, bounds checked", "", 0.0, True)
        self.thread = threading.Thread(target=self.go, args=(rounds,))
        self.thread.start()

    def go(self, rounds: int) -> None:
        began = time.monotonic()
        with self.file:  # closing it unlocks it
            self.call(1, os.environ)
        print(f"== compiled ahead ({time.monotonic() - began:.0f} s)", flush=True)
        if not rounds:
            return
        began = time.monotonic()
        failed = self.call(rounds, os.environ | {"NUMBA_BOUNDSCHECK": "1"})
        self.step.good = not failed
        self.step.command = f"{CHECKED} {''.join(failed[:1])} {rounds}"
        self.step.seconds = time.monotonic() - began

    def call(self, rounds: int, environment: Mapping[str, str]) -> list[str]:
        """Call every kernel, those of cards and those of tiles beside each other; which failed."""
        command = [sys.executable, "tests/engine/every_kernel.py"]
        self.running = [
            subprocess.Popen([*command, half, str(rounds)], env=environment, text=True)
            for half in HALVES
        ]
        return [half for half, process in zip(HALVES, self.running) if process.wait()]

    def finish(self) -> Step:
        self.thread.join()
        return self.step

    def __enter__(self) -> "Compiling":
        return self

    def __exit__(self, *_: object) -> None:
        if self.thread.is_alive():  # the run was broken off
            for process in self.running:
                process.terminate()
        self.thread.join()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
