"""What UNO refuses: the name and the clause of each reason of its rules."""

from ...notation.reasons import Reason
from ...rules.uno import refusals as no
from ..reasons import Reasons

REASONS: Reasons = {
    no.NOT_YOUR_TURN: (Reason.NOT_YOUR_TURN, None),
    no.NOT_HELD: (Reason.NOT_HELD, None),
    no.ROUND_IS_OVER: (Reason.ROUND_IS_OVER, "U26"),
    no.MATCH_IS_OVER: (Reason.MATCH_IS_OVER, "U34"),
    no.ROUND_GOES_ON: (Reason.ROUND_GOES_ON, "U34"),
    no.NOT_YOURS_TO_DEAL: (Reason.NOT_YOURS_TO_DEAL, "U34"),
    no.NO_MATCH: (Reason.NO_MATCH, "U11"),
    no.ONLY_DRAWN_CARD: (Reason.ONLY_DRAWN_CARD, "U13"),
    no.NOTHING_DRAWN: (Reason.NOTHING_DRAWN, "U13"),
    no.NAME_COLOUR_FIRST: (Reason.NAME_COLOUR_FIRST, "U9"),
    no.NO_COLOUR_TO_NAME: (Reason.NO_COLOUR_TO_NAME, "U9"),
    no.NOT_YOURS_TO_NAME: (Reason.NOT_YOURS_TO_NAME, "U9"),
    no.ANSWER_FOUR_FIRST: (Reason.ANSWER_FOUR_FIRST, "U19"),
    no.NOTHING_TO_CHALLENGE: (Reason.NOTHING_TO_CHALLENGE, "U19"),
    no.NOT_YOURS_TO_CHALLENGE: (Reason.NOT_YOURS_TO_CHALLENGE, "U19"),
    no.NOT_DUE: (Reason.NOT_DUE, "U25"),
    no.CALLED_ALREADY: (Reason.CALLED_ALREADY, "U25"),
    no.HAS_MORE: (Reason.HAS_MORE_CARDS, "U25"),
    no.CATCH_YOURSELF: (Reason.CATCH_YOURSELF, "U24"),
    no.NOTHING_TO_DRAW: (Reason.NOTHING_TO_DRAW, "U29"),
    no.NO_PASSING: (Reason.NO_PASSING, "U29"),
    no.ANSWER_STACK_FIRST: (Reason.ANSWER_STACK_FIRST, "H1"),
    no.ANSWER_STACKED_FOUR_FIRST: (Reason.ANSWER_STACKED_FOUR_FIRST, "H1"),
    no.CHOOSE_HAND_FIRST: (Reason.CHOOSE_HAND_FIRST, "H2"),
    no.NO_HAND_TO_SWAP: (Reason.NO_HAND_TO_SWAP, "H2"),
    no.SWAP_WITH_YOURSELF: (Reason.SWAP_WITH_YOURSELF, "H2"),
    no.NO_JUMP_IN: (Reason.NO_JUMP_IN, "H3"),
    no.NO_JUMP_IN_NOW: (Reason.NO_JUMP_IN_NOW, "H3"),
    no.NO_JUMP_IN_ON_WILD: (Reason.NO_JUMP_IN_ON_WILD, "H3"),
    no.JUMPS_TOO_LATE: (Reason.JUMPS_TOO_LATE, "H3"),
    no.DREW_FOR_IT: (Reason.DREW_FOR_IT, "H3"),
    no.MUST_PLAY_DRAWN: (Reason.MUST_PLAY_DRAWN, "H5"),
    no.BLUFF: (Reason.BLUFF, "H6"),
    no.NO_CHALLENGES: (Reason.NO_CHALLENGES, "H6"),
}
