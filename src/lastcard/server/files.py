"""The pages as files, each with how long a browser may keep it."""

from pathlib import PurePath

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

#: Built files have a hash in their names, and never change.
HASHED = "assets"
KEPT = "public, max-age=31536000, immutable"
#: All others are asked for again each time, or nobody would get a new version.
ASKED = "no-cache"
METHODS = ("GET", "HEAD")


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
        response = await super().get_response(path, scope)
        hashed = PurePath(path).parts[:1] == (HASHED,) and response.status_code < 400
        response.headers["cache-control"] = KEPT if hashed else ASKED
        return response
