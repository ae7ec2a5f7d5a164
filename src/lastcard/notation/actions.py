"""Actions as text and as numbers: ``play r7``, ``draw``, ``catch 2``."""

from functools import cache

from ..kinds import KINDS
from ..rules.shared import actions as codes
from .action import CALL, DEAL, DRAW, KEEP, Action, Catch, parse_catch, parse_seat
from .errors import NotationError, did_you_mean, incomplete, quoted
from .reasons import Reason

GAMES = [kind.notation for kind in KINDS.values()]
SIMPLE = {
    action.word: action
    for action in (DRAW, KEEP, CALL, DEAL, *(word for game in GAMES for word in game.words))
}
NUMBERED = {action.code: action for action in SIMPLE.values()}
PARSERS = {"catch": parse_catch} | {
    word: parser for game in GAMES for word, parser in game.parsers.items()
}
#: By their notation, so that what is said most often need not be read word by word.
COMMON: dict[str, Action] = {str(action): action for game in GAMES for action in game.common}


def parse_action(text: str) -> Action:
    """Read an action.

    >>> parse_action("play r+2")
    Play(card=r+2, colour=None, uno=False)
    >>> parse_action("jump")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "jump" is not an action
    """
    if (action := COMMON.get(text)) is not None:
        return action
    word, *rest = text.split() or [""]
    if word in SIMPLE:
        if rest:
            raise incomplete(f'"{word}" stands alone, without {quoted(" ".join(rest))}')
        return SIMPLE[word]
    if word in PARSERS:
        return PARSERS[word](rest)
    likely = did_you_mean(word, [*SIMPLE, *PARSERS])
    raise NotationError(f"{quoted(word)} is not an action{likely}", reason=Reason.NOT_AN_ACTION)


@cache
def action_of(code: int) -> Action:
    """The action with a code; always the same object."""
    if code in NUMBERED:
        return NUMBERED[code]
    if codes.CATCH <= code < codes.CATCH_END:
        return Catch(code - codes.CATCH)
    return next(game.action_of(code) for game in GAMES if code in game.codes)


@cache
def text_of(code: int) -> str:
    """The notation of the action with a code."""
    return str(action_of(code))


def parse_seat_action(text: str) -> tuple[int, Action]:
    """Read an action with its seat, as records and scenarios have it.

    >>> parse_seat_action("1:play r5")
    (1, Play(card=r5, colour=None, uno=False))
    """
    seat, colon, action = text.partition(":")
    if not colon:
        raise NotationError(f"{quoted(text)} does not say who acts, as in 0:draw")
    return parse_seat(seat.strip()), parse_action(action)
