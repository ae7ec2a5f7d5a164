"""UNO Rummy in the terminal."""

import random
from dataclasses import replace

from rich.columns import Columns
from rich.text import Text

from .. import solver
from ..bots.levels import Level
from ..game import events
from ..game.errors import IllegalAction
from ..game.match import Match
from ..game.rummy import events as rummy_events
from ..game.rummy.view import RummyView
from ..notation.action import CALL, DRAW, KEEP, Action
from ..notation.actions import parse_action
from ..notation.errors import NotationError
from ..notation.reasons import Reason
from ..notation.rummy.actions import End, Swap
from ..notation.tiles import Tile
from .play import ME, Terminal
from .table import SHAPES, STYLES, Storyteller

ACTION_MARKS = {2: "+2", 5: "⊘", 7: "⇄"}


def tile_text(tile: Tile) -> Text:
    """A tile as the terminal shows it; an action tile has its mark, a joker a star."""
    shown = tile.stands_for
    if shown.colour is None:
        return Text(" ★ ", style="bold white on #33363d")
    star = "★" if tile.joker else ""
    return Text(f" {star}{shown.value}{SHAPES[shown.colour]} ", style=STYLES[shown.colour])


def joined(tiles: tuple[Tile, ...]) -> Text:
    return Text("").join(tile_text(tile) for tile in tiles)


class RummyStory(Storyteller):
    """Puts the events of UNO Rummy into words."""

    def tell(self, event: events.Event) -> Text | None:
        match event:
            case rummy_events.DealtTiles(opener=seat):
                return self.say("opens", name=self.name(seat))
            case rummy_events.TurnedUpTiles(tiles):
                return self.say("start-tiles", tiles=joined(tiles))
            case rummy_events.LaidTiles(seat, tiles):
                return self.say("lays", name=self.name(seat), tiles=joined(tiles))
            case rummy_events.SwappedJoker(seat, tile, meld):
                return self.say("swaps", name=self.name(seat), tile=tile_text(tile), meld=meld)
            case rummy_events.DrewTiles(seat, count, tiles):
                if seat == self.seat and tiles:
                    return self.say("drew-you", cards=joined(tiles))
                return self.say("drew", name=self.name(seat), count=count)
            case rummy_events.KeptTile(seat):
                return self.say("tile-kept", name=self.name(seat))
        return super().tell(event)

    def melds(self, view: RummyView) -> list[Text]:
        """The runs and sets, numbered, and the start tiles."""
        lines = [
            Text(f"{number:3} ", style="dim") + joined(meld)
            for number, meld in enumerate(view.melds, 1)
        ]
        if view.singles:
            lines.append(Text("  · ", style="dim") + Text(" ").join(map(tile_text, view.singles)))
        return lines

    def rack(self, view: RummyView) -> Columns:
        tiles = [
            Text(f"{number:2}", style="dim") + tile_text(tile) + Text(mark(tile), style="dim")
            for number, tile in enumerate(view.rack, 1)
        ]
        return Columns([Text(f"{self.say('rack')}:"), *tiles], padding=(0, 1))


def mark(tile: Tile) -> str:
    """What a tile on the rack does when it is played."""
    return "+4" if tile.joker else ACTION_MARKS.get(tile.value or 0, "")


class RummyTerminal(Terminal):
    """A round of UNO Rummy."""

    help = "rummy-help"

    def __init__(self, match: Match, language: str, level: Level, dice: random.Random) -> None:
        super().__init__(match, language, level, dice)
        self.story: RummyStory = RummyStory(language, list(match.names), ME)

    def my_turn(self) -> None:
        view = self.game.view(ME)
        assert isinstance(view, RummyView)
        self.show(view)
        while True:
            try:
                action = self.choose_tiles(view)
            except NotationError:
                self.puzzled()
                continue
            if action is None:
                continue
            try:
                return self.push(ME, action)
            except IllegalAction as refused:
                self.explain(refused)

    def show(self, view: RummyView) -> None:
        self.console.print()
        self.console.print(self.story.seats(view))
        for line in self.story.melds(view):
            self.console.print(line)
        self.console.print(self.story.say("tiles-left", count=view.stock_count))
        self.console.print(self.story.rack(view))

    def choose_tiles(self, view: RummyView) -> Action | None:
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

    def puzzled(self) -> Action | None:
        self.console.print(self.story.say("not-understood"))
        return None

    def hint(self) -> Action | None:
        found = self.game.hint(ME).least_change
        if found is None:
            self.console.print(self.story.say("no-hint"))
        else:
            worth = self.story.say("points", count=found.points)
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
