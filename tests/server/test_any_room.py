"""Whatever guests do, in whatever order: a room is its log, answers once, and goes on."""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Coroutine, Sequence
from concurrent.futures import Executor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lastcard.game.fairness import Shuffle, verify
from lastcard.notation.actions import parse_action
from lastcard.notation.options import WHEEL
from lastcard.rules.rummy.table import RummyTable
from lastcard.server import entries as log
from lastcard.server import wire
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import Pace
from lastcard.server.room import Refused, Room, open_room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.server.storage.store import Entry

GUESTS = ("ada", "ben", "cleo", "dan")
HOST = GUESTS[0]
SLOW = Pace((0.8, 2.0), (0.6, 2.4), (3.0, 4.0))
MOST_STEPS_TO_THE_END = 600
PACKS = {"uno": 108, "spin": 108, "rummy": 100}  # U1, S1, R1
SHORT: dict[str, list[dict[str, Any]]] = {
    "uno": [{"scoring": "none"}, {"target": 40}, {"target": 40, "jump_in": True, "stacking": True}],
    "spin": [{"scoring": "none"}, {"target": 40}, {"scoring": "none", "wheel": {"uno_spin": 9}}],
    "rummy": [{"scoring": "rounds", "target": 1}],
}
Result = TypeVar("Result")


