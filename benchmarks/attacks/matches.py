"""Attacks from within a match, and by opening one."""

import asyncio
import json
import time

from guests import Guest, TurnedAway, begin, seated
from playing import Playing

from tables import chosen

from .field import ATTACKER, Field, addresses
from .messages import WAITING, hear_codes, saying, shout

WINDOW = 2048  # bytes that the system takes for a guest who does not read
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
    """Four players of a Rummy room ask for hints as often as it goes."""

    def message(number: int, name: int) -> bytes:
        return b'{"kind":"hint","id":"%d"}' % name

    await shout(field, await rummy_table(field), message)


async def first_hints(field: Field) -> None:
    """Hints at the first Rummy table on a machine where nothing is compiled."""
    await field.begin()

    def message(number: int, name: int) -> bytes:
        return b'{"kind":"hint","id":"%d"}' % name

    await shout(field, await rummy_table(field, turns=0), message)


def long_lay(length: int = 1000) -> str:
    """A table in so many letters, of which an action has no more: more tiles than there are."""
    piece = "r1 r2 r4 / b5 g5 y6 / g7 g8 g9! / j=r5 b12 y1^ / "
    return ("lay " + piece * (length // len(piece) + 1))[:length].rpartition(" / ")[0]


async def lays(field: Field) -> None:
    """A new table in as many letters as an action may have, wrong everywhere."""
    guests = await rummy_table(field)
    action = long_lay()

    def message(number: int, name: int) -> bytes:
        seq = guests[number].seq
        return json.dumps({"kind": "act", "id": str(name), "seq": seq, "action": action}).encode()

    await shout(field, guests, message)


async def tries(field: Field) -> None:
    """Whether a new table in as many letters as an action may have would be allowed."""
    await shout(field, await rummy_table(field), saying("try", action=long_lay()))


async def never_read(field: Field) -> None:
    """Guests at three Rummy tables ask for long refusals, and read only every few seconds."""
    guests = [guest for _ in range(3) for guest in await rummy_table(field, turns=0)]
    for guest in guests:
        await guest.connect(deaf=True, window=WINDOW)
        hear_codes(field, guest)
    await field.begin()
    wrong = "lay " + " / ".join(["r1"] * 34)  # each meld of it is told what is wrong

    async def one(number: int) -> None:
        guest = guests[number]
        while True:
            if guest.lost:
                field.answers["hung up"] += 1
                await asyncio.sleep(0.2)
                await guest.connect(deaf=True, window=WINDOW)
                hear_codes(field, guest)
                field.connections += 1
            assert guest.client is not None
            transport = guest.client.transport
            transport.pause_reading()
            for _ in range(300):
                if transport.is_closing():
                    break
                if transport.get_write_buffer_size() < WAITING:
                    guest.send("try", action=wrong)
                    field.calls += 1
                    field.bytes += len(wrong)
                await asyncio.sleep(0.01)
            transport.resume_reading()  # else it would not see that it was dropped
            await asyncio.sleep(0.2)

    await field.together(len(guests), one)


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
    field.answers["began"] += 1
    field.notes[f"ms until {game} begins"] = round(1000 * (time.monotonic() - began))
    while True:
        if guest.match.get("turn") == 0 and game == "rummy":
            await lay([guest])
        elif guest.match.get("turn") == 0 and guest.match["legal"]:
            await guest.ask("act", seq=guest.seq, action=chosen(guest.match["legal"]))
        await guest.heard_more()


async def long_match(field: Field) -> None:
    """The guests of a match of 10,000 entries come back and play on as fast as it goes."""
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
            field.answers["back"] += 1
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
