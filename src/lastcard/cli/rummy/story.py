"""What happens in UNO Rummy, in words; the table and the rack."""

from rich.columns import Columns
from rich.text import Text

from ...game.events import Event
from ...game.rummy import events as rummy_events
from ...game.rummy.view import RummyView
from ...notation.tiles import Tile
from ..marks import SHAPES, STYLES
from ..story import Storyteller

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

    def tell(self, event: Event) -> Text | None:
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
                    return self.say("drew-tiles-you", tiles=joined(tiles))
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
