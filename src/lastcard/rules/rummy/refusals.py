"""Why an action of UNO Rummy is refused; ``game/rummy/reasons.py`` has the clause of each."""

from ..shared.refusals import *
from ..shared.refusals import OF_ONE_GAME

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
    DRAW_ENDED_TURN,
    NO_RUMMY_ACTION,
) = range(OF_ONE_GAME, OF_ONE_GAME + 26)
