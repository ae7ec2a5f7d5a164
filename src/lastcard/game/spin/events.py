"""What happened at the wheel; see :mod:`lastcard.game.events`."""

from dataclasses import dataclass

from ...notation.cards import Card
from ..events import Event, Public


@dataclass(frozen=True, slots=True)
class Spun(Public):
    """A seat spun the wheel, and where it stopped (S4)."""

    says = "{0.seat} spun {0.result}"
    seat: int
    result: str


@dataclass(frozen=True, slots=True)
class TradedHands(Public):
    """Everybody passed their hand to the left (S10)."""

    says = "all hands traded to the left"
    moves_hands = True


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card in a war; nobody else sees it until all have laid (S12)."""

    seat: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> "Laid":
        return self if viewer == self.seat else Laid(self.seat, None)

    def __str__(self) -> str:
        return f"{self.seat} laid {'?' if self.card is None else self.card}"


@dataclass(frozen=True, slots=True)
class Revealed(Public):
    """All have laid: the card of a seat (S12)."""

    says = "{0.seat} fights with {0.card}"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WonWar(Public):
    """A seat won the war (S12)."""

    says = "{0.seat} won the war"
    seat: int


@dataclass(frozen=True, slots=True)
class PutDown(Public):
    """A seat put down a card through the wheel (S14)."""

    seat: int
    card: Card
    colour: str | None

    def __str__(self) -> str:
        return f"{self.seat} put down {self.card}{f'={self.colour}' if self.colour else ''}"


@dataclass(frozen=True, slots=True)
class Shouted(Public):
    """A seat was the first to shout (S13)."""

    says = "{0.seat} shouted"
    seat: int
