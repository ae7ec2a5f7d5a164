"""What a simulation of UNO or UNO Spin counts besides."""

from collections.abc import MutableSequence

from ...rules.record import public
from ...rules.uno.table import RESULTS
from ..tally import Tally

WINNING_CARDS = 64


class CardTally(Tally):
    """Counts over many rounds."""

    blocked: int = public("i8")  # rounds that nobody could go on with (U29)
    guilty: int = public("i8")  # challenges that were right
    winning_cards: MutableSequence[int] = public("i8", WINNING_CARDS)  # by face
    results: MutableSequence[int] = public("i8", RESULTS)  # of the wheel
    put_down: MutableSequence[int] = public("i8", RESULTS)  # cards, by the result that allowed it
    ended: MutableSequence[int] = public("i8", RESULTS)  # rounds that a result brought to an end
