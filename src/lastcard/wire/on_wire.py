"""A game on the wire: :class:`OnWire`."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from ..game.view import View
from .events import Forms
from .shown import Showing

Plays = tuple[str | None, str | None]  # the one worth most, and the one that changes little


class Hints(NamedTuple):
    """How hints are given: what is asked in a view, and what the answer is."""

    question: Callable[[View], Hashable]
    answer: Callable[[Any], Plays]


class OnWire(NamedTuple):
    """What each of its events becomes, what of a match is shown, and hints if there are any."""

    forms: Forms[Any]
    showing: type[Showing[Any, Any]]
    hints: Hints | None = None
