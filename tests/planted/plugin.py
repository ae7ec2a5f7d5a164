"""A plugin for pytest, loaded by ``run.py``: the rules are those of the copy, and the tests that
name the broken clause come first."""

import re
from pathlib import Path

import pytest

import lastcard


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--copy", type=Path, help="the folder that lastcard is imported from")
    parser.addoption("--clause", default="", help="the clause whose tests come first")


def pytest_configure(config: pytest.Config) -> None:
    copy, found = config.getoption("copy"), Path(lastcard.__file__)
    if not found.is_relative_to(copy):
        raise pytest.UsageError(f"lastcard is imported from {found}, not from {copy}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    named = re.compile(rf"_{config.getoption('clause')}(?![0-9])")
    items.sort(key=lambda item: not named.search(item.name))
