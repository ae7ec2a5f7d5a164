"""People who spoil the game: many places for one address, a way back after a kick."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lastcard.server.room import MOST_GUESTS
from server.callers import Caller
from server.clients import Guest, Server, log_of, served

HOST, FAMILY, OTHER = "127.0.0.11", "127.0.0.12", "127.0.0.13"


def crowd(server: Server, room: str, address: str, count: int) -> list[tuple[int, str]]:
    """This many guests without cookies, one after the other."""
    return [Caller(server, f"Guest {n}", address).asks_to_join(room) for n in range(count)]


async def host_says(host: Guest, kind: str, **more: Any) -> dict[str, Any]:
    async with await host.connect() as socket:
        await host.say(socket, kind, **more)
        return await host.until(socket, "done", "refused")


# Places


@pytest.mark.parametrize(("seats", "places"), [(2, 1), (3, 1), (4, 2), (10, 5)])
def test_one_address_takes_half_of_a_public_room_at_most(
    server: Server, seats: int, places: int
) -> None:
    ada = Caller(server, "Ada", HOST)
    room = ada.create(public=True, seats=seats)
    answers = crowd(server, room, FAMILY, places + 2)
    assert answers == [(200, "")] * places + [(403, "places")] * 2
    assert crowd(server, room, OTHER, 1) == [(200, "")]


def test_who_comes_later_finds_a_seat_in_a_public_room_as_it_is_opened(server: Server) -> None:
    """Found: four guests from one address got in, and there are three seats beside the host's."""
    ada, late = Caller(server, "Ada", HOST), Caller(server, "Late", OTHER)
    room = ada.create(public=True)
    crowd(server, room, FAMILY, 5)
    late.join(room)
    asyncio.run(frame_of(late))
    assert late.place["you"] is not None


async def frame_of(guest: Guest) -> None:
    async with await guest.connect() as socket:
        await guest.until(socket, "frame")


def test_who_leaves_makes_room_for_another_from_the_same_address(server: Server) -> None:
    ada = Caller(server, "Ada", HOST)
    room = ada.create(public=True, seats=10)
    first = Caller(server, "First", FAMILY)
    first.join(room)
    crowd(server, room, FAMILY, 4)
    assert crowd(server, room, FAMILY, 1) == [(403, "places")]
    assert first.asks_to_join(room) == (200, "")  # who is here is here

    async def leave() -> None:
        async with await first.connect() as socket:
            await first.say(socket, "leave")
            await first.until(socket, "parted")

    asyncio.run(leave())
    assert crowd(server, room, FAMILY, 2) == [(200, ""), (403, "places")]


def test_who_is_invited_is_not_counted_nor_who_shares_the_hosts_address(server: Server) -> None:
    ada = Caller(server, "Ada", HOST)
    room = ada.create(seats=10)
    assert crowd(server, room, FAMILY, 7) == [(200, "")] * 7
    public = ada.create(public=True, seats=10)
    assert crowd(server, public, HOST, 7) == [(200, "")] * 7


def test_places_are_counted_after_a_restart_too(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Caller(server, "Ada", HOST)
        room = ada.create(public=True, seats=10)
        crowd(server, room, FAMILY, 5)
    with served(tmp_path, server.port) as again:
        assert crowd(again, room, FAMILY, 1) == [(403, "places")]
        assert crowd(again, room, OTHER, 1) == [(200, "")]


def test_an_address_is_not_kept_and_not_told(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben = Caller(server, "Ada", HOST), Caller(server, "Ben", FAMILY)
        ben.join(ada.create(public=True))
        asyncio.run(host_says(ada, "kick", name="Ben", address=True))
        kept = [json.loads(line) for line in log_of(tmp_path, ada.room)]
        hashes = {entry["address"] for entry in kept if entry.get("address")}
        assert len(hashes) == 2  # of two addresses
        told = "".join(ada.heard)
        for secret in (*hashes, HOST, FAMILY):
            assert secret not in told
    files = [file for file in tmp_path.iterdir() if file.is_file()]
    assert files
    for address in (HOST, FAMILY):
        assert not [file for file in files if address.encode() in file.read_bytes()]


# Kicks


def test_who_was_sent_away_comes_back_without_the_cookie_unless_the_address_is_sent_away_too(
    server: Server,
) -> None:
    for address in (False, True):
        ada, eve = Caller(server, "Ada", HOST), Caller(server, "Eve", FAMILY)
        room = ada.create(seats=4)
        eve.join(room)
        told = asyncio.run(host_says(ada, "kick", name="Eve", address=address))
        assert told["kind"] == "done"
        assert eve.asks_to_join(room) == (403, "kicked")
        eve.cookie = ""
        assert eve.asks_to_join(room) == ((403, "address") if address else (200, ""))
        assert crowd(server, room, OTHER, 1) == [(200, "")]


def test_others_from_the_address_stay_and_the_hosts_own_is_never_sent_away(server: Server) -> None:
    ada = Caller(server, "Ada", HOST)
    room = ada.create(seats=6)
    for name, address in (("Eve", FAMILY), ("Finn", FAMILY), ("Gus", HOST)):
        Caller(server, name, address).join(room)
    for name in ("Eve", "Gus"):
        told = asyncio.run(host_says(ada, "kick", name=name, address=True))
        assert told["kind"] == "done"
    assert [seat.get("name") for seat in ada.place["seats"]][:3] == ["Ada", None, "Finn"]
    assert crowd(server, room, FAMILY, 1) == [(403, "address")]
    assert crowd(server, room, HOST, 1) == [(200, "")]


def test_an_address_stays_sent_away_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, eve = Caller(server, "Ada", HOST), Caller(server, "Eve", FAMILY)
        room = ada.create()
        eve.join(room)
        asyncio.run(host_says(ada, "kick", name="Eve", address=True))
    with served(tmp_path, server.port) as again:
        assert crowd(again, room, FAMILY, 1) == [(403, "address")]


def test_nobody_is_sent_away_during_a_match(server: Server) -> None:
    ada, ben = Caller(server, "Ada", HOST), Caller(server, "Ben", FAMILY)
    ben.join(ada.create(seats=2))
    asyncio.run(host_says(ben, "ready", ready=True))
    assert asyncio.run(host_says(ada, "start"))["kind"] == "done"
    for address in (False, True):
        told = asyncio.run(host_says(ada, "kick", name="Ben", address=address))
        assert (told["kind"], told.get("code")) == ("refused", "match")


def test_a_log_without_addresses_is_still_a_room(tmp_path: Path) -> None:
    """As an older server wrote it."""
    from lastcard.server import entries as log
    from lastcard.server.room import Room

    room = Room()
    for line in (
        '{"kind":"opened","at":0.0,"guest":"ada","name":"Ada","settings":{"public":true}}',
        '{"kind":"entered","guest":"ben","name":"Ben"}',
        '{"kind":"kicked","guest":"ben"}',
        '{"kind":"committed","secret":"' + "7" * 64 + '"}',
    ):
        room.apply(log.from_text(line))
    for n in range(2):
        room.apply(room.enter(str(n), "Guest", address="one"))
    assert room.addresses.of == {str(n): "one" for n in range(2)}


def test_a_room_that_is_full(server: Server) -> None:
    ada = Caller(server, "Ada", HOST)
    room = ada.create()
    answers = crowd(server, room, FAMILY, MOST_GUESTS)
    assert answers == [(200, "")] * (MOST_GUESTS - 1) + [(409, "full")]
