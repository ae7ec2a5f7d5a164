"""The messages between a client and a room. ``docs/wire.md`` and the schema come from here."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ..notation.reasons import Details, Reason
from . import entries as log
from .refused import Refused
from .wire_events import GameEvent

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=2000)]
#: All 100 tiles of UNO Rummy, jokers named and all marked, with what parts them, take fewer.
ActionText = Annotated[str, Meta(max_length=1000)]
Name = Annotated[str, Meta(max_length=100)]
#: What can be said with one tap.
EMOTES = ("hello", "well_played", "thanks", "laugh", "wow", "oops", "hurry", "bye")


# From the client


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Anything that a client says; ``id`` is its own, and comes back with the answer."""

    id: Id


class Act(Message, frozen=True, tag="act"):
    """Do something in the match, in notation; ``seq`` is the last frame the client has seen."""

    seq: int
    action: ActionText


class Try(Message, frozen=True, tag="try"):
    """Ask whether an action would be allowed, and why not; nothing is done."""

    action: ActionText


class Hint(Message, frozen=True, tag="hint"):
    """Ask what could be laid (UNO Rummy), if the room allows it."""


class Configure(Message, frozen=True, tag="configure"):
    """Change the settings (host, before the match)."""

    settings: log.Settings


class Ready(Message, frozen=True, tag="ready"):
    """Be ready for the match or the next round, or not any more."""

    ready: bool


class Start(Message, frozen=True, tag="start"):
    """Begin the match (host)."""


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat or a bot's; between rounds also that of somebody who left."""

    seat: int


class AddBot(Message, frozen=True, tag="add_bot"):
    """Let a bot take a seat (host)."""

    seat: int
    level: log.Level


class RemoveBot(Message, frozen=True, tag="remove_bot"):
    """Let a bot give its seat up (host)."""

    seat: int


class Kick(Message, frozen=True, tag="kick"):
    """Send a guest away (host, before the match)."""

    name: Name
    address: bool = False  # let nobody else in from the guest's address either


class HandOver(Message, frozen=True, tag="hand_over"):
    """Make another guest the host."""

    name: Name


class AddSeedWord(Message, frozen=True, tag="speak"):
    """A word for the next shuffle."""

    word: Text


class Say(Message, frozen=True, tag="say"):
    """A short message to all in the room, as plain text."""

    text: Text


class Emote(Message, frozen=True, tag="emote"):
    """One of the emotes."""

    emote: Name


class Mute(Message, frozen=True, tag="mute"):
    """Do not hear a guest any more, or hear them again."""

    name: Name
    muted: bool


class ReturnToLobby(Message, frozen=True, tag="go_on"):
    """After a match: back to the lobby, for a rematch or other settings."""


class ComeBack(Message, frozen=True, tag="come_back"):
    """Play again where a bot has been playing."""


