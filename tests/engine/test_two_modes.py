"""Compiled and plain rules are one source: they must agree on every state and event."""

import importlib
from typing import Any, NamedTuple

import numpy as np
import pytest

from engine.side_by_side import same, tables
from lastcard import Rules
from lastcard.bots.policies import EVERY_SEAT, GREEDY, RANDOM, SHARP
from lastcard.bots.spin import policy as spin_policy
from lastcard.bots.uno import policy as uno_policy
from lastcard.lab.seating import seed_luck
from lastcard.lab.simulate import Simulation, simulate
from lastcard.lab.spin import kernels as spin_kernels
from lastcard.lab.uno import kernels as uno_kernels
from lastcard.lab.uno.kernels import sit_down
from lastcard.lab.uno.tally import CardTally
from lastcard.rules import bits
from lastcard.rules.shared.table import ROUND_OVER
from lastcard.rules.spin import actions as spin_actions
from lastcard.rules.spin import apply as spin_apply
from lastcard.rules.spin import legality as spin_legality
from lastcard.rules.uno import actions as uno_actions
from lastcard.rules.uno import apply as uno_apply
from lastcard.rules.uno import legality as uno_legality
from lastcard.rules.uno.table import Table
from lastcard.server.games import house_rules
from samples import in_parts

pytestmark = pytest.mark.compiled

ALL_HOUSE_RULES = dict.fromkeys(house_rules("uno"), True)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"scoring": "hands"},
    {"reverse_skips_with_two": False},
    *({name: True} for name in ALL_HOUSE_RULES),
    ALL_HOUSE_RULES,
    ALL_HOUSE_RULES | {"no_bluffing": False},
]


class TwoModes(NamedTuple):
    """A game's rules in plain mode, and the name of its compiled steps."""

    game: str
    decide: Any
    refusal: Any
    choices: Any
    apply: Any
    play_round: Any
    actions: int

    @property
    def compiled(self) -> Any:
        return importlib.import_module(f"lastcard.compiled.lab.{self.game}.steps")


UNO = TwoModes(
    "uno",
    uno_policy.decide,
    uno_legality.refusal,
    uno_legality.choices,
    uno_apply.apply,
    uno_kernels.play_round,
    uno_actions.ACTIONS,
)
SPIN = TwoModes(
    "spin",
    spin_policy.decide,
    spin_legality.refusal,
    spin_legality.choices,
    spin_apply.apply,
    spin_kernels.play_round,
    spin_actions.ACTIONS,
)
GAMES = pytest.mark.parametrize("modes", [UNO, SPIN], ids=["uno", "spin"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 7, 10])


def agree_on_a_round(modes: TwoModes, players: int, rules: Rules, seed: int, policy: int) -> None:
    """Step both modes side by side; every state and event must be the same."""
    compiled = modes.compiled
    plain, fast = tables(modes.game, players, rules, seed)
    scratch = np.zeros(1, Table.dtype())
    sit_down(plain, seed)
    compiled.sit(fast, seed)
    same(plain, fast, scratch)
    while plain.phase < ROUND_OVER:
        seat, action = modes.decide(plain, policy * EVERY_SEAT)
        assert modes.refusal(plain, seat, action) == 0
        plain.event_count = 0
        modes.apply(plain, seat, action)
        assert compiled.step(fast, policy) == seat * modes.actions + action
        same(plain, fast, scratch)


@GAMES
@PLAYERS
@in_parts(6)
def test_every_state_and_event_of_a_round(modes: TwoModes, players: int, part: int) -> None:
    for variant in VARIANTS:
        rules, seed = Rules(**variant), part
        agree_on_a_round(modes, players, rules, seed, RANDOM)
        agree_on_a_round(modes, players, rules, seed, GREEDY)
        agree_on_a_round(modes, players, rules, seed, SHARP)


@GAMES
@PLAYERS
@in_parts(20)
def test_1000_seeds(modes: TwoModes, players: int, part: int) -> None:
    """The whole state is compared after every action of every round."""
    for seed in range(50 * part, 50 * (part + 1)):
        variant = VARIANTS[seed % len(VARIANTS)]
        policy = (RANDOM, GREEDY, SHARP)[seed % 3]
        agree_on_a_round(modes, players, Rules(**variant), seed, policy)


@GAMES
def test_legal_choices_agree(modes: TwoModes) -> None:
    for seed in range(30):
        rules = Rules(**VARIANTS[seed % len(VARIANTS)])
        plain, fast = tables(modes.game, 3, rules, seed)
        sit_down(plain, seed)
        while plain.phase < ROUND_OVER:
            plain.to_numpy(fast[0])
            for seat in range(3):
                mine = [0] * modes.actions
                count = modes.choices(plain, seat, mine)
                found = np.zeros(modes.actions, np.int64)
                assert modes.compiled.choices(fast, seat, found) == count
                assert list(found[:count]) == mine[:count]
                listed = [action for action in mine[:count] if action != spin_actions.DISCARD]
                assert not any(modes.refusal(plain, seat, action) for action in listed)
            plain.event_count = 0
            modes.apply(plain, *modes.decide(plain, RANDOM * EVERY_SEAT))


@GAMES
def test_simulation_is_the_sum_of_plain_rounds(modes: TwoModes) -> None:
    games = 40
    simulation = Simulation(
        game=modes.game, players=3, games=games, seed=5, policy="random", rounds=True
    )
    plain, _ = tables(modes.game, 3, Rules(), 5)
    tally = CardTally()
    seed_luck(plain, 0)
    for number in range(games):
        sit_down(plain, number)
        modes.play_round(plain, tally, RANDOM)
    assert simulate(simulation).tally == tally


@pytest.mark.parametrize("number", [1, 2, 0b1011000, 1 << 53, (1 << 54) - 1, (1 << 62) + 5])
def test_bits(number: int) -> None:
    compiled = UNO.compiled
    assert compiled.lowest(number) == bits.lowest(number)
    assert compiled.count(number) == bits.count(number)
    for n in range(bits.count(number)):
        assert compiled.member(number, n) == bits.member(number, n)
