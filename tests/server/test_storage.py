"""What has been kept is kept, once, in order, even when the process is killed."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.server.storage.store import (
    Entry,
    OpenRoom,
    RecordPlace,
    StorageError,
    Store,
    migrations,
)
from server.stores import ask, database, run_with, store_at


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "folder" / "log.db")
    else:
        with database() as url:
            yield url


def test_entries_come_back_in_order(place: str) -> None:
    async def write(store: Store) -> None:
        await store.append([Entry("b", 1, "opened")])
        await store.append([Entry("a", 1, "opened"), Entry("a", 2, "two")])
        await store.append([Entry("b", 2, "zwei"), Entry("b", 3, "drei")])

    async def read(store: Store) -> tuple[list[str], list[str], list[str]]:
        rooms = [room.name for room in await store.open_rooms()]
        return rooms, await store.log("a"), await store.log("b")

    run_with(place, write)
    assert run_with(place, read) == (
        ["b", "a"],
        ["opened", "two"],
        ["opened", "zwei", "drei"],
    )


def test_a_number_that_is_taken_is_refused_and_nothing_of_it_is_kept(place: str) -> None:
    async def work(store: Store) -> list[str]:
        await store.append([Entry("a", 1, "opened")])
        waiting = [
            asyncio.ensure_future(store.append([Entry("a", 2, "first")])),
            asyncio.ensure_future(store.append([Entry("a", 3, "x"), Entry("a", 2, "again")])),
            asyncio.ensure_future(store.append([Entry("a", 4, "other")])),
        ]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StorageError, type(None)]
        return await store.log("a")

    assert run_with(place, work) == ["opened", "first", "other"]


def test_many_wait_for_few_commits(place: str) -> None:
    async def work(store: Store) -> int:
        rooms = [f"room {n}" for n in range(500)]
        await asyncio.gather(*(store.append([Entry(room, 1, "opened")]) for room in rooms))
        return len(await store.open_rooms())

    assert run_with(place, work) == 500


def test_a_room_that_is_closed_keeps_its_log(place: str) -> None:
    async def work(store: Store) -> tuple[list[OpenRoom], list[str]]:
        await store.append([Entry("a", 1, "opened")])
        await store.close_room("a", 5.0)
        return await store.open_rooms(), await store.log("a")

    assert run_with(place, work) == ([], ["opened"])


def test_an_open_room_says_whether_a_match_was_begun(place: str) -> None:
    begun = '{"kind":"started","at":0.0,"date":""}'
    said = '{"kind":"entered","name":"{\\"kind\\":\\"started\\""}'

    async def work(store: Store) -> None:
        await store.append([Entry("a", 1, "opened"), Entry("a", 2, begun), Entry("a", 3, "acted")])
        await store.append([Entry("b", 1, "opened"), Entry("b", 2, said)])
        rooms = {room.name: (room.entries, room.played) for room in await store.open_rooms()}
        assert rooms == {"a": (3, True), "b": (2, False)}

    run_with(place, work)


def test_a_code_and_a_record_are_found_again(place: str) -> None:
    async def write(store: Store) -> None:
        await store.append([Entry("a", 1, "opened", code="BCDFGH")])
        await store.append([Entry("a", 2, "played"), Entry("a", 3, "won", record="link")])
        await store.append([Entry("a", 4, "dealt")])

    async def read(store: Store) -> None:
        assert await store.open_rooms() == [OpenRoom("a", "BCDFGH", 4, False)]
        assert await store.record("link") == RecordPlace("a", 3)
        assert await store.record("a") is None
        assert await store.log("a", 3) == ["opened", "played", "won"]

    run_with(place, write)
    run_with(place, read)


@pytest.mark.slow
def test_a_second_server_in_the_same_place_is_refused(place: str) -> None:
    async def work(store: Store) -> None:
        second = store_at(place)
        with pytest.raises(StorageError, match="another server"):
            await second.open()
        await second.close()

    run_with(place, work)
    run_with(place, lambda store: store.log("a"))


def test_a_setting_is_decided_once(place: str) -> None:
    async def work(store: Store) -> list[str]:
        return [await store.setting("key", "one"), await store.setting("key", "two")]

    assert run_with(place, work) == ["one", "one"]


def test_the_file_waits_for_the_disk(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    run_with(str(tmp_path / "log.db"), nothing)
    with sqlite3.connect(tmp_path / "log.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        last = migrations("sqlite")[-1].number
        assert connection.execute("PRAGMA user_version").fetchone() == (last,)


KILLED = """
    import asyncio, sys
    from pathlib import Path
    from lastcard.server.storage.postgres import PostgresStore
    from lastcard.server.storage.sqlite import SqliteStore
    from lastcard.server.storage.store import Entry

    async def main():
        place = sys.argv[1]
        store = PostgresStore(place) if "://" in place else SqliteStore(Path(place))
        await store.open()
        async def room(name):
            for seq in range(1, 100_000):
                await store.append([Entry(name, seq, f"{name} {seq}")])
                print(name, seq, flush=True)
        await asyncio.gather(*(room(f"room{n}") for n in range(20)))

    asyncio.run(main())
