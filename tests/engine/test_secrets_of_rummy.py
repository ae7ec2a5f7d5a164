"""Nobody can tell from a view what is hidden: swap hidden tiles, and the view stays the same."""

import random

import pytest

from lastcard import Game, Rules
from lastcard.game.rummy.events import DealtTiles, DrewTiles
from lastcard.game.rummy.view import RummyView
from lastcard.game.view import View, view_of
from lastcard.kinds import KINDS
from lastcard.rules.record import OWN, PUBLIC, SECRET, TURN
from lastcard.rules.rummy.table import RummyTable
from rummy.at_random import choose

RUMMY = KINDS["rummy"]


def everything(view: View) -> list[object]:
    names = [n for n in dir(RummyView) if isinstance(getattr(RummyView, n), property)]
    return [
        *(getattr(view, name) for name in names if name != "legal"),
        view.hands,
        list(map(str, view.legal)),
        vars(view.table),
    ]


def rearranged(table: RummyTable, viewer: int | None, dice: random.Random) -> RummyTable:
    """The same table with the tiles that the viewer cannot see drawn anew."""
    other = table.copy()
    unseen = [seat for seat in range(table.players) if seat != viewer]
    pool = list(table.stock[: table.stock_count])
    for seat in unseen:
        pool += [face for face, count in enumerate(table.hands[seat]) for _ in range(count)]
    dice.shuffle(pool)
    for seat in unseen:
        for face in range(len(table.hands[seat])):
            other.hands[seat][face] = 0
        for _ in range(table.counts[seat]):
            other.hands[seat][pool.pop()] += 1
    for i, face in enumerate(pool):
        other.stock[i] = face
    if viewer != table.turn:
        other.drawn, other.can_play = dice.randrange(49), dice.randrange(3)
    for field in ("key", "words"):
        for i in range(8):
            getattr(other, field)[i] = dice.getrandbits(32)
    other.luck, other.block, other.halves_used = dice.getrandbits(31), dice.randrange(9), 1
    return other


@pytest.mark.parametrize("seed", range(12))
def test_a_view_depends_on_nothing_hidden(seed: int) -> None:
    dice = random.Random(seed)
    players = 2 + seed % 3
    game = Game.new("rummy", players, seed, Rules(must_play=bool(seed % 2)))
    for _ in range(60):
        if game.round_over:
            return
        table = game.state()
        assert isinstance(table, RummyTable)
        for viewer in (None, *range(players)):
            other = rearranged(table, viewer, dice)
            assert everything(view_of(RUMMY, other, viewer)) == everything(
                view_of(RUMMY, table, viewer)
            )
        seat = dice.choice(game.to_act)
        game.push(seat, choose(game.view(seat), game.legal(seat), dice))


def test_every_field_says_who_may_see_it() -> None:
    assert {field.sight for field in RummyTable.fields.values()} == {PUBLIC, OWN, TURN, SECRET}


def test_what_others_draw_is_told_as_so_many_tiles() -> None:
    dice = random.Random(1)
    game = Game.new("rummy", 3, 1)
    events = list(game.opening)
    for _ in range(60):
        if game.round_over:
            break
        seat = dice.choice(game.to_act)
        events += game.push(seat, choose(game.view(seat), game.legal(seat), dice))
    drawn = [event for event in events if isinstance(event, DrewTiles)]
    assert len(drawn) > 10
    for event in drawn:
        for viewer in (None, 0, 1, 2):
            seen = str(event.seen_by(viewer))
            hidden = f"{event.seat} drew {' '.join('?' * event.count)}"
            assert (seen == hidden) == (viewer != event.seat)
    dealt = next(event for event in events if isinstance(event, DealtTiles))
    for viewer in (None, 0, 1, 2):
        racks = dealt.seen_by(viewer).hands
        assert [rack is not None for rack in racks] == [seat == viewer for seat in range(3)]


def test_racks_are_open_when_the_points_are_counted() -> None:
    dice = random.Random(2)
    game = Game.new("rummy", 2, 1)
    while not game.round_over:
        assert game.view(None).hands == (None, None)
        seat = game.to_act[-1]
        game.push(seat, choose(game.view(seat), game.legal(seat), dice))
    assert all(rack is not None for rack in game.view(None).hands)
