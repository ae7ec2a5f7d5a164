"""The table as a player says it will be (R5, R7, R8): where tiles come from, what is wrong.

Faces are compared, not single tiles: of what is on the new table, as much as there was lay there
before; the rest comes from the singles and from the rack.
"""

from ..mode import rule
from . import refusals as no
from .actions import FROM_RACK, NEXT_MELD, TILE, TILE_BITS
from .melds import wrong_meld
from .table import MELDS, MOST_TILES, RummyTable
from .tiles import FACES, JOKER, PACK_SIZE, face_of


@rule
def clear_draft(t: RummyTable) -> None:
    t.draft_tiles = 0
    t.draft_melds = 0
    t.draft_size[0] = 0
    for face in range(FACES):
        t.said[face] = 0
        t.said_mine[face] = 0


@rule
def has_room(t: RummyTable) -> bool:
    return t.draft_tiles < PACK_SIZE and t.draft_melds < MELDS


@rule
def say(t: RummyTable, action: int) -> None:
    """Go on with the draft: one tile more, or the next meld."""
    if action == NEXT_MELD:
        say_next_meld(t)
    else:
        say_tile(t, action - TILE)


@rule
def say_tile(t: RummyTable, tile: int) -> None:
    """Add a tile, with its marks, to the last meld of the draft."""
    if t.draft_melds == 0:
        t.draft_melds = 1
        t.draft_size[0] = 0
    t.draft[t.draft_tiles] = tile
    t.draft_tiles += 1
    t.draft_size[t.draft_melds - 1] += 1
    face = face_of(tile & TILE_BITS)
    t.said[face] += 1
    if tile & FROM_RACK:
        t.said_mine[face] += 1


@rule
def say_next_meld(t: RummyTable) -> None:
    t.draft_size[t.draft_melds] = 0
    t.draft_melds += 1


@rule
def face_of_said(t: RummyTable, i: int) -> int:
    return face_of(t.draft[i] & TILE_BITS)


@rule
def on_singles(t: RummyTable, face: int) -> int:
    count = 0
    for i in range(t.single_count):
        count += 1 if t.singles[i] == face else 0
    return count


@rule
def from_rack(t: RummyTable, face: int) -> int:
    """How many tiles of a face the draft takes from the rack: the singles are taken first."""
    added = t.said[face] - t.lying[face]
    return added - min(on_singles(t, face), added - t.said_mine[face])


@rule
def wrong_draft(t: RummyTable, seat: int) -> int:
    """Why the draft cannot be played; 0 if it can. Where it concerns a meld or tile, which."""
    first = 0
    for meld in range(t.draft_melds):
        reason = wrong_meld(t, first, t.draft_size[meld])
        if reason:
            return reason + no.DETAIL * meld
        first += t.draft_size[meld]
    played = 0
    for face in range(FACES):
        added = t.said[face] - t.lying[face]
        if t.said_mine[face] > t.hands[seat][face]:
            return no.NOT_ON_RACK + no.DETAIL * face
        if added < t.said_mine[face]:
            # R7; also where a tile from the rack is said to lie in the place of one from the table.
            return no.VANISHED + no.DETAIL * face
        if added > 0:
            mine = from_rack(t, face)
            if mine > t.hands[seat][face]:
                return no.NOT_ON_RACK + no.DETAIL * face
            played += mine
    if played == 0:
        return no.NOTHING_FROM_RACK
    if played + t.swaps > MOST_TILES:
        return no.TOO_MANY_FROM_RACK
    return 0


assert JOKER == FACES - 1