class AtOnce(Executor):
    """Bots think at once, so that a failure can be repeated."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Mortal(SqliteStore):
    """A store at which the server can die: at one of its next writes, just before or after it."""

    writes_left: int | None = None
    keeps_the_last = False
    dead = False

    async def append(self, entries: Sequence[Entry]) -> None:
        if self.writes_left != 0 or self.keeps_the_last:
            await super().append(entries)
        if self.writes_left == 0:
            self.dead = True
            await asyncio.Event().wait()  # nobody will hear of it
        if self.writes_left is not None:
            self.writes_left -= 1


class Tab:
    """A connection of a guest that keeps all it is told."""

    def __init__(self, guest: str, after: int) -> None:
        self.guest = guest
        self.after = after
        self.way = 0.0
        self.heard: list[wire.FromServer] = []

    def send(self, message: wire.FromServer) -> None:
        wire.encoder.encode(message)
        self.heard.append(message)

    @property
    def frames(self) -> list[wire.Frame]:
        return [message for message in self.heard if isinstance(message, wire.Frame)]

    @property
    def seen(self) -> int:
        frames = self.frames
        return frames[-1].seq if frames else 0

    @property
    def parted(self) -> bool:
        return any(isinstance(message, wire.Parted | wire.Replaced) for message in self.heard)

    def answers(self, message_id: str, since: int) -> list[wire.FromServer]:
        return [
            message
            for message in self.heard[since:]
            if isinstance(message, wire.Done | wire.Refusal | wire.Hinted)
            and message.id == message_id
        ]

    def check_numbers(self) -> None:
        """Frames come one by one; only a whole view may stand for those that were missed."""
        last = self.after
        for number, frame in enumerate(self.frames):
            if frame.what == "welcome":
                assert number == 0 or frame.seq >= last
            else:
                assert frame.seq == last + 1
            last = frame.seq


class World:
    """A room, its store, a clock that is moved by hand, and a second room made of the log."""

    def __init__(self, chosen: log.Settings, pace: Pace, chance: int) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.now = 1000.0
        self.store = Mortal(Path(self.folder.name) / "log.db")
        dice = random.Random(chance)
        self.fresh = patch.object(Shuffle, "fresh", lambda: Shuffle(dice.randbytes(32).hex()))
        self.fresh.start()
        paced = Pace(pace.turn, pace.chance, pace.deal, dice=dice)
        self.house = House(self.store, paced, lambda: self.now, AtOnce())
        self.tabs: dict[str, Tab] = {}
        self.all_tabs: list[Tab] = []
        self.shadow = Room()
        self.entries: list[log.Anything] = []
        self.actor = self._actor()
        self.run(self.store.open())
        self.run(self.actor.open(open_room(HOST, "Ada", chosen, 0.0)))
        self.settle()

    def _actor(self) -> RoomActor:
        return RoomActor("room", "CODE", self.house)

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    def close(self) -> None:
        try:
            self.run(self.actor.close())
            self.run(self.store.close())
        finally:
            self.fresh.stop()
            self.run(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()

    # Time

    def settle(self) -> None:
        """Let everything happen that happens by now, then read the log."""
        self.run(self._settle())
        self.follow()

    async def _settle(self) -> None:
        """A room that sleeps though something is due sleeps for ever: its clock is ours."""
        asleep = 0
        while not self._idle() and not self.store.dead:
            asleep = asleep + 1 if self._waits() else 0
            assert asleep < 1000, f"nobody wakes the room for {self.actor._plan()}"
            await asyncio.sleep(0)

    def _idle(self) -> bool:
        if not self._waits():
            return False
        plan = self.actor._plan()
        return plan is None or plan.at > self.now

    def _waits(self) -> bool:
        """Whether the room waits for somebody, and no bot thinks."""
        actor = self.actor
        waits = bool(actor.mailbox._getters)  # type: ignore[attr-defined]
        return waits and actor.mailbox.empty() and len(actor._tasks) == 1

    def advance(self, seconds: float) -> None:
        self.now += seconds
        self.actor.wake()
        self.settle()

    def restart(self) -> None:
        """The server is gone without a word, and back."""
        if self.store.writes_left is not None:
            self.run(self._settle())
        self.run(self.actor.close())
        self.run(self.store.close())
        self.tabs.clear()
        self.house.store = self.store = Mortal(self.store.file)
        self.run(self.store.open())
        self.actor = self._actor()
        self.run(self.actor.replay())
        self.settle()

    # The log

    def follow(self) -> None:
        """Play what is new in the log in the second room, and see that the rules allowed it."""
        if self.actor.room.seq == len(self.entries):
            self.same()
            return
        lines = self.run(self.store.log("room"))
        assert [log.to_text(entry) for entry in self.entries] == lines[: len(self.entries)]
        for line in lines[len(self.entries) :]:
            entry = log.from_text(line)
            self._allowed(entry)
            self.shadow.apply(entry)
            self.entries.append(entry)
            self._whole_pack()
        self.same()

    def _allowed(self, entry: log.Anything) -> None:
        if not isinstance(entry, log.Acted):
            return
        assert self.shadow.match is not None
        self.shadow.match.game.check(entry.seat, parse_action(entry.action))

    def _whole_pack(self) -> None:
        match = self.shadow.match
        if match is None:
            return
        table = match.game.state()
        rest = (
            table.single_count + sum(table.meld_size[: table.melds])
            if isinstance(table, RummyTable)
            else table.discard_count
        )
        held = sum(table.counts[: table.players])
        assert held + table.stock_count + rest == PACKS[match.game.game]

    def same(self) -> None:
        """The room is what its log says."""
        mine, other = vars(self.actor.room).copy(), vars(self.shadow).copy()
        match, replayed = mine.pop("match"), other.pop("match")
        assert mine == other
        assert (match is None) == (replayed is None)
        if match is not None:
            assert match.game.state() == replayed.game.state()
            assert match.score_sheet == replayed.score_sheet

    def failures(self) -> float:
        """Jobs that did not end as they should, and bots that failed."""
        counter = self.house.metrics.failures
        return float(sum(counter.labels(kind)._value.get() for kind in ("job", "bot", "storage")))

    # People

    def connect(self, guest: str, after: int = 0) -> Tab:
        tab = self.tabs[guest] = Tab(guest, after)
        self.all_tabs.append(tab)

        async def go() -> None:
            self.actor.connect(tab, after)

        self.run(go())
        self.settle()
        return tab

    def disconnect(self, guest: str) -> None:
        tab = self.tabs.pop(guest)

        async def go() -> None:
            self.actor.disconnect(tab)

        self.run(go())
        self.settle()

    def enter(self, guest: str) -> None:
        async def go() -> None:
            with suppress(Refused):
                await self.actor.enter(guest, guest.title())

        self.run(go())
        self.settle()

    def ask(self, guest: str, message: wire.Command) -> wire.FromServer:
        """Say something; there is one answer."""
        tab = self.tabs[guest]
        since = len(tab.heard)
        self.run(self.actor.hear(tab, message))
        self.settle()
        answers = tab.answers(message.id, since)
        assert len(answers) == 1, message
        for other in list(self.tabs.values()):
            if other.parted:
                del self.tabs[other.guest]
        return answers[0]

    def to_the_end(self) -> None:
        """With nobody there, the match goes on to its end."""
        for guest in list(self.tabs):
            self.disconnect(guest)
        for _ in range(MOST_STEPS_TO_THE_END):
            match = self.actor.room.match
            if match is None or match.over:
                self.follow()
                return
            self.now += 40.0
            self.actor.wake()
            self.run(self._settle())
        raise AssertionError("the match does not end")


small = st.integers(-1, 4)
names = st.sampled_from(["Ada", "Ben", "Cleo", "Dan", "Bix", "", "nobody"])
texts = st.sampled_from(["", "hello", "x" * 201, "\u202e", "word " * 13])
ids = st.just("")  # put in when it is sent
actions = st.sampled_from(
    [
        "draw",
        "keep",
        "pass",
        "uno",
        "shout",
        "deal",
        "spin",
        "accept",
        "challenge",
        "colour r",
        "play r1",
        "play w=g",
        "catch 0",
        "catch 9",
        "swaphand 1",
        "show r9",
        "discard",
        "discard r1",
        "lay",
        "lay r1 r2 r3",
        "swap r1",
        "end",
        "end uno",
        "peek",
        "",
    ]
)
configured = st.builds(
    log.Settings,
    game=st.sampled_from(["uno", "spin", "chess"]),
    rules=st.sampled_from([{}, {"scoring": "none"}, {"target": 30}, {"tarot": 1}]),
    seats=st.integers(1, 5),
    turn_seconds=st.sampled_from([0, 15, 60, 7]),
    window_seconds=st.sampled_from([0.0, 3.0, 99.0]),
    spectators=st.booleans(),
)
commands: st.SearchStrategy[wire.Command] = st.one_of(
    st.builds(wire.Try, ids, actions),
    st.builds(wire.Act, ids, st.integers(-1, 60), actions),
    st.builds(wire.Hint, ids),
    st.builds(wire.Configure, ids, configured),
    st.builds(wire.Ready, ids, st.booleans()),
    st.builds(wire.Start, ids),
    st.builds(wire.Sit, ids, small),
    st.builds(wire.AddBot, ids, small, st.sampled_from(log.LEVELS)),
    st.builds(wire.RemoveBot, ids, small),
    st.builds(wire.Kick, ids, names),
    st.builds(wire.HandOver, ids, names),
    st.builds(wire.Speak, ids, texts),
    st.builds(wire.Say, ids, texts),
    st.builds(wire.Emote, ids, st.sampled_from(["hello", "bang"])),
    st.builds(wire.Mute, ids, names, st.booleans()),
    st.builds(wire.GoOn, ids),
    st.builds(wire.ComeBack, ids),
    st.builds(wire.Leave, ids),
)


class AnyRoom(RuleBasedStateMachine):
    """Several guests and a room, through all that can happen to it."""

    games: tuple[str, ...] = ("uno", "spin")
    world: World

    @initialize(data=st.data(), seats=st.integers(2, 4), people=st.integers(1, 3))
    def open(self, data: st.DataObject, seats: int, people: int) -> None:
        game = data.draw(st.sampled_from(self.games))
        chosen = log.Settings(
            game,
            data.draw(st.sampled_from(SHORT[game])),
            seats,
            data.draw(st.sampled_from([15, 0])),
            data.draw(st.sampled_from([0.0, 3.0])),
            spectators=data.draw(st.booleans()),
        )
        pace = data.draw(st.sampled_from([SLOW, Pace((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))]))
        self.asked = self.asked_before_restart = self.asked_before_sleep = 0
        self.said: list[tuple[str, wire.Command]] = []
        self.first: dict[tuple[str, str], wire.FromServer] = {}
        self.acted: set[tuple[str, str]] = set()  # acknowledged actions
        self.world = World(chosen, pace, data.draw(st.integers(0, 5)))
        self.world.connect(HOST)
        for guest in GUESTS[1:people]:
            self.world.enter(guest)
            self.world.connect(guest)
        if seats < people or data.draw(st.integers(0, 4)) == 4:
            return
        for seat in range(people, seats):
            self.say(HOST, wire.AddBot(self.next_id(), seat, "family"))
        for guest in GUESTS[1:people]:
            self.say(guest, wire.Ready(self.next_id(), True))
        assert isinstance(self.say(HOST, wire.Start(self.next_id())), wire.Done)

    def next_id(self) -> str:
        self.asked += 1
        return f"m{self.asked}"

    def say(self, guest: str, message: wire.Command) -> wire.FromServer:
        """Say something, and see what an answer means for the log."""
        before = len(self.world.entries)
        answer = self.world.ask(guest, message)
        self.said.append((guest, message))
        if (first := self.first.setdefault((guest, message.id), answer)) is not answer:
            assert answer == first
            if not isinstance(message, wire.Act) or isinstance(answer, wire.Refusal):
                assert len(self.world.entries) == before
        if isinstance(answer, wire.Refusal):
            assert answer.message
            assert answer.code
            assert len(self.world.entries) == before, message
        elif isinstance(answer, wire.Done) and isinstance(message, wire.Act):
            entry = self.world.entries[answer.seq - 1]
            if isinstance(entry, log.Acted) and entry.id == message.id:
                self.acted.add((guest, message.id))
            else:  # U25: a call that is not due has no effect
                assert message.action == "uno"
                assert len(self.world.entries) == before
        return answer

    def talkers(self) -> list[str]:
        return [guest for guest in GUESTS if guest in self.world.tabs]

    # What happens

    @rule(data=st.data())
    def connect(self, data: st.DataObject) -> None:
        here = [guest for guest in GUESTS if self.world.actor.room.is_here(guest)]
        if here:
            seq = self.world.actor.room.seq
            back = data.draw(st.sampled_from([seq, 0, 1, 3, 250, -5]))
            self.world.connect(data.draw(st.sampled_from(here)), max(0, seq - back))

    @precondition(lambda self: bool(self.talkers()))
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        self.world.disconnect(data.draw(st.sampled_from(self.talkers())))

    @rule(guest=st.sampled_from(GUESTS), comes=st.booleans())
    def enter(self, guest: str, comes: bool) -> None:
        self.world.enter(guest)
        if comes and self.world.actor.room.is_here(guest):
            self.world.connect(guest)

    @precondition(lambda self: bool(self.talkers()))
    @rule(data=st.data(), command=commands)
    def send(self, data: st.DataObject, command: Any) -> None:
        guest = data.draw(st.sampled_from(self.talkers()))
        self.say(guest, type(command)(self.next_id(), *command_details(command)))

    def may_act(self) -> list[str]:
        room = self.world.actor.room
        if room.match is None:
            return []
        acting = {room.seats[seat].guest for seat in room.match.game.to_act}
        return [guest for guest in self.talkers() if guest in acting]

    def _act(self, data: st.DataObject) -> tuple[str, wire.Act]:
        room = self.world.actor.room
        assert room.match is not None
        guest = data.draw(st.sampled_from(self.may_act()))
        legal = [str(action) for action in room.match.game.legal(room.seat_of(guest) or 0)]
        seq = max(0, room.seq - data.draw(st.sampled_from([0, 0, 0, 0, 1, 2, 30, -1])))
        return guest, wire.Act(self.next_id(), seq, data.draw(st.sampled_from(legal)))

    @precondition(lambda self: bool(self.may_act()))
    @rule(data=st.data())
    def act_once(self, data: st.DataObject) -> None:
        self.say(*self._act(data))

    @precondition(lambda self: bool(self.may_act()))
    @rule(data=st.data(), times=st.integers(2, 8))
    def act(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            if self.may_act():
                self.say(*self._act(data))

    @precondition(lambda self: any(said[0] in self.world.tabs for said in self.said))
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """A client that has not heard an answer says it again."""
        open_to = [said for said in self.said[-40:] if said[0] in self.world.tabs]
        if open_to:
            self.say(*data.draw(st.sampled_from(open_to)))

    @precondition(lambda self: self.asked >= self.asked_before_restart + 3)
    @rule()
    def restart(self) -> None:
        self.asked_before_restart = self.asked
        self.world.restart()
        self._forget()

    @precondition(lambda self: bool(self.may_act()))
    @rule(data=st.data(), writes=st.integers(0, 2), keeps=st.booleans())
    def restart_before_the_answer(self, data: st.DataObject, writes: int, keeps: bool) -> None:
        """The server goes while it works on an action: the client comes back and says it again."""
        guest, act = self._act(data)
        tab = self.world.tabs[guest]
        self.world.store.writes_left = writes
        self.world.store.keeps_the_last = keeps
        self.world.run(self.world.actor.hear(tab, act))
        self.world.restart()
        self._forget()
        answers = tab.answers(act.id, 0)
        if self.world.actor.room.is_here(guest):
            self.world.connect(guest, tab.seen)
            again = self.say(guest, act)
            if answers and isinstance(answers[0], wire.Done):
                assert again == answers[0]

    def _forget(self) -> None:
        """Only actions are answered alike also after a restart, as long as the match is on."""
        kept = self.world.actor.room.answered
        self.first = {key: answer for key, answer in self.first.items() if key in kept}
        self.said = [said for said in self.said if (said[0], said[1].id) in kept]

    @rule(seconds=st.sampled_from([0.1, 1.0, 2.5, 5.0]))
    def wait(self, seconds: float) -> None:
        self.world.advance(seconds)

    @precondition(lambda self: self.asked >= self.asked_before_sleep + 5)
    @rule(seconds=st.sampled_from([16.0, 31.0, 5000.0]))
    def sleep(self, seconds: float) -> None:
        self.asked_before_sleep = self.asked
        self.world.advance(seconds)

    # What holds

    @invariant()
    def nothing_failed(self) -> None:
        assert self.world.failures() == 0

    @invariant()
    def frames_have_no_gap(self) -> None:
        for tab in self.world.all_tabs:
            tab.check_numbers()

    @invariant()
    def who_is_told_is_here(self) -> None:
        for guest, tab in self.world.tabs.items():
            assert self.world.actor.room.is_here(guest)
            assert tab.seen == self.world.actor.room.seq

    @invariant()
    def what_was_acknowledged_is_in_the_log_once(self) -> None:
        kept = Counter(e.id for e in self.world.entries if isinstance(e, log.Acted) and e.id)
        assert all(count == 1 for count in kept.values())
        assert {message_id for _, message_id in self.acted} <= kept.keys()

    @invariant()
    def there_is_a_host(self) -> None:
        room = self.world.actor.room
        assert not room.guests or room.is_here(room.host) or room.playing

    @invariant()
    def nobody_sits_twice_and_names_are_unique(self) -> None:
        room = self.world.actor.room
        guests = [seat.guest for seat in room.seats if seat.guest] + [*room.watching]
        assert len(guests) == len(set(guests))
        known = [seat.name for seat in room.seats if seat.taken] + [*room.watching.values()]
        assert len(known) == len(set(known))
        assert all(known)

    def teardown(self) -> None:
        if not hasattr(self, "world"):
            return
        try:
            self.world.to_the_end()
            room = self.world.actor.room
            if room.match is not None:
                assert verify(room.record()) == len(room.match.score_sheet)
            assert self.world.failures() == 0
        finally:
            self.world.close()


def command_details(command: wire.Command) -> list[Any]:
    return [getattr(command, name) for name in command.__struct_fields__ if name != "id"]


class AnyRummyRoom(AnyRoom):
    games = ("rummy",)


def run(machine: type[AnyRoom], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a match is long to shrink
            suppress_health_check=[*HealthCheck],
        ),
    )


def test_any_room() -> None:
    run(AnyRoom, 40, 25)


def test_any_rummy_room() -> None:
    run(AnyRummyRoom, 2, 10)


@pytest.mark.slow
def test_any_room_for_longer() -> None:
    run(AnyRoom, 200, 50)


@pytest.mark.slow
def test_any_rummy_room_for_longer() -> None:
    run(AnyRummyRoom, 8, 25)


# What was found by looking for it


class Table(World):
    """Ada and Ben, and perhaps bots, in a match."""

    def __init__(self, pace: Pace = SLOW, bots: int = 0, **chosen: Any) -> None:
        some: dict[str, Any] = {"rules": {"scoring": "none"}, "seats": 2 + bots} | chosen
        super().__init__(log.Settings(**some), pace, 1)
        self.asked = 0
        self.connect(HOST)
        self.enter("ben")
        self.connect("ben")
        for seat in range(2, 2 + bots):
            self.done(HOST, wire.AddBot, seat, "family")
        self.done("ben", wire.Ready, True)
        self.done(HOST, wire.Start)

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def next_id(self) -> str:
        self.asked += 1
        return f"t{self.asked}"

    def done(self, guest: str, kind: Any, *details: Any) -> None:
        answer = self.ask(guest, kind(self.next_id(), *details))
        assert isinstance(answer, wire.Done), answer

    @property
    def game(self) -> Any:
        assert self.actor.room.match is not None
        return self.actor.room.match.game

    @property
    def awaited(self) -> str:
        """Who is on turn; "" where it is a bot."""
        return self.actor.room.seats[self.game.turn].guest or ""

    def act(self, action: str) -> None:
        self.done(self.awaited, wire.Act, self.actor.room.seq, action)

    def winning(self) -> str | None:
        """An action of the one on turn that ends the round."""
        cards = self.game.view(self.game.turn).counts[self.game.turn]
        plays = [str(a) for a in self.game.legal(self.game.turn) if str(a).startswith("play")]
        return plays[0] if cards == 1 and plays else None

    def play_to_the_last_card(self) -> str:
        while (last := self.winning()) is None:
            legal = [str(action) for action in self.game.legal(self.game.turn)]
            self.act(next((a for a in reversed(legal) if a.startswith("play")), legal[0]))
        return last


def test_who_comes_back_in_time_is_not_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found: a connection did not wake the room, so what was planned without it happened."""
    monkeypatch.setattr("lastcard.server.pacing.AWAY_SECONDS", 0.3)
    with Table(turn_seconds=0) as table:
        while table.awaited != "ben":  # who is not the host
            table.act(str(next(iter(table.game.legal(table.game.turn)))))
        table.disconnect("ben")
        table.connect("ben")
        table.run(asyncio.sleep(0.6))
        table.settle()
        assert not any(isinstance(entry, log.WentAway) for entry in table.entries)


