"""Whatever is sent to the server: a clear refusal, nothing changed, no trace of it in the log."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lastcard.server import identity, wire
from lastcard.server.api import OPERATIONS
from server.clients import Guest, Server, served
from server.test_over_sockets import choice, play_round, start

KINDS: list[Any] = [inspect.type_info(kind) for kind in get_args(wire.FromClient)]
MESSAGES = {kind.tag: kind for kind in KINDS}
COMMANDS = [tag for tag in MESSAGES if tag != "pong"]
SECRET_WORD = "xyzzy"  # in many bad messages, never in the server's log
HUGE = "9" * 3000
addresses = (f"10.{n >> 8}.{n & 255}.1" for n in count(1))


class Watched:
    """A room with a host, a player and one who watches, and what is kept of it."""

    def __init__(self, server: Server, **settings: Any) -> None:
        self.server = server
        self.ada, self.ben, self.cleo = (Guest(server, name) for name in ("Ada", "Ben", "Cleo"))
        for guest in (self.ada, self.ben, self.cleo):
            guest.call = calls_from(guest, next(addresses))  # type: ignore[method-assign]
        chosen = {"seats": 2, "window_seconds": 0.0, "rules": {"scoring": "none"}} | settings
        self.code = self.ada.create(**chosen)
        self.ben.join(self.code)
        self.cleo.join(self.code)

    async def begin(self) -> None:
        await start(self.ada, self.ben)

    async def finish(self) -> None:
        await asyncio.gather(play_round(self.ada), play_round(self.ben))

    async def state(self) -> Any:
        """What is kept, and what one who watches is shown."""
        observer = Guest(self.server, "Cleo")
        observer.cookie, observer.room = self.cleo.cookie, self.cleo.room
        async with await observer.connect() as tab:
            frame = await observer.until(tab, "frame")
        frame.pop("clocks", None)
        for seat in frame["room"]["seats"]:
            seat.pop("here", None)
        return self.kept(), frame

    def kept(self) -> list[str]:
        file = self.server.log.parent / "lastcard.db"
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            query = "SELECT entry FROM log WHERE room = ? ORDER BY seq"
            return [row[0] for row in database.execute(query, (self.ada.room,))]


def calls_from(guest: Guest, address: str) -> Any:
    """A guest's calls from an address of their own: the limits of others are not theirs."""

    def call(path: str, data: object | None = None) -> tuple[int, Any]:
        headers = {"x-forwarded-for": address}
        if guest.cookie:
            headers["cookie"] = guest.cookie
        body = None if data is None else json.dumps(data)
        with closing(HTTPConnection("127.0.0.1", guest.server.port, timeout=20)) as http:
            http.request("GET" if data is None else "POST", path, body, headers)
            answer = http.getresponse()
            if cookie := answer.headers.get("set-cookie"):
                guest.cookie = cookie.split(";")[0]
            return answer.status, json.loads(answer.read())

    return call


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    """The server lives on, and writes down neither what it was sent nor how it was hurt."""
    before = house.log.stat().st_size
    yield house
    assert house.process.poll() is None
    status, health = Guest(house, "").call("/api/health")
    assert (status, health["status"]) == (200, "ok")
    with house.log.open() as text:
        text.seek(before)
        written = text.read()
    assert "Traceback" not in written, written
    assert SECRET_WORD not in written


# What cannot be read


def good(kind: Any) -> Any:
    """A value of a type."""
    match kind:
        case inspect.StrType():
            return "x"
        case inspect.IntType():
            return 0
        case inspect.FloatType():
            return 0.5
        case inspect.BoolType():
            return True
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.DictType():
            return {}
        case inspect.StructType():
            return {field.encode_name: good(field.type) for field in kind.fields}
    raise AssertionError(f"no example of {kind}")


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


def message(tag: str, **more: Any) -> dict[str, Any]:
    return {"kind": tag, **good(MESSAGES[tag]), **more}


def misread(tag: str) -> Iterator[str]:
    """Messages of a kind that are none."""
    whole = message(tag)
    for field in MESSAGES[tag].fields:
        for value in bad(field.type):
            yield json.dumps(whole | {field.encode_name: value})
        yield json.dumps({key: value for key, value in whole.items() if key != field.encode_name})
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


