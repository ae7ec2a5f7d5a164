"""What a client sends is understood frame by frame, a few in a turn, however much comes at once."""

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lastcard.server.socket_protocol import FRAMES, LARGEST_FRAME, SocketProtocol, frame_length

MANY = 10 * FRAMES
MASK = b"mask"


def frame(length: int, kind: int = 0x81) -> bytes:
    """A frame of a client's with so many bytes in it."""
    if length < 126:
        head = pack(">BB", kind, 0x80 | length)
    elif length < 1 << 16:
        head = pack(">BBH", kind, 0xFE, length)
    else:
        head = pack(">BBQ", kind, 0xFF, length)
    return head + MASK + bytes(length)


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
        self.rest = bytearray()
        self.may_come = 1000  # frames
        self.line = self.transport = Line()  # type: ignore[assignment]
        self.loop = asyncio.get_running_loop()
        self.listener = self  # type: ignore[assignment]
        self.handshake_initiated = True
        self.conn = self  # type: ignore[assignment]
        self.parser_exc = None

    def wait(self) -> float:
        self.may_come -= 1
        return 0.0 if self.may_come >= 0 else 0.01


@pytest.fixture(autouse=True)
def _only_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def note(protocol: Understood, data: bytes) -> None:
        protocol.pieces.append(data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)


def in_a_loop(work: Callable[[Understood], Awaitable[None]]) -> None:
    async def go() -> None:
        await work(Understood())

    asyncio.run(go())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 4096, 65_535, 65_536])
def test_where_a_frame_ends(length: int) -> None:
    whole = frame(length)
    assert frame_length(whole) == frame_length(whole + b"\x81\x80") == len(whole)
    assert not any(frame_length(whole[:cut]) for cut in {0, 1, 2, 5, len(whole) - 1})


@pytest.mark.parametrize("wrong", [b"\xf1\x80", b"\x81\x02hi", frame(LARGEST_FRAME + 1)[:14]])
def test_what_is_refused_by_its_head_goes_on_as_a_whole(wrong: bytes) -> None:
    assert frame_length(wrong) == len(wrong)


def test_a_few_frames_are_understood_in_one_turn_of_the_loop() -> None:
    much = frame(0, kind=0x89) * MANY

    async def work(socket: Understood) -> None:
        socket.data_received(much[:99])
        socket.data_received(much[99:])  # was on its way
        for turn in range(1, MANY // FRAMES):
            assert len(socket.pieces) == turn * FRAMES
            assert not socket.line.reading  # what waits here does not grow
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert b"".join(socket.pieces) == much
        assert socket.line.reading

    in_a_loop(work)


def test_a_frame_waits_until_it_may_come() -> None:
    async def work(socket: Understood) -> None:
        socket.may_come = 2
        socket.data_received(frame(10) * 3)
        assert len(socket.pieces) == 2
        assert not socket.line.reading
        socket.may_come = 1
        while len(socket.pieces) < 3:
            await asyncio.sleep(0.005)
        assert socket.line.reading

    in_a_loop(work)


def test_a_frame_that_comes_in_parts() -> None:
    whole = frame(300)

    async def work(socket: Understood) -> None:
        for byte in whole:
            assert not socket.pieces
            socket.data_received(bytes([byte]))
        assert socket.pieces == [whole]
        assert socket.may_come == 999
        assert socket.line.reading

    in_a_loop(work)
