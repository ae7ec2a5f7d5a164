"""Logs in an SQLite file: one writer thread, and one commit for all that waits.

A commit is a wait for the disk. One commit for each entry gives some hundred a second; one commit
for all entries that came meanwhile gives many thousands, and each is as safe.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .store import END, Entry, OpenRoom, RecordPlace, StorageError, migrations

Result = TypeVar("Result")
FULL = 2  # synchronous: every commit waits for the disk
BATCH = 1000
#: Entries in one statement. Every statement gives Python's lock away and waits to have it back,
#: so one for each entry would be felt by everybody who plays.
ROWS = 300


class Waiting:
    """Entries, and somebody who waits for them to be kept."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.loop = asyncio.get_running_loop()
        self.kept: asyncio.Future[None] = self.loop.create_future()

    def settle(self, error: Exception | None) -> None:
        if self.kept.done():
            return
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(StorageError(str(error)))


def tell(batch: Sequence[Waiting], error: Exception | None) -> None:
    """Tell all who wait, with one call into their loop."""

    def settle() -> None:
        for waiting in batch:
            waiting.settle(error)

    with contextlib.suppress(RuntimeError):  # the loop is gone, and so is who waited
        batch[0].loop.call_soon_threadsafe(settle)


class SqliteStore:
    """A store in one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reading = threading.Lock()
        self._reader: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = lock(self.file.with_suffix(".lock"))
            self._reader = await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StorageError(f"{self.file}: {error}") from None
        self._writer = threading.Thread(target=self._write, name="sqlite writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.file, isolation_level=None, check_same_thread=False, timeout=10
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {FULL}")
        mode = connection.execute("PRAGMA journal_mode").fetchone()[0]
        safety = connection.execute("PRAGMA synchronous").fetchone()[0]
        if (mode, safety) != ("wal", FULL):
            raise StorageError(f"{self.file}: this disk does not keep what is committed")
        migrate(connection)
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        for connection in (self._reader, self._lock):
            if connection is not None:
                connection.close()

    async def append(self, entries: Sequence[Entry]) -> None:
        waiting = Waiting(entries)
        self._waiting.put(waiting)
        await waiting.kept

    # The writer's thread

    def _write(self) -> None:
        connection = self._connect()
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            item = self._waiting.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH or self._waiting.empty():
                    break
                item = self._waiting.get()
            going_on = item is not None
            self._keep(connection, batch)
        connection.close()

    def _keep(self, connection: sqlite3.Connection, batch: list[Waiting]) -> None:
        """One commit for all; if one of them is refused, one commit for each."""
        if not batch:
            return
        try:
            keep(connection, [entry for waiting in batch for entry in waiting.entries])
        except sqlite3.Error as error:
            if len(batch) == 1:
                tell(batch, error)
                return
            for waiting in batch:
                self._keep(connection, [waiting])
            return
        tell(batch, None)

    # Reading

    async def _read(self, ask: Callable[[sqlite3.Connection], Result]) -> Result:
        def locked() -> Result:
            assert self._reader is not None
            with self._reading:
                return ask(self._reader)

        return await asyncio.to_thread(locked)

    async def log(self, room: str, upto: int = END) -> list[str]:
        query = "SELECT entry FROM log WHERE room = ? AND seq <= ? ORDER BY seq"
        return await self._read(lambda c: [row[0] for row in c.execute(query, (room, upto))])

    async def record(self, name: str) -> RecordPlace | None:
        query = "SELECT room, seq FROM records WHERE id = ?"
        row = await self._read(lambda c: c.execute(query, (name,)).fetchone())
        return RecordPlace(*row) if row else None

    async def open_rooms(self) -> list[OpenRoom]:
        query = "SELECT id, code FROM rooms WHERE closed_at IS NULL ORDER BY opened_at, id"
        return await self._read(lambda c: [OpenRoom(*row) for row in c.execute(query)])

    async def close_room(self, room: str, at: float) -> None:
        query = "UPDATE rooms SET closed_at = ? WHERE id = ?"
        await self._read(lambda c: c.execute(query, (at, room)))

    async def setting(self, name: str, value: str) -> str:
        def ask(connection: sqlite3.Connection) -> Any:
            insert = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            connection.execute(insert, (name, value))
            query = "SELECT value FROM settings WHERE name = ?"
            return connection.execute(query, (name,)).fetchone()[0]

        return str(await self._read(ask))


def keep(connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for entry in entries:
            if entry.seq == 1:
                opened = "INSERT INTO rooms (id, opened_at, code) VALUES (?, ?, ?)"
                connection.execute(opened, (entry.room, time.time(), entry.code))
            if entry.record:
                ended = "INSERT INTO records VALUES (?, ?, ?)"
                connection.execute(ended, (entry.record, entry.room, entry.seq))
        for some in batched(entries, ROWS):
            insert = f"INSERT INTO log VALUES {', '.join(['(?, ?, ?)'] * len(some))}"
            connection.execute(insert, [part for entry in some for part in entry[:3]])
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def batched(entries: Sequence[Entry], most: int) -> list[Sequence[Entry]]:
    return [entries[first : first + most] for first in range(0, len(entries), most)]


def lock(file: Path) -> sqlite3.Connection:
    """Keep other servers out for as long as this process lives, however it ends."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise StorageError(f"{file.parent}: another server uses this folder") from None
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each change with its number in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for migration in migrations():
        if migration.number > version:
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migration.number}")
    connection.execute("COMMIT")
