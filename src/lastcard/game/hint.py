"""What a player of UNO Rummy could lay: :class:`Hint`."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..solver.position import Solution


class Hint(NamedTuple):
    """A play with the most points, and of those one that changes little; ``None``: there is none.

    >>> from lastcard import Game
    >>> game = Game.new("rummy", players=2, seed=1)
    >>> hint = game.hint(game.turn)
    >>> hint.best.points == hint.least_change.points
    True
    """

    best: "Solution | None"
    least_change: "Solution | None"
