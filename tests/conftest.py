"""What holds for all tests: patience, their order, and what is told of them in the end."""

import fcntl
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import coverage
import pytest
from hypothesis import HealthCheck, settings

import samples
from check_report import Result

# A busy machine is not a fault of the code: time is measured in benchmarks/, never in a test.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# What tests share says as much as a test does when an assert fails.
pytest.register_assert_rewrite("server", "web")

# Folders whose tests need nothing that is compiled: they come first, while it is.
NOTHING_COMPILED = ("uno", "house", "spin", "rummy", "notation")
TESTS = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before hypothesis reads it
def pytest_configure(config: pytest.Config) -> None:
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = zlib.crc32(samples.seed.encode())


def pytest_report_header() -> str:
    much = "large numbers as a whole" if samples.thorough else "large numbers as samples"
    return f"{much}, {samples.SEED}={samples.seed}"


# The order


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones before the short ones, so that no process is left alone with one at the end;
    and what needs compiled code last. Sorting is stable: tests that share a server or a browser
    stay together."""
    items.sort(key=due)


def due(item: pytest.Item) -> tuple[int, int]:
    place = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    compiled = item.get_closest_marker("compiled") is not None
    slow = item.get_closest_marker("slow") is not None
    if compiled:
        return 3, not slow
    return (0 if place in NOTHING_COMPILED else 1 if place == "web" else 2), not slow


@pytest.fixture(autouse=True)
def _compiled_ahead(request: pytest.FixtureRequest) -> None:
    """Wait while what the test needs is being compiled: not every process does that for itself."""
    lock = os.environ.get("LASTCARD_TEST_COMPILING")
    if lock and due(request.node)[0] > 0:
        with open(lock, "rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH)


# What is counted (scripts/coverage_report.py)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    counting = coverage.Coverage.current()
    if counting is None or not any(map(item.get_closest_marker, ("slow", "large", "timed"))):
        return (yield)
    with not_counted(counting):
        return (yield)


@contextmanager
def not_counted(counting: coverage.Coverage) -> Iterator[None]:
    """Neither here nor in processes that begin now: it takes time, and says nothing new."""
    counting.stop()
    settings = os.environ.pop("COVERAGE_PROCESS_START", None)
    try:
        yield
    finally:
        if settings is not None:
            os.environ["COVERAGE_PROCESS_START"] = settings
        counting.start()


# What is told in the end (scripts/check_report.py)

results: dict[str, Result] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    result = results.setdefault(report.nodeid, Result(report.nodeid))
    result.seconds += report.duration
    if report.failed:
        result.outcome = "failed"
        result.why = f"{report.nodeid.split('::')[-1]}: {brief(report)}"
    elif report.skipped and isinstance(report.longrepr, tuple):
        result.outcome = "skipped"
        result.why = report.longrepr[2].removeprefix("Skipped: ")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        why = f"{report.nodeid} cannot be read: {brief(report)}"
        results[report.nodeid] = Result(report.nodeid, "failed", why=why)


def brief(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test failed, in a line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (crash.message if crash else str(report.longrepr)).split("\n")
    told = next((line.removeprefix("E ") for line in lines if line.startswith("E ")), lines[0])
    return " ".join(told.split())


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = os.environ.get("LASTCARD_TEST_REPORT")
    if target and not hasattr(session.config, "workerinput"):
        found = {"seed": samples.seed, "tests": [asdict(each) for each in results.values()]}
        Path(target).write_text(json.dumps(found), encoding="utf-8")
