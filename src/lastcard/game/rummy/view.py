"""What a seat may know of a game of UNO Rummy: :class:`RummyView`."""

from ...notation.tiles import Meld, Tile, tile
from ...rules.rummy.table import MOST_TILES, RummyTable
from ...rules.rummy.turn import call_counts
from ...solver.position import Position
from ..view import View
from .pieces import melds_of


class RummyView(View):
    """What a seat may know of a game of UNO Rummy.

    >>> from lastcard import Game
    >>> view = Game.new("rummy", players=2, seed=1).view(0)
    >>> len(view.rack), view.melds, len(view.singles), view.stock_count
    (14, (), 4, 68)
    """

    table: RummyTable
    hands: tuple[tuple[Tile, ...] | None, ...]

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The seat's own rack, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The runs and sets as they lie, jokers named."""
        return melds_of(self.table)

    @property
    def singles(self) -> tuple[Tile, ...]:
        """The start tiles that lie single."""
        return tuple(map(tile, self.table.singles[: self.table.single_count]))

    @property
    def opener(self) -> int:
        """Who opened this round."""
        return self.table.dealer

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn, for the player who drew it."""
        return None if self.drawn_number is None else tile(self.drawn_number)

    @property
    def position(self) -> Position:
        """What the solver can be asked about for this seat: after a draw, plays with that tile.

        >>> from lastcard import Game, solver
        >>> solver.best_play(Game.new("rummy", players=2, seed=1).view(0).position).points
        48
        """
        if self.seat != self.turn:
            return Position.in_game(self.melds, self.singles, self.rack)
        swapped = zip(map(tile, self.table.swapped), self.table.swapped_into, strict=True)
        so_far = tuple(swapped)[: self.table.swaps]
        return Position.in_game(
            self.melds, self.singles, self.rack, self.may_play, so_far, self.drawn
        )

    @property
    def may_call(self) -> bool:
        """Whether "UNO!" would count for the end of this turn, or is due (R20)."""
        return self.seat is not None and call_counts(self.table, self.seat)

    @property
    def called(self) -> bool:
        """Whether the seat on turn has called for the end of its turn (R20)."""
        return self.table.called_ahead == 1

    @property
    def may_play(self) -> int:
        """How many tiles the seat on turn may still play (R5); swaps count."""
        return MOST_TILES - self.table.swaps
