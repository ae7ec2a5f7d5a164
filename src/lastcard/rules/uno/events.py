"""What can happen in UNO besides what every game knows."""

from ..shared.events import *
from ..shared.events import OF_ONE_GAME

(
    PUT_BACK,  # -, card (U10)
    NAMED,  # seat, colour
    PLAYED,  # seat, card, colour named
    PASSED,  # seat
    RESHUFFLED,  # -, cards
    ACCEPTED,  # seat
    CHALLENGED,  # seat, accused
    SHOWED,  # seat, card, to seat
    JUDGED,  # seat accused, guilty
    PASSED_HANDS,  # -
    SWAPPED_HANDS,  # seat, with seat
    OF_SPIN,  # from here on
) = range(OF_ONE_GAME, OF_ONE_GAME + 12)
