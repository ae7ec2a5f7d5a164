"""Logs in a PostgreSQL database: one writer, and one commit for all that waits.

The connection that writes also holds the lock that keeps other servers out. So whoever has lost
the lock has lost the means to write, and whoever has the lock knows that no older connection is
still busy with a commit.
"""

import asyncio
import contextlib
import os
import re
import time
from collections.abc import Sequence
from typing import Any

import asyncpg

from ...notation.system_errors import plain
from .pending import PendingWrite, settle_all
from .store import END, OPEN_ROOMS, Entry, OpenRoom, RecordPlace, StorageError, migrations

BATCH = 1000
READERS = 4
LOCK = int.from_bytes(b"lastcard", "big")
# The connection of a server that was killed is gone within moments: a new one may start at once.
LOCK_TRIES = 10
LOCK_SECONDS = 0.2
ANSWER_SECONDS = 10.0
MIGRATION_SECONDS = 3600.0
RETRY_SECONDS = 0.5

SESSION = {
    "application_name": "lastcard",
    "synchronous_commit": "on",
    # A server whose machine is gone cannot say so: its lock is free after half a minute.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

# One statement is one transaction, and one question to the database instead of five.
KEEP = """
    WITH opened AS (
        INSERT INTO rooms (id, opened_at, code)
        SELECT * FROM unnest($4::text[], $5::float8[], $6::text[])
    ), ended AS (
        INSERT INTO records (id, room, seq)
        SELECT * FROM unnest($7::text[], $8::text[], $9::bigint[])
    )
    INSERT INTO log (room, seq, entry)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])
"""
KEPT = """
    SELECT count(*) FROM log
    JOIN unnest($1::text[], $2::bigint[], $3::text[]) AS mine (room, seq, entry)
    USING (room, seq, entry)
"""
PROBE = """
    INSERT INTO settings VALUES ('last probe', $1)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""

NO_URL = "this is no URL of a PostgreSQL database, such as postgresql://user:password@host/name"
LOST = "the connection to the database is lost"
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresStore:
    """A store in a database, which belongs to one server at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None  # writes, and holds the lock
        self._readers: Any = None
        self._writer: asyncio.Task[None] | None = None
        self._pending: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._closing = asyncio.Event()
        self._down = "the database is not open"  # why nothing can be kept now

    async def open(self) -> None:
        self._connection = await self._connect()
        self._readers = asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=READERS,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings=SESSION,
        )
        await self._readers
        self._down = ""
        self._writer = asyncio.create_task(self._write(), name="postgres writer")

    async def _connect(self) -> Any:
        connection = await connect(self._url)
        try:
            await lock(connection)
            await see_that_commits_are_safe(connection)
            await migrate(connection)
        except FAILURES as error:
            connection.terminate()
            raise StorageError(f"the database cannot be used: {reason(error)}") from None
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    async def close(self) -> None:
        self._down = "the database is closed"
        self._closing.set()
        self._wake.set()
        if self._writer is not None:
            await self._writer
        for connection in (self._connection, self._readers):
            if connection is not None:
                try:
                    await asyncio.wait_for(connection.close(), ANSWER_SECONDS)
                except FAILURES:
                    connection.terminate()

    async def append(self, entries: Sequence[Entry]) -> None:
        if self._down:
            raise StorageError(self._down)
        write = PendingWrite(entries, asyncio.get_running_loop().create_future())
        self._pending.append(write)
        self._wake.set()
        await write.kept

    async def probe(self) -> None:
        await self.append(())

    # The writer's task

    async def _write(self) -> None:
        closing = False
        while not closing:
            await self._wake.wait()
            self._wake.clear()
            closing = self._closing.is_set()
            if self._connection.is_closed() and not closing:
                await self._come_back()
            while self._pending:
                batch, self._pending = self._pending[:BATCH], self._pending[BATCH:]
                await self._keep(batch)

    async def _keep(self, batch: list[PendingWrite]) -> None:
        """One commit for all; if one of them is refused, one commit for each."""
        entries = [entry for write in batch for entry in write.entries]
        if self._connection.is_closed():
            settle_all(batch, LOST)
            return
        try:
            if entries:
                await self._connection.execute(KEEP, *columns(entries))
            else:  # somebody asks whether anything could be kept
                await self._connection.execute(PROBE, str(time.time()))
        except Exception as error:
            if not is_refusal(error):
                await self._settle(batch, entries)
            elif len(batch) == 1:
                settle_all(batch, reason(error))
            else:
                for write in batch:
                    await self._keep([write])
        else:
            settle_all(batch)

    async def _settle(self, batch: list[PendingWrite], entries: list[Entry]) -> None:
        """The answer to a commit is lost: look before anybody is told.

        A room that took a kept entry for a lost one would give its number away a second time, and
        be refused for ever.
        """
        self._connection.terminate()
        while await self._come_back():
            try:
                kept = await self._connection.fetchval(KEPT, *columns(entries)[:3])
            except Exception:
                self._connection.terminate()
            else:
                settle_all(batch, None if kept == len(entries) else LOST)
                return
        settle_all(batch, f"{LOST}, and it is not known what was kept")

    async def _come_back(self) -> bool:
        """Connect and lock again, however long it takes; meanwhile nothing is accepted."""
        self._down = self._down or LOST
        settle_all(self._pending, LOST)
        self._pending = []
        while True:
            try:
                self._connection = await self._connect()
            except StorageError as error:
                if self._closing.is_set():
                    return False
                self._down = str(error)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), RETRY_SECONDS)
            else:
                if not self._closing.is_set():
                    self._down = ""
                return True

    # Reading

    async def _ask(self, query: str, *values: object) -> list[Any]:
        if self._readers is None:
            raise StorageError(self._down)
        try:
            return list(await self._readers.fetch(query, *values))
        except FAILURES as error:
            raise StorageError(reason(error)) from None

    async def log(self, room: str, upto: int = END) -> list[str]:
        query = "SELECT entry FROM log WHERE room = $1 AND seq <= $2 ORDER BY seq"
        return [row[0] for row in await self._ask(query, room, upto)]

    async def record(self, name: str) -> RecordPlace | None:
        rows = await self._ask("SELECT room, seq FROM records WHERE id = $1", name)
        return RecordPlace(*rows[0]) if rows else None

    async def open_rooms(self) -> list[OpenRoom]:
        return [OpenRoom(*row) for row in await self._ask(OPEN_ROOMS)]

    async def close_room(self, room: str, at: float) -> None:
        await self._ask("UPDATE rooms SET closed_at = $1 WHERE id = $2", at, room)

    async def setting(self, name: str, value: str) -> str:
        insert = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
        await self._ask(insert, name, value)
        return str((await self._ask("SELECT value FROM settings WHERE name = $1", name))[0][0])


