"""Can these tiles all be arranged in runs and sets?

A search through the numbers, deepest first, the cheapest way first; mostly it runs straight
through. A state that led nowhere rules out every later one that is no better.
"""

from ... import bits
from ...mode import hot, rule
from ..tiles import COLOURS, JOKER, JOKERS, NUMBERS
from .runs import INPUTS
from .sets import HANDFULS
from .tables import EXACT, LEAN_WIDTH, WIDTH, Tables
from .work import CHILDREN, FAILED, Work

NO, YES, JOKERS_LEFT = range(3)

CLASS = 255  # a state packs four classes, eight bits each
COUNTS = (1 << (JOKERS + 1)) - 1
ROW = COLOURS * WIDTH


@rule
def can_arrange(w: Work, g: Tables) -> int:
    """``YES`` leaves the way in ``path``."""
    budget = most_jokers(w)
    for face in range(JOKER):
        if w.chosen[face] and not has_company(w, face, budget):
            return NO
    set_handfuls(w)
    automaton = 0 if budget == 0 else 1 if budget == 1 else 2
    answer = search(w, g, automaton)
    if answer == JOKERS_LEFT:
        # Rare: the tiles fit, but the way found has no place for all jokers.
        answer = search(w, g, EXACT)
    return answer


@rule
def is_there(w: Work, face: int) -> bool:
    return w.fixed[face] + w.chosen[face] + w.loose[face] + w.welcome[face] > 0


@rule
def has_company(w: Work, face: int, jokers: int) -> bool:
    """Whether a tile has others beside it for some run or set: a quick look before the search."""
    number = face % NUMBERS
    colours = 0
    for colour in range(COLOURS):
        colours += 1 if is_there(w, colour * NUMBERS + number) else 0
    if colours + min(jokers, 1) >= 3:
        return True
    for first in range(max(0, number - 2), min(number, NUMBERS - 3) + 1):
        missing = 0
        for n in range(first, first + 3):
            missing += 0 if is_there(w, face - number + n) else 1
        if missing <= jokers:
            return True
    return False


@rule
def least_jokers(w: Work) -> int:
    """Jokers that must lie in runs and sets."""
    return w.fixed_jokers + w.chosen_jokers


@rule
def most_jokers(w: Work) -> int:
    return w.fixed_jokers + w.chosen_jokers + w.loose_jokers


@rule
def set_handfuls(w: Work) -> None:
    """For each number: all that must be used, and whatever may be used beside it."""
    for n in range(NUMBERS):
        count = 1
        at = n * HANDFULS
        w.handful[at] = 0
        w.handful_tiles[at] = 0
        weight = 1
        for colour in range(COLOURS):
            face = colour * NUMBERS + n
            must = w.fixed[face] + w.chosen[face]
            loose = w.loose[face]
            most = min(2, must + loose + w.welcome[face])
            so_far = count
            for i in range(so_far):
                w.handful[at + i] += must * weight
            for more in range(1, most - must + 1):
                for i in range(so_far):
                    w.handful[at + count] = w.handful[at + i] + more * weight
                    w.handful_tiles[at + count] = w.handful_tiles[at + i] + max(0, more - loose)
                    count += 1
            weight *= 3
        w.handfuls[n] = count


@rule
def set_needs(w: Work, g: Tables, automaton: int) -> int:
    """The fewest jokers each class of each colour still needs; of all colours at the start."""
    size = g.classes[automaton]
    need = w.need
    step = g.step
    pays = g.pays
    base = automaton * INPUTS * WIDTH
    for colour in range(COLOURS):
        row = NUMBERS * ROW + colour * WIDTH
        for a in range(size):
            need[row + a] = g.closes[automaton * WIDTH + a]
    for n in range(NUMBERS - 1, -1, -1):
        inputs = 0
        for i in range(w.handfuls[n]):
            inputs |= g.run_inputs[w.handful[n * HANDFULS + i]]
        for colour in range(COLOURS):
            row = n * ROW + colour * WIDTH
            later = row + ROW
            mine = inputs >> 3 * colour & 7
            for a in range(size):
                least = 99
                for tiles in range(INPUTS):
                    if mine >> tiles & 1:
                        at = base + tiles * WIDTH + a
                        after = step[at]
                        if after >= 0:
                            least = min(least, pays[at] + need[later + after])
                need[row + a] = least
    return need[0] + need[WIDTH] + need[2 * WIDTH] + need[3 * WIDTH]


