"""What happens in UNO; see :mod:`lastcard.game.events`."""

from dataclasses import dataclass

from ...notation.cards import Card, print_cards
from ..events import Event, Public


@dataclass(frozen=True, slots=True)
class DrewForDeal(Public):
    """A seat drew this card to decide who deals (U3)."""

    says = "{0.seat} drew {0.card} for the deal"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The dealer dealt; each knows only their own hand."""

    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, viewer: int | None) -> "Dealt":
        hands = tuple(h if s == viewer else None for s, h in enumerate(self.hands))
        return Dealt(self.dealer, hands)

    def __str__(self) -> str:
        hands = (" ".join("?" * 7) if h is None else print_cards(h) for h in self.hands)
        return f"{self.dealer} dealt {' / '.join(hands)}"


@dataclass(frozen=True, slots=True)
class TurnedUp(Public):
    """The first card of the discard pile (U4)."""

    says = "{0.card} turned up"
    card: Card


@dataclass(frozen=True, slots=True)
class PutBack(Public):
    """A Wild Draw Four turned up first went back into the pile (U10)."""

    says = "{0.card} put back"
    card: Card


@dataclass(frozen=True, slots=True)
class Named(Public):
    """A seat named the colour (U9)."""

    says = "{0.seat} named {0.colour}"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Played(Public):
    """A seat played a card; ``colour`` is what a wild card named."""

    seat: int
    card: Card
    colour: str | None

    def __str__(self) -> str:
        return f"{self.seat} played {self.card}{f'={self.colour}' if self.colour else ''}"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards; only that seat knows which."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else Drew(self.seat, self.count, None)

    def __str__(self) -> str:
        cards = " ".join("?" * self.count) if self.cards is None else print_cards(self.cards)
        return f"{self.seat} drew {cards}"


@dataclass(frozen=True, slots=True)
class Kept(Public):
    """A seat kept the card just drawn."""

    says = "{0.seat} kept the card"
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """A seat could neither play nor draw (U29)."""

    says = "{0.seat} passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """The discard pile became the draw pile (U28)."""

    says = "{0.count} cards reshuffled"
    count: int


@dataclass(frozen=True, slots=True)
class Accepted(Public):
    """A seat drew what it owed without a challenge."""

    says = "{0.seat} accepted"
    seat: int


@dataclass(frozen=True, slots=True)
class Challenged(Public):
    """A seat challenged a Wild Draw Four (U19)."""

    says = "{0.seat} challenged {0.accused}"
    seat: int
    accused: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A seat showed its hand to another, and to nobody else (U20); or to all, ``None`` (S11)."""

    seat: int
    to: int | None
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> "Showed":
        seen = self.to is None or viewer in (self.seat, self.to)
        return self if seen else Showed(self.seat, self.to, self.count, None)

    def __str__(self) -> str:
        cards = " ".join("?" * self.count) if self.cards is None else print_cards(self.cards)
        return f"{self.seat} showed {'all' if self.to is None else self.to} {cards}"


@dataclass(frozen=True, slots=True)
class Judged(Public):
    """Whether the Wild Draw Four had been a bluff (U21)."""

    seat: int
    guilty: bool

    def __str__(self) -> str:
        return f"{self.seat} was {'guilty' if self.guilty else 'innocent'}"


@dataclass(frozen=True, slots=True)
class PassedHands(Public):
    """All hands were passed on (H2)."""

    says = "all hands passed on, direction {0.direction}"
    moves_hands = True

    direction: int


@dataclass(frozen=True, slots=True)
class SwappedHands(Public):
    """Two seats swapped hands (H2)."""

    says = "{0.seat} swapped hands with {0.other}"
    moves_hands = True

    seat: int
    other: int
