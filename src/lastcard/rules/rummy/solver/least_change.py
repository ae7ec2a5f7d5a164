"""The play that leaves the table as it is, as far as that goes.

All runs and sets are left alone except none, one, two, up to four of them: what can be played on
those is a small question, quickly answered. Where that is not enough, the fewest are found by
learning: every choice that fails says of which others at least one has to be touched, and the next
choice is the smallest that touches one of each.
"""

from ... import bits
from ...mode import rule
from ..tiles import JOKER, face_of
from .plays import best_play, better_play
from .tables import Tables
from .work import LESSONS, Work

FEW = 4
ORDERS = 8  # in which melds are left alone, before it is learnt which cannot be


@rule
def least_change_play(w: Work, g: Tables) -> bool:
    """Of the best plays, one that touches the fewest runs and sets."""
    if not best_play(w, g):
        return False
    points = w.points
    for touched in range(FEW + 1):
        if plays_touching(w, g, touched, points):
            return True
    melds = fewest(w, g, points)
    return plays_on(w, g, melds, points)


@rule
def plays_on(w: Work, g: Tables, melds: int, points: int) -> bool:
    """Whether this many points can be played by touching only these runs and sets."""
    touch(w, melds)
    found = better_play(w, g, points - 1)
    w.untouched = (1 << w.olds) - 1 & ~melds
    return found


@rule
def fewest(w: Work, g: Tables, points: int) -> int:
    """The fewest runs and sets, more than ``FEW``, that have to be touched."""
    all_melds = (1 << w.olds) - 1
    best = all_melds
    for start in range(min(w.olds, ORDERS)):
        if bits.count(best) > FEW + 1:
            few = leave_alone(w, g, start * w.olds // ORDERS, points)
            if bits.count(few) < bits.count(best):
                best = few
    w.lessons = 0
    count = FEW + 1
    while count < bits.count(best):
        melds = smallest_touching_all(w, count)
        if melds < 0:
            count += 1
        elif plays_on(w, g, melds, points):
            best = melds
        elif w.lessons == LESSONS:
            break  # good enough; hardly any table gets here
        else:
            for meld in range(w.olds):
                if not melds >> meld & 1 and not plays_on(w, g, melds | 1 << meld, points):
                    melds |= 1 << meld
            w.lesson[w.lessons] = all_melds & ~melds
            w.lessons += 1
    return best


@rule
def leave_alone(w: Work, g: Tables, start: int, points: int) -> int:
    """Leave one meld after the other alone, from this one on, while that is possible; the rest."""
    melds = (1 << w.olds) - 1
    for i in range(w.olds):
        meld = 1 << (start + i) % w.olds
        if plays_on(w, g, melds & ~meld, points):
            melds &= ~meld
    return melds


@rule
def smallest_touching_all(w: Work, count: int) -> int:
    """At most this many melds, of which each lesson has one; -1 where there are none."""
    # Depth by depth: what is chosen, and what is still to be tried of the first lesson not yet met.
    depth = 0
    w.chosen_melds[0] = 0
    w.to_try[0] = unmet(w, 0)
    while depth >= 0:
        left = w.to_try[depth]
        if left == 0:
            # Met by all lessons, or nothing left to try.
            if unmet(w, w.chosen_melds[depth]) == 0:
                return w.chosen_melds[depth]
            depth -= 1
            continue
        meld = left & -left
        w.to_try[depth] = left & ~meld
        if depth < count:
            melds = w.chosen_melds[depth] | meld
            depth += 1
            w.chosen_melds[depth] = melds
            w.to_try[depth] = unmet(w, melds)
    return -1


@rule
def unmet(w: Work, melds: int) -> int:
    """The first lesson of which none is among these; 0: all are met."""
    for i in range(w.lessons):
        if w.lesson[i] & melds == 0:
            return w.lesson[i]
    return 0


@rule
def plays_touching(w: Work, g: Tables, count: int, points: int) -> bool:
    """Whether this many points can be played by touching only this many runs and sets."""
    if count > w.olds:
        return False
    # Every set of this many, as bits; the next one by Gosper's trick.
    melds = (1 << count) - 1
    while melds >> w.olds == 0:
        if plays_on(w, g, melds, points):
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
