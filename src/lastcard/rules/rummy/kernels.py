"""A new table as it is given and judged from outside, in one call for all of it."""

from collections.abc import MutableSequence
from typing import Any

from ..mode import kernel
from . import refusals as no
from .actions import is_said
from .draft import clear_draft, has_room, say
from .legality import lay_refusal
from .saying import say_new_table


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
def mark(tables: Any, said: MutableSequence[int], played: MutableSequence[int]) -> None:
    """Give a new table with the marks that it takes; they are in the draft."""
    say_new_table(tables[0], said, played)
