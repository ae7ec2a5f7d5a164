"""Rooms that sleep in the store after a restart, until somebody comes back to them."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from ..game.events import Event
from . import entries as log
from .frames import News, noted
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
        self._busy = False
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    async def bring_back(self, store: Store, name: str, age: int = 0) -> Awake:
        """A room from its log; ``age`` is smaller for newer ones."""
        await self._turn(age)
        try:
            lines = await store.log(name)
            return await asyncio.to_thread(played_again, lines)
        finally:
            self._next()

    async def _turn(self, age: int) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((age, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        self._waiting = [(age, turn) for age, turn in self._waiting if not turn.done()]
        if not self._waiting:
            self._busy = False
            return
        first = min(self._waiting, key=lambda waiting: waiting[0])
        self._waiting.remove(first)
        first[1].set_result(None)
