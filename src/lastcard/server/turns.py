"""Calls take turns with the loop: a few begin, then it looks at the sockets again."""

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

AT_ONCE = 4  # calls that begin between two looks at the sockets; each takes a third of a ms or so


class Turns:
    """Lets things begin in their order, and never so many that players wait for them.

    Without it, two hundred clients that each ask for fifty pages in one breath have all of them
    answered before the loop comes to what a player has said.
    """

    def __init__(self) -> None:
        self._begun = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Wait until one more may begin."""
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
        """The loop has looked at the sockets again."""
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # the client has not hung up meanwhile
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)


class InTurn:
    """Lets HTTP calls wait for their turn; what is to be a socket has waited before."""

    def __init__(self, app: ASGIApp, turns: Turns) -> None:
        self.app = app
        self.turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.turns.wait()
        await self.app(scope, receive, send)
