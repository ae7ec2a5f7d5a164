"""Bots, windows, clocks, people who are away: with a clock that is set by hand."""

from pathlib import Path

import pytest

from lastcard import Game, wire
from lastcard.notation.actions import parse_action
from lastcard.server.pacing import AWAY_SECONDS, NEXT_ROUND_SECONDS, Pace
from server.tables import Table, at_a_table


def steady_pace(**times: float) -> Pace:
    """Bots that always take the same time."""
    seconds = {"turn": 1.0, "chance": 1.0, "deal": 1.0} | times
    turn, chance, deal = ((s, s) for s in seconds.values())
    return Pace(turn, chance, deal)


async def start(table: Table, *bots: int) -> Game:
    for seat in bots:
        assert await table.ask("ada", wire.AddBot, seat, "expert")
    assert isinstance(await table.ask("ada", wire.Start), wire.Done)
    assert table.room.match is not None
    return table.room.match.game


def set_hands(game: Game, *hands: str, top: str = "r5", turn: int = 0, **rules: bool) -> None:
    """Put the cards so that something happens."""
    from lastcard.game.setup import table_from_scenario
    from lastcard.notation.scenario import Scenario

    scenario = Scenario.from_json(
        {
            "game": game.game,
            "players": len(hands),
            "rules": rules,
            "hands": list(hands),
            "discard": top,
            "turn": turn,
            "dealer": len(hands) - 1,
            "stock": "b1 b2 b3 b4 g1 g2 g3 g4 y1 y2",
        }
    )
    game._table = table_from_scenario(scenario)


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3", "r4 r6 r7", turn=0)
        await table.act("ada", "play r1")
        await table.settle()
        assert game.turn == 1
        await table.later(0.9)
        assert game.turn == 1
        await table.later(0.2)
        assert game.turn == 0

    at_a_table(tmp_path, work, steady_pace())


