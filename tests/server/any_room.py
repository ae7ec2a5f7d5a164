"""A machine that does to a room whatever can be done, in any order, and says what holds."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lastcard import wire
from lastcard.game.fairness import verify
from lastcard.server import entries as log
from lastcard.server.pacing import Pace
from server.worlds import GUESTS, HOST, SLOW, World

SHORT: dict[str, list[dict[str, Any]]] = {
    "uno": [{"scoring": "none"}, {"target": 40}, {"target": 40, "jump_in": True, "stacking": True}],
    "spin": [{"scoring": "none"}, {"target": 40}, {"scoring": "none", "wheel": {"uno_spin": 9}}],
    "rummy": [{"scoring": "rounds", "target": 1}],
}


# What may be said

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
    wire.Settings,
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
    st.builds(wire.AddBot, ids, small, st.sampled_from(wire.LEVELS)),
    st.builds(wire.RemoveBot, ids, small),
    st.builds(wire.Kick, ids, names),
    st.builds(wire.HandOver, ids, names),
    st.builds(wire.AddSeedWord, ids, texts),
    st.builds(wire.Say, ids, texts),
    st.builds(wire.Emote, ids, st.sampled_from(["hello", "bang"])),
    st.builds(wire.Mute, ids, names, st.booleans()),
    st.builds(wire.ReturnToLobby, ids),
    st.builds(wire.ComeBack, ids),
    st.builds(wire.StandIn, ids, small),
    st.builds(wire.Leave, ids),
)


def command_details(command: wire.Command) -> list[Any]:
    return [getattr(command, name) for name in command.__struct_fields__ if name != "id"]


# The machine


class AnyRoom(RuleBasedStateMachine):
    """Several guests and a room, through all that can happen to it."""

    games: tuple[str, ...] = ("uno", "spin")
    world: World

    @initialize(data=st.data(), seats=st.integers(2, 4), people=st.integers(1, 3))
    def open(self, data: st.DataObject, seats: int, people: int) -> None:
        game = data.draw(st.sampled_from(self.games))
        chosen = wire.Settings(
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
        """The server dies while it works on an action: the client comes back and says it again."""
        guest, act = self._act(data)
        tab = self.world.tabs[guest]
        self.world.store.writes_left = writes
        self.world.store.keeps_the_last = keeps
        self.world.say(tab, act)
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
        assert room.host in room.people or not room.people

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


class AnyRummyRoom(AnyRoom):
    games = ("rummy",)
