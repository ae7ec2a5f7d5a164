"""How fast the rules are, side by side with other programs, in one run.

    .venv/bin/python benchmarks/engine.py [--json] [--keep]

Rounds per second on one core, the best of several turns each, taken in rotation so that a noisy
machine hits all alike. Peers: RLCard's `env.step` loop, OpenSpiel's crazy_eights with
`evaluate_bots`, and `peer/uno.c`, the same engine, written by hand in C.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bars import Bar, add_options, at_least, at_most, report
from peers import install

ROOT = Path(__file__).parent.parent
TURNS = 7
SEED = 1

Rate = Callable[[], float]  # rounds per second, measured once


def lastcard_rate(players: int, policy: str, rounds: int = 60_000) -> Rate:
    from lastcard.lab.simulate import POLICIES, Simulation, kernels

    tables = Simulation(players=players, seed=SEED).table()
    tables[0]["luck"] = SEED
    play = kernels().play_rounds
    play(tables, 0, 1, POLICIES[policy])

    def rate() -> float:
        start = time.perf_counter()
        play(tables, 0, rounds, POLICIES[policy])
        return rounds / (time.perf_counter() - start)

    return rate


def c_rate(program: Path, players: int, policy: str, rounds: int = 120_000) -> Rate:
    def rate() -> float:
        command = [program, str(players), str(rounds), policy]
        found = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        return float(found["rounds_per_second"])

    return rate


def compiled_c(folder: Path) -> Path:
    gcc = shutil.which("gcc")
    if gcc is None:
        sys.exit("benchmarks/engine.py: gcc is missing; it compiles the C program")
    program = folder / "uno"
    source = Path(__file__).with_name("peer") / "uno.c"
    subprocess.run([gcc, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def rlcard_rate(rounds: int = 150) -> Rate:
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED})
    dice = random.Random(SEED)

    def rate() -> float:
        start = time.perf_counter()
        for _ in range(rounds):
            state, _player = env.reset()
            while not env.is_over():
                state, _player = env.step(dice.choice(list(state["legal_actions"])))
        return rounds / (time.perf_counter() - start)

    return rate


def open_spiel_rate(players: int, rounds: int = 2000) -> Rate:
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={players})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]

    def rate() -> float:
        start = time.perf_counter()
        for number in range(rounds):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return rounds / (time.perf_counter() - start)

    return rate


def best_of_turns(rates: dict[str, Rate]) -> dict[str, float]:
    best = dict.fromkeys(rates, 0.0)
    for _ in range(TURNS):
        for name, rate in rates.items():
            best[name] = max(best[name], rate())
    return best


def plain_microseconds(rounds: int = 300) -> float:
    """Plain mode: refuse or allow, and apply; the policy's thinking is not counted."""
    from lastcard.bots.policies import EVERY_SEAT, RANDOM
    from lastcard.bots.uno.policy import decide
    from lastcard.game.setup import table_from_seed
    from lastcard.notation.options import Rules
    from lastcard.rules.shared.table import ROUND_OVER
    from lastcard.rules.uno.apply import apply
    from lastcard.rules.uno.legality import refusal

    best = float("inf")
    for turn in range(TURNS):
        spent, actions = 0.0, 0
        for seed in range(rounds // TURNS):
            table = table_from_seed("uno", 2, Rules(), seed + turn * rounds, None)
            table.luck = seed + 1
            while table.phase < ROUND_OVER:
                seat, action = decide(table, RANDOM * EVERY_SEAT)
                start = time.perf_counter()
                if refusal(table, seat, action) == 0:
                    table.event_count = 0
                    apply(table, seat, action)
                spent += time.perf_counter() - start
                actions += 1
        best = min(best, spent / actions * 1e6)
    return best


def push_microseconds(rounds: int = 30) -> float:
    """The same through `Game.push`, with events as objects."""
    from lastcard import Game
    from lastcard.bots.policies import EVERY_SEAT, GREEDY
    from lastcard.bots.uno.policy import decide
    from lastcard.notation.actions import action_of

    spent, actions = 0.0, 0
    for seed in range(rounds):
        game = Game.new("uno", 2, seed)
        while not game.round_over:
            seat, code = decide(game._table, GREEDY * EVERY_SEAT)
            start = time.perf_counter()
            game.push(seat, action_of(code))
            spent += time.perf_counter() - start
            actions += 1
    return spent / actions * 1e6


FIRST_CALL = """
import time; start = time.perf_counter()
from lastcard.lab.simulate import Simulation, kernels
kernels().play_rounds(Simulation(players=2).table(), 0, 1, 0)
print(time.perf_counter() - start)
"""


def first_call_seconds(cache: Path) -> float:
    """Import and first compiled call in a new process, with what this cache holds."""
    environment = {"NUMBA_CACHE_DIR": str(cache), "PATH": "/usr/bin:/bin"}
    command = [sys.executable, "-c", FIRST_CALL]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


MEMORY = """
import resource, sys
from lastcard.lab.simulate import Simulation, simulate
simulate(Simulation(players=4, games=int(sys.argv[1]), rounds=True))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def peak_megabytes(games: int) -> float:
    command = [sys.executable, "-c", MEMORY, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    kilo = 1 if sys.platform == "darwin" else 1024
    return float(done.stdout) * kilo / 2**20


def measure() -> tuple[dict[str, Any], dict[str, Bar]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = compiled_c(folder)
        cold = first_call_seconds(folder)
        warm = min(first_call_seconds(folder) for _ in range(3))
        rates = {
            f"{who}, {policy}, {players} players": rate
            for players in (2, 4)
            for policy in ("random", "greedy")
            for who, rate in (
                ("lastcard compiled", lastcard_rate(players, policy)),
                ("C", c_rate(program, players, policy)),
            )
        }
        rates["RLCard, random, 2 players"] = rlcard_rate()
        rates["OpenSpiel crazy_eights, random, 2 players"] = open_spiel_rate(2)
        rates["OpenSpiel crazy_eights, random, 4 players"] = open_spiel_rate(4)
        best = best_of_turns(rates)
    ours = best["lastcard compiled, random, 2 players"]
    small, large = peak_megabytes(2_000), peak_megabytes(400_000)
    plain = plain_microseconds()
    figures = {name: f"{rate:12,.0f} rounds/s" for name, rate in best.items()}
    figures |= {
        "Game.push, with events": f"{push_microseconds():12.2f} µs/action",
        "peak memory, 2,000 and 400,000 rounds": f"{small:.1f} MB, {large:.1f} MB",
    }
    peer = best["OpenSpiel crazy_eights, random, 2 players"]
    bars = {
        "rounds/s, times RLCard": at_least(ours / best["RLCard, random, 2 players"], 300),
        "rounds/s, times OpenSpiel": at_least(ours / peer, 15),
        "time, times C": at_most(best["C, random, 2 players"] / ours, 1.6),
        "plain mode, µs per action": at_most(plain, 10),
        "warm import and first call, s": at_most(warm, 1),
        "cold compile, s": at_most(cold, 15),
        "memory growth, 2,000 to 400,000 rounds, MB": at_most(large - small, 10),
    }
    return figures, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    install("rlcard", "pyspiel")
    figures, bars = measure()
    return report("UNO engine, one core, one run", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
