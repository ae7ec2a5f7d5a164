"""Single steps of UNO Rummy's compiled rules, to be watched from outside."""

from collections.abc import MutableSequence
from typing import Any

from lastcard.compiled.bots.rummy.policy import decide
from lastcard.compiled.lab.rummy.kernels import sit_down
from lastcard.compiled.rules.mode import kernel
from lastcard.compiled.rules.rummy import legality
from lastcard.compiled.rules.rummy.apply import act, answer_questions
from lastcard.compiled.rules.rummy.playing import know_whether_can_play

from lastcard.rules.rummy.actions import ACTIONS
from lastcard.rules.rummy.table import UNKNOWN
from lastcard.rules.shared.table import TURN


@kernel
def sit(tables: Any, number: int) -> None:
    sit_down(tables[0], number)


@kernel
def step(tables: Any, works: Any, lookups: Any, policy: int) -> int:
    """One decision of a policy, carried out: seat * ACTIONS + action."""
    t = tables[0]
    seat, action = decide(t, works[0], lookups[0], policy)
    t.event_count = 0
    act(t, seat, action)
    answer_questions(t, works[0], lookups[0])
    return seat * ACTIONS + action


@kernel
def choices(tables: Any, works: Any, lookups: Any, seat: int, found: MutableSequence[int]) -> int:
    return legality.choices(tables[0], works[0], lookups[0], seat, found)


@kernel
def push(tables: Any, works: Any, lookups: Any, seat: int, codes: MutableSequence[int]) -> None:
    """What a player says, carried out; and whether the seat then on turn can play."""
    t = tables[0]
    t.event_count = 0
    for code in codes:
        act(t, seat, code)
    answer_questions(t, works[0], lookups[0])
    if t.phase == TURN and t.can_play == UNKNOWN:
        know_whether_can_play(t, works[0], lookups[0])
