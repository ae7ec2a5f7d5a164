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
        "guest",
        "socket",
        "way",
    )

    def __init__(self, guest: str, socket: Socket, messages: tuple[float, float]) -> None:
        self.guest = guest
        self.socket = socket
        self.way = 0.0  # seconds that a message takes
        self._ways: deque[float] = deque(maxlen=REMEMBERED_WAYS)
        self._ping = 0
        self._pinged_at = 0.0
        self._bucket = Bucket(*messages)
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ending = 0  # the code to close with, when all has been sent

    # Out

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the queue; who does not read fast enough is dropped."""
        if self._ending:
            return
        if len(self._queue) >= WAITING_MESSAGES:
            self._queue.clear()
            self._ending = TOO_SLOW
        else:
            self._queue.append(wire.encoder.encode(message))
            self._ending = LAST_WORDS.get(type(message), 0)
        self._news.set()

    async def write(self) -> int:
        """Send what waits, until the connection ends; the code to close it with."""
        while True:
            while self._queue:
                text = self._queue.popleft().decode()
                await self.socket.send({"type": "websocket.send", "text": text})
            if self._ending:
                return self._ending
            self._news.clear()
            await self._news.wait()

    # In

    async def read(self, actor: RoomActor) -> int:
        """Hand on what the client says, until it goes too far; the code to close with."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return 0
            # Who says too much is read slowly: what is not read yet fills only their own way here.
            while not self._bucket.take(time.monotonic()):
                await asyncio.sleep(1 / self._bucket.rate)
            text = received.get("text")
            if text is None:
                self.refuse(actor, "messages are text")
            elif len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
                return TOO_LARGE
            else:
                await self._hand_on(text, actor)

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
        self._ways.append((time.monotonic() - self._pinged_at) / 2)
        self._pinged_at = 0.0
        # The shortest: a client cannot seem nearer than it is, and one late answer does no harm.
        self.way = min(self._ways)
