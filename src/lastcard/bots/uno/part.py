"""How bots think in UNO."""

from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING

from ...game.legal import Legal
from ...game.uno.view import CardView
from ...game.view import View
from ...notation.action import Action
from ...notation.actions import action_of
from ...notation.uno.actions import Play
from ...ready import Workers
from ...rules.luck import HasLuck
from ...rules.uno.table import Table
from ..bot import Bot
from ..character import Character
from ..mind import Mind
from .habits import rather
from .policy import answer

if TYPE_CHECKING:
    from .search import Search


def make_search(compiled: bool, game: str = "uno") -> "Search":
    from .search import Search

    return Search(game)


class Uno(Mind):
    """The policies of UNO, and a search among imagined tables."""

    experts = Workers(make_search)

    def on_turn(self, view: View, legal: Collection[Action], policy: int, luck: HasLuck) -> Action:
        assert isinstance(view, CardView)
        table = view.table.copy()
        table.luck = luck.luck  # that of a view's table is blank
        action = self.decide(table, policy)
        luck.luck = table.luck
        return action

    def decide(self, table: Table, policy: int) -> Action:
        """What a policy does at a table of which only that of its seat is known."""
        return action_of(answer(table, policy))

    def rather(
        self, character: Character, view: View, legal: Legal, action: Action, dice: Random
    ) -> Action:
        if not isinstance(action, Play):
            return action
        assert isinstance(view, CardView)
        return rather(character, view.hand, tuple(legal), action, dice)

    def make_expert(self, seed: int) -> Bot:
        from .expert import Expert

        return Expert(seed)


PART = Uno()
