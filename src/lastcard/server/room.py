"""A room. Pure: entries in, state out.

Commands are judged here (:class:`~lastcard.wire.refused.Refused`), each as the entry that it
becomes. No clock, no chance, no storage, no network.
"""

from .. import wire
from ..game.errors import IllegalAction
from ..game.events import Event
from ..game.fairness import LONGEST_WORD
from ..notation.action import DEAL
from ..notation.actions import parse_action
from ..notation.errors import NotationError
from ..notation.options import Rules, parse_rules
from ..notation.reasons import Reason
from ..wire.refused import Refused, of_error
from . import entries as log
from .applying import apply
from .names import free_name
from .state import RoomState

MOST_POINTS = 10_000  # that a match in a room is played to: a whole evening, but not a whole year
MOST_ROUNDS = 100
MOST_GUESTS = 50  # in one room, with those who watch


class Room(RoomState):
    """What may be done in a room, and what was done."""

    def apply(self, entry: log.Anything, skim: bool = False) -> tuple[Event, ...]:
        """Apply an entry that was allowed; what happened in the match."""
        return apply(self, entry, skim)

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
        places = address, self.host, self.guests, len(self.seats)
        if self.settings.public and not self.addresses.has_places(*places):
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
            judged = self.match.game.check(seat, action)
        except (NotationError, IllegalAction) as error:
            raise of_error(error) from None
        if action == DEAL and self.commitment is None:
            raise Refused(Reason.SHUFFLE_NOT_READY)
        entry = log.Acted(at, seat, str(action), client_id)
        self.judged = (entry, judged, self.moved)
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


def most_target(rules: Rules) -> int:
    """The most that a match in a room is played to."""
    return MOST_ROUNDS if rules.scoring == "rounds" else MOST_POINTS


def check_settings(settings: wire.Settings) -> None:
    """Refuse what no game can be played with."""
    try:
        rules = parse_rules(settings.rules)
        rules.check_for(settings.game, settings.seats)
    except NotationError as error:
        raise of_error(error) from None
    except RecursionError:
        raise Refused(Reason.OPTIONS_TOO_DEEP) from None
    most = most_target(rules)
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
    check_settings(settings)
    return log.Opened(at, guest, name, settings, address)
