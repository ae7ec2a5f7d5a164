"""The canary: a player with ten kept actions a second, and a newcomer every second.

    python benchmarks/peer/canary.py PORT BOTS

A process of its own, which plays until its standard input ends, and then prints all it has seen. An
action counts from the moment it was due, not from when it could be sent: a player who waits four
seconds for one answer has waited for forty. Newcomers come from an address of their own each, open
a room and a socket, and go. BOTS is how many more rooms there are where a bot's moves are timed.
"""

import asyncio
import gc
import itertools
import json
import sys
import time
from dataclasses import asdict, dataclass, field

import uvloop
from guests import Guest, TurnedAway
from playing import Playing

from tables import chosen

ACTIONS_A_SECOND = 10
PATIENCE = 5.0  # seconds until a newcomer goes away
HOME = "127.0.0.2"
NAP = 0.02


@dataclass
class Seen:
    """Lists of (when it was due, seconds it took, what went wrong)."""

    actions: list[tuple[float, float, str]] = field(default_factory=list)
    newcomers: list[tuple[float, float, str]] = field(default_factory=list)
    bots: list[tuple[float, float, str]] = field(default_factory=list)
    machine: list[tuple[float, float, str]] = field(default_factory=list)
    lost: int = 0


async def play(table: Playing, seen: Seen) -> None:
    """Ten actions a second; after a wait, what is overdue follows at once."""
    due = time.monotonic()
    while True:
        due += 1 / ACTIONS_A_SECOND
        await asyncio.sleep(due - time.monotonic())
        wrong = "no answer"
        try:
            while (found := table.next()) is None:
                await table.guests[0].heard_more()
            guest, kind, more = found
            answer = await guest.ask(kind, **more)
            wrong = answer.get("code", "")
        finally:
            seen.actions.append((due, time.monotonic() - due, wrong))


async def come(port: int, seen: Seen) -> None:
    """Somebody new, every second."""
    for number in itertools.count():
        guest = Guest(port, "New", f"127.0.3.{1 + number % 250}")
        at, wrong = time.monotonic(), ""
        try:
            async with asyncio.timeout(PATIENCE):
                await guest.open_room()
                await guest.connect()
        except (OSError, TimeoutError, TurnedAway) as error:
            wrong = str(error) or type(error).__name__
        finally:
            guest.close()
            seen.newcomers.append((at, time.monotonic() - at, wrong))
        await asyncio.sleep(at + 1 - time.monotonic())


async def feel_the_machine(seen: Seen) -> None:
    """How late this process itself is woken: no server can help that."""
    while True:
        due = time.monotonic() + NAP
        await asyncio.sleep(NAP)
        seen.machine.append((due, time.monotonic() - due, ""))


async def watch_a_bot(port: int, seen: Seen) -> None:
    """Play against one bot, at once, and time its turns."""
    guest = Guest(port, "Eve", HOME)
    await guest.open_room(seats=2, turn_seconds=0, window_seconds=0)
    await guest.connect()
    await guest.ask("add_bot", seat=1, level="family")
    while (await guest.ask("start"))["kind"] != "done":
        await guest.heard_more()
    since, position = 0.0, 0
    try:
        while not guest.match.get("winners"):
            if guest.match["turn"] == 1 and not since:
                since, position = time.monotonic(), guest.seq
            elif since and guest.seq != position:
                seen.bots.append((since, time.monotonic() - since, ""))
                since = 0.0
                continue
            elif guest.match["legal"] and guest.match["turn"] in (0, None):
                await guest.ask("act", seq=guest.seq, action=chosen(guest.match["legal"]))
                continue
            await guest.heard_more()
    finally:
        if since:
            seen.bots.append((since, time.monotonic() - since, "no answer"))


async def main(port: int, bots: int) -> None:
    seen = Seen()
    table = Playing(port, [HOME, HOME])
    await table.open()
    work = [play(table, seen), come(port, seen), feel_the_machine(seen)]
    work += [watch_a_bot(port, seen) for _ in range(bots)]
    tasks = [asyncio.create_task(each) for each in work]
    gc.disable()  # the time that is measured is the server's
    print("playing", flush=True)
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([ended, tasks[0]], return_when=asyncio.FIRST_COMPLETED)
    seen.lost = table.lost
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(asdict(seen)), flush=True)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2])))
