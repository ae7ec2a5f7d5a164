"""The table as a player says it will be (R5, R7, R8): where tiles come from, and what is wrong.

Faces are compared, not single tiles: of what is on the new table, as much as there was lay there
before; the rest comes from the singles and from the rack.
"""

from ..mode import rule
from . import refusals as no
from .actions import CHOSEN, FROM_RACK, NEXT_MELD, TILE, TILE_BITS
from .melds import draft_tile, wrong_meld
from .table import MELDS, MOST_TILES, RummyTable
from .tiles import FACES, JOKER, PACK_SIZE, face_of, is_action


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
    """Go on with the draft: one more tile, or the next meld."""
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
            # R7; even where a tile from the rack is said to take the place of one from the table.
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


@rule
def find_fresh(t: RummyTable) -> None:
    """Which tiles of the draft were played in this turn, from the rack or by a swap (R17).

    Of equal tiles: those said to come from the rack, then those with ``!``, then those that do not
    lie in a run or set just as it was, the last first.
    """
    for i in range(t.draft_tiles):
        t.fresh[i] = 0
    for face in range(FACES):
        if t.said[face] == 0 or not is_action(face):
            continue
        played = from_rack(t, face)
        for k in range(t.swaps):
            if t.swapped[k] == face and not found_where_swapped(t, k):
                played += 1
        while played > 0:
            mark_likeliest(t, face, played)
            played -= 1


@rule
def mark_likeliest(t: RummyTable, face: int, played: int) -> None:
    """Of equal tiles, of which this many were played, count one more as fresh."""
    chosen = -1
    most = -1
    for i in range(t.draft_tiles - 1, -1, -1):
        if face_of_said(t, i) == face and not t.fresh[i]:
            # Where all were played there is nothing to tell apart.
            likely = likeliness(t, i) if t.said[face] > played else 0
            if likely > most:
                most = likely
                chosen = i
    if chosen >= 0:
        t.fresh[chosen] = 1


@rule
def found_where_swapped(t: RummyTable, k: int) -> bool:
    """R18: a tile swapped in belongs to the meld it came into, if that still lies there."""
    for i in range(t.draft_tiles):
        equal = face_of_said(t, i) == t.swapped[k] and not t.fresh[i]
        if equal and meld_as_it_was(t, i, t.swapped_into[k]):
            t.fresh[i] = 1
            return True
    return False


@rule
def likeliness(t: RummyTable, i: int) -> int:
    said = t.draft[i]
    if said & FROM_RACK:
        return 4
    likely = 2 if said & CHOSEN else 0
    return likely if as_it_was(t, i) else likely + 1


@rule
def as_it_was(t: RummyTable, i: int) -> bool:
    """Whether the meld of this tile of the draft lies on the table already, tile for tile."""
    for old in range(t.melds):
        if meld_as_it_was(t, i, old):
            return True
    return False


@rule
def meld_as_it_was(t: RummyTable, i: int, old: int) -> bool:
    """Whether the meld of this tile of the draft is this one of the table, tile for tile."""
    first = 0
    meld = 0
    while first + t.draft_size[meld] <= i:
        first += t.draft_size[meld]
        meld += 1
    size = t.draft_size[meld]
    if t.meld_size[old] != size:
        return False
    place = 0
    for before in range(old):
        place += t.meld_size[before]
    for k in range(size):
        if t.tiles[place + k] != draft_tile(t, first + k):
            return False
    return True


@rule
def unchosen_meld(t: RummyTable) -> int:
    """R18: the first meld that got several action tiles and not exactly one choice; or -1."""
    first = 0
    for meld in range(t.draft_melds):
        actions = 0
        chosen = 0
        for i in range(first, first + t.draft_size[meld]):
            if t.fresh[i]:
                actions += 1
                chosen += 1 if t.draft[i] & CHOSEN else 0
        if actions > 1 and chosen != 1:
            return meld
        first += t.draft_size[meld]
    return -1


@rule
def works(t: RummyTable, i: int, first: int, size: int) -> bool:
    """Whether the action of a tile of the draft counts: played just now, alone or chosen."""
    if not t.fresh[i]:
        return False
    actions = 0
    for k in range(first, first + size):
        actions += t.fresh[k]
    return actions == 1 or t.draft[i] & CHOSEN != 0


assert JOKER == FACES - 1
