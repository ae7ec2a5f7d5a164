"""A table that the solver found, said as a draft: with the marks that it takes."""

from collections.abc import Sequence

from ..mode import rule
from .action_tiles import choose_actions
from .actions import FROM_RACK, NEXT_MELD, TILE
from .draft import clear_draft, on_singles, say_next_meld, say_tile
from .solver.work import Work
from .table import RummyTable
from .tiles import JOKER, face_of


@rule
def say_answer(t: RummyTable, w: Work) -> None:
    """Say the runs and sets of the solver's answer."""
    clear_draft(t)
    first = 0
    for meld in range(w.melds):
        if meld:
            say_next_meld(t)
        for i in range(first, first + w.meld_size[meld]):
            face = face_of(w.tile[i])
            mine = w.played_jokers if face == JOKER else w.played[face]
            say_marked(t, w.tile[i], mine)
        first += w.meld_size[meld]
    choose_actions(t)


@rule
def say_new_table(t: RummyTable, said: Sequence[int], played: Sequence[int]) -> None:
    """Say a new table, and of which faces so many tiles of it come from the rack."""
    clear_draft(t)
    for action in said:
        if action == NEXT_MELD:
            say_next_meld(t)
        else:
            tile = action - TILE
            say_marked(t, tile, played[face_of(tile)])
    choose_actions(t)


@rule
def say_marked(t: RummyTable, tile: int, from_rack: int) -> None:
    """Say a tile; with ``^`` where the start tiles would be taken first."""
    face = face_of(tile)
    marked = t.said_mine[face] < from_rack and on_singles(t, face) > 0
    say_tile(t, tile + (FROM_RACK if marked else 0))
