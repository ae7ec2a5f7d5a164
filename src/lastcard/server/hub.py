"""All rooms of a server."""

import asyncio
import contextlib
import gc
import secrets
import time
from collections import Counter

import structlog

from .. import wire
from ..notation.reasons import Reason
from ..wire.refused import Refused
from .actor import RoomActor
from .house import House
from .identity import fresh_token
from .room import open_room
from .storage.store import OpenRoom, StorageError

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words; nothing that sounds or looks alike
CODE_LENGTH = 6
MOST_ROOMS = 5000
SWEEP_SECONDS = 60.0
# A room without anybody is closed after a while; its records stay.
UNSEEN_SECONDS = 300.0  # nobody ever connected
LOBBY_SECONDS = 3600.0  # no match is on
QUIET_SECONDS = 24 * 3600.0  # the players may come back
OPENING = 2  # entries of a room in which nobody has done anything: that it is open, a commitment

logger = structlog.get_logger()


def patience(seen: bool, match: bool) -> float:
    """Seconds that a room is kept with nobody in it."""
    if not seen:
        return UNSEEN_SECONDS
    return QUIET_SECONDS if match else LOBBY_SECONDS


class Hub:
    """Rooms by their unguessable name, and by the short code that can be read aloud."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, RoomActor] = {}
        self.codes: dict[str, str] = {}
        self.of_address: Counter[str] = Counter()  # rooms; not of those before a restart
        self._asleep: dict[str, OpenRoom] = {}  # rooms that are not played again yet
        self._age: dict[str, int] = {}  # of those: the newest has 0
        self._opened = 0.0
        self._waking: dict[str, asyncio.Task[RoomActor]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # Beginning and end

    async def open(self) -> None:
        """Know all rooms. Each sleeps until somebody comes: bots alone would play for nobody."""
        self._opened = self.house.clock()
        for room in await self.house.store.open_rooms():
            self._asleep[room.name] = room
            self.codes[room.code] = room.name
        self._age = {name: age for age, name in enumerate(reversed(self._asleep))}
        self._tasks = [asyncio.create_task(self._sweep(), name="closing rooms")]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._waking.values(), return_exceptions=True)
        for actor in self.rooms.values():
            await actor.close()
        for threads in (self.house.thinkers, self.house.quick):
            threads.shutdown(wait=False, cancel_futures=True)
        self.house.hinters.close()

    # Rooms

    async def create(
        self, guest: str, name: str, settings: wire.Settings, address: str = ""
    ) -> RoomActor:
        """A new room with its host in it, opened from an address."""
        if len(self.rooms) + len(self._asleep) >= MOST_ROOMS:
            raise Refused(Reason.SERVER_FULL)
        opened = open_room(guest, name, settings, time.time(), address)
        code = self._new_code()
        actor = RoomActor(fresh_token(), code, self.house)
        actor.opened_from = address
        self.of_address[address] += 1  # at once: others open theirs while this one is kept
        try:
            await actor.open(opened)
        except BaseException:
            self._uncount(actor)
            raise
        self._add(actor)
        return actor

    def _uncount(self, actor: RoomActor) -> None:
        self.of_address[actor.opened_from] -= 1
        if self.of_address[actor.opened_from] <= 0:
            del self.of_address[actor.opened_from]

    def knows(self, name: str) -> bool:
        """Whether this is the name of a room, not a code."""
        return name in self.rooms or name in self._asleep

    async def find(self, name_or_code: str) -> RoomActor | None:
        """A room by its name or code, brought back if need be."""
        name = name_or_code
        if not self.knows(name) and name.isascii():
            name = self.codes.get(name.upper(), name)
        if name in self._asleep:
            waking = self._waking.get(name)
            if waking is None:
                waking = self._waking[name] = asyncio.create_task(self._wake(name))
            await asyncio.shield(waking)
        return self.rooms.get(name)

    async def _wake(self, name: str) -> RoomActor:
        actor = RoomActor(name, self._asleep[name].code, self.house)
        try:
            await actor.restore(self._age[name])
        finally:
            del self._waking[name]
        del self._asleep[name], self._age[name]
        self._add(actor)
        return actor

    def _add(self, actor: RoomActor) -> None:
        self.rooms[actor.name] = actor
        self.codes[actor.code] = actor.name
        self.house.metrics.rooms.set(len(self.rooms))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if not any(actor.busy for actor in self.rooms.values()):
                gc.collect()
            await self.close_quiet()

    async def close_quiet(self) -> None:
        """Close the rooms that nobody has been in for a long time, awake or asleep."""
        for actor in list(self.rooms.values()):
            if self._is_forsaken(actor):
                with contextlib.suppress(StorageError):
                    await self.close_room(actor)
        await self._close_sleeping()

    async def _close_sleeping(self) -> None:
        """Nobody has come back to these since the server was started."""
        since = self.house.clock() - self._opened
        for name, room in list(self._asleep.items()):
            awaited = since < patience(room.entries > OPENING, room.played)
            if awaited or name in self._waking or name not in self._asleep:
                continue
            del self._asleep[name]
            try:
                await self.house.store.close_room(name, time.time())
            except StorageError:
                self._asleep[name] = room
            else:
                del self.codes[room.code], self._age[name]

    def _is_forsaken(self, actor: RoomActor) -> bool:
        """Whether nobody is there, and nobody is expected to come back."""
        quiet = self.house.clock() - actor.quiet_since
        return not actor.audience.viewers and quiet >= patience(
            actor.was_seen, actor.room.holds_match
        )

    async def close_room(self, actor: RoomActor) -> None:
        """Nobody will come back; the log and its records stay."""
        await self.house.store.close_room(actor.name, time.time())
        del self.rooms[actor.name], self.codes[actor.code]
        self._uncount(actor)
        self.house.metrics.rooms.set(len(self.rooms))
        await actor.close()

    def _new_code(self) -> str:
        while (code := new_code()) in self.codes:
            pass
        return code


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
