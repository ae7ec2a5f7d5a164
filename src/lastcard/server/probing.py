"""Whether the store keeps what it is given: found out by giving it something."""

import asyncio
from collections.abc import Callable

import structlog

from .storage.store import StorageError, Store

PROBE_SECONDS = 1.0  # an answer counts for this long: nobody keeps the disk busy by asking
PATIENCE = 5.0  # a store that takes longer keeps nobody's move

logger = structlog.get_logger()


class Probe:
    """Asks the store at most once a second, however many want to know."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._asking: asyncio.Task[None] | None = None
        self._until = 0.0
        self._problem = ""

    async def problem(self) -> str:
        """Why nothing can be kept now; "" if all is well."""
        if self._asking is None and self._clock() >= self._until:
            self._asking = asyncio.create_task(self._ask())
        if self._asking is not None:
            await asyncio.shield(self._asking)
        return self._problem

    async def _ask(self) -> None:
        before, self._problem = self._problem, ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except StorageError as error:
            self._problem = str(error)
        except TimeoutError:
            self._problem = f"the store has not answered for {PATIENCE:.0f} seconds"
        finally:
            self._until = self._clock() + PROBE_SECONDS
            self._asking = None
        if self._problem not in ("", before):
            logger.error("nothing can be kept", reason=self._problem)
