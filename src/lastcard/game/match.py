"""People at a table, round after round, with a score sheet: :class:`Match`."""

import datetime
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..kinds import USUAL
from ..notation.action import DEAL, Action
from ..notation.actions import parse_action
from ..notation.errors import NotationError
from ..notation.options import Rules
from ..notation.reading import check_text
from ..notation.reasons import Reason
from ..notation.scenario import Scenario
from ..notation.seeds import Seed
from .errors import IllegalAction
from .events import Event
from .facts import RoundResult
from .game import Game, Judged
from .view import View

Chooser = Callable[[View], Action | str | None]
Watch = Callable[["Match", tuple[Event, ...]], None]


class ScoreLine(NamedTuple):
    """One line of the score sheet: a round, and the scores after it.

    >>> ScoreLine(dealer=1, result=RoundResult(0, (22, 0)), scores=(122, 80)).scores
    (122, 80)
    """

    dealer: int
    result: RoundResult
    scores: tuple[int, ...]


class Match:
    """A match between named players, played to its target (U31-U34).

    >>> match = Match.new(["Ada", "Ben"], seed=1)
    >>> match.names, match.score_sheet
    (('Ada', 'Ben'), ())
    """

    def __init__(self, names: Sequence[str], game: Game, date: str | None = None) -> None:
        if len(names) != game.players:
            raise NotationError(f"{game.players} players need {game.players} names")
        for text in (*names, date or ""):
            check_text(text, "a name or date")
        self.names = tuple(names)
        self.date = date or datetime.date.today().isoformat()
        self.game = game
        self._sheet: list[ScoreLine] = []

    @classmethod
    def new(
        cls,
        names: Sequence[str],
        game: str = USUAL,
        seed: Seed | None = None,
        rules: Rules | None = None,
        date: str | None = None,
    ) -> "Match":
        """Sit down and deal the first round.

        >>> Match.new(["Ada", "Ben", "Cleo"], "spin", seed=21).game.players
        3
        """
        return cls(names, Game.new(game, len(names), seed, rules), date)

    @classmethod
    def replay(cls, record: dict[str, Any], watch: "Watch | None" = None) -> "Match":
        """Play a record again; ``watch`` is called at the beginning and after every action.

        >>> match = Match.new(["Ada", "Ben"], seed=1)
        >>> Match.replay(match.record()).names
        ('Ada', 'Ben')
        """
        scenario = Scenario.from_json(record)
        names = record.get("names") or [f"Seat {seat}" for seat in range(scenario.players)]
        match = cls(names, Game(scenario), record.get("date"))
        if watch is not None:
            watch(match, match.game.opening)
        for judged in match.game.play_again(record, scenario.actions):
            happened = match.do(judged)
            if watch is not None:
                watch(match, happened)
        return match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have won it."""
        return tuple(self.names[seat] for seat in self.game.winners)

    @property
    def score_sheet(self) -> tuple[ScoreLine, ...]:
        """A line for every round that has ended."""
        return tuple(self._sheet)

    def push(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Do an action, as :meth:`Game.push`, and keep the score sheet.

        >>> match = Match.new(["Ada", "Ben", "Cleo"], seed=21)
        >>> match.push(0, "draw")
        (Drew(seat=0, count=1, cards=(b7,)),)
        """
        if isinstance(action, str):
            action = parse_action(action)
        return self.do(self.game.check(seat, action))

    def do(self, judged: Judged) -> tuple[Event, ...]:
        """Do an action that the game's ``check`` has just let pass, and keep the score sheet.

        >>> from lastcard import parse_action
        >>> match = Match.new(["Ada", "Ben", "Cleo"], seed=21)
        >>> match.do(match.game.check(0, parse_action("draw")))
        (Drew(seat=0, count=1, cards=(b7,)),)
        """
        running = not self.game.round_over
        happened = self.game.do(judged)
        if running and self.game.result is not None:
            dealer = self.game.dealer
            self._sheet.append(ScoreLine(dealer, self.game.result, self.game.scores))
        return happened

    def undo(self) -> tuple[int, Action]:
        """Take the last action back, as :meth:`Game.undo`.

        >>> match = Match.new(["Ada", "Ben", "Cleo"], seed=21)
        >>> _ = match.push(0, "draw")
        >>> str(match.undo()[1])
        'draw'
        """
        ended = self.game.round_over
        undone = self.game.undo()
        if ended and not self.game.round_over:
            self._sheet.pop()
        return undone

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round, for whoever has to (U34).

        >>> match = Match.new(["Ada", "Ben"], seed=1)
        >>> match.play([lambda view: [*view.legal][-1]] * 2, rounds=1)
        >>> _ = match.deal()
        >>> match.game.view(0).counts
        (7, 7)
        """
        for seat in range(self.game.players):
            if DEAL in self.game.legal(seat):
                return self.push(seat, DEAL)
        raise IllegalAction(Reason.ROUND_GOES_ON, "U34")

    def play(self, choosers: Sequence[Chooser], *, rounds: int | None = None) -> None:
        """Let programs play: each is asked, seat by seat, what it does in its view.

        A chooser that answers ``None`` lets the moment pass; a seat that has to act must choose.

        >>> match = Match.new(["Ada", "Ben"], seed=1, rules=Rules(scoring="none"))
        >>> match.play([lambda view: [*view.legal][-1]] * 2)
        >>> match.over, len(match.score_sheet)
        (True, 1)
        """
        left = rounds
        while not self.over and left != 0:
            if self.game.round_over:
                self.deal()
            while not self.game.round_over:
                self._ask(choosers)
            left = None if left is None else left - 1

    def _ask(self, choosers: Sequence[Chooser]) -> None:
        turn = self.game.turn
        # Those out of turn first: the seat on turn ends their chance.
        for seat in sorted(self.game.to_act, key=lambda seat: seat == turn):
            if (action := choosers[seat](self.game.view(seat))) is not None:
                self.push(seat, action)
                return
        assert turn is not None
        raise IllegalAction(Reason.NOTHING_CHOSEN, seat=turn)

    def record(self) -> dict[str, Any]:
        """The match as a JSON object, with names and date.

        >>> Match.new(["Ada", "Ben"], seed=1, date="2026-11-15").record()["names"]
        ['Ada', 'Ben']
        """
        return self.game.record(names=list(self.names), date=self.date)
