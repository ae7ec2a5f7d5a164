"""The compiled search at work for one thread: plans, odds, imagined tables."""

import importlib
import time
from typing import NamedTuple

from ...game.game import Game
from ...ready import Workers
from ...rules.rummy.solver.tables import Tables, tables
from ...rules.rummy.solver.work import Work
from ...rules.rummy.table import RummyTable
from ...rules.rummy.tiles import PACK_SIZE
from .plans import MOST_PLANS
from .search import SURE
from .values import FEATURES
from .weights import SEEING_ALL, SEEING_OWN


class Effort(NamedTuple):
    """How plans are tried out."""

    plans: int  # how many of them, those with the best odds
    worlds: int  # imagined tables in each third of the time, where there is no clock
    turns: int  # played on each before the odds are taken


FOR_TWO = Effort(plans=6, worlds=8, turns=2)
# The odds are those of two players: with more, rather many plans, and all played to the end.
FOR_MORE = Effort(plans=16, worlds=16, turns=1000)

SHARE = 0.7  # of the clock that is spent here; the rest is for arranging the play


class Thinking:
    """Memory for one decision at a time, and the kernels that fill it."""

    def __init__(self) -> None:
        import numpy as np

        self.kernels = importlib.import_module("lastcard.compiled.bots.rummy.kernels")
        self.table = np.zeros(1, RummyTable.dtype())
        self.works = np.zeros(1, Work.dtype())
        self.lookups = np.zeros(1, Tables.dtype())
        tables().to_numpy(self.lookups[0])
        self.plans = np.zeros(MOST_PLANS, RummyTable.dtype())
        self.spare = np.zeros(2, RummyTable.dtype())
        self.own_weights, self.all_weights = np.array(SEEING_OWN), np.array(SEEING_ALL)
        self.found = np.zeros(FEATURES, np.int64)
        self.pool = np.zeros(PACK_SIZE, np.int64)
        self.odds = np.zeros(MOST_PLANS, np.int64)
        self.wins = np.zeros(MOST_PLANS)
        self.kept = np.zeros(MOST_PLANS, np.int64)
        self.lasted = 0.0  # seconds: one plan on the last imagined table

    def warm_up(self) -> None:
        """Think about the first turn of a round."""
        Game.new("rummy", players=2, seed=1).state().to_numpy(self.table[0])
        self.table[0]["luck"] = 1
        self.try_out(list(range(self.plan())), FOR_TWO, None, 0.0)

    def choose(self, clock: float | None) -> int:
        """The best plan for the seat on turn at ``table``; -1: there is none."""
        start = time.perf_counter()
        self.lasted /= 2  # what held up the last one may be over
        count = self.plan()
        if count < 2:
            return count - 1
        order = (-self.odds[:count]).argsort(kind="stable").tolist()
        if self.odds[order[0]] == SURE:
            return int(order[0])
        effort = FOR_TWO if self.table[0]["players"] == 2 else FOR_MORE
        return self.try_out(order[: effort.plans], effort, clock, start)

    def plan(self) -> int:
        """List the plans and their odds; how many there are."""
        own = (self.own_weights, self.found, self.odds)
        count: int = self.kernels.plan(
            self.table, self.works, self.lookups, self.plans, self.spare, *own
        )
        return count

    def try_out(self, kept: list[int], effort: Effort, clock: float | None, start: float) -> int:
        """Try plans on imagined tables; the worse half is dropped after each third of the time."""
        self.wins[:] = 0.0
        for third in (1, 2, 3):
            stage = 0
            while (
                stage < effort.worlds
                if clock is None
                else self.has_time(len(kept), start + SHARE * clock * third / 3)
            ):
                self.think(kept, effort.turns)
                stage += 1
            kept.sort(key=lambda i: -self.wins[i])  # stable: of equals the one with better odds
            if third < 3:
                kept = kept[: max(2, len(kept) // 2)]
        return kept[0]

    def has_time(self, plans: int, end: float) -> bool:
        """Whether there is time for one more imagined table."""
        return time.perf_counter() + plans * self.lasted < end

    def think(self, kept: list[int], turns: int) -> None:
        """Try plans on one more imagined table."""
        start = time.perf_counter()
        self.kept[: len(kept)] = kept
        of_all = (self.all_weights, self.found, self.pool, self.kept, len(kept))
        memory = (self.table, self.works, self.lookups, self.plans, self.spare)
        self.kernels.think(*memory, *of_all, turns, self.wins)
        self.lasted = (time.perf_counter() - start) / len(kept)


EXPERTS = Workers(lambda compiled: Thinking())
