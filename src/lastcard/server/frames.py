"""What happened, as it is told: to each viewer what they may know of it."""

from typing import NamedTuple

from ..game.events import Event
from . import wire
from .room import Room
from .showing import may_watch, showing


class News(NamedTuple):
    """What happened with an entry, all of it."""

    seq: int
    what: str
    events: tuple[Event, ...]


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
