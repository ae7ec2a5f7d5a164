"""What a simulation counts, as one record: adding two tallies is adding their numbers."""

from collections.abc import MutableSequence

from ..rules.record import Record, public

SEATS = 10  # at the largest table
LONGEST = 1000  # turns of a round; longer ones are counted here
MOST_POINTS = 2000  # of a round
EVENT_KINDS = 32


class Tally(Record):
    """Counts over many rounds, whatever is played; a game adds its own."""

    rounds: int = public("i8")
    matches: int = public("i8")
    actions: int = public("i8")
    turns: MutableSequence[int] = public("i8", LONGEST + 1)  # rounds with this many turns
    points: MutableSequence[int] = public("i8", MOST_POINTS + 1)  # rounds with this many points
    wins: MutableSequence[int] = public("i8", SEATS)  # of rounds, by seat
    distance: MutableSequence[int] = public("i8", SEATS)  # of rounds, by steps from the starter
    match_wins: MutableSequence[int] = public("i8", SEATS)
    events: MutableSequence[int] = public("i8", EVENT_KINDS)  # by kind
