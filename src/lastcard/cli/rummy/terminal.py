"""A round of UNO Rummy in the terminal."""

from dataclasses import replace

from ... import solver
from ...game.errors import IllegalAction
from ...game.rummy.view import RummyView
from ...notation.action import CALL, DRAW, KEEP, Action
from ...notation.actions import parse_action
from ...notation.reasons import Reason
from ...notation.rummy.actions import End, Swap
from ...notation.tiles import Tile
from ...words import say
from ..terminal import ME, Terminal
from .story import RummyStory, joined, tile_text


class RummyTerminal(Terminal):
    """A round of UNO Rummy."""

    help = "rummy-help"

    storyteller = RummyStory
    story: RummyStory

    def show(self, view: RummyView) -> None:
        for line in self.story.melds(view):
            self.console.print(line)
        self.console.print(self.story.say("tiles-left", count=view.stock_count))
        self.console.print(self.story.rack(view))

    def choose(self, view: RummyView) -> Action | None:
        """One answer of the player as an action; ``None`` where it was none, or a question."""
        if view.drawn is None:
            answer = self.ask(self.story.say("ask-tiles"))
        else:
            answer = self.ask(self.story.say("ask-drawn-tile", tile=tile_text(view.drawn)))
        word, *rest = answer.split() or [""]
        if word in ("lay", "swap", "end"):
            return parse_action(answer)
        match word:
            case "d":
                return DRAW
            case "k":
                return KEEP
            case "u" if not rest:
                return CALL
            case "p" | "pu" if view.drawn is not None:
                return self.lay_drawn(view, view.drawn, answer)
            case "e":
                return End(uno="u" in rest)
            case "h":
                return self.hint()
            case "s":
                return self.swap(view, rest)
        return self.lay_numbers(view, answer)

    def hint(self) -> Action | None:
        found = self.game.hint(ME).least_change
        if found is None:
            self.console.print(self.story.say("no-hint"))
        else:
            worth = say(self.story.language, "cards-points", count=found.points)
            self.console.print(self.story.say("hint", tiles=joined(found.tiles), points=worth))
        return None

    def numbered(self, view: RummyView, words: list[str]) -> tuple[Tile, ...] | None:
        """The tiles of the rack with these numbers."""
        numbers = [int(word) for word in words if word.isdecimal()]
        places = range(1, len(view.rack) + 1)
        if not numbers or len(set(numbers)) < len(words) or not set(numbers) <= set(places):
            return None
        return tuple(view.rack[number - 1] for number in numbers)

    def swap(self, view: RummyView, words: list[str]) -> Action | None:
        tiles = self.numbered(view, words[:1])
        if tiles is None or len(words) > 2 or not all(word.isdecimal() for word in words):
            return self.puzzled()
        return Swap(tiles[0], int(words[1]) if len(words) == 2 else None)

    def lay_numbers(self, view: RummyView, answer: str) -> Action | None:
        tiles = self.numbered(view, answer.removesuffix("u").split())
        return self.puzzled() if tiles is None else self.lay(view, tiles, answer)

    def lay_drawn(self, view: RummyView, drawn: Tile, answer: str) -> Action | None:
        """The drawn tile alone; where that has no place, with others of the rack (R6)."""
        position = view.position
        found = solver.arrange(position, (drawn,)) or solver.least_disturbance(position)
        assert found is not None  # otherwise the turn would have ended
        return replace(found.action, uno=answer.endswith("u"))

    def lay(self, view: RummyView, tiles: tuple[Tile, ...], answer: str) -> Action | None:
        """Find a place for the tiles that the player picked."""
        if view.drawn is not None and view.drawn not in tiles:
            tiles = (view.drawn, *tiles)
        if len(tiles) > view.position.limit:
            self.explain(IllegalAction(Reason.TOO_MANY_FROM_RACK, "R5"))
            return None
        found = solver.arrange(view.position, tiles)
        if found is None:
            self.console.print(self.story.say("no-place", tiles=joined(tiles)))
            return None
        return replace(found.action, uno=answer.endswith("u"))
