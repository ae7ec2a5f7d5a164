"""What a viewer is shown of a match of UNO Spin."""

from typing import Any

from ...game.spin.view import SpinView
from ...game.uno.view import CardView
from ..pieces import in_notation
from ..uno.shown import CardsShowing, CardsShown


class SpinShown(CardsShown, frozen=True, kw_only=True, tag="spin"):
    """A match of UNO Spin."""


class SpinShowing(CardsShowing[SpinShown]):
    """A match of UNO Spin, to be shown."""

    kind = SpinShown

    def for_all(self, public: CardView) -> dict[str, Any]:
        assert isinstance(public, SpinView)
        war = public.result == "war"
        return super().for_all(public) | {
            "result": public.result,
            "laid": [in_notation(cards) for cards in public.laid] if war else [],
        }
