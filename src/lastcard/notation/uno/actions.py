"""The actions of UNO: ``play``, ``colour``, ``swaphand``, ``accept``, ``challenge``, ``pass``."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...rules.uno import actions as codes
from ...rules.uno.cards import COLOURS as COLOUR_COUNT
from ...rules.uno.cards import NO_COLOUR, STAR, STARRED, WILD
from ..action import Action, AtSeat, Simple, only_word, parse_seat
from ..cards import COLOURS, Card, card, parse_colour
from ..errors import NotationError, incomplete
from ..reasons import Reason


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card (U11); ``colour`` is what a wild card names; ``uno`` calls "UNO!" with it.

    >>> str(Play(Card.parse("r1"), uno=True))
    'play r1 uno'
    """

    plays = True
    card: Card
    colour: str | None = None
    uno: bool = False

    def __post_init__(self) -> None:
        if self.card.wild and self.colour is None:
            raise NotationError(
                f"{self.card} names its colour, as in {self.card}=g",
                "U17" if self.card.face == WILD else "U18",
                Reason.NO_COLOUR_NAMED,
            )
        if self.colour is not None and not self.card.wild:
            raise no_wild(self.card)

    def __str__(self) -> str:
        named = f"={self.colour}" if self.colour else ""
        return f"play {self.card}{named}{' uno' if self.uno else ''}"

    @property
    def code(self) -> int:
        colour = parse_colour(self.colour) if self.colour else NO_COLOUR
        return codes.play_of(self.card.number, colour) + (codes.CALLING if self.uno else 0)


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name the colour of a Wild turned up as the first card (U9).

    >>> str(Name("g"))
    'colour g'
    """

    colour: str

    def __str__(self) -> str:
        return f"colour {self.colour}"

    @property
    def code(self) -> int:
        return codes.NAME + parse_colour(self.colour)


@dataclass(frozen=True, slots=True)
class SwapHand(AtSeat):
    """After a 7, say whose hand to take (H2).

    >>> from lastcard import parse_action
    >>> parse_action("swaphand 0")
    SwapHand(seat=0)
    """

    def __str__(self) -> str:
        return f"swaphand {self.seat}"

    @property
    def code(self) -> int:
        return codes.SWAPHAND + self.seat


ACCEPT = Simple("accept", codes.ACCEPT)
CHALLENGE = Simple("challenge", codes.CHALLENGE)
PASS = Simple("pass", codes.PASS)


def no_wild(named: Card) -> NotationError:
    message = f"only a wild card names a colour, {named} is none"
    return NotationError(message, reason=Reason.COLOUR_OF_NO_WILD)


def parse_play(words: list[str]) -> Action:
    uno = words[1:] == ["uno"]
    if not words or (len(words) > 1 and not uno):
        raise incomplete('"play" takes one card, and perhaps "uno", as in: play r7 uno')
    return Play(*parse_card_named(words[0]), uno)


def parse_card_named(text: str) -> tuple[Card, str | None]:
    """Read a card, with the colour that it names if it is wild."""
    name, equals, colour = text.partition("=")
    named = Card.parse(name)
    if equals and not named.wild:
        raise no_wild(named)
    return named, COLOURS[parse_colour(colour)] if equals else None


def parse_colour_named(words: list[str]) -> Action:
    return Name(COLOURS[parse_colour(only_word("colour", words))])


def parse_swaphand(words: list[str]) -> Action:
    return SwapHand(parse_seat(only_word("swaphand", words)))


def uno_action(code: int) -> Action:
    """The action with a code of UNO."""
    if code < codes.OTHERS:
        play = code & ~codes.CALLING
        colour = codes.colour_named(play)
        named = COLOURS[colour] if colour != NO_COLOUR else None
        return Play(card(codes.card_of(play)), named, code >= codes.CALLING)
    if codes.NAME <= code < codes.NAME + COLOUR_COUNT:
        return Name(COLOURS[code - codes.NAME])
    return SwapHand(code - codes.SWAPHAND)


def plays() -> Iterator[Action]:
    """Every play that there is, cards with a star (S1) included."""
    stars = [face + STAR for face in STARRED]
    for play in (*range(WILD), *range(codes.PLAY_WILD, codes.PLAY_END), *stars):
        yield uno_action(play)
        yield uno_action(play + codes.CALLING)
