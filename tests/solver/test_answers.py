"""The public functions of the solver: what they answer is what the rules accept."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lastcard import Game, NotationError
from lastcard.game.rummy.view import RummyView
from lastcard.notation.rummy.actions import Swap
from lastcard.notation.tiles import parse_tiles
from lastcard.solver import (
    Position,
    Solution,
    all_plays,
    any_play,
    arrange,
    best_play,
    least_disturbance,
    play_exactly,
)
from rummy.tiles import game
from samples import in_parts
from solver.positions import PACK, Parts, any_position, draw, face

OTHERS = ["g1", "y1"]
QUESTIONS = pytest.mark.parametrize("ask", [best_play, any_play, least_disturbance])


def seated(parts: Parts) -> Game | None:
    """A game in this position, the rest of the pack being the other racks and the stock.

    None where the pack is used up, and nothing is left for the others.
    """
    lying = [face(tile) for meld in parts.table for tile in meld.split()]
    left = PACK - Counter([*lying, *parts.singles.split(), *parts.rack.split()])
    one, other, *stock = [*left.elements(), "", ""]
    if not (one and other):
        return None
    racks = [parts.rack, one, other]
    return game(racks, table=parts.table, singles=parts.singles, stock=" ".join(stock))


def position_of(position: Game, seat: int = 0) -> Position:
    view = position.view(seat)
    assert isinstance(view, RummyView)
    return view.position


def accept(position: Game, found: Solution) -> None:
    """The rules carry it out, and the table is then as the solution says."""
    held = Counter(position.hands()[0])
    position.push(0, found.action)
    view = position.view(0)
    assert isinstance(view, RummyView)
    assert view.melds == found.table
    assert view.singles == found.singles
    assert found.points == sum(tile.points for tile in found.tiles)
    assert Counter(position.hands()[0]) == held - Counter(found.tiles)


# What is found is accepted


def accept_all(start: Game) -> int:
    """Ask everything in this position; how many answers there were."""
    found = [ask(position_of(start)) for ask in (best_play, any_play, least_disturbance)]
    plays = [play for play in found if play is not None]
    for play in plays:
        accept(Game.replay(start.record()), play)
    return len(plays)


@pytest.mark.slow
@in_parts(3)
def test_every_action_is_accepted(part: int) -> None:
    parts = [any_position(seed) for seed in range(20 * part, 20 * (part + 1))]
    starts = [start for start in map(seated, parts) if start is not None]
    assert sum(map(accept_all, starts)) > 20


@pytest.mark.compiled
def test_every_one_of_all_plays_is_accepted() -> None:
    for seed in (3, 7, 11, 15, 19, 23):
        start = seated(any_position(seed))
        assert start is not None
        for found in all_plays(position_of(start), limit=60, compiled=True):
            accept(Game.replay(start.record()), found)


def some_swap(start: Game, dice: random.Random) -> Swap | None:
    view = start.view(0)
    assert isinstance(view, RummyView)
    ways = [Swap(t, meld) for t in view.rack for meld in range(1, len(view.melds) + 1)]
    allowed = [swap for swap in ways if swap in view.legal]
    return dice.choice(allowed) if allowed else None


def after_swaps(seed: int) -> Game | None:
    """A position where seat 0 has swapped one to three tiles in."""
    dice = random.Random(f"swaps {seed}")
    parts = any_position(seed)
    tiles = [tile for meld in parts.table for tile in meld.split()]
    wanted = [tile.removeprefix("j=") for tile in tiles if "=" in tile]
    left = PACK - Counter([*map(face, tiles), *parts.singles.split()])
    rack = draw(left, [*wanted, *dice.sample(sorted(left.elements()), 8)])
    start = seated(parts._replace(rack=" ".join(rack)))
    for _ in range(dice.randint(1, 3)):
        if start is not None and (swap := some_swap(start, dice)) is not None:
            start.push(0, swap)
    return start if start is not None and start.actions else None


@pytest.mark.slow
@in_parts(3)
def test_every_action_after_swaps_is_accepted(part: int) -> None:
    starts = [after_swaps(seed) for seed in range(30 * part, 30 * (part + 1))]
    assert sum(accept_all(start) for start in starts if start is not None) > 20


def test_R18_a_tile_swapped_in_works_in_the_meld_it_came_into() -> None:
    """r5 came into the run, though another r5 lies in the set: with r7 that makes two."""
    table = ["r5 y5 g5", "r4 j=r5 r6"]
    position = game(["r5 r7 b1 b3", *OTHERS], "0:swap r5 2", table=table)
    found = arrange(position_of(position), "r7")
    assert found is not None
    assert "!" in str(found.action)
    accept(position, found)


# The marks


@pytest.mark.parametrize(
    ("parts", "action"),
    [
        (Parts(["r6 r7 r8"], "r9", "r9"), "lay r6 r7 r8 r9^"),
        (Parts(["r6 r7 r8"], "r9 r10", "r9"), "lay r6 r7 r8 r9^"),
        (Parts([], "r3 r4", "r5"), "lay r3 r4 r5"),
        (Parts(["r4 r5 r6"], "j", "j"), "lay r4 r5 r6 j=r7^"),
        (Parts([], "", "r5 r6 r7"), "lay r5! r6 r7"),
        (Parts([], "", "r2 r3 j"), "lay r2 r3 j=r4!"),
        (Parts([], "", "r2 y2 j"), "lay r2 y2 j=g2!"),
        (Parts([], "r5", "r5 r6 r7"), "lay r5^! r6 r7"),
        (Parts(["r8 r9 r10"], "", "r7"), "lay r7 r8 r9 r10"),
    ],
    ids=str,
)
def test_the_marks_that_it_takes(parts: Parts, action: str) -> None:
    found = best_play(Position.parse(**parts._asdict()))
    assert found is not None
    assert str(found.action) == action
    start = seated(parts._replace(rack=f"{parts.rack} b1 b3"))
    assert start is not None
    accept(start, found)


def test_R18_the_strongest_works() -> None:
    """The next player draws four for the joker, not two for the 2 (R13, R16)."""
    start = seated(Parts(["r3 r4 r5"], "", "r2 j b1 b3"))
    assert start is not None
    found = play_exactly(position_of(start), "r2 j")
    assert found is not None
    assert sum(map(len, found.table)) == 5
    accept(start, found)
    assert start.view(None).counts == (2, 1 + 4, 1)


# Questions


def test_exactly_these_tiles() -> None:
    position = Position.parse(["r3 r4 r5"], singles="b7", rack="r6 b6 b8 b9 r1")
    found = play_exactly(position, "b6 b8")
    assert found is not None
    assert (found.tiles, found.singles) == (parse_tiles("b6 b8"), ())
    assert found.position == position
    assert play_exactly(position, parse_tiles("b8 b9")) is not None
    assert play_exactly(position, "r1") is None
    assert play_exactly(position, "r6 r1") is None


@pytest.mark.parametrize("ask", [play_exactly, arrange])
@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("r7", "does not have enough"),
        ("r6 r6", "does not have enough"),
        ("j", "does not have enough"),
        ("j=r6", "does not have enough"),
        ("", "pick 1 to 4"),
        ("r6 b6 b8 b9 b10", "pick 1 to 4"),
        ("x1", "not a tile"),
    ],
)
def test_tiles_that_cannot_be_picked(ask: Any, tiles: str, reason: str) -> None:
    position = Position.parse(["r3 r4 r5"], rack="r6 b6 b8 b9 b10")
    with pytest.raises(NotationError, match=reason):
        ask(position, tiles)


def test_arrange_finds_a_place_or_nothing() -> None:
    position = Position.parse(["r3 r4 r5 r6", "b1 g1 y1"], rack="r7 b3 r1 b9")
    found = arrange(position, "r7")
    assert found is not None
    assert (found.tiles, found.disturbed, found.position) == (parse_tiles("r7"), 1, position)
    assert arrange(position, "b9") is None
    assert arrange(position, "r7 b9") is None  # not just one of them
    both = arrange(position, "r1 r7")
    assert both is not None
    assert both.disturbed == 2


def test_arrange_and_exactly_agree() -> None:
    for seed in range(3, 60, 4):
        position = Position.parse(**any_position(seed)._asdict())
        for count in range(1, min(position.limit, len(position.rack)) + 1):
            tiles = position.rack[:count]
            exactly, placed = play_exactly(position, tiles), arrange(position, tiles)
            assert (exactly is None) == (placed is None), position
            if exactly is not None and placed is not None:
                assert Counter(placed.tiles) == Counter(exactly.tiles) == Counter(tiles)
                assert placed.disturbed <= exactly.disturbed


def test_R6_a_drawn_tile_has_to_be_played() -> None:
    position = Position.parse(["r3 r4 r5"], rack="r2 r6 b8 b9 b10", drawn="b10")
    best = best_play(position)
    assert best is not None
    assert best.tiles == parse_tiles("r2 b8 b9 b10")
    assert all(parse_tiles("b10")[0] in found.tiles for found in all_plays(position))
    assert {len(found.tiles) for found in all_plays(position)} == {3, 4}
    for ask in (play_exactly, arrange):
        assert ask(position, "r6") is None
        assert ask(position, "b8 b9 b10") is not None
        assert ask(position, "r6 b8 b9 b10") is not None
    assert any_play(Position.parse(["r3 r4 r5"], rack="r6 b10", drawn="b10")) is None
    assert best_play(Position.parse(["r3 r4 r5"], rack="r6 b10", drawn="b10")) is None


def test_R6_a_drawn_joker_has_to_be_played() -> None:
    position = Position.parse(["r3 r4 r5"], rack="r6 j j b1", drawn="j")
    (joker,) = parse_tiles("j")
    assert all(joker in found.tiles for found in all_plays(position))
    best = best_play(position)
    assert best is not None
    assert best.points == 106
    alone = best_play(Position.parse(["r3 r4 r5"], rack="j", drawn="j", limit=1))
    assert alone is not None
    assert alone.points == 50


def test_R6_what_was_drawn_is_on_the_rack() -> None:
    with pytest.raises(NotationError, match=r"r7 was drawn, but is not on the rack \(R6\)"):
        Position.parse(rack="r6", drawn="r7")


def test_all_plays_up_to_a_limit() -> None:
    position = Position.parse(["r3 r4 r5"], rack="r2 r6 r6 b1")
    plays = [found.tiles for found in all_plays(position)]
    assert plays == list(map(parse_tiles, ["r2 r6", "r2", "r6"]))
    assert len(all_plays(position, limit=2)) == 2
    assert all_plays(position, limit=0) == []


# What is left as it lay


@pytest.mark.parametrize(
    ("table", "rack", "disturbed"),
    [
        (["r3 r4 r5", "b1 g1 y1"], "r6", 1),
        (["r3 r4 r5 r6", "b6 g6 y6"], "r6", 1),
        (["b1 g1 y1"], "r3 r4 r5", 0),
        (["r3 r4 r5 r6", "b1 g1 y1"], "b3 g3", 1),
        (["r3 r4 r5 r6", "b7 b8 b9 b10", "y1 g1 b1"], "y10 g10", 1),
        (["r3 r4 r5 r6", "b3 b4 b5 b6", "y1 g1 b1"], "g3", 2),
        (["r4 r5 r6", "y4 y5 y6"], "g4", None),
    ],
    ids=str,
)
def test_how_many_melds_are_disturbed(table: list[str], rack: str, disturbed: int | None) -> None:
    found = least_disturbance(Position.parse(table, rack=rack))
    assert (None if found is None else found.disturbed) == disturbed


def test_a_set_lies_as_it_lay_whatever_its_order_and_the_colour_of_its_joker() -> None:
    """To a player it is the same set, however the search put it together."""
    for order in ("b1 j=g1 y1", "j=r1 y1 b1", "y1 b1 j=g1"):
        found = best_play(Position.parse([order, "r3 r4 r5"], rack="r6"))
        assert found is not None
        assert (found.disturbed, found.table[0]) == (1, parse_tiles(order))


def test_a_run_that_got_longer_is_disturbed() -> None:
    found = best_play(Position.parse(["r8 y8 b8", "r3 j=r4 r5"], rack="r6"))
    assert found is not None
    assert (found.disturbed, found.table[0]) == (1, parse_tiles("r8 y8 b8"))


@pytest.mark.compiled
@QUESTIONS
def test_melds_that_stay_lie_as_they_lay_and_in_their_order(ask: Any) -> None:
    for seed in range(60):
        position = Position.parse(**any_position(seed)._asdict())
        found = ask(position, compiled=True)
        if found is not None:
            left = iter(position.table)
            for meld in found.table[: len(position.table) - found.disturbed]:
                assert meld in left  # goes on behind it


@pytest.mark.compiled
def test_least_disturbance_is_as_good_as_the_best_and_disturbs_no_more() -> None:
    less = 0
    for seed in range(100):
        position = Position.parse(**any_position(seed)._asdict())
        best = best_play(position, compiled=True)
        gentle = least_disturbance(position, compiled=True)
        assert (best is None) == (gentle is None)
        if best is not None and gentle is not None:
            assert gentle.points == best.points
            assert gentle.disturbed <= best.disturbed
            less += gentle.disturbed < best.disturbed
    assert less > 10


# Several threads


def asked(position: Position, compiled: bool) -> list[str]:
    kinds = (best_play, any_play, least_disturbance)
    return [str(ask(position, compiled=compiled)) for ask in kinds]


@pytest.mark.slow
@pytest.mark.parametrize(
    "compiled",
    [
        pytest.param(True, marks=pytest.mark.compiled, id="compiled"),
        pytest.param(False, id="plain"),
    ],
)
def test_several_threads_ask_at_once(compiled: bool) -> None:
    seeds = range(100 if compiled else 12)
    positions = [Position.parse(**any_position(seed)._asdict()) for seed in seeds]
    alone = [asked(position, compiled) for position in positions]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda position: asked(position, compiled), positions * 2))
    assert together == alone * 2
