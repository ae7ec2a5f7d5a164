"""HTTP calls, one after the other, that cost the server more than the caller."""

import random
from urllib.parse import quote

from guests import TurnedAway

from .field import ATTACKER, Field, addresses

PROXY = "127.0.0.1"  # an address that a server is tempted to believe
LONGEST_LINK = 200  # that is drawn
EMOJI = quote("\N{PLAYING CARD BLACK JOKER}" * 300)
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def forged() -> str:
    return f"X-Forwarded-For: 10.{random.randrange(256)}.{random.randrange(256)}.7\r\n"


async def qr_codes(field: Field) -> None:
    """QR codes of the longest links, no two alike, and of 300 emoji, from four addresses."""
    await field.begin()

    def request(number: int) -> dict[str, str]:
        text = f"https://play.example/{number}-".ljust(LONGEST_LINK, "a") if number % 2 else EMOJI
        return {"method": "GET", "path": f"/api/qr.svg?text={text}"}

    await field.flood(8, addresses(4), request)


async def records(field: Field) -> None:
    """Records of a match of 10,000 entries, twelve at a time, again and again."""
    await read_again(field, "")


async def replays(field: Field) -> None:
    """Replays of a match of 10,000 entries, twelve at a time, again and again."""
    await read_again(field, "/replay")


async def read_again(field: Field, how: str) -> None:
    """Every other one is one of twelve, which are soon kept; the others are more than fit."""
    few, many = field.kept["records"][-12:], field.kept["copies"]
    await field.begin()

    def request(number: int) -> dict[str, str]:
        names = many if number % 2 else few
        return {"method": "GET", "path": f"/api/records/{names[number // 2 % len(names)]}{how}"}

    await field.flood(12, addresses(4), request)


async def forged_rooms(field: Field) -> None:
    """Rooms opened in a loop, each with another forged X-Forwarded-For."""
    await field.begin()

    def request(number: int) -> dict[str, object]:
        data = {"name": "Mallory", "settings": {"public": True}}
        return {"method": "POST", "path": "/api/rooms", "data": data, "headers": forged()}

    await field.flood(8, [PROXY], request)
    field.notes["rooms opened"] = field.answers["201"]


async def forged_codes(field: Field) -> None:
    """Codes of rooms guessed in a loop, each with another forged X-Forwarded-For."""
    await field.begin()

    def request(number: int) -> dict[str, object]:
        path = f"/api/rooms/{''.join(random.choices(LETTERS, k=6))}/join"
        return {"method": "POST", "path": path, "data": {"name": "Eve"}, "headers": forged()}

    await field.flood(8, [PROXY], request)
    field.notes["guesses let through"] = field.answers["404"]


async def places(field: Field) -> None:
    """One address takes all seats of a public room."""
    host = field.guest("Ada", "127.0.0.4")
    await host.open_room(public=True)
    await field.begin()

    def request(number: int) -> dict[str, object]:
        return {"method": "POST", "path": f"/api/rooms/{host.room}/join", "data": {"name": "Eve"}}

    await field.flood(4, [ATTACKER], request)
    late = field.guest("Late", "127.0.0.5")
    try:
        await late.join(host.room)
        await late.connect()
        field.notes["others turned away"] = int(late.place.get("you") is None)  # may only watch
    except (OSError, TimeoutError, TurnedAway) as error:
        field.notes["others turned away"] = 1
        field.notes["because"] = str(error)


async def tickets(field: Field) -> None:
    """Tickets in a loop, from four addresses."""
    guest = field.guest("Mallory")
    await guest.open_room()
    await field.begin()

    def request(number: int) -> dict[str, object]:
        path = f"/api/rooms/{guest.room}/ticket"
        return {"method": "POST", "path": path, "data": {}, "cookie": guest.cookie}

    await field.flood(8, addresses(4), request)


async def ready_calls(field: Field) -> None:
    """/api/ready in a loop, from four addresses."""
    await field.begin()
    await field.flood(8, addresses(4), lambda _: {"method": "GET", "path": "/api/ready"})


async def metrics_calls(field: Field) -> None:
    """/api/metrics in a loop, from four addresses."""
    await field.begin()
    await field.flood(8, addresses(4), lambda _: {"method": "GET", "path": "/api/metrics"})


async def listings(field: Field) -> None:
    """The list of rooms, the description of the calls and pages in a loop, from four addresses."""
    await field.begin()
    paths = ("/api/rooms", "/api/openapi.json", "/", "/verify.js", "/no/such/page")
    await field.flood(8, addresses(4), lambda n: {"method": "GET", "path": paths[n % len(paths)]})
