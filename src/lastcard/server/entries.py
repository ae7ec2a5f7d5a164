"""What a room's log is made of. A room is what comes out when its entries are played again."""

import msgspec

from ..wire.settings import Level, Settings


class LogEntry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One entry of a log."""


class Opened(LogEntry, frozen=True, tag="opened"):
    """Somebody opened the room and is its host."""

    at: float
    guest: str
    name: str
    settings: Settings
    address: str = ""  # a keyed hash; never the address itself


class Entered(LogEntry, frozen=True, tag="entered"):
    """A guest came in; before the start to a free seat, otherwise to watch and wait."""

    guest: str
    name: str
    program: bool = False  # somebody's bot that comes over the wire
    address: str = ""  # a keyed hash


class Sat(LogEntry, frozen=True, tag="sat"):
    """A guest took a seat: a free one, or a bot's, between rounds also that of a guest who left."""

    guest: str
    seat: int


class Left(LogEntry, frozen=True, tag="left"):
    """A guest went away for good; during a match a bot plays on."""

    guest: str


class Kicked(LogEntry, frozen=True, tag="kicked"):
    """The host sent a guest away, before the start; perhaps all from the same address."""

    guest: str
    address: str = ""  # a keyed hash; "": only the guest


class HandedOver(LogEntry, frozen=True, tag="handed_over"):
    """Another guest is host now."""

    guest: str


class Configured(LogEntry, frozen=True, tag="configured"):
    """The host changed the settings; nobody is ready any more."""

    settings: Settings


class BotSat(LogEntry, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    level: Level


class BotLeft(LogEntry, frozen=True, tag="bot_left"):
    """A bot gave its seat up."""

    seat: int


class Readied(LogEntry, frozen=True, tag="readied"):
    """A guest is ready for the match or the next round, or no longer is."""

    guest: str
    ready: bool


class Muted(LogEntry, frozen=True, tag="muted"):
    """A guest does not want to read what another one says, or does again."""

    guest: str
    other: str
    muted: bool


class Committed(LogEntry, frozen=True, tag="committed"):
    """The server drew the secret of the next round; only its hash is told.

    After a round this closes it: the log up to here is the round's record, under the name
    ``record``. Old logs have no names; see :func:`lastcard.server.showing.record_names`.
    """

    secret: str
    record: str = ""


class AddedSeedWord(LogEntry, frozen=True, tag="spoke"):
    """A guest's word for the next shuffle."""

    guest: str
    word: str


class Started(LogEntry, frozen=True, tag="started"):
    """The match began."""

    at: float
    date: str


class Acted(LogEntry, frozen=True, tag="acted"):
    """A seat did something, in notation; ``id`` is the client's, "" where the server acted."""

    at: float
    seat: int
    action: str
    id: str = ""


class WentAway(LogEntry, frozen=True, tag="went_away"):
    """A seat's guest is gone or too slow: a bot plays until the guest is back."""

    seat: int


class CameBack(LogEntry, frozen=True, tag="came_back"):
    """The guest plays again."""

    seat: int


class ReturnedToLobby(LogEntry, frozen=True, tag="went_on"):
    """After a match: back to the lobby, for a rematch or other settings."""


InRoom = Opened | Entered | Sat | Left | Kicked | HandedOver | Configured | BotSat | BotLeft
BeforeRound = Readied | Muted | Committed | AddedSeedWord
InMatch = Started | Acted | WentAway | CameBack | ReturnedToLobby
Anything = InRoom | BeforeRound | InMatch

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Anything] = msgspec.json.Decoder(Anything)


def to_text(entry: Anything) -> str:
    return encoder.encode(entry).decode()


def from_text(text: str) -> Anything:
    return decoder.decode(text)
