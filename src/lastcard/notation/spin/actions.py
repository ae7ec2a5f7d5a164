"""The actions that UNO Spin adds: ``spin``, ``show``, ``discard``, ``shout``."""

from dataclasses import dataclass

from ...rules.spin import actions as codes
from ...rules.uno.actions import play_of
from ...rules.uno.cards import NO_COLOUR, WILD
from ..action import Action, Simple, only_word
from ..cards import Card, card, parse_colour
from ..errors import incomplete
from ..uno.actions import parse_card_named


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The card laid in a war (S12).

    >>> from lastcard import parse_action
    >>> parse_action("show r9")
    Show(card=r9)
    """

    hidden = True  # until all have laid
    at_once = True
    awaited = True
    card: Card

    def __str__(self) -> str:
        return f"show {self.card}"

    @property
    def code(self) -> int:
        return codes.SHOW + self.card.number


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put cards down through the wheel, in this order; without cards: some way of doing so (S14).

    >>> from lastcard import parse_action
    >>> parse_action("discard r1 b1* w=g")
    Discard(cards=(r1, b1*, w), colours=(None, None, 'g'), uno=False)
    """

    many_ways = True
    cards: tuple[Card, ...] = ()
    colours: tuple[str | None, ...] = ()
    uno: bool = False

    def __str__(self) -> str:
        words = ["discard"]
        for put, colour in zip(self.cards, self.colours, strict=True):
            words.append(f"{put}={colour}" if colour else str(put))
        return " ".join([*words, "uno"] if self.uno else words)

    @property
    def bare(self) -> bool:
        return not self.cards

    @property
    def code(self) -> int:
        return codes.DISCARD

    @property
    def codes(self) -> tuple[int, ...]:
        puts = [
            codes.PUT + put_code(put, colour)
            for put, colour in zip(self.cards, self.colours, strict=True)
        ]
        return (*puts, codes.DONE_CALLING if self.uno else codes.DONE)


def put_code(put: Card, colour: str | None) -> int:
    if put.wild and colour is None:
        return codes.OPEN_WILD + put.face - WILD
    return play_of(put.number, parse_colour(colour) if colour else NO_COLOUR)


SPIN = Simple("spin", codes.SPIN, watched=True)
SHOUT = Simple("shout", codes.SHOUT, at_once=True, raced=True)


def parse_discard(words: list[str]) -> Action:
    uno = words[-1:] == ["uno"]
    named = [parse_card_named(word) for word in (words[:-1] if uno else words)]
    if not named:
        raise incomplete('"discard" takes cards, as in: discard r1 b1; to put down none: keep')
    cards, colours = zip(*named, strict=True)
    return Discard(cards, colours, uno)


def parse_show(words: list[str]) -> Action:
    return Show(Card.parse(only_word("show", words)))


def spin_action(code: int) -> Action:
    """The action with a code of UNO Spin."""
    return Discard() if code == codes.DISCARD else Show(card(code - codes.SHOW))
