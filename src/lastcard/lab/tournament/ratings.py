"""Ratings from games, as OpenSkill rates."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .one_game import Outcome


class Rating(NamedTuple):
    """How strong a bot is (``mu``), and how unsure that is (``sigma``)."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength it almost certainly has.

        >>> Rating(25.0, 2.0).ordinal
        19.0
        """
        return self.mu - 3 * self.sigma


def rate(bots: Iterable[str], games: Iterable[Sequence[Outcome]]) -> dict[str, Rating]:
    """Rate bots by the games of each deal, in order, by the model of Plackett and Luce.

    The winner comes first, all others second together. A bot with several seats has at each of them
    the rating it had before the game; afterwards it has the mean of what they became.

    >>> game = Outcome(0, ("ann", "ben"), (1.0, 0.0), (30, 0))
    >>> found = rate(["ann", "ben"], [[game]] * 10)
    >>> found["ann"].mu > 25 > found["ben"].mu
    True
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots neither learn nor tire
    known = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for deal in games:
        for _, seats, wins, _ in deal:
            teams = [[model.rating(*known[bot])] for bot in seats]
            rated = model.rate(teams, ranks=[float(won == 0) for won in wins])
            for bot in dict.fromkeys(seats):
                own = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
                mu, sigma = (sum(each) / len(own) for each in zip(*((r.mu, r.sigma) for r in own)))
                known[bot] = Rating(mu, sigma)
    return known
