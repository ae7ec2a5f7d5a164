"""What a viewer is shown of a match of UNO Rummy."""

from typing import Any

from ...game.legal import Legal
from ...game.rummy.view import RummyView
from ...game.view import Own
from ...notation.rummy.actions import Swap
from ...notation.tiles import Tile, tile
from ..pieces import in_notation
from ..shown import MatchShown, Showing


class RummyShown(MatchShown, frozen=True, kw_only=True, tag="rummy"):
    """A match of UNO Rummy."""

    table: list[str]
    singles: str
    may_play: int
    may_call: bool  # "UNO!" would count now, even before the lay (R20)
    called: bool  # the seat on turn has called for the end of its turn
    swaps: list[str]  # all that you can do now, in notation
    swapped: list[str]  # the tiles swapped in this turn, each with its meld, as in "r6 2"


class RummyShowing(Showing[RummyView, RummyShown]):
    """A match of UNO Rummy, to be shown."""

    kind = RummyShown

    def for_all(self, public: RummyView) -> dict[str, Any]:
        return {
            "table": [in_notation(meld) for meld in public.melds],
            "singles": in_notation(public.singles),
            "may_play": public.may_play,
            "may_call": False,
            "called": public.called,
            "swaps": [],
            "swapped": swapped_in(public),
        }

    @classmethod
    def own_in(cls, view: RummyView, legal: Legal) -> Own:
        return super().own_in(view, legal)._replace(may_call=view.may_call)

    def for_one(self, own: Own) -> dict[str, Any]:
        return {"may_call": own.may_call, "swaps": swaps_in(self.view, own)}


def swaps_in(table: RummyView, own: Own) -> list[str]:
    """Every swap that a seat can make now (R10)."""
    if Swap() not in own.legal:
        return []
    jokers = [i + 1 for i, meld in enumerate(table.melds) if any(t.face != t for t in meld)]
    tiles = dict.fromkeys(piece for piece in own.hand if isinstance(piece, Tile))
    swaps = (Swap(piece, meld) for piece in tiles for meld in jokers)
    return [str(swap) for swap in swaps if swap in own.legal]


def swapped_in(view: RummyView) -> list[str]:
    """What was swapped in this turn, which counts like a tile played into that meld (R17)."""
    table = view.table
    pairs = zip(table.swapped, table.swapped_into, strict=True)
    return [f"{tile(face)} {meld + 1}" for face, meld in tuple(pairs)[: table.swaps]]
