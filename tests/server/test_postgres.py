"""What only a database over a line can do wrong: be unsafe, be away, answer too late or never."""

import asyncio
import errno
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest

from lastcard.server.storage import postgres
from lastcard.server.storage.postgres import PostgresStore
from lastcard.server.storage.store import Entry, StorageError, migrations
from server.stores import PATIENCE, Line, ask, database, line_to


@pytest.fixture
def url() -> Iterator[str]:
    with database() as url:
        yield url


def run_over_a_line(url: str, work: Callable[[PostgresStore, Line], Awaitable[None]]) -> None:
    async def go() -> None:
        async with asyncio.timeout(PATIENCE), line_to(url) as line:
            store = PostgresStore(line.url)
            await store.open()
            await store.append([Entry("a", 1, "opened")])
            try:
                await work(store, line)
            finally:
                await store.close()

    asyncio.run(go())


REFUSED = f"[Errno {errno.ECONNREFUSED}] Connect call failed"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ECONNREFUSED, "Connect call failed"), "nobody answers there"),
        (OSError(f"Multiple exceptions: {REFUSED}, {REFUSED}"), "nobody answers there"),
        (socket.gaierror(-2, "Name or service not known"), "name or service not known"),
        (ConnectionError("unexpected connection_lost() call"), "unexpected connection_lost() call"),
        (TimeoutError(), "no answer within 10 seconds"),
        (ValueError(), "ValueError"),
    ],
)
def test_why_a_database_cannot_be_reached_is_said_plainly(error: Exception, said: str) -> None:
    assert postgres.reason(error) == said


async def until_kept(store: PostgresStore, entry: Entry) -> list[str]:
    """Try again until it is kept; the reasons why it was not."""
    reasons = []
    while True:
        try:
            await store.append([entry])
        except StorageError as error:
            reasons.append(str(error))
            await asyncio.sleep(0.02)
        else:
            return reasons


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


# A restart of the database


