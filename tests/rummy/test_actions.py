"""Action tiles: R13 to R17, and several of them in one turn: R19."""

from typing import Any

import pytest

from rummy.four_players import OTHERS, STOCK, after, not_after, outcome
from rummy.tiles import allowed, refused

# R13: Draw Two


@pytest.mark.parametrize(
    ("players", "direction", "turn", "drawn"),
    [
        (4, 1, 2, [2, 0, 0]),
        (4, -1, 2, [0, 0, 2]),
        (3, 1, 2, [2, 0]),
        (3, -1, 1, [0, 2]),
        (2, 1, 0, [2]),
        (2, -1, 0, [2]),
    ],
)
def test_R13_the_next_player_draws_two_and_misses_a_turn(
    players: int, direction: int, turn: int, drawn: list[int]
) -> None:
    more = {"table": ["r3 r4 r5"], "direction": direction}
    verdict = after("r2", "lay r2 r3 r4 r5", players=players, **more)
    assert outcome(verdict) == (turn, direction, drawn)
    assert verdict["stock"] == "b10 y10 g12 g10 b8"


def test_R13_in_a_set_too() -> None:
    assert outcome(after("r2", "lay y2 g2 r2 b2", table=["y2 g2 b2"])) == (2, 1, [2, 0, 0])


def test_R13_the_tiles_drawn_are_the_next_of_the_stock() -> None:
    verdict = after("r2", "lay r2 r3 r4 r5", table=["r3 r4 r5"])
    assert verdict["hands"][1] == "y12 g1 g4 b12"


def test_R13_the_player_cannot_answer_it() -> None:
    hands = ["r2 b1", "r1 g4", "y1 y4"]
    refused(None, hands, "0:lay r2 r3 r4 r5", "1:lay r1 r2 r3 r4 r5", table=["r3 r4 r5"])


# R14: Skip


@pytest.mark.parametrize(
    ("players", "direction", "turn"),
    [(4, 1, 2), (4, -1, 2), (3, 1, 2), (3, -1, 1), (2, 1, 0), (2, -1, 0)],
)
def test_R14_the_next_player_misses_a_turn(players: int, direction: int, turn: int) -> None:
    more = {"table": ["r6 r7 r8"], "direction": direction}
    verdict = after("r5", "lay r5 r6 r7 r8", players=players, **more)
    assert outcome(verdict) == (turn, direction, [0] * (players - 1))


def test_R14_in_a_set_too() -> None:
    assert outcome(after("r5", "lay y5 g5 r5 b5", table=["y5 g5 b5"])) == (2, 1, [0, 0, 0])


def test_R14_who_is_skipped_can_neither_play_nor_draw() -> None:
    hands = ["r5 b1", "r9 g4", "y1 y4"]
    for action in ("draw", "lay r5 r6 r7 r8 r9", "keep"):
        refused(None, hands, "0:lay r5 r6 r7 r8 uno", f"1:{action}", table=["r6 r7 r8"])


# R15: Reverse


@pytest.mark.parametrize(
    ("players", "direction", "turn"),
    [(4, 1, 3), (4, -1, 1), (3, 1, 2), (3, -1, 1), (2, 1, 1), (2, -1, 1)],
)
def test_R15_the_direction_changes(players: int, direction: int, turn: int) -> None:
    """With two players too, and that is all it does."""
    more = {"table": ["r8 r9 r10"], "direction": direction}
    verdict = after("r7", "lay r7 r8 r9 r10", players=players, **more)
    assert outcome(verdict) == (turn, -direction, [0] * (players - 1))


def test_R15_it_skips_with_two_players_only_where_that_was_agreed() -> None:
    """U15: the option is off for Rummy."""
    more: dict[str, Any] = {"table": ["r8 r9 r10"], "players": 2}
    for agreed, turn in ((True, 0), (False, 1)):
        rules = {"reverse_skips_with_two": agreed}
        assert after("r7", "lay r7 r8 r9 r10", rules=rules, **more)["turn"] == turn
    rules = {"reverse_skips_with_two": True}
    assert after("r7", "lay r7 r8 r9 r10", rules=rules, table=["r8 r9 r10"])["turn"] == 3


def test_R15_play_goes_on_in_the_new_direction() -> None:
    hands = ["r7 b1 b3", *OTHERS]
    verdict = allowed(hands, "0:lay r7 r8 r9 r10", "3:draw", table=["r8 r9 r10"], stock=STOCK)
    assert (verdict["turn"], verdict["direction"]) == (2, -1)


# R16: Joker


