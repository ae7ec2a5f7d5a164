"""A table that the solver found, given as a draft: with the marks that it takes."""

from collections.abc import Sequence

from ..mode import rule
from .actions import CHOSEN, FROM_RACK, NEXT_MELD, TILE, TILE_BITS
from .draft import clear_draft, find_fresh, on_singles, say_next_meld, say_tile
from .solver.work import Work
from .table import RummyTable
from .tiles import JOKER, face_of
from .turn import effect_of


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
    """Give a new table, and how many tiles of each face come from the rack."""
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


@rule
def choose_actions(t: RummyTable) -> None:
    """R18: where a meld got several action tiles, the strongest counts."""
    find_fresh(t)
    first = 0
    for meld in range(t.draft_melds):
        count = 0
        strongest = first
        most = -1
        for i in range(first, first + t.draft_size[meld]):
            if t.fresh[i]:
                count += 1
                effect = effect_of(face_of(t.draft[i] & TILE_BITS))
                if effect > most:
                    most = effect
                    strongest = i
        if count > 1:
            t.draft[strongest] |= CHOSEN
        first += t.draft_size[meld]
