"""The actions that UNO Spin adds to those of UNO.

Cards put down through the wheel are named in one breath, but carried out one by one: ``PUT`` for
each, then ``DONE``.
"""

from ..mode import rule
from ..uno.actions import PLAY_END, card_of
from ..uno.cards import WILD

SPIN, SHOUT, DONE, DONE_CALLING = range(304, 308)
DISCARD = 308  # in lists of choices, it stands for every way of putting down
PUT = 384  # + a play; a wild card that does not stay on top may leave its colour open
SHOW = 512  # + a card
ACTIONS = 640

OPEN_WILD = PLAY_END  # the plays of wild cards without a colour
OPEN_END = PLAY_END + 2


@rule
def is_open(play: int) -> bool:
    return PLAY_END <= play < OPEN_END


@rule
def card_put(play: int) -> int:
    return WILD + play - OPEN_WILD if is_open(play) else card_of(play)
