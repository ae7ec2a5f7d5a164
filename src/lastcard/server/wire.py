"""The messages between a client and a room."""

from typing import Any

import msgspec

from . import entries as log


class Message(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Anything that a client says; ``id`` is its own, and comes back with the answer."""

    id: str


class Act(Message, frozen=True, tag="act"):
    """Do something in the match, in notation; ``seq`` is the last frame the client has seen."""

    seq: int
    action: str


class Configure(Message, frozen=True, tag="configure"):
    """Change the settings."""

    settings: log.Settings


class Ready(Message, frozen=True, tag="ready"):
    """Be ready, or not any more."""

    ready: bool


class Start(Message, frozen=True, tag="start"):
    """Begin the match."""


class AddBot(Message, frozen=True, tag="add_bot"):
    """Let a bot take a seat."""

    seat: int
    level: log.Level


class RemoveBot(Message, frozen=True, tag="remove_bot"):
    """Let a bot give its seat up."""

    seat: int


class Kick(Message, frozen=True, tag="kick"):
    """Send a guest away."""

    name: str


class HandOver(Message, frozen=True, tag="hand_over"):
    """Make another guest the host."""

    name: str


class Speak(Message, frozen=True, tag="speak"):
    """A word for the next shuffle."""

    word: str


class GoOn(Message, frozen=True, tag="go_on"):
    """After a match: back to the seats."""


class ComeBack(Message, frozen=True, tag="come_back"):
    """Play again where a bot has been playing."""


class Leave(Message, frozen=True, tag="leave"):
    """Go away for good."""


FromClient = (
    Act
    | Configure
    | Ready
    | Start
    | AddBot
    | RemoveBot
    | Kick
    | HandOver
    | Speak
    | GoOn
    | ComeBack
    | Leave
)


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """Anything that the server says."""


class Done(Answer, frozen=True, tag="done"):
    """What was asked for is done, and kept: it is entry ``seq`` of the log."""

    id: str
    seq: int


class Refusal(Answer, frozen=True, tag="refused"):
    """What was asked for is not allowed; nothing has changed."""

    id: str
    code: str
    message: str
    rule: str | None
    seq: int


class Frame(Answer, frozen=True, tag="frame"):
    """What happened with entry ``seq``, as far as this viewer may know, and how it is now."""

    seq: int
    what: str
    events: list[str]
    now: dict[str, Any]


class Replaced(Answer, frozen=True, tag="replaced"):
    """Another connection of the same guest plays now; do not come back by yourself."""


FromServer = Done | Refusal | Frame | Replaced

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
