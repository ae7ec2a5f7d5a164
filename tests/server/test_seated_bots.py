"""Bots at the table: they think while the room goes on, and none of them holds it up."""

import asyncio
import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
import structlog
from structlog.testing import capture_logs

from lastcard import Action, Game, Legal, View, parse_action, wire
from lastcard.bots import guard
from lastcard.bots.bot import Bot
from lastcard.bots.greedy import greedy
from lastcard.bots.levels import LEVELS, Tempo
from lastcard.game.match import Match
from lastcard.server.house import House
from lastcard.server.pacing import AUTOPILOT, Pace
from lastcard.server.room import Room
from lastcard.server.seated_bots import SeatedBots
from lastcard.server.state import Seat
from lastcard.server.storage.store import Store
from server.clients import PATIENCE
from server.tables import Table, at_a_table
from server.test_moments import set_hands, start, steady_pace


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> object:
    """Let another bot play for a level."""

    def seat(bot: Bot, level: str = "expert", clock: float = 5.0) -> None:
        level_now = replace(LEVELS[level], make=lambda seed: bot, clock=clock)
        monkeypatch.setitem(LEVELS, level, level_now)

    return seat


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Until this is set, bots hang."""
    event = threading.Event()
    yield event
    event.set()
    while guard.stuck:
        threading.Event().wait(0.001)


def failures(table: Table) -> int:
    text = table.actor.house.metrics.text().decode()
    found = [line for line in text.splitlines() if 'failures_total{what="bot"}' in line]
    return int(float(found[0].split()[1])) if found else 0


def test_a_bot_that_raises_plays_something_legal_and_is_logged(
    tmp_path: Path, seat_bot: object
) -> None:
    def broken(view: View, legal: Legal, clock: float | None) -> Action | None:
        raise RuntimeError(f"out of order: {view.hand}")

    seat_bot(broken)  # type: ignore[operator]

    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3", "r4 r6 r7", turn=0)
        with capture_logs() as logs:
            await table.act("ada", "play r1")
            await table.later(5.0)
        assert [seat for seat, _ in game.actions] == [0, 1]
        assert failures(table) == 1
        assert [(line["seat"], line["kind"], line["error"]) for line in logs] == [
            (1, "raised", "RuntimeError")
        ]
        assert "in broken" in logs[0]["where"][-1]
        assert "room" in logs[0]
        assert "r6" not in str(logs)  # what is hidden stays hidden

    at_a_table(tmp_path, work, steady_pace())


def test_a_bot_that_hangs_does_not_hold_up_the_table(
    tmp_path: Path, seat_bot: object, held: threading.Event
) -> None:
    def hanging(view: View, legal: Legal, clock: float | None) -> Action | None:
        held.wait()
        return greedy(view, legal)

    seat_bot(hanging, clock=0.5)  # type: ignore[operator]

    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3 r8", "r4 r6 r7 r9", turn=0)
        for number, card in enumerate(["r1", "r2"], 1):
            await table.act("ada", f"play {card}")
            await table.later(5.0)
            assert game.turn == 0
            assert failures(table) == number
        assert len(guard.stuck) == 1
        held.set()
        await table.act("ada", "play r3")
        while guard.stuck:
            threading.Event().wait(0.001)
        await table.later(5.0)
        assert failures(table) == 2  # it is back
        assert [seat for seat, _ in game.actions] == [0, 1] * 3

    at_a_table(tmp_path, work, steady_pace())


def test_what_a_bot_chose_for_a_position_that_is_gone_is_thrown_away(
    tmp_path: Path, seat_bot: object
) -> None:
    """While it thinks about its turn, she calls: its play would be legal, but is thought over."""
    thinking, go_on = threading.Event(), threading.Event()

    def slow(view: View, legal: Legal, clock: float | None) -> Action | None:
        thinking.set()
        go_on.wait()
        return parse_action("play r4" if view.uno_due else "play r6")

    seat_bot(slow)  # type: ignore[operator]

    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 g9", "r4 r6 r7", turn=0)
        await table.act("ada", "play r1")
        table.clock.now += 3.1
        table.actor.replan()
        while not thinking.is_set():
            await table.ask("ada", wire.Try, "uno")
        await table.act("ada", "uno")
        go_on.set()
        await table.settle()
        assert [str(action) for _, action in game.actions] == ["play r1", "uno"]
        await table.later(1.1)
        assert str(game.actions[-1][1]) == "play r6"
        assert failures(table) == 0

    at_a_table(tmp_path, work, steady_pace())


def test_a_bot_is_asked_one_thing_at_a_time(tmp_path: Path, seat_bot: object) -> None:
    at_work, most = 0, 0

    def counting(view: View, legal: Legal, clock: float | None) -> Action | None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        threading.Event().wait(0.02)
        at_work -= 1
        return greedy(view, legal) if view.seat == view.turn else None

    seat_bot(counting)  # type: ignore[operator]

    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 g9", "r4 r6 r7", turn=0)
        await table.act("ada", "play r1")  # the bot could catch her
        for _ in range(3):
            table.actor._spawn(table.actor._think(1))
        await table.settle()
        assert most == 1
        assert failures(table) == 0
        assert [seat for seat, _ in game.actions] == [0, 1]

    at_a_table(tmp_path, work, steady_pace(turn=9.0, chance=9.0))


def test_family_plays_for_who_is_away(tmp_path: Path, seat_bot: object) -> None:
    asked: list[int | None] = []

    def family(view: View, legal: Legal, clock: float | None) -> Action | None:
        asked.append(view.seat)
        return greedy(view, legal)

    seat_bot(family, AUTOPILOT)  # type: ignore[operator]

    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3", "r4 r6 r7", turn=0)
        await table.later(16.0)
        assert table.room.seats[0].away
        await table.later(1.1)
        assert asked == [0]
        assert game.turn == 1
        text = table.actor.house.metrics.text()
        assert b'lastcard_thinking_seconds_count{level="family"} 1.0' in text

    assert AUTOPILOT == "family"
    at_a_table(tmp_path, work, steady_pace(), turn_seconds=15)


def test_who_sits_down_keeps_their_character() -> None:
    house = House(cast(Store, None), Pace(dice=random.Random(1)))
    bots = SeatedBots(house, structlog.get_logger())
    first = bots.at(1, "family")
    assert bots.at(1, "family") is first
    assert bots.at(2, "family") is not first
    assert bots.at(1, "newcomer") is not first


def test_a_bot_never_takes_longer_than_people_may() -> None:
    """It takes the time of its level, within bounds."""
    view = Game.new("uno", 2, 1).view(0)
    slow, quick, fair = Tempo(900, 0, 900), Tempo(0, 0, 0), Tempo(2, 0, 2)
    pace = Pace(turn=(1.0, 50.0), chance=(1.0, 3.0), dice=random.Random(3))
    assert pace.to_act(slow, view, clock=15) == 15
    assert pace.to_act(slow, view, clock=0) == 50  # no limit for people, but for bots
    assert pace.to_act(quick, view, clock=15) == 1
    assert (pace.to_notice(slow), pace.to_notice(quick)) == (3, 1)
    times = {pace.to_act(fair, view, clock=15) for _ in range(50)}
    assert len(times) == 50
    assert all(1.2 <= seconds <= 4.8 for seconds in times)


WAITING = 30  # rooms


async def rooms_where_experts_think(
    house: House, watched: bool, asked: list[str]
) -> list[asyncio.Task[Action | None]]:
    """So many experts are to act, each in a room of its own."""
    tasks = []
    for _ in range(WAITING):
        choosing = in_a_room(house, "expert", "expert", asked, watched)
        tasks.append(asyncio.create_task(choosing))
    await asyncio.sleep(0)
    return tasks


async def in_a_room(
    house: House, level: wire.Level, who: str, asked: list[str], watched: bool = True
) -> Action | None:
    """Let the bot of a room act, and note when it has."""
    match = Match.new(["Ada", "Bot"], "uno", seed=7)
    settings = wire.Settings(seats=2)
    room = Room(settings=settings, seats=[Seat(bot=level)] * 2, match=match)
    bots = SeatedBots(house, structlog.get_logger())
    action = await bots.choose(room, match.game.to_act[0], watched)
    asked.append(who)
    return action


@pytest.mark.parametrize(
    ("level", "watched"), [("family", True), ("newcomer", True), ("expert", False)]
)
def test_many_experts_hold_up_no_bot_elsewhere(
    seat_bot: object, level: wire.Level, watched: bool
) -> None:
    """Found: a family bot waited for all of them, also where everybody had hung up.

    Experts hold up those that answer at once not even where they are watched, and where they are
    not, they hold up no experts either.
    """
    go_on = threading.Event()

    def waiting(view: View, legal: Legal, clock: float | None) -> Action | None:
        go_on.wait(PATIENCE)
        return next(iter(legal))

    seat_bot(waiting, clock=2 * PATIENCE)  # type: ignore[operator]

    async def go() -> None:
        house = House(cast(Store, None), Pace(dice=random.Random(1)))
        acted: list[str] = []
        tasks = await rooms_where_experts_think(house, watched, acted)
        mine = asyncio.create_task(in_a_room(house, level, "mine", acted))
        await asyncio.sleep(0)
        if level == "expert":
            go_on.set()
        async with asyncio.timeout(PATIENCE / 2):
            assert await mine is not None
        assert acted.index("mine") < WAITING / 2  # only those who had begun come before it
        go_on.set()
        await asyncio.gather(*tasks)
        assert len(acted) == WAITING + 1
        house.thinkers.shutdown()
        house.quick.shutdown()

    asyncio.run(go())
