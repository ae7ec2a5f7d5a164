"""Single steps of UNO's compiled rules, to be watched from outside."""

from collections.abc import MutableSequence
from typing import Any

from lastcard.compiled.bots.uno.policy import decide
from lastcard.compiled.lab.uno.kernels import sit_down
from lastcard.compiled.rules.mode import kernel
from lastcard.compiled.rules.uno import legality
from lastcard.compiled.rules.uno.apply import act

from lastcard.bots.policies import EVERY_SEAT
from lastcard.rules.uno.actions import ACTIONS


@kernel
def sit(tables: Any, number: int) -> None:
    sit_down(tables[0], number)


@kernel
def step(tables: Any, policy: int) -> int:
    """One decision of a policy, carried out: seat * ACTIONS + action."""
    t = tables[0]
    seat, action = decide(t, policy * EVERY_SEAT)
    t.event_count = 0
    act(t, seat, action)
    return seat * ACTIONS + action


@kernel
def choices(tables: Any, seat: int, found: MutableSequence[int]) -> int:
    return legality.choices(tables[0], seat, found)
