"""What a store does, whatever it is made of."""

from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple, Protocol

END = 2**62  # later than any entry


class Entry(NamedTuple):
    """One line of a room's log, as text."""

    room: str
    seq: int
    text: str
    code: str = ""  # with the first entry: the room's code to read aloud
    record: str = ""  # where this entry ends a round: the name of the record that ends here


class OpenRoom(NamedTuple):
    """A room that is not closed."""

    name: str
    code: str
    entries: int
    played: bool  # whether a match was ever begun there


#: What is asked of all rooms: name, code, number of entries, whether there was a match.
OPEN_ROOMS = """
    SELECT id, code, (SELECT coalesce(max(seq), 0) FROM log WHERE room = id),
        EXISTS (SELECT 1 FROM log WHERE room = id AND entry LIKE '{"kind":"started"%')
    FROM rooms WHERE closed_at IS NULL ORDER BY opened_at, id
"""


class RecordPlace(NamedTuple):
    """Where a record is: the log of a room up to an entry."""

    room: str
    seq: int


class StorageError(Exception):
    """The store could not keep an entry. Nothing of it is kept."""


class Store(Protocol):
    """Keeps logs. What :meth:`append` has returned from is on the disk."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, see that commits are safe and that no other server
        writes here."""

    async def close(self) -> None:
        """Keep what is still waiting, then let go."""

    async def append(self, entries: Sequence[Entry]) -> None:
        """Keep entries, all or none, in this order; a number that is taken is refused."""

    async def probe(self) -> None:
        """Write something and see that it is kept, as an entry would be."""

    async def log(self, room: str, upto: int = END) -> list[str]:
        """The entries of a room up to a number, in order."""

    async def record(self, name: str) -> RecordPlace | None:
        """Where a record is; ``None``: there is no such record."""

    async def open_rooms(self) -> list[OpenRoom]:
        """The rooms that are not closed, oldest first."""

    async def close_room(self, room: str, at: float) -> None:
        """A room that nobody will come back to; its log stays."""

    async def setting(self, name: str, value: str) -> str:
        """A setting that is kept; ``value`` where there is none yet."""


class Migration(NamedTuple):
    """A numbered change of the schema."""

    number: int
    statements: list[str]


def migrations(database: str) -> list[Migration]:
    """All changes of the schema in a kind of database, in order.

    ``001_name.sql`` is for every kind, ``001_name.sqlite.sql`` for one.
    """
    folder = files("lastcard.server.storage") / "migrations"
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        number, _, name = file.name.partition("_")
        kind = name.partition(".")[2]
        if kind in ("sql", f"{database}.sql"):
            lines = [ln for ln in file.read_text().splitlines() if not ln.startswith("--")]
            statements = [text.strip() for text in "\n".join(lines).split(";") if text.strip()]
            found.append(Migration(int(number), statements))
    return found
