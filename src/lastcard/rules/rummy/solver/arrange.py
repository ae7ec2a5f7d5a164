"""From the way that the search found to runs and sets."""

from ... import bits
from ...mode import rule
from ..tiles import COLOURS, JOKERS, NUMBERS, STANDING
from .runs import INPUTS, LONG
from .search import COUNTS, least_jokers, run_jokers, together
from .sets import WEIGHTS
from .tables import EXACT, WIDTH, Tables
from .work import Work

PARTS = NUMBERS + COLOURS  # the sets of each number, the runs of each colour
KIND_WITH_TILE, KIND_WITH_JOKER, CLOSED = range(3)
POWERS = (1, 3, 9, 27, 81, 243, 729)


@rule
def arrange(w: Work, g: Tables) -> None:
    """Write the runs and sets of the path into the answer."""
    w.melds = 0
    w.meld_size[0] = 0
    share_out_jokers(w, g)
    end = 0
    for colour in range(COLOURS):
        end = write_runs(w, g, colour, w.spare[NUMBERS + colour], end)
    for n in range(NUMBERS):
        end = write_sets(w, g, n, w.spare[n], end)


@rule
def part_jokers(w: Work, g: Tables, part: int) -> int:
    if part < NUMBERS:
        return g.set_jokers[w.path[part]]
    return run_jokers(w, g, part - NUMBERS)


@rule
def share_out_jokers(w: Work, g: Tables) -> None:
    """How many jokers each part gets: together those that must lie somewhere, or a few more."""
    w.spare[PARTS] = 1
    for part in range(PARTS - 1, -1, -1):
        w.spare[part] = together(w.spare[part + 1], part_jokers(w, g, part))
    left = bits.lowest(w.spare[0] >> least_jokers(w)) + least_jokers(w)
    for part in range(PARTS):
        possible = part_jokers(w, g, part)
        later = w.spare[part + 1]
        jokers = 0
        while not (possible >> jokers & 1 and later >> (left - jokers) & 1):
            jokers += 1
        w.spare[part] = jokers
        left -= jokers


@rule
def write_sets(w: Work, g: Tables, n: int, jokers: int, end: int) -> int:
    """The sets of one number, with this many jokers."""
    handful = g.into_sets[w.path[n]]
    while handful:
        found = g.first_set[handful * (JOKERS + 1) + jokers]
        size = 0
        for colour in range(COLOURS):
            if found >> colour & 1:
                w.tile[end + size] = colour * NUMBERS + n
                handful -= WEIGHTS[colour]
                size += 1
        if found >> COLOURS:
            missing = bits.lowest(~found)
            w.tile[end + size] = STANDING + missing * NUMBERS + n
            jokers -= 1
            size += 1
        w.meld_size[w.melds] = size
        w.melds += 1
        end += size
    return end


@rule
def write_runs(w: Work, g: Tables, colour: int, jokers: int, end: int) -> int:
    """The runs of one colour, with this many jokers."""
    find_nodes(w, g, colour, jokers)
    count = 0  # of open runs
    for n in range(NUMBERS + 1):
        tiles = 0
        if n < NUMBERS:
            tiles = g.into_runs[w.path[n]] >> 2 * colour & 3
            way = continuation(w, g, n, tiles, count)
        kept = 0
        for i in range(count):
            choice = CLOSED if n == NUMBERS else way // POWERS[i] % 3
            if choice == CLOSED:
                end = write_run(w, colour, n, i, end)
                continue
            kind = w.open_kind[i]
            size = w.open_size[i]
            joker = choice == KIND_WITH_JOKER
            w.open_jokers[kept] = w.open_jokers[i] | (1 << n if joker else 0)
            w.open_kind[kept] = longer(kind, joker)
            w.open_size[kept] = size + 1
            tiles -= 0 if joker else 1
            kept += 1
        count = kept
        if n < NUMBERS:
            started = runs_of(g.node_runs[w.node[n + 1]]) - count
            for i in range(started):
                joker = i >= tiles
                w.open_kind[count] = 1 if joker else 0
                w.open_size[count] = 1
                w.open_jokers[count] = 1 << n if joker else 0
                count += 1
    return end


