"""Plant one fault after the other, and see whether the quick tests notice.

    .venv/bin/python tests/planted/run.py [--only U13 H] [--jobs 2]

A fault is planted in a copy of the source, which the tests then import; the working tree stays as
it is. Likely tests are run before others, each time up to the first that fails.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
SOURCE = ROOT / "src/lastcard"
sys.path.insert(0, str(TESTS))
from planted.fault import Fault
from planted.faults import FAULTS
from planted.plugin import ENDLESS, note_of

CARDS = ["tests/uno", "tests/house", "tests/test_examples.py"]
ENGINE = ["tests/games/test_secrets.py", "tests/engine/test_chance.py"]
RECORDS = ["tests/games/test_match.py", "tests/cli/test_verify.py"]
LIKELY = {
    "U": [*CARDS, *ENGINE],
    "H": [*CARDS, *ENGINE],
    "S": ["tests/spin", "tests/test_examples.py", *ENGINE],
    "R": ["tests/rummy", "tests/test_examples.py", "tests/games/test_secrets.py"],
    "N": ["tests/notation", "tests/rummy/test_no_scenario.py", "tests/spin", *ENGINE, *RECORDS],
}
LEFT_OUT = ["tests/planted", "tests/web"]
PASSED, FAILED, INTERRUPTED, NO_TESTS = 0, 1, 2, 5  # what pytest exits with


class Outcome(NamedTuple):
    """What became of a fault; ``test`` is the one that failed, if one did."""

    caught: bool
    how: str
    test: str | None = None


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Do the tests notice planted faults?")
    parser.add_argument("--only", nargs="+", metavar="U13", help="clauses, or whole sections: H")
    parser.add_argument("--jobs", type=int, default=1, help="faults tried at the same time")
    parser.add_argument("--limit", type=int, default=120, help="seconds that one test may compute")
    return parser.parse_args()


def wanted(only: Sequence[str] | None) -> list[Fault]:
    return [f for f in FAULTS if not only or f.clause in only or f.kind in only]


def copy_source(folder: Path) -> Path:
    """Copy the package into a folder; the pages are of no use to the rules."""
    shutil.copytree(SOURCE, folder / "lastcard", ignore=shutil.ignore_patterns("static"))
    return folder


def plant(fault: Fault, copy: Path) -> None:
    path = copy / "lastcard" / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise SystemExit(f"{fault} no longer fits the source; see tests/planted/test_planted.py")
    path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def environment(copy: Path) -> dict[str, str]:
    """Import from the copy; keep everything that tests leave behind there, too; try the same of
    large numbers each time."""
    return os.environ | {
        "PYTHONPATH": os.pathsep.join([str(copy), str(TESTS)]),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(copy / "hypothesis"),
        "NUMBA_CACHE_DIR": str(copy / "numba"),
        "LASTCARD_TEST_SEED": "0",
    }


def run_tests(copy: Path, clause: str, tests: Sequence[str], limit: int) -> Outcome:
    """Run tests against a copy, up to the first that fails or does not end."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE"]
    command += ["-o", "addopts=--import-mode=importlib", "-m", "not slow and not compiled"]
    command += ["-p", "no:cacheprovider", "-p", "planted.plugin", "--hypothesis-seed=0"]
    command += [f"--copy={copy}", f"--clause={clause}", f"--limit={limit}"]
    code, output = finished([*command, f"--basetemp={copy / 'temporary'}", *tests], copy)
    if code in (PASSED, NO_TESTS):
        return Outcome(False, "NOT CAUGHT")
    if code == ENDLESS:
        test = note_of(copy).read_text(encoding="utf-8")
        return Outcome(True, f"caught by {test}, which does not end in {limit} s", test)
    if code not in (FAILED, INTERRUPTED):
        raise SystemExit(f"pytest did not run:\n{output}")
    test = failed_test(output)
    return Outcome(True, f"caught by {test}", test)


def finished(command: Sequence[str], copy: Path) -> tuple[int, str]:
    """Run a command; what it exits with, and what it says. Nothing it started is left running."""
    said = copy / "output.txt"  # a pipe would stay open as long as what it started
    with said.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(copy),
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        code = process.wait()
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    return code, said.read_text(encoding="utf-8")


def failed_test(output: str) -> str:
    """The first test, or file, that pytest's summary names."""
    for line in output.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("FAILED", "ERROR"):
            return rest.partition(" - ")[0]
    raise SystemExit(f"pytest names no test that failed:\n{output}")


def stages(fault: Fault) -> Iterator[list[str]]:
    """The tests in the order in which they are tried: likely files that name the clause, other
    likely ones, all others."""
    done = LEFT_OUT
    for tests in (naming(fault), LIKELY[fault.kind], ["tests"]):
        if tests:
            yield [*tests, *(f"--ignore={path}" for path in done)]
        done = [*done, *tests]


def naming(fault: Fault) -> list[str]:
    """The likely files with a test that is named after the clause."""
    named = re.compile(rf"^def test_(\w+_)?{fault.clause}_", re.MULTILINE)
    files = [path for likely in LIKELY[fault.kind] for path in files_in(ROOT / likely)]
    return [str(path.relative_to(ROOT)) for path in files if named.search(path.read_text("utf-8"))]


def files_in(path: Path) -> list[Path]:
    return sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def try_fault(fault: Fault, limit: int) -> Outcome:
    """Whether the tests notice a fault."""
    with tempfile.TemporaryDirectory(prefix="lastcard-planted-") as folder:
        copy = copy_source(Path(folder))
        plant(fault, copy)
        for tests in stages(fault):
            outcome = run_tests(copy, fault.clause, tests, limit)
            if outcome.caught:
                break
        return outcome


def try_sound(outcomes: Sequence[Outcome], limit: int) -> Outcome:
    """The tests that caught something have to pass where nothing is planted."""
    tests = sorted({outcome.test for outcome in outcomes if outcome.test})
    if not tests:
        return Outcome(False, "")
    with tempfile.TemporaryDirectory(prefix="lastcard-planted-") as folder:
        return run_tests(copy_source(Path(folder)), "", tests, limit)


def main() -> int:
    options = arguments()
    faults = wanted(options.only)
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(options.jobs) as pool:
        tried = pool.map(partial(try_fault, limit=options.limit), faults)
        for fault, outcome in zip(faults, tried, strict=True):
            outcomes.append(outcome)
            print(f"{fault}: {outcome.how}", flush=True)
    sound = try_sound(outcomes, options.limit)
    if sound.caught:
        print(f"Without any fault, too: {sound.how.removeprefix('caught by ')} fails.")
    escaped = [f for f, outcome in zip(faults, outcomes, strict=True) if not outcome.caught]
    print(f"{len(faults)} faults: {len(faults) - len(escaped)} caught")
    for fault in escaped:
        print(f"NOT CAUGHT: {fault}\n{fault.old}\n    became\n{fault.new}")
    return 1 if escaped or sound.caught or not faults else 0


if __name__ == "__main__":
    sys.exit(main())
