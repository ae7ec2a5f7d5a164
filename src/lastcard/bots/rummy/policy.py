"""Policies for UNO Rummy that can be compiled: fast players for simulations and playouts.

They read nothing but what the seat they decide for may know: its own rack and the table.
"""

from ...rules import bits
from ...rules.luck import roll
from ...rules.mode import rule
from ...rules.rummy import actions as do
from ...rules.rummy.legality import can_swap, end_refusal, place_to_swap
from ...rules.rummy.playing import ask, ask_about_drawn
from ...rules.rummy.saying import say_answer
from ...rules.rummy.solver.plays import best_play
from ...rules.rummy.solver.tables import Tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import NO, RummyTable
from ...rules.rummy.tiles import JOKER
from ...rules.shared import actions as shared
from ...rules.shared.table import DRAWN
from ..policies import GREEDY

# GREEDY plays the most points each turn, never swaps and never forgets a call. RANDOM plays, swaps
# and ends as it comes; it forgets one call in four and catches one time in two.


@rule
def decide(t: RummyTable, w: Work, g: Tables, policy: int) -> tuple[int, int]:
    """Who acts next, and what they do; a new table is written into the draft."""
    if t.uno_due:
        due = bits.lowest(t.uno_due)
        if policy == GREEDY:
            return due, shared.CALL
        if roll(t, 2):
            return (due + 1 if due + 1 < t.players else 0), shared.CATCH + due
    return t.turn, answer(t, w, g, policy)


@rule
def answer(t: RummyTable, w: Work, g: Tables, policy: int) -> int:
    """What the seat on turn does."""
    if policy != GREEDY:
        action = random_answer(t)
        if action >= 0:
            return action
    careless = policy != GREEDY and t.phase != DRAWN
    while t.can_play != NO:
        ask(t, w, t.turn)
        if t.phase == DRAWN:
            ask_about_drawn(w, t.drawn)
        elif careless:
            overlook(t, w)
        if best_play(w, g):
            return lay(t, w, policy)
        if not careless:
            break
        careless = False
    return end_somehow(t) if t.swaps else shared.DRAW


@rule
def random_answer(t: RummyTable) -> int:
    """Now and then something other than a play; -1: play, if possible."""
    if t.phase == DRAWN:
        return shared.KEEP if roll(t, 2) else -1
    if t.swaps and roll(t, 2):
        return end_somehow(t)
    if can_swap(t, t.turn) and roll(t, 2):
        return some_swap(t)
    if not t.must_play and t.swaps == 0 and t.stock_count and roll(t, 4) == 0:
        return shared.DRAW
    return -1


@rule
def overlook(t: RummyTable, w: Work) -> None:
    """See only some of your own tiles, and play fewer of them."""
    if w.limit:
        w.limit = 1 + roll(t, w.limit)
    for face in range(JOKER):
        if w.rack[face] and roll(t, 2):
            w.rack[face] -= 1


@rule
def some_swap(t: RummyTable) -> int:
    start = roll(t, JOKER)
    for i in range(JOKER):
        face = (start + i) % JOKER
        if t.hands[t.turn][face]:
            place = place_to_swap(t, face, 0)
            if place >= 0:
                return do.swap_of(face, 0)
            if place == -2:
                for meld in range(1, t.melds + 1):
                    if place_to_swap(t, face, meld) >= 0:
                        return do.swap_of(face, meld)
    return -1


@rule
def end_somehow(t: RummyTable) -> int:
    """End the turn after swaps, with the choice that it takes (R18)."""
    calling = do.CALLING if t.counts[t.turn] == 1 else 0
    if end_refusal(t, do.END) == 0:
        return do.END + calling
    for one in range(t.swaps):
        for other in range(-1, one):
            action = do.END + 64 * (t.swapped[one] + 1)
            action += t.swapped[other] + 1 if other >= 0 else 0
            if end_refusal(t, action) == 0:
                return action + calling
    return -1


@rule
def lay(t: RummyTable, w: Work, policy: int) -> int:
    """Give the table that the solver found."""
    say_answer(t, w)
    seat = t.turn
    played = w.played_jokers
    for face in range(JOKER):
        played += w.played[face]
    calls = t.counts[seat] - played == 1
    if calls and policy != GREEDY:
        calls = roll(t, 4) > 0
    return do.LAID_CALLING if calls else do.LAID
