"""Guests who play at random, are curious, and have a bad connection; all they are told is kept."""

import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard.solver import Position, best_play
from server.clients import Guest, Server
from server.knowledge import Asked

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana", "Ida", "Jo")
PROBES = ["draw", "keep", "challenge", "accept", "uno", "spin", "shout", "pass", "deal", "end"]
PROBES += ["catch 0", "catch 1", "swaphand 0", "swaphand 1", "colour r", "lay", "discard", "peek"]
PROBES += [
    f"{verb} {card}" for verb in ("play", "show", "discard") for card in ("r5", "w=g", "b1*")
]
PROBES += ["play w+4=b", "lay r3 r4 r5", "lay g2 b2 j=y2 / r10 r11 r12", "swap r5", "swap g9 1"]


@dataclass(eq=False)
class Table:
    """A room that is played in, and who is there."""

    settings: dict[str, Any]
    rounds: int
    watchers: int = 0
    bots: int = 0
    restless: bool = False  # people leave, come back, and take the seats of others
    program: bool = False  # somebody's bot has the second seat
    players: list["Player"] = field(default_factory=list)
    name: str = ""
    code: str = ""
    played: int = 0
    said: set[tuple[str, str]] = field(default_factory=set)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self, server: Server, dice: random.Random) -> None:
        people = self.settings["seats"] - self.bots
        for number in range(people + self.watchers):
            name = NAMES[number] if number < people else f"Watcher {number}"
            self.players.append(Player(server, name, self, random.Random(dice.random())))
        host = self.players[0]
        self.code = host.create(**self.settings)
        self.name = host.room

    def come_in(self) -> None:
        """The others, once the bots have their seats."""
        for player in self.players[1:]:
            if self.program and player is self.players[1]:
                player.admit(self.players[0])
            else:
                player.join(self.code)

    async def play(self) -> None:
        working = [asyncio.ensure_future(player.stay()) for player in self.players]
        finished = asyncio.ensure_future(self.done.wait())
        try:
            await asyncio.wait([finished, *working], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.done.set()  # wait_for loses a cancellation that comes together with a message
            for task in (finished, *working):
                task.cancel()
            ends = await asyncio.gather(finished, *working, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end


class Player(Guest):
    """A guest who plays at random, is curious, and has a bad connection."""

    def __init__(self, server: Server, name: str, table: Table, dice: random.Random) -> None:
        super().__init__(server, name)
        self.table = table
        self.dice = dice
        self.token = ""  # of a program
        self.asks: dict[str, Asked] = {}
        self.words: list[str] = []  # said for a shuffle
        self.answers: list[str] = []  # to HTTP calls, with headers
        self.waiting = ""  # for the answer to this
        self.passed_over = -1  # the frame at which a chance was left alone
        self.refusals = 0  # since the last frame
        self.reasons: list[str] = []

    @property
    def host(self) -> bool:
        return self is self.table.players[0]

    @property
    def guest(self) -> str:
        return (self.token or str(self.cookie).partition("=")[2]).partition(".")[0]

    def admit(self, host: "Player") -> None:
        """Come in as the host's program."""
        status, found = host.call(f"/api/rooms/{host.room}/programs", {"name": self.name})
        assert status == 201, found
        host.answers.pop()  # it is the program's key, and the host's to give
        self.token, self.room = found["token"], host.room

    async def connect(self) -> ClientConnection:
        if not self.token:
            return await super().connect()
        url = self.server.url.replace("http", "ws")
        return await connect(f"{url}/api/socket?token={self.token}&after={self.seq}")

    def call(self, path: str, data: object | None = None) -> tuple[int, Any]:
        """As of every guest, but every byte of the answer is kept."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"cookie": self.cookie} if self.cookie else {}
        request = urllib.request.Request(self.server.url + path, body, headers)
        try:
            answer = urllib.request.urlopen(request, timeout=20)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            raw = answer.read().decode()
            if cookie := answer.headers.get("set-cookie"):
                self.cookie = cookie.split(";")[0]
            self.answers.append(f"{path}\n{answer.headers}\n{raw}")
            return answer.status, json.loads(raw)

    async def say(self, socket: ClientConnection, kind: str, **more: Any) -> str:
        """As every guest, but what was asked is remembered first."""
        asked = f"{self.name} {self.asked + 1}"
        self.asks[asked] = Asked({"kind": kind, "id": asked} | more, self.seq)
        self.waiting = asked
        return await super().say(socket, kind, **more)

    # Being there

    async def stay(self) -> None:
        """Be in the room until it is over; now and then through another connection."""
        socket = await self.connect()
        try:
            while not self.table.done.is_set():
                try:
                    await self._listen(socket)
                except ConnectionClosed:
                    await self._hear_out(socket)
                    assert '"parted"' in self.heard[-1]  # having left
                    await asyncio.sleep(self.dice.random())
                    await asyncio.to_thread(self.join, self.table.code)
                self.waiting = ""
                if self.dice.random() < 0.3:  # everything is told again, otherwise what was missed
                    self.seq = 0
                older = socket
                if self.dice.random() < 0.5:
                    await older.close()
                socket = await self.connect()
                await self._hear_out(older)  # it was replaced by the new one
        finally:
            await socket.close()

    async def _hear_out(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while not self.table.done.is_set():
                await self.hear(socket)
        self.reasons.append(socket.close_reason or "")

    async def _listen(self, socket: ClientConnection) -> None:
        kind = ""  # of what was answered last
        while not self.table.done.is_set():
            message = await self.hear(socket)
            if message["kind"] == "frame":
                self.refusals = 0
            if message.get("id") == self.waiting:
                kind, self.waiting = self.asks[self.waiting].message["kind"], ""
                if message["kind"] == "refused":
                    self.refusals += kind == "act"
                elif message["kind"] == "hinted" and await self._take_hint(socket, message):
                    continue
            elif message["kind"] != "frame":
                continue
            if message["kind"] == "done" and kind == "leave":
                continue  # until it is said that this was all
            if not self.waiting and self.dice.random() < 0.004:
                return
            if not self.waiting and (todo := self._next()) is not None:
                await self.say(socket, todo.pop("kind"), **todo)

    # What to do

    def _next(self) -> dict[str, Any] | None:
        if self.dice.random() < 0.04:
            return self._probe()
        if not self.place["playing"]:
            return self._before()
        if self.table.restless and self.dice.random() < 0.05 and not self.host:
            free = [n for n, seat in enumerate(self.place["seats"]) if "here" not in seat]
            if self.place["you"] is not None:
                return {"kind": "leave"}
            return {"kind": "sit", "seat": self.dice.choice(free)} if free else None
        if not self.match or self.place["you"] is None or self.refusals > 5:
            return None
        if self.match["phase"].endswith("over"):
            return self._after()
        if not self.match["legal"]:
            return None
        return self._act()

    def _probe(self) -> dict[str, Any]:
        """Ask for something, most often for what is not allowed."""
        action = self.dice.choice(PROBES)
        kind = self.dice.choice(["try", "try", "try", "hint", "say", "emote", "mute", "act"])
        match kind:
            case "try":
                return {"kind": kind, "action": action}
            case "act" if not self.match or action not in self.match["legal"]:
                return {"kind": kind, "seq": self.seq, "action": action}
            case "say":
                text = f"I hold {secrets.token_hex(4)}"
                self.table.said.add((self.name, text))
                return {"kind": kind, "text": text}
            case "mute":
                other = self.dice.choice(self.table.players).name
                return {"kind": kind, "name": other, "muted": self.dice.random() < 0.5}
            case "emote":
                self.table.said.add((self.name, "wow"))
                return {"kind": kind, "emote": "wow"}
        return {"kind": "hint"}

    def _before(self) -> dict[str, Any] | None:
        """Before a match: a word, then ready; the host starts."""
        seats, mine = self.place["seats"], self.place["you"]
        if self.host:
            if self.place["commitment"] is None or not all(map(taken, seats)):
                return None
            ready = all(s.get("ready") or "bot" in s for n, s in enumerate(seats) if n != mine)
            return {"kind": "start"} if ready else None
        if mine is None or seats[mine].get("ready"):
            return None
        if self.dice.random() < 0.5:
            self.words.append(f"word-{secrets.token_hex(6)}")
            return {"kind": "speak", "word": self.words[-1]}
        return {"kind": "ready", "ready": True}

    def _after(self) -> dict[str, Any] | None:
        """After a round: the dealer deals. After a match: another one, or the end."""
        if self.place["commitment"] is None:
            return None
        if self.match["phase"] == "round_over":
            if "deal" in self.match["legal"]:
                return {"kind": "act", "seq": self.seq, "action": "deal"}
            ready = self.place["seats"][self.place["you"]].get("ready")
            return None if ready else {"kind": "ready", "ready": True}
        if not self.host:
            return None
        self.table.played += len(self.match["sheet"])
        if self.table.played >= self.table.rounds:
            self.table.done.set()
            return None
        return {"kind": "go_on"}

    def _act(self) -> dict[str, Any] | None:
        legal: list[str] = self.match["legal"]
        mine = self.match["turn"] == self.place["you"] or any(a.startswith("show") for a in legal)
        if not mine and (self.passed_over == self.seq or self.dice.random() < 0.3):
            self.passed_over = self.seq  # the chance to catch, to call, to jump in
            return None
        if "lay" in legal and (not self.refusals or set(legal) <= {"lay", "swap"}):
            swap = self._swap() if "swap" in legal and self.dice.random() < 0.5 else None
            return swap or self._lay() or {"kind": "hint"}
        action = self._choose(legal)
        return None if action is None else {"kind": "act", "seq": self.seq, "action": action}

    def _choose(self, legal: list[str]) -> str | None:
        if "discard" in legal and not self.refusals and (cards := self._to_discard()):
            return f"discard {' '.join(cards)}"
        simple = [a for a in legal if a not in ("discard", "lay", "swap")]
        plays = [a for a in simple if a.startswith(("play", "show", "catch", "end"))]
        if len(simple) > 1 and self.dice.random() < 0.05:
            plays = []
        calls = [a for a in plays if a.endswith("uno")] if self.dice.random() < 0.7 else []
        chosen = calls or plays or simple
        return self.dice.choice(chosen) if chosen else None

    def _to_discard(self) -> list[str]:
        """What the wheel lets one put down: some of it (S5-S7, S12, S13)."""
        hand = [f"{c}=g" if c[0] == "w" else c for c in self.match["hand"].split()]
        self.dice.shuffle(hand)
        match self.match["result"]:
            case "almost_uno":
                return hand[2:]
            case "discard_number":
                found = [c for c in hand if c[1].isdigit()]
                return [c for c in found if c[1] == found[0][1]]
            case "discard_colour":
                found = [c for c in hand if c[0] != "w"]
                return [c for c in found if c[0] == found[0][0]]
            case "war":
                return str(self.match["laid"][self.place["you"]]).split()
        return hand[:1]

    def _swap(self) -> dict[str, Any] | None:
        swaps: list[str] = self.match["swaps"]
        if not swaps:
            return None
        said = self.dice.choice(swaps)
        if not self.refusals and self.dice.random() < 0.5:
            said = " ".join(said.split()[:2])  # refused where several jokers stand for the tile
        return {"kind": "act", "seq": self.seq, "action": said}

    def _lay(self) -> dict[str, Any] | None:
        """What this player finds alone; now and then a hint is asked for instead."""
        if self.dice.random() < 0.1 or self.match["may_play"] in (2, 3):  # after swaps
            return None
        keys = ("table", "singles", "hand", "may_play", "drawn")
        found = best_play(Position.parse(*(self.match[key] for key in keys)))
        if found is None:
            return None
        uno = " uno" if self.dice.random() < 0.5 else ""
        return {"kind": "act", "seq": self.seq, "action": f"{found.action}{uno}"}

    async def _take_hint(self, socket: ClientConnection, hint: dict[str, Any]) -> bool:
        legal = self.match.get("legal", [])
        if hint["best"] is None or "lay" not in legal:
            self.refusals += 1  # then something simple
            return False
        chosen = self.dice.choice([hint["best"], hint["least_change"] or hint["best"]])
        uno = " uno" if self.dice.random() < 0.5 else ""
        await self.say(socket, "act", seq=self.seq, action=chosen + uno)
        return True


def taken(seat: dict[str, Any]) -> bool:
    return bool(seat.get("name"))
