"""After a restart a room sleeps until somebody comes back, and nobody else waits while it wakes."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import FrameType

import pytest

from lastcard.game.events import Event
from lastcard.server import entries as log
from lastcard.server import hub as hubs
from lastcard.server import restoring
from lastcard.server.house import House
from lastcard.server.hub import Hub
from lastcard.server.room import Room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.waking import Waking, played_again
from server.clients import Guest, served
from server.long_matches import keep_in, log_of_rounds
from server.tables import Clock, assert_alike

ROOMS = {f"room-{n}": log_of_rounds("uno", 2) for n in range(5)}


def with_store(
    folder: Path,
    work: Callable[[SqliteStore], Awaitable[None]],
    rooms: dict[str, Sequence[str]] = ROOMS,
) -> None:
    keep_in(folder, rooms, {})

    async def go() -> None:
        store = SqliteStore(folder / "lastcard.db")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(go())


def test_only_the_room_that_is_asked_for_wakes(tmp_path: Path) -> None:
    keep_in(tmp_path, ROOMS, {})
    with served(tmp_path) as server:
        cleo = Guest(server, "Cleo")
        assert cleo.call("/api/health")[1]["rooms"] == 0
        cleo.join("BBBBBC")  # the second
        assert cleo.room == "room-1"
        assert cleo.call("/api/health")[1]["rooms"] == 1

        async def look() -> None:
            async with await cleo.connect() as socket:
                await cleo.until(socket, "frame")
                assert cleo.place["playing"]

        asyncio.run(look())


def test_of_those_that_are_asked_for_the_newest_comes_first(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        waking = Waking()
        back: list[int] = []

        async def bring_back(age: int) -> None:
            await waking.bring_back(store, f"room-{4 - age}", age)
            back.append(age)

        await asyncio.gather(*(bring_back(age) for age in (3, 4, 2, 0, 1)))
        assert back == [3, 0, 1, 2, 4]  # the first was alone when it came

    with_store(tmp_path, work)


def test_who_gives_up_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        waking = Waking()
        tasks = [asyncio.create_task(waking.bring_back(store, f"room-{n}", n)) for n in range(4)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[2].cancel()
        ends = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
        cancelled = [isinstance(end, asyncio.CancelledError) for end in ends]
        assert cancelled == [True, False, True, False]
        await asyncio.wait_for(waking.bring_back(store, "room-4"), 60)

    with_store(tmp_path, work)


def test_a_log_is_played_again_outside_the_loop(tmp_path: Path) -> None:
    threads: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name == "played_again":
            threads.add(threading.current_thread().name)

    async def work(store: SqliteStore) -> None:
        house = House(store, clock=Clock())
        hub = Hub(house)
        await hub.open()
        actor = await hub.find("room-2")
        assert actor is not None
        awake = await house.waking.bring_back(store, "room-2")
        assert_alike(actor.room, awake.room)
        assert actor.audience.news == awake.news
        await hub.close()

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        with_store(tmp_path, work)
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
    assert threads
    assert threading.main_thread().name not in threads


def test_a_log_that_is_played_again_lets_others_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every slice the thread lets go of the interpreter, which the loop needs."""
    now = 0.0
    naps: list[float] = []
    entry = restoring.SLICE_SECONDS / 4  # so long each entry takes

    def look() -> float:
        return now

    def played(room: Room, line: log.Anything, skim: bool = False) -> tuple[Event, ...]:
        nonlocal now
        now += entry
        return apply(room, line, skim)

    apply = Room.apply
    monkeypatch.setattr(Room, "apply", played)
    monkeypatch.setattr(restoring, "perf_counter", look)
    monkeypatch.setattr(restoring, "sleep", naps.append)
    played_again(ROOMS["room-0"])
    assert naps == [restoring.MOMENT_SECONDS] * ((len(ROOMS["room-0"]) - 1) // 4)


def test_rooms_in_which_nobody_ever_played_go_as_soon_as_those_awake(tmp_path: Path) -> None:
    """Found: 5,000 of them filled the server for a day after each restart."""
    opened, came, committed = ROOMS["room-0"][:3]
    unused = {f"unused-{n}": [opened, committed] for n in range(3)}
    lobby = {"lobby": [opened, came, committed]}

    async def work(store: SqliteStore) -> None:
        clock = Clock()
        hub = Hub(House(store, clock=clock))
        await hub.open()

        async def left_after(seconds: float) -> set[str]:
            clock.now += seconds
            await hub.close_quiet()
            assert {room.name for room in await store.open_rooms()} == {*hub._asleep}
            return set(hub._asleep)

        assert await left_after(hubs.UNSEEN_SECONDS - 1) == {*ROOMS, *unused, "lobby"}
        assert await left_after(1) == {*ROOMS, "lobby"}
        assert await left_after(hubs.LOBBY_SECONDS - hubs.UNSEEN_SECONDS) == set(ROOMS)
        await hub.close()

    with_store(tmp_path, work, {**ROOMS, **unused, **lobby})


def test_rooms_that_nobody_comes_back_to_are_closed(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        clock = Clock()
        hub = Hub(House(store, clock=clock))
        await hub.open()
        actor = await hub.find("room-3")
        assert actor is not None
        await hub.close_quiet()
        assert len(await store.open_rooms()) == len(ROOMS)
        clock.now += hubs.QUIET_SECONDS - 1
        actor.quiet_since = clock()
        clock.now += 1
        await hub.close_quiet()
        assert [room.name for room in await store.open_rooms()] == ["room-3"]
        assert await hub.find("room-1") is None
        await hub.close()

    with_store(tmp_path, work)
