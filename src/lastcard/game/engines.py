"""The rules of each game, by its table."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, NamedTuple

from ..notation.cards import Card, card
from ..notation.tiles import Tile, tile
from ..rules.rummy import actions as rummy_actions
from ..rules.rummy import apply as rummy_apply
from ..rules.rummy import legality as rummy_legality
from ..rules.rummy.playing import know_whether_can_play
from ..rules.rummy.solver.tables import tables
from ..rules.rummy.solver.work import Work
from ..rules.rummy.table import NO, UNKNOWN, YES, RummyTable
from ..rules.rummy.turn import call_counts
from ..rules.spin import actions as spin_actions
from ..rules.spin import apply as spin_apply
from ..rules.spin import legality as spin_legality
from ..rules.uno import actions as uno_actions
from ..rules.uno import apply as uno_apply
from ..rules.uno import legality as uno_legality
from ..rules.uno.table import ROUND_OVER, TURN, Table
from ..solver import compiled, judging
from ..solver.threads import for_each_thread

AnyTable = Table | RummyTable


class Engine(NamedTuple):
    """What a game consists of."""

    refusal: Callable[[Any, int, int], int]
    choices: Callable[[Any, int, MutableSequence[int]], int]
    apply: Callable[[Any, int, int], None]
    knows: Callable[[int], bool]  # whether an action's number is one of this game
    piece: Callable[[int], Card | Tile]
    settle: Callable[[Any], None]  # work out what is asked again and again in a new position
    call_counts: Callable[[Any, int], bool]  # whether "UNO!" has an effect now (U25, R20)


def nothing_to_settle(table: Table) -> None:
    pass


def call_is_due(table: Table, seat: int) -> bool:
    return bool(table.uno_due >> seat & 1)


UNO = Engine(
    uno_legality.refusal,
    uno_legality.choices,
    uno_apply.apply,
    lambda code: code < uno_actions.ACTIONS,
    card,
    nothing_to_settle,
    call_is_due,
)
SPIN = Engine(
    spin_legality.refusal,
    spin_legality.choices,
    spin_apply.apply,
    lambda code: code < spin_actions.ACTIONS,
    card,
    nothing_to_settle,
    call_is_due,
)

MOST_CHOICES = spin_actions.ACTIONS


work = for_each_thread(Work)  # what the solver works with


def rummy_refusal(table: RummyTable, seat: int, code: int) -> int:
    return rummy_legality.refusal(table, work(), tables(), seat, code)


def rummy_choices(table: RummyTable, seat: int, found: MutableSequence[int]) -> int:
    return rummy_legality.choices(table, work(), tables(), seat, found)


def apply_rummy(table: RummyTable, seat: int, code: int) -> None:
    if not compiled.ready.is_set():
        rummy_apply.apply(table, work(), tables(), seat, code)
        return
    rummy_apply.begin(table, seat, code)
    while table.question:
        rummy_apply.go_on(table, compiled.can_play(table))


def known_in_rummy(code: int) -> bool:
    shared = (uno_actions.DRAW, uno_actions.KEEP, uno_actions.CALL, uno_actions.DEAL)
    is_catch = uno_actions.CATCH <= code < uno_actions.SWAPHAND
    return code in shared or is_catch or code >= rummy_actions.TILE


def settle_rummy(table: RummyTable) -> None:
    if table.phase != TURN or table.can_play != UNKNOWN:
        return
    if compiled.ready.is_set():
        table.can_play = YES if compiled.can_play(table) else NO
    else:
        know_whether_can_play(table, work(), tables())


RUMMY = Engine(
    rummy_refusal,
    rummy_choices,
    apply_rummy,
    known_in_rummy,
    tile,
    settle_rummy,
    call_counts,
)


def engine_of(table: AnyTable) -> Engine:
    """The rules that are played at a table."""
    if isinstance(table, RummyTable):
        return RUMMY
    return SPIN if table.spin else UNO


def first_refusal(table: AnyTable, seat: int, codes: Sequence[int]) -> int:
    """Why what is said in one breath is not allowed, 0 if it is; the table stays as it is."""
    engine = engine_of(table)
    if isinstance(table, RummyTable) and lays(table, seat, codes) and judging.ready.is_set():
        return judging.judge().table_refusal(table, seat, codes[:-1])
    if len(codes) > 1:
        table = table.copy()
    refusal, apply = engine.refusal, engine.apply  # a table is said in some forty of them
    for code in codes[:-1]:
        if reason := refusal(table, seat, code):
            return reason
        apply(table, seat, code)
    return refusal(table, seat, codes[-1])


def lays(table: RummyTable, seat: int, codes: Sequence[int]) -> bool:
    """Whether a new table is said by the seat whose turn it is."""
    at_turn = seat == table.turn and table.phase < ROUND_OVER
    return at_turn and codes[-1] in rummy_actions.LAST_WORDS
