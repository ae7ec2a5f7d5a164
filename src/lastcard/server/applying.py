"""What an entry does to a room."""

from .. import wire
from ..game.events import Event
from ..game.fairness import Shuffle
from ..game.match import Match
from ..kinds import KINDS
from ..notation.action import DEAL
from . import entries as log
from .names import free_name
from .state import EndedRound, RoomState, Seat

BOT_NAMES = ("Bix", "Coco", "Dodo", "Echo", "Fips", "Gino", "Hexe", "Ilo", "Juno", "Kiki")


def apply(room: RoomState, entry: log.Anything, skim: bool = False) -> tuple[Event, ...]:
    """Apply an entry that was allowed; what happened in the match.

    ``skim``: the entry is of a match that is over and left; it need not be played again.
    """
    room.seq += 1
    match entry:
        case log.Acted(_, seat, _, client_id):
            if client_id:
                room.answered[room.seats[seat].guest or "", client_id] = room.seq
            return act(room, entry, skim)
        case log.Opened(_, guest, name, settings, address):
            room.host = guest
            room.addresses.know(guest, address)
            room.settings = settings
            room.seats = [Seat() for _ in range(settings.seats)]
            room.seats[0] = Seat(guest, name=name)
        case log.Entered(guest, name, program, address):
            room.addresses.know(guest, address)
            if program:
                room.programs.add(guest)
            let_in(room, guest, name)
            be_hosted(room)
        case log.Sat(guest, seat):
            sit(room, guest, seat)
        case log.Left(guest):
            let_go(room, guest)
            be_hosted(room)
        case log.Kicked(guest, address):
            room.kicked.add(guest)
            if address:
                room.addresses.banned.add(address)
            let_go(room, guest)
        case log.HandedOver(guest):
            room.host = guest
        case log.Configured(settings):
            rearrange(room, settings)
        case log.BotSat(seat, level):
            taken = room.names() - {room.seats[seat].name}
            room.seats[seat] = Seat(bot=level, name=free_name(BOT_NAMES[seat], taken))
        case log.BotLeft(seat):
            room.seats[seat] = Seat()
        case log.Readied(guest, ready):
            room.seats[seated(room, guest)].ready = ready
        case log.Muted(guest, other, muted):
            (room.muted.add if muted else room.muted.discard)((guest, other))
        case log.Committed(secret, record):
            room.next_shuffle = Shuffle(secret)
            room.words = {}
            if room.playing:
                players = None if room.settings.spectators else tuple(room.seats_of_guests)
                room.ended[room.seq] = EndedRound(record, players)
        case log.AddedSeedWord(guest, word):
            room.words[guest] = word
        case log.Started(_, date):
            return start(room, date, skim)
        case log.WentAway(seat):
            room.seats[seat].away = True
        case log.CameBack(seat):
            room.seats[seat].away = room.seats[seat].gone = False
            be_hosted(room)
        case log.ReturnedToLobby():
            return_to_lobby(room)
    return ()


def seated(room: RoomState, guest: str) -> int:
    seat = room.seat_of(guest)
    assert seat is not None
    return seat


def seat_for_guest(room: RoomState, guest: str, name: str) -> Seat:
    program = guest in room.programs
    return Seat(guest, name=name, program=program, ready=program)


def let_in(room: RoomState, guest: str, name: str) -> None:
    for number, seat in enumerate(room.seats):
        if not room.playing and not seat.taken:
            room.seats[number] = seat_for_guest(room, guest, name)
            return
    room.watching[guest] = name


def sit(room: RoomState, guest: str, seat: int) -> None:
    left = room.seat_of(guest)
    name = room.watching.pop(guest, "") if left is None else room.seats[left].name
    if left is not None:
        room.seats[left] = Seat()
    room.seats[seat] = seat_for_guest(room, guest, name)


def let_go(room: RoomState, guest: str) -> None:
    room.watching.pop(guest, None)
    seat = room.seat_of(guest)
    if seat is not None and room.playing:
        # The seat plays on: nobody wins because somebody left.
        room.seats[seat].gone = True
    else:
        room.addresses.of.pop(guest, None)
        if seat is not None:
            room.seats[seat] = Seat()


def be_hosted(room: RoomState) -> None:
    """The host is one of the people here: a program would never start a match."""
    if room.people and room.host not in room.people:
        room.host = room.people[0]


def rearrange(room: RoomState, settings: wire.Settings) -> None:
    """New settings: guests keep their order, then bots as far as there are seats."""
    room.settings = settings
    taken = sorted((s for s in room.seats if s.taken), key=lambda seat: seat.guest is None)
    room.seats = taken[: settings.seats]
    room.seats += [Seat() for _ in range(settings.seats - len(room.seats))]
    nobody_is_ready(room)


def shuffle(room: RoomState) -> Shuffle:
    """The shuffle committed to, with the words that were said since."""
    assert room.next_shuffle is not None
    words = tuple(room.words.get(seat.guest or "", "") for seat in room.seats)
    room.shuffles.append(Shuffle(room.next_shuffle.secret, words))
    room.next_shuffle = None
    return room.shuffles[-1]


def start(room: RoomState, date: str, skim: bool) -> tuple[Event, ...]:
    room.playing = True
    room.answered = {}
    nobody_is_ready(room)
    room.moved = room.seq
    seed = shuffle(room).seed
    if skim:
        return ()
    names = [seat.name for seat in room.seats]
    room.match = Match.new(names, room.settings.game, seed, room.rules, date)
    return room.match.game.opening


def act(room: RoomState, entry: log.Acted, skim: bool) -> tuple[Event, ...]:
    judged, room.judged = room.judged, None
    here, room.moved = room.moved, room.seq
    seed = None
    if entry.action == str(DEAL):
        nobody_is_ready(room)
        seed = shuffle(room).seed
    if skim:
        return ()
    assert room.match is not None
    if seed is not None:
        room.match.game.reseed(seed)
    if judged is not None and judged[0] is entry and judged[2] == here:
        return room.match.do(judged[1])
    return room.match.push(entry.seat, entry.action)


def nobody_is_ready(room: RoomState) -> None:
    for seat in room.seats:
        seat.ready = seat.program


def return_to_lobby(room: RoomState) -> None:
    room.playing = False
    room.match = None
    room.shuffles = []
    room.seats = [Seat() if seat.gone else seat for seat in room.seats]
    nobody_is_ready(room)
    for seat in room.seats:
        seat.away = False
    waiting, room.watching = room.watching, {}
    for guest, name in waiting.items():
        let_in(room, guest, name)


assert max(kind.notation.seats for kind in KINDS.values()) <= len(BOT_NAMES)
