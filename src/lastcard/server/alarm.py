"""An alarm clock for a room."""

import asyncio
from collections.abc import Callable


def nothing() -> None:
    pass


class Alarm:
    """Rings in time for what is planned. Ringing early costs less than being set for every move."""

    def __init__(self, clock: Callable[[], float], ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0

    def set(self, at: float) -> None:
        """Ring at that time at the latest."""
        if self._timer is not None:
            if self._rings_at <= at:
                return
            self._timer.cancel()
        seconds = max(0.0, at - self._clock())
        self._timer = asyncio.get_running_loop().call_later(seconds, self._now)
        self._rings_at = at

    def stop(self) -> None:
        """Ring never again, and let go of who was to be woken, who holds this alarm."""
        if self._timer is not None:
            self._timer.cancel()
        self._ring = nothing

    def _now(self) -> None:
        self._timer = None
        self._ring()
