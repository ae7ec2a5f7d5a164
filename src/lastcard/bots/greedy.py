"""The greedy bot: plays the card it is gladdest to be rid of, calls, catches, never bluffs."""

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action
from .bot import Bot
from .policies import GREEDY
from .policy_player import follow


def greedy(view: View, legal: Legal, clock: float | None = None) -> Action | None:
    """Choose as the compiled policy of the same name does, from what the seat sees.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> str(greedy(view, view.legal))
    'play g4'
    """
    return follow(view, legal, GREEDY)


def make_greedy(seed: int) -> Bot:
    """It needs no chance: in one view it always does the same."""
    return greedy
