"""Logs of rooms in which much has been played, made without a server."""

import asyncio
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from lastcard import wire
from lastcard.bots.greedy import greedy
from lastcard.server import entries as log
from lastcard.server.room import Room, open_room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.store import Entry


class Played:
    """A room of Ada's and Ben's, and what its log says."""

    def __init__(self, game: str, host: str = "ada", **rules: Any) -> None:
        self.room = Room()
        self.lines: list[str] = []
        settings = wire.Settings(game=game, seats=2, rules=rules, turn_seconds=0)
        self.keep(open_room(host, "Ada", settings, 0.0))
        self.keep(log.Entered("ben", "Ben"))
        self.commit()
        self.keep(log.Started(0.0, "2026-11-18"))

    def keep(self, entry: log.Anything) -> None:
        self.lines.append(log.to_text(entry))
        self.room.apply(entry)

    def commit(self) -> None:
        self.keep(log.Committed(f"{self.room.seq:064x}"))

    def act(self) -> None:
        """What somebody does next."""
        assert self.room.match is not None
        game = self.room.match.game
        for seat in sorted(game.to_act, key=lambda seat: seat == game.turn):
            view = game.view(seat)
            action = "deal" if game.round_over else greedy(view, view.legal)
            if action is not None:
                self.keep(self.room.act(seat, str(action), 0.0))
                return

    def play_round(self) -> None:
        """Deal if need be, play to the end, and close the round: a record ends here."""
        assert self.room.match is not None
        if self.room.match.game.round_over:
            self.act()
        while not self.room.match.game.round_over:
            self.act()
        self.commit()


@cache
def log_of_rounds(game: str, rounds: int, host: str = "ada") -> Sequence[str]:
    """A log that ends with the end of a round."""
    played = Played(game, host, target=10_000)
    for _ in range(rounds):
        played.play_round()
    return tuple(played.lines)


def keep_in(folder: Path, rooms: dict[str, Sequence[str]], records: dict[str, str]) -> None:
    """Fill a folder as a server would have done; a record is the whole log of its room."""

    async def work() -> None:
        store = SqliteStore(folder / "lastcard.db")
        await store.open()
        ends = {room: record for record, room in records.items()}
        for number, (room, lines) in enumerate(rooms.items()):
            code = f"{number:06}".translate(str.maketrans("0123456789", "BCDFGHJKLM"))
            await store.append(
                [
                    Entry(
                        room,
                        seq,
                        line,
                        code if seq == 1 else "",
                        ends.get(room, "") if seq == len(lines) else "",
                    )
                    for seq, line in enumerate(lines, 1)
                ]
            )
        await store.close()

    asyncio.run(work())
