"""The programs on the page about bots play whole matches, just as they stand there."""

import asyncio
import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from lastcard import Game
from lastcard.game.fairness import verify
from server.clients import Guest, PatientServer, Server, choice, served
from server.examples import COMMANDS, example, program


@pytest.mark.parametrize("language", COMMANDS)
def test_an_example_is_short(language: str) -> None:
    lines = [line for line in example(language).splitlines() if line]
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 100


def room_for_programs(server: Server, **settings: Any) -> tuple[Guest, list[str]]:
    """The host, who watches, of a room with two programs; and the programs' addresses."""

    def admit(host: Guest) -> str:
        status, found = host.call(f"/api/rooms/{host.room}/programs", {"name": "Robo"})
        assert status == 201, found
        return f"ws://127.0.0.1:{server.port}/api/socket?token={found['token']}"

    async def give_way(ada: Guest, ben: Guest) -> None:
        async with await ada.connect() as socket:
            await ada.say(socket, "hand_over", name=ben.name)
            await ada.say(socket, "leave")
            await ada.until(socket, "parted")

    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    ada.create(seats=2, **settings)
    first = admit(ada)
    ben.join(ada.room)
    asyncio.run(give_way(ada, ben))
    return ben, [first, admit(ben)]


async def start(host: Guest) -> None:
    async with await host.connect() as socket:
        await host.until(socket, "frame")
        await host.say(socket, "start")
        assert (await host.until(socket, "done", "refused"))["kind"] == "done"


async def watch(host: Guest, until: Callable[[dict[str, Any]], bool]) -> None:
    async with asyncio.timeout(120), await host.connect() as socket:
        while not until(await host.hear(socket)):
            pass


def all_there(message: dict[str, Any]) -> bool:
    return len(message.get("names", ())) == 3


def moved(message: dict[str, Any]) -> bool:
    return message["kind"] == "frame" and message["what"] in ("acted", "welcome")


def over(host: Guest) -> bool:
    """Whether the match is over and its last record can be read."""
    return host.match.get("phase") == "match_over" and host.place["commitment"] is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("uno", {"target": 50}),
        pytest.param("spin", {"target": 50}, marks=pytest.mark.slow),
        pytest.param("rummy", {"scoring": "rounds"}, marks=pytest.mark.slow),
    ],
)
def test_the_examples_play_a_match_through_a_kill_of_the_server(
    tmp_path: Path, game: str, rules: dict[str, object]
) -> None:
    servers = [Server(tmp_path, 0, "--no-open")]
    programs: list[subprocess.Popen[str]] = []
    try:
        host, urls = room_for_programs(servers[0], game=game, rules=rules, window_seconds=0.1)
        for language, url in zip(COMMANDS, urls, strict=True):
            programs.append(program(language, url, tmp_path))

        asyncio.run(watch(host, all_there))
        asyncio.run(start(host))
        asyncio.run(watch(host, moved))
        servers[0].stop(signal.SIGKILL)
        servers.append(Server(tmp_path, servers[0].port, "--no-open"))
        asyncio.run(watch(host, lambda _: over(host)))

        said = [each.communicate(timeout=30)[0].split() for each in programs]
        assert [each.returncode for each in programs] == [0, 0], said
        bots = [text for text in host.heard if '"what":"went_away"' in text]
        assert not bots, "a bot had to play for a program"
        status, record = host.call(f"/api/records/{host.place['records'][-1]}")
        assert status == 200
        assert verify(record) == len(host.match["sheet"])
        assert list(Game.replay(record).winners) == host.match["winners"]
    finally:
        for each in programs:
            each.kill()
            each.communicate()
        for server in servers:
            server.stop()


# Cut lines

CUTS = (1001, 1006, 1011, 1012, 4001)  # 1006: without a word


class Cutting:
    """Passes on what a program and a server say, and cuts the line at each of its first actions."""

    def __init__(self, server: Server, query: str) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/api/socket?{query}"
        self.cuts = list(CUTS)
        self.plays_on = asyncio.Event()

    async def pass_on(self, program: ServerConnection) -> None:
        async with connect(self.url) as server:
            hearing = asyncio.create_task(self.hear(server, program))
            try:
                async for text in program:
                    if json.loads(text)["kind"] != "act":
                        await server.send(text)
                    elif not self.cuts:
                        self.plays_on.set()
                        await server.send(text)
                    elif (code := self.cuts.pop(0)) == 1006:
                        program.transport.abort()
                    else:
                        await program.close(code)
            finally:
                hearing.cancel()

    async def hear(self, server: Any, program: ServerConnection) -> None:
        try:
            async for text in server:
                await program.send(text)
        except ConnectionClosed:
            pass


@pytest.mark.slow
@pytest.mark.parametrize("language", COMMANDS)
def test_an_example_comes_back_after_a_cut_line(tmp_path: Path, language: str) -> None:
    async def go(server: Server) -> None:
        ada = Guest(server, "Ada")
        ada.create(seats=2, turn_seconds=0)
        _, admitted = ada.call(f"/api/rooms/{ada.room}/programs", {"name": "Robo"})
        cutting = Cutting(server, f"token={admitted['token']}")
        async with serve(cutting.pass_on, "127.0.0.1", 0) as relay, await ada.connect() as socket:
            port = next(iter(relay.sockets)).getsockname()[1]
            robot = program(language, f"ws://127.0.0.1:{port}", tmp_path)
            try:
                await ada.until(socket, "frame")
                await ada.say(socket, "start")
                while not cutting.plays_on.is_set():
                    action = choice(ada.match) if ada.match else None
                    if action is None:
                        await ada.hear(socket)
                        continue
                    await ada.say(socket, "act", seq=ada.seq, action=action)
                    await ada.until(socket, "done", "refused")
                assert robot.poll() is None
                assert cutting.cuts == []
            finally:
                robot.kill()
                robot.communicate()

    with served(tmp_path, 0, "--no-open", kind=PatientServer) as server:
        asyncio.run(asyncio.wait_for(go(server), 60))


@pytest.mark.parametrize("language", COMMANDS)
def test_an_example_that_is_sent_away_ends_and_says_so(tmp_path: Path, language: str) -> None:
    async def go(server: Server) -> str:
        ada = Guest(server, "Ada")
        ada.create(seats=2)
        _, admitted = ada.call(f"/api/rooms/{ada.room}/programs", {"name": "Robo"})
        url = f"ws://127.0.0.1:{server.port}/api/socket?token={admitted['token']}"
        async with await ada.connect() as socket:
            robot = program(language, url, tmp_path)
            while "Robo" not in (await ada.until(socket, "here"))["names"]:
                pass
            await ada.say(socket, "kick", name="Robo")
            return (await asyncio.to_thread(robot.communicate, timeout=30))[0]

    with served(tmp_path, 0, "--no-open") as server:
        assert "4011" in asyncio.run(asyncio.wait_for(go(server), 60))
