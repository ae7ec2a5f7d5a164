"""The expert, whatever is played: a search among imagined tables."""

from collections.abc import Callable

from ..game.legal import Legal
from ..game.rummy.view import RummyView
from ..game.setup import empty_table
from ..game.view import View
from ..kinds import KINDS
from ..notation.action import Action
from ..notation.options import Rules
from ..rules.uno.table import Table
from .bot import Bot
from .greedy import greedy


def make_expert(seed: int) -> Bot:
    """A bot that thinks as long as its clock allows; which way depends on the game.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> make_expert(1)(view, view.legal, None) in view.legal
    True
    """
    found: dict[bool, Bot] = {}

    def expert(view: View, legal: Legal, clock: float | None = None) -> Action | None:
        rummy = isinstance(view, RummyView)
        if clock is not None and rummy not in imported:
            return greedy(view, legal, clock)
        if rummy not in found:
            found[rummy] = expert_factory(rummy)(seed)
        return found[rummy](view, legal, clock)

    return expert


# The searches need numpy, and importing both takes longer than a clock: never under one.
imported: set[bool] = set()  # for cards, for tiles


def expert_factory(rummy: bool) -> Callable[[int], Bot]:
    make: Callable[[int], Bot]
    if rummy:
        from .rummy.expert import make_rummy_expert as make
    else:
        from .search.expert import make_card_expert as make
    imported.add(rummy)
    return make


def warm_up(game: str) -> None:
    """Import and compile what the expert of a game needs, or fetch what was compiled before.

    The first time takes a minute or so; a server does it in the background.
    """
    expert_factory(game == "rummy")
    if game == "rummy":
        from .rummy.expert import warm_up

        warm_up()
    else:
        from .search.search import warm_up as warm_up_cards

        table = empty_table(KINDS[game], 2, Rules())
        assert isinstance(table, Table)
        warm_up_cards(table)