async def refusals(guest: Guest, texts: list[Any]) -> list[dict[str, Any]]:
    """Send everything, then hear as many refusals, and nothing else that answers."""
    async with await guest.connect() as tab:
        await guest.until(tab, "frame")
        for text in texts:
            await tab.send(text)
        return [await guest.until(tab, "refused", "done", "hinted", "parted") for _ in texts]


def in_order(texts: list[Any], answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Answers as the messages were sent; a shout is answered later (S13)."""
    if not all(answer.get("id") for answer in answers):
        return answers
    by_id = {answer["id"]: answer for answer in answers}
    return [by_id[json.loads(text)["id"]] for text in texts]


async def nothing_happens(room: Watched, guest: Guest, texts: list[Any]) -> list[dict[str, Any]]:
    before = await room.state()
    answers = in_order(texts, await refusals(guest, texts))
    for text, answer in zip(texts, answers, strict=True):
        assert answer["kind"] == "refused", (text, answer)
        assert answer["message"], text
        assert answer["code"], text
        assert answer["seq"] == before[1]["seq"]
    assert await room.state() == before
    return answers


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


async def closed_with(guest: Guest, spoil: Any) -> tuple[int | None, list[str]]:
    """Do something to a socket that it does not survive: the code, and the kinds heard."""
    async with await guest.connect() as tab:
        await guest.until(tab, "frame")
        guest.heard.clear()
        if callable(spoil):
            spoil(tab)
        else:
            await tab.send(spoil)
        with pytest.raises(ConnectionClosed):
            await guest.until(tab, "never")
        return tab.close_code, [json.loads(text)["kind"] for text in guest.heard]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        ("x" * 4097, 4009),
        ("é" * 2049, 4009),  # more bytes than letters
        (json.dumps(message("say", text=SECRET_WORD * 1000)), 4009),
        ("x" * 70_000, 1009),
        (b"x" * 70_000, 1009),
    ],
    ids=["letters", "bytes", "message", "frame", "binary frame"],
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


def nested_rules(depth: int) -> Iterator[str]:
    nested = "[" * depth + "]" * depth
    yield f'{{"rules": {{"stacking": {nested}}}}}'
    yield f'{{"rules": {{"wheel": {{"war": {nested}}}}}}}'


@pytest.mark.parametrize("depth", [20, 400, 700, 900])
def test_settings_that_are_nested_deeply(server: Server, depth: int) -> None:
    """Found by this test: a RecursionError in parse_rules, and no answer."""
    room = Watched(server)
    for number, settings in enumerate(nested_rules(depth)):
        text = f'{{"kind": "configure", "id": "{number}", "settings": {settings}}}'
        asyncio.run(asyncio.wait_for(nothing_happens(room, room.ada, [text]), 5))


@pytest.mark.parametrize("depth", [20, 400, 700, 900])
def test_a_room_with_settings_that_are_nested_deeply(server: Server, depth: int) -> None:
    for settings in nested_rules(depth):
        status, _ = http(server, "POST", "/api/rooms", f'{{"name": "x", "settings": {settings}}}')
        assert status == 400


# What can be read, but is not allowed


ACTIONS = (
    "draw|keep|pass|shout|deal|spin|accept|challenge|colour r|play r1|play r1 uno|play w=g|"
    "play w+4=b uno|play w|play r3*|catch 0|catch 1|catch 9|catch -1|swaphand 0|swaphand 1|"
    "show r9|discard r1 b1* w=g|discard r1 uno|lay r3 r4 r5 / b1 g1 y1|lay r1 r2 j=r3|swap r6|"
    "swap r6 2|end|end uno|1:draw|0:draw|DRAW|draw draw|peek||?|play|catch|lay|play r1 r2|"
    + SECRET_WORD
).split("|")


def commands_without(*allowed: str) -> list[dict[str, Any]]:
    """One of each command but some, with details that are not allowed before a match."""
    details: dict[str, dict[str, Any]] = {
        "configure": {"settings": {"seats": 3}},
        "emote": {"emote": "bang"},
        "say": {"text": "\u202e \n"},
        "speak": {"word": "w" * 65},
        "mute": {"name": "nobody"},
        "kick": {"name": "Ada"},
        "hand_over": {"name": "nobody"},
    }
    assert details.keys() <= MESSAGES.keys()
    return [message(tag, **details.get(tag, {})) for tag in COMMANDS if tag not in allowed]


def numbered(messages: list[dict[str, Any]]) -> list[str]:
    return [json.dumps(said | {"id": f"n{number}"}) for number, said in enumerate(messages)]


OPTIONS = ("target", "wheel", "stacking", "scoring")
NO_OPTIONS: tuple[Any, ...] = (None, -1, 2**70, 0.5, "x" * 900, [], [{}], {"war": -1})
NO_OPTIONS += ({"war": 2**70}, {SECRET_WORD: 1})
SEATS = (-1, 2, 99, 2**31, 2**63, -(2**63), int(HUGE))


def test_commands_that_are_not_allowed_before_a_match(server: Server) -> None:
    room = Watched(server)
    nowhere = [message(tag, seat=n) for tag in ("sit", "add_bot", "remove_bot") for n in SEATS]
    settings: list[dict[str, Any]] = [
        {"game": "skat"},
        {"game": SECRET_WORD * 300},
        {"seats": int(HUGE)},
        {"seats": -1},
        {"seats": 1},
        {"turn_seconds": 2**63},
        {"window_seconds": 1e308},
        {"window_seconds": -1},
        *({"rules": {name: value}} for name in OPTIONS for value in NO_OPTIONS),
        {"rules": {SECRET_WORD * 300: 1}},
        {"rules": {"": 1}},
    ]
    strange = [message("configure", settings=chosen) for chosen in settings]
    nobody = [
        message(tag, name=name)
        for tag in ("kick", "hand_over", "mute")
        for name in ("", "ada", "?")
    ]
    acts = [message("act", action=action) for action in ACTIONS]

    async def go() -> None:
        await nothing_happens(room, room.ada, numbered([*nowhere, *strange, *nobody]))
        await nothing_happens(room, room.ada, numbered([*acts[:5], message("go_on")]))
        host_only = commands_without("ready", "leave", "sit", "speak")
        await nothing_happens(room, room.ben, numbered([*host_only, *acts, message("sit")]))
        await nothing_happens(room, room.cleo, numbered([*commands_without("leave"), *acts]))

    asyncio.run(go())


def test_commands_that_are_not_allowed_during_a_match(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        await room.begin()
        for guest in (room.ada, room.ben):
            refused = commands_without("try", "leave", "hand_over", "speak", "act")
            await nothing_happens(room, guest, numbered([*refused, message("kick", name="Ben")]))
            legal = guest.match["legal"]
            # U25: a call that is not due has no effect.
            wrong = [action for action in ACTIONS if action.removesuffix(" uno") not in legal]
            tries = [message("try", action=action) for action in wrong]
            acts = [message("act", action=action, seq=guest.seq) for action in wrong]
            await nothing_happens(room, guest, numbered([*tries, *acts]))
        acts = [message("act", action=action, seq=room.cleo.seq) for action in ACTIONS]
        refused = [*commands_without("leave"), *acts]
        await nothing_happens(room, room.cleo, numbered(refused))

    asyncio.run(go())


def test_commands_that_are_not_allowed_after_a_match(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        await room.begin()
        await room.finish()
        for guest in (room.ada, room.ben):
            refused = commands_without("ready", "leave", "go_on", "hand_over", "speak")
            acts = [message("act", action=action, seq=guest.seq) for action in ACTIONS]
            await nothing_happens(room, guest, numbered([*refused, *acts]))
        await nothing_happens(room, room.cleo, numbered(commands_without("leave")))

    asyncio.run(go())


def on_turn(room: Watched) -> tuple[Guest, Guest]:
    """Who is on turn, and who is not."""
    pair = (room.ada, room.ben)
    turn = room.ada.match["turn"]
    return pair[turn], pair[1 - turn]


def test_an_action_with_a_wrong_number_or_for_somebody_else(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        await room.begin()
        for guest in (room.ada, room.ben):
            async with await guest.connect() as tab:
                await guest.until(tab, "frame")
        player, other = on_turn(room)
        action = choice(player.match)
        seqs = (-1, 0, player.seq + 1, 2**31, 2**63, -(2**63), 2**64, int(HUGE))
        acts = [message("act", action=action, seq=seq) for seq in seqs]
        for answer in await nothing_happens(room, player, numbered(acts)):
            assert answer["code"] == "stale"
        act = message("act", action=action, seq=player.seq)
        spoofed = [act | {"seat": player.place["you"]}, act | {"guest": player.name}]
        await nothing_happens(room, other, numbered([act, *spoofed]))

    asyncio.run(go())


def test_an_id_that_was_used_gets_the_first_answer_whatever_it_says_now(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        await room.begin()
        async with await room.ada.connect() as tab:
            await room.ada.until(tab, "frame")
            await tab.send(json.dumps(message("mute", id="one", name="Ben")))
            first = await room.ada.until(tab, "done", "refused")
            await tab.send(json.dumps(message("act", id="two", seq=-1)))
            second = await room.ada.until(tab, "done", "refused")
        assert (first["kind"], second["kind"]) == ("done", "refused")
        before = await room.state()
        async with await room.ada.connect() as tab:
            await room.ada.until(tab, "frame")
            for answer in (first, second):
                for tag in COMMANDS:
                    await tab.send(json.dumps(message(tag, id=answer["id"])))
                    told = await room.ada.until(tab, "done", "refused", "hinted", "parted")
                    assert told == answer
        assert await room.state() == before

    asyncio.run(go())


def test_who_was_sent_away_is_out(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        async with await room.ben.connect() as his, await room.ada.connect() as hers:
            await room.ben.until(his, "ping")
            ticket = ticket_of(room.ben)
            await room.ada.say(hers, "kick", name="Ben")
            assert (await room.ada.until(hers, "done", "refused"))["kind"] == "done"
            with pytest.raises(ConnectionClosed):
                await room.ben.until(his, "never")
            assert his.close_code == 4011
            assert json.loads(room.ben.heard[-1])["kind"] == "parted"
        before = await room.state()
        assert room.ben.call(f"/api/rooms/{room.ben.room}/ticket", {})[0] == 403
        assert not await opens(room.ben, ticket=ticket)
        assert await room.state() == before

    asyncio.run(go())


def test_who_has_left_does_not_speak_any_more(server: Server) -> None:
    """Found by this test: what was said in the same breath as "leave" came from "" to all."""
    room = Watched(server)

    async def go() -> None:
        async with await room.ada.connect() as hers, await room.ben.connect() as his:
            await room.ada.until(hers, "frame")
            await room.ben.until(his, "ping")
            for text in numbered([message("leave"), message("say", text="boo"), message("start")]):
                await his.send(text)
            with pytest.raises(ConnectionClosed):
                await room.ben.until(his, "never")
            await room.ada.say(hers, "say", text="who?")
            said = []
            while "who?" not in said:
                said.append((await room.ada.until(hers, "said"))["text"])
            assert said == ["who?"]

    asyncio.run(go())


def test_who_says_too_much_is_read_slowly_and_others_are_not(server: Server) -> None:
    room = Watched(server)

    async def go() -> None:
        async with await room.ben.connect() as his, await room.ada.connect() as hers:
            for _ in range(150):
                await his.send("{")
            clock = asyncio.get_running_loop().time
            began = clock()
            await room.ada.say(hers, "mute", name="Ben", muted=True)
            await room.ada.until(hers, "done")
            assert clock() - began < 2
            for _ in range(150):
                assert (await room.ben.until(his, "refused"))["code"] == "message"

    asyncio.run(go())


# HTTP


def http(
    server: Server, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, bytes]:
    """A call from an address of its own."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
        sent = {"x-forwarded-for": next(addresses)} | headers
        if isinstance(body, str):
            body = body.encode()
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        return answer.status, answer.read()


def raw(server: Server, request: bytes, wait: bool = True) -> bytes:
    """Bytes as they are; the status line of the answer."""
    with closing(socket.create_connection(("127.0.0.1", server.port), 5)) as connection:
        connection.sendall(request)
        return connection.recv(4096).split(b"\r\n")[0] if wait else b""


HEAD = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


def test_wrong_methods(server: Server) -> None:
    paths = {op.path for op in OPERATIONS}
    for path in sorted(paths):
        allowed = {op.method for op in OPERATIONS if op.path == path}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        asked = path.replace("{room}", "BCDFGH").replace("{record}", "x")
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            if method not in allowed:
                nowhere = 404 if method in ("GET", "HEAD") else 405  # a page of this name
                assert http(server, method, asked)[0] == nowhere, (method, asked)
        if "HEAD" in allowed:
            assert http(server, "HEAD", asked)[0] in (200, 400, 404)
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert http(server, method, "/")[0] == 405


BODIES = (
    "",
    "{",
    "null",
    "[]",
    "5",
    '"x"',
    "{}",
    '{"name": null}',
    '{"name": 5}',
    '{"name": ["x"]}',
    '{"name": "x", "name": 5}',
    '{"name": "x", "seat": 1}',
    '{"name": "\\ud800"}',
    '{"name": NaN}',
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    "[" * 4000,
    '{"name": ' * 400,
    json.dumps({"name": SECRET_WORD, "x": "y" * 5000}),
    b" " * 4097,
    b" " * 1_000_000,
)
BAD_NAMES = ("", " ", "\u200b", "\u202e", "\n\t", "x" * 21, "\u0301", "\x00", SECRET_WORD * 100)


def test_bodies_that_cannot_be_read(server: Server) -> None:
    room = Watched(server)
    before = asyncio.run(room.state())
    paths = [
        "/api/rooms",
        f"/api/rooms/{room.ada.room}/join",
        f"/api/rooms/{room.ada.room}/programs",
    ]
    for path in paths:
        for body in BODIES:
            try:
                status, text = http(server, "POST", path, body, cookie=room.ada.cookie)
            except (BrokenPipeError, ConnectionResetError):  # it hung up on a long one
                assert len(body) > 100_000
                continue
            assert status == 400, (path, body)
            problem = json.loads(text)
            assert problem["code"] == "message"
            assert problem["message"]
        for name in BAD_NAMES:
            status, text = http(server, "POST", path, json.dumps({"name": name}))
            assert (status, json.loads(text)["code"]) == (400, "name"), name
    assert asyncio.run(room.state()) == before


def test_bodies_without_an_honest_length(server: Server) -> None:
    chunk = b"800\r\n" + b" " * 2048 + b"\r\n"
    for path in (b"/api/rooms", b"/api/rooms/x/join", b"/api/rooms/x/ticket"):
        post = b"POST " + path + HEAD
        chunked = post + b"Transfer-Encoding: chunked\r\n\r\n"
        for request in (
            post + b"\r\n",
            chunked + chunk * 3 + b"0\r\n\r\n",
            chunked + chunk * 40,  # without an end
            chunked + b"zz\r\n",
            post + b"Content-Length: -1\r\n\r\n",
            post + b"Content-Length: x\r\n\r\n",
            post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"\x00\x01\x02\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
        ):
            assert raw(server, request).split()[1:2] == [b"400"], request[:200]


def test_a_client_that_hangs_up_in_the_middle_of_a_body(server: Server) -> None:
    """Found by this test: a traceback in the server's log for each."""
    for path in (b"/api/rooms", b"/api/rooms/x/join", b"/api/rooms/x/ticket"):
        raw(server, b"POST " + path + HEAD + b'Content-Length: 99\r\n\r\n{"name"', wait=False)
    assert http(server, "GET", "/api/health")[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/..\\..\\app.py",
        "//etc/passwd",
        "/../app.py",
        "/%00",
        "/index.html%00.png",
        "/%ff%fe",
        "/%ed%a0%80",
        "/" + "a" * 5000,
        "/" + "a/" * 2000,
        "/api/records/%00",
        "/api/records/" + "x" * 5000,
        "/api/records/../health/x",
        "/api/records/' OR 1=1 --".replace(" ", "%20"),
        "/api/rooms/x",
        "/api/nothing",
        "/api/socket",
    ],
)  # fmt: skip
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    status, text = http(server, "GET", path)
    assert status == 404
    assert b"root:" not in text
    assert b"import" not in text


