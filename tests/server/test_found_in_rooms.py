"""What was found by looking for it in rooms: players who come late, call too soon, or shout."""

import asyncio
import random
from typing import Any
from unittest.mock import patch

import pytest

from lastcard import wire
from lastcard.notation.uno.wheel import WHEEL
from lastcard.server import entries as log
from lastcard.server.pacing import Pace
from lastcard.wire.events import Deed
from server.worlds import HOST, SLOW, World

DICE = random.Random
ONLY_RACES = {"scoring": "none", "wheel": dict.fromkeys(WHEEL, 0) | {"uno_spin": 1}}


class Table(World):
    """Ada and Ben, and perhaps bots, in a match."""

    def __init__(self, pace: Pace = SLOW, bots: int = 0, **chosen: Any) -> None:
        some: dict[str, Any] = {"rules": {"scoring": "none"}, "seats": 2 + bots} | chosen
        super().__init__(wire.Settings(**some), pace, 1)
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


# Who comes back and who does not


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


def test_what_a_bot_did_for_a_player_is_told_so_also_to_who_comes_later() -> None:
    """Found: after a reload the page said "you play" of what a bot had played."""
    with Table(turn_seconds=15) as table:
        guest, seat = table.awaited, table.game.turn
        other = next(name for name in (HOST, "ben") if name != guest)
        table.advance(16)
        table.advance(3)
        table.done(guest, wire.ComeBack)
        live = [event for frame in table.tabs[other].frames for event in frame.events]
        table.act(str(next(iter(table.game.legal(table.game.turn)))))
        table.restart()
        later = table.connect(guest).frames[0]
        assert later.what == "welcome"
        for told in (live, later.events):
            deeds = [event for event in told if isinstance(event, Deed)]
            assert any(event.stand_in for event in deeds)
            assert all(getattr(event, "seat", seat) == seat for event in deeds if event.stand_in)
        assert not deeds[-1].stand_in  # a person did this


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


def test_who_has_left_says_nothing() -> None:
    """Found: it came from nobody, and could not be muted."""
    with Table() as table:
        tab = table.tabs["ben"]
        table.done("ben", wire.Leave)
        table.say(tab, wire.Say("late", "boo"))
        table.settle()
        assert not any(isinstance(message, wire.ChatMessage) for message in table.tabs[HOST].heard)


# What is said too soon or too late


def test_a_round_has_its_record_also_if_somebody_goes_on_at_once() -> None:
    """Found: "go on" right behind the last card came before the entry that closes the round."""
    with Table() as table:
        last = table.play_to_the_last_card()
        tab = table.tabs[table.awaited]
        act = wire.Act("last", table.actor.room.seq, last)

        async def go() -> None:
            table.actor.hear(tab, act)
            table.actor.hear(tab, wire.ReturnToLobby("on"))

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
    """Found: it made late the actions of others who had not heard of it yet."""
    with Table() as table:
        guest, seq = table.awaited, table.actor.room.seq
        other = next(other for other in (HOST, "ben") if other != guest)
        action = str(next(iter(table.game.legal(table.game.turn))))
        table.ask(other, wire.Act("call", seq, "uno"))
        assert isinstance(table.ask(guest, wire.Act("act", seq, action)), wire.Done)


def test_a_call_that_is_not_due_does_not_hold_up_a_bot() -> None:
    """Found: with each call the bots' delays were drawn again."""
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


def test_a_word_that_cannot_count_is_refused() -> None:
    """Found: during a round there is no commitment yet; a word was answered, and forgotten."""
    with Table(rules={"target": 500}) as table:
        answer = table.ask(HOST, wire.AddSeedWord("word", "heads"))
        assert table.actor.room.commitment is None
        assert isinstance(answer, wire.Refusal)


# Shouts


@pytest.mark.parametrize("text", ["shout", " shout", "shout ", "shout\n", "\tshout"])
def test_every_shout_waits_for_those_who_are_farther_away(text: str) -> None:
    """Found: "shout " was no shout to the race (S13), and counted at once."""
    with Table(game="spin", rules=ONLY_RACES) as table:
        while table.game.phase != "race":
            legal = [str(action) for action in table.game.legal(table.game.turn)]
            table.act(next((a for a in legal if "*" in a), legal[-1]))
        near, far = table.tabs[HOST], table.tabs["ben"]
        far.latency = 0.2
        kept = len(table.entries)
        table.say(near, wire.Act("near", table.actor.room.seq, text))
        table.settle()
        assert not near.answers("near", 0)
        table.now += 0.1
        table.say(far, wire.Act("far", table.actor.room.seq, text))
        table.settle()
        table.advance(1)
        assert isinstance(far.answers("far", 0)[0], wire.Done)  # said first, heard last
        assert isinstance(near.answers("near", 0)[0], wire.Refusal)
        assert len(table.entries) == kept + 1


def test_a_shout_that_is_not_allowed_begins_no_race() -> None:
    """Found: anybody who shouts before there is a race, even a spectator, ends it too early."""
    with Table(game="spin") as table:
        table.tabs["ben"].latency = 0.2
        tab = table.tabs[HOST]
        table.say(tab, wire.Act("early", table.actor.room.seq, "shout"))
        table.settle()
        assert table.actor.race.decided_at is None
        assert isinstance(tab.answers("early", 0)[0], wire.Refusal)
