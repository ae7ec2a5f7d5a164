"""Logs in an SQLite file: one writer thread, and one commit for all that waits.

A commit is a wait for the disk. One commit for each entry gives some hundred a second; one commit
for all entries that came meanwhile gives many thousands, and each is as safe.
"""

import asyncio
import contextlib
import errno
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .pending import PendingWrite, settle_all
from .store import END, OPEN_ROOMS, Entry, OpenRoom, RecordPlace, StorageError, migrations

Result = TypeVar("Result")
FULL = 2  # synchronous: every commit waits for the disk
BATCH = 1000
#: Entries in one statement. Every statement gives Python's lock away and waits to have it back,
#: so one for each entry would be felt by everybody who plays.
ROWS = 300
MOST_NUMBERS = 100_000  # of rooms, remembered
OPEN = """
    INSERT INTO rooms (id, opened_at, code, number)
    SELECT ?, ?, ?, coalesce(max(number), 0) + 1 FROM rooms
"""
PROBE = """
    INSERT INTO settings VALUES ('last probe', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
GONE = "the file was moved, deleted or replaced while the server was using it"


def settle(batch: Sequence[PendingWrite], error: Exception | None = None) -> None:
    """Tell everybody who waits, with one call into their loop."""
    problem = None if error is None else str(error)
    with contextlib.suppress(RuntimeError):  # the loop is gone, and so is whoever waited
        batch[0].kept.get_loop().call_soon_threadsafe(settle_all, batch, problem)


class SqliteStore:
    """A store in one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._pending: queue.SimpleQueue[PendingWrite | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reading = threading.Lock()
        self._reader: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None
        self._files: dict[Path, tuple[int, int]] = {}  # what is open, and which files that were
        self._numbers: dict[str, int] = {}  # of the rooms that were written to
        self._lost = ""  # why nothing can be kept until the server is started again

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._open)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StorageError(why(self.file, error)) from None
        except StorageError:
            await self.close()
            raise

    def _open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(self.file.with_suffix(".lock"))
        self._reader = self._connect()
        self._writing = self._connect()
        keep(
            self._writing, (), self._numbers
        )  # a disk that is full says so now, and not to the first player
        wal = self.file.with_name(f"{self.file.name}-wal")
        self._files = {file: identity(file) for file in (self.file, wal)}
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
            self._pending.put(None)
            await asyncio.to_thread(self._writer.join)
        for connection in (self._writing, self._reader, self._lock):
            if connection is not None:
                connection.close()

    async def append(self, entries: Sequence[Entry]) -> None:
        write = PendingWrite(entries, asyncio.get_running_loop().create_future())
        self._pending.put(write)
        await write.kept

    async def probe(self) -> None:
        await self.append(())

    # The writer's thread

    def _write(self) -> None:
        going_on = True
        while going_on:
            batch: list[PendingWrite] = []
            item = self._pending.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH or self._pending.empty():
                    break
                item = self._pending.get()
            going_on = item is not None
            self._keep(batch)

    def _keep(self, batch: list[PendingWrite]) -> None:
        """One commit for all; if one of them is refused, one commit for each."""
        if not batch:
            return
        assert self._writing is not None
        try:
            self._see_that_files_are_there()
            entries = [entry for write in batch for entry in write.entries]
            keep(self._writing, entries, self._numbers)
        except StorageError as error:
            settle(batch, error)
            return
        except sqlite3.Error as error:
            if len(batch) == 1:
                settle(batch, error)
                return
            for write in batch:
                self._keep([write])
            return
        try:
            self._see_that_files_are_there()
        except StorageError as error:
            # It may be in there or not. Should the file come back, nobody may go on in it.
            self._lost = str(error)
            settle(batch, error)
        else:
            settle(batch)

    def _see_that_files_are_there(self) -> None:
        """What is written to a file without a name is gone with the process: keep nothing there."""
        if self._lost:
            raise StorageError(self._lost)
        for file, opened in self._files.items():
            try:
                found = identity(file)
            except OSError:
                found = None
            if found != opened:
                raise StorageError(f"{file}: {GONE}")

    # Reading

    async def _read(self, ask: Callable[[sqlite3.Connection], Result]) -> Result:
        def locked() -> Result:
            assert self._reader is not None
            with self._reading:
                try:
                    return ask(self._reader)
                except sqlite3.Error as error:
                    raise StorageError(why(self.file, error)) from None

        return await asyncio.to_thread(locked)

    async def log(self, room: str, upto: int = END) -> list[str]:
        query = "SELECT entry FROM log WHERE room = ? AND seq <= ? ORDER BY seq"
        return await self._read(lambda c: [row[0] for row in c.execute(query, (room, upto))])

    async def record(self, name: str) -> RecordPlace | None:
        query = "SELECT room, seq FROM records WHERE id = ?"
        row = await self._read(lambda c: c.execute(query, (name,)).fetchone())
        return RecordPlace(*row) if row else None

    async def open_rooms(self) -> list[OpenRoom]:
        rows = await self._read(lambda c: c.execute(OPEN_ROOMS).fetchall())
        return [OpenRoom(name, code, entries, bool(played)) for name, code, entries, played in rows]

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


