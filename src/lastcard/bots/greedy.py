"""The greedy bot: plays the card it is gladdest to be rid of, calls, catches, never bluffs."""

from ..game.legal import Legal
from ..game.view import View
from ..notation.actions import CALL, DEAL, Action, Catch, Play, action_of
from .policies.uno import GREEDY, answer


def greedy(view: View, legal: Legal, clock: float | None = None) -> Action | None:
    """Choose as the compiled policy of the same name does, from what the seat sees.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> str(greedy(view, view.legal))
    'play g4'
    """
    for action in legal:
        if isinstance(action, Catch):
            return action
    if view.seat == view.turn:
        return action_of(answer(view.table, GREEDY))
    # Out of turn there is a call, the deal, or one card to jump in with (H3): of its two forms
    # the later one calls.
    chances = [a for a in legal if a in (CALL, DEAL) or isinstance(a, Play)]
    return chances[-1] if chances else None
