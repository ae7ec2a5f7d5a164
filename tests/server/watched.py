"""A room that is watched while anything is sent to it: a clear refusal, and nothing changes."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import count
from typing import Any, get_args

import pytest
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lastcard import wire
from server.clients import Guest, Server, log_of, play_round, start

KINDS: list[Any] = [inspect.type_info(kind) for kind in get_args(wire.FromClient)]
MESSAGES = {kind.tag: kind for kind in KINDS}
COMMANDS = [tag for tag in MESSAGES if tag != "pong"]
SECRET_WORD = "xyzzy"  # in many bad messages, never in the server's log
HUGE = "9" * 3000
addresses = (f"10.{n >> 8}.{n & 255}.1" for n in count(1))


class Watched:
    """A room with a host, a player and a spectator, and what is kept of it."""

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
        """What is kept, and what a spectator is shown."""
        observer = Guest(self.server, "Cleo")
        observer.cookie, observer.room = self.cleo.cookie, self.cleo.room
        async with await observer.connect() as tab:
            frame = await observer.until(tab, "frame")
        frame.pop("clocks", None)
        for seat in frame["room"]["seats"]:
            seat.pop("here", None)
        return self.kept(), frame

    def kept(self) -> list[str]:
        return log_of(self.server.log.parent, self.ada.room)


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


# What is sent


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


def message(tag: str, **more: Any) -> dict[str, Any]:
    return {"kind": tag, **good(MESSAGES[tag]), **more}


def numbered(messages: list[dict[str, Any]]) -> list[str]:
    return [json.dumps(said | {"id": f"n{number}"}) for number, said in enumerate(messages)]


def nested_rules(depth: int) -> Iterator[str]:
    nested = "[" * depth + "]" * depth
    yield f'{{"rules": {{"stacking": {nested}}}}}'
    yield f'{{"rules": {{"wheel": {{"war": {nested}}}}}}}'


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


def ticket_of(guest: Guest) -> str:
    return str(guest.call(f"/api/rooms/{guest.room}/ticket", {})[1]["ticket"])


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


# What comes of it


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
