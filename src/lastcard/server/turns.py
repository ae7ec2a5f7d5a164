"""Calls take turns with the loop: a few begin, then it looks at the sockets again."""

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

AT_ONCE = 4  # calls that begin between two looks at the sockets; each takes a third of a ms or so


class Turns:
    """Lets calls begin in their order, also those for a socket, and never so many that others wait.

    Without it two hundred clients that each ask for fifty pages in one breath have all of them
    answered before the loop comes to what a player has said.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._begun = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._wait()
        await self.app(scope, receive, send)

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        if self._begun == 0:
            loop.call_soon(self._next)
        if self._begun < AT_ONCE and not self._waiting:
            self._begun += 1
            return
        turn = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _next(self) -> None:
        """The loop has looked at the sockets once more."""
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # the client has not hung up meanwhile
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)
