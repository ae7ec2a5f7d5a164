"""A client's connection: messages to it, as long as it reads them; checked messages from it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from .. import wire
from ..notation.reasons import Reason
from ..wire.closing import BY_ITSELF, GONE, LAST_WORDS, TOO_LARGE, TOO_SLOW
from ..wire.refused import Refused
from .actor import RoomActor
from .limits import Bucket

LARGEST_MESSAGE = 4096  # bytes
MOST_WAITING = 256 * 1024  # bytes for one client; a slower one is dropped and resumes
CROWDED_SECONDS = 0.02  # until a room that has its hands full is asked again
HASTY_SECONDS = 0.1  # until more is heard of a client that has said too much
REMEMBERED_LATENCIES = 5
GOODBYE = (5, 1.0)  # frames of a stranger: at once, and a second


class Socket(Protocol):
    """A socket that is open."""

    def write(self, text: bytes) -> int:
        """Send a text; how many bytes wait because the client does not read them."""

    def end(self, code: int) -> None:
        """Close it."""


class Stranger:
    """Who may not stay: is told why, and may say goodbye."""

    def __init__(self) -> None:
        self._bucket = Bucket(*GOODBYE)

    def wait(self) -> float:
        return 0.0 if self._bucket.take(time.monotonic()) else HASTY_SECONDS

    def hear(self, text: str | None) -> None:
        pass

    def gone(self, code: int) -> None:
        pass


class Connection:
    """One socket of a guest, in a room.

    ``buckets``: what it may say, and what all sockets of its address may. ``ended`` is told once,
    with the code it closed with.
    """

    __slots__ = (
        "_all",
        "_closed",
        "_ended",
        "_latencies",
        "_mine",
        "_ping",
        "_pinged_at",
        "actor",
        "guest",
        "latency",
        "socket",
    )

    def __init__(
        self,
        guest: str,
        socket: Socket,
        actor: RoomActor,
        buckets: tuple[Bucket, Bucket],
        ended: "Callable[[Connection, int], None]",
    ) -> None:
        self.guest = guest
        self.socket = socket
        self.actor = actor
        self.latency = 0.0  # seconds that a message takes to arrive
        self._latencies: tuple[float, ...] = ()
        self._ping = 0
        self._pinged_at = 0.0
        self._mine, self._all = buckets
        self._closed = False
        self._ended = ended

    def end(self, code: int) -> None:
        """Close it. Those who watch the room are told later, not in the middle of something."""
        if not self._closed:
            self._closed = True
            self.socket.end(code)
            asyncio.get_running_loop().call_soon(self._ended, self, code)

    def gone(self, code: int) -> None:
        """The client is gone, or the socket has closed by itself."""
        self.end(code if code in BY_ITSELF else GONE)

    # Out

    def send(self, message: wire.FromServer) -> None:
        """Send a message; a client that does not read fast enough is dropped."""
        if self._closed:
            return
        waiting = self.socket.write(wire.encoder.encode(message))
        if waiting > MOST_WAITING:
            self.end(TOO_SLOW)
        elif (code := LAST_WORDS.get(type(message))) is not None:
            self.end(code)

    # In

    def wait(self) -> float:
        """Seconds until more may come, be it a message or not; 0: now, and it counts."""
        if self.actor.crowded:
            return CROWDED_SECONDS
        now = time.monotonic()
        if not self._mine.take(now):
            return HASTY_SECONDS
        if not self._all.take(now):
            self._mine.give_back()
            return HASTY_SECONDS
        return 0.0

    def hear(self, text: str | None) -> None:
        """Hand a message on."""
        if self._closed:
            return
        if text is None:
            self.refuse(Refused(Reason.BAD_MESSAGE, "messages are text"))
            return
        if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
            self.end(TOO_LARGE)
            return
        try:
            message = wire.decoder.decode(text)
        except msgspec.ValidationError as error:
            self.refuse(Refused(Reason.BAD_MESSAGE, str(error)))
        except (msgspec.DecodeError, RecursionError):
            self.refuse(Refused(Reason.BAD_MESSAGE, "this is not JSON"))
        else:
            if isinstance(message, wire.Pong):
                self._pong(message.number)
            else:
                self.actor.hear(self, message)

    def refuse(self, refused: Refused) -> None:
        self.send(wire.refusal("", refused, self.actor.room.seq))

    # How far away the client is

    def ping(self) -> None:
        """Ask the client to answer at once."""
        self._ping += 1
        self._pinged_at = time.monotonic()
        self.send(wire.Ping(self._ping))

    def _pong(self, number: int) -> None:
        if number != self._ping or not self._pinged_at:
            return
        latency = (time.monotonic() - self._pinged_at) / 2
        self._latencies = (*self._latencies, latency)[-REMEMBERED_LATENCIES:]
        self._pinged_at = 0.0
        # The shortest: a client cannot seem nearer than it is, and one late answer does no harm.
        self.latency = min(self._latencies)
