"""Which tiles of the rack can be played: the best play, any play, exactly these (R5, R22).

A choice of tiles is tried together with all that may still be added to it: if nothing fits even so,
no play begins with this choice; if something fits, it is a play.
"""

from ...mode import lookup, rule
from ..tiles import COLOURS, FACES, JOKER, NUMBERS, POINTS, points_of
from .arrange import arrange
from .search import YES, can_arrange
from .sets import COUNTS
from .tables import Tables
from .work import MOST_PICKED, Work

FACES_BY_POINTS = lookup(sorted(range(JOKER), key=points_of, reverse=True))
TILES_IN = lookup([count for counts in COUNTS for count in counts])  # by handful and colour


@rule
def clear(w: Work) -> None:
    """Ask about an empty table and an empty rack."""
    for face in range(JOKER):
        w.fixed[face] = 0
        w.loose[face] = 0
        w.rack[face] = 0
    w.fixed_jokers = 0
    w.loose_jokers = 0
    w.rack_jokers = 0
    w.limit = MOST_PICKED
    w.required = 0
    for face in range(FACES):
        w.worth[face] = POINTS[face]
    choose_nothing(w)


@rule
def choose_nothing(w: Work) -> None:
    for face in range(JOKER):
        w.chosen[face] = 0
        w.welcome[face] = 0
    w.chosen_jokers = 0
    w.most_welcome = 0


@rule
def choose_required(w: Work) -> int:
    """Choose nothing but the tile that has to be played; how many tiles that is."""
    choose_nothing(w)
    if w.required == 0:
        return 0
    if w.required - 1 == JOKER:
        w.chosen_jokers = 1
    else:
        w.chosen[w.required - 1] = 1
    return 1


@rule
def fits(w: Work, g: Tables) -> bool:
    """Whether what is chosen can be played, perhaps with welcome tiles; if better, the answer."""
    if can_arrange(w, g) != YES:
        return False
    points = w.worth[JOKER] * w.chosen_jokers
    for face in range(JOKER):
        points += w.worth[face] * (w.chosen[face] + welcome_used(w, g, face))
    if points > w.points:
        w.points = points
        w.played_jokers = w.chosen_jokers
        for face in range(JOKER):
            w.played[face] = w.chosen[face] + welcome_used(w, g, face)
        arrange(w, g)
    return True


@rule
def whole_rack(w: Work, g: Tables) -> bool:
    """Whether all tiles of the rack can be played together; the answer is how."""
    choose_required(w)
    w.untouched = 0
    w.points = -1
    for face in range(JOKER):
        w.chosen[face] += w.rack[face]
    w.chosen_jokers += w.rack_jokers
    return fits(w, g)


@rule
def welcome_used(w: Work, g: Tables, face: int) -> int:
    """How many welcome tiles of a face the way found takes: only where start tiles will not do."""
    if w.welcome[face] == 0:
        return 0
    option = w.path[face % NUMBERS]
    colour = face // NUMBERS
    tiles = g.into_runs[option] >> 2 * colour & 3
    tiles += TILES_IN[g.into_sets[option] * COLOURS + colour]
    return max(0, tiles - w.fixed[face] - w.chosen[face] - w.loose[face])


@rule
def list_rack(w: Work) -> None:
    """The tiles of the rack, most points first."""
    w.held = 0
    for i in range(JOKER):
        face = FACES_BY_POINTS[i]
        for _ in range(w.rack[face]):
            # Where tiles are worth their points, they are already in order.
            place = w.held
            while place and w.worth[w.by_points[place - 1]] < w.worth[face]:
                w.by_points[place] = w.by_points[place - 1]
                place -= 1
            w.by_points[place] = face
            w.held += 1


@rule
def most_points(w: Work, first: int, count: int) -> int:
    """What the best tiles from this one on count."""
    total = 0
    for i in range(first, min(first + count, w.held)):
        total += w.worth[w.by_points[i]]
    return total


@rule
def best_play(w: Work, g: Tables) -> bool:
    """The play that takes the most points off the rack; the answer is how."""
    return better_play(w, g, -1)


@rule
def better_play(w: Work, g: Tables, points: int) -> bool:
    """The best play, if it takes more points than these off the rack."""
    chosen = choose_required(w)
    required_jokers = w.chosen_jokers
    w.untouched = 0
    w.points = points
    list_rack(w)
    for jokers in range(min(w.rack_jokers, w.limit - chosen), -1, -1):
        w.chosen_jokers = required_jokers + jokers
        w.most_welcome = w.limit - chosen - jokers
        value = w.worth[JOKER] * jokers + (w.worth[w.required - 1] if chosen else 0)
        if value + most_points(w, 0, w.most_welcome) > w.points:
            for face in range(JOKER):
                w.welcome[face] = w.rack[face]
            # With these alone something may be played already.
            if chosen + jokers == 0 or fits(w, g):
                pick_best(w, g, value)
    return w.points > points


@rule
def pick_best(w: Work, g: Tables, value: int) -> None:
    """Pick tiles, most points first, in every order of places that can still better the answer;
    ``value``: what the tiles chosen so far are worth."""
    most = w.most_welcome  # tiles to be picked
    depth = 0
    w.picked[0] = -1
    while depth >= 0:
        # Put the last tile picked at this depth back, and go on after it.
        i = w.picked[depth]
        if i >= 0:
            face = w.by_points[i]
            w.chosen[face] -= 1
            value -= w.worth[face]
        i += 1
        again = i > 0 and i < w.held and w.by_points[i] == w.by_points[i - 1]
        if again and w.picked[depth] >= 0:
            i += 1  # the twin of a tile that was put back
        if depth > 0 and i <= w.picked[depth - 1]:
            i = w.picked[depth - 1] + 1
        bettered = value + most_points(w, i, most - depth) > w.points
        if depth == most or i >= w.held or not bettered:
            w.picked[depth] = -1
            depth -= 1
            continue
        face = w.by_points[i]
        w.picked[depth] = i
        w.chosen[face] += 1
        value += w.worth[face]
        welcome_after(w, i)
        w.most_welcome = most - depth - 1
        if fits(w, g):
            depth += 1
            w.picked[depth] = -1
    w.most_welcome = most


@rule
def welcome_after(w: Work, i: int) -> None:
    """Only tiles that come later may be added."""
    for face in range(JOKER):
        w.welcome[face] = 0
    for k in range(i + 1, w.held):
        w.welcome[w.by_points[k]] += 1


@rule
def any_play(w: Work, g: Tables) -> bool:
    """Whether any tile can be played (R6); the answer is some way, if there is one."""
    chosen = choose_required(w)
    required_jokers = w.chosen_jokers
    w.untouched = 0
    w.points = -1
    if w.limit == 0:
        return False
    list_rack(w)
    w.most_welcome = w.limit - 1
    for i in range(0 if chosen else w.held):  # the tile that is worth the most of those played
        face = w.by_points[i]
        if i and w.by_points[i - 1] == face:
            continue
        welcome_after(w, i)
        w.chosen[face] = 1
        if fits(w, g):
            return True
        w.chosen[face] = 0
    welcome_after(w, -1)
    for jokers in range(1 - chosen, min(w.rack_jokers, w.limit - chosen) + 1):
        w.chosen_jokers = required_jokers + jokers
        w.most_welcome = w.limit - chosen - jokers
        if fits(w, g):
            return True
    return False
