"""What comes over a socket and is not a message: a clear refusal, or the end of the connection."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed

from lastcard import wire
from server.clients import Guest, Server
from server.watched import (
    HUGE,
    MESSAGES,
    SECRET_WORD,
    Watched,
    message,
    nested_rules,
    nothing_happens,
)


def bad(kind: Any) -> Iterator[Any]:
    """Values that are not of a type."""
    yield from (None, [], [[SECRET_WORD]])
    if not isinstance(kind, inspect.StructType | inspect.DictType):
        yield {SECRET_WORD: 1}
    if not isinstance(kind, inspect.StrType):
        yield SECRET_WORD
    if not isinstance(kind, inspect.BoolType):
        yield True
    if not isinstance(kind, inspect.IntType | inspect.FloatType):
        yield 1
    if not isinstance(kind, inspect.FloatType):
        yield 1.5
    if isinstance(kind, inspect.StrType) and kind.max_length:
        yield SECRET_WORD + "x" * kind.max_length
    if isinstance(kind, inspect.StrType) and kind.min_length:
        yield ""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from ({field.encode_name: value} for value in bad(field.type))
        yield {"seat": 1}


def misread(tag: str) -> Iterator[str]:
    """Messages of a kind that are none."""
    whole = message(tag)
    for field in MESSAGES[tag].fields:
        for value in bad(field.type):
            yield json.dumps(whole | {field.encode_name: value})
        if field.required:
            yield json.dumps({key: whole[key] for key in whole if key != field.encode_name})
        # Twice the same key: the last one counts, whatever the first was.
        text = json.dumps(whole)
        yield f'{text[:-1]}, "{field.encode_name}": null}}'
        yield f'{text[:-1]}, "{field.encode_name}": NaN}}'
    for key in {"seat", "guest", "name ", "", SECRET_WORD} - whole.keys():
        yield json.dumps(whole | {key: 1})
    for kind in (None, 5, "", tag.upper(), tag + " ", [tag]):
        yield json.dumps(whole | {"kind": kind})
    yield json.dumps([whole])
    yield json.dumps(whole)[:-1]
    yield json.dumps(whole) + "}"
    yield json.dumps(whole).replace('"', "'")


UNREADABLE = (
    "",
    " ",
    "\x00",
    "\ufeff{}",
    "{",
    "{}",
    "[]",
    "null",
    "NaN",
    "1e999",
    HUGE,
    f'"{SECRET_WORD}"',
    "[" * 4000,
    '{"a":' * 700,
    '{"kind": "start", "id": "\\ud800"}',
    '{"kind": "speak", "id": "x", "word": "\\ud800\\ud800"}',
    '{"kind": "say", "id": "x", "text": "\\udfff"}',
    '{"kind": "act", "id": "x", "seq": 1e400, "action": "draw"}',
    '{"kind": "act", "id": "x", "seq": -Infinity, "action": "draw"}',
    f'{{"kind": "configure", "id": "x", "settings": {{"window_seconds": {HUGE}}}}}',
    '{"kind": "start", "kind": "leave", "id": "x"}',
    '{"kind": "done", "id": "x", "seq": 1}',
    '{"kind": "replaced"}',
)


def test_schema_is_strict() -> None:
    """What a client may say has no field that is not checked."""
    for kind in MESSAGES.values():
        assert kind.forbid_unknown_fields
        with pytest.raises(msgspec.ValidationError):
            wire.decoder.decode(json.dumps(message(kind.tag) | {"seat ": 0}))


@pytest.mark.parametrize("tag", MESSAGES)
def test_messages_that_are_none(server: Server, tag: str) -> None:
    room = Watched(server)
    texts = list(misread(tag))
    for answer in asyncio.run(nothing_happens(room, room.ada, texts)):
        assert (answer["id"], answer["code"]) == ("", "message")


def test_texts_that_are_no_messages_and_bytes(server: Server) -> None:
    room = Watched(server)
    frames = [*UNREADABLE, b"", b"{}", b"\xff\xfe", json.dumps(message("start")).encode()]
    frames.append(b"x" * 60_000)
    for answer in asyncio.run(nothing_happens(room, room.ada, frames)):
        assert (answer["id"], answer["code"]) == ("", "message")


@pytest.mark.parametrize("depth", [20, 400, 700, 900])
def test_settings_that_are_nested_deeply(server: Server, depth: int) -> None:
    """Found by this test: a RecursionError in parse_rules, and no answer."""
    room = Watched(server)
    for number, settings in enumerate(nested_rules(depth)):
        text = f'{{"kind": "configure", "id": "{number}", "settings": {settings}}}'
        asyncio.run(nothing_happens(room, room.ada, [text]))


# The end of the connection


async def closed_with(guest: Guest, spoil: Any) -> tuple[int | None, list[str]]:
    """Do something to a socket that it does not survive: the code, and the kinds heard."""
    tab = await guest.connect()
    await guest.until(tab, "frame")
    guest.heard.clear()
    if callable(spoil):
        spoil(tab)
    else:
        await tab.send(spoil)
    with pytest.raises(ConnectionClosed):
        await guest.until(tab, "never")
    # Not tab.close(): asyncio cannot abort a connection that was lost with bytes on their way.
    await tab.wait_closed()
    return tab.close_code, [json.loads(text)["kind"] for text in guest.heard]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        ("x" * 4097, 4009),
        ("é" * 2049, 4009),  # more bytes than letters
        (json.dumps(message("say", text=SECRET_WORD * 1000)), 4009),
        ("x" * 70_000, 1009),
        (b"x" * 70_000, 1009),
        ("x" * 8_000_000, 1009),  # most of it is on its way when the server has seen enough
    ],
    ids=["letters", "bytes", "message", "frame", "binary frame", "huge frame"],
)
def test_what_is_too_large_ends_the_connection(server: Server, spoil: Any, code: int) -> None:
    room = Watched(server)

    async def go() -> None:
        before = await room.state()
        assert (await closed_with(room.ada, spoil))[0] == code
        assert await room.state() == before

    asyncio.run(go())


def test_4096_bytes_are_not_too_many(server: Server) -> None:
    room = Watched(server)
    text = json.dumps(message("say"))
    padded = text[:-1] + " " * (4096 - len(text)) + "}"
    asyncio.run(room.state())

    async def go() -> str:
        async with await room.ada.connect() as tab:
            await tab.send(padded)
            answer = await room.ada.until(tab, "done", "refused")
            return str(answer["kind"])

    assert asyncio.run(go()) == "done"


MASK = b"\x00\x00\x00\x00"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\x81\x82" + MASK + b"\xff\xfe", 1007),  # not UTF-8
        (b"\x81\x83" + MASK + b"\xed\xa0\x80", 1007),  # a lone surrogate
        (b"\x88\x82" + MASK + b"\x00\x01", 1002),  # no close code
        (b"\x83\x80" + MASK, 1002),  # no opcode
        (b"\x81\x02{}", 1002),  # not masked
        (b"\xf1\x80" + MASK, 1002),  # reserved bits
    ],
    ids=["utf-8", "surrogate", "close code", "opcode", "mask", "reserved"],
)
def test_frames_that_are_none(server: Server, raw: bytes, code: int) -> None:
    room = Watched(server)

    async def go() -> None:
        before = await room.state()
        assert (await closed_with(room.ada, lambda tab: tab.transport.write(raw)))[0] == code
        assert await room.state() == before

    asyncio.run(go())
