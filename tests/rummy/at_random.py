"""Players that choose at random among what is legal; a lay is one that the solver finds."""

import random
from dataclasses import replace

from lastcard import Action, Legal, View, solver
from lastcard.game.rummy.view import RummyView
from lastcard.notation.rummy.actions import Lay, Swap


def choose(view: View, legal: Legal, dice: random.Random) -> Action:
    assert isinstance(view, RummyView)
    action = dice.choice(list(legal))
    if action == Lay():
        some = tuple(dice.sample(view.rack, dice.randint(1, min(view.may_play, len(view.rack)))))
        found = view.drawn is None and solver.play_exactly(view.position, some, compiled=False)
        best = found or solver.best_play(view.position, compiled=False)
        assert best is not None
        return replace(best.action, uno=dice.random() < 0.7)
    if action == Swap():
        melds = (None, *range(1, len(view.melds) + 1))
        ways = [Swap(tile, meld) for tile in view.rack for meld in melds]
        return dice.choice([swap for swap in ways if swap in legal])
    return action
