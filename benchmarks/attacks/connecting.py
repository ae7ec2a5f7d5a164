"""Coming and going."""

import asyncio

from guests import TurnedAway

from .field import Field, addresses


async def connects(field: Field) -> None:
    """Connections opened and cut in a loop, from four addresses."""
    await field.begin()
    sources = addresses(4)

    async def one(number: int) -> None:
        while True:
            try:
                async with field.connection(sources[number % 4]) as (_, writer):
                    writer.write(b"GET /api/health HTTP/1.1\r\n")
                    field.bytes += 26
                    field.answers["let in"] += 1
                    await asyncio.sleep(0)
            except OSError:
                field.answers["not let in"] += 1
                await asyncio.sleep(0.01)

    await field.together(8, one)


async def sockets(field: Field) -> None:
    """Ten guests of a room get tickets, open their sockets and cut them, in a loop."""
    guests = [field.guest(f"Guest {n}", source) for n, source in enumerate(addresses(10))]
    host, *others = guests
    await host.open_room(seats=10)
    for guest in others:
        await guest.join(host.room)
    await field.begin()

    async def one(number: int) -> None:
        guest = guests[number]
        while True:
            try:
                await guest.connect(deaf=True)
                field.connections += 1
                field.answers["open"] += 1
            except TurnedAway as error:
                field.answers[str(error)[:3]] += 1
            except OSError:
                field.answers["hung up"] += 1
            field.calls += 1
            if guest.client is not None:
                guest.client.transport.abort()
            await asyncio.sleep(0.005)

    await field.together(10, one)


async def replaced(field: Field) -> None:
    """A guest opens one socket after the other and leaves the old ones standing."""
    guest = field.guest("Twice")
    await guest.open_room()
    await field.begin()

    async def one(number: int) -> None:
        twin = field.guest("Twice", cookie=guest.cookie)  # calls of its own
        twin.room = guest.room
        while True:
            try:
                await twin.connect(deaf=True)
                field.connections += 1
                field.answers["open"] += 1
            except TurnedAway as error:
                field.answers[str(error)[:3]] += 1
            except OSError:
                field.answers["hung up"] += 1
            field.calls += 1

    await field.together(4, one)
