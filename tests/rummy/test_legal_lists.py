"""Legal lists: named positions, and positions at random against the clauses read a second time."""

import random
from collections import Counter
from typing import Any

import pytest

from lastcard import Game, IllegalAction, RummyView
from lastcard.game import referee
from rummy.second_reading import as_actions, find_lay
from rummy.tiles import COLOURS, NUMBERS, allowed, game, run

RED: dict[str, Any] = {"table": ["r8 r9 r10"]}
JOKER: dict[str, Any] = {"table": ["r8 j=r9 r10"]}
FULL_SET: dict[str, Any] = {"table": ["r4 y4 g4 j=b4"]}
FREE: dict[str, Any] = {"rules": {"must_play": False}}
NO_STOCK: dict[str, Any] = {"stock": ""}
OTHERS = ["g1 g3", "y1 y3"]

# The rack of seat 0, what it does, more about the position, and the whole list.
LISTS: list[tuple[str, list[str], dict[str, Any], dict[str, list[str]]]] = [
    ("r11 b1", [], RED, {"0": ["lay"]}),
    ("b1 b3", [], RED, {"0": ["draw"]}),
    ("r11 b1", [], RED | FREE, {"0": ["draw", "lay"]}),
    ("b1 b3", [], RED | FREE, {"0": ["draw"]}),
    ("r11 b1", [], RED | FREE | NO_STOCK, {"0": ["lay"]}),
    ("r11 b1", [], RED | NO_STOCK, {"0": ["lay"]}),
    ("r9 b1", [], JOKER, {"0": ["lay", "swap"]}),
    ("r9 b1", [], JOKER | FREE, {"0": ["draw", "lay", "swap"]}),
    ("b4 r10", [], FULL_SET, {"0": ["draw", "swap"]}),
    ("r9 b1", ["swap r9"], JOKER, {"0": ["end", "lay"]}),
    ("r9", ["swap r9"], JOKER, {"0": ["end", "end uno", "lay"]}),
    ("r9 b1", ["swap r9"], JOKER | FREE, {"0": ["end", "lay"]}),
    ("b4 r10", ["swap b4"], FULL_SET, {"0": ["end"]}),
    ("b4", ["swap b4"], FULL_SET, {"0": ["end", "end uno"]}),
    ("b1 b3", ["draw"], RED | {"stock": "r11 y8"}, {"0": ["keep", "lay"]}),
    ("b1 b3", ["draw"], RED | {"stock": "r11"}, {"0": ["keep", "lay"]}),
    ("b1 b3", ["draw"], RED | {"stock": "y8 y6"}, {"1": ["draw"]}),
    ("r12 b1", ["draw"], RED | {"stock": "r11 y6"}, {"0": ["keep", "lay"]}),
    ("b1 b3", ["draw", "keep"], RED | {"stock": "r11 y8"}, {"1": ["draw"]}),
    ("r11 b1 b3", ["lay r8 r9 r10 r11"], RED, {"1": ["draw"]}),
    (
        *("r11 b1", ["lay r8 r9 r10 r11"], RED),
        {"0": ["uno"], "1": ["catch 0", "draw"], "2": ["catch 0"]},
    ),
    ("r11", ["lay r8 r9 r10 r11"], RED, {"1": ["deal"]}),
    ("r11", ["lay r8 r9 r10 r11"], RED | {"opener": 2}, {"0": ["deal"]}),
    ("r11", ["lay r8 r9 r10 r11"], RED | {"scores": [195, 0, 0]}, {}),
    ("b1 b3", [], RED | NO_STOCK, {"1": ["deal"]}),
]  # fmt: skip


@pytest.mark.parametrize(("rack", "actions", "more", "legal"), LISTS)
def test_R5_to_R10_what_is_listed(
    rack: str, actions: list[str], more: dict[str, Any], legal: dict[str, list[str]]
) -> None:
    verdict = allowed([rack, *OTHERS], *(f"0:{action}" for action in actions), **more)
    assert verdict["legal"] == legal


def test_R10_a_second_swap_is_listed_while_there_is_one() -> None:
    table = ["r8 j=r9 r10", "g8 j=g9 g10"]
    verdict = allowed(["r9 g9 b1", "y1 y3"], "0:swap r9", table=table)
    assert verdict["legal"] == {"0": ["end", "lay", "swap"]}


def test_R10_after_four_swaps_only_the_end() -> None:
    table = [f"{colour}8 j={colour}9 {colour}10" for colour in COLOURS]
    swaps = [f"0:swap {colour}9" for colour in COLOURS]
    verdict = allowed(["r9 y9 g9 b9", "r1 g1"], *swaps, table=table)
    assert verdict["legal"] == {"0": ["end"]}


def test_R18_where_two_swapped_in_the_choice_is_listed() -> None:
    table = ["r4 j=r5 r6 j=r7 r8"]
    verdict = allowed(["r5 r7 b1", "y1 y3"], "0:swap r5", "0:swap r7", table=table)
    assert verdict["legal"] == {"0": ["end r5!", "end r7!", "lay"]}


def test_R20_who_is_on_turn_may_be_due_too() -> None:
    verdict = allowed(["b1", "g1 g3"], uno_due=[0], **RED)
    assert verdict["legal"] == {"0": ["draw", "uno"], "1": ["catch 0"]}


def test_R20_several_may_be_due() -> None:
    verdict = allowed(["b1 b3", "g1", "y1"], uno_due=[1, 2], **RED)
    assert verdict["legal"] == {
        "0": ["catch 1", "catch 2", "draw"],
        "1": ["catch 2", "uno"],
        "2": ["catch 1", "uno"],
    }


