"""How bots think in a game: :class:`Mind`."""

from collections.abc import Collection
from random import Random

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action
from ..rules.luck import HasLuck
from .bot import Bot
from .character import Character


class Mind:
    """What bots have to know of a game. This much is enough to play one, if not well."""

    #: Which slip of a person is the careless one here.
    slip = "loose"
    #: What only an expert thinks of.
    for_experts: tuple[Action, ...] = ()

    def on_turn(self, view: View, legal: Collection[Action], policy: int, luck: HasLuck) -> Action:
        """What a policy does in its turn: here the last thing on the list, mostly a play."""
        return [*legal][-1]

    def make_expert(self, seed: int) -> Bot:
        """A bot that searches, where there is one."""
        from .greedy import greedy

        return greedy

    def build_tables(self) -> None:
        """Work out what is the same in all games, before the first one has to wait for it."""

    def warm_up(self) -> None:
        """Compile what every bot needs, or fetch what was compiled before."""

    def warm_up_expert(self) -> None:
        """The same for the expert."""

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
