"""Whatever guests do, in whatever order: a room is its log, answers once, and goes on."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import samples
from server.any_room import AnyRoom, AnyRummyRoom


def run(machine: type[AnyRoom], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a match is long to shrink
            suppress_health_check=[*HealthCheck],
        ),
    )


@pytest.mark.slow
@pytest.mark.large
def test_any_room() -> None:
    run(AnyRoom, samples.number(16, 200), samples.number(25, 50))


@pytest.mark.slow
@pytest.mark.large
def test_any_rummy_room() -> None:
    run(AnyRummyRoom, samples.number(2, 8), samples.number(10, 25))
