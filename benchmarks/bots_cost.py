"""What 200 family-level bots cost at one move a second each, as a share of one core.

    .venv/bin/python benchmarks/bots_cost.py [--json] [--keep]

Fifty tables of four play in rotation, as a server has them. A decision is the view of a running
game, what is legal in it, and the bot under guard, with the clock of its level. CPU time of the
whole process counts, the best of several turns. Beside that, what the same moves take in the
server: rooms of bots alone, from the plan to the entry in SQLite, with the rules' own work.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bars import Bar, add_options, at_most, report

BOTS = 200
SEATS = 4
TURNS = 5
DECISIONS = {"uno": 3000, "spin": 3000, "rummy": 800}  # in one turn
ROOMS = 10
LONG = {"scoring": "winner", "target": 10_000}  # matches that outlast the measuring
LIMIT = 10.0  # percent of a core


def decisions(name: str) -> Callable[[], float]:
    """CPU seconds of a decision, measured once at every call."""
    from lastcard import Game
    from lastcard.bots.guard import guarded
    from lastcard.bots.levels import LEVELS

    dice = random.Random(1)
    level = LEVELS["family"]

    def failed(failure: Exception) -> None:
        raise failure

    bots = [
        [guarded(level.make(dice.getrandbits(64)), failed) for _ in range(SEATS)]
        for _ in range(BOTS // SEATS)
    ]
    games = [Game.new(name, SEATS, seed) for seed in range(len(bots))]

    def decide(table: int) -> float:
        """One decision at a table, and what comes of it; the CPU seconds of the decision."""
        game = games[table]
        if game.round_over:
            game = games[table] = Game.new(name, SEATS, dice.getrandbits(32))
        spent = 0.0
        for seat in sorted(game.to_act, key=lambda seat: seat == game.turn):
            start = time.process_time()
            view = game.view(seat)
            action = bots[table][seat](view, view.legal, level.clock)
            spent += time.process_time() - start
            if action is not None:
                game.push(seat, action)
                break
        return spent

    def measured() -> float:
        count = DECISIONS[name]
        return sum(decide(i % len(games)) for i in range(count)) / count

    return measured


def at_server(name: str, seconds: float = 6.0) -> float:
    """CPU seconds of a bot's move in the server, everything included."""
    from lastcard import wire
    from lastcard.server.actor import RoomActor
    from lastcard.server.house import House
    from lastcard.server.pacing import AT_ONCE
    from lastcard.server.room import open_room
    from lastcard.server.storage.sqlite import SqliteStore

    class Host:
        """Starts a match, and leaves it to the bots."""

        guest = "host"
        latency = 0.0

        def send(self, message: wire.FromServer) -> None:
            pass

    async def play(folder: Path) -> float:
        store = SqliteStore(folder / "log.db")
        await store.open()
        house = House(store, AT_ONCE)
        chosen = wire.Settings(name, rules=LONG, seats=SEATS, window_seconds=0.0)
        actors = []
        for number in range(ROOMS):
            actor = RoomActor(f"room {number}", f"CODE{number}", house)
            await actor.open(open_room("host", "Host", chosen, 0.0))
            while actor.room.commitment is None:
                await asyncio.sleep(0.01)
            host = Host()
            for seat in range(1, SEATS):
                actor.hear(host, wire.AddBot(f"a{seat}", seat, "family"))
            actor.hear(host, wire.Start("b"))
            actor.hear(host, wire.Leave("c"))
            actors.append(actor)
        await asyncio.sleep(1.0)
        before, start = sum(actor.room.seq for actor in actors), time.process_time()
        await asyncio.sleep(seconds)
        spent, after = time.process_time() - start, sum(actor.room.seq for actor in actors)
        for actor in actors:
            await actor.close()
        await store.close()
        house.thinkers.shutdown()
        return spent / (after - before)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play(Path(folder)))


def measure() -> tuple[dict[str, str], dict[str, Bar]]:
    from lastcard.ready import warm_up
    from lastcard.server.garbage import defer_full_gc

    warm_up("rummy")
    programs = {name: decisions(name) for name in DECISIONS}
    defer_full_gc()  # as the server does
    best = dict.fromkeys(programs, float("inf"))
    for _ in range(TURNS):
        for name, measured in programs.items():
            best[name] = min(best[name], measured())
    figures, bars = {}, {}
    for name, seconds in best.items():
        whole = at_server(name)
        figures[f"{name}: a decision"] = f"{seconds * 1e6:8,.0f} µs of CPU"
        share = f"{whole * BOTS * 100:.1f} % of a core for {BOTS} a second"
        figures[f"{name}: a move in the server"] = f"{whole * 1e6:8,.0f} µs of CPU, {share}"
        bars[f"{name}: {BOTS} decisions a second, % of a core"] = at_most(
            seconds * BOTS * 100, LIMIT
        )
    return figures, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    figures, bars = measure()
    return report("What family-level bots cost", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