@rule
def search(w: Work, g: Tables, automaton: int) -> int:
    if set_needs(w, g, automaton) > most_jokers(w):
        return NO
    w.state[0] = 0
    w.paid[0] = 0
    w.in_sets[0] = 1
    w.used[0] = 0
    for n in range(NUMBERS):
        w.failures[n] = 0
    w.visited = 0
    expand(w, g, automaton, 0)
    n = 0
    while n >= 0:
        child = next_child(w, n)
        if child < 0:
            remember_failure(w, automaton, n)
            n -= 1
            continue
        w.path[n] = w.child_option[child]
        if n == NUMBERS - 1:
            if jokers_fit(w, g):
                return YES
            if automaton != EXACT:
                return JOKERS_LEFT
            continue
        n += 1
        w.state[n] = w.child_state[child]
        w.paid[n] = w.child_paid[child]
        w.in_sets[n] = w.child_in_sets[child]
        w.used[n] = w.child_used[child]
        if ruled_out(w, g, automaton, n):
            n -= 1
            continue
        w.visited += 1
        expand(w, g, automaton, n)
    return NO


@rule
def next_child(w: Work, n: int) -> int:
    """The next way to go on, the cheapest first; -1 when all were tried."""
    first = n * CHILDREN
    last = first + w.children[n]
    budget = most_jokers(w)
    cost = w.child_cost
    while w.turn_of[n] <= budget:
        i = w.cursor[n]
        turn = w.turn_of[n]
        while i < last:
            if cost[i] == turn:
                w.cursor[n] = i + 1
                return i
            i += 1
        w.cursor[n] = first
        w.turn_of[n] = turn + 1
    return -1


@rule
def expand(w: Work, g: Tables, automaton: int, n: int) -> None:
    """List the ways to share out the tiles of the next number."""
    state = w.state[n]
    a = state & CLASS
    b = state >> 8 & CLASS
    c = state >> 16 & CLASS
    d = state >> 24 & CLASS
    budget = most_jokers(w)
    step = g.step
    pays = g.pays
    need = w.need
    base = automaton * INPUTS * WIDTH
    row = (n + 1) * ROW
    end = n * CHILDREN
    for i in range(n * HANDFULS, n * HANDFULS + w.handfuls[n]):
        used = w.used[n] + w.handful_tiles[i]
        if used > w.most_welcome:
            continue
        handful = w.handful[i]
        for option in range(g.first_option[handful], g.first_option[handful + 1]):
            inputs = g.into_runs[option]
            at = base + (inputs & 3) * WIDTH + a
            after_a = step[at]
            if after_a < 0:
                continue
            paid = w.paid[n] + pays[at]
            cost = need[row + after_a]
            at = base + (inputs >> 2 & 3) * WIDTH + b
            after_b = step[at]
            if after_b < 0:
                continue
            paid += pays[at]
            cost += need[row + WIDTH + after_b]
            at = base + (inputs >> 4 & 3) * WIDTH + c
            after_c = step[at]
            if after_c < 0 or cost + paid > budget:
                continue
            paid += pays[at]
            cost += need[row + 2 * WIDTH + after_c]
            at = base + (inputs >> 6 & 3) * WIDTH + d
            after_d = step[at]
            if after_d < 0:
                continue
            paid += pays[at]
            cost += need[row + 3 * WIDTH + after_d]
            in_sets = g.set_jokers[option]
            if automaton == EXACT:
                in_sets = together(w.in_sets[n], in_sets)
                if in_sets == 0:
                    continue
            fewest = bits.lowest(in_sets)
            paid += fewest
            if cost + paid > budget:
                continue
            w.child_option[end] = option
            w.child_cost[end] = cost + paid
            w.child_state[end] = after_a | after_b << 8 | after_c << 16 | after_d << 24
            w.child_paid[end] = paid
            w.child_in_sets[end] = in_sets >> fewest if automaton == EXACT else 1
            w.child_used[end] = used
            end += 1
    w.children[n] = end - n * CHILDREN
    w.cursor[n] = n * CHILDREN
    w.turn_of[n] = 0


