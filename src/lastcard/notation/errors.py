"""What can go wrong when text is read."""

import difflib
from collections.abc import Iterable
from typing import Unpack

from .reasons import Details, Reason


class NotationError(ValueError):
    """A text that is not a card, action, scenario or record.

    ``reason`` says why, ``rule`` is the clause, where one fits, and ``details`` what it is about.

    >>> from lastcard import parse_action
    >>> parse_action("play r77")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "r77" is not a card
    """

    def __init__(
        self,
        message: str,
        rule: str | None = None,
        reason: Reason = Reason.UNREADABLE,
        **details: Unpack[Details],
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason
        self.details = details


def incomplete(message: str) -> NotationError:
    """An action with too few or too many words."""
    return NotationError(message, reason=Reason.INCOMPLETE_ACTION)


def quoted(text: object) -> str:
    """A piece of input as an error message shows it: in quotes, never long."""
    return f'"{shortened(text)}"'


def shortened(text: object) -> str:
    """The same without quotes: for what is not a text."""
    short = str(text)
    short = short if len(short) <= 40 else short[:37] + "..."
    return short.encode("unicode_escape").decode("ascii")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown word."""
    close = difflib.get_close_matches(word, list(known), 1) if len(word) < 40 else []
    return f'; did you mean "{close[0]}"?' if close else ""
