"""Positions of UNO Rummy for tests, as short as they can be said."""

from typing import Any

from lastcard import Game, Scenario
from lastcard.game.referee import judge

STOCK = "b12 y12 b10 y10 g11 r11"
COLOURS = "rygb"
NUMBERS = range(1, 13)
ACTIONS = (2, 5, 7)


def scenario(
    hands: list[str],
    *actions: str,
    table: list[str] | None = None,
    singles: str = "",
    stock: str = STOCK,
    turn: int = 0,
    opener: int | None = None,
    rules: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A scenario; the one on turn opened the round unless said otherwise."""
    return {
        "game": "rummy",
        "players": len(hands),
        "rules": rules or {},
        "opener": turn if opener is None else opener,
        "turn": turn,
        "hands": hands,
        "stock": stock,
        "table": table or [],
        "singles": singles,
        "actions": list(actions),
    } | more


def rummy(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict on a scenario."""
    return judge(Scenario.from_json(scenario(hands, *actions, **more)))


def allowed(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict, where every action must have been allowed."""
    verdict = rummy(hands, *actions, **more)
    assert verdict["ok"], verdict["error"]
    return verdict


def refused(rule: str | None, hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict, where the last action must have been refused by this clause."""
    verdict = rummy(hands, *actions, **more)
    assert not verdict["ok"], "it was allowed"
    assert verdict["applied"] == len(actions) - 1, verdict["error"]
    assert verdict["error"]["rule"] == rule, verdict["error"]
    assert verdict["error"]["message"]
    return verdict


def game(hands: list[str], *actions: str, **more: Any) -> Game:
    """The game after the actions of a scenario."""
    return Game.replay(scenario(hands, *actions, **more))


def run(colour: str, first: int, last: int) -> str:
    """The run of one colour from a number to another one."""
    return " ".join(f"{colour}{number}" for number in range(first, last + 1))
