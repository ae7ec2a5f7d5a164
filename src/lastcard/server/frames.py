"""What happened, as it is told: to each viewer what they may know of it."""

from typing import NamedTuple

from ..game.events import Event
from . import wire
from .room import Room
from .showing import may_watch, shown_match


class News(NamedTuple):
    """What happened with an entry, all of it."""

    seq: int
    what: str
    events: tuple[Event, ...]


def frame_for(
    room: Room,
    guest: str,
    news: News,
    clocks: wire.Clocks | None,
    place: wire.RoomShown | None,
    match: bool,
) -> wire.Frame:
    """What a guest may know. Who may see nothing of it still gets its number.

    ``clocks`` go only to those who may watch: they tell that somebody can be caught.
    """
    seat = room.seat_of(guest)
    if not may_watch(room, seat):
        return wire.Frame(news.seq, news.what, room=place)
    told = [str(event.seen_by(seat)) for event in news.events]
    shown = shown_match(room.match, seat) if match and room.match is not None else None
    return wire.Frame(news.seq, news.what, told, place, shown, clocks)