def test_a_host_who_comes_back_in_time_stays_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found: see above."""
    monkeypatch.setattr("lastcard.server.pacing.AWAY_SECONDS", 0.3)
    with Table(turn_seconds=0) as table:
        table.done(HOST, wire.HandOver, "Ben")
        table.disconnect("ben")
        table.connect("ben")
        table.run(asyncio.sleep(0.6))
        table.settle()
        assert table.actor.room.host == "ben"


def test_who_comes_into_a_room_without_a_host_becomes_host() -> None:
    """Found: see above; the room slept until somebody said something."""
    with Table(turn_seconds=0) as table:
        table.restart()
        table.advance(60)
        table.connect("ben")
        assert table.actor.room.host == "ben"


def test_a_round_has_its_record_also_if_somebody_goes_on_at_once() -> None:
    """Found: "go on" right behind the last card came before the entry that closes the round."""
    with Table() as table:
        last = table.play_to_the_last_card()
        tab = table.tabs[table.awaited]
        act = wire.Act("last", table.actor.room.seq, last)

        async def go() -> None:
            await table.actor.hear(tab, act)
            await table.actor.hear(tab, wire.GoOn("on"))

        table.run(go())
        table.settle()
        assert len(table.actor.room.ended) == 1


def test_a_call_that_is_not_due_gives_no_time() -> None:
    """Found: U25 has no effect, but each one was a new position: the clock began again."""
    with Table(turn_seconds=15) as table:
        guest = table.awaited
        table.advance(10)
        table.ask(guest, wire.Act("call", table.actor.room.seq, "uno"))
        table.advance(6)
        assert any(isinstance(entry, log.WentAway) for entry in table.entries)


def test_a_call_that_is_not_due_is_in_nobodys_way() -> None:
    """Found: it made the actions of others late, who had not heard of it yet."""
    with Table() as table:
        guest, seq = table.awaited, table.actor.room.seq
        other = next(other for other in (HOST, "ben") if other != guest)
        action = str(next(iter(table.game.legal(table.game.turn))))
        table.ask(other, wire.Act("call", seq, "uno"))
        assert isinstance(table.ask(guest, wire.Act("act", seq, action)), wire.Done)


def test_a_call_that_is_not_due_does_not_hold_up_a_bot() -> None:
    """Found: with each call the bots' delays were drawn anew."""
    with Table(bots=1, turn_seconds=0) as table:
        while table.awaited:
            legal = [str(action) for action in table.game.legal(table.game.turn)]
            table.act(legal[0])
        seen = table.actor.room.seq
        for _ in range(20):
            table.advance(0.5)
            table.ask("ben", wire.Act(table.next_id(), table.actor.room.seq, "uno"))
        new = [entry for entry in table.entries[seen:] if isinstance(entry, log.Acted)]
        assert any(entry.seat == 2 for entry in new)


