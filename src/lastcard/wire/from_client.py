"""The messages from a client to a room."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .settings import Level, Settings

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=2000)]
#: All 100 tiles of UNO Rummy, jokers named, all marked, with separators, take fewer.
ActionText = Annotated[str, Meta(max_length=1000)]
Name = Annotated[str, Meta(max_length=100)]
#: What can be said with one tap.
EMOTES = ("hello", "well_played", "thanks", "laugh", "wow", "oops", "hurry", "bye")


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

    settings: Settings


class Ready(Message, frozen=True, tag="ready"):
    """Be ready for the match or the next round, or no longer."""

    ready: bool


class Start(Message, frozen=True, tag="start"):
    """Begin the match (host)."""


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat or a bot's; between rounds also that of somebody who left."""

    seat: int


class AddBot(Message, frozen=True, tag="add_bot"):
    """Let a bot take a seat (host)."""

    seat: int
    level: Level


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
    """Stop hearing a guest, or hear them again."""

    name: Name
    muted: bool


class ReturnToLobby(Message, frozen=True, tag="go_on"):
    """After a match: back to the lobby, for a rematch or other settings."""


class ComeBack(Message, frozen=True, tag="come_back"):
    """Play again where a bot has been playing."""


class StandIn(Message, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who keeps everybody waiting, where the room is ``stalling``."""

    seat: int


class Leave(Message, frozen=True, tag="leave"):
    """Go away for good."""


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, at once: so the server learns how far away a client is."""

    number: int


InMatch = Act | Try | Hint
InLobby = Configure | Ready | Start | Sit | AddBot | RemoveBot | Kick | HandOver | AddSeedWord
AnyTime = Say | Emote | Mute | ReturnToLobby | ComeBack | StandIn | Leave
Command = InMatch | InLobby | AnyTime
FromClient = Command | Pong

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
