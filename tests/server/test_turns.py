"""Calls take turns with the loop, so that a player does not wait for hundreds of them."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastcard.server.http_protocol import GuardedHttp
from lastcard.server.turns import AT_ONCE, InTurn, Turns


async def nothing(*_: Any) -> Any:
    return None


def begun_in_each_turn(calls: int) -> list[int]:
    """How many of the calls, all made in one breath, begin in each turn of the loop."""
    begun: list[int] = []

    async def app(*_: Any) -> None:
        begun[-1] += 1

    async def go() -> None:
        turns = InTurn(app, Turns())
        loop, ended = asyncio.get_running_loop(), False

        def turn() -> None:
            begun.append(0)
            if not ended:
                loop.call_soon(turn)

        turn()
        await asyncio.gather(*(turns({"type": "http"}, nothing, nothing) for _ in range(calls)))
        ended = True

    asyncio.run(go())
    return [count for count in begun if count]


def test_a_few_calls_begin_at_once() -> None:
    assert begun_in_each_turn(AT_ONCE) == [AT_ONCE]


def test_of_many_calls_a_few_begin_in_a_turn() -> None:
    begun = begun_in_each_turn(200)
    assert sum(begun) == 200
    assert max(begun) == AT_ONCE


def test_who_has_hung_up_takes_nobodys_turn() -> None:
    began: list[str] = []

    async def app(scope: Any, *_: Any) -> None:
        began.append(scope["path"])

    async def go() -> None:
        turns = InTurn(app, Turns())
        calls = [
            asyncio.create_task(turns({"type": "http", "path": str(n)}, nothing, nothing))
            for n in range(3 * AT_ONCE)
        ]
        await asyncio.sleep(0)
        for call in calls[AT_ONCE : 2 * AT_ONCE]:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(go())
    wanted = [*range(AT_ONCE), *range(2 * AT_ONCE, 3 * AT_ONCE)]
    assert began == [str(n) for n in wanted]


class Asking(GuardedHttp):
    """A connection that asks for a socket."""

    def __init__(self, turns: Turns) -> None:
        self.doorway = SimpleNamespace(turns=turns)  # type: ignore[assignment]
        self.loop = asyncio.get_running_loop()
        self.flow = SimpleNamespace(pause_reading=lambda: None)  # type: ignore[assignment]
        self.transport = SimpleNamespace(is_closing=lambda: False)  # type: ignore[assignment]

    def _depart(self) -> None:
        pass


def test_calls_for_a_socket_wait_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0

    def begin(_: GuardedHttp) -> None:
        nonlocal begun
        begun += 1

    monkeypatch.setattr(HttpToolsProtocol, "handle_websocket_upgrade", begin)

    async def go() -> None:
        turns, before = Turns(), 0
        for _ in range(50):
            Asking(turns).handle_websocket_upgrade()
        while begun < 50:
            await asyncio.sleep(0)
            assert begun - before <= AT_ONCE
            before = begun

    asyncio.run(go())
