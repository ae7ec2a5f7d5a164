"""One room at work: everything that happens in it goes through here, one after the other."""

import asyncio
import contextlib
import time
import traceback
from collections.abc import Awaitable
from functools import partial

from .. import wire
from ..kinds import KINDS
from ..notation.action import CALL, Action
from ..notation.actions import SIMPLE
from ..notation.reasons import Reason
from ..wire.on_wire import Plays
from ..wire.refused import Refused
from . import entries as log
from .alarm import Alarm
from .audience import Viewer
from .commands import entry_for
from .growth import Growth, changes
from .hints import Hints
from .house import House
from .kept_room import RETRY_SECONDS, KeptRoom
from .mailbox import Job, Mailbox
from .pacing import Plan, soonest
from .race import Race
from .replies import Replies
from .seated_bots import SeatedBots
from .storage.store import StorageError

MAILBOX = 256  # jobs that may wait before messages have to
COSTLY_SECONDS = 0.00025  # that a refusal may take; after more, a room rests
RESTS = 10  # times as long as that refusal took
BUSY_SECONDS = 10.0
# What may come late: it was true when it was said, and the rules decide whether it still is.
ANY_TIME = {"uno", "catch", *(word for kind in KINDS.values() for word in kind.notation.any_time)}

PARTING = (wire.Leave, wire.Kick)


