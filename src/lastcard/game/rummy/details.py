"""What a refusal of UNO Rummy is about: a tile, a run or set, or all that cannot stay."""

from collections.abc import Sequence
from typing import Literal

from ...notation.action import Action, AtSeat
from ...notation.reasons import Details, Reason
from ...notation.rummy.actions import Lay, Said, Swap
from ...notation.tiles import tile
from ...rules.rummy.deal import clear
from ...rules.rummy.draft import has_room, say_next_meld, say_tile
from ...rules.rummy.melds import wrong_meld
from ...rules.rummy.table import RummyTable
from ..errors import WrongMeld
from .reasons import REASONS

OF_TILE = {
    Reason.VANISHED,
    Reason.NOT_ON_RACK,
    Reason.NO_SUCH_JOKER,
    Reason.SEVERAL_JOKERS,
    Reason.DRAWN_TILE_FIRST,
    Reason.START_TILE_INSTEAD,
}
OF_MELD = {
    Reason.TOO_SHORT,
    Reason.NEITHER_RUN_NOR_SET,
    Reason.NOT_ASCENDING,
    Reason.TWO_JOKERS_IN_SET,
    Reason.JOKERS_SIDE_BY_SIDE,
    Reason.UNNAMED_JOKER,
    Reason.CHOOSE_ACTION,
    Reason.NO_SUCH_MELD,
}


def details(reason: Reason, which: int, action: Action) -> Details:
    """The tile, meld or seat that a reason is about."""
    if reason in OF_TILE:
        return {"tile": str(tile(which))}
    if reason in OF_MELD:
        return details_of_meld(which, action)
    return {"seat": action.seat} if isinstance(action, AtSeat) else {}


def details_of_meld(which: int, action: Action) -> Details:
    """Which run or set is meant, and in a ``lay`` what it holds."""
    if isinstance(action, Swap) and action.meld is not None:
        return {"meld": action.meld}
    details: Details = {"meld": which + 1}
    if isinstance(action, Lay) and which < len(action.melds):
        meld = action.melds[which]
        details["tiles"] = " ".join(map(str, meld))
        if begun := kind_of(meld):
            details["kind"] = begun
    return details


def kind_of(meld: Sequence[Said]) -> Literal["run", "set", None]:
    """What tiles begin, where that can be only one of the two."""
    plain = [said.tile for said in meld if not said.tile.joker]
    colours, numbers = {tile.colour for tile in plain}, {tile.value for tile in plain}
    if len(colours) == 1 < len(numbers) == len(plain):
        return "run"
    return "set" if len(numbers) == 1 < len(colours) == len(plain) else None


def wrong_melds(lay: Lay) -> list[WrongMeld]:
    """All that is neither run nor set in a ``lay`` (R4, R11, R12), whatever lies on the table."""
    found: list[WrongMeld] = []
    draft = RummyTable()
    clear(draft)
    first = 0
    for i, meld in enumerate(lay.melds):
        for said in meld:
            if not has_room(draft):
                return found
            say_tile(draft, said.code)
        if number := wrong_meld(draft, first, len(meld)):
            found.append(WrongMeld(i + 1, *REASONS[number], details_of_meld(i, lay)))
        first += len(meld)
        say_next_meld(draft)
    return found
