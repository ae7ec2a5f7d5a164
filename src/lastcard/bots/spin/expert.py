"""The expert of UNO Spin: that of UNO, and what it puts down through the wheel."""

import time

from ...game.legal import Legal
from ...game.uno.view import CardView
from ...notation.action import Action
from ...notation.actions import action_of
from ...notation.cards import COLOURS as LETTERS
from ...notation.cards import card
from ...notation.spin.actions import SHOUT, Discard
from ...rules.shared.actions import KEEP
from ...rules.spin.actions import DONE, DONE_CALLING, PUT, SHOW, card_put
from ...rules.spin.discard import may_put, put
from ...rules.spin.phases import DISCARD, WAR
from ...rules.uno.actions import colour_named, play_of
from ...rules.uno.cards import COLOURS, FACES, STAR, face_of, is_wild
from ...rules.uno.table import Table
from ..policies import GREEDY
from ..uno import expert as uno
from .policy import at_wheel


class SpinExpert(uno.Expert):
    """A player that thinks about every choice on its turn, in a war, and at the wheel."""

    def needs_no_thought(self, action: Action) -> bool:
        return action == SHOUT

    def has_to_choose(self, view: CardView) -> bool:
        t = view.table
        lays = t.phase == WAR and view.seat is not None and t.to_lay >> view.seat & 1
        return super().has_to_choose(view) or bool(lays)  # all lay at once (S12)

    def think(self, view: CardView, legal: Legal, end: float | None) -> Action:
        """Choose; cards put down through the wheel are chosen one by one and named together."""
        if view.table.phase != DISCARD:
            return super().think(view, legal, end)
        assert view.seat is not None
        before = time.perf_counter()
        table = view.table.copy()
        cards, colours = [], []
        code = self.best(view, table, ways(table), share(end))
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
                code = self.best(view, table, ways(table), share(end))
        if code in (DONE, DONE_CALLING):
            return Discard(tuple(cards), tuple(colours), table.counts[view.seat] == 1)
        return action_of(code)


def share(end: float | None) -> float | None:
    """Until when to think about one of several cards; the first are thought about most."""
    return None if end is None else (time.perf_counter() + end) / 2


def ways(t: Table) -> list[int]:
    """What there is to choose from at the wheel."""
    return [*ways_to_put(t, t.turn), way_to_stop(t, t.turn)]


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
