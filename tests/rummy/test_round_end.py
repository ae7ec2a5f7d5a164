"""The end of a round, and points: R21 to R27."""

from collections import Counter
from typing import Any

import pytest

from rummy.tiles import COLOURS, NUMBERS, allowed, refused

RED = ["r8 r9 r10"]
OUT = "0:lay r8 r9 r10 r11"
OTHERS = ["g1 g4", "y1 y4"]


def after(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    return allowed(hands, *actions, **{"table": RED} | more)


def worth(tile: str) -> int:
    """R22 read plainly."""
    if tile == "j":
        return 50
    return 20 if tile[1:] in ("2", "5", "7") else int(tile[1:])


# R21


def test_R21_the_round_ends_when_a_rack_is_empty() -> None:
    verdict = after(["r11", *OTHERS], OUT)
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)
    assert verdict["hands"] == ["", *OTHERS]
    assert verdict["round"] == {"winner": 0, "points": [10, 0, 0]}
    assert (verdict["table"], verdict["uno_due"]) == (["r8 r9 r10 r11"], [])


@pytest.mark.parametrize("action", ["draw", "lay r8 r9 r10 r11 r12", "swap g4", "end", "keep"])
@pytest.mark.parametrize("seat", [0, 1])
def test_R21_nothing_is_played_after_it(action: str, seat: int) -> None:
    refused("R21", ["r11", "r12 g4", "y1"], OUT, f"{seat}:{action}", table=RED)


@pytest.mark.parametrize(
    ("rack", "lay", "drawn"),
    [
        ("r2", "r2 r3 r4", 2),
        ("r2 y6", "r2 r3 r4 / y6 g6 b6", 2),
        ("j", "r3 r4 j=r5", 4),
        ("r5", "r3 r4 r5", 0),
        ("r2 r5", "r2! r3 r4 r5", 2),
        ("r2 r5", "r2 r3 r4 r5!", 0),
        ("r2 j", "r2 r3 r4 / g6 b6 j=y6", 6),
    ],
)
def test_R21_a_draw_two_or_joker_played_last_still_makes_the_next_player_draw(
    rack: str, lay: str, drawn: int
) -> None:
    """They count."""
    stock = "b12 y12 b10 y10 b8 y8 b9"
    hands = [rack, "g1 g4", "y1 y4"]
    verdict = allowed(hands, f"0:lay {lay}", singles="r3 r4 g6 b6", stock=stock)
    tiles = stock.split()[:drawn]
    assert Counter(verdict["hands"][1].split()) == Counter(["g1", "g4", *tiles])
    assert verdict["hands"][2] == "y1 y4"
    assert verdict["round"] == {"winner": 0, "points": [10 + sum(map(worth, tiles)), 0, 0]}


def test_R21_the_next_player_in_the_direction_of_play() -> None:
    hands = ["r2", "g1 g4", "y1 y4"]
    more: dict[str, Any] = {"singles": "r3 r4", "stock": "b12 y12 b10"}
    verdict = allowed(hands, "0:lay r2 r3 r4", direction=-1, **more)
    assert verdict["hands"] == ["", "g1 g4", "y1 y4 y12 b12"]


def test_R21_a_reversal_first() -> None:
    """R19."""
    hands = ["r2 g7", "g1 g4", "y1 y4", "r1 b4"]
    more: dict[str, Any] = {"singles": "r3 r4 g8 g9", "stock": "b12 y12 b10"}
    verdict = allowed(hands, "0:lay r2 r3 r4 / g7 g8 g9", **more)
    assert verdict["hands"] == ["", "g1 g4", "y1 y4", "r1 y12 b4 b12"]
    assert verdict["round"]["points"] == [39, 0, 0, 0]


def test_R21_with_the_joker_just_won() -> None:
    hands = ["r9 r11", *OTHERS]
    actions = ("0:swap r9", "0:lay r8 r9 r10 r11 j=r12")
    verdict = after(hands, *actions, table=["r8 j=r9 r10"], stock="b1 b3 b4 b6 b8")
    assert verdict["hands"] == ["", "g1 g4 b1 b3 b4 b6", "y1 y4"]
    assert verdict["round"] == {"winner": 0, "points": [24, 0, 0]}


