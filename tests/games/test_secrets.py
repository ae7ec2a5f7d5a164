"""Nobody can tell from a view what is hidden: deal that again, and the view stays the same."""

import random
from typing import Any

import pytest

from games.variant import STRICT
from lastcard import Action, Game, Rules, View
from lastcard.bots.greedy import greedy
from lastcard.game.rummy.events import DealtTiles, DrewTiles
from lastcard.game.view import view_of
from lastcard.kinds import KINDS
from lastcard.rules.record import OWN, PUBLIC, SECRET, TURN
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.uno.hands import give, take
from lastcard.rules.uno.table import SPECTATORS, Table
from rummy.at_random import choose as choose_tiles

GAMES = [*KINDS, STRICT.name]
every_game = pytest.mark.parametrize("name", GAMES)
RULES: dict[str, list[Rules]] = {
    "rummy": [Rules(), Rules(must_play=False)],
}
RULES_OF_CARDS = [
    Rules(stacking=stacking, jump_in=jumps) for stacking in (False, True) for jumps in (False, True)
]


def everything(view: View) -> list[object]:
    kind = type(view)
    names = [name for name in dir(kind) if isinstance(getattr(kind, name), property)]
    return [
        *(getattr(view, name) for name in names if name not in ("legal", "kind")),
        view.hands,
        list(map(str, view.legal)),
        vars(view.table),
    ]


def choose(game: Game, seat: int, dice: random.Random) -> Action:
    """Anything that is legal; of what is listed as a bare word, some way of doing it."""
    view = game.view(seat)
    if game.game == "rummy":
        return choose_tiles(view, view.legal, dice)
    action = dice.choice(list(view.legal))
    chosen = greedy(view, view.legal, None) if action.bare else action
    assert chosen is not None
    return chosen


def cards_anew(table: Table, viewer: int | None, dice: random.Random) -> Table:
    """The same table with the cards that the viewer cannot see dealt again."""
    other = table.copy()
    bit = SPECTATORS if viewer is None else viewer
    unseen = [s for s in range(table.players) if s != viewer and not table.shown[s] >> bit & 1]
    pool = list(other.stock[: other.stock_count])
    sizes = {seat: other.counts[seat] for seat in unseen}
    for seat in unseen:
        for held in KINDS["uno"].engine.hand_of(table, seat).pieces:
            take(other, seat, held.number)
            pool.append(held.number)
        other.laying[seat] = dice.randrange(54)
    dice.shuffle(pool)
    for seat, size in sizes.items():
        for _ in range(size):
            give(other, seat, pool.pop())
        other.shown[seat] = table.shown[seat]
    for i, face in enumerate(pool):
        other.stock[i] = face
    other.bluffed = 1 - table.bluffed
    other.drawn = table.drawn if viewer == table.turn else dice.randrange(54)
    for field in ("key", "words", "spin_words"):
        for i in range(8):
            getattr(other, field)[i] = dice.getrandbits(32)
    return other


def tiles_anew(table: RummyTable, viewer: int | None, dice: random.Random) -> RummyTable:
    """The same table with the tiles that the viewer cannot see drawn again."""
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


ANEW: dict[str, Any] = {"rummy": tiles_anew}


@every_game
@pytest.mark.parametrize("seed", range(20))
def test_a_view_depends_on_nothing_hidden(name: str, seed: int) -> None:
    dice = random.Random(seed)
    players = dice.randint(2, min(6, KINDS[name].notation.seats))
    rules = RULES.get(name, RULES_OF_CARDS)
    game = Game.new(name, players, seed, rules[seed % len(rules)])
    for _ in range(60 if name == "rummy" else 150):
        if game.round_over:
            return
        table = game.state()
        for viewer in (None, *range(players)):
            other = ANEW.get(name, cards_anew)(table, viewer, dice)
            seen, same = (view_of(KINDS[name], t, viewer) for t in (table, other))
            assert everything(seen) == everything(same)
        seat = dice.choice(game.to_act)
        game.push(seat, choose(game, seat, dice))


@every_game
def test_every_field_says_who_may_see_it(name: str) -> None:
    fields = KINDS[name].notation.table.fields.values()
    assert {field.sight for field in fields} == {PUBLIC, OWN, TURN, SECRET}


@every_game
def test_hands_are_open_when_the_points_are_counted(name: str) -> None:
    dice = random.Random(2)
    game = Game.new(name, 2, 1)
    while not game.round_over:
        assert None in game.view(None).hands
        seat = game.to_act[-1]
        game.push(seat, choose(game, seat, dice))
    assert all(hand is not None for hand in game.view(None).hands)


def test_what_others_draw_is_told_as_so_many_tiles() -> None:
    dice = random.Random(1)
    game = Game.new("rummy", 3, 1)
    events = list(game.opening)
    for _ in range(60):
        if game.round_over:
            break
        seat = dice.choice(game.to_act)
        events += game.push(seat, choose(game, seat, dice))
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
