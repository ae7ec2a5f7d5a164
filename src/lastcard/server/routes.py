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

from .addresses import is_near
from .api import OPERATIONS, STATUS, Api, Operation, Problem, address, answer
from .names import BadName
from .room import Refused
from .storage.store import StorageError

Handler = Callable[[Request], Awaitable[Response]]

# What a proxy adds. Where it is not trusted, it speaks for anybody.
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
PROBLEMS = {
    404: Problem("path", "there is nothing at this address"),
    405: Problem("method", "this cannot be done here; the header Allow says what can"),
}

#: To say no takes a while, too: a connection has to wait for it before its next call is read.
TOO_MANY_SECONDS = 0.25
FOR_OPERATORS = (
    "this is told to the server's own network, or with the token of LASTCARD_MONITOR_TOKEN "
    "(Authorization: Bearer …)"
)


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
    """Tell a client why not; and nobody calls too often, or from a page that is not ours."""
    handler: Handler = getattr(api, op.name)

    async def handle(request: Request) -> Response:
        try:
            monitors = op.monitors and may_monitor(request, api)
            if not monitors and not api.calls.take(address(request), api.house.clock()):
                await asyncio.sleep(TOO_MANY_SECONDS)
                raise Refused("rate", "too many calls; wait a moment")
            if op.monitors and not monitors:
                raise Refused("monitor", FOR_OPERATORS)
            if op.method == "POST" and not is_ours(request, api.origin):
                raise Refused("origin", "this call comes from a page of another server")
            return await handler(request)
        except Refused as refused:
            problem = Problem(refused.code, refused.message)
        except BadName as bad:
            problem = Problem("name", str(bad))
        except StorageError:
            problem = Problem("storage", "the server could not keep this; try again")
        except ClientDisconnect:
            problem = Problem("message", "this ended in the middle")
        api.house.metrics.refusals.labels(problem.code).inc()
        return answer(problem, STATUS.get(problem.code, 400))

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
    """Whether this is for the people who run the server: with their token, or from nearby."""
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
    problem = PROBLEMS.get(error.status_code, Problem("message", error.detail))
    response = answer(problem, error.status_code)
    response.headers.update(error.headers or {})
    return response


def fault_problem(api: Api, headers: dict[str, str]) -> Callable[..., Awaitable[Response]]:
    """What we did wrong; it is in the log."""

    async def fault(request: Request, error: Exception) -> Response:
        api.house.metrics.failures.labels("call").inc()
        response = answer(Problem("fault", "a fault of the server; try again later"), 500)
        response.headers.update(headers)
        return response

    return fault
