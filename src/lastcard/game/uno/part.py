"""UNO as a game to be played."""

from collections.abc import Callable

from ...notation.action import Action
from ...notation.cards import COLOURS, Card, card, print_cards
from ...notation.reasons import Details, Reason
from ...rules.uno import apply, legality
from ...rules.uno.actions import ACTIONS
from ...rules.uno.deal import clear
from ...rules.uno.table import CHALLENGE, COLOUR, SPECTATORS, SWAPHAND, Table
from ..engine import PHASES, Engine
from ..pieces import Hand
from .details import details
from .pieces import cards_of
from .reasons import REASONS
from .setup import set_position, start
from .tell import SINGLY, TOGETHER
from .view import CardView


class Uno(Engine):
    """What UNO says of itself."""

    refusal = staticmethod(legality.refusal)
    choices = staticmethod(legality.choices)
    apply = staticmethod(apply.apply)
    reasons = REASONS
    phases = PHASES | {COLOUR: "colour", CHALLENGE: "challenge", SWAPHAND: "swaphand"}
    singly = SINGLY
    together = TOGETHER
    table: Callable[[], Table] = Table
    clear = staticmethod(clear)
    start = staticmethod(start)
    set_position = staticmethod(set_position)
    piece = staticmethod(card)
    view = CardView

    def knows(self, code: int) -> bool:
        return code < ACTIONS

    def details(self, reason: Reason, which: int, table: Table, action: Action) -> Details:
        return details(reason, which, table, action)

    def hand_of(self, table: Table, seat: int) -> Hand:
        return cards_of(bytes(table.hands[seat]), table.stars[seat])

    def shown_to(self, table: Table, viewer: int | None) -> list[int]:
        """U20, S11: hands that were shown in a challenge, or through the wheel."""
        shown = table.shown
        if not any(shown):
            return []
        bit = SPECTATORS if viewer is None else viewer
        return [owner for owner in range(table.players) if shown[owner] >> bit & 1]

    def top(self, table: Table) -> Card:
        return card(table.discards[table.discard_count - 1])

    def colour(self, table: Table) -> str | None:
        return None if table.colour < 0 else COLOURS[table.colour]

    def dealt(self, table: Table) -> dict[str, str]:
        return {"discard": print_cards(map(card, table.discards[: table.discard_count]))}


PART = Uno()
