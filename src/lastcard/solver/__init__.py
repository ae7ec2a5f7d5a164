"""Finding plays in UNO Rummy: the best one, any, all, and how to arrange tiles.

Each answer is a full table that the rules accept.

>>> from lastcard import solver
>>> position = solver.Position.parse(["r3 r4 r5", "b1 g1 j=y1"], singles="r9", rack="r6 y1 b8")
>>> solver.best_play(position)
<Solution: 7 points, r6 y1; r3 r4 r5 r6 j=r7 / y1 g1 b1>
"""

from .position import Position, Solution
from .questions import all_plays, any_play, arrange, best_play, least_disturbance, play_exactly
from .solver import warm_up

__all__ = [
    "Position",
    "Solution",
    "all_plays",
    "any_play",
    "arrange",
    "best_play",
    "least_disturbance",
    "play_exactly",
    "warm_up",
]
