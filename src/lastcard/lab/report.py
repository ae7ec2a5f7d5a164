"""What a simulation found: figures, and a table for people."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..notation.cards import TEXTS
from ..notation.spin.wheel import WHEEL
from ..rules.rummy import events as tile_events
from ..rules.uno import cards, events
from .kernels.rummy_tally import RummyTally
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
    tally: Tally | RummyTally
    complete: bool

    def figures(self) -> dict[str, Any]:
        """All figures as a JSON object."""
        tally = self.tally
        rounds = tally.rounds
        first = "opener" if isinstance(tally, RummyTally) else "dealer"
        figures = {
            "complete": self.complete,
            "game": self.game,
            "players": self.players,
            "matches": tally.matches,
            "rounds": rounds,
            "actions": tally.actions,
            "turns_per_round": spread(tally.turns),
            "points_per_round": spread(tally.points),
            "win_share_by_seat": shares(tally.wins[: self.players], rounds),
            f"win_share_by_{first}_distance": shares(tally.distance[: self.players], rounds),
            "match_win_share_by_seat": shares(tally.match_wins[: self.players], tally.matches),
            "uno": {"called": tally.events[events.CALLED], "caught": tally.events[events.CAUGHT]},
            "turns_missed": tally.events[events.MISSED_TURN],
        }
        if isinstance(tally, RummyTally):
            return figures | tiles(tally)
        at_wheel = {"wheel": wheel(tally)} if self.game == "spin" else {}
        return figures | cards_played(tally) | at_wheel


def cards_played(tally: Tally) -> dict[str, Any]:
    """What is told of cards."""
    happened = tally.events
    by_card = {kind: sum(tally.winning_cards[f] for f in fs) for kind, fs in KINDS.items()}
    challenges = happened[events.CHALLENGED]
    return {
        "winning_card_share": dict(
            zip(by_card, shares(list(by_card.values()), tally.rounds), strict=True)
        ),
        "blocked_rounds": tally.blocked,
        "challenges": {
            "made": challenges,
            "guilty": tally.guilty,
            "innocent": challenges - tally.guilty,
            "accepted": happened[events.ACCEPTED],
        },
        "cards_drawn": happened[events.DREW],
        "reshuffles": happened[events.RESHUFFLED],
    }


def wheel(tally: Tally) -> dict[str, Any]:
    """What the wheel did: by result, its share of the spins and of the rounds it ended."""
    spins = sum(tally.results)
    return {
        "spins": spins,
        "spins_per_round": round(spins / max(1, tally.rounds), 3),
        "share": dict(zip(WHEEL, shares(tally.results, spins), strict=True)),
        "cards_put_down": dict(zip(WHEEL, tally.put_down, strict=True)),
        "rounds_ended": dict(zip(WHEEL, tally.ended, strict=True)),
    }


def tiles(tally: RummyTally) -> dict[str, Any]:
    """What is told of tiles."""
    lays = sum(tally.lays)
    sizes = range(1, len(tally.lays))
    return {
        "lays": lays,
        "lay_share_by_tiles": dict(zip(map(str, sizes), shares(tally.lays[1:], lays), strict=True)),
        "tiles_drawn": tally.events[events.DREW],
        "swaps": tally.events[tile_events.SWAPPED],
        "exhausted_rounds": tally.exhausted,
    }
