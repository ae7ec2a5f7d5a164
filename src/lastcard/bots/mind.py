"""How bots think in a game: :class:`Mind`."""

from collections.abc import Collection
from random import Random
from typing import Any

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action
from ..ready import Workers
from ..rules.luck import HasLuck
from .bot import Bot
from .character import Character


class Mind:
    """What bots have to know of a game. This much is enough to play one, if not well."""

    #: Which slip of a person is the careless one here.
    slip = "loose"
    #: What only an expert thinks of.
    for_experts: tuple[Action, ...] = ()
    #: Those who work for everybody at a table; and those who think for experts, always compiled.
    workers: tuple[Workers[Any], ...] = ()
    experts: Workers[Any] | None = None

    def on_turn(self, view: View, legal: Collection[Action], policy: int, luck: HasLuck) -> Action:
        """What a policy does in its turn: here the last thing on the list, mostly a play."""
        return [*legal][-1]

    def make_expert(self, seed: int) -> Bot:
        """A bot that searches, where there is one."""
        from .greedy import greedy

        return greedy

    def rather(
        self, character: Character, view: View, legal: Legal, action: Action, dice: Random
    ) -> Action:
        """What somebody with habits does in their turn instead of what is sound."""
        return action

    def things(self, view: View) -> int:
        """How many things somebody looks at before they act."""
        return len(view.legal)

    def any_play(self, view: View) -> Action | None:
        """Some way of doing what the legal actions list as a bare word."""
        return None
