"""Rooms that nobody needs any more make place, and no address fills the server with them."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from server.clients import PATIENCE, Guest, Server, served, start
from server.watched import addresses, calls_from, http

pytestmark = pytest.mark.slow  # each with a server of its own

IMPATIENT = """
import sys
from functools import partial
from lastcard.cli.main import main
from lastcard.server import app, hub
hub.SWEEP_SECONDS = 0.05
hub.{patience} = {seconds}
app.Limits = partial(app.Limits, open_rooms=3)
sys.exit(main())
"""


class ForgetsUnseen(Server):
    program = ("-c", IMPATIENT.format(patience="UNSEEN_SECONDS", seconds=2.0), *Server.arguments)


class ForgetsLobbies(Server):
    program = ("-c", IMPATIENT.format(patience="LOBBY_SECONDS", seconds=0.3), *Server.arguments)


def host_in(server: Server, where: str = "") -> Guest:
    guest = Guest(server, "Ada")
    guest.call = calls_from(guest, where or next(addresses))  # type: ignore[method-assign]
    guest.create(seats=2)
    return guest


def is_open(guest: Guest) -> bool:
    return guest.call(f"/api/rooms/{guest.room}/ticket", {})[0] == 200


def wait_until_closed(guest: Guest) -> None:
    end = time.monotonic() + PATIENCE
    while is_open(guest):
        assert time.monotonic() < end, "the room stays open"
        time.sleep(0.05)  # not too many calls


async def visit(guest: Guest) -> None:
    async with await guest.connect() as socket:
        await guest.until(socket, "frame")


def test_a_room_that_nobody_ever_came_to_goes_soon(tmp_path: Path) -> None:
    with served(tmp_path, kind=ForgetsUnseen) as server:
        ada, ben, seen = host_in(server), Guest(server, "Ben"), host_in(server)
        ben.join(ada.room)
        asyncio.run(start(ada, ben))
        asyncio.run(visit(seen))
        unseen = host_in(server)
        wait_until_closed(unseen)
        assert is_open(seen)
        assert is_open(ada)  # the players may come back


def test_a_room_without_a_match_goes_before_one_that_is_played_in(tmp_path: Path) -> None:
    with served(tmp_path, kind=ForgetsLobbies) as server:
        ada, ben = host_in(server), Guest(server, "Ben")
        ben.join(ada.room)
        asyncio.run(start(ada, ben))
        lobby, unseen = host_in(server), host_in(server)
        asyncio.run(visit(lobby))
        wait_until_closed(lobby)
        assert is_open(ada)
        assert is_open(unseen)  # that takes five minutes


def test_an_address_has_so_many_rooms_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path, kind=ForgetsUnseen) as server:
        where = next(addresses)
        mine = [host_in(server, where) for _ in range(3)]
        again = ("POST", "/api/rooms", '{"name": "Eve"}')
        status, text = http(server, *again, **{"x-forwarded-for": where})
        assert (status, json.loads(text)["code"]) == (503, "rooms")
        assert b"from your address" in text
        host_in(server)  # others have theirs
        wait_until_closed(mine[0])
        assert http(server, *again, **{"x-forwarded-for": where})[0] == 201