def test_a_match_that_is_over_does_not_go_on() -> None:
    """Found: a call that is not due was kept also after the end."""
    with Table() as table:
        table.act(table.play_to_the_last_card())
        assert table.game.over
        kept = len(table.entries)
        table.ask(HOST, wire.Act("call", table.actor.room.seq, "uno"))
        assert len(table.entries) == kept


ONLY_RACES = {"scoring": "none", "wheel": dict.fromkeys(WHEEL, 0) | {"uno_spin": 1}}


@pytest.mark.parametrize("text", ["shout", " shout", "shout ", "shout\n", "\tshout"])
def test_every_shout_waits_for_those_who_are_farther_away(text: str) -> None:
    """Found: "shout " was no shout to the race (S13), and counted at once."""
    with Table(game="spin", rules=ONLY_RACES) as table:
        while table.game.phase != "race":
            legal = [str(action) for action in table.game.legal(table.game.turn)]
            table.act(next((a for a in legal if "*" in a), legal[-1]))
        near, far = table.tabs[HOST], table.tabs["ben"]
        far.way = 0.2
        kept = len(table.entries)
        table.run(table.actor.hear(near, wire.Act("near", table.actor.room.seq, text)))
        table.settle()
        assert not near.answers("near", 0)
        table.now += 0.1
        table.run(table.actor.hear(far, wire.Act("far", table.actor.room.seq, text)))
        table.settle()
        table.advance(1)
        assert isinstance(far.answers("far", 0)[0], wire.Done)  # said first, heard last
        assert isinstance(near.answers("near", 0)[0], wire.Refusal)
        assert len(table.entries) == kept + 1


