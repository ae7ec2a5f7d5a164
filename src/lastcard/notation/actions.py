"""Actions as text and as objects: ``play r7``, ``draw``, ``catch 2``."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ..rules.uno import actions as codes
from ..rules.uno.cards import COLOURS as COLOUR_COUNT
from ..rules.uno.cards import NO_COLOUR
from ..rules.uno.table import SEATS
from .cards import COLOURS, Card, card, parse_colour, parse_seat
from .errors import NotationError, did_you_mean, quoted


class Action:
    """Something a player does. ``str`` gives the notation, :func:`parse_action` reads it.

    >>> parse_action("play w=g uno")
    Play(card=w, colour='g', uno=True)
    >>> str(Catch(2))
    'catch 2'
    """

    @property
    def code(self) -> int:
        """The number by which the rules know this action."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card (U11); ``colour`` is what a wild card names; ``uno`` calls "UNO!" with it.

    >>> str(Play(Card.parse("r1"), uno=True))
    'play r1 uno'
    """

    card: Card
    colour: str | None = None
    uno: bool = False

    def __post_init__(self) -> None:
        if self.card.wild and self.colour is None:
            raise NotationError(f"{self.card} names its colour, as in {self.card}=g")
        if self.colour is not None and not self.card.wild:
            raise NotationError(f"only a wild card names a colour, {self.card} is none")

    def __str__(self) -> str:
        named = f"={self.colour}" if self.colour else ""
        return f"play {self.card}{named}{' uno' if self.uno else ''}"

    @property
    def code(self) -> int:
        colour = parse_colour(self.colour) if self.colour else NO_COLOUR
        return codes.play_of(self.card.face, colour) + (codes.CALLING if self.uno else 0)


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name the colour of a Wild turned up as first card (U9).

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
class Catch(Action):
    """Catch a seat for not calling "UNO!" (U24).

    >>> parse_action("catch 2")
    Catch(seat=2)
    """

    seat: int

    def __str__(self) -> str:
        return f"catch {self.seat}"

    @property
    def code(self) -> int:
        return codes.CATCH + self.seat


@dataclass(frozen=True, slots=True)
class SwapHand(Action):
    """After a 7, say whose hand to take (H2).

    >>> parse_action("swaphand 0")
    SwapHand(seat=0)
    """

    seat: int

    def __str__(self) -> str:
        return f"swaphand {self.seat}"

    @property
    def code(self) -> int:
        return codes.SWAPHAND + self.seat


@dataclass(frozen=True, slots=True)
class Simple(Action):
    """An action that is one word.

    >>> str(DRAW), str(CALL)
    ('draw', 'uno')
    """

    word: str
    number: int

    def __str__(self) -> str:
        return self.word

    def __repr__(self) -> str:
        return f"Simple({self.word!r})"

    @property
    def code(self) -> int:
        return self.number


DRAW = Simple("draw", codes.DRAW)
KEEP = Simple("keep", codes.KEEP)
ACCEPT = Simple("accept", codes.ACCEPT)
CHALLENGE = Simple("challenge", codes.CHALLENGE)
CALL = Simple("uno", codes.CALL)
PASS = Simple("pass", codes.PASS)
DEAL = Simple("deal", codes.DEAL)
SIMPLE = {action.word: action for action in (DRAW, KEEP, ACCEPT, CHALLENGE, CALL, PASS, DEAL)}

# Words of the notation that belong to the other games.
FOREIGN = ("spin", "discard", "show", "shout", "lay", "swap", "end")


def parse_action(text: str) -> Action:
    """Read an action.

    >>> parse_action("play r+2")
    Play(card=r+2, colour=None, uno=False)
    >>> parse_action("jump")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "jump" is no action
    """
    word, *rest = text.split() or [""]
    if word in SIMPLE:
        if rest:
            raise NotationError(f'"{word}" stands alone, without {quoted(" ".join(rest))}')
        return SIMPLE[word]
    if word in PARSERS:
        return PARSERS[word](rest)
    if word in FOREIGN:
        raise NotationError(f'"{word}" is no action of this game')
    raise NotationError(f"{quoted(word)} is no action{did_you_mean(word, [*SIMPLE, *PARSERS])}")


def parse_play(words: list[str]) -> Action:
    uno = words[1:] == ["uno"]
    if not words or (len(words) > 1 and not uno):
        raise NotationError('"play" takes one card, and perhaps "uno", as in: play r7 uno')
    text, equals, colour = words[0].partition("=")
    played = Card.parse(text)
    return Play(played, COLOURS[parse_colour(colour)] if equals else None, uno)


def only_word(action: str, words: list[str]) -> str:
    if len(words) != 1:
        raise NotationError(f'"{action}" takes one word after it')
    return words[0]


PARSERS: dict[str, Callable[[list[str]], Action]] = {
    "play": parse_play,
    "colour": lambda words: Name(COLOURS[parse_colour(only_word("colour", words))]),
    "catch": lambda words: Catch(parse_seat(only_word("catch", words))),
    "swaphand": lambda words: SwapHand(parse_seat(only_word("swaphand", words))),
}


@cache
def action_of(code: int) -> Action:
    """The action with a code; always the same object."""
    if code < codes.OTHERS:
        play = code & ~codes.CALLING
        colour = codes.colour_named(play)
        named = COLOURS[colour] if colour != NO_COLOUR else None
        return Play(card(codes.card_of(play)), named, code >= codes.CALLING)
    for first, count, make in (
        (codes.SWAPHAND, SEATS, SwapHand),
        (codes.CATCH, SEATS, Catch),
        (codes.NAME, COLOUR_COUNT, lambda colour: Name(COLOURS[colour])),
    ):
        if first <= code < first + count:
            return make(code - first)
    return next(action for action in SIMPLE.values() if action.code == code)


def parse_seat_action(text: str) -> tuple[int, Action]:
    """Read an action with its seat, as records and scenarios have it.

    >>> parse_seat_action("1:play r5")
    (1, Play(card=r5, colour=None, uno=False))
    """
    seat, colon, action = text.partition(":")
    if not colon:
        raise NotationError(f"{quoted(text)} does not say who acts, as in 0:draw")
    return parse_seat(seat.strip()), parse_action(action)
