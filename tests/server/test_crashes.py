"""A server is killed again and again while people play. Nothing that anybody was told is lost,
nothing is done twice, and everybody sees what the log says."""

import asyncio
import os
import random
import shutil
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import samples
from lastcard import parse_action, wire
from lastcard.game.events import Event
from lastcard.game.fairness import verify
from lastcard.server import entries as log
from lastcard.server.frames import stand_in
from lastcard.server.pacing import AWAY_SECONDS, Pace
from lastcard.server.room import Room
from lastcard.server.showing import shown_room
from lastcard.wire import GameEvent
from lastcard.wire.games import shown_match
from lastcard.wire.telling import on_wire as as_told
from server.crashing import TURN_SECONDS, Hall, Message, Player, Table
from server.stores import ask, database

KILLS = samples.number(8, int(os.environ.get("LASTCARD_CRASHES", "50")))
HANG_UPS = samples.number(3, 12)
ALL = "SELECT room, seq, entry FROM log ORDER BY room, seq"
END_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
WHOLE = {"turn": TURN_SECONDS, "deal": Pace().deal[0]}
assert TURN_SECONDS <= AWAY_SECONDS  # or else that is what clocks show

Rows = Sequence[tuple[str, int, str]]


class Place:
    """Where a server keeps its log, and what is in it while there is no server."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.folder = folder / "served"
        self.folder.mkdir()
        self.aside = folder / "aside"
        self.url = url

    @property
    def options(self) -> list[str]:
        return ["--database-url", self.url] if self.url else []

    def logs(self) -> dict[str, list[str]]:
        """The entries of each room; their numbers have no gap."""
        logs: dict[str, list[str]] = defaultdict(list)
        for room, seq, text in self._rows():
            logs[room].append(text)
            assert seq == len(logs[room]), f"entry {len(logs[room])} is missing"
        return logs

    def _rows(self) -> Rows:
        if self.url:
            return asyncio.run(ask(self.url, ALL))
        # In a copy: whoever opens the file mends it, and that is what the next server has to do.
        shutil.rmtree(self.aside, ignore_errors=True)
        shutil.copytree(self.folder, self.aside)
        connection = sqlite3.connect(self.aside / "lastcard.db")
        try:
            return connection.execute(ALL).fetchall()
        finally:
            connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield Place(tmp_path)
    else:
        with database() as url:
            yield Place(tmp_path, url)


@pytest.fixture(autouse=True)
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lives for a second would spend it on compiling the solver, every time."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


class Book:
    """The log of a table as it grows from kill to kill, played again here, and compared with what
    the players were told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.room = Room()
        self.lines: list[str] = []
        self.entries: list[log.Anything] = []
        self.events: list[tuple[tuple[Event, ...], int | None]] = []  # and who stood in
        self.acts: dict[tuple[str, str], int] = {}  # guest and id: the last entry with them
        self.went_on = [0]  # the entries that ended matches
        self.counts: Counter[str] = Counter()

    def read(self, lines: list[str]) -> None:
        """Go on from what was read after the last kill."""
        known = len(self.lines)
        assert lines[:known] == self.lines, "what was kept has changed"
        self.lines = lines
        told: dict[int, list[tuple[Player, Message]]] = defaultdict(list)
        for player in self.table.players:
            for frame in player.told:
                told[frame["seq"]].append((player, frame))
        assert max(told, default=0) <= len(lines), "somebody was told of what is not kept"
        self._compare_views(told[known])
        for line in lines[known:]:
            self._apply(log.from_text(line))
            self._compare_views(told[self.room.seq])
        for player in self.table.players:
            self._compare_news(player)
            self._compare_answers(player)
        self.counts["entries"] = len(lines)

    def _apply(self, entry: log.Anything) -> None:
        self.entries.append(entry)
        self.events.append((self.room.apply(entry), stand_in(self.room, entry)))
        seq = self.room.seq
        if isinstance(entry, log.ReturnedToLobby):
            self.went_on.append(seq)
        if isinstance(entry, log.Acted) and entry.id:
            key = (self.room.seats[entry.seat].guest or "", entry.id)
            assert self.acts.get(key, 0) <= self.went_on[-1], f"{entry} is kept twice"
            self.acts[key] = seq
        assert not isinstance(entry, log.WentAway), "somebody's time ran out"

    def _compare_views(self, told: list[tuple[Player, Message]]) -> None:
        """What was shown with the entry just played: the room and the match are what the log
        makes of them."""
        for player, frame in told:
            if "room" in frame:
                guest, name, code = player.token, self.table.room, self.table.code
                mine = shown_room(self.room, guest, (), name, code)
                assert without_here(frame["room"]) == without_here(plain(mine))
            if "match" in frame:
                assert self.room.match is not None
                seat = self.room.seat_of(player.token)
                mine = plain(shown_match(self.room.match, seat))
                assert {"sheet": mine["sheet"]} | frame["match"] == mine
                self.counts["views"] += 1

    def _compare_news(self, player: Player) -> None:
        seat = self.room.seat_of(player.token)
        for before, frame in zip([None, *player.told], player.told):
            if frame["what"] == "welcome":
                continue
            number = frame["seq"] - 1
            assert before is None or before["seq"] == number, "something was not told"
            assert frame["what"] == self.entries[number].__struct_config__.tag
            events, stood_in = self.events[number]
            mine = [plain(as_told(event.seen_by(seat), stood_in)) for event in events]
            assert frame.get("events", []) == mine
        player.told.clear()

    def _compare_answers(self, player: Player) -> None:
        for message, answer in player.answers:
            key = (player.token, message["id"])
            if answer["kind"] == "done":
                assert answer["seq"] <= len(self.entries), (message, "is lost")
                entry = self.entries[answer["seq"] - 1]
                if message.get("action") == "uno" and key not in self.acts:
                    continue  # it was not due, so there was nothing to keep (U25)
                assert is_kept_as(message, entry, player.token, self.room), (message, answer, entry)
            elif message["kind"] == "act" and key in self.acts:
                # It is kept, and yet it was refused: only when that match was over.
                over = [seq for seq in self.went_on if self.acts[key] < seq <= answer["seq"]]
                assert over, (message, answer)
            self.counts[answer["kind"]] += 1
        player.answers.clear()


