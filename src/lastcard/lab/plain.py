"""A game of a simulation by plain rules."""

from typing import TYPE_CHECKING

from ..bots.at_random import make_random
from ..bots.greedy import greedy
from ..game.events import Called, Caught, Event, MissedTurn
from ..game.game import Game
from ..notation.action import DEAL
from ..rules.shared import events as kinds
from .tally import LONGEST, MOST_POINTS, Tally

if TYPE_CHECKING:
    from .simulate import Simulation

COUNTED: dict[type[Event], int] = {
    Called: kinds.CALLED,
    Caught: kinds.CAUGHT,
    MissedTurn: kinds.MISSED_TURN,
}


def play_plainly(simulation: "Simulation", number: int, tally: Tally) -> None:
    """Play game ``number`` of a simulation, and count."""
    seed = f"{simulation.seed} {number}"
    game = Game.new(simulation.game, simulation.players, seed, simulation.rules)
    bot = greedy if simulation.policy == "greedy" else make_random(number)
    while True:
        turns, turn = 1, game.turn
        while not game.round_over:
            seat = next(seat for seat in (*game.to_act, game.turn) if seat is not None)
            view = game.view(seat)
            action = bot(view, view.legal, None)
            assert action is not None
            happened = game.push(seat, action)
            tally.actions += 1
            for event in happened:
                if type(event) in COUNTED:
                    tally.events[COUNTED[type(event)]] += 1
            turns, turn = turns + (game.turn != turn), game.turn
        count_round(game, turns, tally)
        if game.over or simulation.rounds:
            break
        game.push(next(seat for seat in game.to_act), DEAL)
    if not simulation.rounds:
        tally.matches += 1
        for winner in game.winners:
            tally.match_wins[winner] += 1


def count_round(game: Game, turns: int, tally: Tally) -> None:
    assert game.result is not None
    tally.rounds += 1
    tally.turns[min(turns, LONGEST)] += 1
    tally.points[min(sum(game.result.points), MOST_POINTS)] += 1
    if (winner := game.result.winner) is not None:
        tally.wins[winner] += 1
        tally.distance[(winner - game.dealer) % game.players] += 1
