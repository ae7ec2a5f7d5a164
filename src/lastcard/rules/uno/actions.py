"""Every action as a small number.

The plays come first: a coloured card is its number; a wild card has one play for each colour that
may be named. The same number plus ``CALLING`` is the play with "UNO!" called.
"""

from ..mode import rule
from ..shared.actions import *
from .cards import COLOUR, NO_COLOUR, STAR, WILD, WILD_FOUR, face_of

PLAY_WILD = 52  # + colour
PLAY_WILD_FOUR = 56  # + colour
PLAY_END = 60
CALLING = 128
OTHERS = 256  # from here on, no plays; some of them are shared with other games
ACCEPT = 258
CHALLENGE = 259
PASS = 261
NAME = 264  # + colour
SWAPHAND = 288  # + seat
ACTIONS = 304


@rule
def card_of(play: int) -> int:
    """The card of a play (without ``CALLING``)."""
    if play < PLAY_WILD or play >= STAR:
        return play
    return WILD if play < PLAY_WILD_FOUR else WILD_FOUR


@rule
def colour_named(play: int) -> int:
    """The colour that a play of a wild card names."""
    return (play - PLAY_WILD) & 3 if PLAY_WILD <= play < STAR else NO_COLOUR


@rule
def colour_after(play: int) -> int:
    """The current colour after a play."""
    return (play - PLAY_WILD) & 3 if PLAY_WILD <= play < STAR else COLOUR[face_of(play)]


@rule
def play_of(card: int, colour: int) -> int:
    """The play of a card; ``colour`` is named if it is wild."""
    if card == WILD:
        return PLAY_WILD + colour
    if card == WILD_FOUR:
        return PLAY_WILD_FOUR + colour
    return card