def test_a_shout_that_is_not_allowed_begins_no_race() -> None:
    """Found: whoever shouts before there is a race, also who watches, makes it end too early."""
    with Table(game="spin") as table:
        table.tabs["ben"].way = 0.2
        tab = table.tabs[HOST]
        table.run(table.actor.hear(tab, wire.Act("early", table.actor.room.seq, "shout")))
        table.settle()
        assert table.actor.race.decided_at is None
        assert isinstance(tab.answers("early", 0)[0], wire.Refusal)


def test_a_word_that_cannot_count_is_refused() -> None:
    """Found: during a round there is no commitment yet; a word was answered, and forgotten."""
    with Table(rules={"target": 500}) as table:
        answer = table.ask(HOST, wire.Speak("word", "heads"))
        assert table.actor.room.commitment is None
        assert isinstance(answer, wire.Refusal)


def test_who_has_left_says_nothing() -> None:
    """Found: it came from nobody, and could not be muted."""
    with Table() as table:
        tab = table.tabs["ben"]
        table.done("ben", wire.Leave)
        table.run(table.actor.hear(tab, wire.Say("late", "boo")))
        table.settle()
        assert not any(isinstance(message, wire.Said) for message in table.tabs[HOST].heard)


def test_a_bot_plays_for_who_does_not_and_gives_the_seat_back() -> None:
    with Table(turn_seconds=15) as table:
        guest = table.awaited
        seat = table.game.turn
        table.advance(16)
        table.advance(3)
        assert [entry.seat for entry in table.entries if isinstance(entry, log.WentAway)] == [seat]
        assert any(isinstance(e, log.Acted) and e.seat == seat and not e.id for e in table.entries)
        assert table.actor.room.seats[seat].away
        table.done(guest, wire.ComeBack)
        assert not table.actor.room.seats[seat].away
        moves = len(table.game.actions)
        table.advance(5)
        assert len(table.game.actions) == moves  # it is up to people


def test_who_does_not_name_a_colour_has_it_named() -> None:
    """U9, in time: the first card is a Wild."""
    for chance in range(200):
        with patch.object(random, "Random", lambda _, chance=chance: DICE(chance)):
            table = Table(turn_seconds=15)
        with table:
            if table.game.phase != "colour":
                continue
            table.advance(16)
            table.advance(3)
            assert table.game.phase == "turn"
            assert table.game.colour is not None
            return
    raise AssertionError("no game began with a Wild")


DICE = random.Random
