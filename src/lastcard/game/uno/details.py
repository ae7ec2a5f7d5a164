"""What a refusal of UNO is about."""

from ...notation.action import Action, AtSeat
from ...notation.cards import COLOURS, card
from ...notation.reasons import Details, Reason
from ...rules.uno.hands import top
from ...rules.uno.table import Table


def details(reason: Reason, which: int, table: Table, action: Action) -> Details:
    """The card or seat that a reason is about, or what would match (U11)."""
    if reason == Reason.NOT_HELD:
        return {"card": str(card(which))}
    if reason == Reason.NO_MATCH:
        fitting: Details = {"colour": COLOURS[table.colour]}
        if symbol := card(top(table)).symbol:
            fitting["face"] = symbol
        return fitting
    return {"seat": action.seat} if isinstance(action, AtSeat) else {}
