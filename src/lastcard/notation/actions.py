"""Actions as text and as objects: ``play r7``, ``draw``, ``catch 2``."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from ..rules.rummy import actions as rummy_codes
from ..rules.spin import actions as spin_codes
from ..rules.uno import actions as codes
from ..rules.uno.cards import COLOURS as COLOUR_COUNT
from ..rules.uno.cards import NO_COLOUR, STAR, STARRED, WILD
from ..rules.uno.table import SEATS
from .action import Action as Action
from .cards import COLOURS, Card, card, parse_colour, parse_seat
from .errors import NotationError, did_you_mean, incomplete, quoted
from .reasons import Reason
from .rummy_actions import parse_end, parse_lay, parse_swap, rummy_action


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
class Show(Action):
    """The card laid in a war (S12).

    >>> parse_action("show r9")
    Show(card=r9)
    """

    card: Card

    def __str__(self) -> str:
        return f"show {self.card}"

    @property
    def code(self) -> int:
        return spin_codes.SHOW + self.card.number


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put cards down through the wheel, in this order; without cards: some way of doing so (S14).

    >>> parse_action("discard r1 b1* w=g")
    Discard(cards=(r1, b1*, w), colours=(None, None, 'g'), uno=False)
    """

    cards: tuple[Card, ...] = ()
    colours: tuple[str | None, ...] = ()
    uno: bool = False

    def __str__(self) -> str:
        words = ["discard"]
        for put, colour in zip(self.cards, self.colours, strict=True):
            words.append(f"{put}={colour}" if colour else str(put))
        return " ".join([*words, "uno"] if self.uno else words)

    @property
    def code(self) -> int:
        return spin_codes.DISCARD

    @property
    def codes(self) -> tuple[int, ...]:
        puts = [
            spin_codes.PUT + put_code(put, colour)
            for put, colour in zip(self.cards, self.colours, strict=True)
        ]
        return (*puts, spin_codes.DONE_CALLING if self.uno else spin_codes.DONE)


def put_code(put: Card, colour: str | None) -> int:
    if put.wild and colour is None:
        return spin_codes.OPEN_WILD + put.face - WILD
    return codes.play_of(put.number, parse_colour(colour) if colour else NO_COLOUR)


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
SPIN = Simple("spin", spin_codes.SPIN)
SHOUT = Simple("shout", spin_codes.SHOUT)
SIMPLE = {
    action.word: action for action in (DRAW, KEEP, ACCEPT, CHALLENGE, CALL, PASS, DEAL, SPIN, SHOUT)
}


def no_wild(named: Card) -> NotationError:
    message = f"only a wild card names a colour, {named} is none"
    return NotationError(message, reason=Reason.COLOUR_OF_NO_WILD)


def parse_action(text: str) -> Action:
    """Read an action.

    >>> parse_action("play r+2")
    Play(card=r+2, colour=None, uno=False)
    >>> parse_action("jump")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "jump" is not an action
    """
    if (play := PLAYS.get(text)) is not None:
        return play
    word, *rest = text.split() or [""]
    if word in SIMPLE:
        if rest:
            raise incomplete(f'"{word}" stands alone, without {quoted(" ".join(rest))}')
        return SIMPLE[word]
    if word in PARSERS:
        return PARSERS[word](rest)
    likely = did_you_mean(word, [*SIMPLE, *PARSERS])
    raise NotationError(f"{quoted(word)} is not an action{likely}", reason=Reason.NOT_AN_ACTION)


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


def parse_discard(words: list[str]) -> Action:
    uno = words[-1:] == ["uno"]
    named = [parse_card_named(word) for word in (words[:-1] if uno else words)]
    if not named:
        raise incomplete('"discard" takes cards, as in: discard r1 b1; to put down none: keep')
    cards, colours = zip(*named, strict=True)
    return Discard(cards, colours, uno)


def only_word(action: str, words: list[str]) -> str:
    if len(words) != 1:
        raise incomplete(f'"{action}" takes one word after it')
    return words[0]


PARSERS: dict[str, Callable[[list[str]], Action]] = {
    "play": parse_play,
    "discard": parse_discard,
    "lay": parse_lay,
    "swap": parse_swap,
    "end": parse_end,
    "show": lambda words: Show(Card.parse(only_word("show", words))),
    "colour": lambda words: Name(COLOURS[parse_colour(only_word("colour", words))]),
    "catch": lambda words: Catch(parse_seat(only_word("catch", words))),
    "swaphand": lambda words: SwapHand(parse_seat(only_word("swaphand", words))),
}


@cache
def action_of(code: int) -> Action:
    """The action with a code; always the same object."""
    if code == spin_codes.DISCARD:
        return Discard()
    if code >= rummy_codes.TILE:
        return rummy_action(code)
    if code >= spin_codes.SHOW:
        return Show(card(code - spin_codes.SHOW))
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


@cache
def text_of(code: int) -> str:
    """The notation of the action with a code."""
    return str(action_of(code))


def plays() -> Iterator[Action]:
    """Every play that there is."""
    stars = [face + STAR for face in STARRED]
    for play in (*range(WILD), *range(codes.PLAY_WILD, codes.PLAY_END), *stars):
        yield action_of(play)
        yield action_of(play + codes.CALLING)


#: By their notation, so that what is said most often need not be read word by word.
PLAYS = {str(play): play for play in plays()}


def parse_seat_action(text: str) -> tuple[int, Action]:
    """Read an action with its seat, as records and scenarios have it.

    >>> parse_seat_action("1:play r5")
    (1, Play(card=r5, colour=None, uno=False))
    """
    seat, colon, action = text.partition(":")
    if not colon:
        raise NotationError(f"{quoted(text)} does not say who acts, as in 0:draw")
    return parse_seat(seat.strip()), parse_action(action)
