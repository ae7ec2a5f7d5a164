"""Tiles and start: R1 to R3."""

import re
from collections import Counter
from typing import Any

import pytest

from lastcard import Game, NotationError, RummyView, Scenario, Tile
from lastcard.game.referee import judge
from rummy.tiles import ACTIONS, COLOURS, NUMBERS, allowed, run

PACK = Counter({f"{colour}{number}": 2 for colour in COLOURS for number in NUMBERS} | {"j": 4})
SEEDS = range(40)


def opened(players: int, seed: object, *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict on a whole game from its shuffle."""
    data = {"game": "rummy", "players": players, "seed": seed, "actions": list(actions)}
    return judge(Scenario.from_json(data | more))


def all_tiles(verdict: dict[str, Any]) -> Counter[str]:
    """Every tile, wherever it lies."""
    places = [*verdict["hands"], *verdict["table"], verdict["stock"], verdict["singles"]]
    return Counter(tile.partition("=")[0] for place in places for tile in place.split())


# R1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R1_two_of_each_number_in_four_colours_and_four_jokers(players: int) -> None:
    assert PACK.total() == 100
    for seed in SEEDS:
        assert all_tiles(opened(players, seed)) == PACK


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("number", NUMBERS)
def test_R1_a_tile_knows_its_colour_and_number(colour: str, number: int) -> None:
    tile = Tile.parse(f"{colour}{number}")
    assert (tile.colour, tile.value, tile.joker) == (colour, number, False)
    joker = Tile.parse(f"j={tile}")
    assert (joker.colour, joker.value, joker.joker, joker.stands_for) == (None, None, True, tile)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10, True, None, "3"])
def test_R1_for_two_to_four_players(players: object) -> None:
    with pytest.raises(NotationError):
        Scenario.from_json({"game": "rummy", "players": players, "seed": 1})


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("number", NUMBERS)
def test_R1_the_2_the_5_and_the_7_are_action_tiles(colour: str, number: int) -> None:
    """Every other number is a plain one."""
    lying = run(colour, number + 1, number + 3)
    after = f"{colour}{number} {lying}"
    if number > 9:
        lying = run(colour, number - 3, number - 1)
        after = f"{lying} {colour}{number}"
    other = "g" if colour == "r" else "r"
    hands = [f"{colour}{number} {other}1 {other}3", f"{other}8 {other}10", f"{other}6 {other}12"]
    verdict = allowed(hands, f"0:lay {after}", table=[lying], stock=f"{other}4 {other}5 {other}9")
    assert len(verdict["hands"][1].split()) == (4 if number == 2 else 2)
    assert verdict["turn"] == (2 if number in ACTIONS else 1)
    assert verdict["direction"] == (-1 if number == 7 else 1)


def test_R1_a_joker_is_draw_four() -> None:
    hands = ["j b1 b3", "g1 g3", "y1 y3"]
    verdict = allowed(hands, "0:lay r8 r9 r10 j=r11", table=["r8 r9 r10"])
    assert verdict["hands"][1] == "y10 y12 g1 g3 b10 b12"
    assert (verdict["turn"], verdict["direction"]) == (2, 1)


# R2


def draws_to_open(verdict: dict[str, Any]) -> list[tuple[int, int]]:
    """Who drew which number to open; a joker counts zero."""
    found = [re.fullmatch(r"(\d) drew (\S+) to open", event) for event in verdict["events"]]
    drawn = [(int(match[1]), match[2]) for match in found if match]
    return [(seat, 0 if tile == "j" else int(tile[1:])) for seat, tile in drawn]


def rounds_of_draws(verdict: dict[str, Any], players: int) -> int:
    """How often was drawn until one was highest; that one is on turn."""
    left = draws_to_open(verdict)
    contenders = list(range(players))
    rounds = 0
    while len(contenders) > 1:
        drawn, left = left[: len(contenders)], left[len(contenders) :]
        assert [seat for seat, _ in drawn] == contenders
        highest = max(number for _, number in drawn)
        contenders = [seat for seat, number in drawn if number == highest]
        rounds += 1
    assert (left, contenders) == ([], [verdict["turn"]])
    return rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_the_highest_number_opens_and_ties_draw_again(players: int) -> None:
    rounds = [rounds_of_draws(opened(players, seed), players) for seed in range(120)]
    assert {1, 2} <= set(rounds)


def test_R2_a_joker_counts_zero() -> None:
    numbers = [draws_to_open(opened(2, seed)) for seed in range(200)]
    assert any(min(number for _, number in drawn) == 0 for drawn in numbers)


def test_R2_nobody_draws_where_the_opener_is_given() -> None:
    assert draws_to_open(opened(3, 5, opener=2)) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_any_seat_may_open(players: int) -> None:
    assert {opened(players, seed)["turn"] for seed in SEEDS} == set(range(players))


@pytest.mark.parametrize("opener", [0, 1, 2])
def test_R2_a_scenario_may_say_who_opens(opener: int) -> None:
    for seed in range(10):
        assert opened(3, seed, opener=opener)["turn"] == opener
    view = Game.new("rummy", 3, 1, dealer=opener).view(0)
    assert isinstance(view, RummyView)
    assert (view.opener, view.turn) == (opener, opener)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_play_goes_to_the_left(players: int) -> None:
    for seed in SEEDS:
        start = opened(players, seed)
        assert start["direction"] == 1
        first = start["turn"]
        if start["legal"][str(first)] == ["draw"]:
            after = opened(players, seed, f"{first}:draw")
            if after["phase"] == "drawn":
                after = opened(players, seed, f"{first}:draw", f"{first}:keep")
            assert after["turn"] == (first + 1) % players


def test_R2_the_same_seed_is_the_same_game() -> None:
    assert opened(3, 5) == opened(3, 5)
    assert opened(3, "Saturday") == opened(3, "Saturday")
    assert opened(3, 5)["hands"] != opened(3, 6)["hands"]


# R3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R3_fourteen_each_and_four_start_tiles(players: int) -> None:
    for seed in SEEDS:
        verdict = opened(players, seed)
        assert [len(hand.split()) for hand in verdict["hands"]] == [14] * players
        assert len(verdict["singles"].split()) == 4
        assert len(verdict["stock"].split()) == 100 - 14 * players - 4
        assert (verdict["table"], verdict["top"], verdict["colour"]) == ([], None, None)


def test_R3_the_start_tiles_are_told() -> None:
    verdict = opened(3, 1)
    assert verdict["events"][-1] == f"{verdict['singles']} turned up"


def test_R3_nothing_has_happened_yet() -> None:
    verdict = opened(4, 5)
    assert (verdict["phase"], verdict["uno_due"], verdict["round"]) == ("turn", [], None)
    assert (verdict["scores"], verdict["winners"]) == ([0, 0, 0, 0], [])


def test_R3_only_the_opener_may_act() -> None:
    for seed in SEEDS:
        verdict = opened(3, seed)
        assert list(verdict["legal"]) == [str(verdict["turn"])]
        assert verdict["legal"][str(verdict["turn"])] in (["lay"], ["draw"])


def test_R3_a_joker_may_be_a_start_tile() -> None:
    """It stands for nothing yet."""
    singles = [opened(2, seed)["singles"].split() for seed in SEEDS]
    assert any("j" in tiles for tiles in singles)
    assert not any("=" in tile for tiles in singles for tile in tiles)


def test_R3_racks_are_sorted_by_colour_and_number_the_jokers_last() -> None:
    for seed in SEEDS:
        for hand in opened(4, seed)["hands"]:
            tiles = hand.split()
            places = [
                (4, 0) if tile == "j" else (COLOURS.index(tile[0]), int(tile[1:])) for tile in tiles
            ]
            assert places == sorted(places)
