"""Rooms at work, without sockets: a clock that is set by hand, guests who keep all they hear.

The cards are the same each time, and no first card does anything: what a test sees is not luck.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from lastcard import wire
from lastcard.game.fairness import Shuffle
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import AT_ONCE, Pace
from lastcard.server.room import Room, open_room
from lastcard.server.storage.sqlite import SqliteStore


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def shuffles() -> Callable[[], Shuffle]:
    """A secret a round, known beforehand."""
    rounds = itertools.count(1)
    return lambda: Shuffle(f"{next(rounds):064x}")


def assert_alike(one: Room, other: Room) -> None:
    """Two rooms in which the same has happened."""
    mine, its = vars(one).copy(), vars(other).copy()
    for room in (mine, its):
        del room["judged"]  # it saves work, and says nothing
    match, replayed = mine.pop("match"), its.pop("match")
    assert mine == its
    assert (match is None) == (replayed is None)
    if match is not None:
        assert match.game.state() == replayed.game.state()
        assert match.score_sheet == replayed.score_sheet


class Client:
    """A guest's connection that keeps all it is told."""

    def __init__(self, guest: str, latency: float = 0.0) -> None:
        self.guest = guest
        self.latency = latency
        self.heard: list[wire.FromServer] = []

    def send(self, message: wire.FromServer) -> None:
        assert len(wire.encoder.encode(message)) < 20_000
        self.heard.append(message)

    def of(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def match(self) -> Any:
        return next(frame.match for frame in reversed(self.of(wire.Frame)) if frame.match)

    @property
    def place(self) -> Any:
        return next(frame.room for frame in reversed(self.of(wire.Frame)) if frame.room)


class Table:
    """A room with its actor."""

    def __init__(self, actor: RoomActor, clock: Clock) -> None:
        self.actor = actor
        self.room = actor.room
        self.clock = clock
        self.clients: dict[str, Client] = {}
        self.asked = 0

    def next_id(self) -> str:
        self.asked += 1
        return str(self.asked)

    def connect(self, guest: str, latency: float = 0.0) -> Client:
        client = self.clients[guest] = Client(guest, latency)
        self.actor.connect(client)
        return client

    async def ask(self, guest: str, kind: Callable[..., wire.Command], *details: Any) -> Any:
        """Say something and wait for the answer."""
        client = self.clients[guest]
        message = kind(self.next_id(), *details)
        self.actor.hear(client, message)
        while not (found := [m for m in client.heard if getattr(m, "id", "") == message.id]):
            await asyncio.sleep(0.001)
        return found[0]

    async def act(self, guest: str, action: str) -> Any:
        return await self.ask(guest, wire.Act, self.actor.room.seq, action)

    async def settle(self) -> None:
        """Let everything happen that can happen now: until it was quiet twice."""
        quiet = 0
        while quiet < 2:
            passed = asyncio.Event()

            async def passing(passed: asyncio.Event = passed) -> None:
                passed.set()

            seq = self.actor.room.seq
            self.actor.mailbox.put(passing)
            await passed.wait()
            plan = self.actor._plan()
            due = plan is not None and plan.at <= self.clock()
            thinking = len(self.actor._tasks) > 1
            quiet = quiet + 1 if seq == self.actor.room.seq and not due and not thinking else 0
            await asyncio.sleep(0.001)

    async def later(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.now += seconds
        self.actor.replan()
        await self.settle()


def at_a_table(
    tmp_path: Path,
    work: Callable[[Table], Awaitable[None]],
    pace: Pace = AT_ONCE,
    **settings: Any,
) -> None:
    """Open a room for Ada and do some work in it."""

    async def go() -> None:
        clock = Clock()
        store = SqliteStore(tmp_path / "log.db")
        await store.open()
        house = House(store, pace, clock, shuffle=shuffles())
        actor = RoomActor("room", "CODE", house)
        chosen = wire.Settings(**{"seats": 2} | settings)
        await actor.open(open_room("ada", "Ada", chosen, 0.0))
        table = Table(actor, clock)
        table.connect("ada")
        await table.settle()
        try:
            await work(table)
        finally:
            await actor.close()
            await store.close()
            house.thinkers.shutdown()

    asyncio.run(go())
