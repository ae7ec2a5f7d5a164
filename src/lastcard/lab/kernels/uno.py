"""Whole rounds of UNO in one compiled call."""

from typing import Any

from ...bots.policies.uno import decide
from ...rules.mode import kernel, rule
from ...rules.uno.apply import apply
from ...rules.uno.deal import start_match
from ...rules.uno.table import ROUND_OVER, Table


@rule
def play_out(t: Table, policy: int) -> int:
    """Play a round to its end; how many actions that took."""
    n = 0
    while t.phase < ROUND_OVER:
        seat, action = decide(t, policy)
        t.event_count = 0
        apply(t, seat, action)
        n += 1
    return n


@kernel
def play_rounds(tables: Any, first: int, count: int, policy: int) -> int:
    """Play rounds number ``first`` to ``first + count - 1`` at a table; all actions together."""
    t = tables[0]
    actions = 0
    for number in range(first, first + count):
        t.nonce[1] = number
        t.rounds = 0
        t.event_count = 0
        for seat in range(t.players):
            t.scores[seat] = 0
        start_match(t)
        actions += play_out(t, policy)
    return actions
