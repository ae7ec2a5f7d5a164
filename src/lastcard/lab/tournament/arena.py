"""The bots of a tournament, and the deals that they play in this process."""

import importlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout

from ...bots.bot import Bot, Maker
from ...bots.expert import make_expert
from ...bots.registry import cannot_import, maker
from ...notation.errors import NotationError, quoted
from ...ready import warm_up
from .conduct import Conduct
from .lineups import Deal
from .one_game import Outcome
from .tournament import Tournament, TournamentError

Makers = Callable[[str], Maker]
Conducts = dict[str, Conduct]
Played = tuple[list[Outcome], Conducts]  # what came of a deal


def maker_of(name: str) -> Maker:
    """How a bot is made: one that is known by name, or ``module:attribute``.

    >>> maker_of("lastcard.bots.registry:make_greedy") == maker_of("greedy")
    True
    >>> maker_of("math:pie")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: there is no "pie" in the module math
    """
    module_name, colon, attribute = name.partition(":")
    if not colon:
        return maker(name)
    if not all(part.isidentifier() for part in module_name.split(".")):
        raise NotationError(f"{quoted(module_name)} is not a module")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # where people keep what they are working on
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        raise cannot_import(name, error) from error
    found: object = getattr(module, attribute, None)
    if found is None:
        raise NotationError(f"there is no {quoted(attribute)} in the module {module_name}")
    if not callable(found):
        raise NotationError(f"{name} makes no bot: it cannot be called")
    return found


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
