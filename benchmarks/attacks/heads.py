"""Requests without end: a head, a line, headers, chunks."""

import asyncio
import time

from .field import OVERTIME, Field

MB = 2**20
PIECE = 64 * 1024


async def endless(field: Field, opening: bytes, piece: bytes, most: int) -> None:
    """Send and send; where the server hangs up, begin again until the time is up.

    What came through whole is held open.
    """
    await field.begin()
    last = field.began + OVERTIME * field.seconds
    refused = 0
    while field.on:
        sent = 0
        try:
            async with field.connection() as (reader, writer):
                writer.write(opening)
                while sent < most and time.monotonic() < last and not reader.at_eof():
                    writer.write(piece)
                    sent += len(piece)
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + 30):
                        await writer.drain()
                while field.on and not reader.at_eof():
                    await asyncio.sleep(0.1)
        except (OSError, TimeoutError):
            pass
        field.bytes += sent
        refused += sent < most
        field.notes["MB through on one connection"] = round(
            max(sent / MB, field.notes.get("MB through on one connection", 0)), 1
        )
        await asyncio.sleep(0.001)
    field.answers["hung up"] = refused


async def head_of_64_mb(field: Field) -> None:
    """One connection sends a header of 64 MB."""
    await endless(field, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * PIECE, 64 * MB)


async def head_of_128_mb(field: Field) -> None:
    """One connection sends a header of 128 MB."""
    await endless(field, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * PIECE, 128 * MB)


async def many_headers(field: Field) -> None:
    """One connection sends short headers without end."""
    line = b"X-Short: a\r\n"
    await endless(field, b"GET / HTTP/1.1\r\nHost: x\r\n", line * (PIECE // len(line)), 64 * MB)


async def request_line(field: Field) -> None:
    """One connection sends a request line of 64 MB."""
    await endless(field, b"GET /", b"a" * PIECE, 64 * MB)


async def small_chunks(field: Field) -> None:
    """A body without end, in chunks of one byte."""
    opening = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"1\r\na\r\n"
    await endless(field, opening, chunk * (PIECE // len(chunk)), 64 * MB)


async def unwanted_body(field: Field) -> None:
    """A body without end, in chunks of one byte, for a call that takes none."""
    opening = b"GET /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"1\r\na\r\n"
    await endless(field, opening, chunk * (PIECE // len(chunk)), 64 * MB)
