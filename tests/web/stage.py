"""Guests who play over sockets beside the browser, up to the moment that a test is about."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from server.clients import Guest, Server
from web.browser import Visits

Match = dict[str, Any]
Style = Callable[[Match], str | None]


def collecting(match: Match) -> str | None:
    """Draw and keep, so that the hand grows and nobody wins; play only where that is a must (U29).

    Not until all cards are in one hand, though: then the others could never play again.
    """
    legal: list[str] = match.get("legal", [])
    if len(match.get("hand", "").split()) > 60 and any(a.startswith("play ") for a in legal):
        return eager(match)
    for wanted in ("keep", "accept", "draw", "pass", "end", "spin", "shout"):
        if wanted in legal:
            return wanted
    said = [a for a in legal if a not in ("lay", "swap", "discard", "uno", "deal")]
    other = next((a for a in said if not a.startswith(("play", "catch"))), None)
    plays = [a for a in said if a.startswith("play") and not a.endswith(" uno")]
    return other or (plays[0] if plays and match.get("phase") == "turn" else None)


def lingering(match: Match) -> str | None:
    """Play, but never down to the last card, so that the round goes on and cards go round."""
    plays = [a for a in match.get("legal", []) if a.startswith("play ") and not a.endswith(" uno")]
    many = len(match.get("hand", "").split()) > 2
    return plays[0] if plays and many else collecting(match)


def still(match: Match) -> str | None:
    """Do nothing: what is looked at stays as it is."""
    return None


def eager(match: Match) -> str | None:
    """Call, catch, play, or what there is."""
    said = [a for a in match.get("legal", []) if a not in ("lay", "swap", "discard", "deal")]
    for wanted in ("uno", "catch", "show", "shout", "play"):
        for action in reversed(said):
            if action.startswith(wanted) or (wanted == "uno" and action.endswith(" uno")):
                return str(action)
    return said[-1] if said else None


@dataclass
class Stage:
    """A room in which guests play over sockets; the browser may take the place of the first.

    They live in a thread of their own, since the browser's library keeps this one's loop.
    """

    server: Server
    game: str = "uno"
    names: tuple[str, ...] = ("Ada", "Ben")
    settings: dict[str, Any] = field(default_factory=dict)
    style: Style = eager  # of those who play beside the browser

    def __post_init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.tasks: list[asyncio.Task[None]] = []
        self.guests = [Guest(self.server, name) for name in self.names]
        self.wrong: list[str] = []

    def __enter__(self) -> "Stage":
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.stop_playing())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()

    async def stop_playing(self) -> None:
        """Those who play along stop."""
        left = set(self.tasks)
        while left:  # again, because wait_for may swallow it (Python 3.11)
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=5)

    def run(self, work: Coroutine[Any, Any, Any], seconds: float = 180) -> Any:
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result(seconds)
        finally:
            future.cancel()

    @property
    def first(self) -> Guest:
        return self.guests[0]

    @property
    def room(self) -> str:
        return self.first.room

    def open(self) -> "Stage":
        """A room where all have their seats."""
        settings = {"game": self.game, "seats": len(self.names), "turn_seconds": 0}
        settings |= {"window_seconds": 0.0} | self.settings
        self.first.create(**settings)
        for guest in self.guests[1:]:
            guest.join(self.room)
        return self

    def begin(self) -> "Stage":
        """Open a room, and start the match in it; the others play on from here by themselves."""
        self.open()
        self.start()
        self.play_along()
        return self

    def start(self) -> None:
        """Start the match; nobody plays yet."""
        self.run(self._begin())

    async def _begin(self) -> None:
        for guest in self.guests[1:]:
            async with await guest.connect() as socket:
                await guest.until(socket, "frame")
                await ask(guest, socket, "ready", ready=True)
        async with await self.first.connect() as socket:
            await self.first.until(socket, "frame")
            await ask(self.first, socket, "start")

    def play_along(self, guests: list[Guest] | None = None) -> None:
        """Let guests (all but the first) play, get ready and play on, until the end."""

        for guest in self.guests[1:] if guests is None else guests:
            self.meanwhile(self._play(guest))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on until the end."""

        async def go() -> None:
            self.tasks.append(asyncio.create_task(work))

        self.run(go())

    async def _play(self, guest: Guest) -> None:
        while True:
            with suppress(ConnectionClosed, TimeoutError, OSError):
                async with await guest.connect() as socket:
                    await guest.until(socket, "frame")
                    while True:
                        await self._move(guest, socket, self.style)
            await asyncio.sleep(0.2)

    async def _move(self, guest: Guest, socket: ClientConnection, style: Style) -> None:
        """One action, or one message heard."""
        me = guest.place["seats"][guest.place["you"]]
        phase = guest.match.get("phase", "")
        if not guest.match or phase == "round_over":
            if not me.get("ready"):
                await guest.say(socket, "ready", ready=True)
                await guest.until(socket, "done", "refused")
            else:
                await guest.hear(socket)
            return
        action = None if phase == "match_over" else await choose(guest, socket, style)
        if action is None:
            await guest.hear(socket)
            return
        await guest.say(socket, "act", seq=guest.seq, action=action)
        answer = await guest.until(socket, "done", "refused")
        if answer["kind"] == "refused":
            if answer["code"] not in ("stale", "illegal"):
                self.wrong.append(str(answer))
            await asyncio.sleep(0.05)

    def nudge(self) -> None:
        """Let the others look again: their style has changed, though nothing happened."""
        self.run(self._say_something())

    async def _say_something(self) -> None:
        async with await self.guests[-1].connect() as socket:
            await self.guests[-1].until(socket, "frame")

    def wait_for(self, seat: int, wanted: Callable[[Match], bool]) -> None:
        """Until somebody who plays along sees that something is so."""

        async def go() -> None:
            while not wanted(self.guests[seat].match):
                await asyncio.sleep(0.02)

        self.run(go())

    def reach(self, wanted: Callable[[Match], bool], style: Style = collecting) -> "Stage":
        """Let the first guest play over a socket until something is so for them."""

        async def go() -> None:
            async with await self.first.connect() as socket:
                await self.first.until(socket, "frame")
                while not wanted(self.first.match):
                    await self._move(self.first, socket, style)

        self.run(go())
        return self

    def show(self, visit: Visits, **how: str) -> Page:
        """The browser takes the first guest's place."""
        page = visit("room", self.room, name=self.first.name, cookie=self.first.cookie, **how)
        if self.first.place.get("playing"):
            page.get_by_test_id("news").wait_for(state="attached")
        return page


async def ask(guest: Guest, socket: ClientConnection, kind: str, **more: Any) -> None:
    await guest.say(socket, kind, **more)
    answer = await guest.until(socket, "done", "refused")
    assert answer["kind"] == "done", answer


async def choose(guest: Guest, socket: ClientConnection, style: Style) -> str | None:
    """What the style says; in UNO Rummy a player who is eager, or must, lays what the hint says."""
    match = guest.match
    legal = match.get("legal", [])
    if match.get("game") == "rummy" and "lay" in legal and (style is eager or "draw" not in legal):
        await guest.say(socket, "hint")
        hint = await guest.until(socket, "hinted", "refused")
        if hint.get("best"):
            return str(hint["best"])
    return style(guest.match)


def my_turn(match: Match, *cards: str) -> bool:
    """It is the first guest's turn to play, and they hold these cards."""
    hand = str(match.get("hand", "")).split()
    return match.get("turn") == 0 and match["phase"] == "turn" and all(c in hand for c in cards)


def holds_what_does_not_fit(match: Match) -> bool:
    if not my_turn(match):
        return False
    playable = {a.split()[1].split("=")[0] for a in match["legal"] if a.startswith("play ")}
    return any(card not in playable for card in match["hand"].split())
