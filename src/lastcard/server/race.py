"""A race that the network does not decide (S13).

A player who is far away is heard late. So the first claim waits until one made at the same moment
by the farthest player would have arrived. Then the earliest wins, by arrival less latency.
"""

from collections.abc import Awaitable, Callable

from .storage.store import StorageError

LONGEST_WAIT = 0.25  # seconds: nobody gains more by being, or seeming, far away


class Race:
    """Claims that wait to be decided."""

    def __init__(self) -> None:
        self.decided_at: float | None = None
        self._claims: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []

    def claim(
        self, now: float, latency: float, farthest: float, settle: Callable[[], Awaitable[None]]
    ) -> None:
        """A claim took ``latency`` seconds to arrive; those of others may take ``farthest``."""
        self._claims.append((now - latency, len(self._claims), settle))
        if self.decided_at is None:
            self.decided_at = now + min(max(0.0, farthest - latency), LONGEST_WAIT)

    async def decide(self) -> None:
        """Let the claims count, the earliest first; each gets its answer."""
        claims, self._claims = sorted(self._claims, key=lambda claim: claim[:2]), []
        self.decided_at = None
        failed = None
        for _, _, settle in claims:
            try:
                await settle()
            except StorageError as error:
                failed = error
        if failed is not None:
            raise failed
