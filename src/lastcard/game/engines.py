"""The rules of each game, by its name."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import NamedTuple

from ..rules.spin import actions as spin_actions
from ..rules.spin import apply as spin_apply
from ..rules.spin import legality as spin_legality
from ..rules.uno import actions as uno_actions
from ..rules.uno import apply as uno_apply
from ..rules.uno import legality as uno_legality
from ..rules.uno.table import Table


class Engine(NamedTuple):
    """What a game consists of."""

    refusal: Callable[[Table, int, int], int]
    choices: Callable[[Table, int, MutableSequence[int]], int]
    apply: Callable[[Table, int, int], None]
    actions: int  # how many there are


UNO = Engine(uno_legality.refusal, uno_legality.choices, uno_apply.apply, uno_actions.ACTIONS)
SPIN = Engine(spin_legality.refusal, spin_legality.choices, spin_apply.apply, spin_actions.ACTIONS)


def first_refusal(table: Table, seat: int, codes: Sequence[int]) -> int:
    """Why what is said in one breath is not allowed, 0 if it is; the table stays as it is."""
    engine = engine_of(table)
    if len(codes) > 1:
        table = table.copy()
    for code in codes:
        if reason := engine.refusal(table, seat, code):
            return reason
        if len(codes) > 1:
            engine.apply(table, seat, code)
    return 0


def engine_of(table: Table) -> Engine:
    """The rules that are played at a table."""
    return SPIN if table.spin else UNO
