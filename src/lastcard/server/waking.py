"""Rooms that sleep in the store after a restart, until somebody comes back to them."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from ..game.events import Event
from . import entries as log
from .frames import News, noted
from .ranked import Ranked
from .restoring import restore
from .room import Room
from .storage.store import Store


class Awake(NamedTuple):
    """A room as its log says, and what happened in its round."""

    room: Room
    news: list[News]


def played_again(lines: Sequence[str]) -> Awake:
    """Play a log again: work for a thread, in which nobody else sees the room yet."""
    room = Room()
    news: list[News] = []

    def heard(entry: log.Anything, events: tuple[Event, ...]) -> None:
        noted(news, room, entry, events)

    restore(room, lines, heard)
    return Awake(room, news)


class Waking:
    """Brings rooms back one at a time; of those that are asked for, the newest first.

    One at a time, because two would only take turns: the first is back sooner, the last no later.
    """

    def __init__(self) -> None:
        self._turns = Ranked(1)

    async def bring_back(self, store: Store, name: str, age: int = 0) -> Awake:
        """A room from its log; ``age`` is smaller for newer ones."""
        async with self._turns.turn(age):
            lines = await store.log(name)
            return await asyncio.to_thread(played_again, lines)
