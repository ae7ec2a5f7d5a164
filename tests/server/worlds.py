"""A room with a clock that is moved by hand, beside a second one that is made of its log."""

import asyncio
import random
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from lastcard import wire
from lastcard.game.fairness import Shuffle
from lastcard.notation.actions import parse_action
from lastcard.rules.rummy.table import RummyTable
from lastcard.server import entries as log
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import Pace
from lastcard.server.room import Room, open_room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.store import Entry
from lastcard.wire.refused import Refused
from server.tables import assert_alike

GUESTS = ("ada", "ben", "cleo", "dan")
HOST = GUESTS[0]
PROGRAM = GUESTS[-1]
SLOW = Pace((0.8, 2.0), (0.6, 2.4), (3.0, 4.0))
MOST_STEPS_TO_THE_END = 600
PACKS = {"uno": 108, "spin": 108, "rummy": 100}  # U1, S1, R1
Result = TypeVar("Result")


class AtOnce(Executor):
    """Bots think at once, so that a failure can be repeated."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Mortal(SqliteStore):
    """A store at which the server can die: at one of its next writes, just before or after it."""

    writes_left: int | None = None
    keeps_the_last = False
    dead = False

    async def append(self, entries: Sequence[Entry]) -> None:
        if self.writes_left != 0 or self.keeps_the_last:
            await super().append(entries)
        if self.writes_left == 0:
            self.dead = True
            await asyncio.Event().wait()  # nobody will hear of it
        if self.writes_left is not None:
            self.writes_left -= 1


class Tab:
    """A connection of a guest that keeps all it is told."""

    def __init__(self, guest: str, after: int) -> None:
        self.guest = guest
        self.after = after
        self.latency = 0.0
        self.heard: list[wire.FromServer] = []

    def send(self, message: wire.FromServer) -> None:
        wire.encoder.encode(message)
        self.heard.append(message)

    @property
    def frames(self) -> list[wire.Frame]:
        return [message for message in self.heard if isinstance(message, wire.Frame)]

    @property
    def seen(self) -> int:
        frames = self.frames
        return frames[-1].seq if frames else 0

    @property
    def removed(self) -> bool:
        return any(isinstance(message, wire.Removed | wire.Replaced) for message in self.heard)

    def answers(self, message_id: str, since: int) -> list[wire.FromServer]:
        return [
            message
            for message in self.heard[since:]
            if isinstance(message, wire.Done | wire.Refusal | wire.Hinted)
            and message.id == message_id
        ]

    def check_numbers(self) -> None:
        """Frames come one by one; only a whole view may stand for those that were missed."""
        last = self.after
        for number, frame in enumerate(self.frames):
            if frame.what == "welcome":
                assert number == 0 or frame.seq >= last
            else:
                assert frame.seq == last + 1
            last = frame.seq


def drawn_from(dice: random.Random) -> Callable[[], Shuffle]:
    return lambda: Shuffle(dice.randbytes(32).hex())


class World:
    """A room, its store, a clock that is moved by hand, and a second room made of the log."""

    def __init__(self, chosen: wire.Settings, pace: Pace, chance: int) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.now = 1000.0
        self.store = Mortal(Path(self.folder.name) / "log.db")
        dice = random.Random(chance)
        paced = Pace(pace.turn, pace.chance, pace.deal, dice=dice)
        self.house = House(
            self.store, paced, lambda: self.now, AtOnce(), AtOnce(), shuffle=drawn_from(dice)
        )
        self.tabs: dict[str, Tab] = {}
        self.all_tabs: list[Tab] = []
        self.shadow = Room()
        self.entries: list[log.Anything] = []
        self.actor = self._actor()
        self.run(self.store.open())
        self.run(self.actor.open(open_room(HOST, "Ada", chosen, 0.0)))
        self.settle()

    def _actor(self) -> RoomActor:
        return RoomActor("room", "CODE", self.house)

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(asyncio.wait_for(work, 300))

    def close(self) -> None:
        try:
            self.run(self.actor.close())
            self.run(self.store.close())
        finally:
            self.run(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()

    # Time

    def settle(self) -> None:
        """Let everything happen that happens by now, then read the log."""
        self.run(self._settle())
        self.follow()

    async def _settle(self) -> None:
        """A room that sleeps though something is due sleeps for ever: its clock is ours."""
        asleep = 0
        while not self._idle() and not self.store.dead:
            asleep = asleep + 1 if self._waits() else 0
            assert asleep < 1000, f"nobody wakes the room for {self.actor._plan()}"
            await asyncio.sleep(0)

    def _idle(self) -> bool:
        if not self._waits():
            return False
        plan = self.actor._plan()
        return plan is None or plan.at > self.now

    def _waits(self) -> bool:
        """Whether the room waits for somebody, and no bot thinks."""
        actor = self.actor
        return actor.mailbox.awaited and len(actor._tasks) == 1

    def advance(self, seconds: float) -> None:
        self.now += seconds
        self.actor.replan()
        self.settle()

    def restart(self) -> None:
        """The server is gone without a word, and back."""
        if self.store.writes_left is not None:
            self.run(self._settle())
        self.run(self.actor.close())
        self.run(self.store.close())
        self.tabs.clear()
        self.house.store = self.store = Mortal(self.store.file)
        self.run(self.store.open())
        self.actor = self._actor()
        self.run(self.actor.restore())
        self.settle()

    # The log

    def follow(self) -> None:
        """Play what is new in the log in the second room, and see that the rules allowed it."""
        if self.actor.room.seq == len(self.entries):
            self.same()
            return
        lines = self.run(self.store.log("room"))
        assert [log.to_text(entry) for entry in self.entries] == lines[: len(self.entries)]
        for line in lines[len(self.entries) :]:
            entry = log.from_text(line)
            self._allowed(entry)
            self.shadow.apply(entry)
            self.entries.append(entry)
            self._whole_pack()
        self.same()

    def _allowed(self, entry: log.Anything) -> None:
        if not isinstance(entry, log.Acted):
            return
        assert self.shadow.match is not None
        self.shadow.match.game.check(entry.seat, parse_action(entry.action))

    def _whole_pack(self) -> None:
        match = self.shadow.match
        if match is None:
            return
        table = match.game.state()
        rest = (
            table.single_count + sum(table.meld_size[: table.melds])
            if isinstance(table, RummyTable)
            else table.discard_count
        )
        held = sum(table.counts[: table.players])
        assert held + table.stock_count + rest == PACKS[match.game.game]

    def same(self) -> None:
        """The room is what its log says."""
        assert_alike(self.actor.room, self.shadow)

    def failures(self) -> float:
        """Jobs that did not end as they should, and bots that failed."""
        counter = self.house.metrics.failures
        return float(sum(counter.labels(kind)._value.get() for kind in ("job", "bot", "storage")))

    # People

    def connect(self, guest: str, after: int = 0) -> Tab:
        tab = self.tabs[guest] = Tab(guest, after)
        self.all_tabs.append(tab)

        async def go() -> None:
            self.actor.connect(tab, after)

        self.run(go())
        self.settle()
        return tab

    def disconnect(self, guest: str) -> None:
        tab = self.tabs.pop(guest)

        async def go() -> None:
            self.actor.disconnect(tab)

        self.run(go())
        self.settle()

    def enter(self, guest: str) -> None:
        async def go() -> None:
            with suppress(Refused):
                await self.actor.enter(guest, guest.title(), program=guest == PROGRAM)

        self.run(go())
        self.settle()

    def say(self, tab: "Tab", message: wire.Command) -> None:
        async def go() -> None:
            self.actor.hear(tab, message)

        self.run(go())

    def ask(self, guest: str, message: wire.Command) -> wire.FromServer:
        """Say something; there is one answer."""
        tab = self.tabs[guest]
        since = len(tab.heard)
        self.say(tab, message)
        self.settle()
        answers = tab.answers(message.id, since)
        assert len(answers) == 1, message
        for other in list(self.tabs.values()):
            if other.removed:
                del self.tabs[other.guest]
        return answers[0]

    def to_the_end(self) -> None:
        """With nobody there, the match goes on to its end."""
        for guest in list(self.tabs):
            self.disconnect(guest)
        for _ in range(MOST_STEPS_TO_THE_END):
            match = self.actor.room.match
            if match is None or match.over:
                self.follow()
                return
            self.now += 40.0
            self.actor.replan()
            self.run(self._settle())
        raise AssertionError("the match does not end")
