"""Who a guest is: a signed cookie, a program's token, and tickets that are valid once."""

import hashlib
import hmac
import secrets
import time

COOKIE = "lastcard"
TICKET_SECONDS = 60.0
MOST_TICKETS = 100_000


def fresh_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def fresh_record_name() -> str:
    """A name for a finished round. It is drawn, not worked out: it tells nothing of the room.

    Only digits and small letters, so that it can be part of any address.
    """
    return secrets.token_hex(16)


def signed(value: str, key: str, purpose: str = "guest") -> str:
    """A value with a signature: what a cookie or a program's token holds.

    >>> read_signed(signed("ada", "key"), "key"), read_signed("ada.forged", "key")
    ('ada', None)
    >>> read_signed(signed("ada", "key", "program"), "key") is None
    True
    """
    text = f"{purpose}:{value}"
    return f"{value}.{hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()}"


def read_signed(text: str | None, key: str, purpose: str = "guest") -> str | None:
    """The value under a signature; ``None`` where the signature is not ours."""
    value, dot, _ = (text or "").rpartition(".")
    ours = signed(value, key, purpose)
    if not dot or not hmac.compare_digest(ours.encode(), (text or "").encode()):
        return None
    return value


class Tickets:
    """One-time permissions to open a socket: from a page of ours, by a guest with a cookie."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[str, str, float]] = {}

    def issue(self, guest: str, room: str) -> str:
        now = time.monotonic()
        while self._open:  # the oldest first
            oldest = next(iter(self._open))
            if self._open[oldest][2] > now and len(self._open) < MOST_TICKETS:
                break
            del self._open[oldest]
        ticket = fresh_token()
        self._open[ticket] = (guest, room, now + TICKET_SECONDS)
        return ticket

    def redeem(self, ticket: str) -> tuple[str, str] | None:
        """The guest and room of a ticket, once, within a minute."""
        found = self._open.pop(ticket, None)
        if found is None or found[2] < time.monotonic():
            return None
        return found[0], found[1]
