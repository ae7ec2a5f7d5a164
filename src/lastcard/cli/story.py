"""What happens in a round, in words: :class:`Storyteller`."""

from rich.text import Text

from ..game import events
from ..game.view import View
from ..words import say


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

    def name(self, seat: int) -> str:
        return self.names[seat]

    def tell(self, event: events.Event) -> Text | None:
        """An event as the player may know it; ``None`` for what needs no words."""
        name = self.name
        match event:
            case events.Called(seat):
                return self.say("called", name=name(seat))
            case events.MissedTurn(seat):
                return self.say("missed", name=name(seat))
            case events.Reversed():
                return self.say("reversed")
            case events.Caught(seat, by):
                return self.say("caught", name=name(seat), other=name(by))
            case events.RoundEnded(winner, points):
                return self.result(winner, points)
        return None

    def result(self, winner: int | None, points: tuple[int, ...]) -> Text:
        if winner is None:
            return self.say("blocked")
        total = say(self.language, "cards-points", count=points[winner] or sum(points))
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
