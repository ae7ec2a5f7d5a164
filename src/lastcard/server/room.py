"""A room: who sits where, what is agreed, the match. Pure: entries in, state out.

Commands are judged here (:class:`~.refused.Refused`), entries are applied here, and nothing else
happens here: no clock, no chance, no storage, no network.
"""

from dataclasses import dataclass, field
from typing import Any

from .. import wire
from ..game.errors import IllegalAction
from ..game.events import Event
from ..game.fairness import LONGEST_WORD, Shuffle
from ..game.match import Match
from ..notation.actions import DEAL, Action, parse_action
from ..notation.errors import NotationError
from ..notation.options import MOST_PLAYERS, Rules, parse_rules
from ..notation.reasons import Reason
from ..wire.refused import Refused, of_error
from . import entries as log
from .names import free_name
from .places import Addresses

BOT_NAMES = ("Bix", "Coco", "Dodo", "Echo", "Fips", "Gino", "Hexe", "Ilo", "Juno", "Kiki")
MOST_POINTS = 10_000  # that a match in a room is played to: a whole evening, but not a whole year
MOST_ROUNDS = 100
MOST_GUESTS = 50  # in one room, with those who watch


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


@dataclass
class Room:
    """The state of a room after some entries."""

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
    ended: dict[int, str] = field(default_factory=dict)  # entries that closed a round: its record
    answered: dict[tuple[str, str], int] = field(default_factory=dict)  # guest and id: entry
    #: The action that was judged last, as an entry and as it was read, after which entry of the
    #: match: what was just judged need not be judged again to be done.
    judged: tuple[log.Acted, Action, int] | None = field(default=None, compare=False)

    # What the room is like

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
        """Where everybody sits who has a seat, also those who left during a match."""
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
        """Those in the room who are no programs."""
        return [guest for guest in self.guests if guest not in self.programs]

    def names(self) -> set[str]:
        return {*(seat.name for seat in self.seats if seat.taken), *self.watching.values()}

    def names_of_guests(self) -> dict[str, str]:
        """The names that people go by, also of those who left during a match."""
        return {s.guest: s.name for s in self.seats if s.guest is not None} | self.watching

    def guest_named(self, name: str) -> str:
        """Who goes by a name; "" if nobody does."""
        return next((g for g, n in self.names_of_guests().items() if n == name), "")

    # What may be done: a command as the entry that it becomes

    def enter(
        self, guest: str, name: str, program: bool = False, address: str = ""
    ) -> log.Entered | log.CameBack:
        if self.is_here(guest):
            raise Refused(Reason.HERE_ALREADY)
        if guest in self.kicked:
            raise Refused(Reason.REMOVED_BY_HOST)
        if (seat := self.seat_of(guest)) is not None:
            return log.CameBack(seat)
        if len(self.guests) >= MOST_GUESTS:
            raise Refused(Reason.ROOM_FULL)
        if not self.addresses.may_come_in(address, self.host):
            raise Refused(Reason.ADDRESS_REMOVED)
        if self.settings.public and not self.addresses.has_places(address, self.host, self.guests):
            raise Refused(Reason.TOO_MANY_FROM_ADDRESS)
        return log.Entered(guest, free_name(name, self.names()), program, address)

    def sit(self, guest: str, seat: int) -> log.Sat:
        self._must_be_here(guest)
        if not 0 <= seat < len(self.seats):
            raise Refused(Reason.SEAT_NOT_FREE, seat=seat)
        wanted = self.seats[seat]
        if wanted.guest is not None and not (wanted.gone and guest in self.watching):
            raise Refused(Reason.SEAT_TAKEN, seat=seat)
        if self.playing and guest not in self.watching:
            raise Refused(Reason.SEATS_ARE_FIXED)
        if not self.between_rounds:
            raise Refused(Reason.ROUND_IS_ON)
        return log.Sat(guest, seat)

    def leave(self, guest: str) -> log.Left:
        self._must_be_here(guest)
        return log.Left(guest)

    def kick(self, host: str, guest: str, with_address: bool = False) -> log.Kicked:
        self._must_be_host(host)
        self._must_not_play()
        if guest == host or not self.is_here(guest):
            raise Refused(Reason.NO_SUCH_GUEST)
        return log.Kicked(guest, self.addresses.of.get(guest, "") if with_address else "")

    def hand_over(self, host: str, guest: str) -> log.HandedOver:
        self._must_be_host(host)
        self._must_be_here(guest)
        if guest in self.programs:
            raise Refused(Reason.PROGRAM_AS_HOST)
        return log.HandedOver(guest)

    def configure(self, host: str, settings: wire.Settings) -> log.Configured:
        self._must_be_host(host)
        self._must_not_play()
        check_settings(settings)
        if sum(seat.guest is not None for seat in self.seats) > settings.seats:
            raise Refused(Reason.MORE_PLAYERS_THAN_SEATS)
        return log.Configured(settings)

    def add_bot(self, host: str, seat: int, level: wire.Level) -> log.BotSat:
        self._must_be_host(host)
        self._must_not_play()
        if not 0 <= seat < len(self.seats) or self.seats[seat].guest is not None:
            raise Refused(Reason.SEAT_NOT_FREE, seat=seat)
        return log.BotSat(seat, level)

    def remove_bot(self, host: str, seat: int) -> log.BotLeft:
        self._must_be_host(host)
        self._must_not_play()
        if not 0 <= seat < len(self.seats) or self.seats[seat].bot is None:
            raise Refused(Reason.NO_BOT_THERE, seat=seat)
        return log.BotLeft(seat)

    def ready(self, guest: str, ready: bool) -> log.Readied:
        self.seat_for(guest)
        if not self.between_rounds:
            raise Refused(Reason.ROUND_IS_ON)
        return log.Readied(guest, ready)

    def mute(self, guest: str, other: str, muted: bool) -> log.Muted:
        self._must_be_here(guest)
        self._must_be_here(other)
        return log.Muted(guest, other, muted)

    def add_seed_word(self, guest: str, word: str) -> log.AddedSeedWord:
        self.seat_for(guest)
        if self.commitment is None:
            raise Refused(Reason.SHUFFLE_NOT_READY)
        if not 1 <= len(word.encode()) <= LONGEST_WORD:
            raise Refused(Reason.WORD_LENGTH, least=1, most=LONGEST_WORD)
        return log.AddedSeedWord(guest, word)

    def start(self, host: str, at: float, date: str) -> log.Started:
        self._must_be_host(host)
        self._must_not_play()
        if any(not seat.taken for seat in self.seats):
            raise Refused(Reason.SEATS_EMPTY)
        if any(seat.guest not in (None, host) and not seat.ready for seat in self.seats):
            raise Refused(Reason.NOT_ALL_READY)
        if self.commitment is None:
            raise Refused(Reason.SHUFFLE_NOT_READY)
        return log.Started(at, date)

    def act(self, seat: int, text: str, at: float, client_id: str = "") -> log.Acted:
        """Judge an action by the rules."""
        if self.match is None:
            raise Refused(Reason.NOT_PLAYING)
        try:
            action = parse_action(text)
            self.match.game.check(seat, action)
        except (NotationError, IllegalAction) as error:
            raise of_error(error) from None
        if action == DEAL and self.commitment is None:
            raise Refused(Reason.SHUFFLE_NOT_READY)
        entry = log.Acted(at, seat, str(action), client_id)
        self.judged = (entry, action, self.moved)
        return entry

    def come_back(self, guest: str) -> log.CameBack:
        seat = self.seat_for(guest)
        if not self.seats[seat].away:
            raise Refused(Reason.NO_BOT_FOR_YOU)
        return log.CameBack(seat)

    def return_to_lobby(self, guest: str) -> log.ReturnedToLobby:
        if guest != self.host:  # a host may have no seat, when all players are gone
            self.seat_for(guest)
        if self.match is None or not self.match.over:
            raise Refused(Reason.MATCH_NOT_OVER)
        return log.ReturnedToLobby()

    def _must_be_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused(Reason.HOST_ONLY)

    def _must_be_here(self, guest: str) -> None:
        if not self.is_here(guest):
            raise Refused(Reason.NO_SUCH_GUEST)

    def _must_not_play(self) -> None:
        if self.playing:
            raise Refused(Reason.MATCH_IS_ON)

    # What was done

    def apply(self, entry: log.Anything, skim: bool = False) -> tuple[Event, ...]:
        """Take an entry that was allowed into account; what happened in the match.

        ``skim``: the entry is of a match that is over and left; it need not be played again.
        """
        self.seq += 1
        match entry:
            case log.Acted(_, seat, _, client_id):
                if client_id:
                    self.answered[self.seats[seat].guest or "", client_id] = self.seq
                return self._act(entry, skim)
            case log.Opened(_, guest, name, settings, address):
                self.host = guest
                self.addresses.know(guest, address)
                self.settings = settings
                self.seats = [Seat() for _ in range(settings.seats)]
                self.seats[0] = Seat(guest, name=name)
            case log.Entered(guest, name, program, address):
                self.addresses.know(guest, address)
                if program:
                    self.programs.add(guest)
                self._let_in(guest, name)
                self._be_hosted()
            case log.Sat(guest, seat):
                self._sit(guest, seat)
            case log.Left(guest):
                self._let_go(guest)
                self._be_hosted()
            case log.Kicked(guest, address):
                self.kicked.add(guest)
                if address:
                    self.addresses.banned.add(address)
                self._let_go(guest)
            case log.HandedOver(guest):
                self.host = guest
            case log.Configured(settings):
                self._rearrange(settings)
            case log.BotSat(seat, level):
                taken = self.names() - {self.seats[seat].name}
                self.seats[seat] = Seat(bot=level, name=free_name(BOT_NAMES[seat], taken))
            case log.BotLeft(seat):
                self.seats[seat] = Seat()
            case log.Readied(guest, ready):
                self.seats[self._sure(guest)].ready = ready
            case log.Muted(guest, other, muted):
                (self.muted.add if muted else self.muted.discard)((guest, other))
            case log.Committed(secret, record):
                self.next_shuffle = Shuffle(secret)
                self.words = {}
                if self.playing:
                    self.ended[self.seq] = record
            case log.AddedSeedWord(guest, word):
                self.words[guest] = word
            case log.Started(_, date):
                return self._start(date, skim)
            case log.WentAway(seat):
                self.seats[seat].away = True
            case log.CameBack(seat):
                self.seats[seat].away = self.seats[seat].gone = False
                self._be_hosted()
            case log.ReturnedToLobby():
                self._go_on()
        return ()

    def _sure(self, guest: str) -> int:
        seat = self.seat_of(guest)
        assert seat is not None
        return seat

    def _seat(self, guest: str, name: str) -> Seat:
        program = guest in self.programs
        return Seat(guest, name=name, program=program, ready=program)

    def _let_in(self, guest: str, name: str) -> None:
        for number, seat in enumerate(self.seats):
            if not self.playing and not seat.taken:
                self.seats[number] = self._seat(guest, name)
                return
        self.watching[guest] = name

    def _sit(self, guest: str, seat: int) -> None:
        left = self.seat_of(guest)
        name = self.watching.pop(guest, "") if left is None else self.seats[left].name
        if left is not None:
            self.seats[left] = Seat()
        self.seats[seat] = self._seat(guest, name)

    def _let_go(self, guest: str) -> None:
        self.watching.pop(guest, None)
        seat = self.seat_of(guest)
        if seat is not None and self.playing:
            # The seat plays on: nobody wins because somebody left.
            self.seats[seat].gone = True
        else:
            self.addresses.of.pop(guest, None)
            if seat is not None:
                self.seats[seat] = Seat()

    def _be_hosted(self) -> None:
        """The host is one of the people here: a program would never start a match."""
        if self.people and self.host not in self.people:
            self.host = self.people[0]

    def _rearrange(self, settings: wire.Settings) -> None:
        """New settings: guests keep their order, then bots as far as there are seats."""
        self.settings = settings
        taken = sorted((s for s in self.seats if s.taken), key=lambda seat: seat.guest is None)
        self.seats = taken[: settings.seats]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]
        self._nobody_is_ready()

    def _shuffle(self) -> Shuffle:
        """The shuffle committed to, with the words that were said since."""
        assert self.next_shuffle is not None
        words = tuple(self.words.get(seat.guest or "", "") for seat in self.seats)
        self.shuffles.append(Shuffle(self.next_shuffle.secret, words))
        self.next_shuffle = None
        return self.shuffles[-1]

    def _start(self, date: str, skim: bool) -> tuple[Event, ...]:
        self.playing = True
        self.answered = {}
        self._nobody_is_ready()
        self.moved = self.seq
        seed = self._shuffle().seed
        if skim:
            return ()
        names = [seat.name for seat in self.seats]
        self.match = Match.new(names, self.settings.game, seed, self.rules, date)
        return self.match.game.opening

    def _act(self, entry: log.Acted, skim: bool) -> tuple[Event, ...]:
        judged, self.judged = self.judged, None
        here, self.moved = self.moved, self.seq
        seed = None
        if entry.action == str(DEAL):
            self._nobody_is_ready()
            seed = self._shuffle().seed
        if skim:
            return ()
        assert self.match is not None
        if seed is not None:
            self.match.game.reseed(seed)
        if judged is not None and judged[0] is entry and judged[2] == here:
            return self.match.do(entry.seat, judged[1])
        return self.match.push(entry.seat, entry.action)

    def _nobody_is_ready(self) -> None:
        for seat in self.seats:
            seat.ready = seat.program

    def _go_on(self) -> None:
        self.playing = False
        self.match = None
        self.shuffles = []
        self.seats = [Seat() if seat.gone else seat for seat in self.seats]
        self._nobody_is_ready()
        for seat in self.seats:
            seat.away = False
        waiting, self.watching = self.watching, {}
        for guest, name in waiting.items():
            self._let_in(guest, name)

    # What is kept

    def record(self) -> dict[str, Any]:
        """The match so far, with how its rounds were shuffled; only for what has ended."""
        assert self.match is not None
        shuffles = [shuffle.to_json() for shuffle in self.shuffles]
        return self.match.record() | {"fairness": shuffles}


