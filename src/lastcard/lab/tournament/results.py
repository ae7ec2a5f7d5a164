"""What a tournament found."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .conduct import Conduct
from .intervals import Estimate, estimate
from .lineups import Lineup
from .one_game import Outcome
from .ratings import Rating, rate

if TYPE_CHECKING:
    from .tournament import Tournament


@dataclass(frozen=True)
class Results:
    """The figures of a tournament. A share is what a bot wins of the games, for each of its seats:
    par is one by the number of players, whoever sits there."""

    tournament: "Tournament"
    deals: Sequence[Sequence[Outcome]]
    conducts: Mapping[str, Conduct]
    complete: bool

    @property
    def games(self) -> int:
        return sum(map(len, self.deals))

    @property
    def par(self) -> float:
        """The share of a bot that is as good as the others."""
        return 1 / self.tournament.players

    @cached_property
    def ranking(self) -> list[str]:
        """The bots, the best share first."""
        return sorted(self.conducts, key=lambda bot: -self.share(bot).mean)

    def share(self, bot: str, lineup: int | None = None) -> Estimate:
        """What a bot wins of the games, for each of its seats; of a line-up's games alone."""
        return self._per_seat(bot, lambda game: game.wins, lineup)

    def points(self, bot: str) -> Estimate:
        """The points a bot is credited or charged in a game, for each of its seats."""
        return self._per_seat(bot, lambda game: game.points, None)

    def _per_seat(
        self, bot: str, of: Callable[[Outcome], Sequence[float]], lineup: int | None
    ) -> Estimate:
        def in_deal(games: Iterable[Outcome]) -> float:
            own = [
                value
                for game in games
                if lineup in (None, game.lineup)
                for name, value in zip(game.seats, of(game), strict=True)
                if name == bot
            ]
            return sum(own) / len(own)

        return estimate(list(map(in_deal, self.deals)))

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        return rate(self.conducts, self.deals)

    def figures(self) -> dict[str, Any]:
        """All figures as a JSON object; only ``seconds`` differ from run to run."""
        asked = self.tournament
        return {
            "complete": self.complete,
            "game": asked.game,
            "players": asked.players,
            "rules": asked.rules.changed(),
            "seed": asked.seed,
            "clock": asked.clock,
            "unit": "match" if asked.matches else "round",
            "deals": len(self.deals),
            "games": self.games,
            "par": round(self.par, 5),
            "bots": [self._bot(bot) for bot in self.ranking],
            "lineups": [self._lineup(*each) for each in enumerate(asked.lineups)],
        }

    def _bot(self, bot: str) -> dict[str, Any]:
        conduct, rating = self.conducts[bot], self.ratings[bot]
        return {
            "name": bot,
            "share": self.share(bot).figures(5),
            "points": self.points(bot).figures(3),
            "rating": {
                "mu": round(rating.mu, 3),
                "sigma": round(rating.sigma, 3),
                "ordinal": round(rating.ordinal, 3),
            },
            "decisions": conduct.decisions,
            "faults": conduct.faults,
            "first_fault": conduct.first_fault and conduct.first_fault._asdict(),
            "late": conduct.late,
            "seconds": conduct.time(),
        }

    def _lineup(self, number: int, lineup: Lineup) -> dict[str, Any]:
        return {
            "seats": list(lineup),
            "games": len(self.deals) * self.tournament.players,
            "share": {bot: self.share(bot, number).figures(5) for bot in dict.fromkeys(lineup)},
        }
