"""The server as a web application: a few HTTP calls, and a socket for each client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import entries as log
from . import wire
from .actor import RoomActor
from .hub import Hub
from .identity import COOKIE, Tickets, fresh_token, read_signed, signed
from .names import BadName, clean_name
from .pacing import Pace
from .room import Refused
from .storage.store import Store

LARGEST_MESSAGE = 4096
WAITING_MESSAGES = 200  # for one client; a slower one is dropped and resumes
YEAR = 365 * 24 * 3600
TRY_AGAIN, TOO_SLOW, NOT_ALLOWED, TOO_LARGE, REPLACED = 1012, 4001, 4003, 4009, 4010

HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to open a room."""

    name: str
    settings: log.Settings = log.Settings()


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to come in."""

    name: str


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(k.encode(), v.encode()) for k, v in HEADERS.items()]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Connection:
    """A client's socket with its bounded queue."""

    def __init__(self, guest: str, socket: WebSocket) -> None:
        self.guest = guest
        self.socket = socket
        self.queue: asyncio.Queue[wire.FromServer] = asyncio.Queue(WAITING_MESSAGES)
        self.too_slow = asyncio.Event()

    def send(self, message: wire.FromServer) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def write(self) -> int:
        """Send what waits, until the connection ends; the code to close it with."""
        slow = asyncio.create_task(self.too_slow.wait())
        waiting = asyncio.create_task(self.queue.get())
        try:
            while not slow.done():
                await asyncio.wait({waiting, slow}, return_when=asyncio.FIRST_COMPLETED)
                if not waiting.done():
                    break
                message = waiting.result()
                waiting = asyncio.create_task(self.queue.get())
                await self.socket.send_text(wire.encoder.encode(message).decode())
                if isinstance(message, wire.Replaced):
                    return REPLACED
            return TOO_SLOW
        finally:
            slow.cancel()
            waiting.cancel()

    async def read(self, actor: RoomActor) -> int:
        """Hand on what the client says, until it says something that is too large."""
        while True:
            text = await self.socket.receive_text()
            if len(text.encode()) > LARGEST_MESSAGE:
                return TOO_LARGE
            try:
                message = wire.decoder.decode(text)
            except msgspec.ValidationError as error:
                self.send(wire.Refusal("", "message", str(error), None, actor.room.seq))
            except msgspec.DecodeError:
                self.send(wire.Refusal("", "message", "this is no JSON", None, actor.room.seq))
            else:
                await actor.hear(self, message)


