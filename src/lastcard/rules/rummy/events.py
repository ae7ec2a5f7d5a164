"""What can happen in UNO Rummy besides what every game knows."""

from ..shared.events import *
from ..shared.events import OF_ONE_GAME

(
    LAID,  # seat, tile from the rack, whether its action counts
    SWAPPED,  # seat, tile, meld
    ENDED_TURN,  # seat
) = range(OF_ONE_GAME, OF_ONE_GAME + 3)
