"""Choose by trying: every action in the same imagined tables, the worse ones given up early."""

import importlib
import time
from typing import Any

import numpy as np

from ...game.uno.view import CardView
from ...rules.uno.table import Table
from .memory import Memory
from .remember import remember

FIRST_STEPS = 4000  # of the walk before the first guess counts
BATCH = 64  # imagined tables between two looks at the clock
MOST = 32_768  # imagined tables of a decision
UNHURRIED = 2_048  # where there is no clock
DOUBT = 2.6  # standard errors that an action may be behind and still be tried


class Search:
    """The kernels of a game, and the arrays that a search works with."""

    def __init__(self, game: str) -> None:
        self.kernels = importlib.import_module(f"lastcard.compiled.bots.{game}.kernels")
        self.tables = np.zeros(3, Table.dtype())
        self.memories = np.zeros(1, Memory.dtype())

    def warm_up(self) -> None:
        """Try nothing on an empty table."""
        nothing = np.zeros(0, np.int64)
        self.kernels.begin(self.tables, self.memories, 0)
        self.kernels.try_out(
            *(self.tables, self.memories, 0, nothing),
            *(np.zeros(0, np.int8), np.zeros((0, 0), np.int8), 0, 0),
        )

    def best(
        self, view: CardView, table: Table, codes: list[int], deadline: float | None, luck: int
    ) -> int:
        """The code with which the seat wins most, as far as the time allows to tell.

        ``table`` is that of the view, or what became of it while cards are put down.
        """
        table.to_numpy(self.tables[0])
        self.memories[0] = np.zeros((), Memory.dtype())
        remember(view, self.memories[0], luck)
        self.kernels.begin(self.tables, self.memories, FIRST_STEPS)
        arms = np.array(codes)
        alive = np.ones(len(codes), np.int8)
        end = UNHURRIED if deadline is None else MOST
        won = np.zeros((end, len(codes)), np.int8)
        done = 0
        before = time.perf_counter()
        while done < end and alive.sum() > 1:
            self.kernels.try_out(
                self.tables, self.memories, view.seat, arms, alive, won, done, done + BATCH
            )
            done += BATCH
            give_up(alive, won[:done])
            now = time.perf_counter()
            if deadline is not None and now + (now - before) > deadline:
                break  # as much again would be too late
            before = now
        shares = won[:done].mean(0)
        return codes[int(np.argmax(np.where(alive, shares, -1.0)))]


def give_up(alive: Any, won: Any) -> None:
    """Actions that are clearly worse than the best are not tried any more."""
    left = np.flatnonzero(alive)
    outcomes = won[:, left].astype(np.float32)
    shares = outcomes.mean(0)
    best = int(np.argmax(shares))
    errors = (outcomes[:, [best]] - outcomes).std(0) / np.sqrt(len(won))
    alive[left[shares[best] - shares > DOUBT * errors + 1e-9]] = 0
