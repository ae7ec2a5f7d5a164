"""How bots think in UNO Rummy."""

from collections.abc import Collection

from ... import solver
from ...game.rummy.view import RummyView
from ...game.view import View
from ...notation.action import Action
from ...notation.rummy.actions import Swap
from ...rules.luck import HasLuck
from ...solver.solver import SOLVERS
from ..bot import Bot
from ..mind import Mind
from .answers import ANSWERS
from .thinking import EXPERTS


class Rummy(Mind):
    """The policies of UNO Rummy, asking the solver, and a search of its own."""

    slip = "overlooks"
    for_experts = (Swap(),)  # R10: to win a joker
    workers = (SOLVERS, ANSWERS)
    experts = EXPERTS

    def on_turn(self, view: View, legal: Collection[Action], policy: int, luck: HasLuck) -> Action:
        assert isinstance(view, RummyView)
        return ANSWERS.mine().answer(view, legal, policy, luck)

    def make_expert(self, seed: int) -> Bot:
        from .expert import RummyExpert

        return RummyExpert(seed)

    def things(self, view: View) -> int:
        """All tiles."""
        assert isinstance(view, RummyView)
        return len(view.rack) + sum(map(len, view.melds))

    def any_play(self, view: View) -> Action | None:
        assert isinstance(view, RummyView)
        found = solver.any_play(view.position)
        return None if found is None else found.action


PART = Rummy()
