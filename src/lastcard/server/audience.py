"""Those who watch a room, and what they are told: frames, words, who is here, who stalls."""

from collections.abc import Callable, Iterable
from typing import Protocol

from .. import wire
from . import entries as log
from .chat import Chat, Remembered
from .frames import MOST_MISSED, News, Telling
from .pacing import Pacer
from .room import Room
from .showing import shown_room
from .stalling import SlowPlayers
from .waking import Awake

MOST_EARLIER = 40  # events of the round that a view comes with
NEW_MATCH_VIEW = (log.Acted, log.Started, log.Sat, log.ReturnedToLobby, log.Configured)


class Viewer(Protocol):
    """A connection of a guest."""

    guest: str
    latency: float  # seconds that a message takes to arrive, as far as we know

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the connection's bounded queue."""


class Audience:
    """The viewers of one room."""

    room: Room
    news: list[News]  # of this round
    pacer: Pacer
    stalling: SlowPlayers

    def __init__(self, name: str, code: str, clock: Callable[[], float]) -> None:
        self.name = name
        self.code = code
        self.clock = clock
        self.viewers: dict[str, Viewer] = {}  # by guest
        self.chat = Chat()

    def look_at(self, awake: Awake, pacer: Pacer, stalling: SlowPlayers) -> None:
        self.room, self.news = awake
        self.pacer = pacer
        self.stalling = stalling

    # Who is there

    def join(self, viewer: Viewer, after: int) -> None:
        """A connection begins: it gets what it missed, or all. A guest's newest one counts."""
        older = self.viewers.pop(viewer.guest, None)
        self.viewers[viewer.guest] = viewer
        if older is not None:
            older.send(wire.Replaced())
        for remembered in self.chat.history if after == 0 else ():
            self._pass_on(remembered, viewer)
        missed = [news for news in self.news if news.seq > after]
        if after and missed and missed[0].seq == after + 1 and len(missed) <= MOST_MISSED:
            clocks = self._clocks()
            for news in missed:
                last = news is missed[-1]
                telling = Telling(self.room, news, clocks, match=last)
                viewer.send(telling.to(viewer.guest, self._place(viewer.guest) if last else None))
        else:
            self.welcome(viewer)
        self._tell_who_is_here()

    def holds(self, viewer: Viewer) -> bool:
        """Whether this is the connection of a guest that counts."""
        return self.viewers.get(viewer.guest) is viewer

    def leave(self, viewer: Viewer) -> None:
        del self.viewers[viewer.guest]
        self._tell_who_is_here()

    @property
    def gone(self) -> list[Viewer]:
        """Those who left or were sent away, and are connected still."""
        return [self.viewers[guest] for guest in self.viewers.keys() - self.room.guests]

    @property
    def farthest_player(self) -> float:
        """The longest that a message of a player takes to arrive."""
        players = {seat.guest for seat in self.room.seats}
        return max((v.latency for v in self.viewers.values() if v.guest in players), default=0.0)

    # What they are told

    def tell(self, entry: log.Anything) -> None:
        """The last news, which an entry brought."""
        acted = isinstance(entry, log.Acted)
        room = not acted or self.room.between_rounds
        match = isinstance(entry, NEW_MATCH_VIEW)
        # The score sheet of those who watched the round is complete until it ends.
        sheet = not acted or self.room.between_rounds
        here = set(self.room.guests)
        telling = Telling(self.room, self.news[-1], self._clocks(), match, sheet)
        for viewer in list(self.viewers.values()):
            if viewer.guest in here:
                viewer.send(telling.to(viewer.guest, self._place(viewer.guest) if room else None))
        self.tell_who_stalls()

    def welcome(self, viewer: Viewer) -> None:
        """All that there is to see now."""
        earlier = [event for news in self.news for event in news.events]
        news = News(self.room.seq, "welcome", tuple(earlier[-MOST_EARLIER:]))
        telling = Telling(self.room, news, self._clocks())
        viewer.send(telling.to(viewer.guest, self._place(viewer.guest)))
        self.tell_who_stalls([viewer])

    def welcome_all(self) -> None:
        for viewer in self.viewers.values():
            self.welcome(viewer)

    def say(self, guest: str, message: wire.Say | wire.Emote) -> None:
        """Pass on what a guest says; refused where it cannot be said."""
        name = self.room.names_of_guests().get(guest, "")
        remembered = self.chat.say(guest, name, message, self.clock())
        for viewer in list(self.viewers.values()):
            self._pass_on(remembered, viewer)

    def tell_who_stalls(self, viewers: Iterable[Viewer] = ()) -> None:
        """Tell all, or some, what they can do about it."""
        if not self.stalling.has_news:
            return
        for viewer in list(viewers or self.viewers.values()):
            if (stalling := self.stalling.news_for(viewer.guest)) is not None:
                viewer.send(stalling)

    def _tell_who_is_here(self) -> None:
        names = self.room.names_of_guests()
        here = wire.Here([names[guest] for guest in self.viewers if guest in names])
        for viewer in list(self.viewers.values()):
            viewer.send(here)
        self.tell_who_stalls()  # fewer or more may decide

    def _pass_on(self, remembered: Remembered, viewer: Viewer) -> None:
        if (viewer.guest, remembered.guest) not in self.room.muted:
            viewer.send(remembered.said)

    def _clocks(self) -> wire.Clocks | None:
        return self.pacer.clocks(self.clock())

    def _place(self, guest: str) -> wire.RoomShown:
        return shown_room(self.room, guest, self.pacer.here, self.name, self.code)
