"""Which call is meant and who may make it; whatever goes wrong is told in one form."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from itertools import groupby
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..notation.reasons import Reason
from ..wire.refused import Refused
from .addresses import is_near
from .api import OPERATIONS, Api, Operation, address, refusal
from .storage.store import StorageError

Handler = Callable[[Request], Awaitable[Response]]

# What a proxy adds. Where it is not trusted, it speaks for anybody.
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
PROBLEMS = {404: Reason.NO_SUCH_PATH, 405: Reason.WRONG_METHOD}

#: Saying no takes a while, too: a connection has to wait for it before its next call is read.
TOO_MANY_SECONDS = 0.25


def routes(api: Api) -> list[Route]:
    """A route for each path of the API."""
    by_path = groupby(sorted(OPERATIONS, key=lambda op: op.path), key=lambda op: op.path)
    return [Route(path, Place(operations, api)) for path, operations in by_path]


class Place:
    """All that can be done at one path."""

    def __init__(self, operations: Iterable[Operation], api: Api) -> None:
        self._handlers = {op.method: guarded(op, api) for op in operations}
        if "GET" in self._handlers:
            self._handlers["HEAD"] = self._handlers["GET"]
        self._allow = ", ".join(sorted(self._handlers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handler = self._handlers.get(scope["method"])
        if handler is None:
            raise HTTPException(405, headers={"allow": self._allow})
        response = await handler(Request(scope, receive, send))
        await response(scope, receive, send)


def guarded(op: Operation, api: Api) -> Handler:
    """Tell a client why not; nobody may call too often, or from a page that is not ours."""
    handler: Handler = getattr(api, op.name)

    async def handle(request: Request) -> Response:
        try:
            monitors = op.monitors and may_monitor(request, api)
            if not monitors and not api.calls.take(address(request), api.house.clock()):
                await asyncio.sleep(TOO_MANY_SECONDS)
                raise Refused(Reason.TOO_MANY_CALLS)
            if op.monitors and not monitors:
                raise Refused(Reason.OPERATORS_ONLY)
            if op.method == "POST" and not is_ours(request, api.origin):
                raise Refused(Reason.OTHER_ORIGIN)
            return await handler(request)
        except Refused as error:
            refused = error
        except StorageError:
            refused = Refused(Reason.NOT_SAVED)
        except ClientDisconnect:
            refused = Refused(Reason.CUT_OFF)
        api.house.metrics.refusals.labels(refused.code).inc()
        return refusal(refused)

    return handle


def is_ours(connection: HTTPConnection, public: str) -> bool:
    """Whether something comes from a page of this server, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or (public and origin == public):
        return True
    with suppress(ValueError):
        host = urlsplit(origin).netloc
        return host != "" and host == connection.headers.get("host")
    return False


def may_monitor(request: Request, api: Api) -> bool:
    """Whether this is for operators: with their token, or from nearby."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if api.monitor_token and kind.lower() == "bearer":
        return hmac.compare_digest(token.strip().encode(), api.monitor_token.encode())
    forwarded = api.origin != "" or any(name in request.headers for name in FORWARDED)
    if forwarded and not api.trusts_proxies:
        return False  # whoever is nearby may be a proxy that speaks for anybody
    return request.client is not None and is_near(request.client.host)


async def http_problem(request: Request, error: Exception) -> Response:
    """What the pages and the router refuse."""
    assert isinstance(error, HTTPException)
    reason = PROBLEMS.get(error.status_code)
    response = refusal(Refused(reason) if reason else Refused(Reason.BAD_MESSAGE, error.detail))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def fault_problem(api: Api, headers: dict[str, str]) -> Callable[..., Awaitable[Response]]:
    """What we did wrong; it is in the log."""

    async def fault(request: Request, error: Exception) -> Response:
        api.house.metrics.failures.labels("call").inc()
        response = refusal(Refused(Reason.FAULT))
        response.headers.update(headers)
        return response

    return fault