"""


def test_whatever_was_acknowledged_is_there_after_a_kill(place: str) -> None:
    program = [sys.executable, "-c", textwrap.dedent(KILLED), place]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(500)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            room, seq = line.split()
            acknowledged[room] = int(seq)
    assert len(acknowledged) == 20

    async def read(store: Store) -> dict[str, list[str]]:
        return {room: await store.log(room) for room in acknowledged}

    for room, log in run_with(place, read).items():
        assert len(log) >= acknowledged[room]
        assert log == [f"{room} {seq}" for seq in range(1, len(log) + 1)]


def test_migrations_are_numbered_in_order() -> None:
    every = {migration.number for kind in ("sqlite", "postgres") for migration in migrations(kind)}
    assert sorted(every) == [*range(1, len(every) + 1)]
    for kind in ("sqlite", "postgres"):
        numbers = [migration.number for migration in migrations(kind)]
        assert numbers == sorted(set(numbers))


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    with closing(sqlite3.connect(file)) as old, old:
        for migration in migrations("sqlite")[:2]:
            for statement in migration.statements:
                old.execute(statement)
        old.execute("PRAGMA user_version = 2")
        for number, room in enumerate(("b", "a")):
            old.execute("INSERT INTO rooms (id, opened_at) VALUES (?, ?)", (room, number))
        lines = [("a", 1, "opened"), ("b", 1, "auf"), ("a", 2, "two"), ("b", 2, "zwei")]
        old.executemany("INSERT INTO log VALUES (?, ?, ?)", lines)

    async def work(store: Store) -> tuple[list[str], ...]:
        await store.append([Entry("b", 3, "drei"), Entry("c", 1, "nieuw"), Entry("a", 3, "three")])
        rooms = [room.name for room in await store.open_rooms()]
        return rooms, *[await store.log(room) for room in "abc"]

    assert run_with(str(file), work) == (
        ["b", "a", "c"],
        ["opened", "two", "three"],
        ["auf", "zwei", "drei"],
        ["nieuw"],
    )


def test_a_room_begins_with_its_first_entry(tmp_path: Path) -> None:
    async def work(store: Store) -> list[str]:
        early = store.append([Entry("a", 2, "too early")])
        other = store.append([Entry("b", 1, "opened")])
        refused, kept = await asyncio.gather(early, other, return_exceptions=True)
        assert isinstance(refused, StorageError)
        assert kept is None
        return await store.log("b")

    assert run_with(str(tmp_path / "log.db"), work) == ["opened"]


REFUSE_WRITING = {
    "sqlite": """
        CREATE TRIGGER no_room BEFORE UPDATE ON settings
        BEGIN SELECT RAISE(ABORT, 'no room'); END
    """,
    "postgres": "ALTER TABLE settings ADD CONSTRAINT no_room CHECK (false) NOT VALID",
}


def test_a_probe_writes(place: str) -> None:
    async def work(store: Store) -> None:
        await store.probe()
        await asyncio.gather(store.probe(), store.append([Entry("a", 1, "opened")]))
        if "://" in place:
            await ask(place, REFUSE_WRITING["postgres"])
        else:
            with closing(sqlite3.connect(place)) as connection:
                connection.execute(REFUSE_WRITING["sqlite"])
        with pytest.raises(StorageError):
            await store.probe()
        assert await store.log("a") == ["opened"]

    run_with(place, work)
