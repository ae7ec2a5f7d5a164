"""Compiled and plain rules are one source: they must agree on every state and event."""

from itertools import product

import pytest

from games.all_games import GAMES, MACHINES
from games.side_by_side import SideBySide, plain
from games.variant import STRICT
from lastcard import Rules
from lastcard.game.setup import empty_table
from lastcard.kinds import KINDS
from lastcard.lab.plain import play_plainly
from lastcard.lab.simulate import POLICIES, Simulation, simulate
from lastcard.notation.actions import action_of
from lastcard.notation.seeds import seed_words
from samples import in_parts

pytestmark = pytest.mark.compiled

KNOWN = {**KINDS, STRICT.name: STRICT}
WITHOUT = [game for game in GAMES if KNOWN[game].lab.kernels is None]
SLOW = [game for game in GAMES if MACHINES[game].slow]


def marked(game: str, *more: object) -> object:
    return pytest.param(game, *more, marks=pytest.mark.slow if game in SLOW else ())


WITH = [game for game in GAMES if game not in WITHOUT]
SIZES = [(game, players) for game in WITH for players in MACHINES[game].sizes]
games_of_all_sizes = pytest.mark.parametrize(("game", "players"), SIZES)


def seeds(part: int, count: int) -> range:
    return range(count * part, count * (part + 1))


@games_of_all_sizes
@in_parts(6, some=2)
def test_every_state_and_event_of_a_round(game: str, players: int, part: int) -> None:
    machine = MACHINES[game]
    variants = machine.variants[part::6] if machine.slow else machine.variants
    for rules, policy in product(variants, machine.policies):
        both = SideBySide(game, players, rules, 100 + part)
        while not both.over:
            both.decide_twice(policy)


@pytest.mark.parametrize(("game", "players"), [marked(*each) for each in SIZES])
@in_parts(20)
def test_1000_seeds(game: str, players: int, part: int) -> None:
    """The whole state is compared after every action of every round.

    Where plain decisions take long, they are made in few rounds.
    """
    machine = MACHINES[game]
    agreed = [*product(machine.policies, machine.variants)]
    for seed in seeds(part, 3 if machine.slow else 50):
        policy, rules = agreed[seed % len(agreed)]
        both = SideBySide(game, players, rules, seed)
        while not both.over:
            both.decide_twice(policy)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [each for each in SIZES if each[0] in SLOW])
@in_parts(20)
def test_1000_seeds_decided_once(game: str, players: int, part: int) -> None:
    """The plain rules check and carry out every decision of the compiled policy."""
    machine = MACHINES[game]
    agreed = [*product(machine.policies, machine.variants)]
    for seed in seeds(part, 50):
        policy, rules = agreed[seed % len(agreed)]
        both = SideBySide(game, players, rules, seed)
        while not both.over:
            both.decide_once(policy)


@pytest.mark.parametrize("game", WITH)
@in_parts(4)
def test_legal_choices_agree(game: str, part: int) -> None:
    machine = MACHINES[game]
    for seed in seeds(part, 3 if machine.slow else 30):
        both = SideBySide(game, 3, machine.variants[seed % len(machine.variants)], seed)
        while not both.over:
            for seat in range(3):
                for action in both.choices(seat):
                    assert action_of(action).bare or both.refusal(seat, action) == 0
            both.decide_once(POLICIES["random"])


@pytest.mark.parametrize("game", [marked(game) for game in WITH])
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("rounds", [True, False], ids=["rounds", "matches"])
def test_simulation_is_the_sum_of_plain_games(game: str, policy: str, rounds: bool) -> None:
    lab, rules = KINDS[game].lab, Rules() if rounds else MACHINES[game].short
    games = min(lab.chunk + 4, 40) if rounds else 3  # where a chunk is small, a second begins anew
    asked = Simulation(
        game=game, players=3, games=games, seed=5, policy=policy, rules=rules, rounds=rounds
    )
    table = empty_table(game, 3, rules)
    for i, word in enumerate(seed_words(5)):
        table.key[i] = word
    memory = [table, *(record() for record in lab.working_memory()), *lab.lookups(), lab.tally()]
    play = plain("lab", game, "kernels").simulate
    for first, count in asked.chunks():
        play(*([each] for each in memory), first, count, POLICIES[policy], not rounds)
    assert memory[-1].rounds >= games
    assert memory[-1].matches == (0 if rounds else games)
    assert simulate(asked).tally == memory[-1]


def test_the_variant_is_a_game_without_kernels() -> None:
    assert [STRICT.name] == WITHOUT


@pytest.mark.parametrize("game", WITHOUT)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_game_without_kernels_is_simulated_by_plain_rules(game: str, policy: str) -> None:
    asked = Simulation(game=game, players=3, games=4, seed=5, policy=policy)
    tally = asked.lab.tally()
    for number in range(asked.games):
        play_plainly(asked, number, tally)
    assert tally.matches == 4
    assert simulate(asked).tally == tally
