"""Try the actions of UNO in imagined tables, whole rounds in one compiled call."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from ...rules.mode import kernel
from ...rules.shared.table import ROUND_OVER
from ...rules.uno.apply import act
from . import guess
from .imagine import imagine
from .policy import play_out

STEPS = 24  # between two guesses
LONGEST = 1500  # actions; a round that takes longer counts as lost


@kernel
def begin(tables: Any, memories: Any, steps: int) -> None:
    """Find a first guess that explains what was done."""
    guess.begin(memories[0], tables[0].players)
    guess.wander(memories[0], steps)


@kernel
def try_out(
    tables: Any,
    memories: Any,
    seat: int,
    codes: Sequence[int],
    alive: Sequence[int],
    won: Sequence[MutableSequence[int]],
    first: int,
    last: int,
) -> None:
    """Play out each action that is still in question in the imagined tables ``first`` to ``last``.

    ``won`` gets a row a table: whether the seat won after each of the actions.
    """
    m = memories[0]
    imagined = tables[1]
    trial = tables[2]
    for row in range(first, last):
        guess.wander(m, STEPS)
        tables[1] = tables[0]
        policies = imagine(imagined, m, seat)
        for i in range(len(codes)):
            if alive[i]:
                tables[2] = tables[1]
                trial.event_count = 0
                act(trial, seat, codes[i])
                play_out(trial, policies, LONGEST)
                won[row][i] = trial.phase >= ROUND_OVER and trial.winner == seat
