"""rummikub-solver as a peer: positions as JSON lines in, answers as JSON lines out.

    python rummikub.py JOKERS < positions

JOKERS is how many jokers its pack has. Numbers go up to 12; everything else is by its own rules: a
run may have jokers side by side, a set more than one, melds with a joker to spare are not laid, and
any number of tiles may be played from the rack. It maximises how many; its mode for the most points
does the same (version 1.0.0 multiplies the wrong way round).
"""

import json
import sys
import time


def main(jokers: int) -> None:
    # cvxpy imports every solver it can find; ortools and highspy do not go together.
    sys.modules["ortools"] = None  # type: ignore[assignment]
    from rummikub_solver import RuleSet, SolverMode

    rules = RuleSet(numbers=12, jokers=jokers)

    def tiles(text: str) -> list[int]:
        named = (tile.partition("=")[0] for tile in text.split())
        return [49 if t == "j" else 12 * "rygb".index(t[0]) + int(t[1:]) for t in named]

    def answer(position: dict[str, str]) -> dict[str, float]:
        state = rules.new_game()
        state.initial = False
        state.add_table(*tiles(" ".join(position["table"])))
        state.add_rack(*tiles(position["rack"]))
        start = time.perf_counter()
        found = rules.solve(state, SolverMode.TILE_COUNT)
        seconds = time.perf_counter() - start
        return {"tiles": len(found.tiles) if found else 0, "seconds": seconds}

    positions = [json.loads(line) for line in sys.stdin]
    answer(positions[0])  # cvxpy gets ready
    for position in positions:
        print(json.dumps(answer(position)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