def test_a_path_that_is_too_long_for_http(server: Server) -> None:
    assert raw(server, b"GET /" + b"a" * 100_000 + HEAD + b"\r\n").split()[1:2] == [b"400"]


@pytest.mark.parametrize("name", ["NOROOM", "noroom", "%00", "%ff", "x" * 3000, "..", "%2e%2e%2f"])
def test_rooms_that_are_not_there(server: Server, name: str) -> None:
    for call in ("join", "ticket", "programs"):
        status, text = http(server, "POST", f"/api/rooms/{name}/{call}", '{"name": "Eve"}')
        assert status in (404, 405), text


def test_wrong_codes_are_slowed_down_and_right_ones_are_not(server: Server) -> None:
    room = Watched(server)
    eve = {"x-forwarded-for": next(addresses)}
    for number in range(19):
        wrong = http(server, "POST", f"/api/rooms/WRONG{'BCDF'[number % 4]}/ticket", "{}", **eve)
        assert wrong[0] == 404
        right = http(server, "POST", f"/api/rooms/{room.code}/ticket", "{}", **eve)
        assert right[0] == 403
    answers = [http(server, "POST", "/api/rooms/WRONGX/ticket", "{}", **eve) for _ in range(5)]
    assert [status for status, _ in answers][-1] == 429
    assert json.loads(answers[-1][1])["code"] == "rate"
    assert http(server, "POST", "/api/rooms/WRONGX/ticket", "{}")[0] == 404  # from elsewhere


