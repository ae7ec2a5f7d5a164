"""People who play on while their server is killed again and again, and what they were told.

Each asks for one thing at a time. An act whose answer did not come is asked for again, with the
same id, as soon as there is a server again.
"""

import asyncio
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from lastcard.solver import Position, best_play
from server.clients import Guest, Server

PATIENCE = 60  # seconds; a player who waits longer waits for ever
TURN_SECONDS = 30
LOST = (OSError, HTTPException, WebSocketException)
NEEDS_MORE = ("discard", "lay", "swap")  # an action of which legal says only the first word
AT_ONCE = ("catch", "shout", "show")
PLAYS = ("play", "discard")

Message = dict[str, Any]


class Player(Guest):
    """Somebody at a table, who remembers what was asked, answered and told."""

    def __init__(self, server: Server, name: str, dice: random.Random) -> None:
        super().__init__(server, name)
        self.dice = dice
        self.told: list[Message] = []  # frames, since they were last compared with the log
        self.answers: list[tuple[Message, Message]] = []  # with what was asked; likewise
        self.unanswered: Message | None = None  # an act
        self.first: tuple[Message, float] | None = None  # what was shown on coming back, and when
        self.answered = asyncio.Event()
        self.asked_again = 0
        self.storage_refusals = 0

    @property
    def token(self) -> str:
        """What the log calls this guest."""
        return self.cookie.split("=", 1)[1].rpartition(".")[0]

    async def live(self, is_dying: Callable[[], bool], answered: asyncio.Event) -> None:
        """Come back and play, until the server is gone."""
        self.first = None
        self.answered = answered
        try:
            async with await self.connect() as line:
                await self._come_back(line)
                while True:
                    await self._go_on(line)
        except LOST:
            if not is_dying():
                raise

    async def hear(self, line: ClientConnection) -> Message:
        message = await super().hear(line)
        self.heard.clear()
        if message["kind"] == "frame":
            self.told.append(message)
            if "room" in message and self.first is None:
                self.first = message, time.monotonic()
        return message

    async def _come_back(self, line: ClientConnection) -> None:
        """Hear what was missed. Some ask again before they have heard anything."""
        self.asked_again += self.unanswered is not None
        if self.unanswered and self.dice.random() < 0.5:
            await self._ask(line, self.unanswered)
        while self.first is None:
            await self.until(line, "frame")
        if self.unanswered:
            # No old number protects from doing it twice now: the id has to.
            await self._ask(line, self.unanswered | {"seq": self.seq})

    async def _go_on(self, line: ClientConnection) -> None:
        if self.unanswered:  # the store was away
            await self._ask(line, self.unanswered)
            return
        seen = self.seq
        wanted = self._wanted()
        if wanted is None:
            await self.until(line, "frame")
            return
        if "table" in self.match:  # UNO Rummy: each entry is work for the solver, after each kill
            await asyncio.sleep(0.05)
        answer = await self._ask(line, self._message(**wanted))
        if answer["kind"] == "refused" and answer["code"] != "storage" and self.seq == seen:
            # What is shown as allowed is allowed, as soon as the next shuffle is committed to.
            assert answer["code"] == "shuffle", (wanted, answer, self.match)
            await self.until(line, "frame")

    def _message(self, **message: Any) -> Message:
        self.asked += 1
        return message | {"id": f"{self.name} {self.asked}"}

    async def _ask(self, line: ClientConnection, message: Message) -> Message:
        if message["kind"] == "act":
            self.unanswered = message
        await line.send(json.dumps(message))
        while True:
            answer = await self.until(line, "done", "refused")
            if answer["id"] == message["id"]:
                break
        if answer["kind"] == "refused" and answer["code"] == "storage":
            self.storage_refusals += 1
            await asyncio.sleep(0.05)
        else:
            self.unanswered = None
            self.answers.append((message, answer))
            self.answered.set()
        return answer

    def _wanted(self) -> Message | None:
        """What to do next, as far as can be seen; ``None``: wait."""
        if self.place["playing"] and not self.match["phase"].endswith("over"):
            return self._act()
        if self.place["playing"] and self.match["phase"] == "match_over":
            return {"kind": "go_on"} if self.place["commitment"] else None
        if self.place["playing"] and self.match["legal"]:
            return self._act()  # to deal
        return self._get_ready()

    def _act(self) -> Message | None:
        action = choice(self.match, self.dice)
        return None if action is None else {"kind": "act", "seq": self.seq, "action": action}

    def _get_ready(self) -> Message | None:
        seats = self.place["seats"]
        mine = seats[self.place["you"]]
        if self.dice.random() < 0.2:
            return {"kind": "speak", "word": f"word {self.asked}"}
        if self.place["host"] != self.name or self.place["playing"]:
            return None if mine.get("ready") else {"kind": "ready", "ready": True}
        others = [seat for seat in seats if seat is not mine and not seat.get("bot")]
        all_ready = all(seat.get("ready") for seat in others)
        return {"kind": "start"} if all_ready and self.place["commitment"] else None


