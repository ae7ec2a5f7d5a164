"""Single steps of UNO Rummy's compiled rules, as :mod:`lastcard.lab.kernels.steps`."""

from collections.abc import MutableSequence
from typing import Any

from ...bots.policies.rummy import decide
from ...rules.mode import kernel
from ...rules.rummy import legality
from ...rules.rummy.actions import ACTIONS
from ...rules.rummy.apply import act, answer_questions
from .rummy import sit_down


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
