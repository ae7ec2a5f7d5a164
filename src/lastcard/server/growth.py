"""How fast a log may grow outside play: what people do in a lobby is kept for ever, too."""

from collections.abc import Callable

from ..notation.reasons import Reason
from ..wire.refused import Refused
from . import entries as log
from .limits import Bucket, Buckets
from .room import Room

OF_A_GUEST = (60, 1.0)  # at once, and a second
OF_A_ROOM = (240, 4.0)
REMEMBERED = 200  # guests

# What ends something is always possible: each of them needs a longer way back first.
ALWAYS = (log.Left, log.Kicked, log.Started, log.ReturnedToLobby)


def changes(room: Room, entry: log.Anything) -> bool:
    """Whether anything is different after an entry: what makes no difference is not kept."""
    match entry:
        case log.Readied(guest, ready):
            seat = room.seat_of(guest)
            return seat is None or room.seats[seat].ready != ready
        case log.Muted(guest, other, muted):
            return ((guest, other) in room.muted) != muted
        case log.AddedSeedWord(guest, word):
            return room.words.get(guest) != word
        case log.HandedOver(guest):
            return room.host != guest
        case log.Configured(settings):
            ready = any(seat.ready and not seat.program for seat in room.seats)
            return settings != room.settings or ready
        case log.BotSat(seat, level):
            return room.seats[seat].bot != level
    return True


class Growth:
    """What the guests of a room may still add to its log outside play."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._room = Bucket(*OF_A_ROOM)
        self._guests = Buckets(OF_A_GUEST, REMEMBERED)

    def allow(self, guest: str, entry: log.Anything) -> None:
        """Refuse what comes too fast."""
        if isinstance(entry, ALWAYS):
            return
        now = self._clock()
        if not self._guests.take(guest, now):
            raise Refused(Reason.TOO_MANY_CHANGES)
        if not self._room.take(now):
            raise Refused(Reason.TOO_MANY_CHANGES_HERE)
