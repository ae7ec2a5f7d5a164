"""Counters for operators, in the form that Prometheus reads."""

import asyncio
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .counters import Kinds, Times

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAG_SECONDS = 0.25  # between two looks
KEPT_SECONDS = 0.1  # that the text holds: it takes a millisecond or two, and anybody may ask


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._text, self._until = b"", 0.0
        self.rooms = Gauge("lastcard_rooms", "Rooms that are open", registry=registry)
        self.connections = Gauge("lastcard_connections", "Sockets that are open", registry=registry)
        self.entries = Kinds("lastcard_entries", "Entries kept", "kind", registry)
        self.refusals = Counter("lastcard_refusals", "Refusals", ["code"], registry=registry)
        self.dropped = Counter("lastcard_dropped", "Sockets ended", ["code"], registry=registry)
        self.ended = Counter(
            "lastcard_ended", "HTTP connections that we ended", ["why"], registry=registry
        )
        self.failures = Counter("lastcard_failures", "Faults of ours", ["what"], registry=registry)
        self.keeping = Times("lastcard_keeping_seconds", "From judged to kept", SECONDS, registry)
        self.lag = Histogram(
            "lastcard_loop_lag_seconds",
            "How late the event loop is",
            buckets=SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "lastcard_thinking_seconds",
            "From asked to answered, by a bot",
            ["level"],
            buckets=SECONDS,
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def recent_text(self) -> bytes:
        """The same, worked out ten times a second at most."""
        now = monotonic()
        if now >= self._until:
            self._text, self._until = self.text(), now + KEPT_SECONDS
        return self._text


async def watch_lag(metrics: Metrics) -> None:
    """Look again and again how much later than asked we are woken: all wait as long, whoever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.lag.observe(max(0.0, loop.time() - due))