def columns(entries: Sequence[Entry]) -> list[list[Any]]:
    """What ``KEEP`` asks for: lines, then rooms, then records."""
    opened = [entry for entry in entries if entry.seq == 1]
    ended = [entry for entry in entries if entry.record]
    return [
        [entry.room for entry in entries],
        [entry.seq for entry in entries],
        [entry.text for entry in entries],
        [entry.room for entry in opened],
        [time.time() for _ in opened],
        [entry.code for entry in opened],
        [entry.record for entry in ended],
        [entry.room for entry in ended],
        [entry.seq for entry in ended],
    ]


def is_refusal(error: Exception) -> bool:
    """Whether the database said no, and so certainly kept nothing."""
    never_sent = isinstance(error, asyncpg.DataError)
    return never_sent or getattr(error, "severity_en", None) == "ERROR"


def reason(error: Exception) -> str:
    """One line."""
    if isinstance(error, TimeoutError):
        return f"no answer within {ANSWER_SECONDS:.0f} seconds"
    if isinstance(error, OSError):
        tried = re.search(r"Errno (\d+)", str(error))  # several addresses are told in one text
        if number := error.errno or (int(tried[1]) if tried else 0):
            return plain(OSError(number, error.strerror or os.strerror(number)))
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__


async def connect(url: str) -> Any:
    try:
        return await asyncpg.connect(
            url,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings=SESSION,
        )
    except ValueError:  # its text can have the password in it
        raise StorageError(NO_URL) from None
    except FAILURES as error:
        raise StorageError(f"the database cannot be reached: {reason(error)}") from None


async def lock(connection: Any) -> None:
    """Keep other servers out for as long as this connection lives, however it ends."""
    for _ in range(LOCK_TRIES):
        if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            return
        await asyncio.sleep(LOCK_SECONDS)
    raise StorageError("another server uses this database")


async def see_that_commits_are_safe(connection: Any) -> None:
    for name in ("fsync", "synchronous_commit"):
        if await connection.fetchval("SELECT current_setting($1)", name) != "on":
            raise StorageError(f"the database does not keep what is committed: {name} is not on")


async def migrate(connection: Any) -> None:
    """Bring the schema up to date in one transaction; whoever has the lock is alone with it."""
    async with connection.transaction():
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (number INTEGER PRIMARY KEY)"
        )
        version = await connection.fetchval("SELECT max(number) FROM schema_version") or 0
        for migration in migrations("postgres"):
            if migration.number > version:
                for statement in migration.statements:
                    await connection.execute(statement, timeout=MIGRATION_SECONDS)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", migration.number)
