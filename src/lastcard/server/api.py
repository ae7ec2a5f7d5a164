"""The HTTP part: open, list and join rooms, read records, look after the server."""

import hashlib
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from .. import __version__, wire
from ..notation.reasons import Reason
from ..wire.refused import Refused
from . import games
from .actor import RoomActor
from .addresses import counted
from .finished_round import Replay
from .house import House
from .hub import Hub
from .identity import COOKIE, Tickets, fresh_token, read_signed, signed
from .limits import Buckets, Limits
from .names import clean_name
from .packing import packed_answer, takes_gzip
from .places import address_hash
from .probing import Probe
from .qr import LONGEST_LINK, QrCodes, is_link
from .records import Kept, Records, plain_length

LARGEST_BODY = 4096
YEAR = 365 * 24 * 3600
DAY = "max-age=86400"
STATUS = {"room": 404, "record": 404, "nobody": 403, "host": 403, "rate": 429, "rooms": 503}
STATUS |= {"storage": 503, "kicked": 403, "address": 403, "places": 403, "full": 409}
STATUS |= {"origin": 403, "monitor": 403, "path": 404, "method": 405, "fault": 500}
JSON = "application/json"


# What comes in, and what goes out


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to open a room."""

    name: str
    settings: wire.Settings = wire.Settings()


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to come in: a name of 1 to 20 characters."""

    name: str


class Nothing(msgspec.Struct):
    """An empty object."""


class Invitation(msgspec.Struct):
    """A room: its name makes the link, its code can be read aloud."""

    room: str
    code: str


class Listed(msgspec.Struct):
    """A public room."""

    code: str
    game: str
    host: str
    seats: int
    taken: int
    playing: bool


class Ticket(msgspec.Struct):
    """Opens one socket, once, within a minute: ``/api/socket?ticket=…``."""

    ticket: str


class Token(msgspec.Struct):
    """Lets a program take its seat: ``/api/socket?token=…``; and the name it goes by."""

    token: str
    name: str


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str
    rooms: int


class Whereabouts(msgspec.Struct):
    """Where other devices find the server; "" where that is not known."""

    address: str


class Operation(NamedTuple):
    """A call: where, what it takes, what it gives."""

    method: str
    path: str
    name: str
    summary: str
    takes: type | None
    gives: Any
    status: int = 200
    monitors: bool = False  # for operators only


ROOM = "/api/rooms/{room}"
OPERATIONS = (
    Operation("GET", "/api/rooms", "list_rooms", "The public rooms", None, list[Listed]),
    Operation("POST", "/api/rooms", "create_room", "Open a room", NewRoom, Invitation, 201),
    Operation("POST", f"{ROOM}/join", "join", "Come into a room", Newcomer, Invitation),
    Operation("POST", f"{ROOM}/ticket", "ticket", "Get a ticket", Nothing, Ticket),
    Operation("POST", f"{ROOM}/programs", "admit", "Let a program in", Newcomer, Token, 201),
    Operation("GET", "/api/games", "games", "What can be played", None, list[games.GameOptions]),
    Operation("GET", "/api/records/{record}", "record", "A finished round", None, dict[str, Any]),
    Operation("GET", "/api/records/{record}/replay", "replay", "It step by step", None, Replay),
    Operation("GET", "/api/qr.svg", "qr", "A text (?text=) as a QR code", None, None),
    Operation("GET", "/api/address", "whereabouts", "Where it is found", None, Whereabouts),
    Operation(
        "GET", "/api/health", "health", "Whether the server runs", None, Health, monitors=True
    ),
    Operation(
        "GET", "/api/ready", "ready", "Whether it keeps what is played", None, Health, monitors=True
    ),
    Operation(
        "GET", "/api/metrics", "metrics", "Counters for Prometheus", None, None, monitors=True
    ),
    Operation("GET", "/api/openapi.json", "openapi", "This description", None, dict[str, Any]),
)


