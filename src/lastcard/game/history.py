"""What was done in a round, and what came of it: :class:`Step`."""

from typing import NamedTuple

from ..notation.action import Action
from ..notation.cards import Card
from ..notation.tiles import Tile
from .events import Event

Hand = tuple[Card, ...] | tuple[Tile, ...]


class Step(NamedTuple):
    """An action and what came of it. The first deal is nobody's action.

    >>> from lastcard import Game
    >>> game = Game.new("uno", players=3, seed=21)
    >>> _ = game.push(0, "draw")
    >>> game.view(1).history[-1]
    Step(seat=0, action=Simple('draw'), events=(Drew(seat=0, count=1, cards=None),), hands=())
    """

    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    hands: tuple[Hand | None, ...] = ()  # who holds what, where hands changed owners

    def seen_by(self, viewer: int | None) -> "Step":
        """What a viewer may know of it; which card somebody lays in a war is told later (S12).

        >>> from lastcard import Game
        >>> Step(0, None, Game.new("uno", players=2, seed=1).opening).seen_by(1).seat
        0
        """
        hidden = self.action is not None and self.action.hidden and viewer != self.seat
        events = tuple(event.seen_by(viewer) for event in self.events)
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return Step(self.seat, None if hidden else self.action, events, hands)
