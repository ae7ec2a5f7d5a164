"""What is to be played: :class:`Tournament`."""

from dataclasses import dataclass, field
from functools import cached_property

from ...kinds import USUAL
from ...notation.errors import NotationError
from ...notation.options import Rules
from ...notation.seeds import Seed, parse_seed
from .lineups import Lineup, lineups
from .one_game import Format


class TournamentError(Exception):
    """A bot cannot take part, or took its process with it."""


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """What is to be played.

    >>> tournament = Tournament(bots=("ann", "ben", "cleo"), players=2, games=100)
    >>> len(tournament.lineups), tournament.games_of_a_deal, tournament.deals
    (3, 6, 17)
    """

    bots: Lineup
    game: str = USUAL
    players: int = 2
    games: int = 1000
    seed: Seed = 0
    rules: Rules = field(default_factory=Rules)
    matches: bool = False  # whole matches instead of single rounds
    clock: float | None = None  # seconds for each decision

    def __post_init__(self) -> None:
        self.rules.check_for(self.game, self.players)
        parse_seed(self.seed)
        if not 1 <= self.games <= 1_000_000_000:
            raise NotationError("games: 1 to 1,000,000,000")
        if self.clock is not None and not 0.001 <= self.clock <= 3600:
            raise NotationError("the time for a decision: 1ms to 3600s")
        assert self.lineups

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The tables that play every deal."""
        return lineups(self.bots, self.players)

    @property
    def games_of_a_deal(self) -> int:
        """How often a deal is played: by every line-up, from every seat."""
        return len(self.lineups) * self.players

    @property
    def deals(self) -> int:
        """How many deals there are: enough for all the games."""
        return -(-self.games // self.games_of_a_deal)

    @property
    def format(self) -> Format:
        return Format(self.game, self.players, self.rules, self.matches, self.clock)
