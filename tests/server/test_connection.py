"""A connection: bounded to the client, checked from it, and as far away as it seems."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lastcard import wire
from lastcard.server import app, connection
from lastcard.server.actor import MAILBOX
from lastcard.server.app import PING_SECONDS, Sockets
from lastcard.server.connection import MOST_WAITING, Connection
from lastcard.server.limits import Bucket
from lastcard.wire import closing
from server.tables import Clock, Table, at_a_table

PLENTY = (1e9, 1e9)


class Line:
    """The other end of a socket: reads what is sent, unless it is told not to."""

    def __init__(self) -> None:
        self.taken: list[dict[str, Any]] = []
        self.reads = True
        self.waiting = 0
        self.code: int | None = None
        self.ended: list[int] = []

    def write(self, text: bytes) -> int:
        if self.reads:
            self.taken.append(json.loads(text))
        else:
            self.waiting += len(text)
        return self.waiting

    def end(self, code: int) -> None:
        self.code = code

    def numbers(self) -> list[int]:
        """Of the frames that have come."""
        return [m["seq"] for m in self.taken if m["kind"] == "frame"]

    def connection(
        self,
        guest: str,
        table: Table,
        messages: tuple[float, float] = PLENTY,
        all_messages: Bucket | None = None,
    ) -> Connection:
        def ended(connection: Connection, code: int) -> None:
            table.actor.disconnect(connection)
            self.ended.append(code)

        buckets = (Bucket(*messages), all_messages or Bucket(*PLENTY))
        return Connection(guest, self, table.actor, buckets, ended)


def test_who_does_not_read_is_dropped_and_resumes(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        line = Line()
        table.actor.connect(line.connection("ben", table))
        seen = line.numbers()[-1]
        assert seen == table.room.seq
        line.reads = False
        while line.code is None:
            assert line.waiting <= MOST_WAITING
            table.clock.now += 1.0  # as often as a guest may
            await table.ask("ada", wire.Ready, not table.room.seats[0].ready)
        assert line.code == closing.TOO_SLOW
        await table.settle()
        assert line.ended == [closing.TOO_SLOW]
        assert list(table.actor.audience.viewers) == ["ada"]
        back = Line()
        table.actor.connect(back.connection("ben", table), after=max(seen, table.room.seq - 150))
        numbers = back.numbers()
        assert numbers == [*range(numbers[0], table.room.seq + 1)]

    at_a_table(tmp_path, work, seats=3)


@pytest.mark.parametrize("text", ["x" * 4097, "ü" * 2049])
def test_what_is_too_large_ends_it(tmp_path: Path, text: str) -> None:
    async def work(table: Table) -> None:
        line = Line()
        line.connection("ada", table).hear(text)
        assert line.code == closing.TOO_LARGE

    at_a_table(tmp_path, work)


def test_who_says_too_much_is_read_slowly(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        line = Line()
        hasty = line.connection("ada", table, messages=(3, 10.0))
        assert [hasty.wait() for _ in range(5)] == [0, 0, 0, 0.1, 0.1]
        await asyncio.sleep(0.1)
        assert not hasty.wait()

    at_a_table(tmp_path, work)


def test_the_sockets_of_an_address_count_together(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        together = Bucket(4, 0.001)
        one, other = (Line().connection("ada", table, (3, 1.0), together) for _ in "ab")
        assert [one.wait() > 0 for _ in range(4)] == [False, False, False, True]
        assert [other.wait() > 0 for _ in range(4)] == [False, True, True, True]

    at_a_table(tmp_path, work)


def test_a_room_with_its_hands_full_is_not_told_more(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        line = Line()
        eager = line.connection("ada", table)
        table.actor.connect(eager)
        said = 0
        while not eager.wait():
            eager.hear(json.dumps({"kind": "emote", "id": str(said), "emote": "what?"}))
            said += 1
        assert len(table.actor.mailbox) == MAILBOX
        answers: list[str] = []
        while len(answers) < said:
            await asyncio.sleep(0.01)
            answers = [m["id"] for m in line.taken if m["kind"] == "refused"]
        assert answers == [str(number) for number in range(said)]
        assert not eager.wait()

    at_a_table(tmp_path, work)


def test_the_shortest_way_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(connection, "time", SimpleNamespace(monotonic=clock))

    async def work(table: Table) -> None:
        far = Line().connection("ada", table)
        latencies = []
        for number, wait in enumerate((0.04, 0.01, 0.08), 1):
            far.ping()
            clock.now += wait
            far.hear(json.dumps({"kind": "pong", "number": number}))
            far.hear('{"kind": "pong", "number": 99}')  # nobody asked
            latencies.append(far.latency)
        assert latencies == pytest.approx([0.02, 0.005, 0.005])

    at_a_table(tmp_path, work)


def test_a_client_that_is_gone_is_gone(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        line = Line()
        connection = line.connection("ada", table)
        table.actor.connect(connection)
        connection.gone(1000)
        connection.send(wire.Ping(1))
        connection.hear('{"kind": "leave", "id": "x"}')
        await table.settle()
        assert line.ended == [closing.GONE]
        assert "ada" not in table.actor.audience.viewers
        assert table.room.is_here("ada")

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
    sockets = Sockets(None, None, open={stays, *leaving})  # type: ignore[arg-type]
    monkeypatch.setattr(app, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(sockets.ping())
    assert max(later - earlier for earlier, later in pairwise(asked)) <= 2 * PING_SECONDS + 1
