"""A room whose store keeps nothing for a while: everybody is told, and nothing comes too early."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from lastcard import wire
from lastcard.server import entries as log
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import AT_ONCE
from lastcard.server.room import open_room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.store import Entry, StorageError
from server.test_actor import ADA, BEN, Client


class Moody(SqliteStore):
    """Keeps something only when it likes to."""

    likes = True

    async def append(self, entries: Sequence[Entry]) -> None:
        if not self.likes:
            raise StorageError("not now")
        await super().append(entries)


def test_a_room_that_cannot_be_closed_says_so_and_goes_on_later(tmp_path: Path) -> None:
    async def go() -> None:
        store = Moody(tmp_path / "log.db")
        await store.open()
        actor = RoomActor("room", "CODE", House(store, AT_ONCE))
        await actor.open(open_room(ADA, "Ada", wire.Settings(seats=2), 0.0))
        store.likes = False  # before the first shuffle is committed to
        ada = Client(ADA)
        actor.connect(ada)
        with pytest.raises(StorageError):
            await asyncio.wait_for(actor.enter(BEN, "Ben"), 10)
        answer = await ada.ask(actor, wire.AddBot("bot", 1, "family"))
        assert isinstance(answer, wire.Refusal)
        assert answer.code == "storage"
        store.likes = True
        while actor.room.commitment is None:
            await asyncio.sleep(0.01)
        await actor.enter(BEN, "Ben")
        kept = [log.from_text(line) for line in await store.log("room")]
        assert [type(entry) for entry in kept] == [log.Opened, log.Committed, log.Entered]
        await actor.close()
        await store.close()

    asyncio.run(go())
