"""A round of a game in both modes; after every step all of both states must be the same."""

from importlib import import_module
from typing import Any

import numpy as np

from games.all_games import MACHINES
from lastcard import Rules
from lastcard.game.setup import empty_table
from lastcard.kinds import KINDS
from lastcard.lab.simulate import as_numpy
from lastcard.notation.seeds import seed_words
from lastcard.rules.shared.actions import DRAW
from lastcard.rules.shared.table import ROUND_OVER


def plain(layer: str, game: str, module: str) -> Any:
    """Of the package whose kernels play a game: a module of which there is a compiled one, too."""
    return import_module(f"lastcard.{layer}.{KINDS[game].lab.kernels}.{module}")


class SideBySide:
    """A table, plain and as a numpy record, and what its rules need besides."""

    def __init__(self, game: str, players: int, rules: Rules, seed: int) -> None:
        lab = KINDS[game].lab
        self.machine = MACHINES[game]
        self.compiled = import_module(f"games.steps.{lab.kernels}")
        self.rules = plain("rules", game, "legality")
        self.apply = plain("rules", game, "apply").apply
        self.decide = plain("bots", game, "policy").decide
        self.actions = plain("rules", game, "actions").ACTIONS
        self.table = empty_table(game, players, rules)
        for i, word in enumerate(seed_words(seed)):
            self.table.key[i] = word
        self.table.luck = seed + 1
        memory = (self.table, *(record() for record in lab.working_memory()), *lab.lookups())
        self.plain: tuple[Any, ...] = memory
        self.fast = tuple(map(as_numpy, memory))
        self.scratch = as_numpy(self.table)
        plain("lab", game, "kernels").sit_down(self.table, seed)
        self.compiled.sit(self.fast[0], seed)
        self.same()

    @property
    def over(self) -> bool:
        return bool(self.table.phase >= ROUND_OVER)

    def same(self) -> None:
        """Every field, and every event; events of earlier actions may linger behind them."""
        (seen,), (fast,) = self.scratch, self.fast[0]
        self.table.to_numpy(seen)
        for record in (seen, fast):
            record["events"][self.table.event_count :] = 0
        if seen.tobytes() != fast.tobytes():
            for name in self.table.fields:
                assert np.array_equal(seen[name], fast[name]), name

    def choices(self, seat: int) -> list[int]:
        """What a seat may do, by the rules of both modes."""
        mine, found = [0] * self.actions, np.zeros(self.actions, np.int64)
        count = self.rules.choices(*self.plain, seat, mine)
        assert self.compiled.choices(*self.fast, seat, found) == count
        assert list(found[:count]) == mine[:count]
        return mine[:count]

    def refusal(self, seat: int, action: int) -> int:
        return int(self.rules.refusal(*self.plain, seat, action))

    def compiled_step(self, policy: int) -> tuple[int, int]:
        return divmod(int(self.compiled.step(*self.fast, policy)), self.actions)

    def carry_out(self, seat: int, action: int) -> None:
        self.table.event_count = 0
        self.apply(*self.plain, seat, action)

    def decide_twice(self, policy: int) -> None:
        """Each mode decides for itself."""
        seat, action = self.decide(*self.plain, policy * self.machine.every_seat)
        assert self.refusal(seat, action) == 0
        self.carry_out(seat, action)
        assert self.compiled_step(policy) == (seat, action)
        self.same()

    def decide_once(self, policy: int) -> None:
        """The compiled mode decides; the plain one is told."""
        seat, action = self.compiled_step(policy)
        for code in self.machine.said_before(self.fast[0][0], action):
            assert self.refusal(seat, code) == 0
            self.carry_out(seat, code)
        # R6: whether one may draw takes the plain solver most of its time.
        assert action == DRAW or self.refusal(seat, action) == 0
        self.carry_out(seat, action)
        self.table.luck = int(self.fast[0][0]["luck"])
        self.same()
