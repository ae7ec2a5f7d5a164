"""What happened in a match, as a client is told it: what all games have.

Cards and tiles are in notation. What a viewer may not know is absent.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from ..game.events import Event


class Happened(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Anything that happened in a match; ``kind`` tells what."""


class Deed(Happened, frozen=True, kw_only=True):
    """What a seat did."""

    stand_in: bool = False  # a bot did it for the player


class Called(Deed, frozen=True, tag="called"):
    """A seat called "UNO!" (U23)."""

    seat: int


class Caught(Deed, frozen=True, tag="caught"):
    """A seat was caught for not calling (U24)."""

    seat: int
    by: int  # the seat that did it


class MissedTurn(Happened, frozen=True, tag="missed_turn"):
    """A seat missed its turn."""

    seat: int


class Reversed(Happened, frozen=True, tag="reversed"):
    """The direction of play changed."""

    direction: int  # 1: to the left, -1: to the right


class RoundEnded(Happened, frozen=True, tag="round_ended"):
    """The round is over."""

    winner: int | None
    points: tuple[int, ...]  # that each seat was credited or charged


class MatchEnded(Happened, frozen=True, tag="match_ended"):
    """The match is over."""

    winners: tuple[int, ...]


SharedEvent = Called | Caught | MissedTurn | Reversed | RoundEnded | MatchEnded
Told_co = TypeVar("Told_co", bound=Happened, covariant=True)
#: What each event of a game becomes.
Forms = Mapping[type[Event], Callable[[Any], Told_co]]
