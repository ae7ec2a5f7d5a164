"""A tournament on one core or many: :func:`play`."""

import gc
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from itertools import islice

from .arena import Arena, Conducts, Makers, Played, maker_of
from .conduct import Conduct
from .one_game import Outcome
from .results import Results
from .tournament import Tournament, TournamentError


def play(
    tournament: Tournament,
    *,
    processes: int = 1,
    makers: Makers = maker_of,
    progress: Callable[[int], None] = lambda games: None,
) -> Results:
    """Play. Ctrl-C ends it early, with results of the deals played until then.

    The same tournament gives the same results whatever the number of processes, unless bots are
    pressed for time. With several, ``makers`` and what it makes have to be importable there.

    >>> tournament = Tournament(bots=("greedy", "greedy"), games=10)
    >>> play(tournament).figures()["bots"][0]["share"]["mean"]
    0.5
    """
    arena = Arena(tournament, makers)  # complains about names before any process is started
    played: dict[int, list[Outcome]] = {}
    conducts: Conducts = {name: Conduct() for name in arena.makers}
    complete = True

    def keep(number: int, found: Played) -> None:
        played[number], behaviour = found
        for name, conduct in behaviour.items():
            conducts[name].add(conduct)
        progress(len(played[number]))

    try:
        if processes == 1:
            arena.get_ready()
            with old_objects_left_alone():
                for number in range(tournament.deals):
                    keep(number, arena.play(number))
        else:
            for number, found in played_by(processes, tournament, makers):
                keep(number, found)
    except KeyboardInterrupt:
        complete = False
    return Results(tournament, [played[number] for number in sorted(played)], conducts, complete)


# In a process that plays

asked_here: list[tuple[Tournament, Makers]] = []


def begin(tournament: Tournament, makers: Makers) -> None:
    asked_here.append((tournament, makers))


@cache
def arena_here() -> Arena:
    """The arena of this process; made with the first deal, so that errors come back like any."""
    arena = Arena(*asked_here[-1])
    arena.get_ready()
    gc.collect()
    gc.freeze()  # as in old_objects_left_alone, but for good
    return arena


def play_here(number: int) -> Played:
    return arena_here().play(number)


# In the process that asked


def played_by(
    processes: int, tournament: Tournament, makers: Makers
) -> Iterator[tuple[int, Played]]:
    """The deals as they are played, in any order."""
    # A new interpreter each: a copy of this one would have its locks, but not its threads.
    pool = ProcessPoolExecutor(
        min(processes, tournament.deals),
        multiprocessing.get_context("spawn"),
        initializer=begin,
        initargs=(tournament, makers),
    )
    running: dict[Future[Played], int] = {}
    numbers = iter(range(tournament.deals))

    def submit_more() -> None:
        for number in islice(numbers, 2 * processes - len(running)):
            running[pool.submit(play_here, number)] = number

    try:
        with without_ctrl_c():  # the processes, which start here, leave it to this one
            submit_more()
        while running:
            # A time-out lets Ctrl-C through.
            done, _ = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
            submit_more()
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)  # deals that have begun are played to their end
        for future, number in running.items():
            if not future.cancelled():
                yield number, future.result()
        raise
    except BrokenProcessPool:
        raise TournamentError(
            "a process that played has died, or could not begin; --processes 1 shows why"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def old_objects_left_alone() -> Iterator[None]:
    """Look for garbage only in what is new.

    To look through all that the compiler keeps takes longer than many a clock allows, and would be
    counted against whichever bot is thinking just then.
    """
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Ignore Ctrl-C for a moment; processes started meanwhile ignore it for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
