"""Positions for tests, as short as they can be said."""

from typing import TYPE_CHECKING, Any

from lastcard import Card, Game, Scenario, SpinView
from lastcard.game.referee import judge
from lastcard.rules.uno.table import Table

FULL_STOCK = "b1 b2 b3 b4 g1 g2 g3 g4"

if TYPE_CHECKING:

    class CardGame(Game):
        """A game of UNO or UNO Spin, of which mypy knows that it is one of cards."""

        @classmethod
        def new(cls, *args: Any, **more: Any) -> "CardGame": ...
        @classmethod
        def replay(cls, *args: Any) -> "CardGame": ...
        @property
        def top(self) -> Card: ...
        def view(self, seat: int | None) -> SpinView: ...
        def state(self) -> Table: ...
        def hands(self) -> tuple[tuple[Card, ...], ...]: ...
        def stock(self) -> tuple[Card, ...]: ...

else:
    CardGame = Game


def scenario(
    hands: list[str],
    *actions: str,
    discard: str = "r7",
    stock: str = FULL_STOCK,
    turn: int = 0,
    dealer: int | None = None,
    rules: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A scenario; the seat left of the dealer is on turn unless said otherwise."""
    players = len(hands)
    data = {
        "game": "uno",
        "players": players,
        "rules": rules or {},
        "dealer": (turn - 1) % players if dealer is None else dealer,
        "hands": hands,
        "stock": stock,
        "discard": discard,
        "actions": list(actions),
    }
    return data | ({} if more.get("opening") else {"turn": turn}) | more


def referee(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict on a scenario."""
    return judge(Scenario.from_json(scenario(hands, *actions, **more)))


def allowed(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict, where every action must have been allowed."""
    verdict = referee(hands, *actions, **more)
    assert verdict["ok"], verdict["error"]
    return verdict


def refused(rule: str | None, hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict, where the last action must have been refused by this clause."""
    verdict = referee(hands, *actions, **more)
    assert not verdict["ok"], "it was allowed"
    assert verdict["applied"] == len(actions) - 1, verdict["error"]
    assert verdict["error"]["rule"] == rule, verdict["error"]
    return verdict


def game(hands: list[str], *actions: str, **more: Any) -> CardGame:
    """The game after the actions of a scenario."""
    return CardGame.replay(scenario(hands, *actions, **more))
