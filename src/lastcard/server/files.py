"""The pages as files, each with how long a browser may keep it."""

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import PurePath

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ..words import LANGUAGES
from .api import unless_known

#: Built files have a hash in their names, and never change.
HASHED = "assets"
KEPT = "public, max-age=31536000, immutable"
#: All others are asked for again each time, or nobody would get a new version.
ASKED = "no-cache"
METHODS = ("GET", "HEAD")


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
    """Serves the built pages and those beside them."""

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
        hashed = PurePath(path).parts[:1] == (HASHED,) and response.status_code < 400
        response.headers["cache-control"] = KEPT if hashed else ASKED
        return response
