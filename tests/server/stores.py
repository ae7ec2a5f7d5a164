"""Stores for tests: each of its own, in a folder or in a PostgreSQL database that is dropped after.

Where a store is, is a string: the path of a file, or a URL.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import asyncpg
import pytest

from lastcard.server.storage.postgres import PostgresStore
from lastcard.server.storage.sqlite import SqliteStore

VARIABLE = "LASTCARD_TEST_POSTGRES"
PATIENCE = 30  # seconds; a test that waits for longer has failed


def store_at(place: str) -> Any:
    return PostgresStore(place) if "://" in place else SqliteStore(Path(place))


def run_with(place: str, work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    """Open the store there, work with it, close it."""

    async def go() -> Any:
        store = store_at(place)
        await store.open()
        try:
            return await asyncio.wait_for(work(store), PATIENCE)
        finally:
            await store.close()

    return asyncio.run(go())


async def ask(url: str, query: str) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query))
    finally:
        await connection.close()


@contextmanager
def database() -> Iterator[str]:
    """The URL of a new database."""
    url = os.environ.get(VARIABLE)
    if not url:
        reason = f"{VARIABLE} is not set to the URL of a PostgreSQL server; ./test starts one"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    name = f"lastcard_{uuid4().hex}"
    asyncio.run(ask(url, f"CREATE DATABASE {name}"))
    try:
        yield urlsplit(url)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(ask(url, f"DROP DATABASE {name} WITH (FORCE)"))


class Line:
    """A line to the database that can be cut."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        asked = parse_qs(parts.query)
        self.host = asked.get("host", [parts.hostname or "localhost"])[0]
        self.port = int(asked.get("port", [str(parts.port or 5432)])[0])
        self.parts = parts
        self.url = ""
        self.cut = False  # nobody gets through
        self.mute = False  # whoever comes hears nothing
        self.swallow_question = b""  # what never arrives; the line is cut
        self.swallow_answer = b""  # what arrives, and its answer never comes back
        self.open: list[asyncio.StreamWriter] = []

    def hang_up(self) -> None:
        for end in self.open:
            end.close()
        self.open = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.close()
            return
        if self.mute:
            self.open.append(writer)
            return
        if self.host.startswith("/"):
            far = await asyncio.open_unix_connection(f"{self.host}/.s.PGSQL.{self.port}")
        else:
            far = await asyncio.open_connection(self.host, self.port)
        self.open += [writer, far[1]]
        silent = asyncio.Event()
        await asyncio.gather(
            self.carry(reader, far[1], silent, questions=True),
            self.carry(far[0], writer, silent, questions=False),
        )

    async def carry(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        silent: asyncio.Event,
        questions: bool,
    ) -> None:
        try:
            while data := await source.read(2**16):
                if questions and self.swallow_question and self.swallow_question in data:
                    self.swallow_question = b""
                    self.hang_up()
                elif not questions and silent.is_set():
                    self.hang_up()
                else:
                    if questions and self.swallow_answer and self.swallow_answer in data:
                        self.swallow_answer = b""
                        silent.set()
                    target.write(data)
        except OSError:
            pass
        target.close()


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Line]:
    line = Line(url)
    server = await asyncio.start_server(line.connect, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    who = line.parts.netloc.rpartition("@")[0]
    # In the clear: the line has to see what it carries.
    line.url = f"postgresql://{who}@127.0.0.1:{port}{line.parts.path}?sslmode=disable"
    try:
        yield line
    finally:
        server.close()
        line.hang_up()
        await asyncio.sleep(0.01)