@pytest.mark.slow
def test_a_store_comes_back_after_a_restart_and_locks_again(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.cut = True
        line.hang_up()
        await until(lambda: store._down != "")
        with pytest.raises(StorageError):
            await store.append([Entry("a", 2, "while it was away")])
        with pytest.raises(StorageError):
            await store.log("a")
        line.cut = False
        assert await until_kept(store, Entry("a", 2, "two"))
        assert await store.log("a") == ["opened", "two"]
        with pytest.raises(StorageError, match="another server uses this database"):
            await PostgresStore(url).open()

    run_over_a_line(url, work)


def test_a_connection_that_is_ended_while_nobody_writes_is_made_anew(url: str) -> None:
    end_all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "

    async def work(store: PostgresStore, _: Line) -> None:
        old = store._connection
        await ask(url, f"{end_all} current_database() AND pid <> pg_backend_pid()")
        await until(lambda: store._connection is not old)
        await store.append([Entry("a", 2, "two")])
        assert await store.log("a") == ["opened", "two"]

    run_over_a_line(url, work)


@pytest.mark.slow
def test_who_comes_back_to_a_database_of_another_server_stays_out(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.cut = True
        line.hang_up()
        await until(lambda: store._down != "")
        other = PostgresStore(url)
        await other.open()
        line.cut = False
        await until(lambda: "another server" in store._down)
        with pytest.raises(StorageError, match="another server uses this database"):
            await store.append([Entry("a", 2, "two")])
        await other.close()
        await until_kept(store, Entry("a", 2, "two"))

    run_over_a_line(url, work)


# A commit without an answer


def test_what_was_committed_is_kept_even_if_the_answer_is_lost(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.swallow_answer = b"by a thread"
        await store.append([Entry("a", 2, "by a thread"), Entry("a", 3, "three")])
        await store.append([Entry("a", 4, "four")])
        assert await store.log("a") == ["opened", "by a thread", "three", "four"]

    run_over_a_line(url, work)


def test_what_never_arrived_is_not_kept_and_its_number_is_free(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.swallow_question = b"by a thread"
        with pytest.raises(StorageError, match="lost"):
            await store.append([Entry("a", 2, "by a thread")])
        await store.append([Entry("a", 2, "another")])
        assert await store.log("a") == ["opened", "another"]

    run_over_a_line(url, work)


def test_others_are_refused_at_once_while_the_answer_is_awaited(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.swallow_answer = b"by a thread"
        line.mute = True
        unsure = asyncio.ensure_future(store.append([Entry("a", 2, "by a thread")]))
        await asyncio.sleep(0)
        late = asyncio.ensure_future(store.append([Entry("b", 1, "opened")]))
        with pytest.raises(StorageError, match="lost"):
            await asyncio.wait_for(late, 60)
        with pytest.raises(StorageError, match="lost"):
            await asyncio.wait_for(store.append([Entry("b", 1, "opened")]), 60)
        assert not unsure.done()
        line.mute = False
        line.hang_up()
        await unsure
        assert await store.log("a") == ["opened", "by a thread"]

    run_over_a_line(url, work)


def test_closing_while_the_database_is_away_leaves_nobody_waiting(url: str) -> None:
    async def work(store: PostgresStore, line: Line) -> None:
        line.swallow_answer = b"by a thread"
        unsure = asyncio.ensure_future(store.append([Entry("a", 2, "by a thread")]))
        await asyncio.sleep(0)
        line.cut = True
        await until(lambda: store._down != "")
        await store.close()
        with pytest.raises(StorageError, match="not known"):
            await unsure
        with pytest.raises(StorageError, match="closed"):
            await store.append([Entry("a", 3, "three")])

    run_over_a_line(url, work)


def test_what_waits_when_the_store_is_closed_is_kept(url: str) -> None:
    async def go() -> list[str]:
        store = PostgresStore(url)
        await store.open()
        waiting = asyncio.gather(*(store.append([Entry("a", n, str(n))]) for n in (1, 2)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        return [row[0] for row in await ask(url, "SELECT entry FROM log ORDER BY seq")]

    assert asyncio.run(asyncio.wait_for(go(), PATIENCE)) == ["1", "2"]


# Opening


@pytest.mark.slow
def test_of_two_that_start_at_once_one_is_refused(url: str) -> None:
    async def go() -> None:
        stores = [PostgresStore(url), PostgresStore(url)]
        opened = await asyncio.gather(*(s.open() for s in stores), return_exceptions=True)
        assert sorted(map(str, opened)) == ["None", "another server uses this database"]
        for store in stores:
            await store.close()
        versions = await ask(url, "SELECT number FROM schema_version ORDER BY number")
        assert [row[0] for row in versions] == [each.number for each in migrations("postgres")]

    asyncio.run(go())


def test_who_starts_while_the_last_server_is_just_ending_gets_in(url: str) -> None:
    async def go() -> None:
        old, new = PostgresStore(url), PostgresStore(url)
        await old.open()
        opening = asyncio.ensure_future(new.open())
        await asyncio.sleep(0.3)
        await old.close()
        await opening
        await new.close()

    asyncio.run(go())


def test_commits_wait_for_the_disk_whatever_the_database_is_set_to(url: str) -> None:
    name = url.partition("?")[0].rpartition("/")[2]

    async def go() -> None:
        await ask(url, f"ALTER DATABASE {name} SET synchronous_commit = off")
        assert (await ask(url, "SHOW synchronous_commit"))[0][0] == "off"
        store = PostgresStore(url)
        await store.open()
        assert await store._connection.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    asyncio.run(go())


@pytest.mark.parametrize("off", ["fsync", "synchronous_commit"])
def test_a_database_that_does_not_wait_for_the_disk_is_refused(off: str) -> None:
    class Connection:
        async def fetchval(self, _: str, name: str) -> str:
            return "off" if name == off else "on"

    with pytest.raises(StorageError, match=f"{off} is not on"):
        asyncio.run(postgres.see_that_commits_are_safe(Connection()))


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("mysql://me:secret@localhost/x", "no URL"),
        ("postgresql://me:sec/ret@localhost/x", "no URL"),
        ("postgresql://me:secret@localhost:secret/x", "no URL"),
        ("postgresql://me:secret@127.0.0.1:1/x", "cannot be reached"),
        ("postgresql://me:secret@no.such.host.invalid/x", "cannot be reached"),
        ("postgresql://me:secret@/x?host=/no/such/folder", "cannot be reached"),
    ],
)
def test_a_bad_url_is_told_in_one_line_without_the_password(bad: str, why: str) -> None:
    with pytest.raises(StorageError, match=why) as raised:
        asyncio.run(PostgresStore(bad).open())
    text = str(raised.value)
    assert "\n" not in text
    assert "sec" not in text.replace("seconds", "")
    assert raised.value.__suppress_context__


def test_a_database_that_is_not_there_is_named(url: str) -> None:
    name = url.partition("?")[0].rpartition("/")[2]
    with pytest.raises(StorageError, match='database "nowhere" does not exist'):
        asyncio.run(PostgresStore(url.replace(name, "nowhere")).open())
