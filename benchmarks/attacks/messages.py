"""Messages on sockets, as many as the server takes, by twenty guests in two rooms."""

import asyncio
import json
from collections.abc import Callable

from guests import Guest, ids, seated

from .field import Field, addresses

GUESTS = 20
SEATS = 10
WAITING = 64 * 1024  # bytes that a guest may have on the way


async def rooms_full(field: Field, **settings: object) -> list[Guest]:
    """Twenty guests, each from an address of their own, on all seats of two rooms."""
    guests = [
        field.guest(f"Guest {number}", source) for number, source in enumerate(addresses(GUESTS), 1)
    ]
    for first in range(0, GUESTS, SEATS):
        host, *others = guests[first : first + SEATS]
        await seated(host, others, **settings)
    field.connections += GUESTS
    return guests


def hear_codes(field: Field, guest: Guest) -> None:
    """Count what is done, and why the rest is refused; read nothing else."""
    assert guest.client is not None

    def hear(client: object, text: bytes) -> None:
        if text.startswith(b'{"kind":"done"'):
            field.answers["done"] += 1
        elif text.startswith(b'{"kind":"hinted"'):
            field.answers["hinted"] += 1
        elif text.startswith(b'{"kind":"refused"'):
            field.answers[json.loads(text)["reason"]] += 1

    guest.client.hear = hear


async def shout(field: Field, guests: list[Guest], message: Callable[[int, int], bytes]) -> None:
    """Everybody says it as often as they can; a guest who is cut off comes back."""
    for guest in guests:
        hear_codes(field, guest)
    if not field.began:
        await field.begin()

    async def one(number: int) -> None:
        guest = guests[number]
        while True:
            if guest.lost:
                field.answers["hung up"] += 1
                await asyncio.sleep(0.2)
                await guest.connect(deaf=True)
                field.connections += 1
                hear_codes(field, guest)
            assert guest.client is not None
            if guest.client.transport.get_write_buffer_size() < WAITING:
                for _ in range(10):
                    text = message(number, next(ids))
                    guest.client.send(text)
                    field.calls += 1
                    field.bytes += len(text)
            await asyncio.sleep(0.01)

    await field.together(len(guests), one)


def saying(kind: str, **more: object) -> Callable[[int, int], bytes]:
    def message(number: int, name: int) -> bytes:
        return json.dumps({"kind": kind, "id": str(name)} | more).encode()

    return message


async def speak(field: Field) -> None:
    """Words for the next shuffle, 64 bytes each."""
    await shout(field, await rooms_full(field), saying("speak", word="w" * 64))


async def mute(field: Field) -> None:
    """Guests muted and heard again."""

    def message(number: int, name: int) -> bytes:
        other = f"Guest {1 + (number + 1) % SEATS + number // SEATS * SEATS}"
        text = {"kind": "mute", "id": str(name), "name": other, "muted": name % 2 == 0}
        return json.dumps(text).encode()

    await shout(field, await rooms_full(field), message)


async def ready(field: Field) -> None:
    """Ready, and not, and ready."""

    def message(number: int, name: int) -> bytes:
        text = {"kind": "ready", "id": str(name), "ready": name % 2 == 0}
        return json.dumps(text).encode()

    await shout(field, await rooms_full(field), message)


async def sit(field: Field) -> None:
    """From seat to seat."""
    guests = await rooms_full(field)
    for guest in guests[::2]:  # so that there are free seats
        await guest.ask("leave")
    kept = guests[1::2]

    def message(number: int, name: int) -> bytes:
        return json.dumps({"kind": "sit", "id": str(name), "seat": name % SEATS}).encode()

    await shout(field, kept, message)


async def configure(field: Field) -> None:
    """The hosts change the settings, and all the others want to."""

    def message(number: int, name: int) -> bytes:
        settings = {"seats": SEATS, "public": name % 2 == 0}
        return json.dumps({"kind": "configure", "id": str(name), "settings": settings}).encode()

    await shout(field, await rooms_full(field), message)


async def chat(field: Field) -> None:
    """Long sayings and emotes, turn by turn."""

    def message(number: int, name: int) -> bytes:
        if name % 2:
            return json.dumps({"kind": "emote", "id": str(name), "emote": "laugh"}).encode()
        return json.dumps({"kind": "say", "id": str(name), "text": "ha" * 100}).encode()

    await shout(field, await rooms_full(field), message)


async def bad_json(field: Field) -> None:
    """What is not JSON, what is not a message, what is not text."""
    texts = (b"{", b"[]", b'{"kind":"fly","id":"1"}', b'{"kind":"act"}', b"x" * 4000)

    def message(number: int, name: int) -> bytes:
        # A socket that sends what is not text is closed, so that is seldom.
        return texts[name % len(texts)] if name % 1000 else b"\xff" * 100

    await shout(field, await rooms_full(field), message)


async def nested_json(field: Field) -> None:
    """Lists in lists in lists, in a message's unknown fields and in its settings."""
    deep = b"[" * 1900 + b"]" * 1900
    texts = (
        deep,
        b'{"kind":"ready","id":"1","ready":' + deep + b"}",
        b'{"kind":"configure","id":"1","settings":{"rules":{"wheel":' + deep + b"}}}",
    )
    await shout(field, await rooms_full(field), lambda _, name: texts[name % len(texts)])
