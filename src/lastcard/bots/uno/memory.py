"""What a seat remembers of a round, in numbers that compiled code can weigh.

A *slot* is a card that another seat holds or held: when it came, when it went, and what it is as
far as that is known. A *choice* is a decision of another seat for which its hand was the reason.
"""

from collections.abc import MutableSequence

from ...rules.record import Record, public
from ...rules.uno.cards import PACK_SIZE
from ...rules.uno.table import SEATS

SLOTS = 320
RECENT = 16  # choices of a seat that are remembered
CHOICES = RECENT * SEATS
NOW = 32767  # the time at which a slot goes that is still in a hand
UNKNOWN = -1

# What is known of a slot's card.
FREE = 0  # it may be another one of the seat's, or, if still held, any card that is not seen
FIXED = 1  # exactly this card came at exactly this time


class Memory(Record):
    """The slots, the choices, and a guess at every hidden card that is made better step by step."""

    # Slots, seat by seat: those of a seat are ``first[seat]`` to ``first[seat + 1] - 1``
    first: MutableSequence[int] = public("i2", SEATS + 1)
    since: MutableSequence[int] = public("i2", SLOTS)
    until: MutableSequence[int] = public("i2", SLOTS)
    card: MutableSequence[int] = public("i1", SLOTS)  # of a hidden slot: the guess
    fixed: MutableSequence[int] = public("i1", SLOTS)
    barred: MutableSequence[int] = public("i8", SLOTS)  # the faces that it cannot be
    free: MutableSequence[int] = public("i2", SLOTS)  # the slots that are not fixed
    free_count: int = public("i2")

    # What is in nobody's hand and not seen: in the guess, the stock
    pool: MutableSequence[int] = public("i1", PACK_SIZE)
    pool_count: int = public("i2")

    # Choices, seat by seat as the slots are
    first_choice: MutableSequence[int] = public("i2", SEATS + 1)
    time: MutableSequence[int] = public("i2", CHOICES)
    fits: MutableSequence[int] = public("i8", CHOICES)  # the faces that could have been played
    face: MutableSequence[int] = public("i1", CHOICES)  # the one that was; UNKNOWN: none was
    named: MutableSequence[int] = public("i1", CHOICES)  # the colour named; UNKNOWN: none was
    colour: MutableSequence[int] = public("i1", CHOICES)  # current then
    pressed: MutableSequence[int] = public("i1", CHOICES)  # the next seat had few cards

    # When the last Wild Draw Four was played, and the colour that was current then (U22)
    time_of_four: int = public("i2")
    colour_before_four: int = public()
    # How well the guess explains the choices, by seat: as logarithms, and if the seat plays loosely
    sound: MutableSequence[float] = public("f8", SEATS)
    loose: MutableSequence[float] = public("f8", SEATS)
    luck: int = public("i8")
