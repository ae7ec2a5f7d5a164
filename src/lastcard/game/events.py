"""What happened, in the past tense; and who may know what of it.

Every event says for each viewer what of it they may know (:meth:`Event.seen_by`): there is no
default. ``None`` stands for a spectator. Several games tell these events; each has more of its own.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass


class Event(ABC):
    """Something that happened."""

    #: H2, S10: hands changed owners; each seat sees what it was given, and no event tells it.
    moves_hands = False
    #: In words, filled in with the event: ``{0.seat}``.
    says = ""

    @abstractmethod
    def seen_by(self, viewer: int | None) -> "Event":
        """What a viewer may know of it."""

    def __str__(self) -> str:
        return self.says.format(self)


class Public(Event):
    """An event of which everybody may know everything."""

    def seen_by(self, viewer: int | None) -> "Event":
        return self


@dataclass(frozen=True, slots=True)
class Called(Public):
    """A seat called "UNO!"."""

    says = "{0.seat} called uno"
    seat: int


@dataclass(frozen=True, slots=True)
class MissedTurn(Public):
    """A seat missed its turn."""

    says = "{0.seat} missed a turn"
    seat: int


@dataclass(frozen=True, slots=True)
class Reversed(Public):
    """The direction of play changed: 1 is left, -1 right."""

    says = "direction {0.direction}"
    direction: int


@dataclass(frozen=True, slots=True)
class Caught(Public):
    """A seat was caught for not calling (U24)."""

    says = "{0.seat} was caught by {0.by}"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Public):
    """The round is over; ``points`` is what each was credited or charged."""

    winner: int | None
    points: tuple[int, ...]

    def __str__(self) -> str:
        who = "nobody" if self.winner is None else self.winner
        return f"round won by {who}, points {' '.join(map(str, self.points))}"


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """The match is over."""

    winners: tuple[int, ...]

    def __str__(self) -> str:
        return f"match won by {' and '.join(map(str, self.winners)) or 'nobody'}"