def test_R21_with_two_players() -> None:
    verdict = allowed(["r2", "g1 g4"], "0:lay r2 r3 r4", singles="r3 r4", stock="b12 y12 b10")
    assert (verdict["phase"], verdict["round"]["points"]) == ("round_over", [29, 0])


# R22, R23


@pytest.mark.parametrize("tile", ["j", *(f"{c}{n}" for c in COLOURS for n in NUMBERS)])
def test_R22_what_a_tile_counts(tile: str) -> None:
    verdict = after(["r11", tile], OUT, stock="g3 b4")
    assert verdict["round"] == {"winner": 0, "points": [worth(tile), 0]}


def test_R22_named_one_by_one() -> None:
    expected = [1, 20, 3, 4, 20, 6, 20, 8, 9, 10, 11, 12]
    assert [worth(f"g{number}") for number in NUMBERS] == expected


def test_R22_equal_tiles_count_each() -> None:
    assert after(["r11", "g2 g2 b12 b12 j j"], OUT, stock="g3")["round"]["points"] == [164, 0]


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_R23_the_winner_is_credited_with_all_other_racks(winner: int) -> None:
    hands, points = ["g4 g5", "y12 j", "b9 b2", "g1"], [24, 62, 29, 1]
    hands[winner], points[winner] = "r11", 0
    verdict = after(hands, f"{winner}:lay r8 r9 r10 r11", turn=winner)
    credited = [0, 0, 0, 0]
    credited[winner] = sum(points)
    assert verdict["round"] == {"winner": winner, "points": credited}
    assert verdict["scores"] == credited


def test_R23_points_are_added_to_the_scores() -> None:
    verdict = after(["r11", *OTHERS], OUT, scores=[100, 20, 30])
    assert (verdict["scores"], verdict["round"]["points"]) == ([110, 20, 30], [10, 0, 0])


def test_R23_start_tiles_and_stock_do_not_count() -> None:
    verdict = after(["r11", *OTHERS], OUT, singles="j y12", stock="b2 b5 j")
    assert (verdict["round"]["points"], verdict["singles"]) == ([10, 0, 0], "j y12")


# R24


@pytest.mark.parametrize(("score", "won"), [(189, False), (190, True), (195, True)])
def test_R24_the_first_to_reach_200_wins_the_match(score: int, won: bool) -> None:
    verdict = after(["r11", *OTHERS], OUT, scores=[score, 199, 0])
    assert verdict["phase"] == ("match_over" if won else "round_over")
    assert verdict["winners"] == ([0] if won else [])
    assert verdict["legal"] == ({} if won else {"1": ["deal"]})


@pytest.mark.parametrize("target", [100, 500])
def test_R24_the_target_is_an_option(target: int) -> None:
    for missing, won in ((10, [0]), (11, [])):
        more: dict[str, Any] = {"scores": [target - missing, 0, 0], "rules": {"target": target}}
        assert after(["r11", *OTHERS], OUT, **more)["winners"] == won


def test_R24_scoring_by_hands() -> None:
    """U32: charged, and the fewest points win."""
    rules = {"scoring": "hands"}
    hands = ["r11", "g4 j", "y1 y3"]
    verdict = after(hands, OUT, rules=rules, scores=[100, 0, 0])
    assert verdict["round"] == {"winner": 0, "points": [0, 54, 4]}
    assert (verdict["scores"], verdict["phase"]) == ([100, 54, 4], "round_over")
    verdict = after(hands, OUT, rules=rules, scores=[190, 146, 100])
    assert (verdict["scores"], verdict["winners"]) == ([190, 200, 104], [2])
    verdict = after(hands, OUT, rules=rules, scores=[104, 146, 100])
    assert verdict["winners"] == [0, 2]


def test_R24_without_scoring() -> None:
    """U33: the first to go out wins the match."""
    verdict = after(["r11", *OTHERS], OUT, rules={"scoring": "none"})
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [0])
    assert (verdict["scores"], verdict["round"]) == ([0, 0, 0], {"winner": 0, "points": [0, 0, 0]})


# R25

LIGHT = {"scoring": "rounds"}


