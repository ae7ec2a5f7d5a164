"""What can be asked of a game without doing anything: :class:`Facts`."""

from typing import NamedTuple

from ..notation.action import Action
from ..notation.cards import Card
from ..notation.options import Rules
from ..notation.scenario import Scenario
from ..rules.shared.table import MATCH_OVER, NOBODY, ROUND_OVER, AnyTable
from .engine import Engine
from .pieces import seats_in


class RoundResult(NamedTuple):
    """How a round ended: who won it (``None``: nobody), and what each was credited or charged.

    >>> RoundResult(winner=0, points=(22, 0)).points
    (22, 0)
    """

    winner: int | None
    points: tuple[int, ...]


class Facts:
    """How a game stands, as everybody may know it."""

    _scenario: Scenario
    _table: AnyTable
    _engine: Engine
    _log: list[tuple[int, Action]]

    @property
    def game(self) -> str:
        """Which game it is."""
        return self._scenario.game

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._table.players

    @property
    def rules(self) -> Rules:
        """The rules agreed on."""
        return self._scenario.rules

    @property
    def dealer(self) -> int:
        """Who dealt this round; in Rummy, who opened it."""
        return self._table.dealer

    @property
    def phase(self) -> str:
        """What is asked for now, as the notation names it."""
        return self._engine.phases[self._table.phase]

    @property
    def turn(self) -> int | None:
        """The seat that has to act; ``None`` when the round is over."""
        return None if self.round_over else self._table.turn

    @property
    def top(self) -> Card | None:
        """The card on top of the discard pile; ``None`` in Rummy, which has none."""
        return self._engine.top(self._table)

    @property
    def colour(self) -> str | None:
        """The current colour; ``None`` while it has to be named, and in Rummy."""
        return self._engine.colour(self._table)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the match so far."""
        return tuple(self._table.scores[: self.players])

    @property
    def uno_due(self) -> tuple[int, ...]:
        """The seats that can be caught now.

        >>> from lastcard import Game
        >>> Game.new("uno", players=2, seed=1).uno_due
        ()
        """
        return seats_in(self._table.uno_due)

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self._table.phase >= ROUND_OVER

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._table.phase == MATCH_OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match."""
        return seats_in(self._table.winners)

    @property
    def result(self) -> RoundResult | None:
        """How the round ended; ``None`` while it goes on."""
        if not self.round_over:
            return None
        winner = self._table.winner
        points = tuple(self._table.points[: self.players])
        return RoundResult(None if winner == NOBODY else winner, points)

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Everything that was done so far, with who did it."""
        return tuple(self._log)

    @property
    def last_action(self) -> Action | None:
        """What was done last.

        >>> from lastcard import Game
        >>> Game.new("uno", players=2, seed=1).last_action
        """
        return self._log[-1][1] if self._log else None
