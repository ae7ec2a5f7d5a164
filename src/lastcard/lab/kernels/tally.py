"""What a simulation counts, as one record: adding two tallies is adding their numbers."""

from collections.abc import MutableSequence

from ...rules.record import Record, public
from ...rules.uno.table import RESULTS, SEATS

LONGEST = 1000  # turns of a round; longer ones are counted here
MOST_POINTS = 2000  # of a round
EVENT_KINDS = 32
WINNING_CARDS = 64


class Tally(Record):
    """Counts over many rounds."""

    rounds: int = public("i8")
    matches: int = public("i8")
    actions: int = public("i8")
    blocked: int = public("i8")  # rounds that nobody could go on with (U29)
    guilty: int = public("i8")  # challenges that were right
    turns: MutableSequence[int] = public("i8", LONGEST + 1)  # rounds with so many turns
    points: MutableSequence[int] = public("i8", MOST_POINTS + 1)  # rounds with so many points
    wins: MutableSequence[int] = public("i8", SEATS)  # of rounds, by seat
    distance: MutableSequence[int] = public("i8", SEATS)  # of rounds, by steps left of the dealer
    match_wins: MutableSequence[int] = public("i8", SEATS)
    events: MutableSequence[int] = public("i8", EVENT_KINDS)  # by kind
    winning_cards: MutableSequence[int] = public("i8", WINNING_CARDS)  # by face
    results: MutableSequence[int] = public("i8", RESULTS)  # of the wheel
    put_down: MutableSequence[int] = public("i8", RESULTS)  # cards, by the result that allowed it
    ended: MutableSequence[int] = public("i8", RESULTS)  # rounds that a result brought to an end
