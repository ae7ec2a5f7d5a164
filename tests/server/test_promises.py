"""What the page about the wire says that nobody is told: each promise, over real sockets."""

import asyncio
import hashlib
import hmac
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.clients import Guest, Server, log_of, play_round, served, start

pytestmark = pytest.mark.slow  # each with a server of its own


def old_name(room: str, seq: int) -> str:
    """How records were named once: whoever knows the room's name can work it out."""
    return hmac.new(room.encode(), str(seq).encode(), hashlib.sha256).hexdigest()[:32]


def three_guests(server: Server, **settings: Any) -> list[Guest]:
    """Two who play, and one who comes too late for a seat."""
    guests = [Guest(server, name) for name in ("Ada", "Ben", "Cleo")]
    rules = {"rules": {"scoring": "none"}}
    code = guests[0].create(seats=2, window_seconds=0.0, **rules, **settings)
    for guest in guests[1:]:
        guest.join(code)
    return guests


async def play_while_one_watches(ada: Guest, ben: Guest, cleo: Guest) -> None:
    """A whole round; the spectator hears all of it."""
    async with await cleo.connect() as socket:
        await cleo.until(socket, "frame")
        await start(ada, ben)
        await asyncio.gather(play_round(ada), play_round(ben))
        while cleo.seq < ada.seq:
            await cleo.until(socket, "frame")


def frames(guest: Guest) -> list[dict[str, Any]]:
    heard = [json.loads(text) for text in guest.heard]
    return [message for message in heard if message["kind"] == "frame"]


def test_who_may_not_watch_gets_numbers_of_frames_and_no_record(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server, spectators=False)
        asyncio.run(play_while_one_watches(ada, ben, cleo))
        assert len(frames(cleo)) > 10
        for frame in frames(cleo):
            assert not {"events", "match", "clocks"} & frame.keys()
            assert frame.get("room", {}).get("records", []) == []
        assert len(ada.place["records"]) == 1
        assert ada.call(f"/api/records/{ada.place['records'][0]}")[0] == 200
        for seq in range(1, ada.seq + 3):
            assert cleo.call(f"/api/records/{old_name(cleo.room, seq)}")[0] == 404


def test_who_might_not_watch_a_match_gets_its_records_in_no_seat_of_the_next(
    tmp_path: Path,
) -> None:
    async def go(ada: Guest, cleo: Guest) -> None:
        async with await cleo.connect() as hers, await ada.connect() as socket:
            await ada.say(socket, "go_on")
            await ada.until(socket, "done")
            while cleo.place.get("you") is None:
                await cleo.until(hers, "frame")
            assert cleo.place["records"] == []
            assert len(ada.place["records"]) == 1
            opened = {"seats": 3, "rules": {"scoring": "none"}, "spectators": True}
            await ada.say(socket, "configure", settings=opened)
            assert (await ada.until(socket, "done", "refused"))["kind"] == "done"
            while not cleo.place["settings"]["spectators"]:
                await cleo.until(hers, "frame")
            assert cleo.place["records"] == []  # what holds for the next match

    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server, spectators=False)
        asyncio.run(play_while_one_watches(ada, ben, cleo))
        asyncio.run(leave(ben))  # so that there is a seat for Cleo
        asyncio.run(go(ada, cleo))


async def leave(guest: Guest) -> None:
    async with await guest.connect() as socket:
        await guest.say(socket, "leave")
        await guest.until(socket, "done")


def test_who_may_watch_sees_no_hand_and_gets_the_record(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server)
        asyncio.run(play_while_one_watches(ada, ben, cleo))
        matches = [frame["match"] for frame in frames(cleo) if "match" in frame]
        playing = [match for match in matches if match["phase"] != "match_over"]
        assert len(playing) > 5
        assert all(match["hands"] == [None, None] for match in playing)
        assert cleo.place["records"] == ada.place["records"] != []


def test_the_secret_of_a_shuffle_is_told_after_its_round(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server)
        asyncio.run(play_while_one_watches(ada, ben, cleo))
        entries = [json.loads(line) for line in log_of(tmp_path, ada.room)]
        dealt, following = (entry["secret"] for entry in entries if entry["kind"] == "committed")
        heard = "".join(text for guest in (ada, ben, cleo) for text in guest.heard)
        assert dealt not in heard
        assert following not in heard
        assert hashlib.sha256(bytes.fromhex(dealt)).hexdigest() in heard
        _, record = cleo.call(f"/api/records/{cleo.place['records'][0]}")
        assert dealt in str(record)
        assert following not in str(record)


def test_cookies_and_tokens_are_told_to_nobody(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server)
        _, robot = ada.call(f"/api/rooms/{ada.room}/programs", {"name": "Robo"})
        asyncio.run(play_while_one_watches(ada, ben, cleo))
        secret = [guest.cookie.removeprefix("lastcard=") for guest in (ada, ben, cleo)]
        secret = [part for token in (*secret, robot["token"]) for part in token.split(".")]
        secret.remove(ada.room)  # a program's token holds it, and all who are here know it
        everything = "".join(text for guest in (ada, ben, cleo) for text in guest.heard)
        everything += str(ada.call(f"/api/records/{ada.place['records'][0]}"))
        assert len(secret) == 8
        assert not [part for part in secret if part in everything]


def test_what_is_said_is_not_kept(tmp_path: Path) -> None:
    words = "a-word-that-is-nowhere-else"

    async def hear(guest: Guest) -> list[str]:
        async with await guest.connect() as socket:
            await guest.until(socket, "here")
            return [text for text in guest.heard if words in text]

    async def say(ada: Guest) -> None:
        async with await ada.connect() as socket:
            await ada.say(socket, "say", text=words)
            await ada.until(socket, "done")

    with served(tmp_path) as server:
        ada, ben, _ = three_guests(server)
        asyncio.run(say(ada))
        assert len(asyncio.run(hear(ben))) == 1
    ben.heard.clear()
    ben.seq = 0
    with served(tmp_path, server.port):
        assert asyncio.run(hear(ben)) == []
    kept = list(tmp_path.iterdir())
    assert kept
    assert not [file for file in kept if words.encode() in file.read_bytes()]


def test_records_of_an_older_server_are_still_listed_and_read(tmp_path: Path) -> None:
    """Their names followed from the room's; the log did not have them."""
    with served(tmp_path) as server:
        ada, ben, cleo = three_guests(server)
        asyncio.run(play_while_one_watches(ada, ben, cleo))
    with closing(sqlite3.connect(tmp_path / "lastcard.db")) as kept:
        ((record, seq),) = kept.execute("SELECT id, seq FROM records")
        (text,) = kept.execute("SELECT entry FROM log WHERE seq = ?", (seq,)).fetchone()
        entry = json.loads(text)
        assert entry.pop("record") == record
        kept.execute("UPDATE lines SET entry = ? WHERE seq = ?", (json.dumps(entry), seq))
        kept.execute("UPDATE records SET id = ?", (old_name(ada.room, seq),))
        kept.commit()
    with served(tmp_path, server.port):

        async def come_back() -> None:
            async with await ada.connect() as socket:
                await ada.until(socket, "frame")

        ada.seq = 0
        asyncio.run(come_back())
        assert ada.place["records"] == [old_name(ada.room, seq)]
        assert ada.call(f"/api/records/{ada.place['records'][0]}")[0] == 200
