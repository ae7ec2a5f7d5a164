"""One room at work: everything that happens in it goes through here, one after the other.

Judge, keep, answer, tell: nobody hears of anything that is not on the disk.
"""

import asyncio
import contextlib
import time
import traceback
from collections import OrderedDict
from collections.abc import Awaitable, Iterable
from functools import partial
from typing import Protocol

import structlog

from .. import wire
from ..bots.guard import BotFailure
from ..game.events import Event
from ..notation.actions import CALL, SHOUT, Action
from ..notation.reasons import Reason
from ..wire.refused import Refused
from ..wire.rummy.hint import Plays
from . import entries as log
from .chat import Chat, Remembered
from .commands import entry_for
from .frames import MOST_MISSED, News, Telling, noted
from .growth import Growth, changes
from .hints import Hints
from .house import House
from .mailbox import Job, Mailbox
from .pacing import Pacer, Plan, soonest
from .players import AUTOPILOT, Players
from .race import Race
from .room import Room
from .showing import old_record_name, shown_room
from .stalling import Stalling
from .storage.store import Entry, StorageError

MAILBOX = 256  # jobs that may wait before messages have to
RETRY_SECONDS = 1.0
BUSY_SECONDS = 10.0
MOST_ANSWERS = 256  # remembered for who asks again
MOST_EARLIER = 40  # events of the round that a view comes with
# What may come late: it was true when it was said, and the rules decide whether it still is. In a
# war (S12) all lay at the same time.
ANY_TIME = (["uno"], ["shout"], ["catch"], ["show"])

SETTINGS = (log.Opened, log.Configured)
PARTING = (wire.Leave, wire.Kick)

logger = structlog.get_logger()


class Viewer(Protocol):
    """A connection of a guest."""

    guest: str
    latency: float  # seconds that a message takes to arrive, as far as we know

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the connection's bounded queue."""


