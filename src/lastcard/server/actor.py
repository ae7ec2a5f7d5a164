"""One room at work: everything that happens in it goes through here, one after the other.

Judge, keep, answer, tell: nobody hears of anything that is not on the disk.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Protocol

from ..game.events import Event
from ..game.fairness import Shuffle
from ..notation.actions import parse_action
from ..notation.errors import NotationError
from . import entries as log
from . import wire
from .pacing import Pace, Pacer
from .room import Refused, Room
from .showing import shown
from .storage.store import Entry, StorageError, Store

MAILBOX = 256
RETRY_SECONDS = 1.0
# What may come late: it was true when it was said, and the rules decide whether it still is.
ANY_TIME = ("uno", "shout", "catch")


class Viewer(Protocol):
    """A connection of a guest."""

    guest: str

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the connection's bounded queue."""


Job = Callable[[], Awaitable[None]]


class RoomActor:
    """A room, its log, and those who watch it."""

    def __init__(self, name: str, store: Store, pace: Pace) -> None:
        self.name = name
        self.store = store
        self.room = Room()
        self.pacer = Pacer(self.room, pace)
        self.code = ""  # to be said aloud; given by the hub
        self.viewers: dict[str, Viewer] = {}
        self.mailbox: asyncio.Queue[Job] = asyncio.Queue(MAILBOX)
        self.frames: list[tuple[int, str, tuple[Event, ...]]] = []  # of this round
        self._task: asyncio.Task[None] | None = None

    # Beginning and end

    async def open(self, opened: log.Opened) -> None:
        """Begin a new room."""
        await self._keep(opened)
        self._go()

    async def replay(self) -> None:
        """Bring a room back from its log; clocks begin anew."""
        for text in await self.store.log(self.name):
            entry = log.from_text(text)
            self._take(entry, self.room.apply(entry))
        self._go()

    def _go(self) -> None:
        self.pacer.moved(now())
        self._task = asyncio.create_task(self._run(), name=f"room {self.name}")

    async def close(self) -> None:
        """Stop; what has been answered is kept."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # People

    async def enter(self, guest: str, name: str) -> None:
        """Let a guest in; :class:`~lastcard.server.room.Refused` if that is not possible."""
        inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def let_in() -> None:
            try:
                await self._keep(self.room.enter(guest, name))
            except (Refused, StorageError) as error:
                inside.set_exception(error)
            else:
                inside.set_result(None)

        await self.mailbox.put(let_in)
        await inside

    async def hear(self, viewer: Viewer, message: wire.FromClient) -> None:
        """Take a message; the answer is sent to the viewer when its turn has come."""
        await self.mailbox.put(lambda: self._answer(viewer, message))

    def connect(self, viewer: Viewer, after: int = 0) -> None:
        """A connection begins: it gets what it missed, or all. The newest of a guest plays."""
        older = self.viewers.get(viewer.guest)
        self.viewers[viewer.guest] = viewer
        if older is not None and older is not viewer:
            older.send(wire.Replaced())
        missed = [frame for frame in self.frames if frame[0] > after]
        if after and missed and missed[0][0] == after + 1:
            for frame in missed[:-1]:
                self._show(viewer, *frame, whole=False)
            self._show(viewer, *missed[-1])
        else:
            self._show(viewer, self.room.seq, "welcome", ())

    def disconnect(self, viewer: Viewer) -> None:
        if self.viewers.get(viewer.guest) is viewer:
            del self.viewers[viewer.guest]

    # The loop

    async def _run(self) -> None:
        while True:
            plan = self.pacer.plan()
            wait = None if plan is None else max(0.0, plan.at - now())
            try:
                job = await asyncio.wait_for(self.mailbox.get(), wait)
            except TimeoutError:
                assert plan is not None
                await self._by_itself(plan.seat, plan.what)
            else:
                await job()

    async def _by_itself(self, seat: int | None, what: str) -> None:
        try:
            if seat is None:
                await self._keep(log.Committed(Shuffle.fresh().secret))
            elif what == "away":
                await self._keep(log.WentAway(seat))
            else:
                self.pacer.chances = [c for c in self.pacer.chances if c[1] != seat]
                action = self.pacer.bot_action(seat)
                if action is not None:
                    await self._keep(self.room.act(seat, str(action), time.time()))
        except StorageError:
            await asyncio.sleep(RETRY_SECONDS)  # nothing has changed: it is planned again

    async def _answer(self, viewer: Viewer, message: wire.FromClient) -> None:
        try:
            if isinstance(message, wire.Act):
                seq = await self._act(viewer, message)
            else:
                await self._keep(self._entry(viewer.guest, message))
                seq = self.room.seq
        except Refused as refused:
            viewer.send(
                wire.Refusal(message.id, refused.code, refused.message, refused.rule, self.room.seq)
            )
            if refused.code == "stale":
                self._show(viewer, self.room.seq, "welcome", ())
        except StorageError:
            text = "the server could not keep this; try again"
            viewer.send(wire.Refusal(message.id, "storage", text, None, self.room.seq))
        else:
            viewer.send(wire.Done(message.id, seq))

    async def _act(self, viewer: Viewer, message: wire.Act) -> int:
        seat = self.room.seat_of(viewer.guest)
        if seat is None:
            raise Refused("seat", "you have no seat")
        if (answered := self.room.answered.get((seat, message.id))) is not None:
            return answered
        late = message.action.split(" ", 1)[0] in ANY_TIME
        if message.seq != self.room.seq and not late:
            raise Refused("stale", "something happened before this")
        entry = self.room.act(seat, message.action, time.time(), message.id)
        if self.room.seats[seat].away:
            await self._keep(log.CameBack(seat))
        await self._keep(entry)
        return self.room.seq

    def _entry(self, guest: str, message: wire.FromClient) -> log.Anything:
        """What a command becomes."""
        room = self.room
        match message:
            case wire.Configure(_, settings):
                return room.configure(guest, settings)
            case wire.Ready(_, ready):
                return room.ready(guest, ready)
            case wire.Start():
                return room.start(guest, time.time(), date.today().isoformat())
            case wire.AddBot(_, seat, level):
                return room.add_bot(guest, seat, level)
            case wire.RemoveBot(_, seat):
                return room.remove_bot(guest, seat)
            case wire.Kick(_, name):
                return room.kick(guest, self._guest(name))
            case wire.HandOver(_, name):
                return room.hand_over(guest, self._guest(name))
            case wire.Speak(_, word):
                return room.speak(guest, word)
            case wire.GoOn():
                return room.go_on(guest)
            case wire.ComeBack():
                return self._come_back(guest)
            case wire.Leave():
                return room.leave(guest)
        raise AssertionError(message)

    def _come_back(self, guest: str) -> log.CameBack:
        seat = self.room.seat_of(guest)
        if seat is None or not self.room.seats[seat].away:
            raise Refused("seat", "no bot plays for you")
        return log.CameBack(seat)

    def _guest(self, name: str) -> str:
        for seat in self.room.seats:
            if seat.name == name and seat.guest is not None:
                return seat.guest
        return next((g for g, n in self.room.watching.items() if n == name), "")

    # The truth

    async def _keep(self, entry: log.Anything) -> None:
        """Keep an entry, then take it into account, then tell."""
        await self.store.append([Entry(self.name, self.room.seq + 1, log.to_text(entry))])
        events = self.room.apply(entry)
        self._take(entry, events)
        self.pacer.moved(now())
        frame = self.frames[-1]
        for viewer in list(self.viewers.values()):
            self._show(viewer, *frame)

    def _take(self, entry: log.Anything, events: tuple[Event, ...]) -> None:
        if isinstance(entry, log.Started) or is_deal(entry):
            self.frames = []
        self.frames.append((self.room.seq, str(entry.__struct_config__.tag), events))

    def _show(
        self, viewer: Viewer, seq: int, what: str, events: tuple[Event, ...], whole: bool = True
    ) -> None:
        seat = self.room.seat_of(viewer.guest)
        told = [str(event.seen_by(seat)) for event in events]
        viewer.send(wire.Frame(seq, what, told, shown(self.room, viewer.guest) if whole else {}))


def is_deal(entry: log.Anything) -> bool:
    with contextlib.suppress(NotationError):
        return isinstance(entry, log.Acted) and str(parse_action(entry.action)) == "deal"
    return False


def now() -> float:
    """Seconds of a steady clock."""
    return asyncio.get_running_loop().time()
