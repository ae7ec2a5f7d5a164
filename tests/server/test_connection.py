"""A connection: bounded to the client, checked from it, and as far away as it seems."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lastcard.server import connection as closing
from lastcard.server import wire
from lastcard.server.connection import WAITING_MESSAGES, Connection, Socket
from server.tables import Table, at_a_table

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

    def connection(self, guest: str, messages: tuple[float, float] = PLENTY) -> Connection:
        return Connection(guest, Socket(self.take, self.says.get), messages)  # type: ignore[arg-type]


def test_who_does_not_read_is_dropped_and_resumes(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        client = Client()
        slow = client.connection("ben")
        running = asyncio.create_task(slow.run(table.actor))
        table.actor.connect(slow)
        await asyncio.sleep(0.01)
        seen = client.taken[-2]["seq"] if client.taken[-1]["kind"] != "frame" else 0
        client.reading.clear()
        for number in range(WAITING_MESSAGES + 5):
            await table.ask("ada", wire.Ready, number % 2 == 0)
        assert await asyncio.wait_for(running, 5) == closing.TOO_SLOW
        table.actor.disconnect(slow)
        back = Client()
        again = back.connection("ben")
        running = asyncio.create_task(again.run(table.actor))
        table.actor.connect(again, after=max(seen, table.room.seq - 150))
        await asyncio.sleep(0.05)
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
        hasty = client.connection("ada", messages=(3, 20.0))
        for _ in range(6):
            client.say(text="{}")
        running = asyncio.create_task(hasty.run(table.actor))
        await asyncio.sleep(0.02)
        assert len(client.taken) == 3
        while len(client.taken) < 6:
            await asyncio.sleep(0.01)
        assert {answer["code"] for answer in client.taken} == {"message"}
        running.cancel()

    at_a_table(tmp_path, work)


def test_the_shortest_way_counts(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        client = Client()
        far = client.connection("ada")
        running = asyncio.create_task(far.run(table.actor))
        ways = []
        for wait in (0.04, 0.01, 0.08):
            far.ping()
            await asyncio.sleep(wait)
            client.say(text=json.dumps({"kind": "pong", "number": client.taken[-1]["number"]}))
            client.say(text='{"kind": "pong", "number": 99}')  # nobody asked
            await asyncio.sleep(0.01)
            ways.append(far.way)
        assert 0.02 <= ways[0] < 0.2
        assert 0.005 <= ways[1] < ways[0]
        assert ways[2] == ways[1]
        running.cancel()

    at_a_table(tmp_path, work)


def test_a_client_that_is_gone_is_gone(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        client = Client()
        client.says.put_nowait({"type": "websocket.disconnect", "code": 1006})
        assert await client.connection("ada").run(table.actor) == closing.GONE

    at_a_table(tmp_path, work)
