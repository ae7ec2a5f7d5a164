"""``lastcard serve``: the game server."""

import argparse
import socket
import sys
from pathlib import Path
from typing import Any

from .simulate import whole

SHUTDOWN_SECONDS = 5


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the game server",
        description="Run the game server: rooms for people, bots and programs.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=whole, default=8642, help="which port (8642; 0: any)")
    parser.add_argument("--data", type=Path, help="the folder for the log (the user's data folder)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import uvicorn
    from platformdirs import user_data_path

    from ..server.app import application
    from ..server.storage.sqlite import SqliteStore

    folder: Path = options.data or user_data_path("lastcard")
    try:
        listening = socket.create_server((options.host, options.port))
    except (OSError, OverflowError) as error:
        print(f"lastcard serve: {options.host}:{options.port}: {error}", file=sys.stderr)
        return 2
    host, port = listening.getsockname()[:2]
    print(f"lastcard listens on http://{host}:{port}", flush=True)
    config = uvicorn.Config(
        application(SqliteStore(folder / "lastcard.db")),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
