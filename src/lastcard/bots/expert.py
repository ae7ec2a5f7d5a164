"""The expert, whatever is played: a search among imagined tables."""

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action
from ..ready import warm_up
from .bot import Bot
from .greedy import greedy


def make_expert(seed: int) -> Bot:
    """A bot that thinks as long as its clock allows; which way depends on the game.

    Until it is compiled (:func:`~lastcard.ready.warm_up`) a clock is kept by playing greedily.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> make_expert(1)(view, view.legal, None) in view.legal
    True
    """
    found: dict[str, Bot] = {}

    def expert(view: View, legal: Legal, clock: float | None = None) -> Action | None:
        mind = view.kind.mind
        if mind.experts is not None and not mind.experts.ready:
            if clock is not None:  # importing and compiling take longer than any
                return greedy(view, legal, clock)
            warm_up(view.game, expert=True)
        if view.game not in found:
            found[view.game] = mind.make_expert(seed)
        return found[view.game](view, legal, clock)

    return expert
