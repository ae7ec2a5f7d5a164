"""The last answers of a room, for a client that asks again."""

from collections import OrderedDict

from .. import wire
from .room import Room

MOST_REPLIES = 256


class Replies:
    """What was answered, by guest and id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], wire.FromServer] = OrderedDict()

    def find(self, room: Room, guest: str, message_id: str) -> wire.FromServer | None:
        """What was answered when this was said for the first time; actions also after a restart."""
        if (seq := room.answered.get((guest, message_id))) is not None:
            return wire.Done(message_id, seq)
        return self._kept.get((guest, message_id))

    def keep(self, guest: str, message_id: str, answer: wire.FromServer) -> None:
        self._kept[guest, message_id] = answer
        if len(self._kept) > MOST_REPLIES:
            self._kept.popitem(last=False)
