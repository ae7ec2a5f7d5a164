"""Every game at random, and a variant that only these tests know."""

from games.all_games import GAMES, MACHINES
from games.any_game import at_random

for name, machine in MACHINES.items():
    globals()[f"Test{name.title()}"] = at_random(machine)


def test_every_game_is_played() -> None:
    assert {*MACHINES} == {*GAMES}
