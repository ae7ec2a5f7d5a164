"""How bots think in UNO Rummy."""

from collections.abc import Collection

from ... import solver
from ...game.rummy.view import RummyView
from ...game.view import View
from ...notation.action import Action
from ...notation.rummy.actions import Swap
from ...rules.luck import HasLuck
from ...rules.rummy.solver.tables import tables
from ..bot import Bot
from ..mind import Mind
from ..policies import GREEDY
from .following import tile_action


class Rummy(Mind):
    """The policies of UNO Rummy, asking the solver, and a search of its own."""

    slip = "overlooks"
    for_experts = (Swap(),)  # R10: to win a joker

    def on_turn(self, view: View, legal: Collection[Action], policy: int, luck: HasLuck) -> Action:
        assert isinstance(view, RummyView)
        if policy == GREEDY:
            return tile_action(view.table, view, legal, policy)  # it rolls nothing
        table = view.table.copy()
        table.luck = luck.luck  # that of a view's table is blank
        action = tile_action(table, view, legal, policy)
        luck.luck = table.luck
        return action

    def make_expert(self, seed: int) -> Bot:
        from .expert import make_rummy_expert

        return make_rummy_expert(seed)

    def build_tables(self) -> None:
        tables()

    def warm_up(self) -> None:
        solver.warm_up()

    def warm_up_expert(self) -> None:
        from .expert import warm_up

        warm_up()

    def things(self, view: View) -> int:
        """All tiles."""
        assert isinstance(view, RummyView)
        return len(view.rack) + sum(map(len, view.melds))

    def any_play(self, view: View) -> Action | None:
        assert isinstance(view, RummyView)
        found = solver.any_play(view.position)
        return None if found is None else found.action


PART = Rummy()
