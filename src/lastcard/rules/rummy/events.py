"""What can happen in UNO Rummy; what it shares with UNO is told in the same way."""

from ..uno.events import CALLED as CALLED
from ..uno.events import CAUGHT as CAUGHT
from ..uno.events import DEALS as DEALS
from ..uno.events import DEALT as DEALT
from ..uno.events import DREW as DREW
from ..uno.events import DREW_FOR_DEAL as DREW_FOR_OPENING
from ..uno.events import KEPT as KEPT
from ..uno.events import MATCH_ENDED as MATCH_ENDED
from ..uno.events import MISSED_TURN as MISSED_TURN
from ..uno.events import REVERSED as REVERSED
from ..uno.events import ROUND_ENDED as ROUND_ENDED
from ..uno.events import TURNED_UP as TURNED_UP

(
    LAID,  # seat, tile from the rack, whether its action works
    SWAPPED,  # seat, tile, meld
    ENDED_TURN,  # seat
) = range(MATCH_ENDED + 1, MATCH_ENDED + 4)

__all__ = ["DREW_FOR_OPENING"]
