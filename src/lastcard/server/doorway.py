"""Who is connected, from where, and whether there is room for one more.

A file is open for each connection, and files run out. So each address has only so many connections,
and when there are too many, the one that has been idle longest goes: we wait for it, and not it for
us, and an honest client opens another.
"""

import time
from collections import Counter
from typing import Protocol

import structlog

from .addresses import Proxies, counted
from .limits import Limits
from .metrics import Metrics
from .open_files import most_connections
from .turns import Turns

QUIET_SECONDS = 60.0  # between two lines in the log about the same thing

logger = structlog.get_logger()


class Caller(Protocol):
    """An HTTP connection, or one that is to be a socket."""

    @property
    def peer(self) -> str:
        """Its address, "" where there is none."""

    @property
    def idle(self) -> bool:
        """Whether we wait for it: for a request or the rest of one, or for it to read."""

    def make_room(self) -> None:
        """Close, for somebody else."""


class Doorway:
    """All connections that are not sockets yet, the one that has been idle longest first."""

    def __init__(
        self, limits: Limits, metrics: Metrics, proxies: Proxies, most: int | None = None
    ) -> None:
        self.limits = limits
        self.metrics = metrics
        self.proxies = proxies
        self.most = most_connections() if most is None else most
        self.sockets = 0  # WebSockets, which are not ours to close
        self.turns = Turns()
        self.lingering = 0  # connections that are being told why they end
        self._open: dict[Caller, None] = {}
        self._of: dict[str, dict[Caller, None]] = {}
        self._said: Counter[str] = Counter()

    def enter(self, caller: Caller) -> str:
        """Let one in; "", or why there is no room."""
        mine = self._mine(caller)
        full = len(self._open) + self.sockets >= self.most
        if mine is not None and len(mine) >= self.limits.connections:
            if not self._make_room(mine):
                return "too_many"
        elif full and not self._make_room(self._open):
            self._say("no room for another connection", sockets=self.sockets, most=self.most)
            return "full"
        elif full:
            self._say("idle connections are closed to make room for new ones", most=self.most)
        self._open[caller] = None
        if mine is not None:
            self._of.setdefault(counted(caller.peer), mine)[caller] = None
        return ""

    def _mine(self, caller: Caller) -> dict[Caller, None] | None:
        """The connections from the same address; a proxy has as many as it needs."""
        if caller.peer in self.proxies:
            return None
        return self._of.get(counted(caller.peer), {})

    def _make_room(self, among: dict[Caller, None]) -> bool:
        oldest = next((caller for caller in among if caller.idle), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.make_room()
        self.ended("made_room")
        return True

    def has_asked(self, caller: Caller) -> None:
        """A whole request has come: of all that are idle later, this one is the last to go."""
        for among in (self._open, self._of.get(counted(caller.peer), {})):
            if caller in among:
                del among[caller]
                among[caller] = None

    def leave(self, caller: Caller) -> None:
        """A connection has ended, or is counted as a socket."""
        self._open.pop(caller, None)
        where = counted(caller.peer)
        mine = self._of.get(where)
        if mine is not None:
            mine.pop(caller, None)
            if not mine:
                del self._of[where]

    def ended(self, why: str) -> None:
        self.metrics.ended.labels(why).inc()

    def _say(self, what: str, **more: int) -> None:
        now = int(time.monotonic() // QUIET_SECONDS) + 1
        if self._said[what] != now:
            self._said[what] = now
            logger.warning(what, **more)
