"""People who pretend to be somebody else: forged cookies, tickets, tokens, and pages of others."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from lastcard.server import identity
from server.clients import Guest, Server, served
from server.watched import Watched, http, message, opens, ticket_of

FORGED = (
    "",
    ".",
    "x",
    "x.y",
    "." * 3000,
    "x" * 3000,
    "x." + "0" * 64,
    "\xff\xfe.\xe9",
    "guest:x." + "0" * 64,
)


def test_forged_and_foreign_cookies_are_nobodys(server: Server, tmp_path: Path) -> None:
    room = Watched(server)
    mine, signature = room.ada.cookie.removeprefix("lastcard=").rsplit(".", 1)
    with served(tmp_path) as elsewhere:
        foreign = Guest(elsewhere, "Ada")
        foreign.create()
    forged = [*FORGED, f"{mine}.{'0' * 64}", f"{mine}x.{signature}", f"{mine}.{signature.upper()}"]
    forged += [f"{mine}.", mine, foreign.cookie.removeprefix("lastcard=")]
    before = asyncio.run(room.state())
    for cookie in forged:
        for call in ("ticket", "programs"):
            path = f"/api/rooms/{room.ada.room}/{call}"
            headers = {"cookie": f"lastcard={cookie}"}
            status, _ = http(server, "POST", path, '{"name": "Eve"}', **headers)
            assert status == 403, (call, cookie)
    assert asyncio.run(room.state()) == before


def test_tickets_hold_once_for_one_guest_from_our_own_pages(server: Server) -> None:
    room = Watched(server)
    stranger = Guest(server, "Eve")
    other = Watched(server)

    async def go() -> None:
        before = await room.state()
        used = ticket_of(room.ada)
        assert await opens(room.ada, ticket=used)
        assert not await opens(room.ada, ticket=used)
        for thief in (room.ben, stranger, other.ada):
            stolen = ticket_of(room.ada)
            assert not await opens(thief, ticket=stolen)
            assert not await opens(room.ada, ticket=stolen)  # it is spoilt
        for guess in ("", "x", "%00", "%ff", "x" * 5000, "../..", room.ada.room):
            assert not await opens(room.ada, ticket=guess)
        assert not await opens(room.ada)
        assert await room.state() == before

    asyncio.run(go())


def test_a_ticket_holds_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(identity, "time", SimpleNamespace(monotonic=lambda: now))
    tickets = identity.Tickets()
    early, late = tickets.issue("ada", "room"), tickets.issue("ada", "room")
    now += 59
    assert tickets.redeem(early) == ("ada", "room")
    now += 2
    assert tickets.redeem(late) is None
    assert tickets.redeem("") is None


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "file://",
        "http://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "http://[",
        "http://[::1",
        "http://\xff",
        "//",
    ],
)
def test_sockets_for_pages_of_others(server: Server, origin: str) -> None:
    """Found by this test: an origin that is not an address, as "http://[", was an error of ours."""
    room = Watched(server)
    assert not asyncio.run(opens(room.ada, {"origin": origin}, ticket=ticket_of(room.ada)))


def test_a_number_to_resume_from_that_is_none(server: Server) -> None:
    room = Watched(server)

    async def welcome(after: str) -> Any:
        ticket = ticket_of(room.ada)
        url = f"ws://127.0.0.1:{server.port}/api/socket?ticket={ticket}&after={after}"
        async with connect(url, additional_headers={"cookie": room.ada.cookie}) as tab:
            return await room.ada.until(tab, "frame")

    numbers = ("", "-1", "x", "1e3", "%C2%B2", "%D9%A3", "9" * 15, "9" * 4000, "%00", "0x10", "1_0")
    for after in numbers:
        frame = asyncio.run(welcome(after))
        assert frame["room"], after


def test_forged_tokens_of_programs(server: Server) -> None:
    room = Watched(server, seats=3)
    room.ada.cookie, cookie = room.ada.cookie, room.ada.cookie.removeprefix("lastcard=")
    status, found = room.ada.call(f"/api/rooms/{room.ada.room}/programs", {"name": "Robot"})
    assert (status, found["name"]) == (201, "Robot")
    token = found["token"]
    value, signature = token.rsplit(".", 1)
    program, name = value.split(".")
    stranger = Guest(server, "Eve")
    elsewhere = Watched(server).ada.room
    forged = [
        *(text for text in FORGED if text.isascii()),
        cookie,
        value,
        f"{value}.{'0' * 64}",
        f"{program}.{elsewhere}.{signature}",
        f"{room.ada.cookie}.{name}.{signature}",
        token[:-1],
        token + "0",
        token + "%00",
    ]

    async def go() -> None:
        for guess in forged:
            assert not await opens(stranger, token=guess), guess
        assert await opens(stranger, token=token)
        kick = message("kick", name="Robot")
        async with await room.ada.connect() as tab:
            await room.ada.say(tab, "hand_over", name="Robot")
            refused = await room.ada.until(tab, "done", "refused")
            assert (refused["code"], refused["message"]) == ("host", "a program cannot be host")
            await tab.send(json.dumps(kick))
            assert (await room.ada.until(tab, "done", "refused"))["kind"] == "done"
        assert not await opens(stranger, token=token)

    asyncio.run(go())


def test_only_the_host_lets_programs_in(server: Server) -> None:
    room = Watched(server)
    for guest in (room.ben, room.cleo, Guest(server, "Eve")):
        status, problem = guest.call(f"/api/rooms/{room.ada.room}/programs", {"name": "Robot"})
        assert (status, problem["code"]) == (403, "host")
