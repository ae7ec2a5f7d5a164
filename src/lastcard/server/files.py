"""The pages as files, each with how long a browser may keep it."""

import asyncio
import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path, PurePath
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ..words import LANGUAGES
from .api import unless_known
from .packing import SMALL, pack, takes_gzip

#: Built files have a hash in their names, and never change.
HASHED = "assets"
KEPT = "public, max-age=31536000, immutable"
#: All others are asked for again each time, or nobody would get a new version.
ASKED = "no-cache"
METHODS = ("GET", "HEAD")
TEXT = ("text/", "application/", "image/svg")  # what gets smaller when it is compressed


def as_json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


@cache
def words_to_verify(language: str) -> bytes:
    """What /verify.html says in a language: the page has no library, so it gets no Fluent."""
    from ..words.reading import messages, plain

    texts = messages(language, "verify").items()
    return as_json({key.removeprefix("verify-"): plain(pattern) for key, pattern in texts})


#: Files that are made when they are asked for.
MADE: dict[str, Callable[[], bytes]] = {
    "verify/languages.json": partial(as_json, LANGUAGES),
    **{f"verify/words/{code}.json": partial(words_to_verify, code) for code in LANGUAGES},
}


class Pages(StaticFiles):
    """Serves the built pages and those beside them, each compressed once and then kept."""

    def __init__(self, **where: Any) -> None:
        super().__init__(**where)
        self._packed: dict[tuple[str, str], bytes] = {}  # by path and version
        self._packing = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # sockets have a place of their own
            await send({"type": "websocket.close"})
        elif scope["method"] not in METHODS:
            raise HTTPException(405, headers={"allow": ", ".join(METHODS)})
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        make = MADE.get(PurePath(path).as_posix())
        if make:
            response = unless_known(Request(scope), await run_in_threadpool(make))
        else:
            response = await super().get_response(path, scope)
            if isinstance(response, FileResponse):
                response = await self.compressed(response, Headers(scope=scope))
        hashed = PurePath(path).parts[:1] == (HASHED,) and response.status_code < 400
        response.headers["cache-control"] = KEPT if hashed else ASKED
        return response

    async def compressed(self, file: FileResponse, asked: Headers) -> Response:
        """A file for a client that reads gzip: read and compressed in a thread the first time."""
        headers = dict(file.headers)
        small = int(headers.pop("content-length")) < SMALL
        is_text = headers["content-type"].startswith(TEXT)
        if small or not is_text or not takes_gzip(asked) or "range" in asked:
            return file
        version = str(file.path), headers["etag"]
        async with self._packing:
            if version not in self._packed:
                self._packed[version] = await run_in_threadpool(
                    lambda: pack(Path(file.path).read_bytes())
                )
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(self._packed[version], file.status_code, headers)
