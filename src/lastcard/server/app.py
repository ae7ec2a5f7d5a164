"""The server as a web application: a few HTTP calls, a socket for each client, the pages."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..wire.closing import GONE, NOT_ALLOWED, TOO_MANY
from .actor import RoomActor
from .addresses import Proxies
from .api import Api, address
from .connection import Connection, Stranger
from .doorway import Doorway
from .files import Pages
from .garbage import defer_full_gc
from .house import House
from .hub import Hub
from .identity import fresh_token, read_signed
from .limits import Bucket, Limits
from .metrics import watch_lag
from .packing import SMALL
from .routes import fault_problem, http_problem, is_ours, routes
from .socket_protocol import SocketProtocol, socket_of
from .turns import InTurn

PING_SECONDS = 15.0
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

logger = structlog.get_logger()


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += ENCODED_HEADERS
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


@dataclass
class Sockets:
    """All open sockets."""

    api: Api
    doorway: Doorway
    open: set[Connection] = field(default_factory=set)
    of_address: Counter[str] = field(default_factory=Counter)

    async def admit(self, socket: WebSocket) -> tuple[str, RoomActor] | None:
        """Who may open a socket: a page of ours with a ticket, a program with its token."""
        key = self.api.key
        if token := socket.query_params.get("token"):
            guest, _, room = (read_signed(token, key, "program") or "").partition(".")
        else:
            guest, room = self.api.tickets.redeem(socket.query_params.get("ticket", "")) or ("", "")
            if not is_ours(socket, self.api.origin) or self.api.guest(socket) != guest:
                return None
        actor = await self.api.hub.find(room) if room else None
        return (guest, actor) if actor is not None and actor.room.is_here(guest) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, or say why not."""
        socket = WebSocket(scope, receive, send)
        line = socket_of(scope)
        if line is None or line.disconnected:
            return
        where = address(socket)
        self._count(where, 1)
        line.count(lost=partial(self._count, where, -1))
        if code := await self._let_in(socket, line, where):
            self.api.house.metrics.dropped.labels(str(code)).inc()
            if line.listener is None:
                with contextlib.suppress(OSError, RuntimeError):  # the client was faster
                    await send({"type": "websocket.close", "code": code})
            else:
                line.end(code)

    async def _let_in(self, socket: WebSocket, line: SocketProtocol, where: str) -> int:
        """The code to close with, 0: it is in."""
        if not self.api.new_sockets.take(where, self.api.house.clock()):
            return TOO_MANY
        admitted = await self.admit(socket)
        refusal = NOT_ALLOWED if admitted is None else GONE
        if self.of_address[where] > self.api.limits.sockets:
            refusal = TOO_MANY
        # A page is told why; but telling takes a while, and nobody is told for ever.
        if refusal and not self.api.strangers.take(where, self.api.house.clock()):
            return refusal
        await socket.accept()
        if refusal or admitted is None:
            line.attach(Stranger())
            return refusal or NOT_ALLOWED
        guest, actor = admitted
        buckets = (Bucket(*self.api.limits.messages), self.api.all_messages.bucket(where))
        connection = Connection(guest, line, actor, buckets, self._ended)
        line.attach(connection)
        self.open.add(connection)
        self.api.house.metrics.connections.set(len(self.open))
        after = socket.query_params.get("after", "")
        actor.connect(connection, int(after) if after.isdecimal() and len(after) < 16 else 0)
        connection.ping()
        return GONE

    def _ended(self, connection: Connection, code: int) -> None:
        connection.actor.disconnect(connection)
        del connection.socket  # which holds the connection: each would keep the other alive
        self.open.discard(connection)
        self.api.house.metrics.connections.set(len(self.open))
        if code:
            self.api.house.metrics.dropped.labels(str(code)).inc()

    def _count(self, where: str, change: int) -> None:
        self.doorway.sockets += change
        self.of_address[where] += change
        if not self.of_address[where]:
            del self.of_address[where]

    async def ping(self) -> None:
        """Learn how far away everybody is, again and again, a few at a time."""
        while True:
            for connection in list(self.open):
                if connection not in self.open:
                    continue  # those who are there do not wait for those who have left
                await asyncio.sleep(PING_SECONDS / len(self.open))
                if connection in self.open:
                    connection.ping()
            await asyncio.sleep(1.0)


def nothing() -> None:
    pass


NOBODY = Proxies()


def application(
    house: House,
    limits: Limits | None = None,
    public_url: str = "",
    address: str = "",
    ready: Callable[[], None] = nothing,
    proxies: Proxies = NOBODY,
    monitor_token: str = "",
) -> Starlette:
    """The server, for a house whose store is open; it calls ``ready`` when it has begun.

    ``address`` is what guests on other devices are invited to, where that is known. ``proxies`` may
    have any number of connections, since others speak through them. With ``monitor_token``
    operators can look after it from anywhere, without it only from nearby. At the end it closes the
    store itself: a signal ends the process right after.
    """
    public = urlsplit(public_url)
    limits = limits or Limits()
    doorway = Doorway(limits, house.metrics, proxies)
    api = Api(house, Hub(house), limits, public.scheme == "https", address)
    api.origin = f"{public.scheme}://{public.netloc}" if public_url else ""
    api.monitor_token = monitor_token
    api.trusts_proxies = bool(proxies)
    sockets = Sockets(api, doorway)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        api.key = await house.store.setting("cookie key", fresh_token())
        await api.hub.open()
        tasks = [asyncio.create_task(sockets.ping()), asyncio.create_task(watch_lag(house.metrics))]
        defer_full_gc()
        logger.info("started")
        ready()
        yield {"doorway": doorway}
        api.stopping = True
        for task in tasks:
            task.cancel()
        await api.hub.close()
        await house.store.close()
        logger.info("stopped")

    # What is built from web/ comes first; without it a page says that it is missing.
    built = Path(__file__).parent / "static"
    folder = built if built.exists() else None
    pages = Pages(directory=folder, packages=[("lastcard.server", "pages")], html=True)
    return Starlette(
        lifespan=lifespan,
        middleware=[
            Middleware(InTurn, turns=doorway.turns),
            Middleware(SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=SMALL),
        ],
        routes=[*routes(api), WebSocketRoute("/api/socket", sockets), Mount("/", pages)],
        exception_handlers={HTTPException: http_problem, Exception: fault_problem(api, HEADERS)},
    )
