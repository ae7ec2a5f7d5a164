"""A WebSocket that is listened to by a call, and written to by a call.

The application decides who may come in, as with any other server. Then it hands the socket to a
listener, and is done: an open socket needs no task of its own and no queue, which would take most
of the time of a short message and most of the memory of a quiet one.
"""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from .doorway import Doorway
from .http_protocol import UNREADABLE

NAME = "lastcard.socket"  # the extension by which an application finds it
TEXT = 0x81  # the first byte of a text that comes in one piece
SHORT, MEDIUM = 126, 1 << 16  # from these lengths on, the length takes more bytes
NO_UTF8, TOO_BIG = 1007, 1009
OPENING_SECONDS = 30.0  # until a call that asks for a socket has one
CLOSING_SECONDS = 10.0  # for the other side to say goodbye
FRAMES = 4  # of a client's that are understood in one turn of the loop
LARGEST_FRAME = 64 * 1024  # bytes
MOST_PARTS = 64  # of one message
MOST_UNREAD = 64 * 1024  # bytes that wait for a client which still gets a pong for its ping


class Listener(Protocol):
    """Whatever is told what comes in."""

    def wait(self) -> float:
        """Seconds until another frame may be understood; 0: now, and it counts."""

    def hear(self, text: str | None) -> None:
        """A message has come; ``None``: one that is not a text."""

    def gone(self, code: int) -> None:
        """The socket is closed; with which code, as far as that was said."""


class NoQueue:
    """Takes the place of the queue for an application that listens itself."""

    def put_nowait(self, event: object) -> None:
        pass


def heading(length: int) -> bytes:
    """What goes before a text of this many bytes.

    >>> heading(5).hex(), heading(500).hex(), heading(70_000).hex()
    ('8105', '817e01f4', '817f0000000000011170')
    """
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return pack(">BBH", TEXT, SHORT, length)
    return pack(">BBQ", TEXT, SHORT + 1, length)


def frame_length(data: bytes | bytearray) -> int:
    """How long the frame is that some bytes begin with; 0: more of it has to come.

    >>> frame_length(bytes.fromhex("8182 00000000 6869 89"))
    8

    What cannot become a frame goes as far as the bytes do: all of it is refused.
    """
    has = len(data)
    if has < 2:
        return 0
    length = data[1] - 0x80
    head = 6  # with the mask
    if length < 0 or data[0] & 0x70:
        return has
    if length >= SHORT:
        head += 2 if length == SHORT else 8
        if has < head:
            return 0
        (length,) = unpack_from(">H" if length == SHORT else ">Q", data, 2)
        if length > LARGEST_FRAME:
            return has
    return head + length if head + length <= has else 0


class SocketProtocol(WebSocketsSansIOProtocol):
    """What uvicorn makes of a connection that becomes a socket."""

    listener: Listener | None = None
    rest: bytearray  # what has come and is not understood yet
    turn: asyncio.Handle | None = None  # in which more of it will be; nothing is read till then
    lost: Callable[[], None] | None = None  # told when the connection is no more

    # Coming in: a caller in the doorway until the application counts it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.rest = bytearray()
        self.close_timer = self.loop.call_later(OPENING_SECONDS, self.transport.abort)
        self.doorway: Doorway = self.app_state["doorway"]
        if self.doorway.enter(self):
            self.transport.abort()

    @property
    def peer(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def idle(self) -> bool:
        return not self.handshake_initiated

    def make_room(self) -> None:
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def count(self, lost: Callable[[], None]) -> None:
        """Somebody else counts it from now on, until it is lost."""
        self.doorway.leave(self)
        self.lost = lost

    def attach(self, listener: Listener) -> None:
        """Tell everything from now on to a listener."""
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.listener = listener
        self.turn = self.loop.call_soon(self._understand)
        self.unsent: list[bytes] = []
        self.queue = NoQueue()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Let the application decide; it need not stay where a listener has been attached."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket failed")
            self.send_500_response()
        if self.listener is None:
            self.transport.close()
            return
        # All that was only for the beginning.
        self.scope = self.request = self.response = None  # type: ignore[assignment]

    # From the client

    def data_received(self, data: bytes) -> None:
        """Understand little at a time: thousands of short frames can come in one go."""
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None:
                self._refuse()
        elif self.conn.parser_exc is None:
            self.rest += data
        if self.turn is None and self.listener is not None:
            self._understand()
        elif not self.transport.is_closing():
            self.transport.pause_reading()

    def _refuse(self) -> None:
        """Answer what asks for a socket in a way that cannot be understood."""
        self.doorway.ended(UNREADABLE.why)
        self.transport.write(UNREADABLE.answer)
        self.transport.close()

    def _understand(self) -> None:
        """Understand a few frames, each when it may come; read on when there are no more."""
        assert self.listener is not None
        waited, self.turn = self.turn is not None, None
        if waited and self.transport.is_closing():
            return
        for _ in range(FRAMES):
            length = frame_length(self.rest)
            if not length:
                if waited:
                    self.transport.resume_reading()
                return
            if wait := self.listener.wait():
                self.turn = self.loop.call_later(wait, self._understand)
                break
            frame = bytes(self.rest[:length])
            del self.rest[:length]
            super().data_received(frame)
            if self.transport.is_closing():
                return
        else:
            self.turn = self.loop.call_soon(self._understand)
        self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.end(TOO_BIG)

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.transport.get_write_buffer_size() < MOST_UNREAD:
            self.transport.write(pong)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.listener.hear(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.end(NO_UTF8)
        else:
            self.listener.hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doorway.leave(self)
        if self.lost is not None:
            self.lost()
        self.rest.clear()
        if self.listener is not None:
            said = self.conn.close_sent
            self.listener.gone(0 if said is None else said.code)
        self.conn.parser.close()  # it holds the connection, which holds it

    def handle_parser_exception(self) -> None:
        """Say what was wrong with the bytes.

        The system cuts off the last words of a connection that is closed with bytes unread. So the
        rest is read and dropped, until the other side has closed it, too, but not for long.
        """
        if self.listener is None:
            super().handle_parser_exception()
        elif not self.close_sent:
            self.rest.clear()
            self.flush()
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.write_eof()
            self._goodbye()

    # To the client

    def write(self, text: bytes) -> int:
        """Send a text; how many bytes wait because the client does not read them."""
        if self.close_sent or self.transport.is_closing():
            return 0
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (heading(len(text)), text)
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Send all that was written in this moment at once: a frame, and the answer after it."""
        if self.unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self.unsent))
        self.unsent = []

    def end(self, code: int) -> None:
        """Say goodbye, and wait for an answer, but not for long."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._goodbye()

    def _goodbye(self) -> None:
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


def socket_of(scope: Scope) -> SocketProtocol | None:
    """The socket of an application's scope; ``None``: it is served by something else."""
    found = scope.get("extensions", {}).get(NAME)
    return found if isinstance(found, SocketProtocol) else None
