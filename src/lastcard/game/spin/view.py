"""What a seat may know of a game of UNO Spin: :class:`SpinView`."""

from ...notation.cards import Card
from ...notation.uno.wheel import WHEEL
from ...rules.uno.cards import SPIN_PACK
from ..uno.view import CardView
from .pieces import laid_cards


class SpinView(CardView):
    """What a seat may know of a game of UNO Spin.

    >>> from lastcard import Game
    >>> Game.new("spin", players=3, seed=21).view(0).result
    """

    pack = SPIN_PACK

    @property
    def result(self) -> str | None:
        """What the wheel says that is not yet carried out."""
        return WHEEL[self.table.result] if self.table.result >= 0 else None

    @property
    def laid(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has shown in this war, once all had laid (S12)."""
        return tuple(laid_cards(self.table, seat) for seat in range(self.players))
