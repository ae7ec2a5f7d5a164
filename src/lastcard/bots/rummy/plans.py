"""What the seat on turn could do: a few plans worth a thought.

A plan is a copy of the table with the swaps made and the new table given, up to the last word. One
without a draft says nothing more: it keeps the tile just drawn, or ends the turn after swaps.

Whoever makes the other miss a turn goes again, but only once a turn, however many such tiles are
laid (R19). So one of them is laid and the others are held back. And a joker is laid where a tile
of your own rack can be swapped for it (R10): it comes back, and counts again in the next turn.
"""

from typing import Any

from ...rules.mode import rule
from ...rules.rummy import actions as do
from ...rules.rummy.action_tiles import effect_of, skips_next
from ...rules.rummy.apply import act
from ...rules.rummy.legality import lay_refusal, place_to_swap
from ...rules.rummy.playing import ask, ask_about_drawn
from ...rules.rummy.saying import say_answer
from ...rules.rummy.solver.plays import best_play
from ...rules.rummy.solver.tables import Tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import MOST_TILES, RummyTable
from ...rules.rummy.tiles import FACES, JOKER, NUMBERS, POINTS, STANDING, shown_by
from ...rules.shared.actions import KEEP
from ...rules.shared.table import DRAWN
from .policy import end_somehow

MOST_PLANS = 64

# What a tile played is worth to a plan: any tile more than the most points; one that has to be
# among them more than three others.
A_TILE = 60
FORCED = 1000


@rule
def skips(t: RummyTable, face: int) -> bool:
    """Whether the next player misses a turn (R13-R16)."""
    return skips_next(t, effect_of(face))


@rule
def list_plans(t: RummyTable, w: Work, g: Tables, plans: Any, spare: Any) -> int:
    """Write the plans; how many there are. None: nothing can be played, and there is no choice."""
    n = list_lays(t, w, g, plans, 0)
    if t.phase == DRAWN:
        return add(t, plans, n)
    if t.lying[JOKER] and t.swaps < MOST_TILES:
        for face in range(JOKER):
            meld = meld_to_swap(t, face) if t.hands[t.turn][face] else 0
            if meld:
                spare[0] = t
                act(spare[0], t.turn, do.swap_of(face, meld))
                n = list_lays(spare[0], w, g, plans, n)
                n = add(spare[0], plans, n)
    return add(t, plans, n) if t.swaps else n


@rule
def add(t: RummyTable, plans: Any, n: int) -> int:
    """Add a plan, where there is still room for it; how many there are then."""
    if n == MOST_PLANS:
        return n
    plans[n] = t
    return n + 1


@rule
def meld_to_swap(t: RummyTable, face: int) -> int:
    """The first meld with a joker for which this tile can be swapped; 0: there is none."""
    if place_to_swap(t, face, 0) == -1:
        return 0
    for meld in range(1, t.melds + 1):
        if place_to_swap(t, face, meld) >= 0:
            return meld
    return 0


@rule
def list_lays(t: RummyTable, w: Work, g: Tables, plans: Any, n: int) -> int:
    """Ways to lay: most points, most tiles, with one tile that skips or none, with a joker."""
    seat = t.turn
    ask_now(t, w)
    if not best_play(w, g):
        return n
    n = add_lay(t, w, plans, n)
    ask_now(t, w)
    prefer_tiles(w)
    if best_play(w, g):
        n = add_lay(t, w, plans, n)
    for face in range(-1, FACES):
        if face < 0 or (skips(t, face) and t.hands[seat][face]):
            ask_now(t, w)
            prefer_tiles(w)
            hold_back_skips(t, w, face)
            if best_play(w, g):
                n = add_lay(t, w, plans, n)
    for face in range(JOKER):
        if t.hands[seat][JOKER] and t.hands[seat][face] and face != t.drawn:
            n = add_joker_as(t, w, g, plans, n, face)
    return n


@rule
def ask_now(t: RummyTable, w: Work) -> None:
    """Put before the solver what may be laid now (R5, R6)."""
    ask(t, w, t.turn)
    if t.phase == DRAWN:
        ask_about_drawn(w, t.drawn)


@rule
def prefer_tiles(w: Work) -> None:
    """The most tiles, and of those the most points."""
    for face in range(FACES):
        w.worth[face] = A_TILE + POINTS[face]


@rule
def hold_back_skips(t: RummyTable, w: Work, but: int) -> None:
    """Leave the tiles that skip on the rack, except one; -1: leave them all."""
    for face in range(JOKER):
        if skips(t, face):
            w.rack[face] = min(w.rack[face], 1 if face == but else 0)
    w.rack_jokers = min(w.rack_jokers, 1 if but == JOKER else 0)
    if but >= 0:
        w.worth[but] = FORCED


@rule
def add_lay(t: RummyTable, w: Work, plans: Any, n: int) -> int:
    """Give the solver's answer, unless another plan plays the same tiles."""
    if add(t, plans, n) == n:
        return n
    say_answer(plans[n], w)
    for i in range(n):
        if same_lay(plans[i], plans[n]):
            return n
    return n + 1


@rule
def same_lay(a: RummyTable, b: RummyTable) -> bool:
    """Whether two plans lay the same tiles after the same swaps."""
    if a.draft_tiles != b.draft_tiles or a.swaps != b.swaps:
        return False
    for face in range(FACES):
        if a.said[face] != b.said[face] or a.hands[a.turn][face] != b.hands[a.turn][face]:
            return False
    return True


@rule
def add_joker_as(t: RummyTable, w: Work, g: Tables, plans: Any, n: int, face: int) -> int:
    """Lay a joker that stands for a tile of your own rack, to be swapped for it later (R10)."""
    ask_now(t, w)
    prefer_tiles(w)
    hold_back_skips(t, w, -1)
    # The joker is put before the solver as the tile that it is to stand for.
    if w.required - 1 == JOKER:
        w.required = 0
    w.rack[face] = 1
    w.worth[face] = FORCED
    if not best_play(w, g) or w.played[face] == 0:
        return n
    place = place_for_joker(w, face)
    if place < 0:
        return n
    w.tile[place] = STANDING + face
    w.played[face] = 0
    w.played_jokers = 1
    if add(t, plans, n) == n:
        return n
    say_answer(plans[n], w)
    return n + 1 if lay_refusal(plans[n], t.turn) == 0 else n


@rule
def place_for_joker(w: Work, face: int) -> int:
    """Where a joker can lie instead of this tile in the solver's answer (R12); -1: nowhere."""
    first = 0
    for meld in range(w.melds):
        end = first + w.meld_size[meld]
        is_set = shown_by(w.tile[first]) % NUMBERS == shown_by(w.tile[first + 1]) % NUMBERS
        for i in range(first, end):
            free = w.tile[i] == face
            for k in range(first, end):
                near = is_set or k in (i - 1, i + 1)
                free = free and not (near and w.tile[k] >= STANDING)
            if free:
                return i
        first = end
    return -1


@rule
def carry_out(t: RummyTable) -> None:
    """Do what a plan says, up to what the solver has to be asked."""
    if t.draft_tiles:
        act(t, t.turn, do.LAID_CALLING)
    elif t.phase == DRAWN:
        act(t, t.turn, KEEP)
    else:
        act(t, t.turn, end_somehow(t))
