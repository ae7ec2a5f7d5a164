"""Whole rounds and matches of UNO Spin in one compiled call.

The loops are those of :mod:`lastcard.lab.uno.kernels` with other rules and policies inside. They
are repeated here because compiled code that takes functions as arguments is never kept.
"""

from typing import Any

from ...bots.policies import EVERY_SEAT
from ...bots.spin.policy import decide, play_out
from ...bots.uno.policy import NO_LIMIT
from ...rules.mode import kernel, rule
from ...rules.shared.table import MATCH_OVER, ROUND_OVER
from ...rules.spin import actions as do
from ...rules.spin.apply import act
from ...rules.uno.deal import next_round
from ...rules.uno.table import Table
from ..counting import count_match
from ..seating import seed_luck
from ..uno.kernels import begins_turn, count_events, count_round, sit_down
from ..uno.tally import CardTally


@kernel
def play_rounds(tables: Any, first: int, count: int, policy: int) -> int:
    """Play the first rounds of ``count`` games at a table; all actions together."""
    t = tables[0]
    actions = 0
    for number in range(first, first + count):
        sit_down(t, number)
        actions += play_out(t, policy * EVERY_SEAT, NO_LIMIT)
    return actions


@rule
def play_round(t: Table, tally: CardTally, policy: int) -> None:
    """Play a round to its end and count what happens, also at the wheel."""
    turns = 0
    result = -1
    count_events(t, tally)
    while t.phase < ROUND_OVER:
        seat, action = decide(t, policy * EVERY_SEAT)
        turns += action == do.SPIN or begins_turn(t, action)
        if action < do.SPIN:
            result = -1
        elif action >= do.PUT and action < do.SHOW:
            tally.put_down[result] += 1
        act(t, seat, action)
        if action == do.SPIN:
            result = stopped_at(t)
            tally.results[result] += 1
        count_events(t, tally)
        tally.actions += 1
    if result >= 0:
        tally.ended[result] += 1
    count_round(t, tally, turns)


@rule
def stopped_at(t: Table) -> int:
    """The result of the spin just made, as the rules told it: it may be over already."""
    return t.events[2]


@kernel
def simulate(
    tables: Any, tallies: Any, first: int, count: int, policy: int, whole_matches: bool
) -> None:
    """As in UNO (:func:`lastcard.lab.uno.kernels.simulate`)."""
    t = tables[0]
    tally = tallies[0]
    seed_luck(t, first)
    for number in range(first, first + count):
        sit_down(t, number)
        play_round(t, tally, policy)
        if whole_matches:
            while t.phase != MATCH_OVER:
                next_round(t)
                play_round(t, tally, policy)
            count_match(t, tally)
