"""Single steps of UNO Spin's compiled rules, as :mod:`lastcard.lab.uno.steps`."""

from collections.abc import MutableSequence
from typing import Any

from ...bots.policies import EVERY_SEAT
from ...bots.spin.policy import decide
from ...rules.mode import kernel
from ...rules.spin import legality
from ...rules.spin.actions import ACTIONS
from ...rules.spin.apply import act
from ..uno.kernels import sit_down


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
