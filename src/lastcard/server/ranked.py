"""Turns for work that only a few can do at a time: who is urgent does not wait for who is not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Ranked:
    """Lets so many work at a time; of those who wait the lowest rank comes first, in its order."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        await self._wait(rank)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rank, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        self._waiting = [(rank, turn) for rank, turn in self._waiting if not turn.done()]
        if not self._waiting:
            self._free += 1
            return
        first = min(self._waiting, key=lambda waiting: waiting[0])
        self._waiting.remove(first)
        first[1].set_result(None)
