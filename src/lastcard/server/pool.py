"""Threads for one kind of work, with a queue that has an end."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..notation.reasons import Reason
from ..wire.refused import Refused

Result = TypeVar("Result")


class Pool:
    """A few threads of their own, so that one kind of work cannot keep another from its turn."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self.name = name
        self.most = most
        self.waiting = 0  # with those at work
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    def begin(self, work: Callable[..., Result], *given: object) -> asyncio.Future[Result]:
        """Let a thread do it when its turn comes; refused where too much is waiting already."""
        if self.waiting >= self.most:
            raise Refused(Reason.SERVER_BUSY)
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        self.waiting += 1
        done.add_done_callback(self._end)
        return done

    def _end(self, _: object) -> None:
        self.waiting -= 1

    def close(self) -> None:
        """Begin nothing more, and wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)
