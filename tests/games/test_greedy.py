"""The greedy bot, whatever is played: it is always allowed, and forgets nothing that is due."""

import pytest

from games.all_games import GAMES, MACHINES, every_game
from lastcard import Game
from lastcard.bots.greedy import greedy

SIZES = [
    pytest.param(game, players, marks=[pytest.mark.slow] if MACHINES[game].slow else [])
    for game in GAMES
    for players in (2, 3, 4)
]


def chosen(position: Game, seat: int) -> str:
    view = position.view(seat)
    return str(greedy(view, view.legal))


@every_game
def test_it_calls_late_rather_than_never(game: str) -> None:
    assert chosen(MACHINES[game].one_left(), 0) == "uno"


@every_game
def test_it_catches_also_on_its_own_turn(game: str) -> None:
    position = MACHINES[game].one_left()
    assert position.turn == 1
    assert (chosen(position, 1), chosen(position, 2)) == ("catch 0", "catch 0")


@every_game
def test_it_deals_when_it_has_to(game: str) -> None:
    position = MACHINES[game].round_over()
    (seat,) = position.to_act
    assert chosen(position, seat) == "deal"


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_what_it_chooses_is_always_allowed(game: str, players: int) -> None:
    machine = MACHINES[game]
    for seed in range(6 if machine.slow else 40):
        rules = machine.variants[seed % len(machine.variants)]
        position = Game.new(game, players, seed, rules)
        for _ in range(3000):
            if position.round_over:
                break
            seat = position.turn
            assert seat is not None
            view = position.view(seat)
            action = greedy(view, view.legal)
            assert action is not None
            assert action in view.legal
            position.push(seat, action)
            assert seat not in position.uno_due or machine.hands_move
        assert position.round_over
