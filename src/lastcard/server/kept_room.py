"""A room with its log: what happens is kept, then applied, then told.

So nobody hears of anything that is not on the disk, and the room is always what its log says.
"""

import asyncio
import time

import structlog

from ..game.events import Event
from . import entries as log
from .audience import Audience
from .frames import noted
from .house import House
from .pacing import Pacer
from .room import Room
from .showing import old_record_name
from .stalling import SlowPlayers
from .storage.store import Entry, StorageError
from .waking import Awake

RETRY_SECONDS = 1.0
SETTINGS = (log.Opened, log.Configured)

logger = structlog.get_logger()


class KeptRoom:
    """A room, its log, and those who watch it."""

    def __init__(self, name: str, code: str, house: House) -> None:
        self.name = name  # what the invitation says: whoever knows it may come in
        self.code = code  # the short form, to be read aloud
        self.house = house
        self.audience = Audience(name, code, house.clock)
        self._look_at(Awake(Room(), []))
        self._logger = logger.bind(room=old_record_name(name, 0)[:8])  # the name itself is a key

    async def _keep(self, entry: log.Anything) -> None:
        """Keep an entry, then apply it, then tell."""
        if self.room.unclosed and not isinstance(entry, log.Committed):
            raise StorageError("the round before is not closed yet")
        seq = self.room.seq + 1
        record = entry.record if isinstance(entry, log.Committed) else ""
        code = self.code if seq == 1 else ""
        began = time.perf_counter()
        await self.house.store.append([Entry(self.name, seq, log.to_text(entry), code, record)])
        self.house.metrics.keeping.add(time.perf_counter() - began)
        self._take(entry, self.room.apply(entry))
        self.pacer.heard(entry, self.house.clock())
        self.house.metrics.entries.add(self.audience.news[-1].what)
        self.audience.tell(entry)

    def _take(self, entry: log.Anything, events: tuple[Event, ...]) -> None:
        if isinstance(entry, SETTINGS):
            self.house.expect(entry.settings.game)
        noted(self.audience.news, self.room, entry, events)

    async def _commit(self) -> None:
        """Commit to the next shuffle; after a round this closes it."""
        record = self.house.record_name() if self.room.playing else ""
        await self._keep(log.Committed(self.house.shuffle().secret, record))

    async def _rebuild(self, age: int = 0) -> None:
        here = self.pacer.here
        self._look_at(await self.house.waking.bring_back(self.house.store, self.name, age))
        self.pacer.here = here
        self.house.expect(self.room.settings.game)
        self.pacer.begin(self.house.clock())

    def _look_at(self, awake: Awake) -> None:
        self.room = awake.room
        self.pacer = Pacer(self.room, self.house.pace, self.house.clock())
        self.stalling = SlowPlayers(self.pacer)
        self.audience.look_at(awake, self.pacer, self.stalling)

    async def _recover(self) -> None:
        while True:
            try:
                await self._rebuild()
            except Exception:
                self._logger.exception("the log cannot be played again")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        self.audience.welcome_all()
