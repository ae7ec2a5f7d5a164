"""What comes on open sockets and is no message, or a message from one of very many sockets."""

import asyncio
import json

from guests import Guest, begin, seated

from .field import ATTACKER, Field, addresses
from .messages import WAITING, hear_codes, shout

SEATS = 10
MASK = bytes(4)
PING = bytes((0x89, 0x80)) + MASK
LONG_PING = bytes((0x89, 0x80 | 125)) + MASK + bytes(125)
BEGINNING = bytes((0x01, 0x81)) + MASK + b"{"  # of a message that goes on
NOTHING_MORE = bytes((0x00, 0x80)) + MASK  # and on


async def sockets_of(field: Field, sources: list[str]) -> list[Guest]:
    """A guest with a socket for each address, ten in a room."""
    guests = [field.guest(f"Guest {number}", source) for number, source in enumerate(sources, 1)]
    for first in range(0, len(guests), SEATS):
        host, *others = guests[first : first + SEATS]
        await seated(host, others)
    field.connections += len(guests)
    return guests


async def frames(
    field: Field, guests: list[Guest], frame: bytes, first: bytes = b"", reads: bool = True
) -> None:
    """Everybody sends a frame as often as it goes; who is cut off comes back."""
    for guest in guests:
        hear_codes(field, guest)
    await field.begin()

    async def one(number: int) -> None:
        guest = guests[number]
        begun = False
        while True:
            if guest.lost:
                field.answers["hung up"] += 1
                await asyncio.sleep(0.2)
                await guest.connect(deaf=True)
                field.connections += 1
                begun = False
            assert guest.client is not None
            transport = guest.client.transport
            if not reads and transport.is_reading():
                transport.pause_reading()
            if transport.get_write_buffer_size() < WAITING:
                text = (b"" if begun else first) + frame * (WAITING // len(frame))
                begun = True
                transport.write(text)
                field.bytes += len(text)
            await asyncio.sleep(0.01)

    await field.together(len(guests), one)


async def pings(field: Field) -> None:
    """A hundred sockets send empty pings without end."""
    await frames(field, await sockets_of(field, addresses(100)), PING)


async def unread_pongs(field: Field) -> None:
    """Twenty sockets send long pings without end and never read a pong."""
    await frames(field, await sockets_of(field, addresses(20)), LONG_PING, reads=False)


async def fragments(field: Field) -> None:
    """Twenty sockets begin a message and go on with nothing, without end."""
    await frames(field, await sockets_of(field, addresses(20)), NOTHING_MORE, BEGINNING)


async def crowd(field: Field) -> None:
    """A hundred sockets of one address do what they decided on an old position, again and again."""
    guests = await sockets_of(field, [ATTACKER] * 100)
    for first in range(0, len(guests), SEATS):
        host, *others = guests[first : first + SEATS]
        await begin(host, others)

    def stale(number: int, name: int) -> bytes:
        text = {"kind": "act", "id": str(name), "seq": 0, "action": "draw"}
        return json.dumps(text).encode()

    await shout(field, guests, stale)
