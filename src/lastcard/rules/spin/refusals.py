"""Why an action is refused in UNO Spin, besides what UNO refuses."""

from ..uno.refusals import *
from ..uno.refusals import OF_SPIN

(
    NOTHING_TO_SPIN,
    NO_RESULT_LEFT,
    SPIN_FIRST,
    NOT_DOWN_TO_TWO,
    NOT_THIS_NUMBER,
    NOT_THIS_COLOUR,
    NOT_LAID,
    ONLY_ONE_CARD,
    NO_COLOUR_NAMED,
    NOTHING_PUT_DOWN,
    NOTHING_TO_PUT_DOWN,
    NO_WAR,
    NOT_THE_HIGHEST,
    NO_RACE,
    SHOUT_FIRST,
    WAR_FIRST,
    NOT_YOUR_RACE,
    LAY_FIRST,
    OUT_OF_REACH,
) = range(OF_SPIN, OF_SPIN + 19)