def test_codes_cannot_be_guessed_in_other_letters(tmp_path: Path) -> None:
    """Found by this test: "ß" is "SS" in capitals, and five letters were not counted as a code."""
    server = Server(tmp_path)
    ada = Guest(server, "Ada")
    ada.create()
    server.stop()
    with closing(sqlite3.connect(tmp_path / "lastcard.db")) as database:
        database.execute("UPDATE rooms SET code = 'SSBCDF'")
        database.commit()
    with served(tmp_path) as again:
        eve = {"x-forwarded-for": next(addresses)}
        for _ in range(25):
            last = http(again, "POST", "/api/rooms/WRONGX/join", '{"name": "Eve"}', **eve)
        assert last[0] == 429
        for guess in ("SSBCDF", "ssbcdf", "%C3%9FBCDF"):
            found = http(again, "POST", f"/api/rooms/{guess}/join", '{"name": "Eve"}', **eve)
            assert found[0] != 200, guess


def test_too_many_rooms_or_calls_from_one_address(server: Server) -> None:
    eve = {"x-forwarded-for": next(addresses)}
    statuses = [http(server, "POST", "/api/rooms", '{"name": "Eve"}', **eve)[0] for _ in range(32)]
    assert statuses[:30] == [201] * 30
    assert 429 in statuses[30:]
    status, text = http(server, "POST", "/api/rooms", '{"name": "Eve"}', **eve)
    assert (status, json.loads(text)["code"]) == (429, "rate")
    assert http(server, "GET", "/api/rooms", **eve)[0] == 200
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    with closing(connection):
        statuses = []
        for _ in range(600):
            connection.request("GET", "/api/rooms", headers=eve)
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
            if answer.status == 429:
                break
    assert statuses[-1] == 429


