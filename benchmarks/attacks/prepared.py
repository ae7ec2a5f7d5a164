"""What a server finds in its log, played over the wire once a run.

A ``long`` match of UNO, ``many`` rooms of UNO, or many of ``rummy``.
"""

import asyncio
import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from playing import Playing

from .matches import lay
from .processes import Server, data_folder

LONG = 10_000  # entries
ROOMS, ENTRIES = 200, 300
COPIES = 50  # of a record
SEATS = 4  # sockets are read at 60 messages a second each; rounds of more players are longer
ROUNDS_SHOWN = (1, 10, 100)  # whose frames are measured
KEPT = "kept.json"


async def played(port: int, game: str, entries: int) -> dict[str, Any]:
    """Play a room until its log has this many entries; who can come back, and what was seen."""
    table = Playing(port, ["127.0.0.1"] * SEATS, game)
    await table.open()
    frames: dict[str, int] = {}
    rounds = 1
    while table.guests[0].seq < entries:
        found = table.next()
        if found is None:
            await table.guests[0].heard_more()
            continue
        guest, kind, more = found
        rounds += more.get("action") == "deal"
        if game == "rummy" and kind == "act" and more["action"] != "deal":
            await lay(table.guests)
        else:
            await guest.ask(kind, **more)
        if rounds in ROUNDS_SHOWN and guest.frame_bytes:
            frames[f"bytes in round {rounds}"] = guest.frame_bytes
    host = table.guests[0]
    kept = {
        "room": host.room,
        "cookies": [guest.cookie for guest in table.guests],
        "records": host.place["records"],
        "entries": host.seq,
        "frames": frames,
    }
    for guest in table.guests:
        guest.close()
    return kept


class Prepared:
    """Data folders to copy, made when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def copy(self, which: str, to: Path) -> None:
        if not which:
            (to / KEPT).write_text("{}")
            return
        made = self.folder / which
        if not made.exists():
            made.mkdir()
            began = time.monotonic()
            kept = prepare(which, made)
            kept["preparation"] = f"{time.monotonic() - began:.0f} s"
            (made / KEPT).write_text(json.dumps(kept))
        shutil.copytree(made, to, dirs_exist_ok=True)


def prepare(which: str, folder: Path) -> dict[str, Any]:
    with Server(folder) as server:
        entries = LONG if which == "long" else ENTRIES
        game = "rummy" if which == "rummy" else "uno"
        kept = asyncio.run(played(server.port, game, entries))
    if which == "long":
        kept["copies"] = copied_records(folder / "lastcard.db", kept["records"][-12:])
    else:
        kept["rooms"] = [kept["room"], *copied(folder / "lastcard.db", kept["room"])]
    return kept


def copied(file: Path, room: str) -> list[str]:
    """The same room under other names, as if others had played it."""
    names = [f"copied-room-{number:04}" for number in range(1, ROOMS)]
    with closing(sqlite3.connect(file)) as database, database:
        for number, name in enumerate(names):
            code = "".join("BCDFGHJKLMNPQRSTVWXZ"[number // 20**place % 20] for place in range(6))
            opened = (
                "INSERT INTO rooms (id, opened_at, code, number) "
                "SELECT ?, opened_at + ?, ?, (SELECT max(number) + 1 FROM rooms) FROM rooms"
            )
            database.execute(f"{opened} WHERE id = ?", (name, number + 1, code, room))
            lines = (
                "INSERT INTO lines SELECT (SELECT number FROM rooms WHERE id = ?), seq, entry "
                "FROM log WHERE room = ?"
            )
            database.execute(lines, (name, room))
    return names


def copied_records(file: Path, names: list[str]) -> list[str]:
    """The same records under other names: more than a server keeps that were worked out."""
    with closing(sqlite3.connect(file)) as database, database:
        for name in names:
            again = "INSERT INTO records SELECT ? || id, room, seq FROM records WHERE id = ?"
            database.executemany(again, [(f"{number}-", name) for number in range(COPIES)])
    return [f"{number}-{name}" for number in range(COPIES) for name in names]


def bytes_kept(folder: Path) -> int:
    """How much there is in the log."""
    query = "SELECT coalesce(sum(length(entry)), 0) FROM log"
    file = folder / "lastcard.db"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        found: int = database.execute(query).fetchone()[0]
        return found


__all__ = ["Prepared", "bytes_kept", "data_folder"]
