"""The solver as it is called from outside, one question at a time."""

from typing import Any

from ...mode import kernel
from . import plays


@kernel
def best_play(works: Any, tables: Any) -> bool:
    return plays.best_play(works[0], tables[0])


@kernel
def any_play(works: Any, tables: Any) -> bool:
    return plays.any_play(works[0], tables[0])


@kernel
def fits(works: Any, tables: Any) -> bool:
    """Whether the tiles chosen in the work can be played."""
    return plays.fits(works[0], tables[0])
