"""Who sits at a table, and where."""

import hashlib
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from math import comb

from ...notation.errors import NotationError
from ...notation.seeds import Seed

Lineup = tuple[str, ...]
MOST_LINEUPS = 1000


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """The tables that are played, each a bot for every seat.

    As many names as players are one table, and a bot may be named twice. Of more names, every
    choice of that many plays. With fewer, each bot sits alone at a table of each other.

    >>> lineups(["ann", "ben", "cleo"], 2)
    [('ann', 'ben'), ('ann', 'cleo'), ('ben', 'cleo')]
    >>> lineups(["ann", "ben"], 3)
    [('ann', 'ben', 'ben'), ('ben', 'ann', 'ann')]
    >>> lineups(["ann", "ben", "ben"], 3)
    [('ann', 'ben', 'ben')]
    """
    if len(bots) < 2:
        raise NotationError("bots: at least two; one named twice plays itself")
    if len(bots) == players:
        return [tuple(bots)]
    if len(set(bots)) < len(bots):
        raise NotationError(
            f"bots: {len(bots)} names, one of them twice, for {players} seats; "
            "name a bot for every seat, or each bot once"
        )
    if len(bots) > players:
        if (choices := comb(len(bots), players)) > MOST_LINEUPS:
            raise NotationError(f"bots: there are {choices:,} choices of {players} among so many")
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def as_text(lineup: Iterable[str]) -> str:
    """A line-up for people.

    >>> as_text(("ann", "ben", "ben", "ben"))
    'ann, 3 × ben'
    """
    return ", ".join(
        bot if seats == 1 else f"{seats} × {bot}" for bot, seats in Counter(lineup).items()
    )


class Deal:
    """One deal of a tournament: all its chance, whoever plays it.

    >>> deal = Deal(0, 17, players=3)
    >>> deal.seed
    '0 deal 17'
    >>> [seats.index("ann") for seats in deal.seatings(("ann", "ben", "ben"))]
    [1, 2, 0]
    """

    def __init__(self, seed: Seed, number: int, players: int) -> None:
        self.number = number
        self.players = players
        #: With it, ``Game.new`` deals the same again.
        self.seed = f"{seed} deal {number}"

    def seatings(self, lineup: Lineup) -> list[Lineup]:
        """A line-up from every seat: its order around the table is that of the deal, turned on."""
        around = [lineup[place] for place in self._shuffled("around")]
        return [tuple(around[-turn:] + around[:-turn]) for turn in range(self.players)]

    def asking(self) -> list[int]:
        """The order in which seats are asked where several may act."""
        return self._shuffled("asking")

    def bot_seed(self, seat: int) -> int:
        """Where a bot's chance comes from."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} seat {seat}".encode()).digest()[:7])

    def _shuffled(self, what: str) -> list[int]:
        places = list(range(self.players))
        random.Random(f"{self.seed} {what}").shuffle(places)
        return places
