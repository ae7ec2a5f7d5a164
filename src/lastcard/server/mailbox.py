"""What is to be done in a room, in the order in which it came."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Mailbox:
    """Anybody may put jobs in; one takes them out, and waits while there are none.

    :class:`asyncio.Queue` does the same for many waiting on both sides, and takes longer.
    """

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._filled: asyncio.Future[None] | None = None  # what is waited for

    def __len__(self) -> int:
        return len(self._jobs)

    @property
    def awaited(self) -> bool:
        return self._filled is not None and not self._filled.done()

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    async def take(self) -> Job:
        """The first job; only one may wait for it."""
        if not self._jobs:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
            self._filled = None
        else:
            await asyncio.sleep(0)  # others have their turn between two jobs that never wait
        return self._jobs.popleft()
