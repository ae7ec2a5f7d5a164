"""Records and replays never change: each is worked out once, one after the other."""

import asyncio
import gzip
import json
import random
import sys
import threading
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType

import pytest

from lastcard.server import records as module
from lastcard.server.finished_round import finished
from lastcard.server.records import Records, size
from lastcard.server.room import check_settings
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.wire import Settings
from lastcard.wire.refused import Refused
from server.clients import Guest, served
from server.long_matches import keep_in, log_of_rounds

ROUNDS = {f"record {n}": log_of_rounds("uno", n) for n in (1, 2, 3)}


def with_records(
    folder: Path, work: Callable[[Records], Awaitable[None]], most_bytes: int = 2**20
) -> None:
    keep_in(folder, {f"room of {r}": lines for r, lines in ROUNDS.items()}, rooms_of_records())

    async def go() -> None:
        store = SqliteStore(folder / "lastcard.db")
        await store.open()
        try:
            await work(Records(store, most_bytes))
        finally:
            await store.close()

    asyncio.run(go())


def rooms_of_records() -> dict[str, str]:
    return {record: f"room of {record}" for record in ROUNDS}


def test_however_many_ask_it_is_worked_out_once(tmp_path: Path) -> None:
    async def work(records: Records) -> None:
        found = await asyncio.gather(*(records.find("record 2") for _ in range(50)))
        assert records.made == 1
        assert (await records.find("record 2")) is found[0]
        assert records.made == 1
        assert found[0] is not None
        whole = finished(ROUNDS["record 2"])
        assert (gzip.decompress(found[0].record), gzip.decompress(found[0].replay)) == whole
        assert await records.find("no record") is None

    with_records(tmp_path, work)


def test_what_was_asked_for_least_recently_goes_first(tmp_path: Path) -> None:
    sizes = [size(module.make(list(lines))) for lines in ROUNDS.values()]

    async def work(records: Records) -> None:
        for name in ("record 1", "record 2", "record 1", "record 3", "record 1", "record 3"):
            await records.find(name)
        assert records.made == 3
        await records.find("record 2")
        assert records.made == 4

    with_records(tmp_path, work, most_bytes=sum(sizes) - 1)


def test_too_many_at_once_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)

    async def work(records: Records) -> None:
        asked = [records.find(name) for name in ROUNDS]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(each, Refused) for each in found] == [False, False, True]
        assert await records.find("record 3") is not None

    with_records(tmp_path, work)


def test_one_address_has_half_of_those_that_wait_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 4)

    async def work(records: Records) -> None:
        asked = [records.find(name, "an address") for name in ROUNDS]
        others = [records.find("no record", "another address"), records.find("record 3")]
        found = await asyncio.gather(*asked, *others, return_exceptions=True)
        assert [isinstance(each, Refused) for each in found] == [False, False, True, False, False]
        assert await records.find("no record", "an address") is None

    with_records(tmp_path, work)


def test_one_that_cannot_be_worked_out_is_tried_again(tmp_path: Path) -> None:
    async def work(records: Records) -> None:
        lines = records._store
        await lines.close()
        for _ in range(2):
            with pytest.raises(Exception, match="closed"):
                await records.find("record 1")

    with_records(tmp_path, work)


def test_rounds_before_the_last_are_not_looked_at() -> None:
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}"] += 1

    sys.setprofile(count)
    try:
        found = finished(ROUNDS["record 3"])
    finally:
        sys.setprofile(None)
    assert calls["games.shown_match"] == len(json.loads(found.replay)["steps"])
    assert calls["applying.start"] == 1  # and all is played once


def test_all_are_worked_out_in_one_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thread keeps for itself what a long match took of memory."""
    threads: list[str] = []
    make = module.make

    def noted(lines: list[str]) -> module.Kept:
        threads.append(threading.current_thread().name)
        return make(lines)

    monkeypatch.setattr(module, "make", noted)

    async def work(records: Records) -> None:
        for name in ROUNDS:
            await records.find(name)

    with_records(tmp_path, work)
    assert threads == ["records_0"] * len(ROUNDS)


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "gzip"])
def test_in_one_turn_of_the_loop_one_piece_is_sent(tmp_path: Path, plain: bool) -> None:
    """However many read at the same time, and however small it was when compressed."""
    noise = random.Random(1).randbytes(100_000)
    bodies = [b"a" * 500_000 + noise, noise + b"b" * 500_000, b"", b"c"]
    pieces: Counter[int] = Counter()
    turn = 0

    async def count() -> None:
        nonlocal turn
        while True:
            await asyncio.sleep(0)
            turn += 1

    async def read(records: Records, body: bytes) -> None:
        data = gzip.compress(body)
        found = b""
        async for piece in records.in_pieces(data, plain):
            assert len(piece) <= module.PIECE
            pieces[turn] += 1
            found += piece
        assert found == (body if plain else data)

    async def work(records: Records) -> None:
        counting = asyncio.create_task(count())
        await asyncio.gather(*(read(records, body) for body in bodies * 3))
        counting.cancel()

    with_records(tmp_path, work)
    assert sum(pieces.values()) > 20
    assert max(pieces.values()) == 1


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_records_come_over_http_as_the_client_can_read_them(tmp_path: Path, coding: str) -> None:
    lines = ROUNDS["record 2"]
    keep_in(tmp_path, {"room": lines}, {"record": "room"})
    whole = finished(lines)
    with served(tmp_path) as server:
        for path, expected in (("record", whole.record), ("record/replay", whole.replay)):
            url = f"{server.url}/api/records/{path}"
            request = urllib.request.Request(url, headers={"accept-encoding": coding})
            with urllib.request.urlopen(request, timeout=20) as answer:
                body = answer.read()
                assert answer.headers.get("content-encoding") == {"gzip": "gzip"}.get(coding)
                assert "max-age" in answer.headers["cache-control"]
            assert (gzip.decompress(body) if coding == "gzip" else body) == expected


def test_a_match_in_a_room_has_an_end(tmp_path: Path) -> None:
    check_settings(Settings(rules={"target": 10_000, "rounds": 100}))
    check_settings(Settings("rummy", {"scoring": "rounds", "target": 100}))
    with served(tmp_path) as server:
        ada = Guest(server, "Ada")
        for game, rules in (
            ("uno", {"target": 10_001}),
            ("uno", {"rounds": 101}),
            ("rummy", {"scoring": "rounds", "target": 101}),
        ):
            settings = {"game": game, "rules": rules, "seats": 2}
            status, problem = ada.call("/api/rooms", {"name": "Ada", "settings": settings})
            assert (status, problem["code"]) == (400, "settings")
            assert problem["details"]["most"] in (100, 10_000)
