"""Whole matches over real sockets, through a kill, with the log in a real file."""

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import Guest, Server, choice, play_round, served, start


def table_of_two(server: Server, **settings: Any) -> tuple[Guest, Guest]:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    code = ada.create(seats=2, window_seconds=0.0, **settings)
    ben.join(code)
    return ada, ben


@pytest.mark.parametrize("game", ["uno", "spin"])
def test_two_people_play_a_round(tmp_path: Path, game: str) -> None:
    with served(tmp_path) as server:
        ada, ben = table_of_two(server, game=game, rules={"scoring": "none"})

        async def go() -> None:
            await start(ada, ben)
            await asyncio.gather(play_round(ada), play_round(ben))

        asyncio.run(go())
        assert ada.match["winners"] or game == "spin"
        status, record = ada.call(f"/api/records/{ada.place['records'][-1]}")
        assert status == 200
        from lastcard.game.fairness import verify

        assert verify(record) == 1
        assert server.stop() in (0, -signal.SIGTERM)


def test_after_a_kill_the_room_is_back_as_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada, ben = table_of_two(server)

    async def some_moves() -> None:
        await start(ada, ben)
        ours = {0: ada, 1: ben}
        sockets = {0: await ada.connect(), 1: await ben.connect()}
        for seat, guest in ours.items():
            await guest.until(sockets[seat], "frame")
        for _ in range(8):
            seat = ada.match["turn"]
            guest = ours[seat]
            action = choice(guest.match)
            assert action is not None
            await guest.say(sockets[seat], "act", seq=guest.seq, action=action)
            assert (await guest.until(sockets[seat], "done", "refused"))["kind"] == "done"
            seq = guest.seq
            for other, socket in sockets.items():
                while ours[other].seq < seq:
                    await ours[other].hear(socket)
        for socket in sockets.values():
            await socket.close()

    asyncio.run(some_moves())
    before = (ada.match, ben.match)
    server.stop(signal.SIGKILL)
    with served(tmp_path, server.port) as again:
        for guest in (ada, ben):
            guest.server = again

            async def back(guest: Guest = guest) -> None:
                async with await guest.connect() as socket:
                    await guest.until(socket, "frame")

            asyncio.run(back())
        assert (ada.match, ben.match) == before


async def refused_by(guest: Guest, text: str) -> dict[str, Any]:
    async with await guest.connect() as socket:
        await socket.send(text)
        return await guest.until(socket, "refused")


def test_whatever_is_sent_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, _ = table_of_two(server)
        for text in (
            "",
            "{",
            "[]",
            "null",
            '"act"',
            "{}",
            '{"kind": "act"}',
            '{"kind": "act", "id": 5, "seq": 1, "action": "draw"}',
            '{"kind": "act", "id": "x", "seq": "1", "action": "draw"}',
            '{"kind": "act", "id": "x", "seq": 1, "action": "draw", "seat": 1}',
            '{"kind": "peek", "id": "x"}',
            '{"kind": "start", "id": "x"}',
            '{"kind": "kick", "id": "x", "name": "nobody"}',
            '{"kind": "add_bot", "id": "x", "seat": -1, "level": "family"}',
            '{"kind": "add_bot", "id": "x", "seat": 1, "level": "god"}',
            json.dumps({"kind": "speak", "id": "x", "word": "w" * 2000}),
        ):
            seq = ada.seq
            answer = asyncio.run(refused_by(ada, text))
            assert answer["message"], text
            assert ada.seq == seq or seq == 0


def test_a_message_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async def go(guest: Guest) -> int | None:
        async with await guest.connect() as socket:
            await socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await guest.until(socket, "never")
            return socket.close_code

    with served(tmp_path) as server:
        ada, _ = table_of_two(server)
        assert asyncio.run(go(ada)) == 4009


def test_a_ticket_holds_once_and_only_for_its_guest(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect

    async def try_ticket(guest: Guest, ticket: str, **headers: str) -> bool:
        url = f"ws://127.0.0.1:{guest.server.port}/api/socket?ticket={ticket}"
        more = {"cookie": guest.cookie} | headers
        async with connect(url, additional_headers=more) as socket:
            try:
                return bool(await asyncio.wait_for(socket.recv(), 20))
            except ConnectionClosed:
                assert socket.close_code == 4003
                return False

    with served(tmp_path) as server:
        ada, ben = table_of_two(server)
        stranger = Guest(server, "Eve")
        assert stranger.call(f"/api/rooms/{ada.room}/ticket", {})[0] == 403
        for spoil in ("used", "other", "origin", "none"):
            ticket = ada.call(f"/api/rooms/{ada.room}/ticket", {})[1]["ticket"]
            if spoil == "used":
                assert asyncio.run(try_ticket(ada, ticket))
                assert not asyncio.run(try_ticket(ada, ticket))
            elif spoil == "other":
                assert not asyncio.run(try_ticket(ben, ticket))
            elif spoil == "origin":
                assert not asyncio.run(try_ticket(ada, ticket, origin="http://evil.example"))
            else:
                assert not asyncio.run(try_ticket(ada, "guess"))


def test_rooms_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Guest(server, "Ada")
        code = ada.create(public=True, game="rummy", seats=4)
        assert ada.call("/api/rooms")[1] == []  # nobody is there

        async def listed() -> object:
            async with await ada.connect():
                return (await asyncio.to_thread(ada.call, "/api/rooms"))[1]

        assert asyncio.run(listed()) == [
            {
                "code": code,
                "game": "rummy",
                "host": "Ada",
                "seats": 4,
                "taken": 1,
                "playing": False,
            }
        ]
        assert ada.call("/api/rooms/NOROOM/join", {"name": "Ada"})[0] == 404
        assert ada.call("/api/rooms", {"name": " "})[1]["code"] == "name"
        assert ada.call("/api/rooms", {"name": "Ada", "settings": {"seats": 99}})[0] == 400
        assert ada.call("/api/rooms", {"nom": "Ada"})[0] == 400
        assert ada.call("/api/records/nothing")[0] == 404
        assert ada.call("/api/health")[1]["rooms"] == 1
        assert ada.call("/api/ready")[1]["status"] == "ok"
        assert "/api/rooms" in ada.call("/api/openapi.json")[1]["paths"]


def test_an_action_is_no_longer_than_a_whole_table(tmp_path: Path) -> None:
    """All tiles of UNO Rummy, each as long as can be, fit into it; more is not looked at."""
    longest = "lay " + " / ".join(["j=r12^! j=r11^! j=r10^!"] * 34)
    assert len(longest) < 1000
    with served(tmp_path) as server:
        ada = Guest(server, "Ada")
        ada.create(game="rummy", seats=2)

        async def go() -> None:
            async with await ada.connect() as socket:
                for action, code in ((longest, "match"), (longest + " " * 200, "message")):
                    await ada.say(socket, "try", action=action)
                    assert (await ada.until(socket, "refused"))["code"] == code

        asyncio.run(go())
