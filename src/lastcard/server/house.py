"""What all rooms of a server share."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field

from ..solver.compiled import warm_up
from .metrics import Metrics
from .pacing import Pace
from .storage.store import Store

THINKERS = 2


def steady() -> float:
    """Seconds of the event loop's clock."""
    return asyncio.get_running_loop().time()


def thinkers() -> Executor:
    return ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")


@dataclass
class House:
    """The store, the pace of bots, the clock, the threads that bots think in, the counters."""

    store: Store
    pace: Pace = field(default_factory=Pace)
    clock: Callable[[], float] = steady
    thinkers: Executor = field(default_factory=thinkers)
    metrics: Metrics = field(default_factory=Metrics)
    compiles: bool = False  # whether the solver is compiled when the first room needs it
    _compiling: threading.Thread | None = None

    def expect(self, game: str) -> None:
        """Somebody is going to play a game: compile what its bots need, in the background."""
        if game == "rummy" and self.compiles and self._compiling is None:
            self._compiling = threading.Thread(target=warm_up, name="compiling", daemon=True)
            self._compiling.start()
