"""Try the actions of UNO Spin in imagined tables.

As in :mod:`lastcard.bots.uno.kernels` with other rules inside: compiled code that takes functions
as arguments is never kept.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from ...rules.mode import kernel, rule
from ...rules.shared.table import ROUND_OVER
from ...rules.spin.apply import act
from ...rules.spin.phases import WAR
from ...rules.spin.war import highest
from ...rules.uno.table import Table
from ..uno import guess
from ..uno.imagine import imagine
from ..uno.kernels import LONGEST, STEPS
from ..uno.kernels import begin as begin
from .policy import first_to_lay, play_out


@rule
def lay_unseen(t: Table, seat: int) -> None:
    """S12: what others have laid already is the highest of what they are taken to hold."""
    for other in range(t.players):
        if other != seat and t.fighters >> other & 1:
            if highest(t, other) < 0:  # a poor guess: nobody fights without a number
                t.fighters &= ~(1 << other)
                t.to_lay &= ~(1 << other)
            elif not t.to_lay >> other & 1:
                t.laying[other] = first_to_lay(t, other)


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
    """As in UNO (:func:`lastcard.bots.uno.kernels.try_out`)."""
    m = memories[0]
    imagined = tables[1]
    trial = tables[2]
    for row in range(first, last):
        guess.wander(m, STEPS)
        tables[1] = tables[0]
        policies = imagine(imagined, m, seat)
        if imagined.phase == WAR:
            lay_unseen(imagined, seat)
        for i in range(len(codes)):
            if alive[i]:
                tables[2] = tables[1]
                trial.event_count = 0
                act(trial, seat, codes[i])
                play_out(trial, policies, LONGEST)
                won[row][i] = trial.phase >= ROUND_OVER and trial.winner == seat