class Application:
    """The handlers, and what they share."""

    def __init__(self, store: Store, pace: Pace | None = None) -> None:
        self.store = store
        self.hub = Hub(store, pace)
        self.tickets = Tickets()
        self.key = ""

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        self.key = await self.store.setting("cookie key", fresh_token())
        await self.hub.open()
        yield
        await self.hub.close()
        await self.store.close()

    # Guests

    def guest(self, request: Request | WebSocket) -> str | None:
        return read_signed(request.cookies.get(COOKIE), self.key)

    def answer(self, data: Any, guest: str | None = None, status: int = 200) -> Response:
        response = Response(
            msgspec.json.encode(data), status_code=status, media_type="application/json"
        )
        if guest is not None:
            value = signed(guest, self.key)
            response.set_cookie(
                COOKIE, value, max_age=YEAR, httponly=True, samesite="strict", path="/"
            )
        return response

    # Rooms

    async def list_rooms(self, request: Request) -> Response:
        found = [
            {
                "code": actor.code,
                "game": actor.room.settings.game,
                "seats": len(actor.room.seats),
                "taken": sum(seat.taken for seat in actor.room.seats),
                "playing": actor.room.playing,
            }
            for actor in self.hub.rooms.values()
            if actor.room.settings.public
        ]
        return self.answer(found)

    async def create_room(self, request: Request) -> Response:
        asked = await body(request, NewRoom)
        guest = self.guest(request) or fresh_token()
        actor = await self.hub.create(guest, clean_name(asked.name), asked.settings)
        return self.answer({"room": actor.name, "code": actor.code}, guest, 201)

    async def join_room(self, request: Request) -> Response:
        asked = await body(request, Newcomer)
        guest = self.guest(request) or fresh_token()
        actor = self.actor(request)
        if not actor.room.is_here(guest):
            await actor.enter(guest, clean_name(asked.name))
        return self.answer({"room": actor.name, "code": actor.code}, guest)

    async def ticket(self, request: Request) -> Response:
        guest = self.guest(request)
        actor = self.actor(request)
        if guest is None or not actor.room.is_here(guest):
            raise Refused("nobody", "join the room first")
        return self.answer({"ticket": self.tickets.issue(guest, actor.name)})

    async def record(self, request: Request) -> Response:
        room = self.actor(request).room
        if room.match is None or not room.match.game.round_over:
            raise Refused("match", "a record is there when the round has ended")
        return self.answer(room.record())

    def actor(self, request: Request) -> RoomActor:
        actor = self.hub.find(request.path_params["room"])
        if actor is None:
            raise Refused("room", "there is no such room")
        return actor

    async def health(self, request: Request) -> Response:
        return JSONResponse({"rooms": len(self.hub.rooms)})

    # The socket

    async def socket(self, socket: WebSocket) -> None:
        origin = socket.headers.get("origin")
        host = socket.headers.get("host")
        redeemed = self.tickets.redeem(socket.query_params.get("ticket", ""))
        ours = origin is None or origin.split("://", 1)[-1] == host
        if redeemed is None or not ours or self.guest(socket) != redeemed[0]:
            await socket.close(NOT_ALLOWED)
            return
        guest, room = redeemed
        actor = self.hub.rooms[room]
        await socket.accept()
        connection = Connection(guest, socket)
        after = socket.query_params.get("after", "0")
        actor.connect(connection, int(after) if after.isdecimal() else 0)
        await self.serve(connection, actor)

    async def serve(self, connection: Connection, actor: RoomActor) -> None:
        both = {
            asyncio.create_task(connection.read(actor)),
            asyncio.create_task(connection.write()),
        }
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            actor.disconnect(connection)
            for task in both:
                task.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await connection.socket.close(next(iter(done)).result())


async def body(request: Request, kind: type[Any]) -> Any:
    """Read and check what a client sent."""
    raw = await request.body()
    if len(raw) > LARGEST_MESSAGE:
        raise Refused("message", "this is too long")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        raise Refused("message", str(error)) from None


STATUS = {"room": 404, "nobody": 403, "rooms": 503}
Handler = Callable[[Request], Awaitable[Response]]


def refusing(handler: Handler) -> Handler:
    """Tell a client why not, in one form."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refused:
            error = {"code": refused.code, "message": refused.message}
            return JSONResponse(error, STATUS.get(refused.code, 400))
        except BadName as bad:
            return JSONResponse({"code": "name", "message": str(bad)}, 400)

    return handle


def application(store: Store, pace: Pace | None = None) -> Starlette:
    """The server, ready to be run."""
    app = Application(store, pace)
    return Starlette(
        lifespan=app.lifespan,
        middleware=[Middleware(SecurityHeaders)],
        routes=[
            Route("/api/rooms", refusing(app.list_rooms), methods=["GET"]),
            Route("/api/rooms", refusing(app.create_room), methods=["POST"]),
            Route("/api/rooms/{room}/join", refusing(app.join_room), methods=["POST"]),
            Route("/api/rooms/{room}/ticket", refusing(app.ticket), methods=["POST"]),
            Route("/api/rooms/{room}/record", refusing(app.record), methods=["GET"]),
            Route("/api/health", app.health, methods=["GET"]),
            WebSocketRoute("/api/socket", app.socket),
        ],
    )
