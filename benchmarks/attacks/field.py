"""What every attack has: a server to attack, a time limit, and a tally of what it sent."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from guests import Calls, Guest, TurnedAway

ATTACKER = "127.0.1.1"
OVERTIME = 3  # times the seconds, for an attack that has begun something and wants to see its end


def addresses(count: int) -> list[str]:
    """This many attackers' addresses."""
    return [f"127.0.1.{number}" for number in range(1, count + 1)]


@dataclass
class Field:
    """An attack's place and time, and what it did there."""

    port: int
    seconds: float
    kept: dict[str, Any]  # what was prepared in the server's log: rooms, cookies, records
    bytes: int = 0
    connections: int = 0
    calls: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    notes: dict[str, Any] = field(default_factory=dict)  # what else there is to say
    began: float = 0.0

    async def begin(self) -> None:
        """Everything is prepared: say so, and wait for the word to attack."""
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.began = time.monotonic()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.began + self.seconds

    async def pause(self, seconds: float) -> None:
        """Sleep, but not longer than the attack lasts."""
        await asyncio.sleep(max(0.0, min(seconds, self.began + self.seconds - time.monotonic())))

    def guest(self, name: str, source: str = ATTACKER, cookie: str = "") -> Guest:
        return Guest(self.port, name, source, cookie)

    @asynccontextmanager
    async def connection(
        self, source: str = ATTACKER, **options: Any
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare connection, which is cut at the end."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(source, 0), **options
        )
        self.connections += 1
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def together(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """This many at the same time, until the time is up; whoever is turned away tries again."""

        async def again(number: int) -> None:
            while True:
                try:
                    await work(number)
                except (OSError, TimeoutError, TurnedAway) as error:
                    self.answers[type(error).__name__] += 1
                    await asyncio.sleep(0.05)

        tasks = [asyncio.ensure_future(again(number)) for number in range(count)]
        await asyncio.wait(tasks, timeout=max(0.0, self.began + self.seconds - time.monotonic()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def flood(
        self,
        workers: int,
        sources: list[str],
        request: Callable[[int], dict[str, Any]],
    ) -> None:
        """Call after call, from this many connections; ``request`` gives the arguments of one."""

        async def work(number: int) -> None:
            calls = Calls(self.port, sources[number % len(sources)])
            try:
                while True:
                    self.calls += 1
                    try:
                        found = await calls.call(**request(self.calls))
                        self.answers[str(found.status)] += 1
                    except OSError:
                        self.answers["hung up"] += 1
                        await asyncio.sleep(0.001)
            finally:
                self.connections += calls.connections
                self.bytes += calls.sent
                calls.close()

        await self.together(workers, work)

    def report(self) -> str:
        found = {
            "seconds": time.monotonic() - self.began,
            "bytes": self.bytes,
            "connections": self.connections,
            "calls": self.calls,
            "answers": dict(self.answers.most_common()),
            "notes": self.notes,
        }
        return json.dumps(found)


Run = Callable[[Field], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An attack by name; its docstring says what it does."""

    run: Run
    provokes: (
        str  # the answer without which it has not reached what it attacks; "": it asks nothing
    )
    log: str = ""  # what the server finds in its log: a "long" match, "many" rooms, many of "rummy"
    files: tuple[int, int] | None = None  # the server's limits of open files, soft and hard
    bots: int = 0  # rooms where a bot's moves are timed
    fresh: bool = False  # begins with the server's first second
    compiled: bool = False  # needs what is compiled once and kept
    cold: bool = False  # nothing was ever compiled on this machine
    caches: bool = False  # fills the server's cache of finished rounds, which may stay
    returns: bool = True  # whether the memory has to be back: not where it is what was asked for

    @property
    def about(self) -> str:
        return (self.run.__doc__ or "").split("\n")[0]
