"""A question to the solver, what it works with, and its answer, in one record."""

from collections.abc import MutableSequence

from ...record import Record, public
from ..tiles import COLOURS, FACES, JOKER, NUMBERS, PACK_SIZE
from .sets import HANDFULS
from .tables import WIDTH

CHILDREN = 1200  # ways to go on from one state
FAILED = 4000  # states remembered at each depth; more only cost time
RACK = 96  # all number tiles
MOST_PICKED = 4  # R5
OPEN_RUNS = 12
LESSONS = 100
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
    required: int = public()  # a tile besides the rack that has to be played, from 1; 0: none
    worth: MutableSequence[int] = public("i2", FACES)  # of a tile played; its points, or above 0
    # the runs and sets as they lie; asked for only where they matter
    olds: int = public()
    old_size: MutableSequence[int] = public("i1", MELDS)
    old_tile: MutableSequence[int] = public("i1", PACK_SIZE)

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

    # The tiles of the rack by points, and which of them are picked on the way to the best play
    held: int = public("i2")
    by_points: MutableSequence[int] = public("i1", RACK)
    picked: MutableSequence[int] = public("i1", MOST_PICKED + 1)

    # The answer: the runs and sets, jokers standing for tiles
    melds: int = public()
    meld_size: MutableSequence[int] = public("i1", MELDS)
    tile: MutableSequence[int] = public("i1", PACK_SIZE)
    played: MutableSequence[int] = public("i1", JOKER)  # from the rack
    played_jokers: int = public()
    points: int = public("i2")
    untouched: int = public("i8")  # the old runs and sets that stay as they are, besides these

    # The fewest runs and sets to be touched: of each lesson one; and the search for them
    lessons: int = public()
    lesson: MutableSequence[int] = public("i8", LESSONS)
    chosen_melds: MutableSequence[int] = public("i8", MELDS + 1)
    to_try: MutableSequence[int] = public("i8", MELDS + 1)

    # Building the answer: the runs of one colour that are open
    spare: MutableSequence[int] = public("i1", NUMBERS + COLOURS + 1)
    node: MutableSequence[int] = public("i2", NUMBERS + 1)
    open_kind: MutableSequence[int] = public("i1", OPEN_RUNS)
    open_size: MutableSequence[int] = public("i1", OPEN_RUNS)
    open_jokers: MutableSequence[int] = public("i4", OPEN_RUNS)  # places of jokers, as bits
