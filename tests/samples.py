"""How much of a large number is tried: a part of it in `./test`, all of it in `./test thorough`.

Which part changes with the commit, so that over time everything is tried. The same commit tries
the same; ``LASTCARD_TEST_SEED`` tries what another one did.
"""

import os
import random
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

Thing = TypeVar("Thing")
Test = TypeVar("Test", bound=Callable[..., None])

SEED = "LASTCARD_TEST_SEED"
THOROUGH = "LASTCARD_TEST_THOROUGH"


def commit() -> str:
    """The commit that is tested, in short; "0" outside a repository."""
    command = ["git", "rev-parse", "--short=8", "HEAD"]
    try:
        done = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "0"
    return done.stdout.strip()


given = os.environ.get(SEED, "")
seed = given or commit()
thorough = bool(os.environ.get(THOROUGH))


def dice(*what: object) -> random.Random:
    """Dice that fall alike for one commit, and otherwise for the next."""
    return random.Random(" ".join(map(str, (seed, *what))))


def number(some: int, whole: int) -> int:
    """How many: some in `./test`, the whole number in `./test thorough`."""
    return whole if thorough else some


def some_of(things: Sequence[Thing], count: int, *what: object) -> list[Thing]:
    """As many of them as asked for, in their order; all of them in `./test thorough`."""
    if thorough:
        return list(things)
    chosen = dice(*what).sample(range(len(things)), min(count, len(things)))
    return [things[place] for place in sorted(chosen)]


def in_parts(whole: int, some: int = 1) -> Callable[[Test], Test]:
    """A test that tries a large number in parts: it is given the number of each, ``part``."""

    def mark(test: Test) -> Test:
        parts = some_of(range(whole), some, test.__name__)
        return pytest.mark.large(pytest.mark.parametrize("part", parts)(test))

    return mark
