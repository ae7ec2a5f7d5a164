"""Chat, mutes, hints, questions, races, programs: what people do besides playing."""

from pathlib import Path

import pytest

from lastcard import Game, wire
from lastcard.server.actor import RoomActor
from lastcard.server.chat import LONGEST_TEXT, clean_text
from lastcard.server.race import LONGEST_WAIT
from lastcard.server.storage.store import StorageError
from lastcard.wire.refused import Refused
from server.tables import Table, at_a_table


async def with_ben(table: Table, latency: float = 0.0) -> None:
    await table.actor.enter("ben", "Ben")
    table.connect("ben", latency)
    await table.ask("ben", wire.Ready, True)


def test_what_is_said_is_heard_by_all_who_want_to(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await with_ben(table)
        await table.ask("ada", wire.Say, "well\n\u202eplayed")
        await table.ask("ada", wire.Emote, "wow")
        said = [wire.ChatMessage("Ada", text="well played"), wire.ChatMessage("Ada", emote="wow")]
        assert table.clients["ben"].of(wire.ChatMessage) == said
        await table.ask("ben", wire.Mute, "Ada", True)
        await table.ask("ada", wire.Say, "hello?")
        assert len(table.clients["ben"].of(wire.ChatMessage)) == 2
        assert table.clients["ben"].place.muted == ["Ada"]
        assert table.clients["ada"].place.muted == []
        assert "muted" not in str(table.clients["ada"].of(wire.Frame)[-1])[:40]
        assert not table.connect("ben").of(wire.ChatMessage)  # nor what was said before
        await table.ask("ben", wire.Mute, "Ada", False)
        assert len(table.connect("ben").of(wire.ChatMessage)) == 3
        texts = "".join(await table.actor.house.store.log("room"))
        assert "played" not in texts  # it is not kept

    at_a_table(tmp_path, work)


def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        answers = [await table.ask("ada", wire.Say, f"no. {n}") for n in range(7)]
        assert [getattr(answer, "code", "done") for answer in answers] == ["done"] * 5 + [
            "rate"
        ] * 2
        await table.later(2.0)
        assert isinstance(await table.ask("ada", wire.Emote, "thanks"), wire.Done)

    at_a_table(tmp_path, work)


def test_what_cannot_be_said_counts_too(tmp_path: Path) -> None:
    """To find out takes a while."""

    async def work(table: Table) -> None:
        answers = [await table.ask("ada", wire.Say, "x" * 2000) for _ in range(7)]
        assert [answer.reason for answer in answers] == ["text_length"] * 5 + ["chat_too_fast"] * 2

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("text", ["", " \n", "\u202e", "x" * (LONGEST_TEXT + 1)])
def test_what_cannot_be_said(text: str) -> None:
    with pytest.raises(Refused):
        clean_text(text)


def test_an_unknown_emote_is_refused(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        assert (await table.ask("ada", wire.Emote, "rude")).code == "emote"

    at_a_table(tmp_path, work)


def test_asking_whether_something_is_allowed_does_nothing(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        assert (await table.ask("ada", wire.Try, "draw")).code == "match"
        await with_ben(table)
        await table.ask("ada", wire.Start)
        seq = table.room.seq
        assert table.room.match is not None
        on_turn = ["ada", "ben"][table.room.match.game.turn or 0]
        assert isinstance(await table.ask(on_turn, wire.Try, "draw"), wire.Done)
        other = {"ada": "ben", "ben": "ada"}[on_turn]
        assert (await table.ask(other, wire.Try, "draw")).code == "illegal"
        assert (await table.ask(other, wire.Try, "jump")).code == "notation"
        assert table.room.seq == seq

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("hints", [True, False])
def test_hints_where_the_room_allows_them(tmp_path: Path, hints: bool) -> None:
    async def work(table: Table) -> None:
        await with_ben(table)
        await table.ask("ada", wire.Start)
        assert table.room.match is not None
        seat = table.room.match.game.turn or 0
        answer = await table.ask(["ada", "ben"][seat], wire.Hint)
        if not hints:
            assert answer.code == "hints"
            return
        expected = table.room.match.game.hint(seat).best
        assert answer.best == (None if expected is None else str(expected.action))
        legal = table.room.match.game.legal(seat)
        assert answer.least_change is None or answer.least_change in legal

    at_a_table(tmp_path, work, game="rummy", hints=hints)


def test_there_are_no_hints_in_uno(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await with_ben(table)
        await table.ask("ada", wire.Start)
        assert (await table.ask("ada", wire.Hint)).code == "hints"

    at_a_table(tmp_path, work)


def race(table: Table) -> Game:
    """A wheel that stands on UNO Spin (S13)."""
    from lastcard.game.setup import table_from_scenario
    from lastcard.notation.scenario import Scenario

    scenario = Scenario.from_json(
        {
            "game": "spin",
            "players": 2,
            "hands": ["r1* g2 g3", "b2 b3 b4"],
            "discard": "r5",
            "stock": "b1 y1 y2 y3 g1",
            "dealer": 1,
            "turn": 0,
            "wheel": ["uno_spin"],
        }
    )
    assert table.room.match is not None
    game = table.room.match.game
    game._table = table_from_scenario(scenario)
    game.push(0, "play r1*")
    game.push(1, "spin")
    assert game.phase == "race"
    return game


async def shout(table: Table, guest: str, text: str = "shout") -> wire.Act:
    message = wire.Act(table.next_id(), 0, text)
    table.actor.hear(table.clients[guest], message)
    await table.settle()
    return message


@pytest.mark.parametrize(("later", "winner"), [(0.15, 1), (0.25, 0)])
@pytest.mark.parametrize("text", ["shout", " shout", "shout "])
def test_the_network_does_not_decide_a_race(
    tmp_path: Path, later: float, winner: int, text: str
) -> None:
    async def work(table: Table) -> None:
        await with_ben(table, latency=0.2)  # what Ben says takes 200 ms
        await table.ask("ada", wire.Start)
        game = race(table)
        await shout(table, "ada", text)
        assert game.phase == "race"  # it is not decided yet
        table.clock.now += later
        await shout(table, "ben")
        await table.later(LONGEST_WAIT)
        assert game.phase != "race"
        assert game.turn == winner
        codes = {
            guest: [getattr(m, "code", "done") for m in client.heard if hasattr(m, "id")][-1]
            for guest, client in table.clients.items()
        }
        assert codes == {("ada", "ben")[winner]: "done", ("ben", "ada")[winner]: "illegal"}

    at_a_table(tmp_path, work, game="spin")


def test_nobody_gains_more_than_the_longest_wait(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await with_ben(table, latency=5.0)
        await table.ask("ada", wire.Start)
        game = race(table)
        await shout(table, "ada")
        await table.later(LONGEST_WAIT + 0.001)
        assert game.turn == 0

    at_a_table(tmp_path, work, game="spin")


def test_every_claim_is_answered_also_when_the_store_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("the disk is full")

    async def work(table: Table) -> None:
        await with_ben(table, latency=0.2)
        await table.ask("ada", wire.Start)
        race(table)
        await shout(table, "ada")
        await shout(table, "ben")
        with monkeypatch.context() as patched:
            patched.setattr(table.actor.house.store, "append", fail)
            await table.later(LONGEST_WAIT)
        for client in table.clients.values():
            assert client.of(wire.Refusal)[-1].code == "storage"

    at_a_table(tmp_path, work, game="spin")


def test_a_program_is_always_ready_also_on_another_seat(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("robo", "Robo", program=True)
        table.connect("robo")
        assert table.room.seats[1].ready
        await table.ask("robo", wire.Sit, 2)
        assert (table.room.seats[2].program, table.room.seats[2].ready) == (True, True)
        await table.ask("ada", wire.AddBot, 1, "family")
        assert isinstance(await table.ask("ada", wire.Start), wire.Done)

    at_a_table(tmp_path, work, seats=3)


def test_a_room_whose_code_fails_is_played_again_from_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(table: Table) -> None:
        await with_ben(table)
        broken = RuntimeError("a fault")
        with monkeypatch.context() as patched:
            patched.setattr(RoomActor, "_do", lambda *_: (_ for _ in ()).throw(broken))
            table.actor.hear(table.clients["ada"], wire.Start("x"))
            await table.settle()
        assert table.clients["ada"].of(wire.Frame)[-1].what == "welcome"
        assert isinstance(await table.ask("ada", wire.Start), wire.Done)

    at_a_table(tmp_path, work)