def choice(match: dict[str, Any], dice: random.Random) -> str | None:
    """What a simple player does."""
    simple = [action for action in match["legal"] if action not in NEEDS_MORE]
    urgent = [a for a in simple if a.endswith("uno") or a.startswith(AT_ONCE)]
    plays = [a for a in simple if a.startswith(PLAYS)]
    if not urgent and "lay" in match["legal"] and (lay := best_lay(match)):
        return lay
    for group in (urgent, plays, simple):
        if group:
            return dice.choice(group)
    return None


def best_lay(match: dict[str, Any]) -> str | None:
    """After a draw the drawn tile has to be among those laid (R6)."""
    position = Position.parse(
        match["table"], match["singles"], match["hand"], match["may_play"], match["drawn"]
    )
    found = best_play(position)
    return None if found is None else str(found.action)


class Table:
    """A room and those who play in it."""

    def __init__(self, players: list[Player], bots: int = 0, **settings: Any) -> None:
        self.players = players
        host = players[0]
        seats = len(players) + bots
        self.code = host.create(
            seats=seats, turn_seconds=TURN_SECONDS, window_seconds=0.0, **settings
        )
        for player in players[1:]:
            player.join(self.code)
        self.room = host.room
        self.bots = range(len(players), seats)

    async def seat_bots(self) -> None:
        host = self.players[0]
        async with await host.connect() as line:
            for seat in self.bots:
                await host.say(line, "add_bot", seat=seat, level="family")
                assert (await host.until(line, "done", "refused"))["kind"] == "done"


class Hall:
    """A server, all tables in it, and the way to end and to begin it."""

    def __init__(self, folder: Path, options: list[str], dice: random.Random) -> None:
        self.folder = folder
        self.options = options
        self.dice = dice
        self.port = quiet_port(dice)
        self.tables: list[Table] = []
        self.begin()

    def begin(self) -> None:
        """Always in the same folder, at the same port."""
        self.launched = time.monotonic()
        self.server = Server(self.folder, self.port, *self.options)
        self.dying = False
        for player in self.players:
            player.server = self.server

    def begin_in_vain(self, seconds: float) -> None:
        """A server that is killed while it begins."""
        command = [sys.executable, "-m", "lastcard.cli.main", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.folder), *self.options]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as it:
            time.sleep(seconds)
            it.kill()

    def kill(self) -> None:
        self.dying = True
        self.server.stop(signal.SIGKILL)

    def open_tables(self) -> None:
        self.tables = [
            self.table(3, game="uno", rules={"scoring": "none"}),
            self.table(2, game="uno", rules={"target": 100, "jump_in": True}),
            self.table(2, bots=1, game="uno", rules={"scoring": "none"}),
            self.table(3, game="spin", rules={"scoring": "none"}),
            self.table(2, game="spin", rules={"target": 100}),
            self.table(2, game="rummy", rules={"scoring": "rounds"}),
        ]
        asyncio.run(self.tables[2].seat_bots())

    def table(self, players: int, bots: int = 0, **settings: Any) -> Table:
        names = ("Ada", "Ben", "Cleo")[:players]
        return Table([Player(self.server, name, self.dice) for name in names], bots, **settings)

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    @property
    def told(self) -> int:
        """How many entries the hosts know of, at all tables together."""
        return sum(table.players[0].seq for table in self.tables)

    async def play(self, work: Callable[[], Awaitable[None]]) -> None:
        """All play while something is done, at the end of which the server is killed."""
        answered = asyncio.Event()
        lives = [player.live(lambda: self.dying, answered) for player in self.players]
        tasks = [asyncio.create_task(life) for life in lives]
        doing = asyncio.ensure_future(work())
        try:
            await asyncio.wait({doing, *tasks}, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:  # some lose their line a moment earlier, with an act on its way
                if self.dice.random() < 0.3:
                    task.cancel()
            answered.clear()
            if self.dice.random() < 0.5:
                await asyncio.sleep(self.dice.uniform(0, 0.03))
            else:  # right after an answer: what it says had better be kept
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(answered.wait(), 0.5)
        finally:
            self.kill()
            doing.cancel()
            ends = await asyncio.gather(*tasks, doing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.005)

    async def until_all_are_back(self) -> None:
        await self.until(lambda: all(player.first for player in self.players))

    async def until_all_have_moved(self) -> None:
        """At every table something happens, and every act gets its answer."""
        players = self.players
        before = [(player.seq, player.unanswered) for player in players]

        def all_have() -> bool:
            return all(
                player.seq > seq and (act is None or player.unanswered is not act)
                for player, (seq, act) in zip(players, before)
            )

        await self.until(all_have)


def quiet_port(dice: random.Random) -> int:
    """A free port that no outgoing connection takes while its server is down."""
    while True:
        port = dice.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
