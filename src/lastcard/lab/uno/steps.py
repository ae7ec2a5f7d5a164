"""Single steps of the compiled rules, to be watched from outside: for tests and debugging."""

from collections.abc import MutableSequence
from typing import Any

from ...bots.policies import EVERY_SEAT
from ...bots.uno.policy import decide
from ...rules import bits
from ...rules.mode import kernel
from ...rules.uno import legality
from ...rules.uno.actions import ACTIONS
from ...rules.uno.apply import act
from .kernels import sit_down


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


@kernel
def lowest(number: int) -> int:
    return bits.lowest(number)


@kernel
def count(number: int) -> int:
    return bits.count(number)


@kernel
def member(number: int, n: int) -> int:
    return bits.member(number, n)