@pytest.mark.parametrize(
    ("players", "direction", "turn", "drawn"),
    [(4, 1, 2, [4, 0, 0]), (4, -1, 2, [0, 0, 4]), (3, 1, 2, [4, 0]), (2, 1, 0, [4])],
)
def test_R16_the_next_player_draws_four_and_misses_a_turn(
    players: int, direction: int, turn: int, drawn: list[int]
) -> None:
    more = {"table": ["r8 r9 r10"], "direction": direction}
    verdict = after("j", "lay r8 r9 r10 j=r11", players=players, **more)
    assert outcome(verdict) == (turn, direction, drawn)
    assert verdict["stock"] == "g12 g10 b8"


def test_R16_in_a_set_too() -> None:
    assert outcome(after("j", "lay y8 g8 b8 j=r8", table=["y8 g8 b8"])) == (2, 1, [4, 0, 0])


@pytest.mark.parametrize(
    ("named", "lay"),
    [("r2", "j=r2 r3 r4"), ("r5", "r3 r4 j=r5"), ("r7", "j=r7 r8 r9")],
)
def test_R16_a_joker_for_an_action_tile_is_still_a_joker(named: str, lay: str) -> None:
    """It draws four; it does not do what a 2, a 5 or a 7 does."""
    rack = " ".join(tile for tile in lay.split() if tile != f"j={named}")
    assert outcome(after(f"{rack} j", f"lay {lay}")) == (2, 1, [4, 0, 0])


# R17: only when played from the rack


@pytest.mark.parametrize(
    ("rack", "table", "lay"),
    [
        ("r6", ["r7 r8 r9"], "r6 r7 r8 r9"),
        ("r6", ["r3 r4 r5"], "r3 r4 r5 r6"),
        ("r1", ["r2 r3 r4"], "r1 r2 r3 r4"),
        ("r1", ["r2 y2 g2 b2", "r3 r4 r5"], "r1 r2 r3 r4 r5 / y2 g2 b2"),
        ("r11", ["r8 r9 j=r10"], "r8 r9 j=r10 r11"),
        ("r10", ["r8 r9 j=r10"], "r8 r9 r10 j=r11"),
        ("y6 g6", ["r3 r4 r5 r6", "r7 r8 r9"], "r3 r4 r5 / r6 y6 g6 / r7 r8 r9"),
    ],
)
def test_R17_what_lies_there_is_a_plain_number_or_joker(
    rack: str, table: list[str], lay: str
) -> None:
    assert outcome(after(rack, f"lay {lay}", table=table)) == (1, 1, [0, 0, 0])


@pytest.mark.parametrize("start", ["r2", "r5", "r7", "j"])
def test_R17_among_the_start_tiles_too(start: str) -> None:
    """Each of them goes into a run of two tiles from the rack."""
    lay = {"r2": "r2 r3 r4", "r5": "r3 r4 r5", "r7": "r7 r8 r9", "j": "r8 r9 j=r10"}[start]
    rack = " ".join(tile for tile in lay.split() if tile[:2] != start and tile[0] != "j")
    assert outcome(after(rack, f"lay {lay}", singles=start)) == (1, 1, [0, 0, 0])


def test_R17_the_same_tile_from_the_rack_works() -> None:
    rack = "r5 r3 r4"
    assert outcome(after(rack, "lay r3 r4 r5", singles="r5")) == (1, 1, [0, 0, 0])
    assert outcome(after(rack, "lay r3 r4 r5^", singles="r5")) == (2, 1, [0, 0, 0])


def test_R17_it_works_once() -> None:
    """Whoever moves it afterwards does nothing by it."""
    hands = ["r5 b1 b3", "g1 g4", "r6 y4", "r1 y3"]
    before = ("0:lay r3 r4 r5",)
    verdict = allowed(hands, *before, "2:lay r3 r4 r5 r6", singles="r3 r4", stock=STOCK)
    assert (verdict["turn"], verdict["direction"]) == (3, 1)


@pytest.mark.parametrize(
    ("tile", "table", "expected"),
    [
        ("r2", "j=r2 r3 r4", (2, 1, [2, 0, 0])),
        ("r5", "r4 j=r5 r6", (2, 1, [0, 0, 0])),
        ("r7", "r6 j=r7 r8", (3, -1, [0, 0, 0])),
        ("g5", "r5 y5 j=g5", (2, 1, [0, 0, 0])),
        ("r6", "r4 r5 j=r6", (1, 1, [0, 0, 0])),
    ],
)
def test_R17_a_tile_swapped_in_works_like_one_played(
    tile: str, table: str, expected: tuple[int, int, list[int]]
) -> None:
    assert outcome(after(tile, f"swap {tile}", "end", table=[table])) == expected


def test_R17_a_tile_swapped_in_works_when_the_turn_ends() -> None:
    """Not before."""
    verdict = after("r2", "swap r2", table=["j=r2 r3 r4"])
    assert outcome(verdict) == (0, 1, [0, 0, 0])


