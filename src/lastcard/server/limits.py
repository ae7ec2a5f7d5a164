"""How often somebody may do something."""

from dataclasses import dataclass


class Bucket:
    """This many at once, then this many a second.

    >>> bucket = Bucket(2, 1.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, full: float, rate: float) -> None:
        self.full = self.left = full
        self.rate = rate
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """The last one does not count."""
        self.left = min(self.full, self.left + 1)


@dataclass(frozen=True)
class Limits:
    """At once, and a second. A school behind one address must fit, a flood must not."""

    messages: tuple[float, float] = (120, 60)  # of one connection; more is read slowly
    calls: tuple[float, float] = (300, 30)  # HTTP calls of one address
    rooms: tuple[float, float] = (30, 0.2)  # opened from one address
    codes: tuple[float, float] = (20, 0.2)  # wrong codes tried from one address
    open_rooms: int = 200  # of one address, at a time
    drawings: tuple[float, float] = (60, 2)  # new QR codes for one address
    strangers: tuple[float, float] = (60, 2)  # sockets of one address that are told why not
    # Of all sockets of one address: four programs at full speed, or forty who play fast.
    all_messages: tuple[float, float] = (240, 240)
    new_sockets: tuple[float, float] = (300, 30)  # opened from one address
    sockets: int = 500  # open at a time from one address
    connections: int = 500  # of HTTP, likewise; then the one that has been idle longest goes
    addresses: int = 10_000  # remembered at a time


class Buckets:
    """One for each address or guest; when there are too many, those seen least recently go."""

    def __init__(self, limit: tuple[float, float], most: int) -> None:
        self.limit = limit
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, who: str) -> Bucket:
        """The bucket of an address or guest."""
        bucket = self._buckets.pop(who, None) or Bucket(*self.limit)
        self._buckets[who] = bucket
        if len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, who: str, now: float) -> bool:
        """Whether one more is allowed from there."""
        return self.bucket(who).take(now)
