"""A tournament on one core or many: :func:`play`."""

import gc
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice

from ...bots.bot import Bot, Maker
from ...bots.expert import make_expert
from ...bots.expert import warm_up as warm_up_expert
from ...kinds import KINDS
from ...notation.errors import NotationError
from ...notation.options import Rules
from ...notation.seeds import Seed, parse_seed
from .conduct import Conduct
from .entrants import maker_of
from .lineups import Deal, Lineup, lineups
from .report import Report
from .table import Outcome, Table

Makers = Callable[[str], Maker]
Conducts = dict[str, Conduct]
Played = tuple[list[Outcome], Conducts]  # what came of a deal


class TournamentError(Exception):
    """A bot cannot take part, or took its process with it."""


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """What is to be played.

    >>> tournament = Tournament(bots=("ann", "ben", "cleo"), players=2, games=100)
    >>> len(tournament.lineups), tournament.games_of_a_deal, tournament.deals
    (3, 6, 17)
    """

    bots: Lineup
    game: str = "uno"
    players: int = 2
    games: int = 1000
    seed: Seed = 0
    rules: Rules = field(default_factory=Rules)
    matches: bool = False  # whole matches instead of single rounds
    clock: float | None = None  # seconds for each decision

    def __post_init__(self) -> None:
        self.rules.check_for(self.game, self.players)
        parse_seed(self.seed)
        if not 1 <= self.games <= 1_000_000_000:
            raise NotationError("games: 1 to 1,000,000,000")
        if self.clock is not None and not 0.001 <= self.clock <= 3600:
            raise NotationError("the time for a decision: 1ms to 3600s")
        assert self.lineups

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The tables that play every deal."""
        return lineups(self.bots, self.players)

    @property
    def games_of_a_deal(self) -> int:
        """How often a deal is played: by every line-up, from every seat."""
        return len(self.lineups) * self.players

    @property
    def deals(self) -> int:
        """How many deals there are: enough for all the games."""
        return -(-self.games // self.games_of_a_deal)

    @property
    def table(self) -> Table:
        """What a game is played under."""
        return Table(self.game, self.players, self.rules, self.matches, self.clock)


@contextmanager
def bots_may_print() -> Iterator[None]:
    """What they print goes to standard error: a result that is written to the other stays whole."""
    with redirect_stdout(sys.stderr):
        yield


class Arena:
    """A tournament with its bots, in the process that plays it."""

    @bots_may_print()
    def __init__(self, tournament: Tournament, makers: Makers) -> None:
        self.tournament = tournament
        self.makers = {name: makers(name) for name in dict.fromkeys(tournament.bots)}

    def make(self, name: str, seed: int) -> Bot:
        """A bot for one game."""
        try:
            return self.makers[name](seed)
        except (Exception, SystemExit) as error:
            raise TournamentError(f"the bot {name} cannot be made: {error!r}") from error

    @bots_may_print()
    def play(self, number: int) -> Played:
        """All games of a deal: by every line-up, from every seat."""
        asked = self.tournament
        deal = Deal(asked.seed, number, asked.players)
        conducts = {name: Conduct() for name in self.makers}
        outcomes: list[Outcome] = []
        for i, lineup in enumerate(asked.lineups):
            for seats in deal.seatings(lineup):
                bots = [self.make(name, deal.bot_seed(seat)) for seat, name in enumerate(seats)]
                own = [conducts[name] for name in seats]
                ended = asked.table.play(deal, bots, own, len(outcomes))
                outcomes.append(Outcome(i, seats, *ended))
        return outcomes, conducts

    @bots_may_print()
    def get_ready(self) -> None:
        """Fetch or compile what the bots need, so that no clock runs meanwhile."""
        KINDS[self.tournament.game].mind.get_ready()
        if make_expert in self.makers.values():  # which may take longer than a first move may
            warm_up_expert(self.tournament.game)
        deal = Deal(self.tournament.seed, 0, self.tournament.players)
        for name in self.makers:
            self.tournament.table.first_move(deal, self.make(name, 0))


def play(
    tournament: Tournament,
    *,
    processes: int = 1,
    makers: Makers = maker_of,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play, and report. Ctrl-C ends it early, with a report on the deals played until then.

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
    return Report(tournament, [played[number] for number in sorted(played)], conducts, complete)


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
    counted against whoever thinks just then.
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
