"""What a seat may know of a game of cards: :class:`CardView`."""

from collections.abc import Sequence

from ...notation.cards import COLOURS, Card, card
from ...rules.uno.cards import PACK
from ...rules.uno.table import Table
from ..view import View


class CardView(View):
    """What a seat may know of a game of UNO or UNO Spin.

    >>> from lastcard import Game
    >>> Game.new("uno", players=3, seed=21).view(0).top
    g7
    """

    pack: Sequence[int] = PACK
    table: Table
    hands: tuple[tuple[Card, ...] | None, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def top(self) -> Card:
        """The card on top of the discard pile."""
        return card(self.table.discards[self.table.discard_count - 1])

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile, the top card last."""
        return tuple(map(card, self.table.discards[: self.table.discard_count]))

    @property
    def colour(self) -> str | None:
        """The current colour; ``None`` while it has to be named."""
        return None if self.table.colour < 0 else COLOURS[self.table.colour]

    @property
    def dealer(self) -> int:
        """Who dealt this round."""
        return self.table.dealer

    @property
    def owed(self) -> int:
        """How many cards the seat on turn has to draw unless it answers."""
        return self.table.owed

    @property
    def drawn(self) -> Card | None:
        """The card just drawn, for the player who drew it."""
        return None if self.drawn_number is None else card(self.drawn_number)
