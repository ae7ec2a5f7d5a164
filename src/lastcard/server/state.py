"""What a room is like: who sits where, what is agreed, the match."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .. import wire
from ..game.fairness import Shuffle
from ..game.game import Judged
from ..game.match import Match
from ..notation.options import Rules, parse_rules
from ..notation.reasons import Reason
from ..wire.refused import Refused
from . import entries as log
from .places import Addresses


@dataclass
class Seat:
    """A place at the table: empty, a guest's, or a bot's."""

    guest: str | None = None
    bot: wire.Level | None = None
    name: str = ""
    program: bool = False  # the guest is somebody's bot, and always ready
    ready: bool = False
    away: bool = False  # a bot plays until the guest is back
    gone: bool = False  # left during a match: the seat is kept until its end

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a program decides for this seat now."""
        return self.bot is not None or self.away or self.gone


class EndedRound(NamedTuple):
    """A round that is over."""

    record: str  # its name
    players: tuple[str, ...] | None  # who may know it; ``None``: everybody might watch

    def may_be_known_to(self, guest: str) -> bool:
        return self.players is None or guest in self.players


@dataclass
class RoomState:
    """A room after some entries."""

    host: str = ""
    settings: wire.Settings = field(default_factory=wire.Settings)
    seats: list[Seat] = field(default_factory=list)
    watching: dict[str, str] = field(default_factory=dict)  # guests without a seat, with names
    programs: set[str] = field(default_factory=set)  # guests that are somebody's bots
    playing: bool = False
    match: Match | None = None
    shuffles: list[Shuffle] = field(default_factory=list)  # of this match, round by round
    next_shuffle: Shuffle | None = None  # committed to, not yet dealt
    words: dict[str, str] = field(default_factory=dict)
    kicked: set[str] = field(default_factory=set)  # who may not come back
    addresses: Addresses = field(default_factory=Addresses)
    muted: set[tuple[str, str]] = field(default_factory=set)  # who does not hear whom
    seq: int = 0  # entries so far
    moved: int = 0  # the entry that last changed the match
    ended: dict[int, EndedRound] = field(default_factory=dict)  # by the entry that closed it
    answered: dict[tuple[str, str], int] = field(default_factory=dict)  # guest and id: entry
    #: The action that was judged last, as an entry and for the game, after which entry of the
    #: match: what was just judged need not be judged again to be done.
    judged: tuple[log.Acted, Judged, int] | None = field(default=None, compare=False)

    @property
    def rules(self) -> Rules:
        return parse_rules(self.settings.rules)

    @property
    def commitment(self) -> str | None:
        """The hash of the secret for the next deal."""
        return None if self.next_shuffle is None else self.next_shuffle.commitment

    @property
    def unclosed(self) -> bool:
        """Whether the entry that commits to the next shuffle, and closes a round, is to come."""
        return self.seq > 0 and self.between_rounds and self.commitment is None

    @property
    def between_rounds(self) -> bool:
        return self.match is None or self.match.game.round_over

    @property
    def holds_match(self) -> bool:
        """Whether there is a match that can go on."""
        return self.match is not None and not self.match.over

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    @property
    def seats_of_guests(self) -> dict[str, int]:
        """Where everybody with a seat sits, including those who left during a match."""
        return {s.guest: number for number, s in enumerate(self.seats) if s.guest is not None}

    def seat_for(self, guest: str) -> int:
        """The seat that a guest may act for; refused where there is none."""
        seat = self.seat_of(guest)
        if seat is None or self.seats[seat].gone:
            raise Refused(Reason.NO_SEAT)
        return seat

    def is_here(self, guest: str) -> bool:
        if guest in self.watching:
            return True
        seat = self.seat_of(guest)
        return seat is not None and not self.seats[seat].gone

    @property
    def guests(self) -> list[str]:
        """Those in the room, players first."""
        seated = [seat.guest for seat in self.seats if seat.guest and not seat.gone]
        return [*seated, *self.watching]

    @property
    def people(self) -> list[str]:
        """Those in the room who are not programs."""
        return [guest for guest in self.guests if guest not in self.programs]

    def names(self) -> set[str]:
        return {*(seat.name for seat in self.seats if seat.taken), *self.watching.values()}

    def names_of_guests(self) -> dict[str, str]:
        """The names that people go by, including those who left during a match."""
        return {s.guest: s.name for s in self.seats if s.guest is not None} | self.watching

    def guest_named(self, name: str) -> str:
        """Who goes by a name; "" if nobody does."""
        return next((g for g, n in self.names_of_guests().items() if n == name), "")

    def record(self) -> dict[str, Any]:
        """The match so far, with how its rounds were shuffled; only for what has ended."""
        assert self.match is not None
        shuffles = [shuffle.to_json() for shuffle in self.shuffles]
        return self.match.record() | {"fairness": shuffles}
