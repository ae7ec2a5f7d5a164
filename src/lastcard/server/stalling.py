"""Somebody keeps all waiting where turns have no limit: then a bot may be asked to stand in.

After a while the host can ask for it; where the host is the one who is awaited, or has done nothing
about it for as long again, more than half of the other people at the table can. The seat is away
then, as when a clock has run out.
"""

from .. import wire
from ..notation.reasons import Reason
from ..wire.refused import Refused
from . import entries as log
from .pacing import Pacer, Plan
from .showing import may_watch

PATIENCE_SECONDS = 60.0  # until the host may do something, and again until the others may


class SlowPlayers:
    """Who is too slow in a room, and who asked for a bot. After a restart all begin anew."""

    def __init__(self, pacer: Pacer) -> None:
        self.pacer = pacer
        self.room = pacer.room
        self.noticed: float | None = None  # the beginning of the position that lasts too long
        self.host_waits = False  # and so long that it is not up to the host alone
        self.asked: dict[int, set[str]] = {}  # in this position, for which seat
        self.informed: set[str] = set()  # the guests who know that they can do something

    def plan(self) -> Plan | None:
        """When people are told that they can do something about it."""
        if (self._too_long and self.host_waits) or not self._awaited:
            return None
        return Plan(self.pacer.since + PATIENCE_SECONDS * (1 + self._too_long), "stalling")

    def notice(self) -> None:
        """The position has lasted too long, or too long for the second time."""
        self.host_waits = self._too_long
        if not self._too_long:
            self.noticed = self.pacer.since
            self.asked = {}

    @property
    def _too_long(self) -> bool:
        return self.noticed == self.pacer.since

    @property
    def _awaited(self) -> list[int]:
        """The seats of guests without whom it does not go on, where no clock decides."""
        match = self.room.match
        if self.room.settings.turn_seconds or match is None or match.game.round_over:
            return []
        seats = self.room.seats
        return [seat for seat in self.pacer.awaited if not seats[seat].played_by_bot]

    def _deciders(self, guest: str, seat: int) -> tuple[list[str], int]:
        """With whom a guest decides about a bot on a seat, and how many of them have to ask."""
        room, pacer = self.room, self.pacer
        host, slow = room.host, room.seats[seat].guest
        hosted = host != slow and may_watch(room, room.seat_of(host))
        if hosted and (guest == host or not self.host_waits):
            return [host], 1
        seated = [other.guest for other in room.seats if other.guest and not other.away]
        others = [other for other in seated if other in pacer.heirs and other not in (host, slow)]
        return others, len(others) // 2 + 1

    @property
    def has_news(self) -> bool:
        """Whether there may be something to tell anybody."""
        return self._too_long or bool(self.informed)

    def news_for(self, guest: str) -> wire.Stalling | None:
        """What a guest can do about it now; ``None``: there is nothing to tell."""
        seats = self._shown_to(guest) if self._too_long else []
        if not seats and guest not in self.informed:
            return None
        (self.informed.add if seats else self.informed.discard)(guest)
        return wire.Stalling(seats)

    def _shown_to(self, guest: str) -> list[wire.Stalled]:
        seats = []
        for seat in self._awaited:
            deciders, needed = self._deciders(guest, seat)
            if guest in deciders:
                asked = self.asked.get(seat, set()).intersection(deciders)
                seats.append(wire.Stalled(seat, len(asked), needed, guest in asked))
        return seats

    def ask(self, guest: str, seat: int) -> log.WentAway | None:
        """A guest wants a bot to play on a seat; ``None``: others have to want it, too."""
        if not self._too_long or seat not in self._awaited:
            raise Refused(Reason.NOBODY_STALLS)
        deciders, needed = self._deciders(guest, seat)
        if guest not in deciders:
            if self.room.seats[seat].guest == self.room.host:
                raise Refused(Reason.OTHERS_DECIDE)
            raise Refused(Reason.HOST_ONLY)
        asked = self.asked.setdefault(seat, set())
        asked.add(guest)
        return log.WentAway(seat) if len(asked.intersection(deciders)) >= needed else None

    def check_return(self, guest: str) -> None:
        """Nobody holds all up by coming back again and again instead of playing."""
        seat = self.room.seat_of(guest)
        if seat in self.pacer.returned and seat in self.pacer.awaited:
            raise Refused(Reason.BOT_ENDS_TURN)
