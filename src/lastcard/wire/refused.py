"""What a room or the server refuses: why, by name, and how a client is told."""

from collections.abc import Sequence
from typing import Unpack

import msgspec

from ..game.errors import IllegalAction, WrongMeld
from ..game.reasons import SENTENCES as OF_GAMES
from ..game.reasons import sentence
from ..notation.errors import NotationError
from ..notation.reasons import Details, Reason

#: What a room or the server refuses, by what a program may do about it: the codes, and in English
#: each of their reasons; what stands in braces is a detail. All other reasons are "illegal".
BY_CODE: dict[str, dict[Reason, str]] = {
    "stale": {Reason.STALE: "something happened before this"},
    "match": {
        Reason.NOT_PLAYING: "there is no match",
        Reason.MATCH_IS_ON: "a match is on; this can be done before it, or after it",
        Reason.ROUND_IS_ON: "a round is on; wait for its end",
        Reason.MATCH_NOT_OVER: "the match is not over",
        Reason.NOTHING_TO_PLAY: "there is nothing to play now",
        Reason.ONLY_GAME_ACTIONS: "a tournament is on: only game actions are accepted",
        Reason.SEATS_ARE_FIXED: "seats are changed before the match",
    },
    "seat": {
        Reason.NO_SEAT: "you have no seat",
        Reason.SEAT_TAKEN: "somebody is sitting there",
        Reason.SEAT_NOT_FREE: "there is no free seat with this number",
        Reason.NO_BOT_THERE: "there is no bot on this seat",
        Reason.NO_BOT_FOR_YOU: "no bot plays for you",
        Reason.OTHERS_DECIDE: "the others at the table decide this",
    },
    "seats": {
        Reason.SEATS_EMPTY: "every seat needs a player; bots may fill them",
        Reason.MORE_PLAYERS_THAN_SEATS: "there are more players than seats",
    },
    "ready": {Reason.NOT_ALL_READY: "not everybody is ready"},
    "shuffle": {
        Reason.SHUFFLE_NOT_READY: "the next shuffle is not committed to yet; try again in a moment"
    },
    "hints": {Reason.NO_HINTS_HERE: "there are no hints in this room"},
    "settings": {
        Reason.OPTIONS_TOO_DEEP: "options are nested too deeply",
        Reason.TARGET_OUT_OF_RANGE: "in a room target is {least} to {most:,}",
        Reason.ROUNDS_OUT_OF_RANGE: "in a room rounds is {least} to {most}",
        Reason.TURN_SECONDS_UNKNOWN: "turn_seconds is one of {choices}",
        Reason.WINDOW_OUT_OF_RANGE: "window_seconds is {least} to {most}",
    },
    "host": {
        Reason.HOST_ONLY: "only the host may do this",
        Reason.PROGRAMS_BY_HOST_ONLY: "only the host lets programs in",
        Reason.PROGRAM_AS_HOST: "a program cannot be host",
    },
    "nobody": {
        Reason.NO_SUCH_GUEST: "nobody with that name is in this room",
        Reason.JOIN_FIRST: "join the room first",
        Reason.NOT_HERE_ANY_MORE: "you are not in this room any more",
    },
    "here": {Reason.HERE_ALREADY: "you are in this room already"},
    "kicked": {Reason.REMOVED_BY_HOST: "the host removed you from this room"},
    "address": {Reason.ADDRESS_REMOVED: "the host lets nobody in from your connection any more"},
    "places": {
        Reason.TOO_MANY_FROM_ADDRESS: "enough guests of this public room share your connection"
    },
    "fault": {Reason.FAULT: "something went wrong on the server; try something else"},
    "name": {
        Reason.NAME_EMPTY: "a name has at least one letter, number or sign",
        Reason.NAME_TOO_LONG: "a name has at most {most} characters",
    },
    "word": {Reason.WORD_LENGTH: "a word has {least} to {most} bytes"},
    "text": {Reason.TEXT_LENGTH: "a message has {least} to {most} characters"},
    "emote": {Reason.UNKNOWN_EMOTE: "this emote does not exist"},
    "message": {
        Reason.BAD_MESSAGE: "this is not a message that is known here",
        Reason.TOO_LARGE: "at most {most} bytes",
        Reason.CUT_OFF: "this broke off in the middle",
        Reason.LINK_LENGTH: "a link has {least} to {most} characters, all of ASCII",
        Reason.NOT_HTTP: "this is not HTTP",
    },
    "rate": {
        Reason.CHAT_TOO_FAST: "not so fast",
        Reason.TOO_MANY_CHANGES: "you change too much too fast; wait a moment",
        Reason.TOO_MANY_CHANGES_HERE: "too much changes in this room; wait a moment",
        Reason.ONE_HINT_AT_A_TIME: "one hint at a time: the last one is still being looked for",
        Reason.TOO_MANY_CALLS: "too many calls; wait a moment",
        Reason.TOO_MANY_CODES: "too many codes; wait a minute",
        Reason.TOO_MANY_ROOMS: "too many rooms; wait a minute",
        Reason.TOO_MANY_PICTURES: "too many pictures; wait a moment",
        Reason.TOO_MANY_RECORDS: "too many records are asked for; try again in a moment",
        Reason.SERVER_BUSY: "the server is busy; try again in a moment",
    },
    "wait": {
        Reason.NOBODY_STALLS: (
            "a bot stands in only for a player who keeps everybody waiting for long"
        ),
        Reason.BOT_ENDS_TURN: (
            "a bot is finishing this turn; play it yourself, or come back afterwards"
        ),
    },
    "room": {Reason.NO_SUCH_ROOM: "this room does not exist"},
    "record": {Reason.NO_SUCH_RECORD: "this record does not exist on this server"},
    "path": {Reason.NO_SUCH_PATH: "there is nothing at this address"},
    "method": {Reason.WRONG_METHOD: "this cannot be done here; the header Allow says what can"},
    "origin": {Reason.OTHER_ORIGIN: "this call comes from a page of another server"},
    "monitor": {
        Reason.OPERATORS_ONLY: (
            "only the server's own network may see this, or whoever has LASTCARD_MONITOR_TOKEN "
            "(Authorization: Bearer …)"
        )
    },
    "head": {
        Reason.HEAD_TOO_LARGE: "the headers of a call are too many, or have more than {most} bytes",
        Reason.URL_TOO_LONG: "the address of a call has at most {most} bytes",
    },
    "late": {Reason.TOO_SLOW: "this took too long"},
    "connections": {
        Reason.TOO_MANY_CONNECTIONS: (
            "too many connections from your address; close some, or try again in a moment"
        ),
        Reason.NO_CONNECTION_LEFT: (
            "this server has no room for another connection; try again in a moment"
        ),
    },
    "full": {Reason.ROOM_FULL: "this room is full"},
    "rooms": {
        Reason.SERVER_FULL: "this server is full",
        Reason.TOO_MANY_OPEN_ROOMS: (
            "{most} rooms are open from your address; join one, or wait until one is closed"
        ),
    },
    "storage": {Reason.NOT_SAVED: "the server could not save this; try again"},
}
#: The same of reasons for which the notation or a game has the words.
WORDED_ELSEWHERE: dict[str, tuple[Reason, ...]] = {
    "notation": (
        Reason.UNREADABLE,
        Reason.NOT_AN_ACTION,
        Reason.INCOMPLETE_ACTION,
        Reason.NOT_A_CARD,
        Reason.NOT_A_TILE,
        Reason.NOT_A_COLOUR,
        Reason.NOT_A_SEAT,
        Reason.NOT_A_MELD,
        Reason.COLOUR_OF_NO_WILD,
        Reason.JOKER_SWAPPED,
    ),
    "hints": (Reason.HINTS_FOR_RUMMY_ONLY,),
    "settings": (
        Reason.UNKNOWN_GAME,
        Reason.UNKNOWN_OPTION,
        Reason.OPTION_NOT_A_SWITCH,
        Reason.OPTION_WITHOUT_VALUE,
        Reason.UNKNOWN_SCORING,
        Reason.ROUNDS_FOR_RUMMY_ONLY,
        Reason.WRONG_WHEEL,
        Reason.PLAYERS_OUT_OF_RANGE,
    ),
}
CODES = {
    code: (*WORDED_ELSEWHERE.get(code, ()), *BY_CODE.get(code, ()))
    for code in (*BY_CODE, *WORDED_ELSEWHERE)
}
CODE_OF = {reason: code for code, reasons in CODES.items() for reason in reasons}
SENTENCES = OF_GAMES | {r: words for reasons in BY_CODE.values() for r, words in reasons.items()}
ILLEGAL = "illegal"


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was refused."""

    code: str
    reason: Reason
    message: str
    details: Details = {}


class Refused(Exception):
    """Something that is not allowed now; nothing has changed.

    >>> refused = Refused(Reason.WORD_LENGTH, least=1, most=64)
    >>> refused.code, refused.message
    ('word', 'a word has 1 to 64 bytes')
    """

    def __init__(
        self,
        reason: Reason,
        message: str = "",
        rule: str | None = None,
        wrong: Sequence[WrongMeld] = (),
        **details: Unpack[Details],
    ) -> None:
        self.reason = reason
        self.code = CODE_OF.get(reason, ILLEGAL)
        self.message = message or sentence(SENTENCES, reason, details)
        self.rule = rule
        self.wrong = tuple(wrong)
        self.details = details
        super().__init__(self.message)

    @property
    def problem(self) -> Problem:
        return Problem(self.code, self.reason, self.message, self.details)


def of_error(error: IllegalAction | NotationError) -> Refused:
    """What the rules or the notation refuse, for a client."""
    if isinstance(error, IllegalAction):
        return Refused(error.reason, error.message, error.rule, error.wrong, **error.details)
    return Refused(error.reason, str(error), error.rule, **error.details)
