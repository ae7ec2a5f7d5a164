"""Compiled and plain rules of UNO Rummy are one source, too: they must agree on everything."""

import importlib
from typing import Any

import numpy as np
import pytest

from engine.side_by_side import same, tables
from lastcard import Rules
from lastcard.bots.policies import GREEDY, RANDOM
from lastcard.bots.rummy.policy import decide
from lastcard.kinds import KINDS
from lastcard.lab.counting import count_match
from lastcard.lab.rummy.kernels import play_round, sit_down
from lastcard.lab.rummy.tally import RummyTally
from lastcard.lab.seating import seed_luck
from lastcard.lab.simulate import Simulation, as_numpy, simulate
from lastcard.rules.rummy import actions as do
from lastcard.rules.rummy import solver
from lastcard.rules.rummy.apply import apply
from lastcard.rules.rummy.deal import next_round
from lastcard.rules.rummy.legality import choices, refusal
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.shared.actions import DRAW
from lastcard.rules.shared.table import MATCH_OVER, ROUND_OVER
from samples import in_parts

pytestmark = pytest.mark.compiled

VARIANTS: list[dict[str, Any]] = [
    {},
    {"must_play": False},
    {"scoring": "rounds"},
    {"scoring": "hands", "target": 1},
    {"reverse_skips_with_two": True},
    {"must_play": False, "scoring": "none", "reverse_skips_with_two": True},
]
NAMES = {RANDOM: "random", GREEDY: "greedy"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
POLICIES = pytest.mark.parametrize("policy", NAMES, ids=NAMES.values())

CHUNK = KINDS["rummy"].lab.chunk
LOOKUP = solver.tables.tables()
MOST_CHOICES = 100


class SideBySide:
    """One round in both modes; after every step all of both states must be the same."""

    def __init__(self, players: int, rules: Rules, seed: int) -> None:
        self.compiled = importlib.import_module("lastcard.compiled.lab.rummy.steps")
        self.work = solver.work.Work()
        self.works, self.lookups = as_numpy(self.work), as_numpy(LOOKUP)
        self.plain, self.fast = tables("rummy", players, rules, seed)
        self.scratch = np.zeros(1, RummyTable.dtype())
        sit_down(self.plain, seed)
        self.compiled.sit(self.fast, seed)
        same(self.plain, self.fast, self.scratch)

    @property
    def over(self) -> bool:
        return bool(self.plain.phase >= ROUND_OVER)

    def compiled_step(self, policy: int) -> tuple[int, int]:
        step = self.compiled.step(self.fast, self.works, self.lookups, policy)
        return divmod(int(step), do.ACTIONS)

    def carry_out(self, seat: int, action: int, check: bool = True) -> None:
        if check:
            assert refusal(self.plain, self.work, LOOKUP, seat, action) == 0
        self.plain.event_count = 0
        apply(self.plain, self.work, LOOKUP, seat, action)

    def decide_twice(self, policy: int) -> None:
        """Each mode decides for itself."""
        seat, action = decide(self.plain, self.work, LOOKUP, policy)
        self.carry_out(seat, action)
        assert self.compiled_step(policy) == (seat, action)
        same(self.plain, self.fast, self.scratch)

    def decide_once(self, policy: int) -> None:
        """The compiled mode decides; the plain one is told, and says a new table tile by tile."""
        seat, action = self.compiled_step(policy)
        if action in (do.LAID, do.LAID_CALLING):
            for code in said(self.fast[0]):
                self.carry_out(seat, code)
        # Whether a player may draw takes the plain solver most of its time (R6).
        self.carry_out(seat, action, check=action != DRAW)
        self.plain.luck = int(self.fast[0]["luck"])
        same(self.plain, self.fast, self.scratch)


def said(table: Any) -> list[int]:
    """The table that was just laid, as it was said: the draft keeps the marks."""
    codes: list[int] = []
    first = 0
    for size in table["meld_size"][: table["melds"]].tolist():
        codes += [do.NEXT_MELD] if codes else []
        codes += [do.TILE + tile for tile in table["draft"][first : first + size].tolist()]
        first += size
    return codes


@PLAYERS
@POLICIES
@in_parts(len(VARIANTS), some=2)
def test_every_state_and_event_of_a_round(players: int, policy: int, part: int) -> None:
    table = SideBySide(players, Rules(**VARIANTS[part]), 100 + part)
    while not table.over:
        table.decide_twice(policy)


@pytest.mark.slow
@PLAYERS
@in_parts(20)
def test_60_seeds_decided_twice(players: int, part: int) -> None:
    """Plain decisions are slow; these are compared, and the whole state after each."""
    for seed in range(3 * part, 3 * (part + 1)):
        table = SideBySide(players, Rules(**VARIANTS[seed % len(VARIANTS)]), seed)
        while not table.over:
            table.decide_twice((RANDOM, GREEDY)[seed // len(VARIANTS) % 2])


@pytest.mark.slow
@PLAYERS
@in_parts(20)
def test_1000_seeds_decided_once(players: int, part: int) -> None:
    """The plain rules check and carry out every decision of the compiled policy.

    Here too the whole state is compared after every action of every round.
    """
    for seed in range(50 * part, 50 * (part + 1)):
        table = SideBySide(players, Rules(**VARIANTS[seed % len(VARIANTS)]), seed)
        while not table.over:
            table.decide_once((RANDOM, GREEDY)[seed // len(VARIANTS) % 2])


@in_parts(4)
def test_legal_choices_agree(part: int) -> None:
    for seed in range(3 * part, 3 * (part + 1)):
        table = SideBySide(3, Rules(**VARIANTS[seed % len(VARIANTS)]), seed)
        while not table.over:
            for seat in range(3):
                mine = [0] * MOST_CHOICES
                count = choices(table.plain, table.work, LOOKUP, seat, mine)
                found = np.zeros(MOST_CHOICES, np.int64)
                arguments = (table.fast, table.works, table.lookups, seat, found)
                assert table.compiled.choices(*arguments) == count
                assert list(found[:count]) == mine[:count]
                for action in mine[:count]:
                    if action not in (do.LAY, do.SWAPS):
                        assert refusal(table.plain, table.work, LOOKUP, seat, action) == 0
            table.decide_once(RANDOM)


@pytest.mark.slow
@POLICIES
def test_simulation_is_the_sum_of_plain_rounds(policy: int) -> None:
    games = CHUNK + 4  # the second chunk begins again
    simulation = Simulation(
        game="rummy", players=3, games=games, seed=5, policy=NAMES[policy], rounds=True
    )
    table, _ = tables("rummy", 3, Rules(), 5)
    tally = RummyTally()
    work = solver.work.Work()
    for number in range(games):
        if number % CHUNK == 0:
            seed_luck(table, number)
        sit_down(table, number)
        play_round(table, work, LOOKUP, tally, policy)
    assert simulate(simulation).tally == tally


@pytest.mark.slow
def test_simulation_of_matches_is_the_sum_of_plain_matches() -> None:
    rules = Rules(scoring="rounds")
    simulation = Simulation(game="rummy", players=2, games=3, seed=6, policy="greedy", rules=rules)
    table, _ = tables("rummy", 2, rules, 6)
    tally = RummyTally()
    work = solver.work.Work()
    seed_luck(table, 0)
    for number in range(3):
        sit_down(table, number)
        play_round(table, work, LOOKUP, tally, GREEDY)
        while table.phase != MATCH_OVER:
            next_round(table)
            play_round(table, work, LOOKUP, tally, GREEDY)
        count_match(table, tally)
    assert tally.rounds >= 6
    assert simulate(simulation).tally == tally
