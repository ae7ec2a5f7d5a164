"""What every action is, and the actions that several games know."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from ..rules.shared import actions as codes
from .errors import NotationError, incomplete, quoted
from .reasons import Reason


class Action:
    """Something a player does. ``str`` gives the notation, :func:`~lastcard.parse_action` reads it.

    >>> from lastcard import parse_action
    >>> parse_action("play w=g uno")
    Play(card=w, colour='g', uno=True)
    >>> str(parse_action("catch 2"))
    'catch 2'
    """

    #: What others are told of it only later (S12).
    hidden = False
    #: It can be said in very many ways; the legal actions list only the bare word.
    many_ways = False
    #: It plays a card; out of turn that is jumping in (H3).
    plays = False
    #: Do it at once where it is legal: others wait for it, or may be faster (S12, S13).
    at_once = False
    #: Everybody waits for it, out of turn too (S12).
    awaited = False
    #: The network must not decide which player was first (S13).
    raced = False
    #: People watch what comes of it for a while (S4).
    watched = False
    #: It calls "UNO!" as well.
    uno = False

    def calling(self, uno: bool) -> "Action":
        """The same action, with or without the call.

        >>> from lastcard import parse_action
        >>> str(parse_action("play r7 uno").calling(False))
        'play r7'
        """
        changed: Action = replace(cast(Any, self), uno=uno)
        return changed

    @property
    def bare(self) -> bool:
        """Whether it only stands for the many ways of saying it.

        >>> from lastcard import Game
        >>> game = Game.new("rummy", players=2, seed=1)
        >>> [action.bare for action in game.legal(game.turn)]
        [True]
        """
        return False

    @property
    def code(self) -> int:
        """The number by which the rules know this action."""
        raise NotImplementedError

    @property
    def codes(self) -> tuple[int, ...]:
        """The numbers, one after the other, of what a player says in one breath."""
        return (self.code,)


@dataclass(frozen=True, slots=True)
class AtSeat(Action):
    """An action that is about another seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Catch(AtSeat):
    """Catch a seat for not calling "UNO!" (U24).

    >>> from lastcard import parse_action
    >>> parse_action("catch 2")
    Catch(seat=2)
    """

    def __str__(self) -> str:
        return f"catch {self.seat}"

    @property
    def code(self) -> int:
        return codes.CATCH + self.seat


@dataclass(frozen=True, slots=True)
class Simple(Action):
    """An action that is one word.

    >>> str(DRAW), str(CALL)
    ('draw', 'uno')
    """

    word: str
    number: int
    at_once: bool = False
    raced: bool = False
    watched: bool = False

    def __str__(self) -> str:
        return self.word

    def __repr__(self) -> str:
        return f"Simple({self.word!r})"

    @property
    def code(self) -> int:
        return self.number


DRAW = Simple("draw", codes.DRAW)
KEEP = Simple("keep", codes.KEEP)
CALL = Simple("uno", codes.CALL)
DEAL = Simple("deal", codes.DEAL)

Parser = Callable[[list[str]], Action]


def only_word(action: str, words: list[str]) -> str:
    if len(words) != 1:
        raise incomplete(f'"{action}" takes one word after it')
    return words[0]


def parse_seat(text: str) -> int:
    """Read the number of a seat."""
    if not re.fullmatch(r"[0-9]{1,2}", text):
        message = f"{quoted(text)} is not a seat; seats are counted from 0"
        raise NotationError(message, reason=Reason.NOT_A_SEAT)
    return int(text)


def parse_catch(words: list[str]) -> Action:
    return Catch(parse_seat(only_word("catch", words)))
