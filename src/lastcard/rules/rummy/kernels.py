"""What is asked from outside, in one call: a new table given or judged, whether a seat can play."""

from collections.abc import MutableSequence
from typing import Any

from ..mode import kernel
from ..shared.table import DRAWN
from . import refusals as no
from .actions import is_said
from .draft import clear_draft, has_room, say
from .legality import lay_refusal
from .playing import ask, ask_about_drawn
from .saying import say_new_table
from .solver.plays import any_play


@kernel
def table_refusal(tables: Any, seat: int, said: MutableSequence[int]) -> int:
    """Why the seat on turn may not lay what is given here, all but the last word; 0 if it may."""
    t = tables[0]
    clear_draft(t)
    for action in said:
        if not is_said(action):
            return no.NO_RUMMY_ACTION
        if not has_room(t):
            return no.TABLE_FULL
        say(t, action)
    return lay_refusal(t, seat)


@kernel
def can_play(tables: Any, works: Any, lookups: Any) -> bool:
    """Whether the seat on turn can play, after a draw with that tile (R6)."""
    t = tables[0]
    w = works[0]
    ask(t, w, t.turn)
    if t.phase == DRAWN:
        ask_about_drawn(w, t.drawn)
    return any_play(w, lookups[0])


@kernel
def mark(tables: Any, said: MutableSequence[int], played: MutableSequence[int]) -> None:
    """Give a new table with the marks that it takes; they are in the draft."""
    say_new_table(tables[0], said, played)