class RoomActor:
    """A room, its log, and those who watch it."""

    def __init__(self, name: str, code: str, house: House) -> None:
        self.name = name  # what the invitation says: whoever knows it may come in
        self.code = code  # the short form, to be said aloud
        self.house = house
        self.room = Room()
        self.pacer = Pacer(self.room, house.pace, house.clock())
        self.stalling = Stalling(self.pacer)
        self.chat = Chat()
        self.race = Race()
        self.hints = Hints(house.hinters)
        self.growth = Growth(house.clock)
        self.players = Players(house.pace.dice, self._bot_failed)
        self.viewers: dict[str, Viewer] = {}
        self.mailbox = Mailbox()
        self.news: list[News] = []  # of this round
        self.answers: OrderedDict[tuple[str, str], wire.FromServer] = OrderedDict()
        self.quiet_since = house.clock()  # when the last guest went, or came in
        self.was_seen = False  # whether anybody ever connected, as far as we know
        self.opened_from = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._rings_at = 0.0  # on the house's clock
        self._logger = logger.bind(room=old_record_name(name, 0)[:8])  # the name itself is a key

    @property
    def busy(self) -> bool:
        """Whether somebody played here in the last seconds."""
        return self.room.playing and self.house.clock() - self.pacer.since < BUSY_SECONDS

    # Beginning and end

    async def open(self, opened: log.Opened) -> None:
        """Begin a new room."""
        await self._keep(opened)
        self._spawn(self._run())

    async def replay(self, age: int = 0) -> None:
        """Bring a room back from its log; clocks begin anew."""
        await self._rebuild(age)
        self.was_seen = True  # before the restart, perhaps
        self._spawn(self._run())

    async def _rebuild(self, age: int = 0) -> None:
        waking, store = self.house.waking, self.house.store
        self.room, self.news = await waking.bring_back(store, self.name, age)
        here = self.pacer.here
        self.pacer = Pacer(self.room, self.house.pace, self.house.clock())
        self.pacer.here = here
        self.stalling = Stalling(self.pacer)
        self.house.expect(self.room.settings.game)
        self.pacer.begin(self.house.clock())

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; what has been answered is kept."""
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # People

    async def enter(self, guest: str, name: str, program: bool = False, address: str = "") -> None:
        """Let a guest in; :class:`~lastcard.server.refused.Refused` if that is not possible."""
        inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def let_in() -> None:
            try:
                self.quiet_since = self.house.clock()
                if not self.room.is_here(guest):
                    entered = self.room.enter(guest, name, program, address)
                    self.growth.allow(guest, entered)
                    await self._keep(entered)
            except (Refused, StorageError) as error:
                inside.set_exception(error)
            else:
                inside.set_result(None)

        self.mailbox.put(let_in)
        await inside

    @property
    def crowded(self) -> bool:
        """Whether so much waits to be done here that nothing more can be heard for now."""
        return len(self.mailbox) >= MAILBOX

    def hear(self, viewer: Viewer, message: wire.Command) -> None:
        """Take a message; the answer is sent to the viewer when its turn has come."""
        self.mailbox.put(lambda: self._answer(viewer, message))

    def connect(self, viewer: Viewer, after: int = 0) -> None:
        """A connection begins: it gets what it missed, or all. The newest of a guest plays."""
        older = self.viewers.pop(viewer.guest, None)
        self.viewers[viewer.guest] = viewer
        self.was_seen = True
        self.pacer.connected(viewer.guest)
        if older is not None:
            older.send(wire.Replaced())
        for remembered in self.chat.history if after == 0 else ():
            self._tell_said(viewer, remembered)
        missed = [news for news in self.news if news.seq > after]
        if after and missed and missed[0].seq == after + 1 and len(missed) <= MOST_MISSED:
            clocks = self._clocks()
            for news in missed:
                last = news is missed[-1]
                telling = Telling(self.room, news, clocks, match=last)
                viewer.send(telling.to(viewer.guest, self._place(viewer.guest) if last else None))
        else:
            self._welcome(viewer)
        self._tell_who_is_here()
        seat = self.room.seat_of(viewer.guest)
        if seat is not None and self.room.seats[seat].away and not self.crowded:
            # Where there is no place for it, the first action brings them back.
            self.mailbox.put(lambda: self._welcome_back(viewer.guest))
        self.wake()

    def disconnect(self, viewer: Viewer) -> None:
        if self.viewers.get(viewer.guest) is not viewer:
            return
        del self.viewers[viewer.guest]
        self.pacer.disconnected(viewer.guest, self.house.clock())
        self.quiet_since = self.house.clock()
        self._tell_who_is_here()
        self.wake()

    def wake(self) -> None:
        """Look at the plan again."""

        async def nothing() -> None:
            pass

        if not self.mailbox:  # else it is awake
            self.mailbox.put(nothing)

    # The loop

    async def _run(self) -> None:
        while True:
            if self.room.unclosed:  # a round is closed before anything else
                await self._safely(self._commit, wait=0.0)
            plan = self._plan()
            if plan is None or self.mailbox or plan.at > self.house.clock():
                self._set_alarm(plan)
                await self._safely(await self.mailbox.take())
            else:
                await self._safely(partial(self._by_itself, plan))

    def _set_alarm(self, plan: Plan | None) -> None:
        """Wake in time for what is planned. An alarm that comes too early costs less than a new
        one for every move."""
        if plan is None:
            return
        if self._alarm is not None:
            if self._rings_at <= plan.at:
                return
            self._alarm.cancel()
        seconds = max(0.0, plan.at - self.house.clock())
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)
        self._rings_at = plan.at

    def _ring(self) -> None:
        self._alarm = None
        self.wake()

    def _plan(self) -> Plan | None:
        if self.room.unclosed:  # it could not be kept: everybody else is told so, too
            return Plan(self.house.clock() + RETRY_SECONDS, "commit")
        decided_at = self.race.decided_at
        decision = None if decided_at is None else Plan(decided_at, "decide")
        plans = (decision, self.pacer.plan(), self.stalling.plan())
        return soonest([plan for plan in plans if plan is not None])

    async def _commit(self) -> None:
        """Commit to the next shuffle; after a round this closes it."""
        record = self.house.record_name() if self.room.playing else ""
        await self._keep(log.Committed(self.house.shuffle().secret, record))

    async def _safely(self, job: Job, wait: float = RETRY_SECONDS) -> None:
        """Do a job; whatever goes wrong, the room is what its log says."""
        try:
            await job()
        except StorageError as error:
            # Nothing has changed; what was to happen by itself is planned again.
            self._logger.error("not kept", reason=str(error))
            self.house.metrics.failures.labels("storage").inc()
            await asyncio.sleep(wait)
            self.pacer.begin(self.house.clock())
        except Exception:
            self._logger.exception("a job failed; the room is played again from its log")
            self.house.metrics.failures.labels("job").inc()
            await self._recover()

    async def _recover(self) -> None:
        while True:
            try:
                await self._rebuild()
            except Exception:
                self._logger.exception("the log cannot be played again")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        for viewer in self.viewers.values():
            self._welcome(viewer)

    async def _by_itself(self, plan: Plan) -> None:
        if self._plan() != plan:
            return  # somebody came or went in the same moment
        match plan.what:
            case "decide":
                await self.race.decide()
            case "commit":
                pass  # it comes first anyway
            case "hand over":
                await self._keep(log.HandedOver(self.pacer.heirs[0]))
            case "away":
                await self._keep(log.WentAway(plan.seat))
            case "stalling":
                self.stalling.notice()
                self._tell_who_stalls()
            case "deal":
                await self._keep(self.room.act(plan.seat, "deal", time.time()))
            case "act":
                del self.pacer.acting[plan.seat]
                self._spawn(self._think(plan.seat))

    # Bots

    async def _think(self, seat: int) -> None:
        """Let a bot choose, in a thread, while the room goes on."""
        moved = self.room.moved
        level = self.room.seats[seat].bot or AUTOPILOT
        self.house.expect(self.room.settings.game, expert=level == "expert")
        player = self.players.at(seat, level)
        async with player.asked:
            if self.room.moved != moved or self.room.match is None:
                return  # it has been overtaken
            view = self.room.match.game.view(seat)
            loop = asyncio.get_running_loop()
            with self.house.metrics.thinking.labels(level).time():
                action = await loop.run_in_executor(self.house.thinkers, player.choose, view)
        if action is not None:
            self.mailbox.put(lambda: self._bot_acts(seat, action, moved))

    def _bot_failed(self, seat: int, failure: BotFailure) -> None:
        # Not what it chose, and no words of its errors: there may be cards in them.
        error = failure.__cause__
        where = [] if error is None else traceback.format_tb(error.__traceback__)
        name = type(error).__name__
        self._logger.error("a bot failed", seat=seat, kind=failure.kind, error=name, where=where)
        self.house.metrics.failures.labels("bot").inc()

    async def _bot_acts(self, seat: int, action: Action, moved: int, claimed: bool = False) -> None:
        if self.room.moved != moved or not self.room.seats[seat].played_by_bot:
            return  # it has been overtaken
        if self.pacer.holds_back(seat, action, self.house.clock()):
            return
        if action == SHOUT and not claimed:
            self._claim(0.0, lambda: self._bot_acts(seat, action, moved, claimed=True))
            return
        await self._keep(self.room.act(seat, str(action), time.time()))

    def _claim(self, latency: float, settle: Job) -> None:
        """A shout waits for those who may have shouted at the same time (S13)."""
        players = {seat.guest for seat in self.room.seats}
        latencies = [viewer.latency for viewer in self.viewers.values() if viewer.guest in players]
        self.race.claim(self.house.clock(), latency, max(latencies, default=0.0), settle)

    # Commands

    async def _answer(self, viewer: Viewer, message: wire.Command, claimed: bool = False) -> None:
        if (first := self._first_answer(viewer.guest, message.id)) is not None:
            viewer.send(first)
            return
        answer: wire.FromServer
        try:
            if not self.room.is_here(viewer.guest):
                raise Refused(Reason.NOT_HERE_ANY_MORE)
            if isinstance(message, wire.Act) and self._races(viewer.guest, message) and not claimed:
                self._claim(viewer.latency, lambda: self._answer(viewer, message, claimed=True))
                return
            if isinstance(message, wire.Hint):
                found = self.hints.ask(self.room, viewer.guest, message.id)
                self._spawn(self._hint(viewer, message.id, found))
                return
            answer = await self._do(viewer, message)
        except Refused as refused:
            answer = self._refusal(message.id, refused)
            if refused.reason == Reason.STALE:
                self._welcome(viewer)
        except StorageError:
            viewer.send(self._refusal(message.id, Refused(Reason.NOT_SAVED)))
            raise
        except Exception:
            viewer.send(self._refusal(message.id, Refused(Reason.FAULT)))
            raise
        self._remember(viewer.guest, message.id, answer)
        viewer.send(answer)
        if isinstance(message, PARTING):
            self._part()

    def _races(self, guest: str, message: wire.Act) -> bool:
        """Whether this is a shout that counts now (S13)."""
        if message.action.split() != [str(SHOUT)]:
            return False
        self.room.act(self.room.seat_for(guest), message.action, 0.0)
        return True

    def _refusal(self, message_id: str, refused: Refused) -> wire.Refusal:
        self.house.metrics.refusals.labels(refused.code).inc()
        return wire.refusal(message_id, refused, self.room.seq)

    def _first_answer(self, guest: str, message_id: str) -> wire.FromServer | None:
        """What was answered when this was said for the first time; actions also after a restart."""
        if (seq := self.room.answered.get((guest, message_id))) is not None:
            return wire.Done(message_id, seq)
        return self.answers.get((guest, message_id))

    def _remember(self, guest: str, message_id: str, answer: wire.FromServer) -> None:
        self.answers[guest, message_id] = answer
        if len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)

    async def _do(self, viewer: Viewer, message: wire.Command) -> wire.FromServer:
        match message:
            case wire.Act():
                await self._act(viewer.guest, message)
            case wire.Try(_, action):
                self.room.act(self.room.seat_for(viewer.guest), action, 0.0)
            case wire.Say() | wire.Emote():
                self._say(viewer.guest, message)
            case wire.StandIn(_, seat):
                if (stood_in := self.stalling.ask(viewer.guest, seat)) is None:
                    self._tell_who_stalls()
                else:
                    await self._keep(stood_in)
            case wire.ComeBack():
                await self._come_back(viewer.guest)
            case _:
                entry = entry_for(self.room, viewer.guest, message)
                if changes(self.room, entry):
                    self.growth.allow(viewer.guest, entry)
                    await self._keep(entry)
        return wire.Done(message.id, self.room.seq)

    async def _act(self, guest: str, message: wire.Act) -> None:
        seat = self.room.seat_for(guest)
        late = message.action.split()[:1] in ANY_TIME
        if not self.room.moved <= message.seq <= self.room.seq and not late:
            raise Refused(Reason.STALE)
        entry = self.room.act(seat, message.action, time.time(), message.id)
        assert self.room.match is not None
        if entry.action == str(CALL) and not self.room.match.game.call_counts(seat):
            return  # U25: it has no effect, so there is nothing to keep
        if self.room.seats[seat].away:
            await self._keep(log.CameBack(seat))
        await self._keep(entry)

    async def _come_back(self, guest: str) -> None:
        entry = self.room.come_back(guest)
        self.stalling.check_return(guest)
        await self._keep(entry)

    async def _welcome_back(self, guest: str) -> None:
        with contextlib.suppress(Refused):
            await self._come_back(guest)

    async def _hint(self, viewer: Viewer, message_id: str, found: asyncio.Future[Plays]) -> None:
        """Tell what the solver finds, in a thread, while the room goes on."""
        answer: wire.FromServer
        try:
            answer = wire.Hinted(message_id, *await asyncio.shield(found))
        except Exception as error:  # of which only the kind is told: there may be tiles in it
            where = traceback.format_tb(error.__traceback__)
            self._logger.error("a hint failed", error=type(error).__name__, where=where)
            self.house.metrics.failures.labels("hint").inc()
            answer = self._refusal(message_id, Refused(Reason.FAULT))
        self._remember(viewer.guest, message_id, answer)
        self.hints.told(viewer.guest, message_id)
        viewer.send(answer)

    def _say(self, guest: str, message: wire.Say | wire.Emote) -> None:
        name = self.room.names_of_guests().get(guest, "")
        remembered = self.chat.say(guest, name, message, self.house.clock())
        for viewer in list(self.viewers.values()):
            self._tell_said(viewer, remembered)

    # The truth

    async def _keep(self, entry: log.Anything) -> None:
        """Keep an entry, then take it into account, then tell."""
        if self.room.unclosed and not isinstance(entry, log.Committed):
            raise StorageError("the round before is not closed yet")
        seq = self.room.seq + 1
        record = entry.record if isinstance(entry, log.Committed) else ""
        code = self.code if seq == 1 else ""
        began = time.perf_counter()
        await self.house.store.append([Entry(self.name, seq, log.to_text(entry), code, record)])
        self.house.metrics.keeping.add(time.perf_counter() - began)
        self._take(entry, self.room.apply(entry))
        self.pacer.heard(entry, self.house.clock())
        self.house.metrics.entries.add(self.news[-1].what)
        self._tell(entry)

    def _take(self, entry: log.Anything, events: tuple[Event, ...]) -> None:
        if isinstance(entry, SETTINGS):
            self.house.expect(entry.settings.game)
        noted(self.news, self.room, entry, events)

    # Telling

    def _tell(self, entry: log.Anything) -> None:
        acted = isinstance(entry, log.Acted)
        room = not acted or self.room.between_rounds
        match = acted or isinstance(
            entry, log.Started | log.Sat | log.ReturnedToLobby | log.Configured
        )
        # The score sheet of those who watched the round is complete until it ends.
        sheet = not acted or self.room.between_rounds
        here = set(self.room.guests)
        telling = Telling(self.room, self.news[-1], self._clocks(), match, sheet)
        for viewer in list(self.viewers.values()):
            if viewer.guest in here:
                viewer.send(telling.to(viewer.guest, self._place(viewer.guest) if room else None))
        self._tell_who_stalls()

    def _tell_who_stalls(self, viewers: Iterable[Viewer] = ()) -> None:
        """Tell all, or some, what they can do about it."""
        if not self.stalling.has_news:
            return
        for viewer in list(viewers or self.viewers.values()):
            if (stalling := self.stalling.news_for(viewer.guest)) is not None:
                viewer.send(stalling)

    def _part(self) -> None:
        """Let go of those who left or were sent away."""
        for guest in self.viewers.keys() - self.room.guests:
            viewer = self.viewers[guest]
            viewer.send(wire.Removed())
            self.disconnect(viewer)

    def _welcome(self, viewer: Viewer) -> None:
        earlier = [event for news in self.news for event in news.events]
        news = News(self.room.seq, "welcome", tuple(earlier[-MOST_EARLIER:]))
        telling = Telling(self.room, news, self._clocks())
        viewer.send(telling.to(viewer.guest, self._place(viewer.guest)))
        self._tell_who_stalls([viewer])

    def _clocks(self) -> wire.Clocks | None:
        return self.pacer.clocks(self.house.clock())

    def _place(self, guest: str) -> wire.RoomShown:
        return shown_room(self.room, guest, self.pacer.here, self.name, self.code)

    def _tell_said(self, viewer: Viewer, remembered: Remembered) -> None:
        if (viewer.guest, remembered.guest) not in self.room.muted:
            viewer.send(remembered.said)

    def _tell_who_is_here(self) -> None:
        names = self.room.names_of_guests()
        here = wire.Here([names[guest] for guest in self.viewers if guest in names])
        for viewer in list(self.viewers.values()):
            viewer.send(here)
        self._tell_who_stalls()  # fewer or more may decide