@pytest.mark.parametrize("rules", [LIGHT, LIGHT | {"target": 2}])
def test_R25_the_first_to_win_two_rounds(rules: dict[str, Any]) -> None:
    verdict = after(["r11", "g4 j", "y1 y4"], OUT, rules=rules)
    assert verdict["round"] == {"winner": 0, "points": [1, 0, 0]}
    assert (verdict["scores"], verdict["phase"]) == ([1, 0, 0], "round_over")
    verdict = after(["r11", "g4 j", "y1 y4"], OUT, rules=rules, scores=[1, 1, 1])
    assert (verdict["scores"], verdict["phase"]) == ([2, 1, 1], "match_over")
    assert verdict["winners"] == [0]


@pytest.mark.parametrize(("rounds", "won"), [(0, []), (2, []), (3, [0])])
def test_R25_or_four(rounds: int, won: list[int]) -> None:
    rules = LIGHT | {"target": 4}
    assert after(["r11", *OTHERS], OUT, rules=rules, scores=[rounds, 3, 3])["winners"] == won


def test_R25_a_single_round() -> None:
    assert after(["r11", *OTHERS], OUT, rules=LIGHT | {"target": 1})["winners"] == [0]


def test_R25_a_round_that_nobody_wins_counts_for_nobody() -> None:
    verdict = allowed(["b1 b4", *OTHERS], stock="", rules=LIGHT, scores=[1, 1, 1])
    assert verdict["round"] == {"winner": None, "points": [0, 0, 0]}
    assert (verdict["scores"], verdict["phase"]) == ([1, 1, 1], "round_over")


def test_R25_the_lowest_rack_wins_a_round_too() -> None:
    verdict = allowed(["b1 b4", "g1 g3", "y1 y4"], stock="", rules=LIGHT, scores=[1, 1, 1])
    assert (verdict["round"], verdict["winners"]) == ({"winner": 1, "points": [0, 1, 0]}, [1])


@pytest.mark.parametrize(
    ("rules", "scores", "winners"),
    [
        ({"rounds": 1}, [0, 0, 0], [0]),
        ({"rounds": 1}, [0, 190, 0], [1]),
        ({"rounds": 1, **LIGHT, "target": 4}, [2, 0, 0], [0]),
        ({"rounds": 1, **LIGHT, "target": 4}, [1, 2, 0], [0, 1]),
        ({"rounds": 1, "scoring": "hands"}, [0, 0, 0], [0]),
        ({"rounds": 2}, [0, 0, 0], []),
    ],
)
def test_R25_an_agreed_number_of_rounds(
    rules: dict[str, Any], scores: list[int], winners: list[int]
) -> None:
    """U33: the best win, and equals share it."""
    verdict = after(["r11", *OTHERS], OUT, rules=rules, scores=scores)
    assert verdict["winners"] == winners
    assert verdict["phase"] == ("match_over" if winners else "round_over")


# R26


@pytest.mark.parametrize(
    ("stock", "rack"),
    [("", "r12 g4"), ("b1", "r12 g4 b1"), ("b1 b4", "r12 g4 b1 b4"), ("b1 b4 b8", "r12 g4 b1 b4")],
)
def test_R26_a_draw_two_takes_what_there_is(stock: str, rack: str) -> None:
    """The turn is missed all the same; seat 2 can play."""
    hands = ["r2 b6 b8", "r12 g4", "r11 y4"]
    table = ["r3 r4 r5", *RED]
    lay = "0:lay r2 r3 r4 r5 / r8 r9 r10"
    verdict = allowed(hands, lay, table=table, stock=stock)
    assert (verdict["hands"][1], verdict["turn"], verdict["phase"]) == (rack, 2, "turn")
    assert verdict["stock"] == ("b8" if stock.endswith("b8") else "")


def test_R26_a_joker_takes_what_there_is() -> None:
    hands = ["j b6 b8", "g1 g4", "r11 y4"]
    verdict = after(hands, "0:lay j=r7 r8 r9 r10", stock="b1 b4 b9")
    assert (verdict["hands"][1], verdict["turn"], verdict["stock"]) == ("g1 g4 b1 b4 b9", 2, "")


def test_R26_after_the_last_tile_too() -> None:
    verdict = allowed(["r2", "g1 g4"], "0:lay r2 r3 r4", singles="r3 r4", stock="b9")
    assert verdict["round"]["points"] == [14, 0]
    verdict = allowed(["r2", "g1 g4"], "0:lay r2 r3 r4", singles="r3 r4", stock="")
    assert verdict["round"]["points"] == [5, 0]


