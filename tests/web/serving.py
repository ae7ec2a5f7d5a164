"""A server for the tests in a browser: bots act at once, and one address may do all it likes.

Nobody is taken to be away for having no connection: the rooms of tests that are over would play on.

Python runs this file in a process of its own, with the options of ``lastcard serve``. What it deals
follows from the name of the test, so that a test meets the same cards in every run.
"""

import argparse
import asyncio
import os
import random
import socket
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from lastcard.cli.serve import uvicorn_config
from lastcard.game.fairness import Shuffle
from lastcard.server import pacing, stalling
from lastcard.server.app import application
from lastcard.server.house import House
from lastcard.server.limits import Limits
from lastcard.server.logs import configure
from lastcard.server.pacing import Pace
from lastcard.server.storage.sqlite import SqliteStore

QUICK = Pace(turn=(0.02, 0.1), chance=(0.3, 0.6), deal=(1.0, 1.0), watched=0.1)
PLENTY = (1e9, 1e9)
CHANCE = "LASTCARD_TEST_CHANCE"  # the file in which the name of the test is


class Chance:
    """Bots' dice, and dice to shuffle with: both begin again with every test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.bots = random.Random()
        self.secrets = random.Random()

    def shuffle(self) -> Shuffle:
        test = self.file.read_text()
        if test != self.test:
            self.test = test
            self.bots.seed(test)
            self.secrets.seed(test)
        return Shuffle(self.secrets.randbytes(32).hex())


async def serve(listening: socket.socket, folder: Path) -> None:
    store = SqliteStore(folder / "lastcard.db")
    await store.open()
    limits = Limits(
        PLENTY,
        PLENTY,
        PLENTY,
        PLENTY,
        all_messages=PLENTY,
        new_sockets=PLENTY,
        sockets=10_000,
        open_rooms=10_000,
    )
    address = "http://{}:{}".format(*listening.getsockname())
    chance = Chance(Path(os.environ[CHANCE]))
    pace = replace(QUICK, dice=chance.bots)
    house = House(store, pace, shuffle=chance.shuffle, compiles=True)
    app = application(house, limits, ready=lambda: print(address, flush=True))
    await uvicorn.Server(uvicorn_config(app)).serve(sockets=[listening])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--stalling", type=float, default=3600.0)  # nobody who is idle is disturbed
    options = parser.parse_args()
    configure(sys.stderr)
    pacing.AWAY_SECONDS = 3600.0
    stalling.PATIENCE_SECONDS = options.stalling
    with (
        socket.create_server(("127.0.0.1", options.port), backlog=2048) as listening,
        asyncio.Runner(loop_factory=uvicorn_config().get_loop_factory()) as runner,
    ):
        runner.run(serve(listening, options.data))


if __name__ == "__main__":
    main()