# Positions at random

RUNS = [
    run(colour, first, first + length - 1)
    for colour in COLOURS
    for length in (3, 4, 5, 7)
    for first in range(1, 14 - length)
]
SETS = [
    " ".join(f"{colour}{number}" for colour in colours)
    for number in NUMBERS
    for colours in ("ryg", "ryb", "rgb", "ygb", "rygb")
]


def meld_at_random(dice: random.Random) -> str:
    """A run or set, now and then with a joker."""
    tiles = dice.choice(RUNS if dice.random() < 0.6 else SETS).split()
    if dice.random() < 0.3:
        place = dice.randrange(len(tiles))
        tiles[place] = f"j={tiles[place]}"
    return " ".join(tiles)


def position_at_random(dice: random.Random) -> dict[str, Any]:
    """Some runs and sets, start tiles, a small rack; the other player has one joker or tile."""
    left = Counter({f"{colour}{number}": 2 for colour in COLOURS for number in NUMBERS} | {"j": 4})
    table = []
    for _ in range(dice.randrange(6)):
        meld = meld_at_random(dice)
        needed = Counter(tile.partition("=")[0] for tile in meld.split())
        if needed <= left:
            left -= needed
            table.append(meld)
    rest = list(left.elements())
    dice.shuffle(rest)
    held, single = dice.randrange(1, 7), dice.randrange(5)
    return {
        "hands": [" ".join(rest[:held]), rest[held]],
        "table": table,
        "singles": " ".join(rest[held + 1 : held + 1 + single]),
        "stock": " ".join(rest[20 : 20 + dice.choice([0, 1, 5])]),
        "rules": {"must_play": dice.random() < 0.7},
    }


def can_swap(table: list[str], rack: list[str]) -> bool:
    """R10 read plainly."""
    for meld in table:
        named = {tile[2:] for tile in meld.split() if tile[0] == "j"}
        if named & set(rack):
            return True
    return False


def plainly_legal(position: dict[str, Any]) -> dict[str, list[str]]:
    """What the clauses let seat 0 do at the beginning of a turn; seat 1 deals if it is over."""
    rack = position["hands"][0].split()
    lay = find_lay(position["table"], position["singles"], rack) is not None
    draw = bool(position["stock"]) and not (lay and position["rules"]["must_play"])
    if not lay and not draw:
        return {"1": ["deal"]}
    swap = can_swap(position["table"], rack)
    found = {"draw": draw, "lay": lay, "swap": swap}
    return {"0": [word for word, possible in found.items() if possible]}


@pytest.mark.parametrize("seed", range(8))
def test_R5_to_R10_what_is_listed_at_random_is_what_the_clauses_say(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(25):
        position = position_at_random(dice)
        assert allowed(**position)["legal"] == plainly_legal(position), position


@pytest.mark.parametrize("seed", range(4))
def test_R6_the_drawn_tile_can_be_played_or_not_as_the_clauses_say(seed: int) -> None:
    dice = random.Random(seed)
    drawn = alone = together = 0
    for _ in range(60):
        position = position_at_random(dice)
        legal = plainly_legal(position)
        if "draw" not in legal.get("0", []):
            continue
        tile = position["stock"].split()[0]
        rack = [*position["hands"][0].split(), tile]
        lay = find_lay(position["table"], position["singles"], rack, drawn=tile)
        playable = lay is not None
        alone += find_lay(position["table"], position["singles"], [tile], 1) is not None
        together += playable
        verdict = allowed(position.pop("hands"), "0:draw", **position)
        assert (verdict["phase"] == "drawn") == playable
        drawn += 1
    assert drawn > 5
    assert 0 < alone <= together < drawn


def try_one(game: Game, seat: int, ways: list[str]) -> None:
    """R18: one way to choose the actions that work is allowed."""
    for way in ways:
        try:
            game.push(seat, way)
        except IllegalAction as refused:
            if refused.rule != "R18":
                raise
        else:
            return
    raise AssertionError(f"none of {ways} is allowed")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R5_to_R8_a_lay_is_listed_just_where_there_is_one(players: int) -> None:
    """In matches of which every lay is found by the second reading."""
    dice = random.Random(players)
    game = Game.new("rummy", players, seed=players)
    for _ in range(60):
        position = referee.verdict(game, None, [])
        if game.round_over:
            break
        seat = position["turn"]
        rack = position["hands"][seat].split()
        view = game.view(seat)
        assert isinstance(view, RummyView)
        tile = view.drawn
        drawn = None if tile is None else str(tile)
        melds = find_lay(position["table"], position["singles"], rack, dice=dice, drawn=drawn)
        assert ("lay" in position["legal"][str(seat)]) == (melds is not None)
        if melds is None:
            game.push(seat, "draw")
        else:
            ways = as_actions(melds, position["table"], position["singles"], rack)
            try_one(game, seat, ways)
    assert game.round_over or len(game.actions) == 60


def test_a_mark_that_chooses_nothing_is_ignored_at_the_end_of_a_turn() -> None:
    """R18: one tile was swapped in, so nothing has to be chosen."""
    position = game(["r9 b1", "g4 g6"], table=["r8 j=r9 r10"])
    position.push(0, "swap r9")
    assert "end" in position.legal(0)
    assert "end g2!" in position.legal(0)
    position.push(0, "end g2!")
