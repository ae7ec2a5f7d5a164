"""The worked cases: a scenario, and what of the verdict is expected."""

import json
from pathlib import Path
from typing import Any

import pytest

from lastcard import NotationError, Scenario
from lastcard.game.referee import judge
from lastcard.kinds import KINDS

CASES = [
    json.loads(line) for line in Path(__file__).with_name("examples.jsonl").read_text().splitlines()
]
OURS = [case for case in CASES if case["scenario"]["game"] in KINDS]


def agrees(expected: Any, found: Any) -> bool:
    """Whether all that is expected is found; a seat that may not act may be left out."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            agrees(value, found.get(key, [] if value == [] else None))
            for key, value in expected.items()
        )
    return bool(expected == found)


@pytest.mark.parametrize("case", OURS, ids=[case["id"] for case in OURS])
def test_example(case: dict[str, Any]) -> None:
    if case["expect"].get("exit") == 2:
        with pytest.raises(NotationError):
            Scenario.from_json(case["scenario"])
        return
    verdict = judge(Scenario.from_json(case["scenario"]))
    for key, value in case["expect"].items():
        assert agrees(value, verdict[key]), f"{key}: expected {value}, found {verdict[key]}"


def test_every_known_game_has_examples() -> None:
    assert {case["scenario"]["game"] for case in OURS} == set(KINDS)
