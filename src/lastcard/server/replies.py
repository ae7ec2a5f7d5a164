"""The last answers of a room, for a client that asks again."""

from collections import OrderedDict

from .. import wire
from .room import Room

MOST_REPLIES = 256
MOST_BYTES = 32 * 1024  # as they are sent; as objects they take some three times as much


class Replies:
    """What was answered, by guest and id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], tuple[wire.FromServer, int]] = OrderedDict()
        self._bytes = 0

    def find(self, room: Room, guest: str, message_id: str) -> wire.FromServer | None:
        """What was answered when this was said for the first time; actions also after a restart."""
        if (seq := room.answered.get((guest, message_id))) is not None:
            return wire.Done(message_id, seq)
        answer, _ = self._kept.get((guest, message_id), (None, 0))
        return answer

    def keep(self, guest: str, message_id: str, answer: wire.FromServer) -> None:
        """Remember an answer, and forget the oldest where there is too much."""
        _, before = self._kept.pop((guest, message_id), (None, 0))
        size = len(wire.encoder.encode(answer))
        self._kept[guest, message_id] = answer, size
        self._bytes += size - before
        while len(self._kept) > MOST_REPLIES or self._bytes > MOST_BYTES:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._bytes -= oldest
