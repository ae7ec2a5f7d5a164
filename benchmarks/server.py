"""How much the game server can take, beside an echo server of the same stack, in one run.

    .venv/bin/python benchmarks/server.py [--json] [--tables 100,500,1000,2000] [--seconds 20]

Server and load are processes of their own on loopback. Paced: this many four-seat tables of UNO
with half a move a second each; the time is from an action sent to the last of its four viewers
told, with every move on the disk before. At saturation: messages a second out of the server, all
tables moving as fast as they can, beside sockets that get their own message back as fast as they
can.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bars import Bar, add_options, at_least, at_most, report

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "peer"))

MOVES_A_TABLE = 0.5  # a second
SATURATING_TABLES = (50, 250)  # the bar is for the larger: there both are saturated
TURNS = 3
SHUTDOWN_SECONDS = 20


# The servers


def serve(kind: str, folder: Path) -> None:
    """Run one of the servers on a free port, and say which."""
    import socket

    import uvicorn

    from lastcard.cli.serve import uvicorn_config

    raise_file_limit()
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)

    async def main() -> None:
        app = await game_server(folder) if kind == "lastcard" else echo_server()
        config = uvicorn_config(app)
        if kind == "echo":  # our own protocols know no other application
            config.http, config.ws = "httptools", "websockets-sansio"
        server = uvicorn.Server(config)
        print(listening.getsockname()[1], flush=True)
        await server.serve(sockets=[listening])

    with asyncio.Runner(loop_factory=uvicorn_config().get_loop_factory()) as runner:
        runner.run(main())


async def game_server(folder: Path) -> Any:
    from lastcard.server.app import application
    from lastcard.server.house import House
    from lastcard.server.limits import Limits
    from lastcard.server.storage.sqlite import SqliteStore

    store = SqliteStore(folder / "log.db")
    await store.open()
    plenty = (1e9, 1e9)
    limits = Limits(
        plenty,
        plenty,
        plenty,
        plenty,
        all_messages=plenty,
        new_sockets=plenty,
        sockets=100_000,
        open_rooms=100_000,
    )
    return application(House(store), limits)


def echo_server() -> Any:
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    return Starlette(routes=[WebSocketRoute("/", echo)])


class Server:
    """A server in a process of its own."""

    def __init__(self, kind: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, __file__, "--serve", kind, "--folder", self.folder.name]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(SHUTDOWN_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()

    @property
    def memory(self) -> float:
        """What the process holds, in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.split("VmRSS:")[1].split()[0])


def processor_time(process: int) -> float:
    """Seconds that a process has computed so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def raise_file_limit() -> None:
    """A socket is a file, and there are thousands."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# The load, each in a process of its own


async def opened(port: int, count: int, moved: Any, stay: bool = True) -> list[Any]:
    """Tables with their matches begun."""
    from tables import Http, Table

    tables = [Table(moved) for _ in range(count)]
    left = list(enumerate(tables))

    async def open_some() -> None:
        async with Http(port) as http:
            while left:
                number, table = left.pop()
                await table.open(port, http, number)
                if not stay:
                    table.close()

    await asyncio.gather(*(open_some() for _ in range(min(8, count))))
    gc.disable()  # the time that is measured is the server's
    return tables


async def paced(port: int, count: int, seconds: float, server: int) -> dict[str, float]:
    """Half a move a second at each table, spread evenly; when were all told?"""
    took: list[float] = []
    tables = await opened(port, count, lambda table, seconds: took.append(seconds))
    await asyncio.sleep(2)
    took.clear()
    interval = 1 / (count * MOVES_A_TABLE)
    start = time.perf_counter()
    moves = skipped = 0
    while (now := time.perf_counter()) - start < seconds:
        while moves + skipped < (now - start) / interval:
            if tables[(moves + skipped) % count].move():
                moves += 1
            else:
                skipped += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    cuts = statistics.quantiles(took, n=100)
    return {
        "moves": len(took) / seconds,
        "wanted": count * MOVES_A_TABLE,
        "skipped": skipped,
        "p50": 1000 * cuts[49],
        "p99": 1000 * cuts[98],
        "worst": 1000 * max(took),
    }


async def idle(
    port: int, count: int, seconds: float, server: int, stay: bool = True
) -> dict[str, float]:
    """Tables where nobody moves, until somebody ends this; with or without sockets."""
    await opened(port, count, lambda table, seconds: None, stay)
    print(json.dumps({"open": count}), flush=True)
    await asyncio.sleep(seconds)
    return {}


async def empty(port: int, count: int, seconds: float, server: int) -> dict[str, float]:
    """Tables whose guests went away after the start."""
    return await idle(port, count, seconds, server, stay=False)


async def saturating(port: int, count: int, seconds: float, server: int) -> dict[str, float]:
    """Every table moves again as soon as all are told; ``server`` is the process that it costs."""
    moves = 0

    def again(table: Any, _: float) -> None:
        nonlocal moves
        moves += 1
        asyncio.get_running_loop().call_soon(table.move)

    tables = await opened(port, count, again)
    for table in tables:
        table.move()
    await asyncio.sleep(1)
    before, moves = sum(table.messages for table in tables), 0
    start, worked = time.perf_counter(), processor_time(server)
    await asyncio.sleep(seconds)
    took, worked = time.perf_counter() - start, processor_time(server) - worked
    return {
        "messages": (sum(table.messages for table in tables) - before) / took,
        "moves": moves / took,
        "cost": 1e6 * worked / moves,
    }


