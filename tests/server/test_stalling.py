"""A player does nothing where turns have no limit: a bot stands in, if the right people want it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from lastcard import Game, wire
from lastcard.server.pacing import Pace
from lastcard.server.stalling import PATIENCE_SECONDS
from server.clients import Guest, HurriedServer, served, start
from server.tables import Table, at_a_table
from server.test_moments import set_hands, steady_pace

HANDS = ("r1 r2 r3", "r4 r6 r7", "y1 y2 y3", "g5 g6 g8", "b5 b6 b7")


def no_limit(
    tmp_path: Path,
    work: Callable[[Table, Game], Awaitable[None]],
    *guests: str,
    turn: int,
    pace: Pace | None = None,
    **settings: Any,
) -> None:
    """Ada and others play, without a limit; all wait for a seat."""

    async def begin(table: Table) -> None:
        for guest in guests:
            await table.actor.enter(guest, guest.title())
            table.connect(guest)
            await table.ask(guest, wire.Ready, True)
        assert isinstance(await table.ask("ada", wire.Start), wire.Done)
        assert table.room.match is not None
        game = table.room.match.game
        set_hands(game, *HANDS[: len(guests) + 1], turn=turn)
        await work(table, game)

    chosen = {"turn_seconds": 0, "seats": len(guests) + 1} | settings
    at_a_table(tmp_path, begin, pace or steady_pace(), **chosen)


def told(table: Table, guest: str) -> list[tuple[int, int, int, bool]]:
    """What somebody can do now: what was said of it last, unless the match was shown since."""
    seats: list[wire.Stalled] = []
    for message in table.clients[guest].heard:
        if isinstance(message, wire.Stalling):
            seats = message.seats
        elif isinstance(message, wire.Frame) and message.match:
            seats = []
    return [(each.seat, each.asked, each.needed, each.you) for each in seats]


def test_after_a_while_the_host_lets_a_bot_play(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS - 1)
        assert told(table, "ada") == []
        assert (await table.ask("ada", wire.StandIn, 1)).code == "wait"
        await table.later(2)
        assert told(table, "ada") == [(1, 0, 1, False)]
        assert told(table, "ben") == told(table, "cleo") == []
        await table.ask("cleo", wire.AddSeedWord, "word")  # a frame or a refusal: it still holds
        assert told(table, "ada") == [(1, 0, 1, False)]
        assert isinstance(await table.ask("ada", wire.StandIn, 1), wire.Done)
        assert table.room.seats[1].away
        assert table.clients["ben"].place.seats[1].away
        assert table.clients["ben"].of(wire.Frame)[-1].what == "went_away"
        assert told(table, "ada") == []
        await table.later(1.1)
        assert game.turn == 2  # the bot played
        assert isinstance(await table.ask("ben", wire.ComeBack), wire.Done)
        assert not table.room.seats[1].away

    no_limit(tmp_path, work, "ben", "cleo", turn=1)


def test_who_is_played_for_comes_back_with_any_action(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS + 1)
        await table.ask("ada", wire.StandIn, 1)
        assert table.room.seats[1].away
        assert isinstance(await table.act("ben", "play r4"), wire.Done)
        assert not table.room.seats[1].away
        assert game.turn == 0

    no_limit(tmp_path, work, "ben", turn=1)


def test_only_the_host_decides_about_others(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.actor.enter("eve", "Eve")
        table.connect("eve")
        await table.later(PATIENCE_SECONDS + 1)
        for guest in ("ben", "cleo", "eve"):
            assert (await table.ask(guest, wire.StandIn, 1)).code == "host"
        for seat in (-1, 0, 2, 9):
            assert (await table.ask("ada", wire.StandIn, seat)).code == "wait"
        assert told(table, "eve") == []
        assert not any(seat.away for seat in table.room.seats)

    no_limit(tmp_path, work, "ben", "cleo", turn=1)


def test_more_than_half_of_the_others_decide_about_the_host(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.actor.enter("eve", "Eve")
        table.connect("eve")
        await table.later(PATIENCE_SECONDS + 1)
        assert told(table, "ada") == told(table, "eve") == []
        assert told(table, "ben") == [(0, 0, 2, False)]
        for guest in ("ada", "eve"):  # nobody decides for themselves; spectators do not decide
            assert (await table.ask(guest, wire.StandIn, 0)).code == "seat"
        for _ in range(2):  # twice is once
            assert isinstance(await table.ask("ben", wire.StandIn, 0), wire.Done)
        assert not table.room.seats[0].away
        assert told(table, "ben") == [(0, 1, 2, True)]
        assert told(table, "cleo") == [(0, 1, 2, False)]
        assert isinstance(await table.ask("dan", wire.StandIn, 0), wire.Done)
        assert table.room.seats[0].away

    no_limit(tmp_path, work, "ben", "cleo", "dan", turn=0)


def test_where_the_host_does_nothing_either_the_others_decide(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(2 * PATIENCE_SECONDS - 1)
        assert (await table.ask("cleo", wire.StandIn, 1)).code == "host"
        assert told(table, "cleo") == []
        await table.later(2)
        assert told(table, "ada") == [(1, 0, 1, False)]  # still enough by herself
        assert told(table, "ben") == []
        for guest in ("cleo", "dan", "eve"):
            assert told(table, guest) == [(1, 0, 2, False)]
        assert isinstance(await table.ask("cleo", wire.StandIn, 1), wire.Done)
        assert not table.room.seats[1].away
        assert told(table, "ada") == [(1, 0, 1, False)]
        assert isinstance(await table.ask("dan", wire.StandIn, 1), wire.Done)
        assert table.room.seats[1].away
        await table.later(1.1)
        assert game.turn == 2  # the bot played
        await table.later(PATIENCE_SECONDS + 1)  # and all begins anew
        assert told(table, "ada") == [(2, 0, 1, False)]
        assert told(table, "dan") == []

    no_limit(tmp_path, work, "ben", "cleo", "dan", "eve", turn=1)


def test_who_is_not_there_does_not_count(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS + 1)
        assert told(table, "ben") == [(0, 0, 2, False)]
        for guest in ("cleo", "dan"):
            table.actor.disconnect(table.clients[guest])
        assert told(table, "ben") == [(0, 0, 1, False)]
        assert isinstance(await table.ask("ben", wire.StandIn, 0), wire.Done)
        assert table.room.seats[0].away

    no_limit(tmp_path, work, "ben", "cleo", "dan", turn=0)


def test_a_vote_is_over_when_something_happens(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS + 1)
        await table.ask("ben", wire.StandIn, 0)
        await table.act("ada", "draw")
        await table.act("ada", "keep")
        for guest in ("ben", "cleo", "dan"):
            assert told(table, guest) == []
            assert (await table.ask(guest, wire.StandIn, 0)).code == "wait"

    no_limit(tmp_path, work, "ben", "cleo", "dan", turn=0)


def test_where_there_is_a_limit_the_clock_decides(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS + 1)
        assert told(table, "ada") == []
        assert (await table.ask("ada", wire.StandIn, 1)).code == "wait"
        await table.later(60)
        assert table.room.seats[1].away

    no_limit(tmp_path, work, "ben", turn=1, turn_seconds=120)


def test_a_host_who_may_not_watch_is_not_told_whose_turn_it_is(tmp_path: Path) -> None:
    async def decides(table: Table, game: Game) -> None:
        await table.actor.enter("eve", "Eve")
        table.connect("eve")
        await table.ask("ada", wire.HandOver, "Eve")
        await table.later(PATIENCE_SECONDS + 1)
        assert told(table, "eve") == []
        assert (await table.ask("eve", wire.StandIn, 1)).code == "host"
        assert told(table, "ada") == [(1, 0, 2, False)]
        await table.ask("ada", wire.StandIn, 1)
        await table.ask("cleo", wire.StandIn, 1)
        assert table.room.seats[1].away

    no_limit(tmp_path, decides, "ben", "cleo", turn=1, spectators=False)


def test_nobody_holds_all_up_by_coming_back_again_and_again(tmp_path: Path) -> None:
    """Found: each time the bot began to think again, and never played."""

    async def work(table: Table, game: Game) -> None:
        await table.later(PATIENCE_SECONDS + 1)
        await table.ask("ada", wire.StandIn, 1)
        assert isinstance(await table.ask("ben", wire.ComeBack), wire.Done)
        assert told(table, "ada") == []  # a player who comes back gets the full time again, once
        await table.later(PATIENCE_SECONDS + 1)
        await table.ask("ada", wire.StandIn, 1)
        for _ in range(3):
            assert (await table.ask("ben", wire.ComeBack)).code == "wait"
            table.connect("ben")
            await table.later(0.4)
        assert game.turn == 0  # the bot played
        assert isinstance(await table.ask("ben", wire.ComeBack), wire.Done)

    no_limit(tmp_path, work, "ben", turn=1)


def test_nor_where_a_clock_decides(tmp_path: Path) -> None:
    async def work(table: Table, game: Game) -> None:
        await table.later(16)
        assert isinstance(await table.ask("ben", wire.ComeBack), wire.Done)
        await table.later(16)
        before = table.room.seq
        for _ in range(3):
            assert (await table.ask("ben", wire.ComeBack)).code == "wait"
        assert table.room.seq == before  # nothing to keep
        await table.later(1.1)
        assert game.turn == 0

    no_limit(tmp_path, work, "ben", turn=1, turn_seconds=15)


def test_over_sockets_a_bot_plays_for_a_connected_player_who_does_nothing(tmp_path: Path) -> None:
    async def go(ada: Guest, ben: Guest) -> None:
        await start(ada, ben)
        async with await ada.connect() as hers, await ben.connect() as his:
            await ada.until(hers, "frame")
            await ben.until(his, "frame")
            slow, other, line = (ada, ben, his) if ada.match["turn"] == 0 else (ben, ada, hers)
            seat = slow.place["you"]
            stalling = await other.until(line, "stalling")
            assert [stalled["seat"] for stalled in stalling["seats"]] == [seat]
            await other.say(line, "stand_in", seat=seat)
            assert (await other.until(line, "done", "refused"))["kind"] == "done"
            assert other.place["seats"][seat]["away"]
            while other.match["turn"] == seat:  # until the bot has played
                await other.until(line, "frame")
            line = hers if slow is ada else his
            await slow.say(line, "come_back")
            assert (await slow.until(line, "done", "refused"))["kind"] == "done"

    with served(tmp_path, kind=HurriedServer) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        ben.join(ada.create(seats=2, turn_seconds=0, window_seconds=0.0))
        asyncio.run(asyncio.wait_for(go(ada, ben), 60))
