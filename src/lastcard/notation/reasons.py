"""Why something is refused, by name: in the rules, in notation, in a room and by the server.

The names are a contract: clients look up what they tell a player by them. Add, never rename.
"""

from enum import StrEnum, auto
from typing import Literal, TypedDict


class Details(TypedDict, total=False):
    """What a refusal is about. Cards and tiles are in notation."""

    action: str  # that was asked for
    card: str
    tile: str
    meld: int  # counted from 1
    tiles: str  # of that meld
    kind: Literal["run", "set"]  # what that meld begins, where it can only be one of them
    seat: int
    colour: str  # that would fit
    face: str  # the number or symbol that would fit; absent: none does
    option: str  # of the settings
    least: int
    most: int
    choices: list[int]


class Reason(StrEnum):
    """Why something is refused."""

    # In every game
    NOT_YOUR_TURN = auto()
    ROUND_IS_OVER = auto()
    MATCH_IS_OVER = auto()
    ROUND_GOES_ON = auto()
    NOT_YOURS_TO_DEAL = auto()
    NOT_DUE = auto()
    CALLED_ALREADY = auto()
    CATCH_YOURSELF = auto()
    NO_SUCH_SEAT = auto()
    NOT_IN_THIS_GAME = auto()
    NOTHING_CHOSEN = auto()
    NOT_LEGAL = auto()
    NOTHING_TO_TAKE_BACK = auto()
    HINTS_FOR_RUMMY_ONLY = auto()

    # UNO
    NOT_HELD = auto()
    NOT_ENOUGH_HELD = auto()
    NO_MATCH = auto()
    ONLY_DRAWN_CARD = auto()
    NOTHING_DRAWN = auto()
    NAME_COLOUR_FIRST = auto()
    NO_COLOUR_TO_NAME = auto()
    NOT_YOURS_TO_NAME = auto()
    ANSWER_FOUR_FIRST = auto()
    NOTHING_TO_CHALLENGE = auto()
    NOT_YOURS_TO_CHALLENGE = auto()
    HAS_MORE_CARDS = auto()
    NOTHING_TO_DRAW = auto()
    NO_PASSING = auto()
    ANSWER_STACK_FIRST = auto()
    ANSWER_STACKED_FOUR_FIRST = auto()
    CHOOSE_HAND_FIRST = auto()
    NO_HAND_TO_SWAP = auto()
    SWAP_WITH_YOURSELF = auto()
    NO_JUMP_IN = auto()
    NO_JUMP_IN_NOW = auto()
    NO_JUMP_IN_ON_WILD = auto()
    JUMPS_TOO_LATE = auto()
    DREW_FOR_IT = auto()
    MUST_PLAY_DRAWN = auto()
    BLUFF = auto()
    NO_CHALLENGES = auto()

    # UNO Spin
    NOTHING_TO_SPIN = auto()
    NO_RESULT_LEFT = auto()
    SPIN_FIRST = auto()
    NOT_DOWN_TO_TWO = auto()
    NOT_THIS_NUMBER = auto()
    NOT_THIS_COLOUR = auto()
    NOT_LAID = auto()
    ONLY_ONE_CARD = auto()
    NO_COLOUR_NAMED = auto()
    NOTHING_PUT_DOWN = auto()
    NOTHING_TO_PUT_DOWN = auto()
    NO_WAR = auto()
    NOT_THE_HIGHEST = auto()
    NO_RACE = auto()
    SHOUT_FIRST = auto()
    WAR_FIRST = auto()
    NOT_YOUR_RACE = auto()
    LAY_FIRST = auto()
    OUT_OF_REACH = auto()

    # UNO Rummy
    TOO_SHORT = auto()
    NEITHER_RUN_NOR_SET = auto()
    NOT_ASCENDING = auto()
    TWO_JOKERS_IN_SET = auto()
    JOKERS_SIDE_BY_SIDE = auto()
    UNNAMED_JOKER = auto()
    VANISHED = auto()
    NOT_ON_RACK = auto()
    NOTHING_FROM_RACK = auto()
    TOO_MANY_FROM_RACK = auto()
    CHOOSE_ACTION = auto()
    TABLE_FULL = auto()
    CAN_PLAY = auto()
    NO_DRAW_AFTER_SWAP = auto()
    STOCK_EMPTY = auto()
    NOTHING_DRAWN_YET = auto()
    NO_SUCH_JOKER = auto()
    NO_SUCH_MELD = auto()
    START_JOKER = auto()
    SEVERAL_JOKERS = auto()
    DRAWN_TILE_SWAPPED = auto()
    DRAWN_TILE_FIRST = auto()
    START_TILE_INSTEAD = auto()
    TURN_NOT_PLAYED = auto()
    HAS_MORE_TILES = auto()
    DRAW_ENDED_TURN = auto()
    NO_TILE_NAMED = auto()

    # Notation
    UNREADABLE = auto()
    NOT_AN_ACTION = auto()
    INCOMPLETE_ACTION = auto()
    NOT_A_CARD = auto()
    NOT_A_TILE = auto()
    NOT_A_COLOUR = auto()
    NOT_A_SEAT = auto()
    NOT_A_MELD = auto()
    COLOUR_OF_NO_WILD = auto()
    JOKER_SWAPPED = auto()

    # Settings
    UNKNOWN_GAME = auto()
    UNKNOWN_OPTION = auto()
    OPTION_NOT_A_SWITCH = auto()
    OPTION_WITHOUT_VALUE = auto()
    OPTIONS_TOO_DEEP = auto()
    UNKNOWN_SCORING = auto()
    ROUNDS_FOR_RUMMY_ONLY = auto()
    WRONG_WHEEL = auto()
    PLAYERS_OUT_OF_RANGE = auto()
    TARGET_OUT_OF_RANGE = auto()
    ROUNDS_OUT_OF_RANGE = auto()
    TURN_SECONDS_UNKNOWN = auto()
    WINDOW_OUT_OF_RANGE = auto()

    # Coming into a room
    NO_SUCH_ROOM = auto()
    ROOM_FULL = auto()
    HERE_ALREADY = auto()
    REMOVED_BY_HOST = auto()
    ADDRESS_REMOVED = auto()
    TOO_MANY_FROM_ADDRESS = auto()
    NAME_EMPTY = auto()
    NAME_TOO_LONG = auto()
    JOIN_FIRST = auto()
    NOT_HERE_ANY_MORE = auto()
    TOO_MANY_OPEN_ROOMS = auto()
    SERVER_FULL = auto()

    # In a room
    HOST_ONLY = auto()
    PROGRAMS_BY_HOST_ONLY = auto()
    PROGRAM_AS_HOST = auto()
    NO_SUCH_GUEST = auto()
    NO_SEAT = auto()
    SEAT_TAKEN = auto()
    SEAT_NOT_FREE = auto()
    NO_BOT_THERE = auto()
    NO_BOT_FOR_YOU = auto()
    BOT_ENDS_TURN = auto()
    NOBODY_STALLS = auto()
    OTHERS_DECIDE = auto()
    SEATS_ARE_FIXED = auto()
    SEATS_EMPTY = auto()
    MORE_PLAYERS_THAN_SEATS = auto()
    NOT_ALL_READY = auto()
    NOT_PLAYING = auto()
    MATCH_IS_ON = auto()
    ROUND_IS_ON = auto()
    MATCH_NOT_OVER = auto()
    NOTHING_TO_PLAY = auto()
    ONLY_GAME_ACTIONS = auto()
    NO_HINTS_HERE = auto()
    SHUFFLE_NOT_READY = auto()
    STALE = auto()
    WORD_LENGTH = auto()
    TEXT_LENGTH = auto()
    UNKNOWN_EMOTE = auto()

    # Too fast
    CHAT_TOO_FAST = auto()
    TOO_MANY_CHANGES = auto()
    TOO_MANY_CHANGES_HERE = auto()
    ONE_HINT_AT_A_TIME = auto()
    TOO_MANY_CALLS = auto()
    TOO_MANY_CODES = auto()
    TOO_MANY_ROOMS = auto()
    TOO_MANY_PICTURES = auto()
    TOO_MANY_RECORDS = auto()
    SERVER_BUSY = auto()

    # The server
    NOT_SAVED = auto()
    FAULT = auto()
    NO_SUCH_RECORD = auto()
    LINK_LENGTH = auto()
    BAD_MESSAGE = auto()
    TOO_LARGE = auto()
    CUT_OFF = auto()
    NO_SUCH_PATH = auto()
    WRONG_METHOD = auto()
    OTHER_ORIGIN = auto()
    OPERATORS_ONLY = auto()
    NOT_HTTP = auto()
    HEAD_TOO_LARGE = auto()
    URL_TOO_LONG = auto()
    TOO_SLOW = auto()
    TOO_MANY_CONNECTIONS = auto()
    NO_CONNECTION_LEFT = auto()