async def echoing(port: int, count: int, seconds: float, server: int) -> dict[str, float]:
    """Sockets that send again whatever comes back."""
    from sockets import Client, connect

    heard = 0
    text = b"x" * 450  # a frame of a game has about as many bytes

    def hear(client: Client, _: bytes) -> None:
        nonlocal heard
        heard += 1
        client.send(text)

    for client in [await connect(port, "/", hear) for _ in range(count * 4)]:
        client.send(text)
    await asyncio.sleep(1)
    heard, start = 0, time.perf_counter()
    await asyncio.sleep(seconds)
    return {"messages": heard / (time.perf_counter() - start)}


LOADS = {"paced": paced, "idle": idle, "empty": empty, "saturating": saturating, "echoing": echoing}


def load(kind: str, server: Server, count: int, seconds: float) -> dict[str, float]:
    """What a load generator, in a process of its own, measures."""
    with loading(kind, server, count, seconds) as process:
        out, _ = process.communicate(timeout=seconds + 300)
    if process.returncode:
        raise SystemExit(f"the load failed: {kind} {count}")
    found: dict[str, float] = json.loads(out.splitlines()[-1])
    return found


def loading(kind: str, server: Server, count: int, seconds: float) -> "subprocess.Popen[str]":
    command = [sys.executable, __file__, "--load", kind, "--port", str(server.port)]
    command += ["--process", str(server.process.pid)]
    command += ["--tables", str(count), "--seconds", str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


# The figures


def memory(count: int, kind: str) -> float:
    """KB of a room with a match begun: "idle" with its four sockets, "empty" without."""
    with Server("lastcard") as server:
        load(kind, server, 20, 0.1)
        before = server.memory
        with loading(kind, server, count, 60) as process:
            assert process.stdout is not None
            process.stdout.readline()
            after = server.memory
            process.kill()
    return (after - before) / count


def start_time() -> float:
    """From the command to the server's word that it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lastcard.cli.main", "serve", "--host", "127.0.0.1"]
        command += ["--port", "0", "--data", folder, "--no-open"]
        start = time.perf_counter()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            took = time.perf_counter() - start
            process.terminate()
    return took


def saturation(tables: int) -> tuple[dict[str, float], float]:
    """The best of some turns of the game server and of the echo server, in rotation."""
    ours: list[dict[str, float]] = []
    echo: list[float] = []
    for _ in range(TURNS):
        with Server("lastcard") as server:
            ours.append(load("saturating", server, tables, 5))
        with Server("echo") as server:
            echo.append(load("echoing", server, tables, 5)["messages"])
    return max(ours, key=lambda found: found["messages"]), max(echo)


def measure(sizes: list[int], seconds: float) -> tuple[dict[str, str], dict[str, Bar]]:
    figures: dict[str, str] = {}
    bars: dict[str, Bar] = {}
    for count in sizes:
        with Server("lastcard") as server:
            found = load("paced", server, count, seconds)
        figures[f"{count} tables, {found['wanted']:.0f} moves/s wanted"] = (
            f"{found['moves']:.0f} moves/s, ms p50 {found['p50']:.1f} p99 {found['p99']:.1f} "
            f"longest {found['worst']:.0f}"
        )
        if count >= 1000:
            share = found["moves"] / found["wanted"]
            bars[f"{count} tables: share of the moves"] = at_least(share, 0.99)
            bars[f"{count} tables: ms p99 until the last is told"] = at_most(found["p99"], 100)
    figures["KB of a room whose guests are away"] = f"{memory(500, 'empty'):.0f}"
    bars["KB of an idle room with its four sockets"] = at_most(memory(500, "idle"), 120)
    bars["seconds until a server is up"] = at_most(min(start_time() for _ in range(TURNS)), 2)
    for tables in SATURATING_TABLES:
        ours, echo = saturation(tables)
        figures[f"messages/s out at saturation, {tables * 4} sockets"] = (
            f"{ours['messages']:.0f} ({ours['moves']:.0f} moves/s, "
            f"{ours['cost']:.0f} µs of the server's processor each); echo {echo:.0f}"
        )
        if tables == max(SATURATING_TABLES):
            bars["share of the echo server's messages"] = at_least(ours["messages"] / echo, 0.55)
    return figures, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    parser.add_argument("--tables", default="100,500,1000,2000")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--serve", choices=["lastcard", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--load", choices=LOADS, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--process", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.folder)
    elif options.load:
        import uvloop

        raise_file_limit()
        count, seconds = int(options.tables), options.seconds
        work = LOADS[options.load](options.port, count, seconds, options.process)
        print(json.dumps(uvloop.run(work)))
    else:
        sizes = [int(size) for size in options.tables.split(",")]
        title = "The game server, with an echo server of the same stack"
        return report(title, *measure(sizes, options.seconds), options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
