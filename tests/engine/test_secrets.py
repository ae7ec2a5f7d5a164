"""Nobody can tell from a view what is hidden: swap hidden cards, and the view stays the same."""

import random

import pytest

from lastcard import Rules
from lastcard.bots.greedy import greedy
from lastcard.game.view import View, view_of
from lastcard.kinds import KINDS
from lastcard.notation.action import KEEP
from lastcard.notation.spin.actions import Discard
from lastcard.rules.record import OWN, PUBLIC, SECRET, TURN
from lastcard.rules.shared.table import ROUND_OVER
from lastcard.rules.uno.hands import give, take
from lastcard.rules.uno.table import SPECTATORS, Table
from tables import CardGame as Game


def everything(view: View) -> list[object]:
    names = [n for n in dir(View) if isinstance(getattr(View, n), property) and n != "legal"]
    return [
        *(getattr(view, name) for name in names),
        view.hands,
        list(map(str, view.legal)),
        vars(view.table),
    ]


def rearranged(table: Table, viewer: int | None, dice: random.Random) -> Table:
    """The same table with the cards that the viewer cannot see dealt anew."""
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


@pytest.mark.parametrize("name", ["uno", "spin"])
@pytest.mark.parametrize("seed", range(25))
def test_a_view_depends_on_nothing_hidden(name: str, seed: int) -> None:
    dice = random.Random(seed)
    players = dice.randint(2, 6)
    game = Game.new(name, players, seed, Rules(stacking=bool(seed % 2), jump_in=bool(seed % 3)))
    for _ in range(150):
        if game.round_over:
            return
        table = game.state()
        for viewer in (None, *range(players)):
            other = rearranged(table, viewer, dice)
            assert everything(view_of(KINDS[name], other, viewer)) == everything(
                view_of(KINDS[name], table, viewer)
            )
        seat = dice.choice(game.to_act)
        action = dice.choice(list(game.legal(seat)))
        if action == Discard():
            chosen = greedy(game.view(seat), game.legal(seat))
            action = chosen if isinstance(chosen, Discard) else KEEP
        game.push(seat, action)


def test_every_field_says_who_may_see_it() -> None:
    assert {field.sight for field in Table.fields.values()} == {PUBLIC, OWN, TURN, SECRET}


def test_hands_are_open_when_the_points_are_counted() -> None:
    game = Game.new("uno", 2, 1)
    while not game.round_over:
        seat = game.to_act[-1]
        game.push(seat, list(game.legal(seat))[-1])
    assert game.state().phase >= ROUND_OVER
    assert all(hand is not None for hand in game.view(None).hands)
