"""Compiled and plain rules are one source: they must agree on every state and event."""

import importlib
from typing import Any

import numpy as np
import pytest

from lastcard import Rules
from lastcard.bots.policies.uno import GREEDY, RANDOM, decide
from lastcard.game.setup import empty_table
from lastcard.lab.kernels.tally import Tally
from lastcard.lab.kernels.uno import play_round, seed_luck, sit_down
from lastcard.lab.simulate import Simulation, simulate
from lastcard.notation.seeds import seed_words
from lastcard.rules import bits
from lastcard.rules.uno import legality
from lastcard.rules.uno.actions import ACTIONS
from lastcard.rules.uno.apply import apply
from lastcard.rules.uno.table import ROUND_OVER, Table

pytestmark = pytest.mark.compiled

ALL_HOUSE_RULES = {
    "stacking": True,
    "seven_zero": True,
    "jump_in": True,
    "draw_until_playable": True,
    "force_play": True,
    "no_bluffing": True,
}
VARIANTS = [
    {},
    {"scoring": "hands"},
    {"reverse_skips_with_two": False},
    *({name: True} for name in ALL_HOUSE_RULES),
    ALL_HOUSE_RULES,
    ALL_HOUSE_RULES | {"no_bluffing": False},
]


@pytest.fixture(scope="module")
def compiled() -> Any:
    return importlib.import_module("lastcard.compiled.lab.kernels.steps")


def tables(players: int, rules: Rules, seed: int) -> tuple[Table, Any]:
    plain = empty_table(players, rules)
    for i, word in enumerate(seed_words(seed)):
        plain.key[i] = word
    plain.luck = seed + 1
    fast = np.zeros(1, Table.dtype())
    plain.to_numpy(fast[0])
    return plain, fast


def same(plain: Table, fast: Any) -> None:
    for name, field in Table.fields.items():
        value = getattr(plain, name)
        found = fast[0][name]
        if name == "events":
            value, found = value[: plain.event_count], found[: plain.event_count]
        if field.shape:
            assert np.array_equal(
                np.array([list(row) for row in value])
                if len(field.shape) > 1 and len(value)
                else np.array(value).reshape(found.shape),
                found,
            ), name
        else:
            assert value == found, name


def agree_on_a_round(players: int, rules: Rules, seed: int, policy: int, fast_step: Any) -> None:
    """Step both modes side by side; every state and event must be the same."""
    plain, fast = tables(players, rules, seed)
    sit_down(plain, seed)
    fast_step.sit(fast, seed)
    same(plain, fast)
    while plain.phase < ROUND_OVER:
        seat, action = decide(plain, policy)
        assert legality.refusal(plain, seat, action) == 0
        plain.event_count = 0
        apply(plain, seat, action)
        assert fast_step.step(fast, policy) == seat * ACTIONS + action
        same(plain, fast)


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_state_and_event_of_a_round(players: int, variant: int, compiled: Any) -> None:
    rules = Rules(**VARIANTS[variant])
    for seed in range(6):
        agree_on_a_round(players, rules, seed, RANDOM, compiled)
        agree_on_a_round(players, rules, seed, GREEDY, compiled)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("part", range(4))
def test_1000_seeds(players: int, part: int, compiled: Any) -> None:
    """The whole state is compared after every action of every round."""
    for seed in range(250 * part, 250 * (part + 1)):
        variant = VARIANTS[seed % len(VARIANTS)]
        policy = (RANDOM, GREEDY)[seed % 2]
        agree_on_a_round(players, Rules(**variant), seed, policy, compiled)


def test_legal_choices_agree(compiled: Any) -> None:
    for seed in range(30):
        plain, fast = tables(3, Rules(**VARIANTS[seed % len(VARIANTS)]), seed)
        sit_down(plain, seed)
        while plain.phase < ROUND_OVER:
            plain.to_numpy(fast[0])
            for seat in range(3):
                mine = [0] * ACTIONS
                count = legality.choices(plain, seat, mine)
                found = np.zeros(ACTIONS, np.int64)
                assert compiled.choices(fast, seat, found) == count
                assert list(found[:count]) == mine[:count]
                refused = [legality.refusal(plain, seat, action) for action in mine[:count]]
                assert not any(refused)
            plain.event_count = 0
            apply(plain, *decide(plain, RANDOM))


def test_simulation_is_the_sum_of_plain_rounds() -> None:
    games = 40
    report = simulate(Simulation(players=3, games=games, seed=5, policy="random", rounds=True))
    plain, _ = tables(3, Rules(), 5)
    tally = Tally()
    seed_luck(plain, 0)
    for number in range(games):
        sit_down(plain, number)
        play_round(plain, tally, RANDOM)
    assert report.tally == tally


@pytest.mark.parametrize("number", [1, 2, 0b1011000, 1 << 53, (1 << 54) - 1, (1 << 62) + 5])
def test_bits(number: int, compiled: Any) -> None:
    assert compiled.lowest(number) == bits.lowest(number)
    assert compiled.count(number) == bits.count(number)
    for n in range(bits.count(number)):
        assert compiled.member(number, n) == bits.member(number, n)
