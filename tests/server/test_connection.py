"""A connection: bounded to the client, checked from it, and as far away as it seems."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lastcard.server import app, wire
from lastcard.server import connection as closing
from lastcard.server.app import PING_SECONDS, Sockets
from lastcard.server.connection import WAITING_MESSAGES, Connection, Socket
from server.tables import Clock, Table, at_a_table

PLENTY = (1e9, 1e9)


class Client:
    """The other end of a socket: takes what is sent, unless it is told not to."""

    def __init__(self) -> None:
        self.taken: list[dict[str, Any]] = []
        self.reading = asyncio.Event()
        self.reading.set()
        self.says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def take(self, message: Any) -> None:
        await self.reading.wait()
        self.taken.append(json.loads(message["text"]))

    def say(self, **message: Any) -> None:
        self.says.put_nowait({"type": "websocket.receive", **message})

    async def has_seen(self, seq: int) -> int:
        """Wait until the frame of this number has come."""
        while not any(m["kind"] == "frame" and m["seq"] == seq for m in self.taken):
            await asyncio.sleep(0.001)
        return seq

    def connection(self, guest: str, messages: tuple[float, float] = PLENTY) -> Connection:
        return Connection(guest, Socket(self.take, self.says.get), messages)  # type: ignore[arg-type]


def test_who_does_not_read_is_dropped_and_resumes(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        client = Client()
        slow = client.connection("ben")
        running = asyncio.create_task(slow.run(table.actor))
        table.actor.connect(slow)
        seen = await client.has_seen(table.room.seq)
        client.reading.clear()
        for number in range(WAITING_MESSAGES + 5):
            await table.ask("ada", wire.Ready, number % 2 == 0)
        assert await asyncio.wait_for(running, 5) == closing.TOO_SLOW
        table.actor.disconnect(slow)
        back = Client()
        again = back.connection("ben")
        running = asyncio.create_task(again.run(table.actor))
        table.actor.connect(again, after=max(seen, table.room.seq - 150))
        await back.has_seen(table.room.seq)
        numbers = [m["seq"] for m in back.taken if m["kind"] == "frame"]
        assert numbers == [*range(numbers[0], table.room.seq + 1)]
        running.cancel()

    at_a_table(tmp_path, work, seats=3)


@pytest.mark.parametrize(
    ("message", "code"),
    [({"text": "x" * 4097}, closing.TOO_LARGE), ({"text": "ü" * 2049}, closing.TOO_LARGE)],
)
def test_what_is_too_large_ends_it(tmp_path: Path, message: Any, code: int) -> None:
    async def work(table: Table) -> None:
        client = Client()
        client.say(**message)
        assert await client.connection("ada").run(table.actor) == code

    at_a_table(tmp_path, work)


def test_who_says_too_much_is_read_slowly(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        client = Client()
        hasty = client.connection("ada", messages=(3, 10.0))
        for _ in range(6):
            client.say(text="{}")
        running = asyncio.create_task(hasty.run(table.actor))
        while len(client.taken) < 3:
            await asyncio.sleep(0)
        assert len(client.taken) == 3
        assert not client.says.empty()
        while len(client.taken) < 6:
            await asyncio.sleep(0.01)
        assert {answer["code"] for answer in client.taken} == {"message"}
        running.cancel()

    at_a_table(tmp_path, work)


def test_the_shortest_way_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(closing, "time", SimpleNamespace(monotonic=clock))

    async def work(table: Table) -> None:
        client = Client()
        far = client.connection("ada")
        running = asyncio.create_task(far.run(table.actor))
        ways = []
        for number, wait in enumerate((0.04, 0.01, 0.08), 1):
            far.ping()
            clock.now += wait
            client.say(text=json.dumps({"kind": "pong", "number": number}))
            client.say(text='{"kind": "pong", "number": 99}')  # nobody asked
            while not client.says.empty():
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.001)
            ways.append(far.way)
        assert ways == pytest.approx([0.02, 0.005, 0.005])
        running.cancel()

    at_a_table(tmp_path, work)


def test_a_client_that_is_gone_is_gone(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        client = Client()
        client.says.put_nowait({"type": "websocket.disconnect", "code": 1006})
        assert await client.connection("ada").run(table.actor) == closing.GONE

    at_a_table(tmp_path, work)


def test_who_stays_is_asked_again_soon_after_many_have_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A page takes its line for dead after 45 seconds without a word."""
    now, asked = 0.0, [0.0]

    class Line:
        def ping(self) -> None:
            if self is stays:
                asked.append(now)
            else:
                sockets.open -= leaving

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        if len(asked) > 5:
            raise asyncio.CancelledError

    stays, leaving = Line(), {Line() for _ in range(30)}
    sockets = Sockets(None, "", open={stays, *leaving})  # type: ignore[arg-type]
    monkeypatch.setattr(app, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(sockets.ping())
    assert max(later - earlier for earlier, later in pairwise(asked)) <= 2 * PING_SECONDS + 1
