"""The weights of the Rummy expert, worked out again from rounds that are played for it.

    .venv/bin/python benchmarks/rummy_values.py [--rounds 1500]

Prints ``src/lastcard/bots/rummy/weights.py``. The greedy player plays itself. How each turn left
the player, and who won in the end, gives the weights by logistic regression. (The expert's own
rounds teach no better: it wins with the jokers that it holds, and learns to hold them for ever.)
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from games.steps import rummy as steps
from lastcard.bots.policies import GREEDY
from lastcard.bots.rummy.thinking import Thinking
from lastcard.bots.rummy.values import FEATURES, SCALE
from lastcard.lab.simulate import Simulation
from lastcard.rules.shared.table import ROUND_OVER, TURN

CAREFUL = 1.0  # how much the weights are held near 0
SEED = 7


def played(rounds: int) -> tuple[Any, Any, Any]:
    """After every turn: what the player sees, what there is to see, and whether it will win."""
    mind = Thinking()
    mind.table = Simulation(game="rummy", players=2, seed=SEED).table()
    table, memory = mind.table[0], (mind.table, mind.works, mind.lookups)
    own, both, won = [], [], []
    for number in range(rounds):
        steps.sit(mind.table, number)
        seats = []
        while table["phase"] < ROUND_OVER:
            seat = int(table["turn"])
            steps.step(*memory, GREEDY)
            if table["phase"] == TURN:
                seats.append(seat)
                for rows, sees_all in (own, False), (both, True):
                    mind.kernels.look(*memory, seat, sees_all, mind.found)
                    rows.append(mind.found.copy())
        won += [seat == table["winner"] for seat in seats]
    return np.array(own), np.array(both), np.array(won)


def fitted(seen: Any, won: Any) -> list[int]:
    """Logistic regression by Newton's method."""
    weights = np.zeros(FEATURES)
    for _ in range(20):
        chance = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (won - chance) - CAREFUL * weights
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + CAREFUL * np.eye(FEATURES)
        weights += np.linalg.solve(bend, slope)
    return [round(SCALE * weight) for weight in weights.tolist()]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1500)
    own, both, won = played(parser.parse_args().rounds)
    print('"""What counts how much, worked out by ``benchmarks/rummy_values.py``."""\n')
    print("# fmt: off")
    for name, seen in ("SEEING_OWN", own), ("SEEING_ALL", both):
        weights = fitted(seen, won)
        print(f"{name} = [")
        for first in range(0, FEATURES, 12):
            print("    " + ", ".join(map(str, weights[first : first + 12])) + ",")
        print("]")


if __name__ == "__main__":
    main()