class RoomActor(KeptRoom):
    """A room at work."""

    def __init__(self, name: str, code: str, house: House) -> None:
        super().__init__(name, code, house)
        self.race = Race()
        self.hints = Hints(house.hinters)
        self.growth = Growth(house.clock)
        self.mailbox = Mailbox()
        self.replies = Replies()
        self.quiet_since = house.clock()  # when the last guest went, or came in
        self.was_seen = False  # whether anybody ever connected, as far as we know
        self.opened_from = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm = Alarm(house.clock, self.replan)
        self.bots = SeatedBots(house, self._logger)

    @property
    def busy(self) -> bool:
        """Whether somebody played here in the last seconds."""
        return self.room.playing and self.house.clock() - self.pacer.since < BUSY_SECONDS

    # Beginning and end

    async def open(self, opened: log.Opened) -> None:
        """Begin a new room."""
        await self._keep(opened)
        self._spawn(self._run())

    async def restore(self, age: int = 0) -> None:
        """Bring a room back from its log; clocks begin again."""
        await self._rebuild(age)
        self.was_seen = True  # before the restart, perhaps
        self._spawn(self._run())

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; what has been answered is kept."""
        self._alarm.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # People

    async def enter(self, guest: str, name: str, program: bool = False, address: str = "") -> None:
        """Let a guest in; :class:`~lastcard.wire.refused.Refused` if that is not possible."""
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
        """A connection begins: it gets what it missed, or all. A guest's newest one plays."""
        self.was_seen = True
        self.pacer.connected(viewer.guest)
        self.audience.join(viewer, after)
        seat = self.room.seat_of(viewer.guest)
        if seat is not None and self.room.seats[seat].away and not self.crowded:
            # Where there is no place for it, the first action brings them back.
            self.mailbox.put(lambda: self._welcome_back(viewer.guest))
        self.replan()

    def disconnect(self, viewer: Viewer) -> None:
        if not self.audience.holds(viewer):
            return
        self.pacer.disconnected(viewer.guest, self.house.clock())
        self.quiet_since = self.house.clock()
        self.audience.leave(viewer)
        self.replan()

    def replan(self) -> None:
        async def nothing() -> None:
            pass

        if not self.mailbox:  # otherwise it is awake
            self.mailbox.put(nothing)

    # The loop

    async def _run(self) -> None:
        while True:
            if self.room.unclosed:  # a round is closed before anything else
                await self._safely(self._commit, wait=0.0)
            plan = self._plan()
            if plan is None or self.mailbox or plan.at > self.house.clock():
                if plan is not None:
                    self._alarm.set(plan.at)
                await self._safely(await self.mailbox.take())
            else:
                await self._safely(partial(self._by_itself, plan))

    def _plan(self) -> Plan | None:
        if self.room.unclosed:  # it could not be kept: everybody else is told so, too
            return Plan(self.house.clock() + RETRY_SECONDS, "commit")
        decided_at = self.race.decided_at
        decision = None if decided_at is None else Plan(decided_at, "decide")
        plans = (decision, self.pacer.plan(), self.stalling.plan())
        return soonest([plan for plan in plans if plan is not None])

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
                self.audience.tell_who_stalls()
            case "deal":
                await self._keep(self.room.act(plan.seat, "deal", time.time()))
            case "act":
                del self.pacer.acting[plan.seat]
                self._spawn(self._think(plan.seat))

    # Bots

    async def _think(self, seat: int) -> None:
        """Let a bot choose while the room goes on."""
        moved = self.room.moved
        action = await self.bots.choose(self.room, seat, bool(self.audience.viewers))
        if action is not None:
            self.mailbox.put(lambda: self._bot_acts(seat, action, moved))

    async def _bot_acts(self, seat: int, action: Action, moved: int, claimed: bool = False) -> None:
        if self.room.moved != moved or not self.room.seats[seat].played_by_bot:
            return  # it has been overtaken
        if self.pacer.holds_back(seat, action, self.house.clock()):
            return
        if action.raced and not claimed:
            self._claim(0.0, lambda: self._bot_acts(seat, action, moved, claimed=True))
            return
        await self._keep(self.room.act(seat, str(action), time.time()))

    def _claim(self, latency: float, settle: Job) -> None:
        """A shout waits for those who may have shouted at the same time (S13)."""
        self.race.claim(self.house.clock(), latency, self.audience.farthest_player, settle)

    # Commands

    async def _answer(self, viewer: Viewer, message: wire.Command, claimed: bool = False) -> None:
        began = time.perf_counter()
        if (first := self.replies.find(self.room, viewer.guest, message.id)) is not None:
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
                self.audience.welcome(viewer)
        except StorageError:
            viewer.send(self._refusal(message.id, Refused(Reason.NOT_SAVED)))
            raise
        except Exception:
            viewer.send(self._refusal(message.id, Refused(Reason.FAULT)))
            raise
        self.replies.keep(viewer.guest, message.id, answer)
        viewer.send(answer)
        if isinstance(message, PARTING):
            for gone in self.audience.gone:
                gone.send(wire.Removed())
                self.disconnect(gone)
        # A client that asks about one huge new table after the other must not hold up other rooms.
        cost = time.perf_counter() - began
        if isinstance(answer, wire.Refusal) and cost > COSTLY_SECONDS:
            await asyncio.sleep(cost * RESTS)

    def _races(self, guest: str, message: wire.Act) -> bool:
        """Whether this is a shout that counts now (S13)."""
        action = SIMPLE.get(message.action.strip())
        if action is None or not action.raced:
            return False
        self.room.act(self.room.seat_for(guest), message.action, 0.0)
        return True

    def _refusal(self, message_id: str, refused: Refused) -> wire.Refusal:
        self.house.metrics.refusals.labels(refused.code).inc()
        return wire.refusal(message_id, refused, self.room.seq)

    async def _do(self, viewer: Viewer, message: wire.Command) -> wire.FromServer:
        match message:
            case wire.Act():
                await self._act(viewer.guest, message)
            case wire.Try(_, action):
                self.room.act(self.room.seat_for(viewer.guest), action, 0.0)
            case wire.Say() | wire.Emote():
                self.audience.say(viewer.guest, message)
            case wire.StandIn(_, seat):
                if (stood_in := self.stalling.ask(viewer.guest, seat)) is None:
                    self.audience.tell_who_stalls()
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
        late = not ANY_TIME.isdisjoint(message.action.split()[:1])
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
        self.replies.keep(viewer.guest, message_id, answer)
        self.hints.answered(viewer.guest, message_id)
        viewer.send(answer)
