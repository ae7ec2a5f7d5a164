"""A client's socket: a bounded queue to it, checked messages from it."""

import asyncio
import time
from collections import deque
from typing import NamedTuple

import msgspec
from starlette.types import Receive, Send

from . import wire
from .actor import RoomActor
from .limits import Bucket

LARGEST_MESSAGE = 4096  # bytes
WAITING_MESSAGES = 200  # for one client; a slower one is dropped and resumes
REMEMBERED_WAYS = 5

# Why a connection ends. With the first two a client comes back by itself, else it does not.
GONE = 0  # by itself
TRY_AGAIN, TOO_SLOW, NOT_ALLOWED, TOO_MANY, TOO_LARGE, REPLACED, PARTED = (
    1012,
    4001,
    4003,
    4008,
    4009,
    4010,
    4011,
)
LAST_WORDS = {wire.Replaced: REPLACED, wire.Parted: PARTED}


class Socket(NamedTuple):
    """A socket that is open: what takes messages, and what gives them."""

    send: Send
    receive: Receive


class Connection:
    """One socket of a guest."""

    __slots__ = (
        "_bucket",
        "_ending",
        "_news",
        "_ping",
        "_pinged_at",
        "_queue",
        "_ways",
        "_writer",
        "guest",
        "socket",
        "way",
    )

    def __init__(self, guest: str, socket: Socket, messages: tuple[float, float]) -> None:
        self.guest = guest
        self.socket = socket
        self.way = 0.0  # seconds that a message takes
        self._ways: tuple[float, ...] = ()
        self._ping = 0
        self._pinged_at = 0.0
        self._bucket = Bucket(*messages)
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ending: int | None = None  # the code to close with, when all has been sent
        self._writer: asyncio.Task[object] | None = None

    async def run(self, actor: RoomActor) -> int:
        """Talk both ways until it ends; the code to close with, 0: the client is gone."""
        self._writer = asyncio.current_task()
        reading = asyncio.create_task(self._read(actor))
        try:
            return await self._write()
        except asyncio.CancelledError:
            if self._ending != TOO_SLOW or self._writer is None:
                raise
            self._writer.uncancel()
            return TOO_SLOW
        except OSError:
            return GONE
        finally:
            reading.cancel()

    def _end(self, code: int) -> None:
        if self._ending is None:
            self._ending = code
            self._news.set()

    # Out

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the queue; who does not read fast enough is dropped."""
        if self._ending is not None:
            return
        if len(self._queue) >= WAITING_MESSAGES:
            self._queue.clear()
            self._end(TOO_SLOW)
            if self._writer is not None:
                self._writer.cancel()  # it waits for the client
            return
        self._queue.append(wire.encoder.encode(message))
        if type(message) in LAST_WORDS:
            self._end(LAST_WORDS[type(message)])
        self._news.set()

    async def _write(self) -> int:
        """Send what waits, until the connection ends."""
        while True:
            while self._queue:
                text = self._queue.popleft().decode()
                await self.socket.send({"type": "websocket.send", "text": text})
            if self._ending is not None:
                return self._ending
            self._news.clear()
            await self._news.wait()

    # In

    async def _read(self, actor: RoomActor) -> None:
        """Hand on what the client says, until it is gone or goes too far."""
        try:
            while (received := await self.socket.receive())["type"] == "websocket.receive":
                # Who says too much is read slowly: what is not read yet fills only their own way.
                while not self._bucket.take(time.monotonic()):
                    await asyncio.sleep(1 / self._bucket.rate)
                text = received.get("text")
                if text is None:
                    self.refuse(actor, "messages are text")
                elif len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
                    self._end(TOO_LARGE)
                    return
                else:
                    await self._hand_on(text, actor)
        finally:
            self._end(GONE)

    async def _hand_on(self, text: str, actor: RoomActor) -> None:
        try:
            message = wire.decoder.decode(text)
        except msgspec.ValidationError as error:
            self.refuse(actor, str(error))
        except (msgspec.DecodeError, RecursionError):
            self.refuse(actor, "this is no JSON")
        else:
            if isinstance(message, wire.Pong):
                self._pong(message.number)
            else:
                await actor.hear(self, message)

    def refuse(self, actor: RoomActor, reason: str) -> None:
        self.send(wire.Refusal("", "message", reason, None, actor.room.seq))

    # How far away the client is

    def ping(self) -> None:
        """Ask the client to answer at once."""
        self._ping += 1
        self._pinged_at = time.monotonic()
        self.send(wire.Ping(self._ping))

    def _pong(self, number: int) -> None:
        if number != self._ping or not self._pinged_at:
            return
        way = (time.monotonic() - self._pinged_at) / 2
        self._ways = (*self._ways, way)[-REMEMBERED_WAYS:]
        self._pinged_at = 0.0
        # The shortest: a client cannot seem nearer than it is, and one late answer does no harm.
        self.way = min(self._ways)
