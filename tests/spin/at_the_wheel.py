"""A spin card was played and the wheel turned: positions for the tests of UNO Spin."""

import random
from collections.abc import Iterator
from typing import Any

import tables
from lastcard import IllegalAction, Rules
from lastcard.game.events import Event
from tables import CardGame as Game

RESULTS = (
    *("almost_uno", "discard_number", "discard_colour", "draw_red", "draw_blue"),
    *("trade_hands", "show_hand", "war", "uno_spin"),
)
STOCK = "b1 b2 b3 b4 b5"
MANY = 50_000  # actions; no match comes near it


def at_spin(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict in UNO Spin, where every action must have been allowed."""
    return tables.allowed(hands, *actions, **{"game": "spin", "stock": STOCK} | more)


def no_spin(rule: str | None, hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict in UNO Spin, where the last action must have been refused by this clause."""
    return tables.refused(rule, hands, *actions, **{"game": "spin", "stock": STOCK} | more)


def spin_game(hands: list[str], *actions: str, **more: Any) -> Game:
    """The game after the actions of a scenario."""
    return tables.game(hands, *actions, **{"game": "spin", "stock": STOCK} | more)


def turned(result: str, hands: list[str], more: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Hands and actions where seat 0 plays r3* and the next player gets this result."""
    more["wheel"] = [result, *more.get("wheel", [])]
    spinner = more.get("direction", 1) % len(hands)
    return [f"r3* {hands[0]}", *hands[1:]], ["0:play r3*", f"{spinner}:spin"]


def spun(result: str, hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """Seat 0 has played r3*, the next player has spun this; the actions were allowed."""
    dealt, before = turned(result, hands, more)
    return at_spin(dealt, *before, *actions, **more)


def not_after(
    rule: str | None, result: str, hands: list[str], *actions: str, **more: Any
) -> dict[str, Any]:
    """The same, where the last action must have been refused by this clause."""
    dealt, before = turned(result, hands, more)
    return no_spin(rule, dealt, *before, *actions, **more)


def spun_game(result: str, hands: list[str], *actions: str, **more: Any) -> Game:
    """The same as a game."""
    dealt, before = turned(result, hands, more)
    return spin_game(dealt, *before, *actions, **more)


def positions(
    players: int, seed: int, rules: Rules | None = None
) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A match of UNO Spin at random, after the deal and after every action."""
    dice = random.Random(seed)
    game = Game.new("spin", players, seed, rules)
    yield game, game.opening
    for _ in range(MANY):
        if game.over:
            return
        seat = dice.choice(game.to_act)
        legal = [str(action) for action in game.legal(seat)]
        plays = [action for action in legal if action.startswith("play")]
        choice = dice.choice(plays if plays and dice.random() < 0.9 else legal)
        if choice == "discard":
            yield game, put_down_something(game, seat, dice)
        else:
            yield game, game.push(seat, choice)
    raise AssertionError("the match does not end")


def put_down_something(game: Game, seat: int, dice: random.Random) -> tuple[Event, ...]:
    """Try cards at random until the wheel lets one or two go; `discard` was listed."""
    hand = [f"{card}=g" if card.wild else str(card) for card in game.view(seat).hand]
    dice.shuffle(hand)
    pairs = [f"{a} {b}" for a in hand for b in hand if a != b][:10]
    for cards in (*pairs, *hand):
        try:
            return game.push(seat, f"discard {cards}")
        except IllegalAction:
            continue
    raise AssertionError(f"discard is listed, but nothing of {hand} can be put down")
