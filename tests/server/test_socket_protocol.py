"""What a client sends is understood little by little, however much comes in one go."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lastcard.server.socket_protocol import PIECE, SocketProtocol

MUCH = bytes(range(256)) * 64


class Line:
    """A transport that only says whether it is read."""

    def __init__(self) -> None:
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False


class Understood(SocketProtocol):
    """A socket on such a line, and what was understood of it."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.line = self.transport = Line()  # type: ignore[assignment]
        self.loop = asyncio.get_running_loop()
        self.listener = self  # type: ignore[assignment]
        self.read_paused = self.disconnected = False


@pytest.fixture(autouse=True)
def _only_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def note(protocol: Understood, data: bytes) -> None:
        protocol.pieces.append(data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)


def in_a_loop(work: Callable[[Understood], Awaitable[None]]) -> None:
    async def go() -> None:
        await work(Understood())

    asyncio.run(go())


def test_one_piece_is_understood_in_one_turn_of_the_loop() -> None:
    async def work(socket: Understood) -> None:
        socket.data_received(MUCH[:5000])
        socket.data_received(MUCH[5000:])  # was on its way
        for turn in range(1, len(MUCH) // PIECE):
            assert len(socket.pieces) == turn
            assert not socket.line.reading  # what waits here does not grow
            await asyncio.sleep(0)
        assert b"".join(socket.pieces) == MUCH
        assert max(map(len, socket.pieces)) == PIECE
        assert socket.line.reading

    in_a_loop(work)


def test_what_has_come_waits_until_it_may_be_heard() -> None:
    async def work(socket: Understood) -> None:
        socket.data_received(MUCH)
        socket.pause()
        socket.data_received(MUCH)  # was on its way
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(socket.pieces) == 1
        for _ in range(3):  # however often: still one piece in a turn
            socket.resume()
            socket.pause()
        socket.resume()
        for turn in range(1, 2 * len(MUCH) // PIECE):
            assert len(socket.pieces) == turn
            await asyncio.sleep(0)
        assert b"".join(socket.pieces) == 2 * MUCH
        assert socket.line.reading

    in_a_loop(work)
