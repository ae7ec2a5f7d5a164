"""The bots that sit at the tables, and play for those who are away."""

import random
from collections.abc import Callable

from ..bots.bot import Bot
from ..bots.greedy import greedy
from ..game.view import View
from ..notation.actions import Action, Play
from ..solver import Position, best_play, least_disturbance
from ..solver.compiled import ready
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


def hint(position: Position) -> tuple[str | None, str | None]:
    """The play worth most, and of those the one that disturbs the table least.

    The second takes seconds in plain Python: there is none until the solver is compiled.
    """
    best = best_play(position)
    gentlest = least_disturbance(position) if ready.is_set() else None
    found = (None if play is None else str(play.action) for play in (best, gentlest))
    return next(found), next(found)


assert set(FORGETS) == set(BOTS) == set(log.LEVELS)
