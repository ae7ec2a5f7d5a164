"""Which tiles of the rack can be played: the best play, any play, exactly these (R5, R22)."""

from ... import bits
from ...mode import rule
from ..tiles import JOKER, JOKER_POINTS, NUMBERS, POINTS
from .arrange import arrange
from .search import NO, PATIENT, UNKNOWN, YES, can_arrange
from .tables import Tables
from .work import Work

MOST_TILES = 4  # R5
PATIENCE = 200  # states, where an answer is a help but not needed
JOKER_CODE = 63  # a candidate packs up to four tiles, six bits each, faces counted from 1


@rule
def clear(w: Work) -> None:
    """Ask about an empty table and an empty rack."""
    for face in range(JOKER):
        w.fixed[face] = 0
        w.loose[face] = 0
        w.rack[face] = 0
        w.chosen[face] = 0
        w.welcome[face] = 0
    w.fixed_jokers = 0
    w.loose_jokers = 0
    w.rack_jokers = 0
    w.chosen_jokers = 0
    w.most_welcome = 0
    w.limit = MOST_TILES


@rule
def choose_nothing(w: Work) -> None:
    for face in range(JOKER):
        w.chosen[face] = 0
        w.welcome[face] = 0
    w.chosen_jokers = 0
    w.most_welcome = 0


@rule
def choose(w: Work, candidate: int) -> None:
    """Try exactly these tiles."""
    choose_nothing(w)
    while candidate:
        code = candidate & 63
        if code == JOKER_CODE:
            w.chosen_jokers += 1
        else:
            w.chosen[code - 1] += 1
        candidate >>= 6


@rule
def fits(w: Work, g: Tables, candidate: int) -> bool:
    """Whether exactly these tiles can be played; if so, the answer is how."""
    choose(w, candidate)
    if can_arrange(w, g, PATIENT) != YES:
        return False
    arrange(w, g)
    return True


@rule
def is_alive(w: Work, g: Tables, face: int) -> int:
    """Whether a tile can be played at all, alone or with others; ``UNKNOWN`` where it takes long.

    ``welcome`` says which others to consider.
    """
    w.chosen[face] += 1
    w.welcome[face] -= 1
    answer = can_arrange(w, g, PATIENCE)
    w.chosen[face] -= 1
    w.welcome[face] += 1
    return answer


@rule
def welcome_all(w: Work) -> None:
    """Any tile of the rack may be used; its jokers are there in any case."""
    choose_nothing(w)
    for face in range(JOKER):
        w.welcome[face] = w.rack[face]
    w.most_welcome = w.limit - 1


@rule
def playable_faces(w: Work, g: Tables) -> int:
    """The faces of the rack, but for those of which it is certain that they cannot be played."""
    faces = 0
    for face in range(JOKER):
        if w.rack[face]:
            faces |= 1 << face
    if w.limit < 1:
        return 0
    welcome_all(w)
    # Jokers of the rack may help, as if they lay there single.
    w.loose_jokers += min(w.rack_jokers, w.limit - 1)
    left = faces
    while left:
        face = bits.lowest(left)
        left &= left - 1
        if is_alive(w, g, face) == NO:
            faces &= ~(1 << face)
            w.welcome[face] = 0
    w.loose_jokers -= min(w.rack_jokers, w.limit - 1)
    return faces


@rule
def add_candidate(w: Work, candidate: int, points: int) -> None:
    w.candidate[w.candidates] = candidate
    w.candidate_points[w.candidates] = points
    w.candidates += 1


@rule
def list_candidates(w: Work, faces: int) -> None:
    """Every way to choose up to the limit from these faces of the rack and its jokers."""
    w.candidates = 0
    for jokers in range(min(w.rack_jokers, w.limit) + 1):
        first = w.candidates
        start = 0
        for _ in range(jokers):
            start = start << 6 | JOKER_CODE
        add_candidate(w, start, JOKER_POINTS * jokers)
        left = faces
        while left:
            face = bits.lowest(left)
            left &= left - 1
            # What was chosen without this face, with it once, and with it twice.
            so_far = w.candidates
            added = so_far
            for copies in range(1, w.rack[face] + 1):
                more = 0
                for _ in range(copies):
                    more = more << 6 | (face + 1)
                for i in range(first, so_far):
                    candidate = w.candidate[i]
                    if tiles_in(candidate) + copies <= w.limit:
                        w.candidates = added
                        add_candidate(
                            w,
                            candidate << 6 * copies | more,
                            w.candidate_points[i] + POINTS[face] * copies,
                        )
                        added += 1
            w.candidates = added
    # The first of all is to choose nothing.
    w.candidates -= 1
    w.candidate[0] = w.candidate[w.candidates]
    w.candidate_points[0] = w.candidate_points[w.candidates]


@rule
def tiles_in(candidate: int) -> int:
    count = 0
    while candidate:
        count += 1
        candidate >>= 6
    return count


@rule
def rank(w: Work, i: int) -> int:
    """Most points first; of the same points, most tiles."""
    return w.candidate_points[i] * 8 + tiles_in(w.candidate[i])


@rule
def sort_candidates(w: Work) -> None:
    """Shell's sort."""
    order = w.by_points
    count = w.candidates
    for i in range(count):
        order[i] = i
    gap = 1
    while gap * 3 + 1 < count:
        gap = gap * 3 + 1
    while gap:
        for i in range(gap, count):
            mine = order[i]
            key = rank(w, mine)
            j = i
            while j >= gap and rank(w, order[j - gap]) < key:
                order[j] = order[j - gap]
                j -= gap
            order[j] = mine
        gap //= 3


@rule
def best_play(w: Work, g: Tables) -> bool:
    """The play that takes the most points off the rack; the answer is how."""
    list_candidates(w, playable_faces(w, g))
    sort_candidates(w)
    for i in range(w.candidates):
        if fits(w, g, w.candidate[w.by_points[i]]):
            w.points = w.candidate_points[w.by_points[i]]
            return True
    return False


@rule
def any_play(w: Work, g: Tables) -> bool:
    """Whether any tile can be played (R6); the answer is some way, if there is one."""
    faces = playable_faces(w, g)
    if faces == 0 and w.rack_jokers == 0:
        return False
    list_candidates(w, faces)
    for tiles in range(1, w.limit + 1):
        for i in range(w.candidates):
            if tiles_in(w.candidate[i]) == tiles and fits(w, g, w.candidate[i]):
                w.points = w.candidate_points[i]
                return True
    return False


assert NUMBERS * 4 < JOKER_CODE
assert UNKNOWN not in (NO, YES)
