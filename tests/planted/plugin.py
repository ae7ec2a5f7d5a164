"""A plugin for pytest, loaded by ``run.py``.

It makes sure that the rules are those of the copy, puts the tests that name the broken clause
first, and ends everything where a test does not end.
"""

import os
import re
import signal
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

import lastcard

ENDLESS = 42  # what pytest then exits with


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--copy", type=Path, help="the folder that lastcard is imported from")
    parser.addoption("--clause", default="", help="the clause whose tests come first")
    parser.addoption("--limit", type=int, default=120, help="seconds that a test may compute")


def pytest_configure(config: pytest.Config) -> None:
    copy, found = config.getoption("copy"), Path(lastcard.__file__)
    if not found.is_relative_to(copy):
        raise pytest.UsageError(f"lastcard is imported from {found}, not from {copy}")


@pytest.hookimpl(trylast=True)  # tests have an order of their own
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    named = re.compile(rf"_{config.getoption('clause')}(?![0-9])")
    items.sort(key=lambda item: not named.search(item.name))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    def give_up(number: int, frame: object) -> None:
        # An exception would be caught by a test that expects one, or tried again by Hypothesis.
        note_of(item.config.getoption("copy")).write_text(item.nodeid, encoding="utf-8")
        os._exit(ENDLESS)

    set_alarms(give_up, item.config.getoption("limit"))
    try:
        return (yield)
    finally:
        set_alarms(signal.SIG_DFL, 0)


def set_alarms(handler: Callable[[int, object], None] | signal.Handlers, limit: int) -> None:
    """After this many seconds of computing, or ten times as many by the clock: on a busy machine
    sound tests take long, too. With 0 seconds: never."""
    for number, timer, seconds in (
        (signal.SIGPROF, signal.ITIMER_PROF, limit),
        (signal.SIGALRM, signal.ITIMER_REAL, 10 * limit),
    ):
        signal.setitimer(timer, 0)
        signal.signal(number, handler)
        signal.setitimer(timer, seconds)


def note_of(copy: Path) -> Path:
    """Where the name of a test that does not end is left."""
    return copy / "endless.txt"
