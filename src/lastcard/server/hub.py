"""All rooms of a server."""

import secrets
import time

from . import entries as log
from .actor import RoomActor
from .identity import fresh_token
from .pacing import Pace
from .room import Refused, open_room
from .storage.store import Store

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words; nothing that sounds or looks alike
CODE_LENGTH = 6
MOST_ROOMS = 5000


class Hub:
    """Rooms by their unguessable name, and by the short code that can be said aloud."""

    def __init__(self, store: Store, pace: Pace | None = None) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.rooms: dict[str, RoomActor] = {}
        self.codes: dict[str, str] = {}

    async def open(self) -> None:
        """Bring all rooms back."""
        for name in await self.store.open_rooms():
            actor = RoomActor(name, self.store, self.pace)
            await actor.replay()
            self._add(actor)

    async def close(self) -> None:
        for actor in self.rooms.values():
            await actor.close()

    async def create(self, guest: str, name: str, settings: log.Settings) -> RoomActor:
        """A new room with its host in it."""
        if len(self.rooms) >= MOST_ROOMS:
            raise Refused("rooms", "this server is full")
        actor = RoomActor(fresh_token(), self.store, self.pace)
        await actor.open(open_room(guest, name, settings, time.time()))
        self._add(actor)
        return actor

    def _add(self, actor: RoomActor) -> None:
        self.rooms[actor.name] = actor
        code = new_code()
        while code in self.codes:
            code = new_code()
        self.codes[code] = actor.name
        actor.code = code

    def find(self, name_or_code: str) -> RoomActor | None:
        name = self.codes.get(name_or_code.upper(), name_or_code)
        return self.rooms.get(name)


def new_code() -> str:
    """A code that can be read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
