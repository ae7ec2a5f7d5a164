"""Commands that can be read, but are not allowed: at this time, or to this guest."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import Guest, Server, choice
from server.watched import (
    COMMANDS,
    HUGE,
    MESSAGES,
    SECRET_WORD,
    Watched,
    message,
    nothing_happens,
    numbered,
    opens,
    ticket_of,
)

ACTIONS = (
    "draw|keep|pass|shout|deal|spin|accept|challenge|colour r|play r1|play r1 uno|play w=g|"
    "play w+4=b uno|play w|play r3*|catch 0|catch 1|catch 9|catch -1|swaphand 0|swaphand 1|"
    "show r9|discard r1 b1* w=g|discard r1 uno|lay r3 r4 r5 / b1 g1 y1|lay r1 r2 j=r3|swap r6|"
    "swap r6 2|end|end uno|1:draw|0:draw|DRAW|draw draw|peek||?|play|catch|lay|play r1 r2|"
    + SECRET_WORD
).split("|")
OPTIONS = ("target", "wheel", "stacking", "scoring")
NO_OPTIONS: tuple[Any, ...] = (None, -1, 2**70, 0.5, "x" * 900, [], [{}], {"war": -1})
NO_OPTIONS += ({"war": 2**70}, {SECRET_WORD: 1})
SEATS = (-1, 2, 99, 2**31, 2**63, -(2**63), int(HUGE))


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

            async def refused() -> None:
                for _ in range(150):
                    assert (await room.ben.until(his, "refused"))["code"] == "message"

            slowly = asyncio.create_task(refused())
            await room.ada.say(hers, "mute", name="Ben", muted=True)
            await room.ada.until(hers, "done")
            assert not slowly.done()
            await slowly

    asyncio.run(go())
