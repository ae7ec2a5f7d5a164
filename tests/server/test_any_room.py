"""Whatever guests do, in whatever order: a room is its log, answers once, and goes on."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

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


def test_any_room() -> None:
    run(AnyRoom, 40, 25)


def test_any_rummy_room() -> None:
    run(AnyRummyRoom, 2, 10)


@pytest.mark.slow
def test_any_room_for_longer() -> None:
    run(AnyRoom, 200, 50)


@pytest.mark.slow
def test_any_rummy_room_for_longer() -> None:
    run(AnyRummyRoom, 8, 25)
