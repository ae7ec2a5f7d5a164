"""Finished rounds, to read and to see again. They never change: each is worked out once."""

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from ..notation.reasons import Reason
from ..wire.refused import Refused
from .finished_round import finished
from .storage.store import Store

#: Kept at a time, compressed; what was asked for least recently goes. A round at the end of a match
#: of 10,000 entries takes 55 KB.
MOST_BYTES = 8 * 2**20
MOST_WAITING = 32  # records that are worked out, one after the other
LEVEL = 6
PIECE = 16 * 1024  # bytes that are sent before others have their turn
GZIP = 31  # to zlib: a gzip file with a window of any size


class Kept(NamedTuple):
    """A record and its replay as JSON, compressed."""

    record: bytes
    replay: bytes


class Records:
    """Works out what is asked for, one at a time and not in the loop, and keeps it for a while."""

    def __init__(self, store: Store, most_bytes: int = MOST_BYTES) -> None:
        self._store = store
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._bytes = 0
        self._making: dict[str, asyncio.Task[Kept | None]] = {}
        self._of: dict[str, str] = {}  # for whose address they are made
        self._turn = asyncio.Lock()
        # Always the same: each thread keeps the memory that a long match once took.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="records")
        self._sending = asyncio.Lock()
        self.made = 0

    async def find(self, name: str, address: str = "") -> Kept | None:
        """A finished round by its name; ``None``: there is none. All wait for one answer.

        One address has half of those that are made at a time at most; "" is none.
        """
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        making = self._making.get(name)
        if making is None:
            mine = list(self._of.values()).count(address) if address else 0
            if len(self._making) >= MOST_WAITING or mine >= MOST_WAITING // 2:
                raise Refused(Reason.TOO_MANY_RECORDS)
            making = self._making[name] = asyncio.create_task(self._make(name))
            self._of[name] = address
            making.add_done_callback(lambda _: self._made(name))
        return await asyncio.shield(making)

    def _made(self, name: str) -> None:
        del self._making[name], self._of[name]

    async def _make(self, name: str) -> Kept | None:
        place = await self._store.record(name)
        if place is None:
            return None
        async with self._turn:
            lines = await self._store.log(place.room, place.seq)
            loop = asyncio.get_running_loop()
            kept = await loop.run_in_executor(self._thread, make, lines)
        self.made += 1
        self._keep(name, kept)
        return kept

    def _keep(self, name: str, kept: Kept) -> None:
        self._kept[name] = kept
        self._bytes += size(kept)
        while self._bytes > self._most_bytes:
            self._bytes -= size(self._kept.popitem(last=False)[1])

    async def in_pieces(self, data: bytes, plain: bool) -> AsyncIterator[bytes]:
        """Compressed data, or what it was: a piece in each turn of the loop, whoever it is for."""
        unpacked = zlib.decompressobj(GZIP)
        while data:
            async with self._sending:
                if plain:
                    piece, data = unpacked.decompress(data, PIECE), unpacked.unconsumed_tail
                else:
                    piece, data = data[:PIECE], data[PIECE:]
                await asyncio.sleep(0)
            yield piece


def size(kept: Kept) -> int:
    return len(kept.record) + len(kept.replay)


def make(lines: list[str]) -> Kept:
    return Kept(*(gzip.compress(json, LEVEL, mtime=0) for json in finished(lines)))


def plain_length(data: bytes) -> int:
    """How long compressed data is when it is not: a gzip file ends with that.

    >>> plain_length(gzip.compress(b"a" * 1000))
    1000
    """
    return int.from_bytes(data[-4:], "little")
