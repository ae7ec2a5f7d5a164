"""Nobody can tell from a view what is hidden: deal that again, and the view stays the same."""

import random

import pytest

from games.all_games import MACHINES, every_game
from lastcard import Game, View
from lastcard.game.rummy.events import DealtTiles, DrewTiles
from lastcard.game.uno.events import Dealt, Drew
from lastcard.game.view import view_of
from lastcard.kinds import KINDS
from lastcard.rules.record import OWN, PUBLIC, SECRET, TURN


def everything(view: View) -> list[object]:
    kind = type(view)
    names = [name for name in dir(kind) if isinstance(getattr(kind, name), property)]
    return [
        *(getattr(view, name) for name in names if name not in ("legal", "kind")),
        view.hands,
        list(map(str, view.legal)),
        vars(view.table),
    ]


@every_game
@pytest.mark.parametrize("seed", range(20))
def test_a_view_depends_on_nothing_hidden(game: str, seed: int) -> None:
    kind, machine, dice = KINDS[game], MACHINES[game], random.Random(seed)
    players = dice.randint(2, min(6, kind.notation.seats))
    playing = Game.new(game, players, seed, machine.variants[seed % len(machine.variants)])
    for _ in range(60 if machine.slow else 150):
        if playing.round_over:
            return
        table = playing.state()
        for viewer in (None, *range(players)):
            other = machine.anew(table, viewer, dice)
            seen, same = (view_of(kind, t, viewer) for t in (table, other))
            assert everything(seen) == everything(same)
        seat = dice.choice(playing.to_act)
        playing.push(seat, machine.choose(playing.view(seat), dice))


@every_game
def test_every_field_says_who_may_see_it(game: str) -> None:
    fields = KINDS[game].notation.table.fields.values()
    assert {field.sight for field in fields} == {PUBLIC, OWN, TURN, SECRET}


@every_game
def test_hands_are_open_when_the_points_are_counted(game: str) -> None:
    dice = random.Random(2)
    playing = Game.new(game, 2, 1)
    while not playing.round_over:
        assert None in playing.view(None).hands
        seat = playing.to_act[-1]
        playing.push(seat, MACHINES[game].choose(playing.view(seat), dice))
    assert all(hand is not None for hand in playing.view(None).hands)


@every_game
def test_what_others_are_dealt_and_draw_is_told_as_so_many(game: str) -> None:
    dice = random.Random(1)
    playing = Game.new(game, 3, 1)
    events = list(playing.opening)
    while not playing.round_over and len(events) < 200:
        seat = dice.choice(playing.to_act)
        events += playing.push(seat, MACHINES[game].choose(playing.view(seat), dice))
    drawn = [event for event in events if isinstance(event, Drew | DrewTiles)]
    assert len(drawn) > 5
    for event in drawn:
        for viewer in (None, 0, 1, 2):
            seen = str(event.seen_by(viewer))
            hidden = f"{event.seat} drew {' '.join('?' * event.count)}"
            assert (seen == hidden) == (viewer != event.seat)
    dealt = next(event for event in events if isinstance(event, Dealt | DealtTiles))
    for viewer in (None, 0, 1, 2):
        hands = dealt.seen_by(viewer).hands
        assert [hand is not None for hand in hands] == [seat == viewer for seat in range(3)]
