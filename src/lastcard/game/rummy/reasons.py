"""What UNO Rummy refuses: the name and the clause of each reason of its rules."""

from ...notation.reasons import Reason
from ...rules.rummy import refusals as no
from ..reasons import Reasons

REASONS: Reasons = {
    no.NOT_YOUR_TURN: (Reason.NOT_YOUR_TURN, None),
    no.MATCH_IS_OVER: (Reason.MATCH_IS_OVER, "U34"),
    no.ROUND_GOES_ON: (Reason.ROUND_GOES_ON, "U34"),
    no.NOT_YOURS_TO_DEAL: (Reason.NOT_YOURS_TO_DEAL, "U34"),
    no.TOO_SHORT: (Reason.TOO_SHORT, "R4"),
    no.NEITHER_RUN_NOR_SET: (Reason.NEITHER_RUN_NOR_SET, "R4"),
    no.NOT_ASCENDING: (Reason.NOT_ASCENDING, "R4"),
    no.TWO_JOKERS_IN_SET: (Reason.TWO_JOKERS_IN_SET, "R12"),
    no.JOKERS_SIDE_BY_SIDE: (Reason.JOKERS_SIDE_BY_SIDE, "R12"),
    no.UNNAMED_JOKER: (Reason.UNNAMED_JOKER, "R11"),
    no.VANISHED: (Reason.VANISHED, "R7"),
    no.NOT_ON_RACK: (Reason.NOT_ON_RACK, None),
    no.NOTHING_FROM_RACK: (Reason.NOTHING_FROM_RACK, "R5"),
    no.TOO_MANY_FROM_RACK: (Reason.TOO_MANY_FROM_RACK, "R5"),
    no.CHOOSE_ACTION: (Reason.CHOOSE_ACTION, "R18"),
    no.TABLE_FULL: (Reason.TABLE_FULL, None),
    no.CAN_PLAY: (Reason.CAN_PLAY, "R6"),
    no.NO_DRAW_AFTER_SWAP: (Reason.NO_DRAW_AFTER_SWAP, "R6"),
    no.STOCK_EMPTY: (Reason.STOCK_EMPTY, "R27"),
    no.NOTHING_DRAWN_YET: (Reason.NOTHING_DRAWN_YET, "R6"),
    no.NO_SUCH_JOKER: (Reason.NO_SUCH_JOKER, "R10"),
    no.NO_SUCH_MELD: (Reason.NO_SUCH_MELD, "R10"),
    no.START_JOKER: (Reason.START_JOKER, "R10"),
    no.SEVERAL_JOKERS: (Reason.SEVERAL_JOKERS, "R10"),
    no.DRAWN_TILE_SWAPPED: (Reason.DRAWN_TILE_SWAPPED, "R10"),
    no.DRAWN_TILE_FIRST: (Reason.DRAWN_TILE_FIRST, "R6"),
    no.START_TILE_INSTEAD: (Reason.START_TILE_INSTEAD, "R6"),
    no.TURN_NOT_PLAYED: (Reason.TURN_NOT_PLAYED, "R5"),
    no.NOT_DUE: (Reason.NOT_DUE, "R20"),
    no.CALLED_ALREADY: (Reason.CALLED_ALREADY, "R20"),
    no.HAS_MORE: (Reason.HAS_MORE_TILES, "R20"),
    no.DRAW_ENDED_TURN: (Reason.DRAW_ENDED_TURN, "R6"),
    no.CATCH_YOURSELF: (Reason.CATCH_YOURSELF, "R20"),
    no.ROUND_IS_OVER: (Reason.ROUND_IS_OVER, "R21"),
    no.NO_RUMMY_ACTION: (Reason.NO_TILE_NAMED, None),
}
