"""The bots that sit at the tables, and play for those who are away."""

import random
from collections.abc import Callable

from ..bots.bot import Bot
from ..bots.greedy import greedy
from ..game.view import View
from ..notation.actions import Action, Play
from . import entries as log

# How often a bot does not see a chance out of turn, or forgets to call.
FORGETS = {"newcomer": 0.4, "family": 0.15, "expert": 0.03}
BOTS: dict[log.Level, Bot] = {"newcomer": greedy, "family": greedy, "expert": greedy}
THINKING_SECONDS = 1.0


def decide(
    view: View, level: log.Level, dice: random.Random, failed: Callable[[Exception], None]
) -> Action | None:
    """What a bot does in a view, which is all it gets; ``None`` lets a chance out of turn pass.

    A bot that fails plays something legal instead: it never holds up the table.
    """
    legal = view.legal
    try:
        action = BOTS[level](view, legal, THINKING_SECONDS)
        if action is not None and action not in legal:
            raise ValueError(f"{action} is not legal")
    except Exception as error:
        failed(error)
        action = None
    if action is None and view.seat == view.turn:
        action = next(iter(legal), None)
    if isinstance(action, Play) and action.uno and dice.random() < FORGETS[level]:
        return Play(action.card, action.colour)
    return action


assert set(FORGETS) == set(BOTS) == set(log.LEVELS)
