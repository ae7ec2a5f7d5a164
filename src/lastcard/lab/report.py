"""What a simulation found: figures, and a table for people."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..notation.cards import TEXTS
from ..notation.options import WHEEL
from ..rules.uno import cards, events
from .kernels.tally import Tally

PERCENTILES = (5, 50, 95)

KINDS = {
    "number": [f for f in range(cards.WILD) if cards.SYMBOL[f] < cards.SKIP],
    "skip": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.SKIP],
    "reverse": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.REVERSE],
    "draw_two": [f for f in range(cards.WILD) if cards.SYMBOL[f] == cards.DRAW_TWO],
    "wild": [TEXTS.index("w")],
    "wild_draw_four": [TEXTS.index("w+4")],
}


def mean(histogram: Sequence[int]) -> float:
    return sum(value * n for value, n in enumerate(histogram)) / max(1, sum(histogram))


def percentile(histogram: Sequence[int], percent: int) -> int:
    """The smallest value that at least so many percent do not exceed."""
    needed = sum(histogram) * percent / 100
    seen = 0
    for value, n in enumerate(histogram):
        seen += n
        if seen >= needed:
            return value
    return len(histogram) - 1


def spread(histogram: Sequence[int]) -> dict[str, float]:
    found: dict[str, float] = {"mean": round(mean(histogram), 3)}
    return found | {f"p{p}": percentile(histogram, p) for p in PERCENTILES}


def shares(counts: Sequence[int], total: int) -> list[float]:
    return [round(n / max(1, total), 5) for n in counts]


@dataclass(frozen=True)
class Report:
    """The figures of a simulation."""

    game: str
    players: int
    tally: Tally
    complete: bool

    def figures(self) -> dict[str, Any]:
        """All figures as a JSON object."""
        tally = self.tally
        rounds = tally.rounds
        happened = tally.events
        by_card = {kind: sum(tally.winning_cards[f] for f in fs) for kind, fs in KINDS.items()}
        challenges = happened[events.CHALLENGED]
        return {
            "complete": self.complete,
            "game": self.game,
            "players": self.players,
            "matches": tally.matches,
            "rounds": rounds,
            "actions": tally.actions,
            "turns_per_round": spread(tally.turns),
            "points_per_round": spread(tally.points),
            "win_share_by_seat": shares(tally.wins[: self.players], rounds),
            "win_share_by_dealer_distance": shares(tally.distance[: self.players], rounds),
            "match_win_share_by_seat": shares(tally.match_wins[: self.players], tally.matches),
            "winning_card_share": dict(
                zip(by_card, shares(list(by_card.values()), rounds), strict=True)
            ),
            "blocked_rounds": tally.blocked,
            "challenges": {
                "made": challenges,
                "guilty": tally.guilty,
                "innocent": challenges - tally.guilty,
                "accepted": happened[events.ACCEPTED],
            },
            "uno": {"called": happened[events.CALLED], "caught": happened[events.CAUGHT]},
            "cards_drawn": happened[events.DREW],
            "turns_missed": happened[events.MISSED_TURN],
            "reshuffles": happened[events.RESHUFFLED],
        } | ({"wheel": self.wheel()} if self.game == "spin" else {})

    def wheel(self) -> dict[str, Any]:
        """What the wheel did: by result, its share of the spins and of the rounds it ended."""
        tally = self.tally
        spins = sum(tally.results)
        return {
            "spins": spins,
            "spins_per_round": round(spins / max(1, tally.rounds), 3),
            "share": dict(zip(WHEEL, shares(tally.results, spins), strict=True)),
            "cards_put_down": dict(zip(WHEEL, tally.put_down, strict=True)),
            "rounds_ended": dict(zip(WHEEL, tally.ended, strict=True)),
        }
