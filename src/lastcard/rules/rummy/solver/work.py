"""A question to the solver, what it works with, and its answer, in one record."""

from collections.abc import MutableSequence

from ...record import Record, public
from ..tiles import COLOURS, JOKER, NUMBERS, PACK_SIZE
from .sets import HANDFULS
from .tables import WIDTH

CHILDREN = 1200  # ways to go on from one state
FAILED = 4000  # states remembered at each depth; more only cost time
CANDIDATES = 1500  # ways to choose up to four of a rack of 14 tiles
OPEN_RUNS = 12
MELDS = 34


class Work(Record):
    """Everything between a question and its answer."""

    # The question: tiles by face; those in runs and sets must end there, single ones may
    fixed: MutableSequence[int] = public("i1", JOKER)
    loose: MutableSequence[int] = public("i1", JOKER)
    rack: MutableSequence[int] = public("i1", JOKER)
    fixed_jokers: int = public()
    loose_jokers: int = public()
    rack_jokers: int = public()
    limit: int = public()  # tiles from the rack

    # What is tried: rack tiles that must be played, and some that may be
    chosen: MutableSequence[int] = public("i1", JOKER)
    chosen_jokers: int = public()
    welcome: MutableSequence[int] = public("i1", JOKER)
    most_welcome: int = public()

    # The search: for each number the handfuls that may be used, and the welcome tiles they take
    handful: MutableSequence[int] = public("i1", NUMBERS * HANDFULS)
    handful_tiles: MutableSequence[int] = public("i1", NUMBERS * HANDFULS)
    handfuls: MutableSequence[int] = public("i1", NUMBERS)
    # the fewest jokers that each class still needs; by depth, colour, class
    need: MutableSequence[int] = public("i1", (NUMBERS + 1) * COLOURS * WIDTH)
    # the states on the way: the four classes, jokers paid, those in sets, welcome tiles used
    state: MutableSequence[int] = public("i8", NUMBERS + 1)
    paid: MutableSequence[int] = public("i1", NUMBERS + 1)
    in_sets: MutableSequence[int] = public("i1", NUMBERS + 1)
    used: MutableSequence[int] = public("i1", NUMBERS + 1)
    path: MutableSequence[int] = public("i2", NUMBERS)
    # where they lead: in order of what they cost at least
    children: MutableSequence[int] = public("i2", NUMBERS)
    cursor: MutableSequence[int] = public("i2", NUMBERS)
    turn_of: MutableSequence[int] = public("i1", NUMBERS)
    child_option: MutableSequence[int] = public("i2", NUMBERS * CHILDREN)
    child_cost: MutableSequence[int] = public("i1", NUMBERS * CHILDREN)
    child_state: MutableSequence[int] = public("i8", NUMBERS * CHILDREN)
    child_paid: MutableSequence[int] = public("i1", NUMBERS * CHILDREN)
    child_in_sets: MutableSequence[int] = public("i1", NUMBERS * CHILDREN)
    child_used: MutableSequence[int] = public("i1", NUMBERS * CHILDREN)
    # and those that led nowhere
    failures: MutableSequence[int] = public("i2", NUMBERS)
    failed_state: MutableSequence[int] = public("i8", NUMBERS * FAILED)
    failed_rest: MutableSequence[int] = public("i4", NUMBERS * FAILED)
    visited: int = public("i8")

    # Ways to choose tiles from the rack, by points
    candidates: int = public("i2")
    candidate: MutableSequence[int] = public("i4", CANDIDATES)
    candidate_points: MutableSequence[int] = public("i2", CANDIDATES)
    by_points: MutableSequence[int] = public("i2", CANDIDATES)

    # The answer: the runs and sets, jokers standing for tiles
    melds: int = public()
    meld_size: MutableSequence[int] = public("i1", MELDS)
    tile: MutableSequence[int] = public("i1", PACK_SIZE)
    points: int = public("i2")

    # Building the answer: the runs of one colour that are open
    spare: MutableSequence[int] = public("i1", NUMBERS + COLOURS + 1)
    node: MutableSequence[int] = public("i2", NUMBERS + 1)
    open_kind: MutableSequence[int] = public("i1", OPEN_RUNS)
    open_size: MutableSequence[int] = public("i1", OPEN_RUNS)
    open_jokers: MutableSequence[int] = public("i4", OPEN_RUNS)  # places of jokers, as bits
