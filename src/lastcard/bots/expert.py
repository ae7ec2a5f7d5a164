"""The expert, whatever is played: a search among imagined tables."""

from ..game.legal import Legal
from ..game.view import View
from ..kinds import KINDS
from ..notation.action import Action
from .bot import Bot
from .greedy import greedy


def make_expert(seed: int) -> Bot:
    """A bot that thinks as long as its clock allows; which way depends on the game.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> make_expert(1)(view, view.legal, None) in view.legal
    True
    """
    found: dict[str, Bot] = {}

    def expert(view: View, legal: Legal, clock: float | None = None) -> Action | None:
        game = view.kind.name
        if clock is not None and game not in imported:
            return greedy(view, legal, clock)
        if game not in found:
            found[game] = view.kind.mind.make_expert(seed)
            imported.add(game)
        return found[game](view, legal, clock)

    return expert


# The searches need numpy, and importing both takes longer than a clock: never under one.
imported: set[str] = set()


def warm_up(game: str) -> None:
    """Import and compile what the expert of a game needs, or fetch what was compiled before.

    The first time takes a minute or so; a server does it in the background.
    """
    mind = KINDS[game].mind
    mind.make_expert(0)
    imported.add(game)
    mind.warm_up_expert()
