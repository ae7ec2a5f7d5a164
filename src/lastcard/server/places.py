"""What one address may do in a room: take half of a public one, come in after a kick.

Rooms know addresses by a keyed hash only, which is kept in their logs; "" stands for none, as in
old logs and for programs, which the host lets in. The host's own address may do everything: nobody
needs a second guest to spoil their own game.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field


def address_hash(address: str, key: str) -> str:
    """An address as rooms know it: the same for the same address, and readable to nobody.

    "" is that of a socket that has none.

    >>> address_hash("192.0.2.7", "key") == address_hash("192.0.2.7", "another key")
    False
    """
    if not address:
        return ""
    text = f"address:{address}"
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()[:32]


@dataclass
class Addresses:
    """From where the guests of a room came in."""

    of: dict[str, str] = field(default_factory=dict)  # by guest
    banned: set[str] = field(default_factory=set)

    def know(self, guest: str, address: str) -> None:
        if address:
            self.of[guest] = address

    def may_come_in(self, address: str, host: str) -> bool:
        """Whether the host has not sent this address away."""
        return address not in self.banned or address == self.of.get(host)

    def has_places(self, address: str, host: str, guests: Iterable[str], seats: int) -> bool:
        """Whether one more guest from an address gets into a public room: at most for half of its
        seats, so that others get in, too. A larger family opens a room of its own, and hosts it.
        """
        if not address or address == self.of.get(host):
            return True
        return sum(self.of.get(guest) == address for guest in guests) < seats // 2
