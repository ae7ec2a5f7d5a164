"""Threads for one kind of work, with a queue that has an end."""

import asyncio
from collections import Counter
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
        self._of: Counter[str] = Counter()  # of them, by address
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    def begin(
        self, work: Callable[..., Result], *given: object, address: str = ""
    ) -> asyncio.Future[Result]:
        """Let a thread do it when its turn comes; refused where too much is waiting already.

        One address has half of the queue at most; "" is none.
        """
        if self.waiting >= self.most or (address and self._of[address] >= self.most // 2):
            raise Refused(Reason.SERVER_BUSY)
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        self.waiting += 1
        self._of[address] += 1
        done.add_done_callback(lambda _: self._end(address))
        return done

    def _end(self, address: str) -> None:
        self.waiting -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def close(self) -> None:
        """Begin nothing more, and wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)
