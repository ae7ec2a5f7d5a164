"""``lastcard serve``: the game server; also what plain ``lastcard`` does."""

import argparse
import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from .options import whole
from .system_errors import make_folder, why_not_listening

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

    from ..server.storage.store import Store

SHUTDOWN_SECONDS = 5
PORT = 8642
UNREAD_SECONDS = 60  # until the system cuts a line on which nothing is taken
LAST_PORT = 65535


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = "Run the game server: rooms for people, bots and programs, in the browser."
    parser.add_argument("--host", default="0.0.0.0", help="where to listen (0.0.0.0: everywhere)")
    parser.add_argument("--port", type=whole, default=PORT, help=f"which port ({PORT}; 0: any)")
    parser.add_argument("--data", type=Path, help="the folder for the log (the user's data folder)")
    parser.add_argument(
        "--database-url",
        default=os.environ.get("LASTCARD_DATABASE_URL"),  # a password is better not typed
        help="keep the log in PostgreSQL: postgresql://… (LASTCARD_DATABASE_URL)",
    )
    parser.add_argument("--public-url", type=web_address, help="how others reach it")
    parser.add_argument(
        "--trusted-proxy",
        type=proxies,
        default=(),
        metavar="ADDRESS[,ADDRESS…]",
        help="proxies in front of it, whose X-Forwarded-For is believed (nobody's)",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def web_address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise argparse.ArgumentTypeError(f'"{text}" does not begin with http:// or https://')
    return text.rstrip("/")


def proxies(text: str) -> tuple[str, ...]:
    from ..server.addresses import proxies

    try:
        return proxies(text)
    except ValueError as error:
        form = "say addresses or networks, as in 127.0.0.1,10.0.0.0/8"
        raise argparse.ArgumentTypeError(f"{error}; {form}") from None


def run(options: argparse.Namespace) -> int:
    if options.port > LAST_PORT:
        said = f"{options.port} is not a port: --port takes a number from 0 to {LAST_PORT}"
        print(f"lastcard: {said}", file=sys.stderr)
        return 2
    try:
        listening = socket.create_server((options.host, options.port), backlog=2048)
    except OSError as error:
        problem = why_not_listening(options.host, options.port, error)
        print(f"lastcard: {problem}", file=sys.stderr)
        return 2
    with listening:
        if sys.platform == "linux":
            option = socket.TCP_USER_TIMEOUT  # connections inherit it
            listening.setsockopt(socket.IPPROTO_TCP, option, UNREAD_SECONDS * 1000)
        if not options.database_url and (problem := make_folder(data_folder(options))):
            print(f"lastcard: {problem}", file=sys.stderr)
            return 2
        return serve(listening, options)


def serve(listening: socket.socket, options: argparse.Namespace) -> int:
    import uvicorn

    from ..server.addresses import Proxies
    from ..server.app import application
    from ..server.early import get_ready, take_turns_quickly
    from ..server.house import House
    from ..server.logs import configure
    from ..server.open_files import raise_limit, warning
    from ..server.storage.store import StorageError
    from .greeting import elsewhere_at, greet

    configure(sys.stderr)
    raise_limit()
    public_url: str = options.public_url or ""
    if low := warning():
        print(f"lastcard: {low}", file=sys.stderr)
    if public_url.startswith("https:") and not options.trusted_proxy:
        print(
            "lastcard: HTTPS needs a proxy; without --trusted-proxy and its address all players "
            "share the limits of one",
            file=sys.stderr,
        )
    elsewhere = elsewhere_at(listening, public_url)
    store = chosen_store(options)

    def ready() -> None:
        greet(listening, elsewhere, opens=not options.no_open)

    async def main() -> int:
        try:
            await store.open()
        except StorageError as error:
            print(f"lastcard: {error}", file=sys.stderr)
            return 2
        take_turns_quickly()
        get_ready()
        house = House(store, compiles=True)
        trusted: tuple[str, ...] = options.trusted_proxy
        app = application(
            house,
            public_url=public_url,
            address=elsewhere,
            ready=ready,
            proxies=Proxies(trusted),
            monitor_token=os.environ.get("LASTCARD_MONITOR_TOKEN", ""),
        )
        await uvicorn.Server(uvicorn_config(app, trusted)).serve(sockets=[listening])
        return 0

    with asyncio.Runner(loop_factory=uvicorn_config().get_loop_factory()) as runner:
        return runner.run(main())


def uvicorn_config(
    app: "Starlette | None" = None, trusted: tuple[str, ...] = ()
) -> "uvicorn.Config":
    import uvicorn

    from ..server.http_protocol import GuardedHttp
    from ..server.socket_protocol import LARGEST_FRAME, SocketProtocol

    return uvicorn.Config(
        app or "",
        log_config=None,
        access_log=False,
        http=GuardedHttp,
        proxy_headers=bool(trusted),  # else it believes whoever is on this machine
        forwarded_allow_ips=list(trusted),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def chosen_store(options: argparse.Namespace) -> "Store":
    if options.database_url:
        from ..server.storage.postgres import PostgresStore

        return PostgresStore(options.database_url)
    from ..server.storage.sqlite import SqliteStore

    return SqliteStore(data_folder(options) / "lastcard.db")


def data_folder(options: argparse.Namespace) -> Path:
    from platformdirs import user_data_path

    return options.data or user_data_path("lastcard")
