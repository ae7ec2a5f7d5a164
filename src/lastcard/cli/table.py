"""How the terminal shows a table: cards with colour and shape, hands, what happened."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.text import Text

from ..game import events
from ..game.spin import events as wheel
from ..game.uno import events as uno
from ..game.uno.view import CardView
from ..game.view import View
from ..notation.cards import Card
from ..notation.uno.actions import Play
from ..words import say

SHAPES = {"r": "▲", "y": "●", "g": "■", "b": "◆"}
STYLES = {
    "r": "bold white on #c4342b",
    "y": "bold black on #f0c419",
    "g": "bold white on #23803f",
    "b": "bold white on #2b62c4",
}
SYMBOLS = {"s": "⊘", "r": "⇄"}


def colour_mark(colour: str) -> Text:
    """A colour with its shape, so that nobody needs to see colour."""
    return Text(f" {SHAPES[colour]} ", style=STYLES[colour])


def card_text(card: Card, dim: bool = False) -> Text:
    """A card as the terminal shows it."""
    if card.colour is None:
        four = "+4 " if str(card) == "w+4" else ""
        text = Text(f" {four}▲●■◆ ", style="bold white on #33363d")
    else:
        symbol = SYMBOLS.get(card.symbol or "", card.symbol)
        spin = "*" if card.star else ""
        text = Text(f" {symbol}{spin}{SHAPES[card.colour]} ", style=STYLES[card.colour])
    if dim:
        text.stylize("dim")
    return text


def joined(cards: Iterable[Card]) -> Text:
    return Text(" ").join(card_text(card) for card in cards)


class Storyteller:
    """Puts events into words, for the player at one seat."""

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        self.language = language
        self.names = names
        self.seat = seat

    def say(self, key: str, **parts: str | int | Text) -> Text:
        """A text of the terminal with its parts filled in, coloured where they are."""
        coloured = {name: part for name, part in parts.items() if isinstance(part, Text)}
        plain = {name: part for name, part in parts.items() if not isinstance(part, Text)}
        places = {name: f"\0{name}\0" for name in coloured}
        pieces = say(self.language, f"terminal-{key}", **plain, **places).split("\0")
        # Every other piece is the name of a coloured part.
        return Text().join(
            coloured[piece] if number % 2 else Text(piece) for number, piece in enumerate(pieces)
        )

    def result_name(self, result: str) -> Text:
        """What the wheel came to rest on."""
        return self.say(result.replace("_", "-"))

    def name(self, seat: int) -> str:
        return self.names[seat]

    def tell(self, event: events.Event) -> Text | None:
        """An event as the player may know it; ``None`` for what needs no words."""
        name = self.name
        match event:
            case uno.Dealt(dealer=seat):
                return self.say("deals", name=name(seat))
            case uno.Played(seat, card, colour):
                text = self.say("played", name=name(seat), card=card_text(card))
                return text + colour_mark(colour) if colour else text
            case uno.Named(seat, colour):
                return self.say("named", name=name(seat), colour=colour_mark(colour))
            case events.Called(seat):
                return self.say("called", name=name(seat))
            case uno.Drew(seat, count, cards):
                if seat == self.seat and cards:
                    return self.say("drew-you", cards=joined(cards))
                return self.say("drew", name=name(seat), count=count)
            case uno.Kept(seat):
                return self.say("kept", name=name(seat))
            case uno.Passed(seat):
                return self.say("passed", name=name(seat))
            case events.MissedTurn(seat):
                return self.say("missed", name=name(seat))
            case events.Reversed():
                return self.say("reversed")
            case uno.Reshuffled():
                return self.say("reshuffled")
            case uno.Challenged(seat, accused):
                return self.say("challenged", name=name(seat), other=name(accused))
            case uno.Showed(seat, to, _, cards) if to in (self.seat, None) and cards:
                return self.say("showed", name=name(seat), cards=joined(cards))
            case uno.Judged(seat, guilty):
                return self.say("guilty" if guilty else "innocent", name=name(seat))
            case events.Caught(seat, by):
                return self.say("caught", name=name(seat), other=name(by))
            case uno.PassedHands():
                return self.say("hands-passed")
            case uno.SwappedHands(seat, other):
                return self.say("hands-swapped", name=name(seat), other=name(other))
            case events.RoundEnded(winner, points):
                return self.result(winner, points)
        return self.tell_wheel(event)

    def tell_wheel(self, event: events.Event) -> Text | None:
        """What happens at the wheel, in words."""
        match event:
            case wheel.Spun(seat, result):
                return self.say("spun", name=self.name(seat), result=self.result_name(result))
            case wheel.TradedHands():
                return self.say("traded")
            case wheel.Laid(seat, _):
                return self.say("laid", name=self.name(seat))
            case wheel.Revealed(seat, card):
                return self.say("revealed", name=self.name(seat), card=card_text(card))
            case wheel.WonWar(seat):
                return self.say("won-war", name=self.name(seat))
            case wheel.PutDown(seat, card, colour):
                text = self.say("put-down", name=self.name(seat), card=card_text(card))
                return text + colour_mark(colour) if colour else text
            case wheel.Shouted(seat):
                return self.say("shouted", name=self.name(seat))
        return None

    def result(self, winner: int | None, points: tuple[int, ...]) -> Text:
        if winner is None:
            return self.say("blocked")
        total = self.say("points", count=points[winner] or sum(points))
        if winner == self.seat:
            return self.say("won-you", points=total)
        return self.say("won", name=self.name(winner), points=total)

    def seats(self, view: View) -> Text:
        """Who sits there, how many cards they hold, whose turn it is, which way it goes."""
        text = Text("← " if view.direction < 0 else "→ ")
        for seat, count in enumerate(view.counts):
            style = "bold reverse" if seat == view.turn else ""
            text.append(f" {self.name(seat)} {count} ", style=style).append(" ")
        return text

    def pile(self, view: CardView) -> Text:
        text = Text(f"{self.say('table')}: ").append_text(card_text(view.top))
        if view.top.wild and view.colour:
            text.append(" ").append_text(colour_mark(view.colour))
        return text.append("   ").append_text(self.say("pile", count=view.stock_count))

    def hand(self, view: CardView) -> Columns:
        """Your cards, numbered; what cannot be played is dimmed."""
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        cards = [
            Text(f"{number:2}", style="dim") + card_text(card, dim=card not in playable)
            for number, card in enumerate(view.hand, 1)
        ]
        return Columns([Text(f"{self.say('hand')}:"), *cards], padding=(0, 1))