# R27


def test_R27_the_round_ends_when_the_player_on_turn_can_neither_play_nor_draw() -> None:
    verdict = after(["r11 b1", "g1 g4", "y1 y8"], OUT, stock="")
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)
    assert verdict["round"] == {"winner": 0, "points": [14, 0, 0]}
    assert (verdict["scores"], verdict["legal"]) == ([14, 0, 0], {"1": ["deal"]})


@pytest.mark.parametrize(
    ("hands", "winner", "points"),
    [
        (["b1 b4", "g1 g3", "y9"], 1, [0, 14, 0]),
        (["b2", "g10 g9", "y12 y6"], 2, [0, 0, 39]),
        (["b5 b1", "j", "y12 y12 b12"], 0, [86, 0, 0]),
        (["b1 b4", "g1 g4", "y9"], None, [0, 0, 0]),
        (["b1 b4", "g1 g4", "y1 y4"], None, [0, 0, 0]),
        (["b1 b4", "g6", "y6"], 0, [12, 0, 0]),
    ],
)
def test_R27_the_lowest_rack_wins(hands: list[str], winner: int | None, points: list[int]) -> None:
    """In points, not in tiles; a tie scores for nobody."""
    verdict = allowed(hands, stock="")
    assert verdict["round"] == {"winner": winner, "points": points}
    assert (verdict["scores"], verdict["phase"]) == (points, "round_over")


def test_R27_in_a_scenario_it_may_end_before_anything_is_done() -> None:
    verdict = allowed(["b1 b4", "g1 g3"], stock="", opener=1)
    assert (verdict["applied"], verdict["phase"], verdict["legal"]) == (
        0,
        "round_over",
        {"0": ["deal"]},
    )
    refused("R21", ["b1 b4", "g1 g3"], "0:draw", stock="")


def test_R27_who_can_play_plays_on() -> None:
    verdict = after(["r11 b1", "r12 g4", "y1 y8"], OUT, stock="")
    assert (verdict["phase"], verdict["turn"]) == ("turn", 1)
    assert verdict["legal"]["1"] == ["catch 0", "lay"]
    verdict = after(["r11 b1", "r12 g4", "y1 y8"], OUT, "1:lay r8 r9 r10 r11 r12", stock="")
    assert verdict["round"] == {"winner": 0, "points": [13, 0, 0]}


def test_R27_only_the_player_on_turn_matters() -> None:
    """Seat 2 could play, but seat 1 comes first."""
    verdict = after(["r11 b1", "g1 g4", "r12 y8"], OUT, stock="")
    assert verdict["phase"] == "round_over"
    verdict = after(["r11 b1", "g1 g4", "r12 y8"], OUT, stock="", direction=-1)
    assert (verdict["phase"], verdict["turn"]) == ("turn", 2)


def test_R27_who_misses_a_turn_does_not_matter() -> None:
    table = ["r3 r4 r5", "r7 r8 r9"]
    lay = "0:lay r3 r4 r5 / r5 r6 r7 r8 r9"
    hands = ["r5 r6 b1 b3", "g1 g4", "r10 y8"]
    verdict = allowed(hands, lay, table=table, stock="")
    assert (verdict["phase"], verdict["turn"]) == ("turn", 2)


def test_R27_a_swap_is_no_play() -> None:
    """Seat 1 could swap b8, but neither play nor draw."""
    verdict = allowed(["b8 y4", "g1 g3"], table=["r8 y8 g8 j=b8"], stock="")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 1)


def test_R27_play_by_moving_a_joker_is_a_play() -> None:
    verdict = allowed(["r9 y4", "g1 g3"], table=["r8 j=r9 r10"], stock="")
    assert (verdict["phase"], verdict["legal"]) == ("turn", {"0": ["lay", "swap"]})


def test_R27_after_a_swap_the_turn_has_begun() -> None:
    table = ["r8 j=r9 r10"]
    verdict = allowed(["r9 y4", "g1 g3"], "0:swap r9", table=table, stock="")
    assert (verdict["phase"], verdict["legal"]) == ("turn", {"0": ["end", "lay"]})
    verdict = allowed(["r9 y4", "g1 g3"], "0:swap r9", "0:end", table=table, stock="")
    assert verdict["round"] == {"winner": 1, "points": [0, 54]}


