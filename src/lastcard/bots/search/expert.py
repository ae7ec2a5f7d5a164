"""The expert of UNO and UNO Spin: chooses what wins most often in tables as they may be."""

import time

from ...game.legal import Legal
from ...game.uno.view import CardView
from ...game.view import View
from ...notation.action import CALL, DEAL, Action, Catch
from ...notation.actions import action_of
from ...notation.cards import COLOURS as LETTERS
from ...notation.cards import card
from ...notation.spin.actions import SHOUT, Discard
from ...rules.shared.actions import KEEP
from ...rules.spin.actions import DONE, DONE_CALLING, PUT, SHOW, card_put
from ...rules.spin.discard import may_put, put
from ...rules.spin.phases import DISCARD as DISCARD_PHASE
from ...rules.spin.phases import WAR
from ...rules.uno.actions import CALLING, colour_named, play_of
from ...rules.uno.cards import COLOURS, FACES, STAR, face_of, is_wild
from ...rules.uno.table import Table
from ..bot import Bot
from ..greedy import greedy
from ..policies.spin import at_wheel
from ..policies.uno import GREEDY
from .search import Search, is_ready, warm_up


class Expert:
    """A player that thinks about every choice on its turn; what comes out of turn needs no thought.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> Expert(1)(view, view.legal) in view.legal
    True
    """

    def __init__(self, seed: int) -> None:
        self.search = Search(seed)

    def __call__(self, view: View, legal: Legal, clock: float | None = None) -> Action | None:
        if not isinstance(view, CardView) or view.seat is None:
            return greedy(view, legal, clock)
        for action in legal:
            if action in (CALL, DEAL, SHOUT) or isinstance(action, Catch):
                return action
        lays = view.table.phase == WAR and view.table.to_lay >> view.seat & 1  # all at once (S12)
        if view.seat != view.turn and not lays:
            return greedy(view, legal, clock)
        if not is_ready(view.table):
            if clock is not None:  # compiling takes longer than any clock
                return greedy(view, legal, clock)
            warm_up(view.table)
        return self.think(view, legal, clock)

    def think(self, view: CardView, legal: Legal, clock: float | None) -> Action:
        """Choose; cards put down through the wheel are chosen one by one and said in one breath."""
        assert view.seat is not None
        before = time.perf_counter()
        end = None if clock is None else before + clock
        table = view.table.copy()
        cards, colours = [], []
        code = self.search.best(view, table, options(table, legal), share(table, end))
        while PUT <= code < SHOW:
            named = colour_named(code - PUT)
            cards.append(card(card_put(code - PUT)))
            colours.append(LETTERS[named] if named >= 0 else None)
            put(table, view.seat, code - PUT)
            now = time.perf_counter()
            if end is not None and now + (now - before) > end:
                end = before = now  # as much again would be too late: the rest needs no thought
                code = at_wheel(table, view.seat, GREEDY)
            else:
                before = now
                code = self.search.best(view, table, options(table, legal), share(table, end))
        if code in (DONE, DONE_CALLING):
            return Discard(tuple(cards), tuple(colours), table.counts[view.seat] == 1)
        return action_of(code)


def share(t: Table, end: float | None) -> float | None:
    """Until when to think about one action; of several cards the first are thought about most."""
    if end is None or t.phase != DISCARD_PHASE:
        return end
    return (time.perf_counter() + end) / 2


def options(t: Table, legal: Legal) -> list[int]:
    """What there is to choose from on your own turn; nobody thinks about forgetting the call."""
    if t.phase == DISCARD_PHASE:
        return [*ways_to_put(t, t.turn), way_to_stop(t, t.turn)]
    codes = [action.codes[0] for action in legal]
    return [code for code in codes if code + CALLING not in codes]


def ways_to_put(t: Table, seat: int) -> list[int]:
    """The cards that the wheel lets a seat put down next (S14)."""
    allowed = [c for face in range(FACES) for c in (face, face + STAR) if may_put(t, seat, c)]
    return [
        PUT + play_of(c, colour)
        for c in allowed
        for colour in range(COLOURS if is_wild(face_of(c)) else 1)
    ]


def way_to_stop(t: Table, seat: int) -> int:
    if t.put == 0:
        return KEEP
    return DONE_CALLING if t.counts[seat] == 1 else DONE


def make_card_expert(seed: int) -> Bot:
    """An expert; without a clock it thinks a fixed amount, the same again for the same seed.

    Until it is compiled a clock is kept by playing greedily.
    """
    return Expert(seed)
