"""Attacks from within a match, and by opening one."""

import asyncio
import json
import time

from guests import Guest, TurnedAway, begin, seated
from playing import Playing

from tables import chosen

from .field import ATTACKER, Field, addresses
from .messages import shout

FEW = 5  # tiles on a rack: the round might be over soon
GAMES = ("uno", "spin", "rummy")


async def rummy_table(field: Field, turns: int = 10, seats: int = 4) -> list[Guest]:
    """A match of UNO Rummy after some turns: a full table is harder to think about."""
    names = ("Ada", "Ben", "Cleo", "Dora")[:seats]
    guests = [field.guest(name, source) for name, source in zip(names, addresses(seats))]
    host, *others = guests
    await seated(host, others, game="rummy", window_seconds=0)
    await begin(host, others)
    field.connections += seats
    for _ in range(turns):
        if min(host.match["counts"]) > FEW:
            await lay(guests)
    for guest in guests:
        while guest.seq < max(other.seq for other in guests):
            await guest.heard_more()
    return guests


async def lay(guests: list[Guest]) -> None:
    """One turn by the server's own advice, or whatever is allowed."""
    newest = max(guests, key=lambda guest: guest.seq)
    turn = newest.match["turn"]
    if turn is None:
        return
    guest = next(guest for guest in guests if guest.place["you"] == turn)
    while guest.seq < newest.seq:
        await guest.heard_more()
    hinted = await guest.ask("hint")
    action = hinted.get("best") or ""
    if not action:
        action = next((a for a in guest.match["legal"] if a not in ("lay", "swap")), "draw")
    await guest.ask("act", seq=guest.seq, action=action)


async def hints(field: Field) -> None:
    """Four players of a Rummy room ask for hints as often as they can."""

    def message(number: int, name: int) -> bytes:
        return b'{"kind":"hint","id":"%d"}' % name

    await shout(field, await rummy_table(field), message)


async def first_hints(field: Field) -> None:
    """Hints at the first Rummy table on a machine where nothing is compiled."""
    await field.begin()

    def message(number: int, name: int) -> bytes:
        return b'{"kind":"hint","id":"%d"}' % name

    await shout(field, await rummy_table(field, turns=0), message)


def long_lay(length: int) -> str:
    """A whole table in this many letters, wrong everywhere."""
    piece = "r1 r2 r4 / b5 g5 y6 / g7 g8 g9! / j=r5 b12 y1^ / "
    return ("lay " + piece * (length // len(piece) + 1))[:length].rpartition(" / ")[0]


async def lays(field: Field) -> None:
    """A new table in 2,000 letters, and one in as many as a message may have."""
    guests = await rummy_table(field)

    def message(number: int, name: int) -> bytes:
        action, seq = long_lay(2000 if name % 4 else 4000), guests[number].seq
        return json.dumps({"kind": "act", "id": str(name), "seq": seq, "action": action}).encode()

    await shout(field, guests, message)


async def tries(field: Field) -> None:
    """Whether a new table in 2,000 letters would be allowed, and one in 4,000."""

    def message(number: int, name: int) -> bytes:
        action = long_lay(2000 if name % 4 else 4000)
        return json.dumps({"kind": "try", "id": str(name), "action": action}).encode()

    await shout(field, await rummy_table(field), message)


async def first_rummy(field: Field) -> None:
    """The first table of UNO Rummy in a process."""
    await field.begin()
    await field.together(1, lambda _: play_a_bot(field, "rummy", "family"))


async def first_rummy_ever(field: Field) -> None:
    """The first table of UNO Rummy on a machine where nothing is compiled."""
    await first_rummy(field)


async def first_experts(field: Field) -> None:
    """The first expert in each game in a process, one after the other."""
    await field.begin()

    async def later(number: int) -> None:
        await asyncio.sleep(number * field.seconds / len(GAMES))
        await play_a_bot(field, GAMES[number], "expert")

    await field.together(len(GAMES), later)


async def play_a_bot(field: Field, game: str, level: str) -> None:
    """A guest and a bot begin a match, and play on."""
    guest = field.guest("Ada")
    began = time.monotonic()
    await guest.open_room(game=game, seats=2, turn_seconds=0)
    await guest.connect()
    field.connections += 1
    await guest.ask("add_bot", seat=1, level=level)
    while (await guest.ask("start"))["kind"] != "done":
        await guest.heard_more()
    field.notes[f"ms until {game} begins"] = round(1000 * (time.monotonic() - began))
    while True:
        if guest.match.get("turn") == 0 and game == "rummy":
            await lay([guest])
        elif guest.match.get("turn") == 0 and guest.match["legal"]:
            await guest.ask("act", seq=guest.seq, action=chosen(guest.match["legal"]))
        await guest.heard_more()


async def long_match(field: Field) -> None:
    """The guests of a match of 10,000 entries come back and play on as fast as they can."""
    table = Playing(field.port, [ATTACKER] * len(field.kept["cookies"]))
    await field.begin()
    began = time.monotonic()
    for guest, cookie in zip(table.guests, field.kept["cookies"]):
        guest.cookie, guest.room = cookie, field.kept["room"]
        await guest.connect()
    field.notes["ms until all were back"] = round(1000 * (time.monotonic() - began))
    while field.on:
        found = table.next()
        if found is None:
            await table.guests[0].heard_more()
            continue
        guest, kind, more = found
        answer = await guest.ask(kind, **more)
        field.calls += 1
        field.answers[answer.get("code", "done")] += 1
    field.notes["frames"] = field.kept["frames"]


async def start(field: Field) -> None:
    """The server is started with 200 rooms of 300 entries in its log."""
    await field.begin()

    async def back(what: str, room: str) -> None:
        guest = field.guest(what, cookie=field.kept["cookies"][0])
        guest.room = room
        began = time.monotonic()
        try:
            await guest.connect()
            found = f"{1000 * (time.monotonic() - began):.0f}"
        except (OSError, TimeoutError, TurnedAway) as error:
            found = f"{type(error).__name__} {error}"
        field.notes[f"ms until somebody was back in the {what} room"] = found
        field.connections += 1

    rooms = field.kept["rooms"]
    await asyncio.gather(back("oldest", rooms[0]), back("newest", rooms[-1]))
    await field.pause(field.seconds)


async def start_rummy(field: Field) -> None:
    """The server is started with 200 rooms of UNO Rummy of 300 entries in its log."""
    await start(field)


async def repeated_hints(field: Field) -> None:
    """Four players ask for the same hint again and again, with the same few ids."""

    def message(number: int, name: int) -> bytes:
        return b'{"kind":"hint","id":"again %d"}' % (name % 4)

    await shout(field, await rummy_table(field), message)
