"""Calls that become sockets, or only seem to; and calls that pile up behind each other."""

import asyncio
import contextlib

from guests import answer
from sockets import connect

from .field import ATTACKER, Field, addresses

HANDSHAKE = (
    b"GET /api/socket?ticket=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
WITH_A_BODY = HANDSHAKE[:-2] + b"Content-Length: 1\r\n\r\nx"
BODY = b'{"name": "Ada"}'
MANY = 10_000  # calls in one breath
AT_ONCE = 500  # connections that ask for a socket in one moment


async def half_upgraded(field: Field) -> None:
    """2,000 connections ask for a socket in a way that cannot be answered; 1,024 files are open."""
    await field.begin()

    async def one(number: int) -> None:
        async with field.connection() as (reader, writer):
            writer.write(WITH_A_BODY)
            field.bytes += len(WITH_A_BODY)
            first = await reader.read(1 << 16)
            field.answers[first.split()[1].decode() if first else "hung up"] += 1
        await asyncio.sleep(1)

    await field.together(2000, one)


async def pipelined_posts(field: Field) -> None:
    """One connection sends small calls without end, and reads every answer."""
    ada = field.guest("Ada")
    await ada.open_room()
    head = f"POST /api/rooms/{ada.room}/join HTTP/1.1\r\nHost: x\r\nCookie: {ada.cookie}\r\n"
    calls = (f"{head}Content-Length: {len(BODY)}\r\n\r\n".encode() + BODY) * MANY
    await field.begin()

    async def one(number: int) -> None:
        async with field.connection() as (reader, writer):

            async def ask() -> None:
                while True:
                    writer.write(calls)
                    field.bytes += len(calls)
                    await writer.drain()

            asking = asyncio.ensure_future(ask())
            try:
                while not asking.done():
                    field.answers[str((await answer(reader)).status)] += 1
                    field.calls += 1
            except asyncio.IncompleteReadError:
                field.answers["hung up"] += 1
            finally:
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)

    await field.together(1, one)


async def upgrades(field: Field) -> None:
    """Hundreds ask for a socket in one moment; ten programs open theirs again and again."""
    sources = addresses(11)
    host = field.guest("Host", sources[-1])
    await host.open_room(seats=10)
    path = f"/api/rooms/{host.room}/programs"
    tokens = [(await host.post(path, {"name": f"Bot {n}"}))["token"] for n in range(9)]
    await field.begin()

    async def strangers(number: int) -> None:
        async with contextlib.AsyncExitStack() as lines:
            found = [
                await lines.enter_async_context(field.connection(ATTACKER)) for _ in range(AT_ONCE)
            ]
            for _, writer in found:
                writer.write(HANDSHAKE)
                field.bytes += len(HANDSHAKE)
            for reader, _ in found:
                with contextlib.suppress(OSError, IndexError):
                    first = await reader.read(1 << 16)
                    field.answers[first.split()[1].decode() if first else "hung up"] += 1

    async def program(number: int) -> None:
        url = f"/api/socket?token={tokens[number]}&after=1"
        while True:
            client = await connect(field.port, url, lambda *_: None, "", sources[number])
            field.connections += 1
            field.answers["101"] += 1
            client.transport.abort()

    async def one(number: int) -> None:
        await (program(number) if number < len(tokens) else strangers(number))

    await field.together(len(tokens) + 1, one)
