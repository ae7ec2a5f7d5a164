"""The bot that plays what fits, forgets one call in four, and catches one time in two."""

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import Action
from .bot import Bot
from .policies import RANDOM
from .policy_player import Luck, follow


def make_random(seed: int) -> Bot:
    """Choose as the compiled policy ``random`` does, from what the seat sees.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=3, seed=21).view(0)
    >>> [str(make_random(seed)(view, view.legal, None)) for seed in range(3)]
    ['play g3', 'play g3', 'play g+2']
    """
    luck = Luck(seed)

    def choose(view: View, legal: Legal, clock: float | None) -> Action | None:
        return follow(view, legal, RANDOM, luck)

    return choose
