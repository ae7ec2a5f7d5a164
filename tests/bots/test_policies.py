"""The compiled policies against each other: rounds enough that luck decides nothing."""

import numpy as np
import pytest

from lastcard.bots.policies import GREEDY, RANDOM, SHARP
from lastcard.lab.simulate import Simulation, kernels

pytestmark = pytest.mark.compiled


def share(players: int, policy: int, others: int, rounds: int = 40_000) -> float:
    """What one seat wins that follows a policy, taking every seat in turn."""
    tables = Simulation(players=players, seed=1).table()
    tables[0]["luck"] = 1
    won = 0
    for seat in range(players):
        policies = sum((policy if s == seat else others) << 2 * s for s in range(players))
        wins = np.zeros(players, np.int64)
        kernels().duel(tables, wins, 0, rounds // players, policies)
        won += int(wins[seat])
    return won / rounds


def test_who_plays_as_the_others_wins_as_often() -> None:
    assert share(2, GREEDY, GREEDY) == pytest.approx(0.5, abs=0.01)
    assert share(4, RANDOM, RANDOM) == pytest.approx(0.25, abs=0.01)


def test_greedy_beats_random() -> None:
    assert share(2, GREEDY, RANDOM) > 0.68
    assert share(6, GREEDY, RANDOM) > 0.27


def test_sharp_beats_greedy() -> None:
    assert share(2, SHARP, GREEDY) > 0.54
    assert share(4, SHARP, GREEDY) > 0.255
