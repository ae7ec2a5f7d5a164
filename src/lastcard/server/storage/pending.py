"""What waits to be kept, and who waits for it."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from .store import Entry, StorageError


class PendingWrite(NamedTuple):
    """Entries, and somebody who waits for them to be kept."""

    entries: Sequence[Entry]
    kept: asyncio.Future[None]

    def settle(self, problem: str | None) -> None:
        if self.kept.done():  # whoever waited has gone away
            return
        if problem is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(StorageError(problem))


def settle_all(batch: Sequence[PendingWrite], problem: str | None = None) -> None:
    """Tell all who wait that their entries are kept, or why not."""
    for write in batch:
        write.settle(problem)
