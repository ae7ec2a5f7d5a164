"""Guests who come in from any loopback address, over HTTP and one socket each."""

import asyncio
import gzip
import itertools
import json
from typing import Any, NamedTuple

import msgspec
from sockets import Client, connect

PATIENCE = 60.0  # seconds for an answer
ids = itertools.count(1)


class Answer(NamedTuple):
    """What came back for an HTTP call."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        packed = self.headers.get("content-encoding") == "gzip"
        return json.loads(gzip.decompress(self.body) if packed else self.body)


class TurnedAway(Exception):
    """The server did not let somebody in."""


class Calls:
    """HTTP calls from one address, over one connection that is opened again where it was closed."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.connections = self.sent = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(
        self, method: str, path: str, data: object = None, cookie: str = "", headers: str = ""
    ) -> Answer:
        """Ask; ``ConnectionError`` where the server hangs up instead of answering."""
        body = b"" if data is None else json.dumps(data).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{headers}"
        head += "Accept-Encoding: gzip\r\n"  # as browsers do: it costs the server more
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        head += f"Content-Length: {len(body)}\r\n" if data is not None else ""
        if self._reader is not None and self._reader.at_eof():
            self.close()  # the server lets go of connections that say nothing
        if self._writer is None or self._writer.is_closing():
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.source, 0)
            )
            self.connections += 1
        assert self._reader is not None
        try:
            self._writer.write(f"{head}\r\n".encode() + body)
            self.sent += len(head) + 2 + len(body)
            return await answer(self._reader)
        except BaseException as error:
            self.close()
            if isinstance(error, asyncio.IncompleteReadError):
                raise ConnectionError("the server hung up") from None
            raise

    def close(self) -> None:
        if self._writer is not None:
            self._writer.transport.abort()
            self._writer = None


async def answer(reader: asyncio.StreamReader) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (ln.partition(": ") for ln in lines)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(int(first.split()[1]), headers, body)


class Guest:
    """Somebody with a cookie, perhaps in a room, perhaps with a socket."""

    def __init__(self, port: int, name: str, source: str = "127.0.0.1", cookie: str = "") -> None:
        self.calls = Calls(port, source)
        self.name = name
        self.cookie = cookie
        self.room = self.code = ""
        self.seq = 0
        self.place: dict[str, Any] = {}  # the room as it was last shown
        self.match: dict[str, Any] = {}  # the match as it was last shown
        self.frame_bytes = 0  # of the last frame of an action
        self.client: Client | None = None
        self.news = asyncio.Event()  # set with every message
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def post(self, path: str, data: object) -> Any:
        async with asyncio.timeout(PATIENCE):
            found = await self.calls.call("POST", path, data, self.cookie)
        if found.status >= 300:
            raise TurnedAway(f"{found.status} {found.body[:200].decode(errors='replace')}")
        if cookie := found.headers.get("set-cookie"):
            self.cookie = cookie.split(";")[0]
        return found.json()

    async def open_room(self, **settings: Any) -> None:
        found = await self.post("/api/rooms", {"name": self.name, "settings": settings})
        self.room, self.code = found["room"], found["code"]

    async def join(self, room: str) -> None:
        found = await self.post(f"/api/rooms/{room}/join", {"name": self.name})
        self.room, self.code = found["room"], found["code"]

    async def connect(self, deaf: bool = False, window: int = 0) -> None:
        """Open the socket, and wait for the welcome; ``deaf``: none of it is looked at."""
        ticket = (await self.post(f"/api/rooms/{self.room}/ticket", {}))["ticket"]
        path = f"/api/socket?ticket={ticket}"
        hear = (lambda client, text: None) if deaf else self._hear
        headers = f"Cookie: {self.cookie}\r\n"
        async with asyncio.timeout(PATIENCE):
            self.client = await connect(
                self.calls.port, path, hear, headers, self.calls.source, window
            )
            while not deaf and not self.place:
                if self.lost:
                    raise TurnedAway("the socket was closed")
                await self.heard_more()

    @property
    def lost(self) -> bool:
        return self.client is None or self.client.transport.is_closing()

    def close(self) -> None:
        self.calls.close()
        if self.client is not None:
            self.client.transport.abort()

    async def heard_more(self) -> None:
        """Wait for the next message, or for a moment."""
        self.news.clear()
        try:
            async with asyncio.timeout(0.1):
                await self.news.wait()
        except TimeoutError:
            pass

    def _hear(self, client: Client, text: bytes) -> None:
        message = msgspec.json.decode(text)
        kind = message["kind"]
        if kind == "frame":
            self.seq = message["seq"]
            self.place = message.get("room", self.place)
            if not self.place.get("playing"):
                self.match = {}
            elif "match" in message:
                self.match = message["match"]
            if message["what"] == "acted" and "room" not in message:
                self.frame_bytes = len(text)
        elif kind == "ping":
            client.send(b'{"kind":"pong","number":%d}' % message["number"])
        elif kind in ("done", "refused", "hinted"):
            waiting = self._asked.pop(message["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        self.news.set()

    def send(self, kind: str, **more: Any) -> str:
        """Say something; its ``id``."""
        message = {"kind": kind, "id": f"{next(ids)}"} | more
        assert self.client is not None
        self.client.send(json.dumps(message).encode())
        return str(message["id"])

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        name = self.send(kind, **more)
        self._asked[name] = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(PATIENCE):
            return await self._asked[name]


async def seated(host: Guest, others: list[Guest], **settings: Any) -> None:
    """Open a room, let all in, and connect them."""
    await host.open_room(**{"seats": len(others) + 1, "turn_seconds": 0} | settings)
    for guest in others:
        await guest.join(host.room)
    for guest in [host, *others]:
        await guest.connect()


async def begin(host: Guest, others: list[Guest]) -> None:
    """Everybody is ready, and the host starts; the first shuffle may not be committed to yet."""
    for guest in others:
        await guest.ask("ready", ready=True)
    while (await host.ask("start"))["kind"] != "done":
        await host.heard_more()
    while not all(guest.match for guest in [host, *others]):
        await asyncio.gather(*(g.heard_more() for g in [host, *others] if not g.match))
