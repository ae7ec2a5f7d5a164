"""How fast the UNO Rummy solver is, side by side with integer programming, in one run.

    .venv/bin/python benchmarks/solver.py [--json] [--keep]

Positions at random, a rack of 14, by the tiles and jokers that lie in melds on the table; one core.
Times are median / p99 / longest. The peers get the best of it: their seconds are for the solving
alone, without building the program, while ours include laying out the melds. All get one go at each
position; only where a bar is on the longest time, ours is the best of three, since a busy machine
disturbs one in a thousand.

Peers: the program of `tests/solver/oracles`, solved by HiGHS and by CP-SAT, and a lean one, which
wastes no joker and is only a bound. `rummikub-solver` has other rules: jokers side by side, no
limit on the tiles played, and the most tiles instead of the most points. Without any joker and with
four tiles on the rack the plays are the same, and there it is compared.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from bars import Bar, add_options, at_least, at_most, report
from peers import install

ROOT = Path(__file__).parent.parent
TILES = (20, 40, 60, 80)
JOKERS = range(5)
OURS = 200  # positions per stratum
PEERS = 30  # of them, for the peers
ALL_PLAYS = 10
PLAIN = 60
GOES = 3
ROUNDS = 200

PROGRAMS = {  # the oracle, and its question
    "HiGHS": ("highs", ""),
    "CP-SAT": ("cp_sat", ""),
    "lean HiGHS": ("highs", "lean"),
    "lean CP-SAT": ("cp_sat", "lean"),
}
NAMES = ("lastcard", "HiGHS", "CP-SAT")

Seconds = Sequence[float]


def p99(seconds: Seconds) -> float:
    return sorted(seconds)[int(0.99 * len(seconds))]


def spread(seconds: Seconds) -> str:
    middle, high, longest = (1e3 * x for x in (median(seconds), p99(seconds), max(seconds)))
    return f"{middle:7.2f} /{high:7.2f} /{longest:7.2f}"


def columns(*names: str) -> str:
    return "   ".join(f"{name:>25}" for name in names)


def timed(ask: Callable[[Any], Any], positions: Sequence[Any], goes: int = 1) -> list[float]:
    """Seconds for each position, the best of several goes through all of them."""
    best = [float("inf")] * len(positions)
    for _ in range(goes):
        for number, position in enumerate(positions):
            start = time.perf_counter()
            ask(position)
            best[number] = min(best[number], time.perf_counter() - start)
    return best


class Compared:
    """Positions with this many tiles on the table; the peers get the first of each stratum."""

    def __init__(self, tiles: int) -> None:
        from lastcard.solver import Position, best_play
        from solver.oracles.serve import ask
        from solver.positions import stratum

        def ours(position: Any) -> Any:
            return best_play(position, compiled=True)

        parts = [stratum(tiles, jokers, OURS) for jokers in JOKERS]
        self.few = [one for some in parts for one in some[:PEERS]]
        self.positions = [[Position.parse(**one._asdict()) for one in some] for some in parts]
        ours(self.positions[0][0])
        self.seconds = {"lastcard": [timed(ours, some) for some in self.positions]}
        found = [ours(one) for some in self.positions for one in some[:PEERS]]
        values = [one and one.points for one in found]
        self.differ = {}
        for name, (oracle, question) in PROGRAMS.items():
            answers = ask(oracle, self.few, question)
            self.differ[name] = sum(a.value != v for a, v in zip(answers, values, strict=True))
            seconds = [answer.seconds for answer in answers]
            self.seconds[name] = [seconds[n * PEERS : (n + 1) * PEERS] for n in JOKERS]

    def of(self, name: str) -> list[float]:
        return [seconds for some in self.seconds[name] for seconds in some]

    def first(self, count: int) -> list[Any]:
        """The first positions of each stratum."""
        return [one for some in self.positions for one in some[:count]]

    def row(self) -> str:
        return columns(*(spread(self.of(name)) for name in NAMES))

    def row_of(self, jokers: int) -> str:
        return columns(*(spread(self.seconds[name][jokers]) for name in NAMES))


def rummikub(some: list[Any], jokers: int) -> list[tuple[int, float]]:
    """The most tiles that can be played, and the seconds, with this many jokers in the pack."""
    lines = "".join(json.dumps(one._asdict()) + "\n" for one in some)
    program = Path(__file__).with_name("peer") / "rummikub.py"
    command = [sys.executable, program, str(jokers)]
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True)
    answers = map(json.loads, done.stdout.splitlines())
    return [(answer["tiles"], answer["seconds"]) for answer in answers]


def against_rummikub() -> dict[str, str]:
    """Where its rules give the same plays; and 80 tiles and a rack of 14 by its own rules."""
    from lastcard.solver import Position, best_play
    from solver.positions import stratum

    rows = {"no joker anywhere, rack of 4": columns("lastcard", "rummikub-solver")}
    same = total = 0
    for tiles in TILES:
        some = stratum(tiles, 0, OURS, rack=4, rack_jokers=0)
        positions = [Position.parse(**one._asdict()) for one in some]
        ours = timed(lambda position: best_play(position, compiled=True), positions)
        theirs = rummikub(some, jokers=0)
        for position, (played, _) in zip(positions, theirs, strict=True):
            mine = best_play(position, compiled=True)
            same += played >= len(mine.tiles) if mine else played == 0
            total += 1
        seconds = [seconds for _, seconds in theirs]
        rows[f"{tiles} tiles, no joker"] = columns(spread(ours), spread(seconds))
    rows["it plays as many tiles, or more"] = f"{same} of {total}"
    own = [one for jokers in JOKERS for one in stratum(80, jokers, PEERS)]
    seconds = [seconds for _, seconds in rummikub(own, jokers=4)]
    rows["80 tiles, rack of 14, by its own rules"] = columns("", spread(seconds))
    return rows


def rounds_per_second() -> float:
    from lastcard.lab.simulate import Simulation, simulate

    def rate(games: int) -> float:
        simulation = Simulation(
            game="rummy", players=4, games=games, rounds=True, policy="greedy", seed=1
        )
        start = time.perf_counter()
        simulate(simulation, threads=1)
        return games / (time.perf_counter() - start)

    rate(1)
    return max(rate(ROUNDS) for _ in range(GOES))


def other_questions(full: Compared) -> tuple[dict[str, str], dict[str, Bar]]:
    """Existence, least disturbance, all plays, and plain mode, with 80 tiles on the table."""
    from lastcard.solver import all_plays, any_play, best_play, least_disturbance
    from solver.oracles.serve import ask

    def exists(position: Any) -> Any:
        return any_play(position, compiled=True)

    def least(position: Any) -> Any:
        return least_disturbance(position, compiled=True)

    def every(position: Any) -> Any:
        return all_plays(position, limit=10_000, compiled=True)

    one = full.first(1)[0]
    for question in (exists, least, every):  # compile first
        question(one)
    existence = timed(exists, full.first(OURS))
    disturbance = timed(least, full.first(OURS), GOES)
    all_of_them = timed(every, full.first(ALL_PLAYS), GOES)
    plain = timed(lambda position: best_play(position, compiled=False), full.first(PLAIN))
    peers = (ask(oracle, full.few, "existence") for oracle in ("highs", "cp_sat"))
    theirs = [spread([answer.seconds for answer in answers]) for answers in peers]
    figures = {
        "80 tiles, existence": columns(spread(existence), *theirs),
        "80 tiles, least disturbance": columns(spread(disturbance)),
        "80 tiles, all plays": columns(spread(all_of_them)),
        "80 tiles, plain mode": columns(spread(plain)),
    }
    return figures, {
        "existence, p99, ms": at_most(1e3 * p99(existence), 3),
        "least disturbance, longest, ms": at_most(1e3 * max(disturbance), 75),
        "all plays, longest, ms": at_most(1e3 * max(all_of_them), 150),
        "plain mode, p99, s": at_most(p99(plain), 1),
    }


def measure() -> tuple[dict[str, str], dict[str, Bar]]:
    figures = {"ms: median / p99 / longest": columns(*NAMES)}
    bars = {}
    differ = 0
    for tiles in TILES:
        found = Compared(tiles)
        for jokers in JOKERS:
            figures[f"{tiles} tiles, {jokers} of them jokers"] = found.row_of(jokers)
        figures[f"{tiles} tiles"] = found.row()
        lean = (spread(found.of(f"lean {name}")) for name in NAMES[1:])
        figures[f"{tiles} tiles, lean: only a bound"] = columns("", *lean)
        differ += sum(found.differ[name] for name in NAMES[1:])
    ours = found.of("lastcard")  # of 80 tiles
    for name in NAMES[1:]:
        times = median(found.of(name)) / median(ours)
        bars[f"median, times {name}"] = at_least(times, 50)
    bars["best play, p99, ms"] = at_most(1e3 * p99(ours), 10)
    more, more_bars = other_questions(found)
    figures |= more | against_rummikub()
    bars |= more_bars
    bars["another value than a peer, positions"] = at_most(differ, 0)
    bars["rounds/s, 4 players, greedy"] = at_least(rounds_per_second(), 50)
    return figures, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    install("highspy", "ortools", "rummikub_solver")
    sys.path[0] = str(ROOT / "tests")  # `solver` is the folder there, and not this file
    figures, bars = measure()
    title = "UNO Rummy solver, one core, one run; bars at 80 tiles and a rack of 14"
    return report(title, figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