def keep(connection: sqlite3.Connection, entries: Sequence[Entry], numbers: dict[str, int]) -> None:
    """Commit entries, or something else where there are none, to see whether that is possible.

    ``numbers`` are those of rooms, as far as they are known, and more of them afterwards.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not entries:
            connection.execute(PROBE, (str(time.time()),))
        for entry in entries:
            if entry.seq == 1:
                connection.execute(OPEN, (entry.room, time.time(), entry.code))
            if entry.record:
                ended = "INSERT INTO records VALUES (?, ?, ?)"
                connection.execute(ended, (entry.record, entry.room, entry.seq))
            if entry.room not in numbers:
                numbers[entry.room] = number_of(connection, entry.room)
        for some in batched(entries, ROWS):
            insert = f"INSERT INTO lines VALUES {', '.join(['(?, ?, ?)'] * len(some))}"
            values = [part for room, seq, text, *_ in some for part in (numbers[room], seq, text)]
            connection.execute(insert, values)
        connection.execute("COMMIT")
    except BaseException:
        numbers.clear()  # of a room that is not opened after all
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        raise
    if len(numbers) > MOST_NUMBERS:
        numbers.clear()


def number_of(connection: sqlite3.Connection, room: str) -> int:
    found = connection.execute("SELECT number FROM rooms WHERE id = ?", (room,)).fetchone()
    if found is None:
        raise sqlite3.IntegrityError("a room begins with its first entry")
    return int(found[0])


def batched(entries: Sequence[Entry], most: int) -> list[Sequence[Entry]]:
    return [entries[first : first + most] for first in range(0, len(entries), most)]


def identity(file: Path) -> tuple[int, int]:
    """Which file goes by this name now."""
    found = os.stat(file)
    return found.st_dev, found.st_ino


def why(file: Path, error: Exception) -> str:
    """What is wrong with the disk, for the person who has to do something about it."""
    no_space = getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT)
    no_space |= getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    if not no_space and isinstance(error, sqlite3.OperationalError):
        # Where SQLite needs room for anything but data, it calls a full disk an I/O error.
        with contextlib.suppress(OSError):
            no_space = shutil.disk_usage(file.parent).free == 0
    if no_space:
        return f"no space left on the disk of {file.parent}: free some, or choose another folder"
    return f"{file}: {error}"


def lock(file: Path) -> sqlite3.Connection:
    """Keep other servers out for as long as this process lives, however it ends."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StorageError(f"{file.parent}: another server uses this folder") from None
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each change with its number in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for migration in migrations("sqlite"):
        if migration.number > version:
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migration.number}")
    connection.execute("COMMIT")
