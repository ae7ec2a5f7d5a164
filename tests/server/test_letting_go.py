"""What is over is let go at once: while somebody plays, no garbage is collected."""

import asyncio
import gc
import os
import signal
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard import wire
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.hub import Hub
from lastcard.server.pacing import AT_ONCE
from lastcard.server.storage.sqlite import SqliteStore
from server.clients import Guest, Server, served
from server.tables import Clock, Table

ROOMS = 100
SOCKETS = 20
KINDS = (
    "SocketProtocol",
    "Connection",
    "GuardedHttp",
    "RequestResponseCycle",
    "WebSocket",
    "ServerProtocol",
)
GAMES = ("uno", "spin", "rummy")

# A server that never collects its garbage, and says on a signal what there is.
COUNTING = """
import gc, signal, sys
from collections import Counter
from lastcard.cli.main import main
from lastcard.server import hub
def count(*_):
    found = Counter(type(each).__name__ for each in gc.get_objects())
    print("alive", *(found[name] for name in {kinds}), flush=True)
signal.signal(signal.SIGUSR1, count)
hub.collect = int
gc.disable()
sys.exit(main())
"""


class CountingServer(Server):
    program = ("-c", COUNTING.format(kinds=KINDS), *Server.arguments)

    def alive(self) -> dict[str, int]:
        os.kill(self.process.pid, signal.SIGUSR1)
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline()).startswith("alive "):
            pass
        return dict(zip(KINDS, map(int, line.split()[1:]), strict=True))


@pytest.fixture
def _no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def used(hub: Hub, clock: Clock, number: int) -> RoomActor:
    """A room in which somebody has played with a bot, and has gone."""
    settings = wire.Settings(game=GAMES[number % len(GAMES)], seats=2, window_seconds=0)
    actor = await hub.create("ada", "Ada", settings)
    table = Table(actor, clock)
    ada = table.connect("ada")
    await table.settle()
    await table.ask("ada", wire.AddBot, 1, "newcomer")
    await table.ask("ada", wire.Start)
    await table.settle()
    assert actor.room.match is not None
    if actor.room.match.game.turn == 0:
        await table.act("ada", "draw")
    await table.ask("ada", wire.Hint)
    await table.ask("ada", wire.Say, "bye")
    await table.settle()
    actor.disconnect(ada)
    await table.settle()
    return actor


@pytest.mark.usefixtures("_no_collection")
def test_a_room_that_is_closed_is_let_go(tmp_path: Path) -> None:
    """Found: its alarm and its bots held it, and nothing but a collection ended that."""

    async def go() -> None:
        clock = Clock()
        store = SqliteStore(tmp_path / "log.db")
        await store.open()
        hub = Hub(House(store, AT_ONCE, clock))
        alive: list[weakref.ref[Any]] = []
        for number in range(ROOMS):
            actor = await used(hub, clock, number)
            alive += [weakref.ref(part) for part in (actor, actor.room, actor.audience)]
            alive.append(weakref.ref(actor.room.match))
            await hub.close_room(actor)
            del actor
        await asyncio.sleep(0.01)
        left = [found for each in alive if (found := each()) is not None]
        assert not left
        await hub.close()
        await store.close()

    asyncio.run(go())


async def come_and_go(guest: Guest) -> None:
    async with await guest.connect() as socket:
        await guest.until(socket, "frame")
        await guest.say(socket, "ready", ready=True)
        await guest.until(socket, "done", "refused")
        async with await guest.connect() as newer:  # the older one is closed by the server
            await guest.until(newer, "frame")
            newer.transport.abort()  # without goodbye


@pytest.mark.slow
def test_a_socket_that_is_closed_is_let_go(tmp_path: Path) -> None:
    """Found: each held its connection, which held the socket."""
    with served(tmp_path, kind=CountingServer) as server:
        assert isinstance(server, CountingServer)
        ada = Guest(server, "Ada")
        ada.create()
        asyncio.run(come_and_go(ada))
        before = server.alive()
        for _ in range(SOCKETS):
            asyncio.run(come_and_go(ada))
        until = time.monotonic() + 5
        while sum((after := server.alive()).values()) >= SOCKETS and time.monotonic() < until:
            time.sleep(0.1)
        assert sum(after.values()) < SOCKETS, (before, after)