def check_settings(settings: wire.Settings) -> None:
    """Refuse what no game can be played with."""
    try:
        rules = parse_rules(settings.rules)
        rules.check_for(settings.game, settings.seats)
    except NotationError as error:
        raise of_error(error) from None
    except RecursionError:
        raise Refused(Reason.OPTIONS_TOO_DEEP) from None
    most = MOST_ROUNDS if rules.scoring == "rounds" else MOST_POINTS
    if rules.target_in(settings.game) > most:
        raise Refused(Reason.TARGET_OUT_OF_RANGE, least=1, most=most)
    if (rules.rounds or 0) > MOST_ROUNDS:
        raise Refused(Reason.ROUNDS_OUT_OF_RANGE, least=1, most=MOST_ROUNDS)
    if settings.turn_seconds not in wire.TURN_SECONDS:
        raise Refused(Reason.TURN_SECONDS_UNKNOWN, choices=list(wire.TURN_SECONDS))
    if not 0 <= settings.window_seconds <= 30:
        raise Refused(Reason.WINDOW_OUT_OF_RANGE, least=0, most=30)


def open_room(
    guest: str, name: str, settings: wire.Settings, at: float, address: str = ""
) -> log.Opened:
    """The first entry of a room."""
    check_settings(settings)
    return log.Opened(at, guest, name, settings, address)


assert max(MOST_PLAYERS.values()) <= len(BOT_NAMES)