def is_kept_as(message: Message, entry: log.Anything, guest: str, room: Room) -> bool:
    """Whether this is the entry that a message had to become."""
    match message["kind"], entry:
        case "act", log.Acted(_, seat, action, client_id):
            wanted = room.seat_of(guest), str(parse_action(message["action"])), message["id"]
            return (seat, action, client_id) == wanted
        case "ready", log.Readied(who, ready):
            return (who, ready) == (guest, True)
        case "speak", log.AddedSeedWord(who, word):
            return (who, word) == (guest, message["word"])
        case ("start", log.Started()) | ("go_on", log.ReturnedToLobby()):
            return True
    return False


def plain(shown: wire.RoomShown | wire.MatchShown | GameEvent) -> Any:
    return msgspec.json.decode(wire.encoder.encode(shown))


def without_here(room: dict[str, Any]) -> dict[str, Any]:
    """Who is connected is not in the log."""
    seats = [{name: seat[name] for name in seat if name != "here"} for seat in room["seats"]]
    return room | {"seats": seats}


def check_clocks(hall: Hall) -> int:
    """The time when there was no server is nobody's: clocks began after it did."""
    checked = 0
    for player in hall.players:
        if player.first is not None:
            frame, at = player.first
            passed = at - hall.launched
            for name, left in frame.get("clocks", {}).items():
                assert left >= (WHOLE[name] - passed) * 1000 - 1, (name, left, passed)
                checked += name == "turn"
    return checked


def check_replay(book: Book) -> None:
    """From its beginning the log makes the same room as it did bit by bit."""
    again = Room()
    for line in book.lines:
        again.apply(log.from_text(line))
    assert again.seats == book.room.seats
    assert again.answered == book.room.answered
    if again.match is None or book.room.match is None:
        assert again.match is book.room.match
    else:
        assert again.match.game.state() == book.room.match.game.state()


def check_records(hall: Hall) -> None:
    """What was closed can be read, and its deals derived from what was committed to."""
    for player in hall.players:
        for name in player.place["records"][-2:]:
            status, record = player.call(f"/api/records/{name}")
            assert status == 200
            assert verify(record) >= 1


def crash(place: Place, kills: int) -> None:
    dice = random.Random()
    hall = Hall(place.folder, place.options, dice)

    async def a_while() -> None:
        if hall.told and dice.random() < 0.2:  # while they come back
            await asyncio.sleep(dice.uniform(0, 0.5))
        else:
            await hall.until_all_are_back()
            enough = hall.told + dice.randrange(10, 150)
            await hall.until(lambda: hall.told >= enough)

    async def to_the_end() -> None:
        await hall.until_all_are_back()
        await hall.until_all_have_moved()
        await asyncio.to_thread(check_records, hall)

    def begin() -> None:
        if dice.random() < 0.15:
            hall.begin_in_vain(dice.uniform(0, 0.6))
        hall.begin()

    clocks = 0
    try:
        hall.open_tables()
        books = [Book(table) for table in hall.tables]
        with ThreadPoolExecutor(1) as beside:
            for kill in range(kills + 1):
                asyncio.run(hall.play(a_while if kill < kills else to_the_end))
                clocks += check_clocks(hall)
                logs = place.logs()
                beginning = beside.submit(begin) if kill < kills else None
                for book in books:
                    book.read(logs[book.table.room])
                if beginning is not None:
                    beginning.result()
        for book in books:
            check_replay(book)
    finally:
        hall.kill()
    again = sum(player.asked_again for player in hall.players)
    counts = sum((book.counts for book in books), Counter())
    print(f"{kills} kills: {dict(counts)}, asked again: {again}, clocks: {clocks}")
    assert clocks
    assert again
    assert counts["done"] > 5 * kills


@pytest.mark.slow
@pytest.mark.large
def test_nothing_is_lost_or_done_twice_when_the_server_is_killed(place: Place) -> None:
    crash(place, KILLS)


def lose_connections(url: str, folder: Path, times: int) -> None:
    """The database hangs up, again and again; the server and its players go on by themselves."""
    place = Place(folder, url)
    hall = Hall(place.folder, place.options, random.Random())

    async def hang_up() -> None:
        await hall.until_all_are_back()
        for _ in range(times):
            await asyncio.sleep(hall.dice.uniform(0, 0.5))
            assert await ask(url, END_ALL)
            await hall.until_all_have_moved()
        status, answer = await asyncio.to_thread(hall.players[0].call, "/api/ready")
        assert (status, answer["status"]) == (200, "ok")

    try:
        hall.open_tables()
        asyncio.run(hall.play(hang_up))
        logs = place.logs()
        for table in hall.tables:
            book = Book(table)
            book.read(logs[table.room])
            check_replay(book)
    finally:
        hall.kill()
    refusals = sum(player.storage_refusals for player in hall.players)
    print(f"{times} times without a database, {refusals} refusals for want of storage")


@pytest.mark.slow
@pytest.mark.large
def test_nothing_is_lost_when_the_database_hangs_up(tmp_path: Path) -> None:
    with database() as url:
        lose_connections(url, tmp_path, HANG_UPS)
