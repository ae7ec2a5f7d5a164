"""The pages as files, each with how long a browser may keep it."""

from pathlib import PurePath

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Built files have a hash in their names, and never change.
HASHED = "assets"
KEPT = "public, max-age=31536000, immutable"
#: All others are asked for again each time, or nobody would get a new version.
ASKED = "no-cache"


class Pages(StaticFiles):
    """Serves the built pages and those beside them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        hashed = PurePath(path).parts[:1] == (HASHED,) and response.status_code < 400
        response.headers["cache-control"] = KEPT if hashed else ASKED
        return response
