"""Who may not come in, or not stay, is counted; and told why, but not without end."""

import asyncio
import re
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.clients import PATIENCE, Guest, Server, served
from server.test_closing import PINGING, closed, closing_code, masked, raw_socket
from server.watched import http

pytestmark = pytest.mark.slow  # each with a server of its own

SOCKETS, TOLD, ROOMS = 2, 3, 4
LIMITED = f"""
import sys
from functools import partial
from lastcard.cli.main import main
from lastcard.server import app, hub
hub.MOST_ROOMS = {ROOMS}
app.Limits = partial(app.Limits, sockets={SOCKETS}, strangers=({TOLD}, 1e-9))
sys.exit(main())
"""
# No client reads so fast that nothing ever waits for it.
HASTY = """
import sys
from lastcard.cli.main import main
from lastcard.server import connection
connection.MOST_WAITING = -1
sys.exit(main())
"""


class LimitedServer(Server):
    program = ("-c", LIMITED, *Server.arguments)


class HastyServer(Server):
    program = ("-c", HASTY, *Server.arguments)


class PingingServer(Server):
    program = ("-c", PINGING, *Server.arguments)


def dropped(server: Server) -> Counter[int]:
    """How many sockets the server has closed, by code."""
    status, text = http(server, "GET", "/api/metrics")
    assert status == 200
    found = re.findall(r'lastcard_dropped_total\{code="(\d+)"\} (\d+)\.', text.decode())
    return Counter({int(code): int(count) for code, count in found})


def assert_counted(server: Server, before: Counter[int], *codes: int) -> None:
    until = time.monotonic() + PATIENCE
    while dropped(server) - before != Counter(codes) and time.monotonic() < until:
        time.sleep(0.05)  # each is counted when it is over
    assert dropped(server) - before == Counter(codes)


async def knock(server: Server, path: str = "/api/socket") -> int | None:
    """Ask for a socket without a ticket; the code with which it closes, or the status."""
    try:
        async with connect(server.url.replace("http", "ws") + path) as line:
            return await closed(line)
    except InvalidStatus as error:
        return error.response.status_code


def test_an_address_has_so_many_sockets_and_is_told_so_a_few_times(tmp_path: Path) -> None:
    async def go(guests: list[Guest], more: Guest) -> list[int | None]:
        async with await guests[0].connect() as one, await guests[1].connect() as two:
            for guest, line in zip(guests, (one, two), strict=True):
                await guest.until(line, "frame")
            codes = []
            for _ in range(TOLD):
                async with await more.connect() as line:
                    codes.append(await closed(line))
            return [*codes, await knock(server), await knock(server)]

    with served(tmp_path, kind=LimitedServer) as server:
        guests = [Guest(server, name) for name in ("Ada", "Ben", "Cleo")]
        guests[0].create()
        for guest in guests[1:]:
            guest.join(guests[0].room)
        before = dropped(server)
        assert asyncio.run(go(guests[:2], guests[2])) == [4008] * TOLD + [403] * 2
        assert_counted(server, before, *[4008] * (TOLD + 2))

        async def again() -> None:
            async with await guests[2].connect() as line:
                await guests[2].until(line, "frame")

        asyncio.run(again())  # there is room for it now


def test_a_server_that_is_full(tmp_path: Path) -> None:
    with served(tmp_path, kind=LimitedServer) as server:
        for _ in range(ROOMS):
            Guest(server, "Ada").create()
        status, found = Guest(server, "Eve").call("/api/rooms", {"name": "Eve"})
        assert (status, found["code"], found["reason"]) == (503, "rooms", "server_full")


def test_every_socket_that_is_closed_is_counted_by_its_code(server: Server) -> None:
    async def parted(ada: Guest) -> None:
        async with await ada.connect() as older, await ada.connect() as newer:
            assert await closed(older) == 4010
            await ada.say(newer, "leave")
            assert await closed(newer) == 4011

    async def too_large(ben: Guest, length: int, code: int) -> None:
        async with await ben.connect() as line:
            await line.send("x" * length)
            assert await closed(line) == code

    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    ben.join(ada.create())
    before = dropped(server)
    asyncio.run(parted(ada))
    asyncio.run(too_large(ben, 4097, 4009))
    asyncio.run(too_large(ben, 65_537, 1009))
    assert asyncio.run(knock(server)) == 4003
    for sent, code in ((b"\xff" * 6, 1002), (masked(1, b"\xff\xfe"), 1007)):
        with closing(raw_socket(ben)) as line:
            line.sendall(sent)
            assert closing_code(line) == code
    assert_counted(server, before, 4010, 4011, 4009, 1009, 4003, 1002, 1007)


@pytest.mark.parametrize(("kind", "code"), [(HastyServer, 4001), (PingingServer, 1011)])
def test_who_does_not_read_or_answer_is_counted(
    tmp_path: Path, kind: type[Server], code: int
) -> None:
    with served(tmp_path, kind=kind) as server:
        ada = Guest(server, "Ada")
        ada.create()
        with closing(raw_socket(ada)) as line:
            assert closing_code(line) == code
        assert_counted(server, Counter(), code)
