"""HTTP calls take turns with the loop, so that a player does not wait for hundreds of them."""

import asyncio
from typing import Any

from lastcard.server.turns import AT_ONCE, Turns


async def nothing(*_: Any) -> Any:
    return None


def begun_in_each_turn(calls: int) -> list[int]:
    """How many of the calls, all made in one breath, begin in each turn of the loop."""
    begun: list[int] = []

    async def app(*_: Any) -> None:
        begun[-1] += 1

    async def go() -> None:
        turns = Turns(app)
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
        turns = Turns(app)
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


def test_a_call_for_a_socket_waits_as_well() -> None:
    began: list[str] = []

    async def app(scope: Any, *_: Any) -> None:
        began.append(scope["type"])

    async def go() -> None:
        turns = Turns(app)
        kinds = ["websocket"] * AT_ONCE + ["http", "websocket"]
        calls = [asyncio.create_task(turns({"type": kind}, nothing, nothing)) for kind in kinds]
        await asyncio.sleep(0)
        assert began == kinds[:AT_ONCE]
        await asyncio.gather(*calls)
        assert began == kinds

    asyncio.run(go())
