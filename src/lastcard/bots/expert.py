"""The expert, whatever is played: a search among imagined tables."""

from ..game.legal import Legal
from ..game.setup import empty_table
from ..game.view import RummyView, View
from ..notation.action import Action
from ..notation.options import Rules
from ..rules.uno.table import Table
from .bot import Bot


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
        if rummy not in found:
            found[rummy] = tile_expert(seed) if rummy else card_expert(seed)
        return found[rummy](view, legal, clock)

    return expert


# The searches need numpy, which takes its time to be imported: only who thinks does so.


def card_expert(seed: int) -> Bot:
    from .search.expert import make_card_expert

    return make_card_expert(seed)


def tile_expert(seed: int) -> Bot:
    from .rummy.expert import make_rummy_expert

    return make_rummy_expert(seed)


def warm_up(game: str) -> None:
    """Compile what the expert of a game needs, or fetch what was compiled before.

    The first time takes a minute or so; a server does it in the background.
    """
    if game == "rummy":
        from .rummy.expert import warm_up

        warm_up()
    else:
        from .search.search import warm_up as warm_up_cards

        table = empty_table(game, 2, Rules())
        assert isinstance(table, Table)
        warm_up_cards(table)
