"""Action tiles: what they do, and which of them works (R13-R19)."""

from ..mode import rule
from .actions import CHOSEN, FROM_RACK, chooses
from .draft import face_of_said, from_rack
from .melds import draft_tile
from .table import RummyTable
from .tiles import DRAW_TWO, FACES, JOKER, NUMBERS, REVERSE, SKIP

# What the actions of a turn add up to, packed: reversals, tiles to draw, turns missed (R19).
ONE_REVERSAL = 1
ONE_TO_DRAW = 16
MISSES = 4096


@rule
def effect_of(face: int) -> int:
    """R13-R16: what a tile does when it is played from the rack."""
    if face == JOKER:
        return MISSES + 4 * ONE_TO_DRAW
    number = face % NUMBERS + 1
    if number == DRAW_TWO:
        return MISSES + 2 * ONE_TO_DRAW
    if number == SKIP:
        return MISSES
    return ONE_REVERSAL if number == REVERSE else 0


@rule
def is_action(face: int) -> bool:
    """Whether it does anything."""
    return effect_of(face) != 0


@rule
def reverses(effects: int) -> bool:
    """R19: two reversals cancel out."""
    return effects % ONE_TO_DRAW % 2 != 0


@rule
def to_draw(effects: int) -> int:
    """How many tiles the next player draws."""
    return effects % MISSES // ONE_TO_DRAW


@rule
def skips_next(t: RummyTable, effects: int) -> bool:
    """Whether the next player misses a turn; U15: with two, a reversal may do it."""
    with_two = t.players == 2 and t.reverse_skips_with_two == 1
    return effects >= MISSES or (with_two and reverses(effects))


# A new table


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
    """Of equal tiles, of which so many were played, take one more for fresh."""
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
    """R18: the first meld that got several action tiles of which not just one is chosen; or -1."""
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
def choose_actions(t: RummyTable) -> None:
    """R18: where a meld got several action tiles, the strongest works."""
    find_fresh(t)
    first = 0
    for meld in range(t.draft_melds):
        count = 0
        strongest = first
        most = -1
        for i in range(first, first + t.draft_size[meld]):
            if t.fresh[i]:
                count += 1
                effect = effect_of(face_of_said(t, i))
                if effect > most:
                    most = effect
                    strongest = i
        if count > 1:
            t.draft[strongest] |= CHOSEN
        first += t.draft_size[meld]


@rule
def effects_of_draft(t: RummyTable) -> int:
    """What the actions that work add up to."""
    effects = 0
    first = 0
    for meld in range(t.draft_melds):
        size = t.draft_size[meld]
        for i in range(first, first + size):
            if works(t, i, first, size):
                effects += effect_of(face_of_said(t, i))
        first += size
    return effects


@rule
def works(t: RummyTable, i: int, first: int, size: int) -> bool:
    """Whether the action of a tile of the draft works: played just now, alone or chosen."""
    if not t.fresh[i]:
        return False
    actions = 0
    for k in range(first, first + size):
        actions += t.fresh[k]
    return actions == 1 or t.draft[i] & CHOSEN != 0


# The end of a turn after swaps alone


@rule
def effects_of_swaps(t: RummyTable, end: int) -> int:
    """R17: what the tiles swapped in add up to, with the choice made by this way to end."""
    effects = 0
    for i in range(t.swaps):
        if not needs_choice(t, i) or chooses(end, t.swapped[i]):
            effects += effect_of(t.swapped[i])
    return effects


@rule
def rivals(t: RummyTable, i: int) -> int:
    """R18: how many action tiles were swapped into the same meld as this one, it included."""
    count = 0
    for k in range(t.swaps):
        if t.swapped_into[k] == t.swapped_into[i] and is_action(t.swapped[k]):
            count += 1
    return count


@rule
def needs_choice(t: RummyTable, i: int) -> bool:
    """R18: whether a tile swapped in is one of several action tiles that a meld got."""
    return is_action(t.swapped[i]) and rivals(t, i) > 1


@rule
def choices_made(t: RummyTable, i: int, end: int) -> int:
    """How many of the action tiles swapped into the same meld as this one are chosen."""
    count = 0
    for k in range(t.swaps):
        if t.swapped_into[k] == t.swapped_into[i] and is_action(t.swapped[k]):
            count += 1 if chooses(end, t.swapped[k]) else 0
    return count


@rule
def unchosen_swap(t: RummyTable, end: int) -> int:
    """R18: the first meld that got several action tiles of which not just one is chosen; or -1."""
    for i in range(t.swaps):
        if needs_choice(t, i) and choices_made(t, i, end) != 1:
            return t.swapped_into[i]
    return -1
