"""Millions of games at once: :func:`simulate`."""

import importlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..bots.policies import GREEDY, RANDOM
from ..game.setup import empty_table
from ..kinds import KINDS, USUAL
from ..notation.errors import NotationError
from ..notation.options import Rules
from ..notation.seeds import Seed, seed_words
from ..rules.record import Record
from .lab import Lab
from .plain import play_plainly
from .report import Report

if TYPE_CHECKING:
    import numpy as np

POLICIES = {"random": RANDOM, "greedy": GREEDY}


def kernels(game: str = USUAL) -> Any:
    """A game's compiled kernels; the first call of one compiles it or fetches what is kept."""
    return importlib.import_module(f"lastcard.compiled.lab.{game}.kernels")


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """What is to be played."""

    game: str = USUAL
    players: int = 4
    games: int = 1000
    seed: Seed = 0
    policy: str = "greedy"
    rules: Rules = field(default_factory=Rules)
    rounds: bool = False  # single rounds instead of whole matches

    def __post_init__(self) -> None:
        self.rules.check_for(self.game, self.players)
        if not 1 <= self.games < 1 << 62:
            raise NotationError("games: at least 1")
        if self.policy not in POLICIES:
            raise NotationError(f"policy: {' or '.join(POLICIES)}")

    def table(self) -> "np.ndarray[Any, Any]":
        plain = empty_table(self.game, self.players, self.rules)
        for i, word in enumerate(seed_words(self.seed)):
            plain.key[i] = word
        return as_numpy(plain)

    @property
    def lab(self) -> Lab:
        return KINDS[self.game].lab

    def chunks(self) -> Iterator[tuple[int, int]]:
        size = self.lab.chunk
        for first in range(0, self.games, size):
            yield first, min(size, self.games - first)


def as_numpy(plain: Record) -> "np.ndarray[Any, Any]":
    """A record of one as compiled rules take it."""
    import numpy as np

    records = np.zeros(1, type(plain).dtype())
    plain.to_numpy(records[0])
    return records


def simulate(
    simulation: Simulation,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play, on all cores, and report. Ctrl-C ends it early, with a report of what was played.

    The same simulation gives the same figures whatever the number of threads.

    >>> report = simulate(Simulation(players=2, games=100, seed=1, rounds=True))
    >>> report.tally.rounds
    100
    """
    import numpy as np

    total = np.zeros(1, simulation.lab.tally.dtype())
    workers = threads or os.cpu_count() or 1
    pool = ThreadPoolExecutor(workers)
    running: dict[Future[Any], int] = {}
    complete = True
    try:
        play = player(simulation)
        for first, count in simulation.chunks():
            if len(running) >= 2 * workers:
                collect(running, total, progress)
            running[pool.submit(play, first, count)] = count
        while running:
            collect(running, total, progress)
    except KeyboardInterrupt:
        complete = False
    finally:
        pool.shutdown(cancel_futures=True)
    while any(future.done() and not future.cancelled() for future in running):
        collect(running, total, progress)
    tally = simulation.lab.tally.from_numpy(total[0])
    return Report(simulation.game, simulation.players, tally, complete)


def player(simulation: Simulation) -> Callable[[int, int], Any]:
    """A function that plays some games and returns their tally."""
    import numpy as np

    lab = simulation.lab
    if lab.kernels is None:
        return plain_player(simulation)
    run = kernels(lab.kernels).simulate
    policy = POLICIES[simulation.policy]
    blank = simulation.table()
    lookups = [as_numpy(record) for record in lab.lookups()]

    def play(first: int, count: int) -> Any:
        tables = blank.copy()
        tallies = np.zeros(1, lab.tally.dtype())
        works = [np.zeros(1, record.dtype()) for record in lab.working_memory()]
        run(tables, *works, *lookups, tallies, first, count, policy, not simulation.rounds)
        return tallies

    play(0, 1)  # compiles, before the threads start
    return play


def plain_player(simulation: Simulation) -> Callable[[int, int], Any]:
    """The same by plain rules, for a game without kernels."""

    def play(first: int, count: int) -> Any:
        tally = simulation.lab.tally()
        for number in range(first, first + count):
            play_plainly(simulation, number, tally)
        return as_numpy(tally)

    return play


def collect(running: dict[Future[Any], int], total: Any, progress: Callable[[int], None]) -> None:
    """Wait for at least one chunk and add what is done."""
    # A time-out lets Ctrl-C through.
    done, _ = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
    for future in done:
        games = running.pop(future)
        if future.cancelled():
            continue
        tally = future.result()
        for name in tally.dtype.names:
            total[name] += tally[name]
        progress(games)