def test_R27_the_last_tile_drawn_may_still_be_played() -> None:
    more: dict[str, Any] = {"stock": "r11"}
    hands = ["b1 b3", "g1 g4", "y1 y8"]
    verdict = after(hands, "0:draw", **more)
    assert (verdict["phase"], verdict["legal"]) == ("drawn", {"0": ["keep", "lay"]})
    assert after(hands, "0:draw", "0:keep", **more)["round"]["winner"] == 1
    assert after(hands, "0:draw", OUT, **more)["round"]["winner"] == 0


def test_R27_the_last_tile_drawn_and_not_playable() -> None:
    verdict = after(["b1 b3", "g1 g4", "y1 y8"], "0:draw", stock="b12")
    assert verdict["round"] == {"winner": 1, "points": [0, 25, 0]}


@pytest.mark.parametrize("must_play", [True, False])
def test_R27_also_without_must_play(must_play: bool) -> None:
    rules = {"must_play": must_play}
    assert allowed(["b1 b4", "g1 g3"], stock="", rules=rules)["phase"] == "round_over"


def test_R27_without_must_play_who_can_play_must_when_nothing_can_be_drawn() -> None:
    more: dict[str, Any] = {"rules": {"must_play": False}, "table": RED, "stock": ""}
    assert allowed(["r11 b1", "g1 g4"], **more)["legal"] == {"0": ["lay"]}
    refused("R27", ["r11 b1", "g1 g4"], "0:draw", **more)


def test_R27_the_match_may_be_won_by_it() -> None:
    verdict = allowed(["b1 b4", "g1 g3"], stock="", scores=[0, 195])
    assert (verdict["scores"], verdict["winners"]) == ([0, 200], [1])


def test_R27_with_scoring_by_hands_everybody_is_charged() -> None:
    """As U29 has it."""
    rules = {"scoring": "hands"}
    verdict = allowed(["b1 b4", "g1 g3", "y9"], stock="", rules=rules)
    assert verdict["round"] == {"winner": 1, "points": [5, 4, 9]}
    verdict = allowed(["b1 b4", "g1 g4", "y9"], stock="", rules=rules)
    assert verdict["round"] == {"winner": None, "points": [5, 5, 9]}


def test_R27_without_scoring_the_lowest_rack_wins_the_match() -> None:
    """As U29 has it; a tie ends it without a winner."""
    rules = {"scoring": "none"}
    verdict = allowed(["b1 b4", "g1 g3", "y9"], stock="", rules=rules)
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [1])
    verdict = allowed(["b1 b4", "g1 g4", "y9"], stock="", rules=rules)
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [])
    assert verdict["legal"] == {}


# U34: the next round


@pytest.mark.parametrize(("opener", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("direction", [1, -1])
def test_U34_the_next_round_is_opened_by_the_player_left_of_the_last_opener(
    opener: int, following: int, direction: int
) -> None:
    more: dict[str, Any] = {"opener": opener, "direction": direction}
    verdict = after(["r11", *OTHERS], OUT, **more)
    assert verdict["legal"] == {str(following): ["deal"]}
    verdict = after(["r11", *OTHERS], OUT, f"{following}:deal", **more)
    assert (verdict["turn"], verdict["phase"], verdict["direction"]) == (following, "turn", 1)
    assert [len(hand.split()) for hand in verdict["hands"]] == [14, 14, 14]
    assert (len(verdict["singles"].split()), verdict["table"]) == (4, [])
    assert len(verdict["stock"].split()) == 54
    assert (verdict["scores"], verdict["round"], verdict["winners"]) == ([10, 0, 0], None, [])


def test_U34_nobody_else_deals_and_not_before_or_after() -> None:
    hands = ["r11", *OTHERS]
    for seat in (0, 2):
        refused("U34", hands, OUT, f"{seat}:deal", table=RED)
    refused("U34", hands, "1:deal", table=RED)
    refused("U34", hands, OUT, "1:deal", "2:deal", table=RED)
    refused("U34", hands, OUT, "1:deal", table=RED, scores=[190, 0, 0])