class StandIn(Message, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who keeps all waiting, where the room is ``stalling``."""

    seat: int


class Leave(Message, frozen=True, tag="leave"):
    """Go away for good."""


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, at once: so the server learns how far away a client is."""

    number: int


Command = (
    Act
    | Try
    | Hint
    | Configure
    | Ready
    | Start
    | Sit
    | AddBot
    | RemoveBot
    | Kick
    | HandOver
    | AddSeedWord
    | Say
    | Emote
    | Mute
    | ReturnToLobby
    | ComeBack
    | StandIn
    | Leave
)
FromClient = Command | Pong


# From the server: what there is to see


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who plays there."""

    name: str = ""
    bot: log.Level | None = None
    program: bool = False  # somebody's bot, over the wire
    ready: bool = False
    away: bool = False  # a bot plays for the guest now
    here: bool = False  # the guest is connected


class RoomShown(msgspec.Struct, frozen=True):
    """A room as a guest may know it."""

    code: str
    you: int | None  # your seat
    name: str  # your name in this room
    host: str  # the host's name
    settings: log.Settings
    seats: list[SeatShown]
    watching: list[str]
    muted: list[str]
    playing: bool
    commitment: str | None  # the SHA-256 of the next shuffle's secret
    records: list[str]  # of the rounds that have ended, to be read at /api/records/…


class Line(msgspec.Struct, frozen=True):
    """A line of the score sheet: a round, who won it, what it brought, the scores after it."""

    winner: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]


class MatchShown(msgspec.Struct, frozen=True, tag_field="game", kw_only=True, omit_defaults=True):
    """A match as a seat may know it. Cards and tiles are in notation."""

    phase: str
    turn: int | None
    direction: int
    hand: str
    hands: list[str | None]  # None: not to be seen
    counts: tuple[int, ...]
    stock: int
    scores: tuple[int, ...]
    sheet: list[Line] | msgspec.UnsetType = msgspec.UNSET  # absent: as before
    uno_due: tuple[int, ...]  # who can be caught
    winners: tuple[int, ...]
    legal: tuple[str, ...]
    drawn: str | None  # the card or tile just drawn, for the one who drew it


class CardsShown(MatchShown, frozen=True, kw_only=True):
    """UNO and UNO Spin."""

    top: str
    colour: str | None
    owed: int
    result: str | None  # what the wheel says that is not yet carried out
    laid: list[str]  # what each has laid in a war (S12)


class UnoShown(CardsShown, frozen=True, kw_only=True, tag="uno"):
    """A match of UNO."""


class SpinShown(CardsShown, frozen=True, kw_only=True, tag="spin"):
    """A match of UNO Spin."""


class RummyShown(MatchShown, frozen=True, kw_only=True, tag="rummy"):
    """A match of UNO Rummy."""

    table: list[str]
    singles: str
    may_play: int
    may_call: bool  # "UNO!" would count now, also before the lay (R20)
    called: bool  # the seat on turn has called for the end of its turn
    swaps: list[str]  # all that you can do now, in notation
    swapped: list[str]  # the tiles swapped in this turn, each with its meld, as in "r6 2"


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Milliseconds that are left; absent: no limit, or not now."""

    turn: int | None = None  # until a bot plays for who is awaited
    window: int | None = None  # in which no bot closes the chance to call and to catch
    deal: int | None = None  # until the next round is dealt


# From the server: messages


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """Anything that the server says."""


class Done(Answer, frozen=True, tag="done"):
    """What was asked for is done, and kept: it is entry ``seq`` of the log."""

    id: str
    seq: int


class WrongMeld(msgspec.Struct, frozen=True):
    """A run or set of a ``lay`` that cannot stay as it is."""

    meld: int  # counted from 1
    reason: Reason
    rule: str | None  # the clause
    message: str  # for people who read JSON
    details: Details


class Refusal(Answer, frozen=True, tag="refused", omit_defaults=True):
    """What was asked for is not allowed; nothing has changed."""

    id: str
    code: str  # what kind of reason it is
    reason: Reason
    message: str  # for people who read JSON
    rule: str | None  # the clause
    seq: int
    details: Details = {}
    wrong: list[WrongMeld] = []  # all of them (UNO Rummy)


class Hinted(Answer, frozen=True, tag="hinted"):
    """Actions that could be done: most points, and of those the least disturbance."""

    id: str
    best: str | None
    least_change: str | None = msgspec.field(name="gentlest")


class Frame(Answer, frozen=True, tag="frame", omit_defaults=True):
    """What happened with entry ``seq``, as far as this viewer may know, and what is new now.

    ``room`` and ``match`` are there when they may have changed; then they are whole, but for the
    match's ``sheet``, which comes when it may have. The events of a ``welcome`` are the last ones
    of this round.
    """

    seq: int
    what: str
    events: list[GameEvent] = []
    room: RoomShown | None = None
    match: UnoShown | SpinShown | RummyShown | None = None
    clocks: Clocks | None = None


class Here(Answer, frozen=True, tag="here"):
    """The names of those who are connected."""

    names: list[str]


class Stalled(msgspec.Struct, frozen=True):
    """A seat that keeps all waiting, and how many of those who decide have asked for a bot."""

    seat: int
    asked: int
    needed: int
    you: bool  # you have asked


class Stalling(Answer, frozen=True, tag="stalling"):
    """For whom you may ask a bot to stand in now; a frame with a ``match`` ends that, too."""

    seats: list[Stalled]


class Said(Answer, frozen=True, tag="said", omit_defaults=True):
    """Somebody said something, or made an emote."""

    name: str
    text: str = ""
    emote: str = ""


class Ping(Answer, frozen=True, tag="ping"):
    """To be answered at once with a pong."""

    number: int


class Replaced(Answer, frozen=True, tag="replaced"):
    """Another connection of the same guest plays now; do not come back by yourself."""


class Removed(Answer, frozen=True, tag="parted"):
    """The guest has left, or was sent away."""


def refusal(message_id: str, refused: Refused, seq: int) -> Refusal:
    """A refusal as a client is told."""
    wrong = [WrongMeld(w.meld, w.reason, w.rule, w.message, w.details) for w in refused.wrong]
    told = (refused.code, refused.reason, refused.message, refused.rule)
    return Refusal(message_id, *told, seq, refused.details, wrong)


FromServer = Done | Refusal | Hinted | Frame | Here | Stalling | Said | Ping | Replaced | Removed

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
