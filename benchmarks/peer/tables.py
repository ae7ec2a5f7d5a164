"""Tables of four guests who play UNO over sockets, for the server's benchmark."""

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sockets import Client, Hear, connect

SEATS = 4
SETTINGS = {"seats": SEATS, "turn_seconds": 0, "window_seconds": 0, "rules": {"target": 10_000}}


class Match(msgspec.Struct):
    """What a player needs of a match."""

    legal: list[str]
    turn: int | None


class Message(msgspec.Struct):
    """What a client needs of a message."""

    kind: str
    seq: int = 0
    what: str = ""
    number: int = 0
    match: Match | None = None


decode = msgspec.json.Decoder(Message).decode


class Http:
    """One kept-alive connection for HTTP calls."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> "Http":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def post(self, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
        """The JSON of the answer, and the cookie that came with it."""
        body = json.dumps(data).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        self.writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in answer.split("\r\n")[1:] if line)
        text = await self.reader.readexactly(int(headers["content-length"]))
        exact = next((ln for ln in answer.split("\r\n") if ln.lower().startswith("set-cookie")), "")
        return json.loads(text), exact.partition(": ")[2].split(";")[0]


class Table:
    """Four sockets in one room; one action at a time."""

    def __init__(self, moved: "Callable[[Table, float], None]") -> None:
        self.moved = moved
        self.clients: list[Client] = []
        self.legal: list[list[str]] = [[]] * SEATS
        self.seq = 0
        self.turn = 0
        self.asked = 0
        self.sent_at = 0.0
        self.waiting = 0  # viewers who have not been told of the last action
        self.messages = 0
        self.started = asyncio.Event()

    async def open(self, port: int, http: Http, number: int) -> None:
        """Open a room, let four guests in, and begin the match."""
        found, cookie = await http.post("/api/rooms", {"name": "Ada", "settings": SETTINGS})
        cookies, room = [cookie], found["room"]
        for name in ("Ben", "Cleo", "Dora"):
            _, cookie = await http.post(f"/api/rooms/{room}/join", {"name": name})
            cookies.append(cookie)
        for seat, cookie in enumerate(cookies):
            ticket, _ = await http.post(f"/api/rooms/{room}/ticket", {}, cookie)
            path = f"/api/socket?ticket={ticket['ticket']}"
            hear = self._hearing(seat)
            self.clients.append(await connect(port, path, hear, f"Cookie: {cookie}\r\n"))
        for client in self.clients[1:]:
            client.send(b'{"kind":"ready","id":"r","ready":true}')
        await asyncio.sleep(0.01)
        while not self.started.is_set():
            self.asked += 1
            self.clients[0].send(b'{"kind":"start","id":"s%d"}' % self.asked)
            try:
                async with asyncio.timeout(0.5):
                    await self.started.wait()
            except TimeoutError:
                pass

    def close(self) -> None:
        for client in self.clients:
            client.transport.close()

    def _hearing(self, seat: int) -> Hear:
        def hear(client: Client, text: bytes) -> None:
            self.messages += 1
            message = decode(text)
            if message.kind == "ping":
                client.send(b'{"kind":"pong","number":%d}' % message.number)
            elif message.kind == "frame":
                self._frame(seat, message)
            elif message.kind == "refused" and self.started.is_set():
                # The next shuffle was not committed to yet, or somebody was faster.
                self.waiting = 0
                asyncio.get_running_loop().call_later(0.01, self.move)

        return hear

    def _frame(self, seat: int, message: Message) -> None:
        self.seq = max(self.seq, message.seq)
        if message.match is not None:
            self.legal[seat] = message.match.legal
            self.turn = message.match.turn if message.match.turn is not None else -1
        if message.what == "started" and seat == SEATS - 1:
            self.started.set()
        if message.what == "acted":
            self.waiting -= 1
            if self.waiting == 0:
                self.moved(self, time.perf_counter() - self.sent_at)

    def move(self) -> bool:
        """Send one action; ``False`` while not all have been told of the last one."""
        if self.waiting > 0:
            return False
        seat = self.turn
        if seat < 0:  # the round is over: somebody has to deal
            seat = next((s for s in range(SEATS) if "deal" in self.legal[s]), 0)
        action = chosen(self.legal[seat])
        self.asked += 1
        self.waiting = SEATS
        self.sent_at = time.perf_counter()
        message = {"kind": "act", "id": str(self.asked), "seq": self.seq, "action": action}
        self.clients[seat].send(msgspec.json.encode(message))
        return True


def chosen(legal: Iterable[str]) -> str:
    """Something that brings the round on."""
    return max(legal, key=lambda action: (action.startswith("play"), action.endswith("uno")))
