"""What people say to each other: short, seldom, plain text, and never kept."""

import unicodedata
from collections import deque
from dataclasses import dataclass

from .. import wire
from ..notation.reasons import Reason
from ..wire.refused import Refused
from .limits import Bucket
from .names import HIDDEN

LONGEST_TEXT = 200
HISTORY = 50
SAYINGS = (5, 0.5)  # five at once, then one in two seconds


@dataclass
class Remembered:
    """Something said, and who said it."""

    guest: str
    said: wire.ChatMessage


class Chat:
    """The last things that were said in a room."""

    def __init__(self) -> None:
        self.history: deque[Remembered] = deque(maxlen=HISTORY)
        self._buckets: dict[str, Bucket] = {}

    def say(self, guest: str, name: str, message: wire.Say | wire.Emote, now: float) -> Remembered:
        """Judge something said, and remember it."""
        if not self._buckets.setdefault(guest, Bucket(*SAYINGS)).take(now):
            raise Refused(Reason.CHAT_TOO_FAST)
        if isinstance(message, wire.Emote):
            if message.emote not in wire.EMOTES:
                raise Refused(Reason.UNKNOWN_EMOTE, f"emotes are {', '.join(wire.EMOTES)}")
            said = wire.ChatMessage(name, emote=message.emote)
        else:
            said = wire.ChatMessage(name, text=clean_text(message.text))
        self.history.append(Remembered(guest, said))
        return self.history[-1]


def clean_text(text: str) -> str:
    """A message as it is shown: one line, no hidden characters, 1 to 200 characters.

    >>> clean_text("well \\u202e played\\n")
    'well played'
    """
    blanks = "".join(" " if c.isspace() else c for c in text)
    seen = "".join(c for c in blanks if unicodedata.category(c) not in HIDDEN)
    line = " ".join(seen.split())
    if not 1 <= len(line) <= LONGEST_TEXT:
        raise Refused(Reason.TEXT_LENGTH, least=1, most=LONGEST_TEXT)
    return line
