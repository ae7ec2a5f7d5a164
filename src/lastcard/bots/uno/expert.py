"""The expert of UNO: chooses what wins most often in tables as they may be."""

import time

import numpy as np

from ...game.legal import Legal
from ...game.uno.view import CardView
from ...game.view import View
from ...notation.action import CALL, DEAL, Action, Catch
from ...notation.actions import action_of
from ...rules.uno.actions import CALLING
from ...rules.uno.table import Table
from ..greedy import greedy
from .search import Search


class Expert:
    """A player that thinks about every choice on its turn; what comes out of turn needs no thought.

    Without a clock it thinks a fixed amount, the same again for the same seed.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> Expert(1)(view, view.legal) in view.legal
    True
    """

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)

    def __call__(self, view: View, legal: Legal, clock: float | None = None) -> Action | None:
        if not isinstance(view, CardView) or view.seat is None:
            return greedy(view, legal, clock)
        for action in legal:
            if action in (CALL, DEAL) or isinstance(action, Catch) or self.needs_no_thought(action):
                return action
        if not self.has_to_choose(view):
            return greedy(view, legal, clock)
        return self.think(view, legal, None if clock is None else time.perf_counter() + clock)

    def needs_no_thought(self, action: Action) -> bool:
        """Whether it is always right to do it at once."""
        return False

    def has_to_choose(self, view: CardView) -> bool:
        """Whether there is something to think about."""
        return view.seat == view.turn

    def think(self, view: CardView, legal: Legal, end: float | None) -> Action:
        """Choose, until then."""
        return action_of(self.best(view, view.table.copy(), options(legal), end))

    def best(self, view: CardView, table: Table, codes: list[int], end: float | None) -> int:
        """The best of some codes, as far as the time allows to tell."""
        if len(codes) == 1:
            return codes[0]
        experts = view.kind.mind.experts
        assert experts is not None
        search: Search = experts.mine(compiled=True)
        return search.best(view, table, codes, end, int(self.dice.integers(1, 1 << 31)))


def options(legal: Legal) -> list[int]:
    """What there is to choose from on your own turn; nobody thinks about forgetting the call."""
    codes = [action.codes[0] for action in legal]
    return [code for code in codes if code + CALLING not in codes]
