"""Seat 0 of four plays action tiles, and what comes of it."""

from typing import Any

from rummy.tiles import allowed, refused

OTHERS = ["g1 g4", "y1 y4", "r1 y3"]
STOCK = "b12 y12 b10 y10 g12 g10 b8"


def after(rack: str, *actions: str, players: int = 4, **more: Any) -> dict[str, Any]:
    """What seat 0 did was allowed; b1 and b3 stay on the rack."""
    hands = [f"{rack} b1 b3", *OTHERS[: players - 1]]
    return allowed(hands, *(f"0:{action}" for action in actions), **{"stock": STOCK} | more)


def not_after(rule: str | None, rack: str, *actions: str, **more: Any) -> dict[str, Any]:
    """What seat 0 did last was refused."""
    hands = [f"{rack} b1 b3", *OTHERS]
    return refused(rule, hands, *(f"0:{action}" for action in actions), **{"stock": STOCK} | more)


def drew(verdict: dict[str, Any]) -> list[int]:
    """How many tiles the others have more than they began with."""
    return [len(hand.split()) - 2 for hand in verdict["hands"][1:]]


def outcome(verdict: dict[str, Any]) -> tuple[int, int, list[int]]:
    """Whose turn it is, in which direction, and what the others have drawn."""
    return verdict["turn"], verdict["direction"], drew(verdict)
