"""The solver as it is called from outside, one question at a time."""

from typing import Any

from ...mode import kernel
from . import least_change, plays


@kernel
def best_play(works: Any, tables: Any) -> bool:
    return plays.best_play(works[0], tables[0])


@kernel
def any_play(works: Any, tables: Any) -> bool:
    return plays.any_play(works[0], tables[0])


@kernel
def whole_rack(works: Any, tables: Any) -> bool:
    return plays.whole_rack(works[0], tables[0])


@kernel
def least_change_play(works: Any, tables: Any) -> bool:
    return least_change.least_change_play(works[0], tables[0])
