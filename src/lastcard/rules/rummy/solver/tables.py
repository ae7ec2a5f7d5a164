"""Everything that the search looks up, in one record, so that it runs plain and compiled alike."""

from collections.abc import MutableSequence
from functools import cache

from ...record import Record, public
from ..tiles import COLOURS, JOKERS, NUMBERS
from . import runs, sets
from .runs import NEVER

# The automata: lean ones for a budget of no joker, one joker, and more; and the exact one.
LEAN_BUDGETS = (0, 1, JOKERS)
EXACT = len(LEAN_BUDGETS)
AUTOMATA = EXACT + 1

WIDTH = 160  # room for the classes of one automaton
LEAN_WIDTH = 64
OPTIONS = 1200
NODES = 180
ARCS = 2300
ENTRIES = 3000


class Tables(Record):
    """Filled once, never changed."""

    # The automata: by automaton, input and class
    step: MutableSequence[int] = public("i2", AUTOMATA * runs.INPUTS * WIDTH)
    pays: MutableSequence[int] = public("i1", AUTOMATA * runs.INPUTS * WIDTH)
    classes: MutableSequence[int] = public("i2", AUTOMATA)  # how many
    closes: MutableSequence[int] = public("i1", AUTOMATA * WIDTH)  # the fewest jokers to close all
    finish: MutableSequence[int] = public("i1", WIDTH)  # exact: all numbers of jokers, as bits

    # Lean: how many more jokers one class may need than another; by automaton, budget, depth
    extra: MutableSequence[int] = public(
        "i1", EXACT * (JOKERS + 1) * NUMBERS * LEAN_WIDTH * LEAN_WIDTH
    )

    # The ways to share out a handful, from ``first_option[handful]`` on
    first_option: MutableSequence[int] = public("i2", sets.HANDFULS + 1)
    into_runs: MutableSequence[int] = public("i2", OPTIONS)  # two bits a colour
    into_sets: MutableSequence[int] = public("i1", OPTIONS)
    set_jokers: MutableSequence[int] = public("i1", OPTIONS)  # as bits
    run_inputs: MutableSequence[int] = public("i2", sets.HANDFULS)  # that occur: 3 bits a colour
    first_set: MutableSequence[int] = public("i1", sets.HANDFULS * (JOKERS + 1))

    # Exact: the runs in each class with their jokers as bits; how they can go on
    first_entry: MutableSequence[int] = public("i2", WIDTH + 1)
    entry_node: MutableSequence[int] = public("i2", ENTRIES)
    entry_jokers: MutableSequence[int] = public("i1", ENTRIES)
    node_runs: MutableSequence[int] = public("i4", NODES)  # kinds + 1, three bits each
    first_arc: MutableSequence[int] = public("i2", NODES * runs.INPUTS + 1)
    arc_node: MutableSequence[int] = public("i2", ARCS)
    arc_jokers: MutableSequence[int] = public("i1", ARCS)


@cache
def tables() -> Tables:
    """The tables, filled."""
    t = Tables()
    for automaton, budget in enumerate(LEAN_BUDGETS):
        lean = runs.build(budget, lean=True)
        write_automaton(t, automaton, lean)
        for left in range(budget + 1):
            write_extra(t, automaton, left, runs.extra_jokers(lean, left))
    exact = runs.build(JOKERS, lean=False)
    write_automaton(t, EXACT, exact)
    for i, counts in enumerate(exact.finish):
        t.finish[i] = counts
    write_nodes(t, exact)
    write_sets(t)
    return t


def write_automaton(t: Tables, automaton: int, source: runs.Automaton) -> None:
    t.classes[automaton] = len(source.classes)
    for i, counts in enumerate(source.finish):
        t.closes[automaton * WIDTH + i] = runs.lowest(counts) if counts else NEVER
    for tiles in range(runs.INPUTS):
        start = (automaton * runs.INPUTS + tiles) * WIDTH
        for i, (after, paid) in enumerate(
            zip(source.step[tiles], source.pays[tiles], strict=True), start
        ):
            t.step[i] = after
            t.pays[i] = paid


def write_extra(t: Tables, automaton: int, left: int, extra: list[list[list[int]]]) -> None:
    # Row 0 stands for depth 1: at the beginning there is only one class.
    for depth, table in enumerate(extra):
        for a, row in enumerate(table):
            start = extra_at(automaton, left, depth) + a * LEAN_WIDTH
            for b, more in enumerate(row):
                t.extra[start + b] = more


def extra_at(automaton: int, left: int, depth: int) -> int:
    return ((automaton * (JOKERS + 1) + left) * NUMBERS + depth) * LEAN_WIDTH * LEAN_WIDTH


def write_sets(t: Tables) -> None:
    option = 0
    for handful in range(sets.HANDFULS):
        t.first_option[handful] = option
        inputs = 0
        for left, into_sets in sets.splits(handful):
            counts = sets.COUNTS[left]
            t.into_runs[option] = sum(n << 2 * colour for colour, n in enumerate(counts))
            t.into_sets[option] = into_sets
            t.set_jokers[option] = sets.jokers_in_sets(into_sets)
            inputs |= sum(1 << 3 * colour + n for colour, n in enumerate(counts))
            option += 1
        t.run_inputs[handful] = inputs
        for jokers in range(JOKERS + 1):
            first = sets.first_set(handful, jokers) if handful else -1
            t.first_set[handful * (JOKERS + 1) + jokers] = first
    t.first_option[sets.HANDFULS] = option


def write_nodes(t: Tables, exact: runs.Automaton) -> None:
    nodes = sorted({open_runs for here in exact.classes for open_runs, _ in here})
    number_of = {open_runs: i for i, open_runs in enumerate(nodes)}
    entry = arc = 0
    for i, here in enumerate(exact.classes):
        t.first_entry[i] = entry
        for open_runs, counts in here:
            t.entry_node[entry] = number_of[open_runs]
            t.entry_jokers[entry] = counts
            entry += 1
        t.first_entry[i + 1] = entry
    for i, open_runs in enumerate(nodes):
        t.node_runs[i] = sum(kind + 1 << 3 * place for place, kind in enumerate(open_runs))
        for tiles in range(runs.INPUTS):
            t.first_arc[i * runs.INPUTS + tiles] = arc
            for after, paid in runs.arcs(open_runs, tiles):
                if after in number_of:  # otherwise always worse than another
                    t.arc_node[arc] = number_of[after]
                    t.arc_jokers[arc] = paid
                    arc += 1
    t.first_arc[len(nodes) * runs.INPUTS] = arc


assert COLOURS == 4  # a handful's bits: two and three a colour