# Who somebody is


FORGED = (
    "",
    ".",
    "x",
    "x.y",
    "." * 3000,
    "x" * 3000,
    "x." + "0" * 64,
    "\xff\xfe.\xe9",
    "guest:x." + "0" * 64,
)


def test_forged_and_foreign_cookies_are_nobodys(server: Server, tmp_path: Path) -> None:
    room = Watched(server)
    mine, signature = room.ada.cookie.removeprefix("lastcard=").rsplit(".", 1)
    with served(tmp_path) as elsewhere:
        foreign = Guest(elsewhere, "Ada")
        foreign.create()
    forged = [*FORGED, f"{mine}.{'0' * 64}", f"{mine}x.{signature}", f"{mine}.{signature.upper()}"]
    forged += [f"{mine}.", mine, foreign.cookie.removeprefix("lastcard=")]
    before = asyncio.run(room.state())
    for cookie in forged:
        for call in ("ticket", "programs"):
            path = f"/api/rooms/{room.ada.room}/{call}"
            headers = {"cookie": f"lastcard={cookie}"}
            status, _ = http(server, "POST", path, '{"name": "Eve"}', **headers)
            assert status == 403, (call, cookie)
    assert asyncio.run(room.state()) == before


async def opens(guest: Guest, headers: dict[str, str] | None = None, **query: str) -> bool:
    """Whether a socket opens."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    url = f"ws://127.0.0.1:{guest.server.port}/api/socket?{asked}"
    sent = ({"cookie": guest.cookie} if guest.cookie else {}) | (headers or {})
    try:
        async with connect(url, additional_headers=sent) as tab:
            await asyncio.wait_for(tab.recv(), 20)
            return True
    except InvalidStatus as refused:
        code = refused.response.status_code
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
    if code not in (403, 4003):
        pytest.fail(f"refused with {code}")
    return False


def ticket_of(guest: Guest) -> str:
    return str(guest.call(f"/api/rooms/{guest.room}/ticket", {})[1]["ticket"])


def test_tickets_hold_once_for_one_guest_from_our_own_pages(server: Server) -> None:
    room = Watched(server)
    stranger = Guest(server, "Eve")
    other = Watched(server)

    async def go() -> None:
        before = await room.state()
        used = ticket_of(room.ada)
        assert await opens(room.ada, ticket=used)
        assert not await opens(room.ada, ticket=used)
        for thief in (room.ben, stranger, other.ada):
            stolen = ticket_of(room.ada)
            assert not await opens(thief, ticket=stolen)
            assert not await opens(room.ada, ticket=stolen)  # it is spoilt
        for guess in ("", "x", "%00", "%ff", "x" * 5000, "../..", room.ada.room):
            assert not await opens(room.ada, ticket=guess)
        assert not await opens(room.ada)
        assert await room.state() == before

    asyncio.run(go())


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "file://",
        "http://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "http://[",
        "http://[::1",
        "http://\xff",
        "//",
    ],
)
def test_sockets_for_pages_of_others(server: Server, origin: str) -> None:
    """Found by this test: an origin that is no address, as "http://[", was an error of ours."""
    room = Watched(server)
    assert not asyncio.run(opens(room.ada, {"origin": origin}, ticket=ticket_of(room.ada)))


def test_forged_tokens_of_programs(server: Server) -> None:
    room = Watched(server, seats=3)
    room.ada.cookie, cookie = room.ada.cookie, room.ada.cookie.removeprefix("lastcard=")
    status, found = room.ada.call(f"/api/rooms/{room.ada.room}/programs", {"name": "Robot"})
    assert status == 201
    token = found["token"]
    value, signature = token.rsplit(".", 1)
    program, name = value.split(".")
    stranger = Guest(server, "Eve")
    elsewhere = Watched(server).ada.room
    forged = [
        *(text for text in FORGED if text.isascii()),
        cookie,
        value,
        f"{value}.{'0' * 64}",
        f"{program}.{elsewhere}.{signature}",
        f"{room.ada.cookie}.{name}.{signature}",
        token[:-1],
        token + "0",
        token + "%00",
    ]

    async def go() -> None:
        for guess in forged:
            assert not await opens(stranger, token=guess), guess
        assert await opens(stranger, token=token)
        kick = message("kick", name="Robot")
        async with await room.ada.connect() as tab:
            await tab.send(json.dumps(kick))
            assert (await room.ada.until(tab, "done", "refused"))["kind"] == "done"
        assert not await opens(stranger, token=token)

    asyncio.run(go())


def test_only_the_host_lets_programs_in(server: Server) -> None:
    room = Watched(server)
    for guest in (room.ben, room.cleo, Guest(server, "Eve")):
        status, problem = guest.call(f"/api/rooms/{room.ada.room}/programs", {"name": "Robot"})
        assert (status, problem["code"]) == (403, "host")


def test_a_ticket_holds_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(identity, "time", SimpleNamespace(monotonic=lambda: now))
    tickets = identity.Tickets()
    early, late = tickets.issue("ada", "room"), tickets.issue("ada", "room")
    now += 59
    assert tickets.redeem(early) == ("ada", "room")
    now += 2
    assert tickets.redeem(late) is None
    assert tickets.redeem("") is None


def test_a_number_to_resume_from_that_is_none(server: Server) -> None:
    room = Watched(server)

    async def welcome(after: str) -> Any:
        ticket = ticket_of(room.ada)
        url = f"ws://127.0.0.1:{server.port}/api/socket?ticket={ticket}&after={after}"
        async with connect(url, additional_headers={"cookie": room.ada.cookie}) as tab:
            return await room.ada.until(tab, "frame")

    numbers = ("", "-1", "x", "1e3", "%C2%B2", "%D9%A3", "9" * 15, "9" * 4000, "%00", "0x10", "1_0")
    for after in numbers:
        frame = asyncio.run(welcome(after))
        assert frame["room"], after


def test_schema_is_strict() -> None:
    """What a client may say has no field that is not checked."""
    for kind in MESSAGES.values():
        assert kind.forbid_unknown_fields
        with pytest.raises(msgspec.ValidationError):
            wire.decoder.decode(json.dumps(message(kind.tag) | {"seat ": 0}))
