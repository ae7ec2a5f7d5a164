"""The bots of a tournament, and the deals that they play in this process."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout

from ...bots.bot import Bot, Maker
from ...bots.expert import make_expert
from ...ready import warm_up
from .conduct import Conduct
from .lineups import Deal
from .one_game import Outcome
from .tournament import Tournament, TournamentError

Makers = Callable[[str], Maker]
Conducts = dict[str, Conduct]
Played = tuple[list[Outcome], Conducts]  # what came of a deal


@contextmanager
def bots_may_print() -> Iterator[None]:
    """What they print goes to standard error: a result that is written to the other stays whole."""
    with redirect_stdout(sys.stderr):
        yield


class Arena:
    """A tournament with its bots, in the process that plays it."""

    @bots_may_print()
    def __init__(self, tournament: Tournament, makers: Makers) -> None:
        self.tournament = tournament
        self.makers = {name: makers(name) for name in dict.fromkeys(tournament.bots)}

    def make(self, name: str, seed: int) -> Bot:
        """A bot for one game."""
        try:
            return self.makers[name](seed)
        except (Exception, SystemExit) as error:
            raise TournamentError(f"the bot {name} cannot be made: {error!r}") from error

    @bots_may_print()
    def play(self, number: int) -> Played:
        """All games of a deal: by every line-up, from every seat."""
        asked = self.tournament
        deal = Deal(asked.seed, number, asked.players)
        conducts = {name: Conduct() for name in self.makers}
        outcomes: list[Outcome] = []
        for i, lineup in enumerate(asked.lineups):
            for seats in deal.seatings(lineup):
                bots = [self.make(name, deal.bot_seed(seat)) for seat, name in enumerate(seats)]
                own = [conducts[name] for name in seats]
                ended = asked.format.play(deal, bots, own, len(outcomes))
                outcomes.append(Outcome(i, seats, *ended))
        return outcomes, conducts

    @bots_may_print()
    def get_ready(self) -> None:
        """Fetch or compile what the bots need, so that no clock runs meanwhile."""
        # An expert may take longer for it than a first move may.
        warm_up(self.tournament.game, make_expert in self.makers.values())
        deal = Deal(self.tournament.seed, 0, self.tournament.players)
        for name in self.makers:
            self.tournament.format.first_move(deal, self.make(name, 0))
