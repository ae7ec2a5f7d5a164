"""What has been kept is kept, once, in order, also when the process is killed."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.store import Entry, StorageError, migrations


def run_with(file: Path, work: object) -> object:
    async def go() -> object:
        store = SqliteStore(file)
        await store.open()
        try:
            return await work(store)  # type: ignore[operator]
        finally:
            await store.close()

    return asyncio.run(go())


def test_entries_come_back_in_order(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append([Entry("b", 1, "opened")])
        await store.append([Entry("a", 1, "opened"), Entry("a", 2, "two")])
        await store.append([Entry("b", 2, "zwei"), Entry("b", 3, "drei")])

    async def read(store: SqliteStore) -> tuple[list[str], list[str], list[str]]:
        return await store.open_rooms(), await store.log("a"), await store.log("b")

    run_with(tmp_path / "x" / "log.db", write)
    assert run_with(tmp_path / "x" / "log.db", read) == (
        ["b", "a"],
        ["opened", "two"],
        ["opened", "zwei", "drei"],
    )


def test_a_number_that_is_taken_is_refused_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> list[str]:
        await store.append([Entry("a", 1, "opened")])
        waiting = [
            asyncio.ensure_future(store.append([Entry("a", 2, "first")])),
            asyncio.ensure_future(store.append([Entry("a", 3, "x"), Entry("a", 2, "again")])),
            asyncio.ensure_future(store.append([Entry("a", 4, "other")])),
        ]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StorageError, type(None)]
        return await store.log("a")

    assert run_with(tmp_path / "log.db", work) == ["opened", "first", "other"]


def test_many_wait_for_few_commits(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> int:
        rooms = [f"room {n}" for n in range(500)]
        await asyncio.gather(*(store.append([Entry(room, 1, "opened")]) for room in rooms))
        return len(await store.open_rooms())

    assert run_with(tmp_path / "log.db", work) == 500


def test_a_room_that_is_closed_keeps_its_log(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> tuple[list[str], list[str]]:
        await store.append([Entry("a", 1, "opened")])
        await store.close_room("a", 5.0)
        return await store.open_rooms(), await store.log("a")

    assert run_with(tmp_path / "log.db", work) == ([], ["opened"])


def test_a_setting_is_decided_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> list[str]:
        return [await store.setting("key", "one"), await store.setting("key", "two")]

    assert run_with(tmp_path / "log.db", work) == ["one", "one"]


def test_the_file_waits_for_the_disk(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None:
        pass

    run_with(tmp_path / "log.db", nothing)
    with sqlite3.connect(tmp_path / "log.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        last = migrations()[-1].number
        assert connection.execute("PRAGMA user_version").fetchone() == (last,)


KILLED = """
    import asyncio, sys
    from pathlib import Path
    from lastcard.server.storage.sqlite import SqliteStore
    from lastcard.server.storage.store import Entry

    async def main():
        store = SqliteStore(Path(sys.argv[1]))
        await store.open()
        async def room(name):
            for seq in range(1, 100_000):
                await store.append([Entry(name, seq, f"{name} {seq}")])
                print(name, seq, flush=True)
        await asyncio.gather(*(room(f"room{n}") for n in range(20)))

    asyncio.run(main())
"""


def test_whatever_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    program = [sys.executable, "-c", textwrap.dedent(KILLED), str(file)]
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

    async def read(store: SqliteStore) -> dict[str, list[str]]:
        return {room: await store.log(room) for room in acknowledged}

    for room, log in run_with(file, read).items():  # type: ignore[attr-defined]
        assert len(log) >= acknowledged[room]
        assert log == [f"{room} {seq}" for seq in range(1, len(log) + 1)]


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [migration.number for migration in migrations()] == [*range(1, len(migrations()) + 1)]
