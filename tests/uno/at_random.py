"""Matches played at random, for what must hold in every one of them."""

import random
from collections import Counter
from collections.abc import Iterator

from lastcard import Card, Rules
from lastcard.game.events import Event
from tables import CardGame as Game

MANY = 20_000  # actions; no match comes near it


def positions(
    players: int, seed: int, rules: Rules | None = None
) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A match after the deal and after every action, with what happened; always the same game."""
    dice = random.Random(seed)
    game = Game.new("uno", players, seed, rules)
    yield game, game.opening
    for _ in range(MANY):
        if game.over:
            return
        seat = dice.choice(game.to_act)
        legal = [str(action) for action in game.legal(seat)]
        plays = [action for action in legal if action.startswith("play")]
        # A player who draws as often as plays never gets done.
        choice = dice.choice(plays if plays and dice.random() < 0.9 else legal)
        yield game, game.push(seat, choice)
    raise AssertionError("the match does not end")


def all_cards(game: Game) -> Counter[Card]:
    """Every card, wherever it lies."""
    lying = [*game.stock(), *game.view(None).discards]
    return Counter(lying) + Counter(card for hand in game.hands() for card in hand)
