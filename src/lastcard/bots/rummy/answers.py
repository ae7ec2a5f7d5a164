"""What the policies of UNO Rummy do in a view, plain or compiled: :class:`Answers`."""

from collections.abc import Collection
from dataclasses import replace
from importlib import import_module

from ...game.rummy.view import RummyView
from ...notation.action import Action
from ...notation.actions import action_of
from ...notation.rummy.actions import Swap
from ...ready import Workers
from ...rules.luck import HasLuck
from ...rules.rummy.actions import LAID_CALLING, LAST_WORDS, SWAP, SWAP_END
from ...rules.rummy.table import RummyTable
from ...solver.asking import solution
from ...solver.solver import LOOKED_AT, Solver
from ..policies import GREEDY

# What the policies look at in their turn.
KNOWN = (*LOOKED_AT, "players", "counts", "stock_count", "must_play", "can_play")


class Answers(Solver):
    """The policies at work, with what the solver works with."""

    def __init__(self, compiled: bool) -> None:
        super().__init__(compiled)
        self.policies = import_module(f"{self.mode}.bots.rummy.kernels")

    def warm_up(self) -> None:
        """Answer in an empty round, in which there is nothing to play."""
        self.table.write(vars(RummyTable()))
        self.code(GREEDY)

    def answer(
        self, view: RummyView, legal: Collection[Action], policy: int, luck: HasLuck
    ) -> Action:
        """What a policy does in its turn. Who does not think of swaps (R10) thinks again."""
        values = vars(view.table)
        self.table.write({name: values[name] for name in KNOWN} | {"luck": luck.luck})
        while SWAP <= (code := self.code(policy)) < SWAP_END and Swap() not in legal:
            pass
        luck.luck = self.table.read("luck")
        if code not in LAST_WORDS:
            return action_of(code)
        return replace(solution(view.position, self.work.read).action, uno=code == LAID_CALLING)

    def code(self, policy: int) -> int:
        """What it does, as a number; a new table is in the solver's answer."""
        code: int = self.policies.answer(
            self.table.records, self.work.records, self.lookups, policy
        )
        return code


ANSWERS = Workers(Answers)
