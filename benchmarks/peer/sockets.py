"""A WebSocket client that costs next to nothing, so that a benchmark measures the server."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable
from typing import cast

SMALL, MEDIUM = 126, 127  # lengths that say how the length goes on
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


Hear = Callable[["Client", bytes], None]


class Client(asyncio.Protocol):
    """One socket; ``hear`` gets every text message, and the client it came to."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not one by inheritance
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del self.buffer[: end + 4]
            self.shaken = True
            if not self.open.done():
                self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1], at + 2
            if length == SMALL:
                if len(buffer) < at + 4:
                    break
                length, start = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif length == MEDIUM:
                if len(buffer) < at + 10:
                    break
                length, start = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + length:
                break
            if buffer[at] == TEXT:
                self.hear(self, bytes(buffer[start : start + length]))
            elif buffer[at] == PING:
                said = bytes(buffer[start : start + length])  # it wants its bytes back
                self.transport.write(bytes((PONG, 0x80 | length)) + bytes(4) + said)
            elif buffer[at] == CLOSE:
                self.transport.close()
            at = start + length
        del buffer[:at]

    def send(self, text: bytes) -> None:
        # A mask of zeros leaves the text as it is.
        if len(text) < SMALL:
            head = struct.pack(">BB", TEXT, 0x80 | len(text))
        else:
            head = struct.pack(">BBH", TEXT, 0x80 | SMALL, len(text))
        self.transport.write(head + bytes(4) + text)


async def connect(
    port: int,
    path: str,
    hear: Hear,
    headers: str = "",
    source: str = "127.0.0.1",
    window: int = 0,
) -> Client:
    """Open a socket on this machine, from one of its addresses.

    With a ``window`` the system takes no more than that for a client that does not read.
    """
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setblocking(False)
    if window:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    try:
        line.bind((source, 0))
        await loop.sock_connect(line, ("127.0.0.1", port))
    except BaseException:
        line.close()
        raise
    _, client = await loop.create_connection(lambda: Client(request.encode(), hear), sock=line)
    try:
        await client.open
    except BaseException:
        client.transport.abort()  # nobody waits for it any more
        raise
    return client
