"""HTTP before it is understood: no request is endless, in bytes or in time.

The parser keeps what it has not understood yet, at a cost that grows with the square of it. So
bytes are counted before it sees them, and it sees few at a time: then even a thousand requests in
one breath are begun one by one.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Literal, NamedTuple

import httptools
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ..notation.reasons import Reason
from ..wire.refused import Refused
from .addresses import Proxies
from .doorway import Doorway
from .limits import Limits
from .metrics import Metrics

LARGEST_HEAD = 16 * 1024  # bytes
LONGEST_URL = 8 * 1024
MOST_HEADERS = 128
LARGEST_BODY = 64 * 1024  # with what chunks are wrapped in; what a call takes is far less
PIECE = 512  # bytes that the parser sees at a time
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
UNREAD_SECONDS = 30.0  # until a client has to take something of its answer

LINGER_SECONDS = 1.0  # for a client to read why it was refused, before the line is cut
MOST_IGNORED = 8 * 1024 * 1024  # bytes that are thrown away meanwhile
MOST_LINGERING = 64  # connections at a time


class Rejection(NamedTuple):
    """Why a connection ends: an answer, and a word for the counters."""

    status: HTTPStatus
    refused: Refused
    why: str

    @property
    def answer(self) -> bytes:
        body = msgspec.json.encode(self.refused.problem)
        lines = (
            f"HTTP/1.1 {self.status.value} {self.status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "x-content-type-options: nosniff",
            "connection: close",
        )
        return "\r\n".join((*lines, "", "")).encode() + body


HEAD_TOO_LARGE = Rejection(
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Refused(Reason.HEAD_TOO_LARGE, most=LARGEST_HEAD),
    "head_too_large",
)
URL_TOO_LONG = Rejection(
    HTTPStatus.REQUEST_URI_TOO_LONG,
    Refused(Reason.URL_TOO_LONG, most=LONGEST_URL),
    "url_too_long",
)
BODY_TOO_LARGE = Rejection(  # with the status that a call gives when it has read enough of it
    HTTPStatus.BAD_REQUEST, Refused(Reason.TOO_LARGE, most=LARGEST_BODY), "body_too_large"
)
UNREADABLE = Rejection(HTTPStatus.BAD_REQUEST, Refused(Reason.NOT_HTTP), "unreadable")
HEAD_TOO_LATE = Rejection(HTTPStatus.REQUEST_TIMEOUT, Refused(Reason.TOO_SLOW), "head_too_late")
BODY_TOO_LATE = Rejection(HTTPStatus.REQUEST_TIMEOUT, Refused(Reason.TOO_SLOW), "body_too_late")
NO_ROOM = {
    "too_many": Rejection(
        HTTPStatus.SERVICE_UNAVAILABLE, Refused(Reason.TOO_MANY_CONNECTIONS), "too_many"
    ),
    "full": Rejection(HTTPStatus.SERVICE_UNAVAILABLE, Refused(Reason.NO_CONNECTION_LEFT), "full"),
}


class TooLarge(Exception):
    """Stops the parser."""


class OneAtATime(FlowControl):
    """Reads nothing more while something waits to be understood, whoever asks for it."""

    waits = False

    def resume_reading(self) -> None:
        if not self.waits:
            super().resume_reading()


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection, and what it may cost."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if "doorway" not in app_state:  # another application than ours
            app_state["doorway"] = Doorway(Limits(), Metrics(), Proxies())
        self.doorway: Doorway = app_state["doorway"]
        self.peer = ""
        self._part: Literal["head", "body"] = "head"
        self._taken = 0  # bytes of this part
        self._answering: RequestResponseCycle | None = None
        self._rest = b""  # of this the parser will see more when earlier requests are answered
        self._at = 0  # so much of it has been seen
        self._upgrading: asyncio.Task[None] | None = None
        self._refused: Rejection | None = None
        self._lingers = False
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None  # until when the client has to read

    # From the beginning to the end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow: OneAtATime = OneAtATime(transport)
        self.peer = self.client[0] if self.client else ""
        if why := self.doorway.enter(self):
            self._refuse(NO_ROOM[why])
        else:
            self._within(HEAD_SECONDS, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._depart()
        super().connection_lost(exc)
        # uvicorn tells only the last request, and others may be waiting before it.
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        """Not at once: to understand what a socket needs takes as long as a call."""
        self.flow.pause_reading()
        self._upgrading = self.loop.create_task(self._upgrade())

    async def _upgrade(self) -> None:
        await self.doorway.turns.wait()
        if not self.transport.is_closing():
            self._depart()
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it holds us: no collection is needed

    def _depart(self) -> None:
        self.doorway.leave(self)
        self.doorway.lingering -= self._lingers
        self._never()
        self.resume_writing()
        self._rest = b""

    @property
    def idle(self) -> bool:
        if self._upgrading is not None:
            return False
        waits = self._part == "body" or self.flow.write_paused  # for the client, not for us
        return waits or self.cycle is None or self.cycle.response_complete

    def make_room(self) -> None:
        self.transport.abort()

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._refused is not None:
            self._taken += len(data)
            if self._taken > MOST_IGNORED:
                self.transport.abort()
            return
        self._rest = self._rest[self._at :] + data
        self._at = 0
        self._feed()

    def _feed(self) -> None:
        """Let the parser see what has come, until a request has to wait for an earlier one."""
        while self._at < len(self._rest) and not self.pipeline and not self._over:
            left = (LARGEST_HEAD if self._part == "head" else LARGEST_BODY) - self._taken
            if left <= 0:
                self._refuse(HEAD_TOO_LARGE if self._part == "head" else BODY_TOO_LARGE)
                break
            piece = self._rest[self._at : self._at + min(PIECE, left)]
            self._at += len(piece)
            self._taken += len(piece)
            self._parse(piece)
        if self._over:
            self._rest = b""
            return
        self.flow.waits = self._at < len(self._rest)
        if self.flow.waits:
            self.flow.pause_reading()
            return
        self._rest = b""
        self._at = 0
        if not self.pipeline:
            self.flow.resume_reading()
        if self._deadline is None and (self._part == "body" or self._taken):
            seconds = HEAD_SECONDS if self._part == "head" else BODY_SECONDS
            self._within(seconds, self._late)

    @property
    def _over(self) -> bool:
        """Whether nothing more is to be understood here."""
        return (
            self._refused is not None or self._upgrading is not None or self.transport.is_closing()
        )

    def _parse(self, piece: bytes) -> None:
        why = UNREADABLE
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            if isinstance(error.__context__, TooLarge):
                why = error.__context__.args[0]
            self._refuse(why)

    def on_response_complete(self) -> None:
        if self.pipeline:
            self._answering = self.pipeline[-1][0]
        super().on_response_complete()
        if self._rest and not self._over:
            self._unset_keepalive_if_required()
            self._feed()

    # What the parser finds

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            raise TooLarge(URL_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._part == "body":
            return  # after a body in chunks: nobody asks for these
        if len(self.headers) >= MOST_HEADERS:
            raise TooLarge(HEAD_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if not self.pipeline:
            self._answering = self.cycle
        self._next("body")

    def on_message_complete(self) -> None:
        self._next("head")
        self.doorway.has_asked(self)
        super().on_message_complete()

    def _next(self, part: Literal["head", "body"]) -> None:
        self._part = part
        self._taken = 0
        self._never()

    # What takes too long

    def _within(self, seconds: float, otherwise: Callable[[], None]) -> None:
        self._never()
        self._deadline = self.loop.call_later(seconds, otherwise)

    def _never(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        answered = self.cycle is None or self.cycle.response_complete
        if self.flow.read_paused or (self._part == "head" and not answered):
            # It is we who are slow.
            self._within(HEAD_SECONDS, self._late)
        else:
            self._refuse(HEAD_TOO_LATE if self._part == "head" else BODY_TOO_LATE)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(UNREAD_SECONDS, self._unread)

    def resume_writing(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        super().resume_writing()

    def _unread(self) -> None:
        self._reading = None
        self.doorway.ended("unread")
        self.transport.abort()

    # What is refused

    def _refuse(self, refusal: Rejection) -> None:
        """Say why, where no other answer is under way; then hang up."""
        self._refused = refusal
        self.doorway.ended(refusal.why)
        answers = self._answers()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not answers or self.doorway.lingering >= MOST_LINGERING:
            self.transport.close()
            return
        # A line that is cut while a client still sends would take the answer with it.
        self.flow.waits = False
        self.flow.resume_reading()
        self._lingers = True
        self.doorway.lingering += 1
        self._taken = 0
        self.transport.write(refusal.answer)
        self.transport.write_eof()
        self._within(LINGER_SECONDS, self.transport.abort)

    def _answers(self) -> bool:
        if self._part == "body":
            return not self.pipeline and not self.cycle.response_started
        if self._refused is HEAD_TOO_LATE and not self._taken:
            return False  # a browser that connected in advance, and had nothing to ask
        return self.cycle is None or self.cycle.response_complete
