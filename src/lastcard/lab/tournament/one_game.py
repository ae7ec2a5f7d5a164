"""One game among bots."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ...bots.bot import Bot
from ...bots.guard import BotFailure, Failed, guarded
from ...game.game import Game
from ...game.legal import Legal
from ...game.match import Match
from ...game.view import View
from ...notation.action import CALL, Action, Catch
from ...notation.options import Rules
from .conduct import Conduct
from .lineups import Deal, Lineup

# In a round; far more than bots that want to win need. Bots that all pass would go on for ever.
MOST_ACTIONS = 3000

Ended = Literal["round_over", "game_over"]
TO_GET_READY = 60.0  # seconds for a bot's first thought: to import, to compile, to start a program


class Outcome(NamedTuple):
    """How a game ended, seat by seat."""

    lineup: int  # which of the tournament's line-ups it was
    seats: Lineup
    wins: tuple[float, ...]  # what each seat has of the win; they add up to 1
    points: tuple[int, ...]  # what each was credited or charged


@dataclass(frozen=True)
class Format:
    """What every game is played under, and the time there is for a decision.

    >>> from lastcard.lab.tournament.lineups import Deal
    >>> from lastcard.bots.greedy import greedy
    >>> two = Format("uno", 2)
    >>> wins, points = two.play(Deal(0, 0, 2), [greedy, greedy], [Conduct(), Conduct()])
    >>> sum(wins), min(points)
    (1.0, 0)
    """

    game: str
    players: int
    rules: Rules = field(default_factory=Rules)
    matches: bool = False  # whole matches instead of single rounds
    clock: float | None = None

    def play(
        self, deal: Deal, bots: Sequence[Bot], conducts: Sequence[Conduct], number: int = 0
    ) -> tuple[tuple[float, ...], tuple[int, ...]]:
        """A game: each seat's part of the win, and its points. ``number`` is that of the game."""
        match = Match([""] * self.players, self.dealt(deal))
        game = match.game

        def failed(conduct: Conduct) -> Failed:
            return lambda failure: conduct.failed(deal.number, number, str(failure))

        careful = [guarded(bot, failed(own)) for bot, own in zip(bots, conducts, strict=True)]
        seats = Seats(game, careful, conducts, deal.asking(), self.clock)

        def notify_all(what: Ended) -> None:
            for seat, bot in enumerate(bots):
                notify(what, bot, game.view(seat), failed(conducts[seat]))

        while seats.play_round() and self.matches and not game.over:
            notify_all("round_over")
            match.deal()
        notify_all("game_over")
        return self.won(game), game.scores if self.matches else points(game)

    def dealt(self, deal: Deal) -> Game:
        return Game.new(self.game, self.players, deal.seed, self.rules)

    def first_move(self, deal: Deal, bot: Bot) -> None:
        """Let a bot think about a deal, for a minute more than its clock, whatever it says."""
        game = self.dealt(deal)
        assert game.turn is not None
        view = game.view(game.turn)

        def unhurried(view: View, legal: Legal, clock: float | None) -> Action | None:
            try:
                return bot(view, legal, None)  # an expert that is pressed for time does not compile
            except Exception:
                return bot(view, legal, clock)  # it may want a clock to look at

        guarded(unhurried, ignore, TO_GET_READY)(view, view.legal, self.clock)
        notify("game_over", bot, view, ignore)

    def won(self, game: Game) -> tuple[float, ...]:
        """Each seat's part of the win. Several may win a match; what nobody wins is shared."""
        if self.matches:
            winners = game.winners
        else:
            winner = None if game.result is None else game.result.winner
            winners = () if winner is None else (winner,)
        winners = winners or tuple(range(self.players))
        return tuple((seat in winners) / len(winners) for seat in range(self.players))


def ignore(failure: Exception) -> None:
    pass


def notify(what: Ended, bot: Bot, view: View, failed: Failed) -> None:
    """Some bots want to know what is over: to let go of something, or to learn."""
    if (over := getattr(bot, what, None)) is not None:
        try:
            over(view)
        except Exception as error:
            failed(BotFailure("raised", f"in {what} it raised {error!r}"[:200]))


def points(game: Game) -> tuple[int, ...]:
    return game.scores if game.result is None else game.result.points


@dataclass
class Seats:
    """Bots at a table, asked in a fair order."""

    game: Game
    bots: Sequence[Bot]
    conducts: Sequence[Conduct]
    order: Sequence[int]
    clock: float | None

    def play_round(self) -> bool:
        """Play to the end of the round; whether there was one."""
        for _ in range(MOST_ACTIONS):
            self.act()
            if self.game.round_over:
                return True
        return False

    def act(self) -> None:
        """Let somebody act.

        All decide on the same position. A bot that calls, catches, shouts or jumps in comes first,
        in the deal's order; anything else that the seat on turn wants to do waits until all others
        have passed.
        """
        turn = self.game.turn
        assert turn is not None
        own: Action | None = None
        for seat in self.order:
            if seat != turn and not self.game.legal(seat):
                continue
            action = self.ask(seat)
            if seat == turn and not is_contested(action):
                own = action
            elif action is not None:
                self.game.push(seat, action)
                return
        assert own is not None
        self.game.push(turn, own)

    def ask(self, seat: int) -> Action | None:
        view = self.game.view(seat)
        legal = view.legal
        begin = time.perf_counter()
        action = self.bots[seat](view, legal, self.clock)
        self.conducts[seat].decided(time.perf_counter() - begin, self.clock)
        return action


def is_contested(action: Action | None) -> bool:
    """Whether it is something for which all compete, even the seat on turn."""
    return action == CALL or isinstance(action, Catch) or (action is not None and action.at_once)
