"""What UNO Spin refuses: the name and the clause of each reason of its rules."""

from ...notation.reasons import Reason
from ...rules.spin import refusals as no
from ..reasons import Reasons
from ..uno.reasons import REASONS as IN_UNO

REASONS: Reasons = {
    **IN_UNO,
    no.NOTHING_TO_SPIN: (Reason.NOTHING_TO_SPIN, "S2"),
    no.NO_RESULT_LEFT: (Reason.NO_RESULT_LEFT, None),
    no.SPIN_FIRST: (Reason.SPIN_FIRST, "S2"),
    no.NOT_DOWN_TO_TWO: (Reason.NOT_DOWN_TO_TWO, "S5"),
    no.NOT_THIS_NUMBER: (Reason.NOT_THIS_NUMBER, "S6"),
    no.NOT_THIS_COLOUR: (Reason.NOT_THIS_COLOUR, "S7"),
    no.NOT_LAID: (Reason.NOT_LAID, "S12"),
    no.ONLY_ONE_CARD: (Reason.ONLY_ONE_CARD, "S13"),
    no.NO_COLOUR_NAMED: (Reason.NO_COLOUR_NAMED, "S14"),
    no.NOTHING_PUT_DOWN: (Reason.NOTHING_PUT_DOWN, None),
    no.NOTHING_TO_PUT_DOWN: (Reason.NOTHING_TO_PUT_DOWN, None),
    no.NO_WAR: (Reason.NO_WAR, "S12"),
    no.NOT_THE_HIGHEST: (Reason.NOT_THE_HIGHEST, "S12"),
    no.NO_RACE: (Reason.NO_RACE, "S13"),
    no.SHOUT_FIRST: (Reason.SHOUT_FIRST, "S13"),
    no.WAR_FIRST: (Reason.WAR_FIRST, "S12"),
    no.LAY_FIRST: (Reason.LAY_FIRST, "S12"),
    no.OUT_OF_REACH: (Reason.OUT_OF_REACH, "S17"),
    no.NOT_YOUR_RACE: (Reason.NOT_YOUR_RACE, "S13"),
}
