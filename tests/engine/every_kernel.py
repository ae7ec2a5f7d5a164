"""Call every kernel on tables as they come in games: to compile all of them ahead of the tests, and
to run all of them with bounds checks.

    every_kernel.py cards|tiles [ROUNDS]

Python runs this file in a process of its own. With ``NUMBA_BOUNDSCHECK=1`` an index that is out of
bounds is an error, which it is not in compiled code otherwise.
"""

import importlib
import itertools
import os
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

import lastcard
from engine import compiled_bits
from lastcard import Game, Rules, RummyView, View, solver
from lastcard.bots.expert import make_expert
from lastcard.bots.policies import GREEDY, RANDOM, SHARP
from lastcard.bots.rummy.thinking import Thinking
from lastcard.game.view import view_of
from lastcard.kinds import KINDS
from lastcard.lab.simulate import POLICIES, Simulation, kernels, simulate
from lastcard.notation.options import parse_rules
from lastcard.ready import warm_up
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.shared.table import ROUND_OVER
from lastcard.rules.spin import actions as spin_actions
from lastcard.rules.uno import actions as uno_actions
from lastcard.server.games import house_rules
from lastcard.solver import Solution

PACKAGE = Path(lastcard.__file__).parent
HOUSE_RULES = parse_rules({name: True for name in house_rules("uno") if name != "no_bluffing"})
MOST_CHOICES = 100
SIZES = {"uno": (2, 3, 10), "spin": (2, 3, 10), "rummy": (2, 3, 4)}
VARIANTS = {
    "uno": (Rules(), HOUSE_RULES, Rules(no_bluffing=True)),
    "spin": (Rules(), HOUSE_RULES),
    "rummy": (Rules(), Rules(must_play=False)),
}


def compiled(name: str) -> Any:
    return importlib.import_module(f"lastcard.compiled.{name}")


# What both have


def play_simulations(game: str, rounds: int) -> None:
    """Rounds with every policy and number of players; then a match."""
    for players, rules, policy in itertools.product(SIZES[game], VARIANTS[game], POLICIES):
        simulate(
            Simulation(
                game=game, players=players, games=rounds, policy=policy, rules=rules, rounds=True
            ),
            threads=1,
        )
    simulate(Simulation(game=game, games=1), threads=1)


def let_the_expert_play(game: str, rounds: int) -> None:
    """The expert decides, in every seat in turn, with a clock that allows little."""
    warm_up(game, expert=True)
    for number in range(rounds):
        players = SIZES[game][number % 3]
        position = Game.new(game, players, number, VARIANTS[game][number % 2])
        bots = [make_expert(seed) for seed in range(players)]
        for _ in range(40):
            for seat in range(players):
                view: View = position.view(seat)
                if not position.round_over and len(view.legal):
                    action = bots[seat](view, view.legal, 0.005)
                    if action is not None:
                        position.push(seat, action)


# Cards


def call_cards(rounds: int) -> None:
    for game in ("uno", "spin"):
        play_simulations(game, rounds)
        step_through_cards(game, rounds)
        let_the_expert_play(game, max(1, rounds // 50))
        for players in SIZES[game]:
            tables = Simulation(game=game, players=players).table()
            kernels(game).play_rounds(tables, 0, rounds, SHARP)
    tables = Simulation(players=4).table()
    kernels("uno").duel(tables, np.zeros(4, np.int64), 0, rounds, SHARP | GREEDY << 2)
    for number in (1, 0b1011000, (1 << 54) - 1, (1 << 62) + 5):
        compiled_bits.lowest(number)
        compiled_bits.member(number, compiled_bits.count(number) - 1)


def step_through_cards(game: str, rounds: int) -> None:
    steps = importlib.import_module(f"games.steps.{game}")
    room = uno_actions.ACTIONS if game == "uno" else spin_actions.ACTIONS
    found = np.zeros(room, np.int64)
    for number in range(max(1, rounds // 10)):
        players, rules = SIZES[game][number % 3], VARIANTS[game][number % 2]
        tables = Simulation(game=game, players=players, rules=rules, seed=number).table()
        steps.sit(tables, number)
        while tables[0]["phase"] < ROUND_OVER:
            for seat in range(players):
                steps.choices(tables, seat, found)
            steps.step(tables, (RANDOM, GREEDY, SHARP)[number % 3])


# Tiles


def call_tiles(rounds: int) -> None:
    play_simulations("rummy", max(1, rounds // 10))
    let_the_expert_play("rummy", max(1, rounds // 50))
    for number in range(max(1, rounds // 20)):
        step_through_tiles(number)


def step_through_tiles(number: int) -> None:
    """A round, and at every step all that can be asked of its table."""
    steps = importlib.import_module("games.steps.rummy")
    mind = Thinking()
    players, rules = SIZES["rummy"][number % 3], VARIANTS["rummy"][number % 2]
    table = Simulation(game="rummy", players=players, rules=rules, seed=number).table()
    memory = (table, mind.works, mind.lookups)
    found = np.zeros(MOST_CHOICES, np.int64)
    steps.sit(table, number)
    while table[0]["phase"] < ROUND_OVER:
        for seat in range(players):
            steps.choices(*memory, seat, found)
            mind.kernels.look(*memory, seat, seat % 2 == 0, mind.found)
        turn = int(table[0]["turn"])
        best = asked(view_of(KINDS["rummy"], RummyTable.from_numpy(table[0]), turn))
        if best is not None and number % 2 == 0:
            steps.push(*memory, turn, np.array(best.action.codes))
        else:
            steps.step(*memory, (RANDOM, GREEDY)[number // 2 % 2])


def asked(view: View) -> Solution | None:
    """Ask the solver all there is to ask; what it finds best."""
    assert isinstance(view, RummyView)
    best = solver.best_play(view.position, compiled=True)
    solver.any_play(view.position, compiled=True)
    solver.least_disturbance(view.position, compiled=True)
    if best is not None:
        tiles = " ".join(str(tile) for tile in best.tiles)
        solver.play_exactly(view.position, tiles, compiled=True)
    return best


# All of them


def every_kernel(cards: bool) -> list[tuple[str, Any]]:
    """What is marked as a kernel in the sources of one half: its name, and what is compiled."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        place = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
        if ("rummy" not in place) == cards:
            for name in re.findall(r"^@kernel\ndef (\w+)", file.read_text(), re.MULTILINE):
                found.append((f"{place}.{name}", getattr(compiled(place), name)))
    return found


def main(half: str, rounds: int) -> None:
    (call_cards if half == "cards" else call_tiles)(rounds)
    listed = every_kernel(half == "cards")
    idle = [name for name, kernel in listed if not kernel.signatures]
    checked = " with bounds checks" if os.environ.get("NUMBA_BOUNDSCHECK") else ""
    print(f"{half}: {len(listed) - len(idle)} of {len(listed)} kernels called{checked}")
    if idle:
        sys.exit(f"no call of {', '.join(idle)} in {__file__}")


if __name__ == "__main__":
    main(sys.argv[1], int((sys.argv[2:] or ["1"])[0]))
