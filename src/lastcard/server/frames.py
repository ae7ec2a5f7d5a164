"""What happened, as it is told: to each viewer what they may know of it."""

from typing import NamedTuple

from ..game.events import Event
from ..notation.actions import DEAL
from . import entries as log
from . import wire
from .room import Room
from .showing import may_watch, showing

MOST_MISSED = 200  # frames that are told one by one; who missed more gets the view


class News(NamedTuple):
    """What happened with an entry, all of it."""

    seq: int
    what: str
    events: tuple[Event, ...]


def noted(news: list[News], seq: int, entry: log.Anything, events: tuple[Event, ...]) -> None:
    """Add to the news of a round; a new round begins new ones."""
    dealt = isinstance(entry, log.Acted) and entry.action == str(DEAL)
    if dealt or isinstance(entry, log.Started | log.WentOn):
        news.clear()
    # Whom somebody does not want to hear is nobody else's business, also later.
    what = "quiet" if isinstance(entry, log.Muted) else str(entry.__struct_config__.tag)
    news.append(News(seq, what, events))
    del news[:-MOST_MISSED]


class Telling:
    """One thing that happened, told to one viewer after the other.

    ``room``: whether the room is shown, too; ``match``: whether the match is; ``sheet``: whether
    that comes with the score sheet, which grows with the rounds and changes only between them.
    """

    def __init__(
        self,
        room: Room,
        news: News,
        clocks: wire.Clocks | None,
        match: bool = True,
        sheet: bool = True,
    ) -> None:
        self.room = room
        self.news = news
        self.clocks = clocks
        self.match = room.match if match else None
        self.showing = None if self.match is None else showing(self.match, sheet)
        self.public = {id(event): str(event) for event in news.events}

    def to(self, guest: str, place: wire.RoomShown | None = None) -> wire.Frame:
        """What a guest may know. One who may see nothing of it still gets its number.

        ``clocks`` go only to those who may watch: they tell that somebody can be caught.
        """
        seat = self.room.seat_of(guest)
        if not may_watch(self.room, seat):
            return wire.Frame(self.news.seq, self.news.what, room=place)
        told = [self._text(event.seen_by(seat)) for event in self.news.events]
        shown = None
        if self.showing is not None and self.match is not None:
            shown = self.showing.to(self.match.game.own(seat))
        return wire.Frame(self.news.seq, self.news.what, told, place, shown, self.clocks)

    def _text(self, event: Event) -> str:
        """An event as it is told; one that all may know is the same object for all."""
        return self.public.get(id(event)) or str(event)
