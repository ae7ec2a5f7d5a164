"""Texts that are not scenarios: broken, deep, huge, or not JSON at all."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import NotationError, Scenario
from tables import scenario

SAMPLE = scenario(
    ["r1 r2 b5 w", "g4 g5", "y1 y2 y3"],
    "0:play r1",
    "1:draw",
    discard="r9 r7",
    colour="r",
    direction=1,
    scores=[0, 0, 0],
    wheel=["draw_red", "war"],
)
SEEDED: dict[str, Any] = {"game": "uno", "players": 2, "seed": 1}


def no_text(text: str) -> None:
    with pytest.raises(NotationError) as found:
        Scenario.parse(text)
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 600


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t", "{", "}", "[", '"', "uno", "{'game': 1}"])
def test_empty_and_broken_text(text: str) -> None:
    no_text(text)


def test_cut_off_text() -> None:
    whole = json.dumps(SAMPLE)
    for length in range(len(whole)):
        no_text(whole[:length])


def test_text_after_the_end() -> None:
    no_text(json.dumps(SAMPLE) + json.dumps(SAMPLE))


@pytest.mark.parametrize(
    "garbage",
    [
        bytes(range(256)),
        b"\x00" * 100,
        b"\x7fELF\x02\x01\x01",
        b"PK\x03\x04",
        b"\xff\xfe{\x00}\x00",
    ],
)
def test_binary_garbage(garbage: bytes) -> None:
    no_text(garbage.decode("latin-1"))
    no_text(garbage.decode("utf-8", "surrogateescape"))
    no_text(garbage.decode("utf-8", "replace"))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
@pytest.mark.parametrize("key", ["players", "turn", "dealer", "direction", "game", "stock"])
def test_numbers_that_are_none(key: str, number: str) -> None:
    no_text(json.dumps(SAMPLE | {key: "HERE"}).replace('"HERE"', number))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_in_lists(number: str) -> None:
    no_text(json.dumps(SAMPLE | {"scores": ["HERE", 0, 0]}).replace('"HERE"', number))
    no_text(json.dumps(SAMPLE | {"rules": {"target": "HERE"}}).replace('"HERE"', number))
    no_text(json.dumps(SEEDED | {"seed": "HERE"}).replace('"HERE"', number))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_are_no_json_anywhere(number: str) -> None:
    no_text(json.dumps(SAMPLE | {"date": "HERE"}).replace('"HERE"', number))


@pytest.mark.parametrize("digits", [20, 400, 5_000, 100_000])
@pytest.mark.parametrize("key", ["players", "turn", "dealer", "direction"])
def test_huge_numbers(key: str, digits: int) -> None:
    for sign in ("", "-"):
        number = sign + "9" * digits
        no_text(json.dumps(SAMPLE | {key: "HERE"}).replace('"HERE"', number))


@pytest.mark.parametrize("depth", [10, 300, 900, 3_000, 10_000, 100_000])
@pytest.mark.parametrize("key", [*SAMPLE, "seed", "opening", "uno_due", "names"])
def test_deep_json(key: str, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    no_text(json.dumps(SAMPLE | {key: "HERE"}).replace('"HERE"', deep))
    objects = '{"rules":' * depth + "1" + "}" * depth
    no_text(json.dumps(SAMPLE | {key: "HERE"}).replace('"HERE"', objects))


@pytest.mark.parametrize("opener", ["[", '{"a":', '{"game":', '[{"rules":'])
def test_deep_json_that_never_ends(opener: str) -> None:
    no_text(opener * 100_000)


def test_the_same_key_twice() -> None:
    """Two answers to one question are none."""
    text = json.dumps(SAMPLE)
    no_text(text[:-1] + ', "turn": 1}')
    no_text(text.replace('"rules": {}', '"rules": {"target": 500, "target": 250}'))


@given(st.text())
def test_any_text_is_a_scenario_or_an_error(text: str) -> None:
    no_text(text)
