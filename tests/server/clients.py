"""Programs that play over real sockets against a real server."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

PATIENCE = 60  # seconds until a server has failed that should say something
OPENINGS = ("play", "show", "discard")


class Server:
    """A server in a process of its own, which believes us where we say that calls come from."""

    arguments: tuple[str, ...] = ("serve", "--host", "127.0.0.1", "--trusted-proxy", "127.0.0.1")
    program: tuple[str, ...] = ("-m", "lastcard.cli.main", *arguments)

    def __init__(self, folder: Path, port: int = 0, *options: str) -> None:
        command = [sys.executable, *self.program]
        command += ["--port", str(port), "--data", str(folder), *options]
        self.log = folder / "server.log"
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        found = re.search(r"http://([^:]+):(\d+)", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[2])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


# Guests who have no connection are taken to be away after this many seconds; after as many others a
# bot may stand in for a guest who does nothing.
OTHER_PATIENCE = """
import sys
from lastcard.cli.main import main
from lastcard.server import pacing, stalling
pacing.AWAY_SECONDS = {seconds}
stalling.PATIENCE_SECONDS = {stalling}
sys.exit(main())
"""


def with_patience(seconds: float, stalling: float = 60.0) -> tuple[str, ...]:
    program = OTHER_PATIENCE.format(seconds=seconds, stalling=stalling)
    return ("-c", program, *Server.arguments)


class BareServer(Server):
    """Believes nobody."""

    program = ("-m", "lastcard.cli.main", "serve", "--host", "127.0.0.1")


class PatientServer(Server):
    """Takes nobody to be away, however slow a test is."""

    program = with_patience(3600.0)


class ImpatientServer(Server):
    program = with_patience(1.0)


class HurriedServer(Server):
    """Lets people hurry each other almost at once."""

    program = with_patience(3600.0, stalling=0.5)


@contextmanager
def served(
    folder: Path, port: int = 0, *options: str, kind: type[Server] = Server
) -> Iterator[Server]:
    server = kind(folder, port, *options)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A guest with a cookie, and perhaps a socket."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.cookie = ""
        self.room = ""
        self.seq = 0
        self.place: dict[str, Any] = {}  # the room as it was last shown
        self.match: dict[str, Any] = {}  # the match as it was last shown
        self.heard: list[str] = []
        self.asked = 0

    def call(self, path: str, data: object | None = None) -> tuple[int, Any]:
        """An HTTP call; the status and the JSON."""
        request = urllib.request.Request(
            self.server.url + path,
            None if data is None else json.dumps(data).encode(),
            {"cookie": self.cookie} if self.cookie else {},
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                if cookie := answer.headers.get("set-cookie"):
                    self.cookie = cookie.split(";")[0]
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def create(self, **settings: Any) -> str:
        status, found = self.call("/api/rooms", {"name": self.name, "settings": settings})
        assert status == 201, found
        self.room = found["room"]
        return found["code"]

    def join(self, room: str) -> None:
        status, found = self.call(f"/api/rooms/{room}/join", {"name": self.name})
        assert status == 200, found
        self.room = found["room"]

    async def connect(self) -> ClientConnection:
        status, found = await asyncio.to_thread(self.call, f"/api/rooms/{self.room}/ticket", {})
        assert status == 200, found
        url = f"{self.server.url.replace('http', 'ws')}/api/socket?ticket={found['ticket']}"
        headers = {"cookie": self.cookie}
        return await connect(
            f"{url}&after={self.seq}", additional_headers=headers, open_timeout=PATIENCE
        )

    async def say(self, socket: ClientConnection, kind: str, **more: Any) -> str:
        self.asked += 1
        message = {"kind": kind, "id": f"{self.name} {self.asked}"} | more
        await socket.send(json.dumps(message))
        return str(message["id"])

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        text = await asyncio.wait_for(socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "frame":
            self.seq = message["seq"]
            self.place = message.get("room", self.place)
            kept = {"sheet": self.match.get("sheet", [])}  # it comes only when it changes
            match = kept | message["match"] if "match" in message else self.match
            self.match = match if self.place["playing"] else {}
        elif message["kind"] == "ping" and socket.state is State.OPEN:
            # The server may have said goodbye already, in words that are still to be read. Then
            # nothing can be sent; in Python 3.11 it is an AttributeError to try.
            with suppress(ConnectionClosed):
                await socket.send(json.dumps({"kind": "pong", "number": message["number"]}))
        return message

    async def until(self, socket: ClientConnection, *kinds: str) -> dict[str, Any]:
        while (message := await self.hear(socket))["kind"] not in kinds:
            pass
        return message


async def start(ada: Guest, ben: Guest) -> None:
    async with await ben.connect() as socket:
        await ben.say(socket, "ready", ready=True)
        assert (await ben.until(socket, "done", "refused"))["kind"] == "done"
    async with await ada.connect() as socket:
        await ada.until(socket, "frame")
        await ada.say(socket, "speak", word="heads")
        await ada.until(socket, "done")
        await ada.say(socket, "start")
        assert (await ada.until(socket, "done", "refused"))["kind"] == "done"


def choice(match: dict[str, Any]) -> str | None:
    """What a simple player does; a lay or discard is beyond it."""
    legal: list[str] = match["legal"]
    simple = [a for a in legal if a not in ("discard", "lay", "swap")]
    calling = [a for a in simple if a.endswith("uno")]
    plays = [a for a in simple if a.startswith(OPENINGS)]
    for group in (calling, plays, simple):
        if group:
            return group[-1]
    return None


async def play_round(guest: Guest) -> None:
    """Play whatever comes until the round is over."""
    async with await guest.connect() as socket:
        await guest.until(socket, "frame")
        while not guest.match["phase"].endswith("over") or not guest.place["records"]:
            action = choice(guest.match)
            if action is None:
                await guest.until(socket, "frame")
                continue
            await guest.say(socket, "act", seq=guest.seq, action=action)
            answer = await guest.until(socket, "done", "refused")
            if answer["kind"] == "refused":
                assert answer["code"] in ("stale", "illegal"), answer


def log_of(folder: Path, room: str) -> list[str]:
    """What a server that keeps its log in a file there has kept of a room."""
    with closing(sqlite3.connect(f"file:{folder / 'lastcard.db'}?mode=ro", uri=True)) as kept:
        found = kept.execute("SELECT entry FROM log WHERE room = ? ORDER BY seq", (room,))
        return [line for (line,) in found]
