"""Hints take nothing from anybody else: one on its way per guest, each position worked on once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from lastcard import wire
from lastcard.bots.greedy import greedy
from server.clients import PATIENCE
from server.tables import Table, at_a_table


async def begin(table: Table, bot: bool = False) -> str:
    """A match of UNO Rummy; who is on turn, if that is a guest."""
    if bot:
        await table.ask("ada", wire.AddBot, 1, "newcomer")
    else:
        await table.actor.enter("ben", "Ben")
        table.connect("ben")
        await table.ask("ben", wire.Ready, True)
    await table.ask("ada", wire.Start)
    assert table.room.match is not None
    return ["ada", "" if bot else "ben"][table.room.match.game.turn or 0]


@asynccontextmanager
async def hints_that_wait(table: Table) -> AsyncIterator[threading.Event]:
    """All threads for hints are busy until they are let go."""
    go_on = threading.Event()
    pool = table.actor.house.hinters
    busy = [pool.begin(go_on.wait) for _ in range(pool._threads._max_workers)]
    try:
        yield go_on
    finally:
        go_on.set()
        await asyncio.gather(*busy)


def answers(table: Table, guest: str, message_id: str) -> list[Any]:
    heard = table.clients[guest].heard
    return [message for message in heard if getattr(message, "id", "") == message_id]


async def say(table: Table, guest: str, message_id: str) -> None:
    """Ask for a hint, and see that the room has heard it."""
    table.actor.hear(table.clients[guest], wire.Hint(message_id))
    await table.ask(guest, wire.Try, "keep")


async def until_answered(table: Table, guest: str, message_id: str, times: int = 1) -> list[Any]:
    async with asyncio.timeout(PATIENCE):
        while len(found := answers(table, guest, message_id)) < times:
            await asyncio.sleep(0.001)
    return found


def waiting(table: Table) -> int:
    """The hints that are worked on, apart from what keeps their threads busy."""
    return table.actor.house.hinters.waiting - table.actor.house.hinters._threads._max_workers


def test_a_bot_plays_while_hints_wait(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await begin(table, bot=True)
        match = table.room.match
        assert match is not None
        async with asyncio.timeout(PATIENCE), hints_that_wait(table):
            await say(table, "ada", "h1")
            while not any(seat == 1 for seat, _ in match.game.actions):
                if match.game.turn == 0:
                    view = match.game.view(0)
                    chosen = greedy(view, view.legal)
                    assert isinstance(await table.act("ada", str(chosen)), wire.Done)
                await asyncio.sleep(0.001)
            assert not answers(table, "ada", "h1")
        assert isinstance((await until_answered(table, "ada", "h1"))[0], wire.Hinted)

    at_a_table(tmp_path, work, game="rummy")


def test_one_position_is_worked_on_once(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guest = await begin(table)
        async with hints_that_wait(table):
            for message_id in ("h1", "h2", "h1"):
                await say(table, guest, message_id)
            assert waiting(table) == 1
        first = (await until_answered(table, guest, "h1", times=2))[0]
        second = (await until_answered(table, guest, "h2"))[0]
        assert isinstance(first, wire.Hinted)
        assert (first.best, first.least_change) == (second.best, second.least_change)
        async with hints_that_wait(table):  # from here on nobody works on anything
            await say(table, guest, "h3")
            third = (await until_answered(table, guest, "h3"))[0]
            assert third.best == first.best

    at_a_table(tmp_path, work, game="rummy")


def test_another_position_has_to_wait_for_the_first(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guest = await begin(table)
        other = {"ada": "ben", "ben": "ada"}[guest]
        best = (await table.ask(guest, wire.Hint)).best
        async with hints_that_wait(table):
            await say(table, other, "h1")
            await table.act(guest, best or "draw")  # another table, or another rack
            await say(table, other, "h2")
            assert [answer.code for answer in answers(table, other, "h2")] == ["rate"]
            await say(table, other, "h1")  # the same message is not a second one
            assert not answers(table, other, "h1")
            assert waiting(table) == 1
        assert isinstance((await until_answered(table, other, "h1", times=2))[0], wire.Hinted)
        assert isinstance(await table.ask(other, wire.Hint), wire.Hinted)

    at_a_table(tmp_path, work, game="rummy")


def test_a_repeated_message_is_answered_from_memory(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guest = await begin(table)
        await say(table, guest, "h1")
        first = (await until_answered(table, guest, "h1"))[0]
        await table.act(guest, first.best or "draw")
        async with hints_that_wait(table):
            await say(table, guest, "h1")
            assert answers(table, guest, "h1") == [first, first]
            assert waiting(table) == 0

    at_a_table(tmp_path, work, game="rummy")


def test_one_address_has_half_of_the_queue_at_most(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guest = await begin(table)
        pool = table.actor.house.hinters
        table.room.addresses.know(guest, "an address")
        async with asyncio.timeout(PATIENCE), hints_that_wait(table) as go_on:
            others = [pool.begin(int, address="an address") for _ in range(pool.most // 2)]
            assert (await table.ask(guest, wire.Hint)).code == "rate"
            table.room.addresses.know(guest, "another address")
            await say(table, guest, "h1")
            go_on.set()
            await asyncio.gather(*others)
            assert isinstance((await until_answered(table, guest, "h1"))[0], wire.Hinted)
            table.room.addresses.know(guest, "an address")  # which has its half again
            await asyncio.wait_for(pool.begin(int, address="an address"), PATIENCE)

    at_a_table(tmp_path, work, game="rummy")


def test_a_queue_that_is_full_refuses(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guest = await begin(table)
        pool = table.actor.house.hinters
        pool.most = pool._threads._max_workers
        async with asyncio.timeout(PATIENCE), hints_that_wait(table):
            assert (await table.ask(guest, wire.Hint)).code == "rate"
        assert isinstance(await table.ask(guest, wire.Hint), wire.Hinted)

    at_a_table(tmp_path, work, game="rummy")
