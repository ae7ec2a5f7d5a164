"""From what a bot is handed it cannot reach what is hidden from its seat.

Everything that references lead to is looked at: attributes, containers, closures.
"""

import gc
import random
import types
from array import array
from collections.abc import Iterator

import pytest

from lastcard import Game, Rules, View
from lastcard.bots.at_random import make_random
from lastcard.bots.bot import Bot
from lastcard.game.events import Event
from lastcard.rules.record import OWN, SECRET, TURN, Record

# What every program has in common, and so leads everywhere but tells nothing.
COMMON = (type, types.ModuleType, types.BuiltinFunctionType, types.CodeType)
HOUSE = Rules(stacking=True, seven_zero=True, jump_in=True)


def reachable(*handed: object) -> Iterator[object]:
    """All that references lead to; of a function its closure and defaults, not its module."""
    seen: dict[int, object] = {}
    waiting: list[object] = list(handed)
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, COMMON):
            continue
        seen[id(found)] = found
        yield found
        if isinstance(found, types.FunctionType):
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__]
            waiting.append(found.__dict__)
        else:
            waiting += gc.get_referents(found)


def changeable(*handed: object) -> dict[int, object]:
    """All within reach that can change, by identity."""
    kinds = (Record, Game, list, dict, set, array, bytearray)
    return {id(found): found for found in reachable(*handed) if isinstance(found, kinds)}


def check(game: Game, seat: int) -> None:
    """Look at all that a bot can reach: none of it is the game's, none of it says too much."""
    view = game.view(seat)
    handed = (view, view.legal, 1.0)
    found = list(reachable(*handed))
    assert changeable(*handed).keys() & changeable(game).keys() == set()
    tables = [each for each in found if isinstance(each, Record)]
    assert tables
    for table in tables:
        check_table(table, game, view)
    events = [each for each in found if isinstance(each, Event)]
    assert events
    for event in events:
        assert event.seen_by(seat) == event


def check_table(table: Record, game: Game, view: View) -> None:
    """It is blank where the seat must not look: others' hands, the stock, the key."""
    blank = type(table)()
    for name, field in table.fields.items():
        value, nothing = getattr(table, name), getattr(blank, name)
        if field.sight == SECRET or (field.sight == TURN and view.seat != view.table.turn):
            assert value == nothing, name
        if field.sight == OWN:
            unseen = [owner for owner in range(game.players) if view.hands[owner] is None]
            assert [value[owner] for owner in unseen] == [nothing[owner] for owner in unseen], name


def rounds(name: str, rules: Rules, seeds: range) -> Iterator[tuple[Game, int]]:
    """Positions with a seat that is asked, as bots that play at random bring them about."""
    for seed in seeds:
        game = Game.new(name, 3, seed, rules)
        bots: list[Bot] = [make_random(seed + seat) for seat in range(3)]
        while True:
            for seat in range(3):
                yield game, seat
            if game.round_over:
                break
            for seat in sorted(game.to_act, key=lambda seat: seat == game.turn):
                view = game.view(seat)
                if (action := bots[seat](view, view.legal, None)) is not None:
                    game.push(seat, action)
                    break


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rules", "phases"),
    [
        ("uno", HOUSE, {"turn", "drawn", "challenge", "swaphand", "round_over"}),
        ("spin", Rules(), {"turn", "drawn", "spin", "discard", "war", "race", "round_over"}),
        ("rummy", Rules(must_play=False), {"turn", "drawn", "round_over"}),
    ],
)
def test_nothing_hidden_is_within_reach(name: str, rules: Rules, phases: set[str]) -> None:
    dice, met = random.Random(7), set[str]()
    for game, seat in rounds(name, rules, range(12 if name != "rummy" else 3)):
        if game.phase not in met or dice.random() < 0.05:
            met.add(game.phase)
            check(game, seat)
    assert phases <= met


def test_what_is_handed_out_by_the_game_itself_would_lead_to_its_table() -> None:
    """So a bot gets the view's list of what is legal, never the game's."""
    game = Game.new("uno", 2, 1)
    assert any(found is game._table for found in reachable(game.legal(0)))
    assert not any(found is game._table for found in reachable(game.view(0).legal))


@pytest.mark.parametrize("name", ["uno", "spin", "rummy"])
def test_the_search_would_find_a_leak(name: str) -> None:
    game = Game.new(name, 2, 1)
    for leak in (game, game._table, game.push, lambda: game.stock()):
        view = game.view(0)
        view.more = [leak]  # type: ignore[attr-defined]
        assert changeable(view).keys() & changeable(game).keys()