@dataclass
class Api:
    """The handlers, and what they share with the socket."""

    house: House
    hub: Hub
    limits: Limits
    secure: bool = False  # whether the cookie may only travel over HTTPS
    address: str = ""  # where other devices find the server
    origin: str = ""  # of the public address, if there is one
    monitor_token: str = ""  # lets operators look after the server from anywhere
    trusts_proxies: bool = False  # so that we know where a call comes from
    key: str = ""
    stopping: bool = False

    def __post_init__(self) -> None:
        most = self.limits.addresses
        self.tickets = Tickets()
        self.records = Records(self.house.store)
        self.probe = Probe(self.house.store, self.house.clock)
        self.qr_codes = QrCodes()
        self.drawings = Buckets(self.limits.drawings, most)
        self.calls = Buckets(self.limits.calls, most)
        self.openings = Buckets(self.limits.rooms, most)
        self.guesses = Buckets(self.limits.codes, most)
        self.all_messages = Buckets(self.limits.all_messages, most)
        self.new_sockets = Buckets(self.limits.new_sockets, most)
        self.strangers = Buckets(self.limits.strangers, most)

    # Guests

    def guest(self, request: HTTPConnection) -> str | None:
        return read_signed(request.cookies.get(COOKIE), self.key)

    def hashed(self, request: HTTPConnection) -> str:
        """The address of a call as rooms know it."""
        return address_hash(address(request), self.key)

    def known(self, response: Response, guest: str) -> Response:
        """Let the browser remember who it is."""
        response.set_cookie(
            COOKIE,
            signed(guest, self.key),
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=self.secure,
            path="/",
        )
        return response

    async def actor(self, request: Request) -> RoomActor:
        """The room of a call. Codes are short: wrong ones are counted."""
        asked: str = request.path_params["room"]
        named = self.hub.knows(asked)
        guesses = None if named else self.guesses.bucket(address(request))
        if guesses is not None and not guesses.take(self.house.clock()):
            raise Refused(Reason.TOO_MANY_CODES)
        actor = await self.hub.find(asked)
        if actor is None:
            raise Refused(Reason.NO_SUCH_ROOM)
        if guesses is not None:
            guesses.give_back()
        return actor

    # Rooms

    async def list_rooms(self, request: Request) -> Response:
        found = []
        for actor in self.hub.rooms.values():
            room = actor.room
            if room.settings.public and actor.audience.viewers:
                host = room.names_of_guests().get(room.host, "")
                taken = sum(seat.taken for seat in room.seats)
                game, seats = room.settings.game, len(room.seats)
                found.append(Listed(actor.code, game, host, seats, taken, room.playing))
        return answer(found)

    async def games(self, request: Request) -> Response:
        return unless_known(request, games.answer())

    async def create_room(self, request: Request) -> Response:
        asked = await body(request, NewRoom)
        name = clean_name(asked.name)
        where = self.hashed(request)
        if not self.openings.take(address(request), self.house.clock()):
            raise Refused(Reason.TOO_MANY_ROOMS)
        if (most := self.limits.open_rooms) <= self.hub.of_address[where]:
            raise Refused(Reason.TOO_MANY_OPEN_ROOMS, most=most)
        guest = self.guest(request) or fresh_token()
        actor = await self.hub.create(guest, name, asked.settings, where)
        return self.known(answer(Invitation(actor.name, actor.code), 201), guest)

    async def join(self, request: Request) -> Response:
        asked = await body(request, Newcomer)
        name = clean_name(asked.name)
        guest = self.guest(request) or fresh_token()
        actor = await self.actor(request)
        await actor.enter(guest, name, address=self.hashed(request))
        return self.known(answer(Invitation(actor.name, actor.code)), guest)

    async def ticket(self, request: Request) -> Response:
        await body(request, Nothing)
        guest = self.guest(request)
        actor = await self.actor(request)
        if guest is None or not actor.room.is_here(guest):
            raise Refused(Reason.JOIN_FIRST)
        return answer(Ticket(self.tickets.issue(guest, actor.name)))

    async def admit(self, request: Request) -> Response:
        asked = await body(request, Newcomer)
        name = clean_name(asked.name)
        actor = await self.actor(request)
        if self.guest(request) != actor.room.host:
            raise Refused(Reason.PROGRAMS_BY_HOST_ONLY)
        program = fresh_token()
        await actor.enter(program, name, program=True)
        token = signed(f"{program}.{actor.name}", self.key, "program")
        return answer(Token(token, actor.room.names_of_guests()[program]), 201)

    async def record(self, request: Request) -> Response:
        return self._compressed(request, (await self._finished(request)).record)

    async def replay(self, request: Request) -> Response:
        return self._compressed(request, (await self._finished(request)).replay)

    async def _finished(self, request: Request) -> Kept:
        found = await self.records.find(request.path_params["record"], address(request))
        if found is None:
            raise Refused(Reason.NO_SUCH_RECORD)
        return found

    def _compressed(self, request: Request, data: bytes) -> Response:
        """JSON that never changes, and is kept compressed."""
        headers = {"cache-control": "max-age=31536000", "vary": "accept-encoding"}
        plain = not takes_gzip(request.headers)
        if plain:
            headers["content-length"] = str(plain_length(data))
        else:
            headers |= {"content-encoding": "gzip", "content-length": str(len(data))}
        pieces = self.records.in_pieces(data, plain)
        return StreamingResponse(pieces, media_type=JSON, headers=headers)

    async def qr(self, request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not is_link(text):
            raise Refused(Reason.LINK_LENGTH, least=1, most=LONGEST_LINK)
        if text not in self.qr_codes and not self.drawings.take(
            address(request), self.house.clock()
        ):
            raise Refused(Reason.TOO_MANY_PICTURES)
        picture = await self.qr_codes.picture(text)
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": DAY})

    async def whereabouts(self, request: Request) -> Response:
        return answer(Whereabouts(self.address))

    # For operators

    async def health(self, request: Request) -> Response:
        return answer(Health("ok", __version__, len(self.hub.rooms)))

    async def ready(self, request: Request) -> Response:
        if self.stopping:
            status = "stopping"
        else:
            status = "no storage" if await self.probe.problem() else "ok"
        health = Health(status, __version__, len(self.hub.rooms))
        return answer(health, 200 if status == "ok" else 503)

    async def metrics(self, request: Request) -> Response:
        headers = {"content-type": "text/plain; version=0.0.4; charset=utf-8"}
        return packed_answer(self.house.metrics.recent_text(), request.headers, headers)

    async def openapi(self, request: Request) -> Response:
        from .openapi import served

        return unless_known(request, served())


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status_code=status, media_type=JSON)


def unless_known(request: Request, data: bytes) -> Response:
    """JSON that only changes with the server; a browser asks whether what it kept still holds."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return packed_answer(data, request.headers, headers | {"content-type": JSON})


def refusal(refused: Refused) -> Response:
    return answer(refused.problem, STATUS.get(refused.code, 400))


def address(request: HTTPConnection) -> str:
    """Where somebody calls from, as every limit counts it."""
    return counted(request.client.host) if request.client is not None else ""


async def body(request: Request, kind: type[Any]) -> Any:
    """Read and check what a client sent."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST_BODY:
            raise Refused(Reason.TOO_LARGE, most=LARGEST_BODY)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(Reason.BAD_MESSAGE, str(error)) from None
