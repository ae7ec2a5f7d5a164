"""Why an action of UNO Rummy is refused, besides what UNO refuses.

Some reasons concern a run or set, or a tile: they are told by ``reason + DETAIL * which``.
"""

DETAIL = 256

(
    TOO_SHORT,  # meld
    NEITHER_RUN_NOR_SET,  # meld
    NOT_ASCENDING,  # meld
    TWO_JOKERS_IN_SET,  # meld
    JOKERS_SIDE_BY_SIDE,  # meld
    UNNAMED_JOKER,  # meld
    VANISHED,  # tile
    NOT_ON_RACK,  # tile
    NOTHING_FROM_RACK,
    TOO_MANY_FROM_RACK,
    CHOOSE_ACTION,  # meld
    TABLE_FULL,
    CAN_PLAY,
    NO_DRAW_AFTER_SWAP,
    STOCK_EMPTY,
    NOTHING_DRAWN_YET,
    NO_SUCH_JOKER,  # tile
    NO_SUCH_MELD,  # meld
    START_JOKER,
    SEVERAL_JOKERS,  # tile
    DRAWN_TILE_SWAPPED,
    DRAWN_TILE_FIRST,  # tile
    START_TILE_INSTEAD,  # tile
    TURN_NOT_PLAYED,
    NOT_DUE_NOW,
    CALLED_BEFORE,
    HAS_MORE_TILES,
    DRAW_ENDED_TURN,
    CATCHES_ITSELF,
    ROUND_WON,
    NO_RUMMY_ACTION,
) = range(100, 131)
