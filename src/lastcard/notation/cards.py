"""Cards as text: ``r0`` ``b9`` ``ys`` ``gr`` ``r+2`` ``w`` ``w+4``; a spin card: ``r3*``."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from ..rules.uno import cards as faces
from .errors import NotationError, quoted
from .reasons import Reason

COLOURS = "rygb"
SYMBOLS = [*"0123456789", "s", "r", "+2"]
TEXTS: list[str] = [colour + symbol for colour in COLOURS for symbol in SYMBOLS] + ["w", "w+4"]
NUMBERS = {text: face for face, text in enumerate(TEXTS)}
NUMBERS |= {f"{TEXTS[face]}*": face + faces.STAR for face in faces.STARRED}


@dataclass(frozen=True, order=True, slots=True)
class Card:
    """A card. It prints as the notation has it and sorts as the notation sorts.

    >>> card = Card.parse("r+2")
    >>> card.colour, card.symbol, card.points
    ('r', '+2', 20)
    >>> sorted(map(Card.parse, ["w", "b1", "r9", "r3*", "r3"]))
    [r3, r3*, r9, b1, w]
    """

    face: int
    star: bool = False
    #: The notation; kept, because cards are printed far more often than made.
    text: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", TEXTS[self.face] + ("*" if self.star else ""))

    @staticmethod
    def parse(text: str) -> "Card":
        """Read a card.

        >>> Card.parse("b3*").star
        True
        """
        if text not in NUMBERS:
            raise NotationError(f"{quoted(text)} is not a card", reason=Reason.NOT_A_CARD)
        return card(NUMBERS[text])

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def number(self) -> int:
        """The number by which the rules know this card."""
        return self.face + (faces.STAR if self.star else 0)

    @property
    def colour(self) -> str | None:
        """The colour's letter; ``None`` for a wild card."""
        return None if self.wild else COLOURS[faces.COLOUR[self.face]]

    @property
    def symbol(self) -> str | None:
        """The number or symbol (``s``, ``r``, ``+2``); ``None`` for a wild card."""
        return None if self.wild else SYMBOLS[faces.SYMBOL[self.face]]

    @property
    def wild(self) -> bool:
        """Whether the card is a Wild or a Wild Draw Four."""
        return self.face >= faces.WILD

    @property
    def points(self) -> int:
        """What the card counts in a hand (U30)."""
        return faces.POINTS[self.face]


@cache
def card(number: int) -> Card:
    """The card with a number; always the same object."""
    return Card(faces.face_of(number), number >= faces.STAR)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces.

    >>> parse_cards("r1 w+4")
    (r1, w+4)
    """
    return tuple(Card.parse(word) for word in text.split())


def print_cards(cards: Iterable[Card]) -> str:
    """Cards as text, separated by spaces."""
    return " ".join([card.text for card in cards])


def parse_colour(text: str) -> int:
    """Read a colour's letter as the number the rules use."""
    if len(text) != 1 or text not in COLOURS:
        message = f"{quoted(text)} is not a colour; colours are r, y, g, b"
        raise NotationError(message, reason=Reason.NOT_A_COLOUR)
    return COLOURS.index(text)
