"""How fast UNO Spin is beside UNO, in one run.

    .venv/bin/python benchmarks/spin.py [--json] [--keep]

Rounds and actions per second on one core, random play, the best of several turns each, taken in
rotation. A round of Spin is longer than one of UNO, so both figures are given.
"""

import argparse
import sys
import time
from collections.abc import Callable

from bars import Bar, add_options, at_least, report

TURNS = 9
SEED = 1


def rates(game: str, players: int, policy: str) -> Callable[[], tuple[float, float]]:
    """Rounds and actions per second, measured once at every call."""
    from lastcard.lab.simulate import POLICIES, Simulation, kernels

    tables = Simulation(game=game, players=players, seed=SEED).table()
    tables[0]["luck"] = SEED
    play = kernels(game).play_rounds
    play(tables, 0, 1, POLICIES[policy])

    def measured(rounds: int = 40_000) -> tuple[float, float]:
        start = time.perf_counter()
        actions = play(tables, 0, rounds, POLICIES[policy])
        seconds = time.perf_counter() - start
        return rounds / seconds, actions / seconds

    return measured


def measure() -> tuple[dict[str, str], dict[str, Bar]]:
    programs = {
        (game, players, policy): rates(game, players, policy)
        for players in (2, 4)
        for policy in ("random", "greedy")
        for game in ("uno", "spin")
    }
    best = dict.fromkeys(programs, (0.0, 0.0))
    for _ in range(TURNS):
        for program, measured in programs.items():
            best[program] = max(best[program], measured())
    figures = {
        f"{game}, {policy}, {players} players": (
            f"{rounds:11,.0f} rounds/s {actions:13,.0f} actions/s"
        )
        for (game, players, policy), (rounds, actions) in best.items()
    }
    spin, uno = best["spin", 2, "random"][0], best["uno", 2, "random"][0]
    return figures, {"Spin's rounds/s, times UNO's": at_least(spin / uno, 0.5)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    figures, bars = measure()
    return report("UNO Spin beside UNO, one core, one run", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
