"""Scenarios as JSON objects, there and back."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from lastcard import NotationError, Scenario
from lastcard.game.referee import judge
from lastcard.server.games import house_rules
from tables import scenario

COLOURED = [colour + symbol for colour in "rygb" for symbol in [*"0123456789", "s", "r", "+2"]]
# U1
PACK = [
    *(card for card in COLOURED for _ in range(1 if card.endswith("0") else 2)),
    *["w"] * 4,
    *["w+4"] * 4,
]
HOUSE = house_rules("uno")
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
OPENING = scenario(["r1 r2", "g4 g5"], dealer=0, opening=True)
SEEDED: dict[str, Any] = {"game": "uno", "players": 2, "seed": 1}


def read(data: object) -> Scenario | None:
    try:
        return Scenario.from_json(data)
    except NotationError:
        return None


# Scenarios of every kind

options = st.fixed_dictionaries(
    {},
    optional={
        "target": st.integers(1, 10_000),
        "scoring": st.sampled_from(["winner", "hands", "none"]),
        "reverse_skips_with_two": st.booleans(),
        **{name: st.booleans() for name in HOUSE},
    },
)
some_actions = st.lists(st.sampled_from(["0:draw", "1:play r1 uno", "2:catch 0", "what?"]))


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(2, 10))
    cards = PACK.copy()
    draw(st.randoms(use_true_random=False)).shuffle(cards)

    def some(least: int, most: int) -> str:
        return " ".join(cards.pop() for _ in range(draw(st.integers(least, most))))

    data: dict[str, Any] = {
        "game": "uno",
        "players": players,
        "rules": draw(options),
        "dealer": draw(st.integers(0, players - 1)),
        "hands": [some(1, 7) for _ in range(players)],
        "discard": some(1, 8),
        "stock": some(0, 30),
        "scores": draw(st.lists(st.integers(0, 499), min_size=players, max_size=players)),
        "actions": draw(some_actions),
        "turn": draw(st.integers(0, players - 1)),
        "direction": draw(st.sampled_from([1, -1])),
    }
    top = data["discard"].split()[-1]
    data["colour"] = draw(st.sampled_from("rygb")) if top.startswith("w") else top[0]
    single = [seat for seat, hand in enumerate(data["hands"]) if " " not in hand]
    data["uno_due"] = [seat for seat in single if draw(st.booleans())]
    return data


@st.composite
def openings(draw: st.DrawFn) -> dict[str, Any]:
    data = draw(positions())
    for key in ("turn", "direction", "colour", "uno_due"):
        del data[key]
    first, _, rest = data["discard"].partition(" ")
    data |= {"opening": True, "discard": first, "stock": f"{rest} {data['stock']}".strip()}
    assume(set(f"{first} {data['stock']}".split()) != {"w+4"})
    return data


seeded = st.fixed_dictionaries(
    {
        "game": st.just("uno"),
        "players": st.just(4),
        "seed": st.one_of(st.integers(0, 2**64), st.text()),
        "rules": options,
        "actions": some_actions,
    },
    optional={
        "dealer": st.integers(0, 3),
        "scores": st.lists(st.integers(0, 499), min_size=4, max_size=4),
    },
)


# There and back


@settings(deadline=None)
@given(st.one_of(positions(), openings(), seeded))
@example(SAMPLE)
@example(OPENING)
@example(SEEDED)
@example(SEEDED | {"seed": "🂡 ß \x00"})
def test_a_scenario_reads_what_it_prints(data: dict[str, Any]) -> None:
    scene = Scenario.from_json(data)
    assert Scenario.from_json(scene.to_json()) == scene
    assert Scenario.parse(json.dumps(scene.to_json())) == scene
    assert scene.to_json() == Scenario.from_json(scene.to_json()).to_json()


@settings(deadline=None)
@given(positions())
def test_a_scenario_keeps_what_it_was_given(data: dict[str, Any]) -> None:
    printed = Scenario.from_json(data).to_json()
    for key in ("game", "players", "dealer", "turn", "direction", "hands", "stock", "discard"):
        assert printed[key] == data[key]
    for key, nothing in (("scores", [0] * data["players"]), ("uno_due", []), ("actions", [])):
        assert printed.get(key, nothing) == data[key]
    assert printed["colour"] == data["colour"]


def test_a_scenario_made_without_text_reads_what_it_prints() -> None:
    scene = Scenario(game="uno", players=2, seed=1)
    assert Scenario.from_json(scene.to_json()) == scene


@pytest.mark.parametrize("first", ["r7", "r+2", "rs", "rr", "w", "w+4"])
def test_an_opening_reads_what_it_prints(first: str) -> None:
    scene = Scenario.from_json(OPENING | {"discard": first})
    assert Scenario.from_json(scene.to_json()) == scene
    assert scene.opening


def test_what_may_be_missing_has_its_default() -> None:
    short = {key: SAMPLE[key] for key in SAMPLE if key not in ("rules", "scores", "direction")}
    del short["actions"], short["colour"], short["wheel"]
    scene = Scenario.from_json(short)
    assert (scene.scores, scene.direction, scene.actions) == ((0, 0, 0), 1, ())
    assert scene.rules == Scenario.from_json(SAMPLE).rules


def test_house_rules_are_off_by_default() -> None:
    rules = Scenario.from_json(SEEDED).rules
    assert not any(getattr(rules, name) for name in HOUSE)
    assert (rules.target_in("uno"), rules.scoring) == (500, "winner")
    assert rules.reverse_skips("uno")


@pytest.mark.parametrize("name", [*HOUSE, "reverse_skips_with_two", "must_play"])
@pytest.mark.parametrize("value", [True, False])
def test_every_option_can_be_set(name: str, value: bool) -> None:
    scene = Scenario.from_json(SAMPLE | {"rules": {name: value}})
    assert getattr(scene.rules, name, value) == value


def test_a_direction_may_be_said_at_the_opening_too() -> None:
    """Only `turn` is replaced by `opening`."""
    assert judge(Scenario.from_json(OPENING | {"direction": 1}))["direction"] == 1


def test_a_colour_may_be_left_out_unless_a_wild_is_on_top() -> None:
    plain = {key: value for key, value in SAMPLE.items() if key != "colour"}
    assert Scenario.from_json(plain).colour == "r"
    wild = SAMPLE | {"discard": "r9 w", "colour": "g", "actions": []}
    assert judge(Scenario.from_json(wild))["colour"] == "g"


def test_the_pack_may_be_used_up_exactly() -> None:
    whole = SAMPLE | {"hands": ["r0", "w w w w", "w+4 w+4 w+4 w+4"], "stock": "r5 r5"}
    assert Scenario.from_json(whole).players == 3


# Anything at all

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(anything)
def test_anything_is_a_scenario_or_an_error(data: object) -> None:
    with pytest.raises(NotationError):
        Scenario.from_json(data)


@settings(deadline=None)
@given(
    st.sampled_from([SAMPLE, OPENING, SEEDED]),
    st.sampled_from([*SAMPLE, "seed", "opening", "uno_due", "names", "date", "format"]),
    anything,
)
def test_anything_in_the_place_of_a_part(base: dict[str, Any], key: str, value: object) -> None:
    found = read(base | {key: value})
    if found:
        assert Scenario.from_json(found.to_json()) == found
        judge(found)


@settings(deadline=None)
@given(st.one_of(positions(), openings()), st.randoms(use_true_random=False))
def test_any_position_can_be_judged(data: dict[str, Any], random: Random) -> None:
    data["actions"] = []
    for _ in range(5):
        verdict = judge(Scenario.from_json(data))
        assert verdict["ok"]
        if not verdict["legal"]:
            break
        seat = random.choice(sorted(verdict["legal"]))
        data["actions"].append(f"{seat}:{random.choice(verdict['legal'][seat])}")
