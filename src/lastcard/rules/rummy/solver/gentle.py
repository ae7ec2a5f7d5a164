"""The play that leaves the table as it is, as far as that goes.

All runs and sets are left alone but for none, one, two, three of them: whatever can be played there
is a small question, quickly answered.
"""

from ...mode import rule
from ..tiles import JOKER, face_of
from .plays import best_play, better_play
from .tables import Tables
from .work import Work

MOST_TOUCHED = 3


@rule
def gentlest_play(w: Work, g: Tables) -> bool:
    """Of the best plays one that touches the fewest runs and sets, up to three; or else any."""
    if not best_play(w, g):
        return False
    points = w.points
    for touched in range(MOST_TOUCHED + 1):
        if plays_touching(w, g, touched, points):
            return True
    touch(w, (1 << w.olds) - 1)
    return best_play(w, g)


@rule
def plays_touching(w: Work, g: Tables, count: int, points: int) -> bool:
    """Whether so many points can be played by touching only so many runs and sets."""
    if count > w.olds:
        return False
    # Every set of so many, as bits; the next one by Gosper's trick.
    melds = (1 << count) - 1
    while melds >> w.olds == 0:
        touch(w, melds)
        if better_play(w, g, points - 1):
            w.untouched = (1 << w.olds) - 1 & ~melds
            return True
        if melds == 0:
            break
        lowest = melds & -melds
        ripple = melds + lowest
        melds = ripple | (melds ^ ripple) // lowest >> 2
    return False


@rule
def touch(w: Work, melds: int) -> None:
    """Ask only about the tiles of these runs and sets."""
    for face in range(JOKER):
        w.fixed[face] = 0
    w.fixed_jokers = 0
    place = 0
    for meld in range(w.olds):
        for i in range(place, place + w.old_size[meld]):
            if melds >> meld & 1:
                face = face_of(w.old_tile[i])
                if face == JOKER:
                    w.fixed_jokers += 1
                else:
                    w.fixed[face] += 1
        place += w.old_size[meld]
