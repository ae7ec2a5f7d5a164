"""UNO Rummy as a game to be played."""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

from ...notation.action import Action
from ...notation.reasons import Details, Reason
from ...notation.rummy.actions import Lay
from ...notation.scenario import Scenario
from ...notation.tiles import print_tiles, tile
from ...ready import for_each_thread
from ...rules.rummy import apply, legality
from ...rules.rummy.actions import LAST_WORDS, TILE
from ...rules.rummy.deal import clear
from ...rules.rummy.solver.tables import tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import NO, UNKNOWN, YES, RummyTable
from ...rules.rummy.turn import call_counts
from ...rules.shared.table import ROUND_OVER, TURN
from ...solver import best_play, least_disturbance
from ...solver.solver import SOLVERS
from ..engine import Engine
from ..errors import IllegalAction, WrongMeld
from ..hint import Hint
from ..pieces import Hand
from ..view import View
from .details import details, wrong_melds
from .pieces import tiles_of
from .reasons import REASONS
from .setup import set_position, start
from .tell import SINGLY, TOGETHER
from .view import RummyView

work = for_each_thread(Work)  # what the solver works with


def answer_questions(table: RummyTable) -> None:
    """Ask the solver what the rules have to know (R6, R27), and go on."""
    while table.question:
        apply.take_answer(table, SOLVERS.mine().can_play(table))


class Rummy(Engine):
    """What UNO Rummy says of itself."""

    reasons = REASONS
    singly = SINGLY
    together = TOGETHER
    table = RummyTable
    clear = staticmethod(clear)
    start = staticmethod(start)
    piece = staticmethod(tile)
    view = RummyView

    def refusal(self, table: RummyTable, seat: int, code: int) -> int:
        return legality.refusal(table, work(), tables(), seat, code)

    def choices(self, table: RummyTable, seat: int, found: MutableSequence[int]) -> int:
        return legality.choices(table, work(), tables(), seat, found)

    def apply(self, table: RummyTable, seat: int, code: int) -> None:
        apply.begin(table, seat, code)
        answer_questions(table)

    def knows(self, code: int) -> bool:
        return code >= TILE or super().knows(code)

    def judge(
        self, table: RummyTable, seat: int, codes: Sequence[int]
    ) -> tuple[int, Mapping[str, Any]]:
        if seat == table.turn and table.phase < ROUND_OVER and codes[-1] in LAST_WORDS:
            return SOLVERS.mine().judge(table, seat, codes[:-1])
        return super().judge(table, seat, codes)

    def refused(
        self, number: int, table: RummyTable, legal: Sequence[Action], action: Action
    ) -> IllegalAction:
        refused = super().refused(number, table, legal, action)
        if refused.reason == Reason.CHOOSE_ACTION:
            meld = refused.details["meld"]
            refused.wrong = (WrongMeld(meld, refused.reason, refused.rule, refused.details),)
        elif isinstance(action, Lay):
            refused.wrong = tuple(wrong_melds(action))
        return refused

    def details(self, reason: Reason, which: int, table: RummyTable, action: Action) -> Details:
        return details(reason, which, action)

    def settle(self, table: RummyTable) -> None:
        if table.phase == TURN and table.can_play == UNKNOWN:
            table.can_play = YES if SOLVERS.mine().can_play(table) else NO

    def call_counts(self, table: RummyTable, seat: int) -> bool:
        return call_counts(table, seat)

    def set_position(self, table: RummyTable, scenario: Scenario) -> None:
        set_position(table, scenario)
        answer_questions(table)

    def hand_of(self, table: RummyTable, seat: int) -> Hand:
        return tiles_of(bytes(table.hands[seat]))

    def dealt(self, table: RummyTable) -> dict[str, str]:
        return {"singles": print_tiles(map(tile, table.singles[: table.single_count]))}

    def on_table(self, view: View) -> dict[str, Any]:
        assert isinstance(view, RummyView)
        return {
            "table": [print_tiles(meld) for meld in view.melds],
            "singles": print_tiles(view.singles),
        }

    def hint(self, view: View) -> Hint:
        assert isinstance(view, RummyView)
        return Hint(best_play(view.position), least_disturbance(view.position))


PART = Rummy()
