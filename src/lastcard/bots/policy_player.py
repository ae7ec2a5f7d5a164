"""Does what a policy does, from what a seat sees: in its turn, and when a chance comes."""

import random
from collections.abc import Collection

from ..game.view import View
from ..notation.action import CALL, DEAL, Action, Catch
from ..rules.luck import WORD, roll
from .policies import GREEDY


class Luck:
    """What a bot rolls its decisions from."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed).randrange(1, WORD)


NO_LUCK = Luck(0)  # for a player that never rolls


def follow(
    view: View, legal: Collection[Action], policy: int, luck: Luck = NO_LUCK
) -> Action | None:
    """What a policy does in a view.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> str(follow(view, view.legal, GREEDY))
    'play g4'
    """
    if policy == GREEDY and CALL in legal:  # even on turn: hands may have moved (H2, S10)
        return CALL
    for action in legal:
        if action.at_once:
            return action
        if isinstance(action, Catch) and (policy == GREEDY or roll(luck, 2)):
            return action
    if view.seat != view.turn:
        return take_chance(legal, policy, luck)
    return view.kind.mind.on_turn(view, legal, policy, luck)


def take_chance(legal: Collection[Action], policy: int, luck: Luck) -> Action | None:
    """Out of turn there is the deal, or one card to jump in with (H3)."""
    if DEAL in legal:
        return DEAL
    jumps = [action for action in legal if action.plays]
    if not jumps or (policy != GREEDY and roll(luck, 2) == 0):
        return None
    # Of its two forms the later one calls.
    return jumps[-1] if policy == GREEDY or roll(luck, 4) else jumps[0]