@rule
def ruled_out(w: Work, g: Tables, automaton: int, n: int) -> bool:
    """Whether a state that led nowhere was at least as good as this one."""
    state = w.state[n]
    paid = w.paid[n]
    used = w.used[n]
    first = n * FAILED
    states = w.failed_state
    rests = w.failed_rest
    if automaton == EXACT:
        rest = paid | used << 8 | w.in_sets[n] << 16
        for i in range(first, first + w.failures[n]):
            if states[i] == state and rests[i] == rest:
                return True
        return False
    left = most_jokers(w) - paid
    table = ((automaton * (JOKERS + 1) + left) * NUMBERS + n - 1) * LEAN_WIDTH * LEAN_WIDTH
    a = table + (state & CLASS)
    b = table + (state >> 8 & CLASS)
    c = table + (state >> 16 & CLASS)
    d = table + (state >> 24 & CLASS)
    extra = g.extra
    for i in range(first, first + w.failures[n]):
        other = states[i]
        more = (rests[i] & 255) - paid
        more += extra[a + (other & CLASS) * LEAN_WIDTH]
        more += extra[b + (other >> 8 & CLASS) * LEAN_WIDTH]
        if more > JOKERS + JOKERS:
            continue
        more += extra[c + (other >> 16 & CLASS) * LEAN_WIDTH]
        more += extra[d + (other >> 24 & CLASS) * LEAN_WIDTH]
        if more <= 0 and rests[i] >> 8 <= used:
            return True
    return False


@rule
def remember_failure(w: Work, automaton: int, n: int) -> None:
    count = w.failures[n]
    if count < FAILED:
        at = n * FAILED + count
        w.failed_state[at] = w.state[n]
        w.failed_rest[at] = w.paid[n] | w.used[n] << 8
        if automaton == EXACT:
            w.failed_rest[at] |= w.in_sets[n] << 16
        w.failures[n] = count + 1


@hot
def together(some: int, others: int) -> int:
    """All sums of two numbers of jokers, as bits."""
    sums = 0
    for jokers in range(JOKERS + 1):
        if others >> jokers & 1:
            sums |= some << jokers
    return sums & COUNTS


@rule
def run_jokers(w: Work, g: Tables, colour: int) -> int:
    """With how many jokers the runs of a colour can be made on this path, as bits."""
    here = 0
    paid = 0
    for n in range(NUMBERS):
        tiles = g.into_runs[w.path[n]] >> 2 * colour & 3
        at = (EXACT * INPUTS + tiles) * WIDTH + here
        here = g.step[at]
        if here < 0:
            return 0
        paid += g.pays[at]
    return g.finish[here] << paid & COUNTS if paid <= JOKERS else 0


@rule
def jokers_fit(w: Work, g: Tables) -> bool:
    """Whether the path found has room for all jokers that must lie somewhere."""
    counts = 1
    for n in range(NUMBERS):
        counts = together(counts, g.set_jokers[w.path[n]])
    for colour in range(COLOURS):
        counts = together(counts, run_jokers(w, g, colour))
    return counts >> least_jokers(w) & ((1 << (w.loose_jokers + 1)) - 1) != 0
