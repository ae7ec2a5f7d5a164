"""How strong the bots are: every bar with its 95 % interval.

    .venv/bin/python benchmarks/bots.py [--games 1000] [--only NAME] [--processes N] [--json]

Every deal is played from every seat by every line-up, so luck is the same for all; intervals come
from the deals, inside RLCard from the rounds. ``--games`` is for matches with an expert, which
thinks; for quick bots there are always 20,000. All matches together take an hour or more. What bots
cost is in `bots_cost.py`.
"""

import argparse
import os
import sys
import time
from dataclasses import dataclass
from typing import NamedTuple

from bars import Bar, add_options, at_least, report
from peers import install

QUICK_GAMES = 20_000
SEED = 2026


class Share(NamedTuple):
    """What a bot won, in per cent, and how far that may be off."""

    mean: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{self.mean:6.2f} ± {self.margin:.2f} % of {self.games:,} rounds"


@dataclass(frozen=True)
class Match:
    """One bot against others, all alike."""

    game: str
    players: int
    bot: str
    others: str
    limit: float
    clock: float | None = None

    @property
    def name(self) -> str:
        time = "" if self.clock is None else f" ({1000 * self.clock:g} ms)"
        return f"{self.game} {self.players}: {self.bot}{time} against {self.others}"

    def play(self, games: int, processes: int) -> Share:
        from lastcard.lab.tournament import Tournament, play

        found = play(
            Tournament(
                game=self.game,
                players=self.players,
                bots=(self.bot, *[self.others] * (self.players - 1)),
                games=QUICK_GAMES if self.clock is None else games,
                seed=SEED,
                clock=self.clock,
            ),
            processes=processes,
        )
        share = found.share(self.bot)
        return Share(100 * share.mean, 100 * (share.margin or 0), found.games)


@dataclass(frozen=True)
class InRLCard:
    """One bot in RLCard's own UNO."""

    bot: str
    limit: float
    clock: float
    name: str

    def play(self, games: int, processes: int) -> Share:  # one process will do
        from lastcard.bots.registry import maker
        from rlcard_seat import margin, match

        install("rlcard")
        wins, played = match(maker(self.bot), games, self.clock)
        return Share(100 * wins / played, margin(wins, played), played)


MATCHES: list[Match | InRLCard] = [
    Match("uno", 2, "greedy", "random", 66),
    Match("uno", 6, "greedy", "random", 25),
    Match("uno", 2, "expert", "random", 72, 0.2),
    Match("uno", 2, "expert", "greedy", 60, 0.2),
    Match("uno", 4, "expert", "greedy", 32, 0.2),
    InRLCard("expert", 56.5, 0.2, "in RLCard: expert (200 ms) against uno-rule-v1"),
    Match("rummy", 2, "expert", "greedy", 58, 0.2),
    Match("spin", 4, "expert", "greedy", 32, 0.2),
    # In a hurry it still has to be better than greedy, in every game.
    Match("uno", 2, "expert", "greedy", 50, 0.05),
    Match("spin", 2, "expert", "greedy", 50, 0.05),
    Match("rummy", 2, "expert", "greedy", 50, 0.05),
]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="rounds of a match with an expert")
    parser.add_argument("--only", default="", help="matches whose name has this in it")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    add_options(parser)
    options = parser.parse_args()
    wanted = [match for match in MATCHES if options.only in match.name]
    if not wanted:
        known = "; ".join(match.name for match in MATCHES)
        parser.error(f'no match has "{options.only}" in its name; there are {known}')
    figures: dict[str, str] = {}
    bars: dict[str, Bar] = {}
    for match in wanted:
        start = time.perf_counter()
        share = match.play(options.games, options.processes)
        figures[match.name] = str(share)
        bars[match.name] = at_least(share.mean, match.limit)
        seconds = time.perf_counter() - start
        print(f"{match.name}: {share}, {seconds:.0f} s", file=sys.stderr, flush=True)
    return report("Bots, rounds won in per cent", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
