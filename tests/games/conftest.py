"""The tests of this folder know one game more than everybody else."""

from collections.abc import Iterator

import pytest

from games.variant import STRICT
from lastcard.kinds import KINDS
from lastcard.ready import warm_up


@pytest.fixture(autouse=True)
def _one_game_more() -> Iterator[None]:
    KINDS[STRICT.name] = STRICT
    yield
    del KINDS[STRICT.name]


@pytest.fixture
def compiled_solver(_compiled_ahead: None) -> None:
    """Whole matches of UNO Rummy take the plain solver long."""
    warm_up("rummy")
