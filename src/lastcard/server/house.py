"""What all rooms of a server share."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field

from ..game.fairness import Shuffle
from ..ready import warm_up
from .hints import hinters
from .identity import fresh_record_name
from .metrics import Metrics
from .pacing import Pace
from .pool import Pool
from .ranked import Ranked
from .storage.store import Store
from .waking import Waking

THINKERS = 2  # bots that search, at a time


def threads(count: int, name: str) -> Callable[[], Executor]:
    return lambda: ThreadPoolExecutor(count, thread_name_prefix=name)


@dataclass
class House:
    """The store, the pace of bots, the clock, their threads and those of hints, the counters,
    chance.

    Bots that answer at once have a thread of their own: they never wait for those that search.
    """

    store: Store
    pace: Pace = field(default_factory=Pace)
    clock: Callable[[], float] = time.monotonic
    thinkers: Executor = field(default_factory=threads(THINKERS, "bot"))
    quick: Executor = field(default_factory=threads(1, "quick bot"))
    hinters: Pool = field(default_factory=hinters)
    metrics: Metrics = field(default_factory=Metrics)
    shuffle: Callable[[], Shuffle] = Shuffle.fresh
    record_name: Callable[[], str] = fresh_record_name
    compiles: bool = False  # whether bots and hints are compiled as soon as somebody needs them
    waking: Waking = field(default_factory=Waking)
    thinking: Ranked = field(default_factory=lambda: Ranked(THINKERS))
    _expected: set[tuple[str, bool]] = field(default_factory=set)

    def expect(self, game: str, expert: bool = False) -> None:
        """Somebody is going to play, perhaps an expert: meanwhile compile what that takes."""
        if not self.compiles or (game, expert) in self._expected:
            return
        self._expected.add((game, expert))
        in_background(lambda: warm_up(game, expert))


def in_background(work: Callable[[], None]) -> None:
    threading.Thread(target=work, name="compiling", daemon=True).start()
