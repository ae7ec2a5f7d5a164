"""What can happen in UNO Spin besides what happens in UNO."""

from ..uno.events import *
from ..uno.events import OF_SPIN

(
    SPUN,  # seat, result
    TRADED_HANDS,  # -
    LAID,  # seat, card: secret until all have laid
    REVEALED,  # seat, card
    WON_WAR,  # seat
    PUT_DOWN,  # seat, card, colour named
    SHOUTED,  # seat
) = range(OF_SPIN, OF_SPIN + 7)
