"""The messages from a room to a client."""

import msgspec

from ..notation.reasons import Details, Reason
from .games import AnyShown, GameEvent
from .refused import Refused
from .shown import RoomShown


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Milliseconds that are left; absent: no limit, or not now."""

    turn: int | None = None  # until a bot plays for the seat that is awaited
    window: int | None = None  # in which no bot closes the chance to call and to catch
    deal: int | None = None  # until the next round is dealt


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
    least_change: str | None


class Frame(Answer, frozen=True, tag="frame", omit_defaults=True):
    """What happened with entry ``seq``, as far as this viewer may know, and what is new now.

    ``room`` and ``match`` are there when they may have changed; then they are whole, except the
    match's ``sheet``, which comes when it may have changed. The events of a ``welcome`` are the
    last ones of this round.
    """

    seq: int
    what: str
    events: list[GameEvent] = []
    room: RoomShown | None = None
    match: AnyShown | None = None
    clocks: Clocks | None = None


class Here(Answer, frozen=True, tag="here"):
    """The names of those who are connected."""

    names: list[str]


class Stalled(msgspec.Struct, frozen=True):
    """A seat that keeps everybody waiting, and how many of those who decide want a bot."""

    seat: int
    asked: int
    needed: int
    you: bool  # you have asked


class Stalling(Answer, frozen=True, tag="stalling"):
    """For whom you may ask a bot to stand in now; a frame with a ``match`` ends that, too."""

    seats: list[Stalled]


class ChatMessage(Answer, frozen=True, tag="said", omit_defaults=True):
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
    wrong = [WrongMeld(w.meld, w.reason, w.rule, w.message, w.details) for w in refused.wrong]
    why = (refused.code, refused.reason, refused.message, refused.rule)
    return Refusal(message_id, *why, seq, refused.details, wrong)


FromServer = (
    Done | Refusal | Hinted | Frame | Here | Stalling | ChatMessage | Ping | Replaced | Removed
)

encoder = msgspec.json.Encoder()
