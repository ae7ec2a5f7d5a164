"""Programs that play in a tournament: each is started here, and talks over the wire (wire.md)."""

import secrets
import shlex
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from functools import cache
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import Literal, NamedTuple
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from ... import wire
from ...bots.guard import BotFailure
from ...notation.system_errors import plain
from ...wire.closing import NOT_ALLOWED, REMOVED

START_SECONDS = 30.0  # from the start of a program until it has opened its socket
END_SECONDS = 1.0  # from its last match until a program is gone by itself
STEP_SECONDS = 0.02  # between two looks whether a program is still there


class ProgramError(BotFailure):
    """A program that cannot be started, or has ended."""

    def __init__(self, message: str) -> None:
        super().__init__("raised", message)


class Heard(NamedTuple):
    """Something that came over a socket."""

    kind: Literal["opened", "said", "closed"]
    socket: ServerConnection
    text: str = ""


class Gate:
    """Where programs come in: on this machine only, each with its token."""

    def __init__(self) -> None:
        self.inboxes: dict[str, SimpleQueue[Heard]] = {}
        self.server = serve(
            self.listen,
            "127.0.0.1",
            0,
            compression=None,
            ping_interval=None,
            close_timeout=END_SECONDS,
        )
        threading.Thread(target=self.server.serve_forever, name="gate", daemon=True).start()

    def url(self, token: str) -> str:
        return f"ws://127.0.0.1:{self.server.socket.getsockname()[1]}/api/socket?token={token}"

    def listen(self, socket: ServerConnection) -> None:
        """One socket from beginning to end."""
        query = parse_qs(urlsplit(socket.request.path if socket.request else "").query)
        inbox = self.inboxes.get(query.get("token", [""])[0])
        if inbox is None:
            socket.close(NOT_ALLOWED)
            return
        inbox.put(Heard("opened", socket))
        with suppress(ConnectionClosed):
            for message in socket:
                text = message if isinstance(message, str) else message.decode("utf-8", "replace")
                inbox.put(Heard("said", socket, text))
        inbox.put(Heard("closed", socket))


@cache
def gate() -> Gate:
    return Gate()


class Program:
    """A program with its socket; it is started when it is needed, and again if it has ended."""

    def __init__(self, command: list[str]) -> None:
        self.inbox: SimpleQueue[Heard] = SimpleQueue()
        token = secrets.token_urlsafe(16)
        gate().inboxes[token] = self.inbox
        self.command = [word.replace("{url}", gate().url(token)) for word in command]
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115, it lives as long as we do
        self.process: subprocess.Popen[bytes] | None = None
        self.socket: ServerConnection | None = None
        self.door = threading.Lock()  # one comes in at a time, even one late for an earlier game
        self.seq = 0  # the number of its last frame, in whichever game
        # A process of a pool runs no other functions at its end.
        Finalize(None, self.end, exitpriority=1)

    def come_in(self) -> None:
        """Wait until it has opened its socket."""
        until = time.monotonic() + START_SECONDS
        with self.door:
            while self.socket is None:
                if self.process is None or self.process.poll() is not None:
                    self.start()
                if (heard := self.next(STEP_SECONDS)) is not None and heard.kind == "opened":
                    self.socket = heard.socket
                    self.say(wire.Ping(1))
                elif time.monotonic() > until:
                    raise ProgramError(f"it did not come to {self.command[-1]}{self.last_words()}")

    def come_back(self) -> ProgramError | None:
        """Come in for one more game; what went wrong since the last one."""
        try:
            self.come_in()
        except ProgramError as trouble:
            self.come_in()
            return trouble
        return None

    def start(self) -> None:
        if self.process is not None and self.process.returncode:
            code, self.process = self.process.returncode, None
            raise ProgramError(f"it ended with code {code}{self.last_words()}")
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self.complaints,
                start_new_session=True,  # Ctrl-C is for the tournament
            )
        except OSError as error:
            raise ProgramError(f"{self.command[0]}: {plain(error)}") from None

    def last_words(self) -> str:
        """What it complained about last."""
        self.complaints.seek(0)
        lines = self.complaints.read()[-1000:].decode("utf-8", "replace").split("\n")
        return next((f" ({line.strip()})" for line in reversed(lines) if line.strip()), "")

    def say(self, message: wire.FromServer) -> None:
        """Tell it something; if it is not there, it hears nothing."""
        if self.socket is not None:
            try:
                self.socket.send(wire.encoder.encode(message).decode())
            except ConnectionClosed:
                self.socket = None

    def hear(self, until: float) -> str | None:
        """What it says, until that time; an empty text: it is not there any more."""
        while self.socket is not None:
            heard = self.next(until - time.monotonic())
            if heard is None:
                return None
            if heard.kind == "opened":  # the newest connection plays
                self.socket = heard.socket
                return ""
            if heard.socket is self.socket and heard.kind == "said":
                return heard.text
            if heard.socket is self.socket:
                self.socket = None
        return ""

    def next(self, seconds: float) -> Heard | None:
        try:
            return self.inbox.get(timeout=max(0.0, seconds))
        except Empty:
            return None

    def end(self) -> None:
        """Let it go: it should end by itself, but has to."""
        process, self.process = self.process, None
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(ConnectionClosed):
                socket.send(wire.encoder.encode(wire.Removed()).decode())
            socket.close(REMOVED)
        if process is not None:
            try:
                process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def words_of(command: str) -> list[str]:
    """A command as it is typed; without a place for the address, that comes last.

    >>> words_of("python bot.py"), words_of("node bot.mjs --to={url}")
    (['python', 'bot.py', '{url}'], ['node', 'bot.mjs', '--to={url}'])
    """
    words = shlex.split(command)
    return words if any("{url}" in word for word in words) else [*words, "{url}"]
