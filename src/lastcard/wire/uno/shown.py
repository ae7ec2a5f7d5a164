"""What a viewer is shown of a match of UNO."""

from typing import Any

from ...game.uno.view import CardView
from ..shown import MatchShown, Showing, Shown


class CardsShown(MatchShown, frozen=True, kw_only=True):
    """UNO and UNO Spin."""

    top: str
    colour: str | None
    owed: int
    result: str | None  # what the wheel says that is not yet carried out
    laid: list[str]  # what each has laid in a war (S12)


class UnoShown(CardsShown, frozen=True, kw_only=True, tag="uno"):
    """A match of UNO."""


class CardsShowing(Showing[CardView, Shown]):
    """UNO and UNO Spin, to be shown."""

    def for_all(self, public: CardView) -> dict[str, Any]:
        return {
            "top": str(public.top),
            "colour": public.colour,
            "owed": public.owed,
            "result": None,
            "laid": [],
        }


class UnoShowing(CardsShowing[UnoShown]):
    """A match of UNO, to be shown."""

    kind = UnoShown