def test_in_the_window_no_bot_closes_the_chance_to_call(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 g9", "r4 r6 r7", turn=0)
        await table.act("ada", "play r1")
        await table.settle()
        assert game.uno_due == (0,)
        clocks = table.clients["ada"].of(wire.Frame)[-1].clocks
        assert clocks.window == 3000
        await table.later(2.9)  # a bot that only wanted to play would have done so
        assert game.turn == 1
        await table.act("ada", "uno")
        assert game.uno_due == ()
        await table.later(3.1)
        assert game.turn == 0

    at_a_table(tmp_path, work, steady_pace(chance=9.0))


def test_H2_a_bot_on_turn_that_was_handed_one_card_calls_before_the_window_ends(
    tmp_path: Path,
) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r7 r3", "g1 g2 g4", turn=0, seven_zero=True)
        await table.act("ada", "play r7")
        await table.act("ada", "swaphand 1")
        await table.settle()
        assert (game.turn, game.uno_due) == (1, (1,))
        await table.later(1.1)
        assert (game.turn, game.uno_due) == (1, ())

    at_a_table(tmp_path, work, steady_pace())


def test_U24_a_bot_on_turn_that_forgets_its_call_waits_for_who_may_catch_it(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        forgetful = table.actor.bots.at(1, "expert")
        forgetful.bot = lambda view, legal, clock: parse_action("play r3")
        set_hands(game, "r7 r3", "g1 g2 g4", turn=0, seven_zero=True)
        await table.act("ada", "play r7")
        await table.act("ada", "swaphand 1")
        await table.later(2.9)
        assert (game.turn, game.uno_due) == (1, (1,))
        await table.later(0.2)
        assert game.round_over

    at_a_table(tmp_path, work, steady_pace())


def test_a_bot_catches_who_did_not_call(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1, 2)
        set_hands(game, "r1 g9", "r4 r6 r7", "y1 y2 y3", turn=0)
        await table.act("ada", "play r1")
        await table.later(1.1)
        assert game.uno_due == ()
        assert game.view(0).counts[0] == 3  # U24: two cards

    at_a_table(tmp_path, work, steady_pace(), seats=3)


def test_who_thinks_too_long_is_played_for_and_comes_back(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3", "r4 r6 r7", turn=0)
        await table.ask("ada", wire.AddSeedWord, "word")  # this does not give more time
        await table.later(14.0)
        assert not table.room.seats[0].away
        await table.later(60.0)
        assert table.room.seats[0].away
        assert table.clients["ada"].place.seats[0].away
        await table.later(1.1)
        await table.later(1.1)
        assert len(game.actions) >= 2
        counts = sum(game.view(0).counts)
        assert isinstance(await table.ask("ada", wire.ComeBack), wire.Done)
        assert not table.room.seats[0].away
        assert sum(game.view(0).counts) == counts
        assert (await table.ask("ada", wire.ComeBack)).code == "seat"

    at_a_table(tmp_path, work, steady_pace(), turn_seconds=15)


def test_a_colour_that_is_not_named_in_time_is_named_by_the_autopilot(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await start(table, 1)
        match = table.room.match
        assert match is not None
        seed = next(s for s in range(500) if Game.new("uno", 2, s).phase == "colour")
        match.game = Game.new("uno", 2, seed)
        game = match.game
        table.actor.pacer.begin(table.clock())
        named = game.turn
        assert named is not None
        if table.room.seats[named].bot is None:
            await table.later(15.1)
            assert table.room.seats[named].away
        await table.later(1.1)
        assert game.phase != "colour"
        assert game.colour is not None

    at_a_table(tmp_path, work, steady_pace(), turn_seconds=15)


def test_without_a_connection_a_bot_plays_also_where_there_is_no_time_limit(
    tmp_path: Path,
) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1 r2 r3", "r4 r6 r7", turn=0)
        await table.later(10_000.0)
        assert not table.room.seats[0].away  # she is here and may think
        table.actor.disconnect(table.clients["ada"])
        await table.later(AWAY_SECONDS - 1)
        assert not table.room.seats[0].away
        await table.later(1.1)
        assert table.room.seats[0].away
        ada = table.connect("ada")
        await table.settle()
        assert not table.room.seats[0].away
        assert not ada.place.seats[0].away

    at_a_table(tmp_path, work, steady_pace(turn=5.0), turn_seconds=0)


def test_a_room_that_everybody_left_plays_on_to_the_end(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        table.actor.disconnect(table.clients["ada"])
        for _ in range(600):
            if game.over:
                break
            await table.later(100.0)
        assert game.over
        ada = table.connect("ada")
        assert ada.match.winners
        assert ada.place.records

    at_a_table(tmp_path, work, turn_seconds=0, rules={"scoring": "none"})


def test_the_host_who_is_gone_is_not_followed_by_a_program(tmp_path: Path) -> None:
    """Nobody could start a match then."""

    async def work(table: Table) -> None:
        await table.actor.enter("robo", "Robo", program=True)
        table.connect("robo")
        table.actor.disconnect(table.clients["ada"])
        await table.later(AWAY_SECONDS + 1)
        assert table.room.host == "ada"
        await table.actor.enter("ben", "Ben")
        table.connect("ben")
        await table.later(1)
        assert table.room.host == "ben"

    at_a_table(tmp_path, work, seats=3)


def test_what_came_to_nothing_in_the_same_moment_is_not_done(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        table.connect("ben")
        table.actor.disconnect(table.clients["ada"])
        plan = table.actor._plan()
        assert plan is not None
        assert plan.what == "hand over"
        table.actor.disconnect(table.clients["ben"])  # just before it was due
        await table.actor._by_itself(plan)
        assert table.room.host == "ada"

    at_a_table(tmp_path, work)


def test_the_host_who_is_gone_is_followed_by_one_who_is_there(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        await table.actor.enter("ben", "Ben")
        ben = table.connect("ben")
        table.actor.disconnect(table.clients["ada"])
        await table.later(AWAY_SECONDS - 1)
        assert table.room.host == "ada"
        await table.later(1.1)
        assert table.room.host == "ben"
        assert ben.place.host == "Ben"

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("ready", [True, False])
def test_the_next_round_waits_for_the_readers(tmp_path: Path, ready: bool) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_hands(game, "r1", "r4 r6 r7", turn=0)
        await table.act("ada", "play r1")
        await table.settle()
        assert game.round_over
        assert table.clients["ada"].of(wire.Frame)[-1].clocks.deal == NEXT_ROUND_SECONDS * 1000
        if ready:
            await table.ask("ada", wire.Ready, True)
            await table.later(1.1)
            assert not game.round_over
        else:
            await table.later(NEXT_ROUND_SECONDS - 1)
            assert game.round_over
            await table.later(1.1)
            assert not game.round_over

    at_a_table(tmp_path, work, steady_pace())


def test_after_a_restart_clocks_begin_anew(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        from lastcard.server.actor import RoomActor

        await table.actor.enter("ben", "Ben")
        table.connect("ben")
        await table.ask("ben", wire.Ready, True)
        await start(table)
        await table.later(14.0)
        await table.actor.close()
        table.clock.now += 10_000.0
        again = RoomActor("room", "CODE", table.actor.house)
        await again.restore()
        table.actor, table.room = again, again.room
        ada = table.connect("ada")
        table.connect("ben")
        await table.later(14.0)
        assert not any(seat.away for seat in table.room.seats)
        assert ada.of(wire.Frame)[0].clocks.turn == 15_000
        await again.close()

    at_a_table(tmp_path, work, turn_seconds=15)
