"""What happened, as it is told: to each viewer what they may know of it."""

from typing import NamedTuple, get_args

from .. import wire
from ..game.events import Event, Public
from ..notation.action import DEAL
from ..wire import GameEvent
from ..wire.games import showing
from ..wire.telling import on_wire
from . import entries as log
from .room import Room
from .showing import may_watch

MOST_MISSED = 200  # frames that are sent one by one; a guest who missed more gets the view


ANEW = (log.Started, log.ReturnedToLobby)  # older news is told no more
#: What each kind of entry is called.
TAGS = {kind: str(kind.__struct_config__.tag) for kind in get_args(log.Anything)}


class Private(NamedTuple):
    """An event of which not all may know the same, and the seat for which a bot stood in."""

    event: Event
    stand_in: int | None


class News(NamedTuple):
    """What happened with an entry, all of it; what is the same for all is ready to be told."""

    seq: int
    what: str
    events: tuple[GameEvent | Private, ...]


def noted(news: list[News], room: Room, entry: log.Anything, events: tuple[Event, ...]) -> None:
    """Add to the news of a round what a room's last entry brought; a new round begins new ones."""
    dealt = isinstance(entry, log.Acted) and entry.action == str(DEAL)
    if dealt or isinstance(entry, ANEW):
        news.clear()
    # Whom somebody does not want to hear is nobody else's business, even later.
    what = "quiet" if isinstance(entry, log.Muted) else TAGS[type(entry)]
    seat = stand_in(room, entry)
    happened = [on_wire(e, seat) if isinstance(e, Public) else Private(e, seat) for e in events]
    news.append(News(room.seq, what, tuple(happened)))
    del news[:-MOST_MISSED]


def stand_in(room: Room, entry: log.Anything) -> int | None:
    """The seat for whose player a bot did what an entry says. A player who is back acts again."""
    if not isinstance(entry, log.Acted):
        return None
    seat = room.seats[entry.seat]
    return entry.seat if seat.away or seat.gone else None


def seen(event: GameEvent | Private, seat: int | None) -> GameEvent:
    """An event as a seat may know it."""
    if not isinstance(event, Private):
        return event
    return on_wire(event.event.seen_by(seat), event.stand_in)


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
        self.seats = room.seats_of_guests
        self._watched: wire.Frame | None = None  # what all know who only watch
        self.for_all = [event for event in news.events if not isinstance(event, Private)]

    def to(self, guest: str, place: wire.RoomShown | None = None) -> wire.Frame:
        """What a guest may know. A guest who may see nothing of it still gets its number.

        ``clocks`` go only to those who may watch: they tell that somebody can be caught.
        """
        seat = self.seats.get(guest)
        if not may_watch(self.room, seat):
            return wire.Frame(self.news.seq, self.news.what, room=place)
        if seat is None and place is None:
            self._watched = self._watched or self._seen_from(None, None)
            return self._watched
        return self._seen_from(seat, place)

    def _seen_from(self, seat: int | None, place: wire.RoomShown | None) -> wire.Frame:
        events = self.for_all
        if len(events) < len(self.news.events):
            events = [seen(event, seat) for event in self.news.events]
        shown = None
        if self.showing is not None and self.match is not None:
            shown = self.showing.to(self.match.game.own(seat))
        return wire.Frame(self.news.seq, self.news.what, events, place, shown, self.clocks)
