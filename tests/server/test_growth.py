"""A log grows as fast as people do something that matters, and no faster."""

from pathlib import Path
from typing import Any

import pytest

from lastcard import wire
from lastcard.server.growth import OF_A_GUEST, OF_A_ROOM
from lastcard.wire import Settings
from lastcard.wire.refused import Refused
from server.tables import Table, at_a_table


async def enter(table: Table, *names: str) -> None:
    for name in names:
        await table.actor.enter(name, name.capitalize())
        table.connect(name)


async def speak(table: Table, guest: str, times: int) -> list[Any]:
    """Say one word after another; the answers."""
    return [await table.ask(guest, wire.AddSeedWord, f"word {n}") for n in range(times)]


def test_whoever_changes_too_much_waits_and_others_do_not(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await enter(table, "ben")
        before = table.room.seq
        answers = await speak(table, "ada", 3 * OF_A_GUEST[0])
        refused = [answer for answer in answers if isinstance(answer, wire.Refusal)]
        assert {answer.code for answer in refused} == {"rate"}
        assert table.room.seq - before == OF_A_GUEST[0] == len(answers) - len(refused)
        assert isinstance(await table.ask("ben", wire.Ready, True), wire.Done)
        assert isinstance(await table.ask("ada", wire.Start), wire.Done)  # play is not counted
        await table.later(1 / OF_A_GUEST[1])
        assert isinstance(await table.ask("ada", wire.Mute, "Ben", True), wire.Done)

    at_a_table(tmp_path, work)


def test_many_guests_together_do_not_flood_a_room(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        guests = [f"guest{n}" for n in range(10)]
        await enter(table, *guests)
        before = table.room.seq
        mutes = [("Ada", True), ("Ada", False)] * (OF_A_GUEST[0] // 2)
        for guest in guests:
            for name, muted in mutes:
                await table.ask(guest, wire.Mute, name, muted)
        assert table.room.seq - before == OF_A_ROOM[0] - len(guests)
        with pytest.raises(Refused, match="too much"):
            await table.actor.enter("late", "Late")
        assert isinstance(await table.ask("guest1", wire.Leave), wire.Done)

    at_a_table(tmp_path, work)


def test_what_makes_no_difference_is_not_kept(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await enter(table, "ben")
        said: list[tuple[str, type[Any], tuple[Any, ...]]] = [
            ("ben", wire.Ready, (True,)),
            ("ben", wire.AddSeedWord, ("heads",)),
            ("ben", wire.Mute, ("Ada", True)),
            ("ben", wire.Mute, ("Ada", False)),
            ("ada", wire.Configure, (Settings(seats=3),)),
            ("ada", wire.AddBot, (2, "family")),
            ("ada", wire.HandOver, ("Ben",)),
            ("ben", wire.HandOver, ("Ada",)),
        ]
        for guest, kind, details in said:
            seq = table.room.seq
            assert await table.ask(guest, kind, *details) is not None
            assert table.room.seq == seq + 1, kind
            if kind is wire.HandOver:
                continue  # it is no longer theirs to do
            assert isinstance(await table.ask(guest, kind, *details), wire.Done)
            assert table.room.seq == seq + 1, kind
        assert isinstance(await table.ask("ada", wire.HandOver, "Ada"), wire.Done)
        assert table.room.seq == seq + 1

    at_a_table(tmp_path, work)


def test_the_same_settings_again_still_ask_everybody_anew(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await enter(table, "ben")
        await table.ask("ben", wire.Ready, True)
        await table.ask("ada", wire.Configure, table.room.settings)
        assert not table.room.seats[1].ready

    at_a_table(tmp_path, work)