def test_R17_a_tile_swapped_in_works_with_a_lay_too() -> None:
    lay = "lay r2 r3 r4 / g8 g9 g10"
    verdict = after("r2 g8 g9 g10", "swap r2", lay, table=["j=r2 r3 r4"], stock="b12 y12 b10")
    assert outcome(verdict) == (2, 1, [2, 0, 0])


# R19: actions from different runs and sets


@pytest.mark.parametrize(
    ("rack", "lay", "singles", "expected"),
    [
        ("r2 g2", "r2 r3 r4 / g2 g3 g4", "r3 r4 g3 g4", (2, 1, [4, 0, 0])),
        ("r2 g5", "r2 r3 r4 / g3 g4 g5", "r3 r4 g3 g4", (2, 1, [2, 0, 0])),
        ("r5 g5", "r3 r4 r5 / g3 g4 g5", "r3 r4 g3 g4", (2, 1, [0, 0, 0])),
        ("r2 j", "r2 r3 r4 / g3 g4 j=g5", "r3 r4 g3 g4", (2, 1, [6, 0, 0])),
        ("r7 g2", "r7 r8 r9 / g2 g3 g4", "r8 r9 g3 g4", (2, -1, [0, 0, 2])),
        ("r7 g5", "r7 r8 r9 / g3 g4 g5", "r8 r9 g3 g4", (2, -1, [0, 0, 0])),
        ("r7 j", "r7 r8 r9 / g3 g4 j=g5", "r8 r9 g3 g4", (2, -1, [0, 0, 4])),
        ("r7 g7", "r7 r8 r9 / g7 g8 g9", "r8 r9 g8 g9", (1, 1, [0, 0, 0])),
    ],
)
def test_R19_all_of_them_work(
    rack: str, lay: str, singles: str, expected: tuple[int, int, list[int]]
) -> None:
    """Reversals first; then the next player draws the sum and misses one turn."""
    assert outcome(after(rack, f"lay {lay}", singles=singles)) == expected


def test_R19_two_reversals_and_a_draw_two() -> None:
    table = ["r8 r9 r10", "g8 g9 g10", "y3 y4 y5"]
    lay = "lay r7 r8 r9 r10 / g7 g8 g9 g10 / y2 y3 y4 y5"
    verdict = after("r7 g7 y2", lay, table=table, stock="b12 y12 b10 b8")
    assert outcome(verdict) == (2, 1, [2, 0, 0])


def test_R19_three_reversals_are_one() -> None:
    table = ["r8 r9 r10", "g8 g9 g10", "y8 y9 y10"]
    lay = "lay r7 r8 r9 r10 / g7 g8 g9 g10 / y7 y8 y9 y10"
    verdict = after("r7 g7 y7", lay, table=table, stock="b12 y12 b10 b8")
    assert outcome(verdict) == (3, -1, [0, 0, 0])


def test_R19_four_jokers_in_four_runs() -> None:
    table = ["r8 r9 r10", "g8 g9 g10", "y8 y9 y10", "b8 b9 b10"]
    lay = "lay " + " / ".join(f"{meld} j={meld[0]}11" for meld in table)
    stock = " ".join(f"{colour}{number}" for number in (1, 3, 4, 6, 12) for colour in "rygb")
    verdict = allowed(["j j j j b6", "g1 g4", "y1 y4"], f"0:{lay}", table=table, stock=stock)
    assert outcome(verdict) == (2, 1, [16, 0])


def test_R19_with_two_players() -> None:
    more: dict[str, Any] = {"players": 2, "singles": "r8 r9 g3 g4"}
    verdict = after("r7 g5", "lay r7 r8 r9 / g3 g4 g5", **more)
    assert outcome(verdict) == (0, -1, [0])
    verdict = after("r7 g2", "lay r7 r8 r9 / g2 g3 g4", **more)
    assert outcome(verdict) == (0, -1, [2])


def test_R19_a_choice_in_one_run_and_an_action_in_another() -> None:
    lay = "lay r5 r6 r7! / g2 g3 g4"
    assert outcome(after("r5 r6 r7 g2", lay, singles="g3 g4")) == (2, -1, [0, 0, 2])
    not_after("R18", "r5 r6 r7 g2", "lay r5 r6 r7 / g2! g3 g4", singles="g3 g4")


def test_R19_tiles_swapped_into_different_runs() -> None:
    table = ["r4 j=r5 r6", "g6 j=g7 g8"]
    verdict = after("r5 g7", "swap r5", "swap g7", "end", table=table)
    assert outcome(verdict) == (2, -1, [0, 0, 0])


def test_R19_a_tile_swapped_in_and_one_played_elsewhere() -> None:
    lay = "lay r2 r3 r4 / g2 g3 g4"
    verdict = after("r2 g2", "swap r2", lay, table=["j=r2 r3 r4"], singles="g3 g4")
    assert outcome(verdict) == (2, 1, [4, 0, 0])
