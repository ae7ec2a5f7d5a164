"""R20 in a room: a call before the lay, and a window that a draw leaves open."""

from pathlib import Path
from typing import Any

from lastcard import Game, wire
from lastcard.game.setup import table_from_scenario
from lastcard.notation.actions import parse_action
from lastcard.notation.scenario import Scenario
from server.tables import Table, at_a_table
from server.test_moments import start, steady_pace

RED = ["r8 r9 r10"]
LAY = "lay r8 r9 r10 r11"


def set_racks(game: Game, *racks: str, **more: Any) -> None:
    """Put the tiles so that something happens."""
    scenario = {"game": "rummy", "players": len(racks), "opener": 0, "turn": 0}
    scenario |= {"hands": list(racks), "table": RED, "stock": "b12 y12 b10 y10 g11"}
    game._table = table_from_scenario(Scenario.from_json(scenario | more))


def test_R20_a_call_before_the_lay_is_kept_and_counts(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1)
        set_racks(game, "r11 b1", "g1 g4")
        ada = table.clients["ada"]
        entries = table.room.seq
        await table.act("ada", "uno")
        assert table.room.seq == entries + 1
        assert (ada.match.may_call, ada.match.called) == (False, True)
        await table.act("ada", "uno")  # again it has no effect, so there is nothing to keep
        assert table.room.seq == entries + 1
        await table.act("ada", LAY)
        assert game.uno_due == ()

    at_a_table(tmp_path, work, steady_pace(turn=9.0), game="rummy")


def test_R20_a_draw_leaves_the_window_open_and_does_not_begin_it_anew(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        game = await start(table, 1, 2)
        for seat in (1, 2):
            player = table.actor.bots.at(seat, "expert")
            player.bot = lambda view, legal, clock: parse_action("draw")
        set_racks(game, "r11 b1", "g1 g4", "y1 y4")
        await table.act("ada", LAY)
        await table.settle()
        assert table.clients["ada"].of(wire.Frame)[-1].clocks.window == 3000
        await table.later(2.9)
        assert (game.turn, game.uno_due) == (1, (0,))
        await table.later(0.2)
        assert (game.turn, game.uno_due) == (2, (0,))  # the first bot drew
        await table.later(1.1)  # the second one waits for its own time only
        assert (game.turn, game.uno_due) == (0, ())

    at_a_table(tmp_path, work, steady_pace(chance=99.0), game="rummy", seats=3)