@rule
def longer(kind: int, joker: bool) -> int:
    """The kind of a run with one more tile."""
    size = min(2, kind // 2 + 1)
    return 2 * size + (1 if joker else 0)


@rule
def runs_of(node: int) -> int:
    """How many runs are open."""
    count = 0
    while node:
        count += 1
        node >>= 3
    return count


@rule
def write_run(w: Work, colour: int, n: int, i: int, end: int) -> int:
    """A run that ended before number ``n``."""
    size = w.open_size[i]
    for number in range(n - size, n):
        joker = w.open_jokers[i] >> number & 1
        w.tile[end] = colour * NUMBERS + number + (STANDING if joker else 0)
        end += 1
    w.meld_size[w.melds] = size
    w.melds += 1
    return end


@rule
def find_nodes(w: Work, g: Tables, colour: int, jokers: int) -> None:
    """What was open after each number, from the last one back."""
    # The classes on the way, and the jokers paid in any case, number by number.
    here = 0
    paid = 0
    for n in range(NUMBERS):
        tiles = g.into_runs[w.path[n]] >> 2 * colour & 3
        at = (EXACT * INPUTS + tiles) * WIDTH + here
        here = g.step[at]
        paid += g.pays[at]
        w.state[n + 1] = here
        w.paid[n + 1] = paid
    w.state[0] = 0
    w.paid[0] = 0
    w.node[NUMBERS] = closing_entry(w, g, jokers)
    left = jokers
    for n in range(NUMBERS - 1, -1, -1):
        tiles = g.into_runs[w.path[n]] >> 2 * colour & 3
        left = step_back(w, g, n, tiles, left)


@rule
def closing_entry(w: Work, g: Tables, jokers: int) -> int:
    here = w.state[NUMBERS]
    for entry in range(g.first_entry[here], g.first_entry[here + 1]):
        node = g.entry_node[entry]
        counts = g.entry_jokers[entry] << w.paid[NUMBERS]
        if counts >> jokers & 1 and closable(g.node_runs[node]):
            return node
    return -1


@rule
def closable(node: int) -> bool:
    while node:
        if (node & 7) - 1 < LONG:
            return False
        node >>= 3
    return True


@rule
def step_back(w: Work, g: Tables, n: int, tiles: int, jokers: int) -> int:
    """What was open before number ``n``; the jokers paid until then."""
    here = w.state[n]
    after = w.node[n + 1]
    for entry in range(g.first_entry[here], g.first_entry[here + 1]):
        node = g.entry_node[entry]
        counts = g.entry_jokers[entry] << w.paid[n] & COUNTS
        first = node * INPUTS + tiles
        for arc in range(g.first_arc[first], g.first_arc[first + 1]):
            if g.arc_node[arc] == after:
                before = jokers - g.arc_jokers[arc]
                if before >= 0 and counts >> before & 1:
                    w.node[n] = node
                    return before
    return -1


@rule
def continuation(w: Work, g: Tables, n: int, tiles: int, count: int) -> int:
    """How each open run goes on so that the next node's runs are open; in base 3."""
    target = g.node_runs[w.node[n + 1]]
    for way in range(POWERS[count]):
        left = tiles
        valid = True
        tally = 0  # how many of each kind, four bits each
        for i in range(count):
            choice = way // POWERS[i] % 3
            kind = w.open_kind[i]
            if choice == KIND_WITH_TILE:
                left -= 1
                tally += 1 << 4 * longer(kind, False)
            elif choice == KIND_WITH_JOKER:
                valid = valid and kind % 2 == 0
                tally += 1 << 4 * longer(kind, True)
            else:
                valid = valid and kind >= LONG
        if not valid or left < 0:
            continue
        tally += left
        rest = target
        while rest:
            tally -= 1 << 4 * ((rest & 7) - 1)
            rest >>= 3
        # What is missing can only be jokers that start a run.
        if tally <= 0 and tally % 16 == 0 and -tally % 256 == -tally:
            return way
    return -1
