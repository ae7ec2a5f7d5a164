"""Somebody keeps everybody waiting where turns have no limit: then a bot may be asked to stand in.

After a while the host can ask for it; where everybody waits for the host, more than half of the
other people at the table have to. The seat is away then, as when a clock has run out.
"""

from .. import wire
from ..notation.reasons import Reason
from ..wire.refused import Refused
from . import entries as log
from .pacing import Pacer, Plan
from .showing import may_watch

PATIENCE_SECONDS = 60.0


class SlowPlayers:
    """Who is too slow in a room, and who asked for a bot. After a restart all begin again."""

    def __init__(self, pacer: Pacer) -> None:
        self.pacer = pacer
        self.room = pacer.room
        self.noticed: float | None = None  # the beginning of the position that lasts too long
        self.asked: dict[int, set[str]] = {}  # in this position, for which seat
        self.informed: set[str] = set()  # the guests who know that they can do something

    def plan(self) -> Plan | None:
        """When people are told that they can do something about it."""
        if self._too_long or not self._awaited:
            return None
        return Plan(self.pacer.since + PATIENCE_SECONDS, "stalling")

    def notice(self) -> None:
        """The position has lasted too long."""
        self.noticed = self.pacer.since
        self.asked = {}

    @property
    def _too_long(self) -> bool:
        return self.noticed == self.pacer.since

    @property
    def _awaited(self) -> list[int]:
        """The seats of guests without whom play cannot go on, where no clock decides."""
        match = self.room.match
        if self.room.settings.turn_seconds or match is None or match.game.round_over:
            return []
        seats = self.room.seats
        return [seat for seat in self.pacer.awaited if not seats[seat].played_by_bot]

    def _deciders(self, seat: int) -> tuple[list[str], int]:
        """Who may ask for a bot on a seat, and how many of them have to."""
        room = self.room
        host, guest = room.host, room.seats[seat].guest
        if host != guest and may_watch(room, room.seat_of(host)):
            return [host], 1
        others = [
            other.guest
            for other in room.seats
            if other.guest in self.pacer.heirs and other.guest != guest and not other.away
        ]
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
            deciders, needed = self._deciders(seat)
            if guest in deciders:
                asked = self.asked.get(seat, set()).intersection(deciders)
                seats.append(wire.Stalled(seat, len(asked), needed, guest in asked))
        return seats

    def ask(self, guest: str, seat: int) -> log.WentAway | None:
        """A guest wants a bot to play on a seat; ``None``: others have to want it, too."""
        if not self._too_long or seat not in self._awaited:
            raise Refused(Reason.NOBODY_STALLS)
        deciders, needed = self._deciders(seat)
        if guest not in deciders:
            if self.room.seats[seat].guest == self.room.host:
                raise Refused(Reason.OTHERS_DECIDE)
            raise Refused(Reason.HOST_ONLY)
        asked = self.asked.setdefault(seat, set())
        asked.add(guest)
        return log.WentAway(seat) if len(asked.intersection(deciders)) >= needed else None

    def check_return(self, guest: str) -> None:
        """Nobody holds up everybody by coming back again and again instead of playing."""
        seat = self.room.seat_of(guest)
        if seat in self.pacer.returned and seat in self.pacer.awaited:
            raise Refused(Reason.BOT_ENDS_TURN)
