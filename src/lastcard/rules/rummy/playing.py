"""What the seat on turn can play, asked of the solver (R6, R27)."""

from ..mode import rule
from .solver.plays import any_play, clear
from .solver.tables import Tables
from .solver.work import Work
from .table import MOST_TILES, NO, UNKNOWN, YES, RummyTable
from .tiles import JOKER


@rule
def ask(t: RummyTable, w: Work, seat: int) -> None:
    """Put the table and a rack before the solver."""
    clear(w)
    for face in range(JOKER):
        w.fixed[face] = t.lying[face]
        w.rack[face] = t.hands[seat][face]
    w.fixed_jokers = t.lying[JOKER]
    w.rack_jokers = t.hands[seat][JOKER]
    for i in range(t.single_count):
        if t.singles[i] == JOKER:
            w.loose_jokers += 1
        else:
            w.loose[t.singles[i]] += 1
    w.limit = MOST_TILES - t.swaps


@rule
def can_play(t: RummyTable, w: Work, g: Tables) -> bool:
    """Whether the seat on turn can play any tile now."""
    if t.can_play != UNKNOWN:
        return t.can_play == YES
    ask(t, w, t.turn)
    return any_play(w, g)


@rule
def know_whether_can_play(t: RummyTable, w: Work, g: Tables) -> None:
    """Ask once, for everybody who wants to know in this position."""
    t.can_play = YES if can_play(t, w, g) else NO


@rule
def ask_about_drawn(w: Work, tile: int) -> None:
    """Ask only about plays with this tile of the rack, which was just drawn (R6)."""
    if tile == JOKER:
        w.rack_jokers -= 1
    else:
        w.rack[tile] -= 1
    w.required = tile + 1
