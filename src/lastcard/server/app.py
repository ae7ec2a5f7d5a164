"""The server as a web application: a few HTTP calls, a socket for each client, the pages."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .actor import RoomActor
from .api import OPERATIONS, Api, address, guarded
from .connection import NOT_ALLOWED, TOO_MANY, Connection
from .files import Pages
from .garbage import wait_with_collecting
from .house import House
from .hub import Hub
from .identity import fresh_token, read_signed
from .limits import Limits
from .socket_protocol import socket_of

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
    origin: str  # of the public address, if there is one
    open: set[Connection] = field(default_factory=set)
    of_address: Counter[str] = field(default_factory=Counter)

    async def admit(self, socket: WebSocket) -> tuple[str, RoomActor] | None:
        """Who may open a socket: a page of ours with a ticket, a program with its token."""
        key = self.api.key
        if token := socket.query_params.get("token"):
            guest, _, room = (read_signed(token, key, "program") or "").partition(".")
        else:
            guest, room = self.api.tickets.redeem(socket.query_params.get("ticket", "")) or ("", "")
            if not self._ours(socket) or self.api.guest(socket) != guest:
                return None
        actor = await self.api.hub.find(room) if room else None
        return (guest, actor) if actor is not None and actor.room.is_here(guest) else None

    def _ours(self, socket: WebSocket) -> bool:
        origin = socket.headers.get("origin")
        if origin is None or (self.origin and origin == self.origin):
            return True
        with contextlib.suppress(ValueError):
            host = urlsplit(origin).netloc
            return host != "" and host == socket.headers.get("host")
        return False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, or say why not."""
        socket = WebSocket(scope, receive, send)
        where = address(socket)
        admitted = await self.admit(socket)
        await socket.accept()  # else a page is not told why
        line = socket_of(scope)
        if admitted is None or self.of_address[where] >= self.api.limits.sockets or line is None:
            await socket.close(TOO_MANY if admitted else NOT_ALLOWED)
            return
        guest, actor = admitted
        ended = partial(self._ended, where)
        connection = Connection(guest, line, actor, self.api.limits.messages, ended)
        line.attach(connection)
        self.open.add(connection)
        self.of_address[where] += 1
        self._count()
        after = socket.query_params.get("after", "")
        actor.connect(connection, int(after) if after.isdecimal() and len(after) < 16 else 0)
        connection.ping()

    def _ended(self, where: str, connection: Connection, code: int) -> None:
        connection.actor.disconnect(connection)
        self.open.discard(connection)
        self.of_address[where] -= 1
        if not self.of_address[where]:
            del self.of_address[where]
        self._count()
        if code:
            self.api.house.metrics.dropped.labels(str(code)).inc()

    def _count(self) -> None:
        self.api.house.metrics.connections.set(len(self.open))

    async def ping(self) -> None:
        """Learn how far away everybody is, again and again, a few at a time."""
        while True:
            for connection in list(self.open):
                if connection not in self.open:
                    continue  # those who are there do not wait for who has left
                await asyncio.sleep(PING_SECONDS / len(self.open))
                if connection in self.open:
                    connection.ping()
            await asyncio.sleep(1.0)


def nothing() -> None:
    pass


def application(
    house: House,
    limits: Limits | None = None,
    public_url: str = "",
    address: str = "",
    ready: Callable[[], None] = nothing,
) -> Starlette:
    """The server, for a house whose store is open; it calls ``ready`` when it has begun.

    ``address`` is what guests on other devices are invited to, where that is known.
    At the end it closes the store itself: a signal ends the process right after.
    """
    public = urlsplit(public_url)
    api = Api(house, Hub(house), limits or Limits(), public.scheme == "https", address)
    sockets = Sockets(api, f"{public.scheme}://{public.netloc}" if public_url else "")

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        api.key = await house.store.setting("cookie key", fresh_token())
        await api.hub.open()
        pinging = asyncio.create_task(sockets.ping())
        wait_with_collecting()
        logger.info("started")
        ready()
        yield
        api.stopping = True
        pinging.cancel()
        await api.hub.close()
        await house.store.close()
        logger.info("stopped")

    routes = [
        Route(op.path, guarded(getattr(api, op.name), api), methods=[op.method])
        for op in OPERATIONS
    ]
    # What is built from web/ comes first; without it a page says that it is missing.
    built = Path(__file__).parent / "static"
    folder = built if built.exists() else None
    pages = Pages(directory=folder, packages=[("lastcard.server", "pages")], html=True)
    return Starlette(
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        routes=[*routes, WebSocketRoute("/api/socket", sockets), Mount("/", pages)],
    )
