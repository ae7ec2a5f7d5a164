"""Our bots inside RLCard's own UNO, against its rule player `uno-rule-v1`.

    .venv/bin/python benchmarks/rlcard_seat.py [--bot greedy] [--games 20000] [--time 0.05]

Every deal is played twice, with the seats changed. A bot is told what RLCard tells the player on
turn, and nothing else of it.
"""

import argparse
import sys
from typing import Any

from bars import add_options, at_least, report
from lastcard import Game
from lastcard.bots.bot import Bot, Maker
from lastcard.bots.registry import maker, names
from lastcard.game.legal import Legal
from peers import install
from rlcard_view import Round, answers

OPPONENT = "uno-rule-v1"
SEED = 1


class Seat:
    """A player of RLCard's that asks a bot of ours, for one round."""

    use_raw = True  # it hears and says RLCard's words

    def __init__(self, bot: Bot, seat: int, clock: float | None) -> None:
        self.bot = bot
        self.round = Round(seat)
        self.clock = clock

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[Any]]:
        texts = answers(state)
        action = self.bot(
            self.round.view(state), Legal(action.code for action in texts), self.clock
        )
        # A bot that chooses by our rules may want what RLCard forbids.
        return (texts[action] if action in texts else next(iter(texts.values()))), []


def match(bot_maker: Maker, games: int, clock: float | None = None) -> tuple[int, int]:
    """How many rounds a bot of ours wins, and of how many."""
    import numpy as np
    import rlcard
    from rlcard import models

    env = rlcard.make("uno")
    opponent = models.load(OPPONENT).agents[0]
    bot = bot_maker(SEED)
    if clock is not None:
        # Let it compile what it needs, while no clock runs: until then an expert plays greedily.
        view = Game.new("uno", 2, SEED).view(0)
        bot(view, view.legal, None)
    wins = 0
    for number in range(games):
        deal, seat = divmod(number, 2)
        env.seed(SEED + deal)
        np.random.seed(SEED + deal)  # where the opponent's choices come from
        agents: list[Any] = [opponent, opponent]
        agents[seat] = Seat(bot, seat, clock)
        env.set_agents(agents)
        _, payoffs = env.run()
        wins += int(payoffs[seat] > 0)
    return wins, games


def margin(wins: int, games: int) -> float:
    """Half of the 95 % interval, in per cent."""
    share = wins / games
    return float(196 * (share * (1 - share) / games) ** 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="greedy", choices=names())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--time", type=float, help="seconds for a decision (default: no limit)")
    add_options(parser)
    options = parser.parse_args()
    install("rlcard")
    wins, games = match(maker(options.bot), options.games, options.time)
    share = f"{100 * wins / games:.2f} % ±{margin(wins, games):.2f} of {games:,} rounds"
    bars = {f"{options.bot}, % of rounds": at_least(100 * wins / games, 56.5)}
    title = f"Inside RLCard against {OPPONENT}, both seats"
    return report(title, {options.bot: share}, bars, options)


if __name__ == "__main__":
    sys.exit(main())
