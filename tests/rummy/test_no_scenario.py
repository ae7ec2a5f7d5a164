"""Objects that are not scenarios of UNO Rummy."""

import json
from typing import Any

import pytest

from lastcard import NotationError, Scenario
from lastcard.server.games import house_rules
from rummy.tiles import allowed, scenario

HANDS = ["r11 b1 b3", "g1 g4", "y1 y4"]
SAMPLE = scenario(
    HANDS, "0:lay r8 r9 r10 r11", table=["r8 r9 r10"], singles="y3 j", direction=1, scores=[0, 0, 0]
)
SEEDED: dict[str, Any] = {"game": "rummy", "players": 2, "seed": 1}


def no_scenario(data: object) -> None:
    """Neither the object nor its text can be read."""
    with pytest.raises(NotationError) as found:
        Scenario.from_json(data)
    assert "\n" not in str(found.value)
    with pytest.raises(NotationError):
        Scenario.parse(json.dumps(data))


def test_the_samples_are_scenarios() -> None:
    assert Scenario.from_json(SAMPLE).players == 3
    assert Scenario.from_json(SEEDED).players == 2


@pytest.mark.parametrize("key", ["players", "opener", "turn", "hands", "stock"])
def test_missing_keys(key: str) -> None:
    no_scenario({name: value for name, value in SAMPLE.items() if name != key})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("dealer", 0),
        ("discard", "r7"),
        ("discard", ""),
        ("colour", "r"),
        ("opening", True),
        ("wheel", ["war"]),
        ("rack", HANDS),
        ("racks", HANDS),
        ("single", "r9"),
        ("melds", []),
    ],
)
def test_keys_that_rummy_does_not_have(key: str, value: object) -> None:
    no_scenario(SAMPLE | {key: value})


@pytest.mark.parametrize("key", ["opener", "table", "singles"])
@pytest.mark.parametrize("game", ["uno", "spin"])
def test_keys_that_only_rummy_has(game: str, key: str) -> None:
    data = {"game": game, "players": 3, "dealer": 0, "turn": 0, "hands": ["r1", "g1", "y1"]}
    data |= {"stock": "b1", "discard": "r7"}
    assert Scenario.from_json(data).players == 3
    no_scenario(data | {key: SAMPLE[key]})


@pytest.mark.parametrize("players", [0, 1, 5, 10, "3", None, True, 2.5])
def test_R1_bad_numbers_of_players(players: object) -> None:
    no_scenario(SAMPLE | {"players": players})
    no_scenario(SEEDED | {"players": players})


def test_R1_five_hands_are_too_many() -> None:
    hands = ["r1", "y1", "g1", "b1", "r3"]
    no_scenario(scenario(hands))


@pytest.mark.parametrize("players", [2, 4])
def test_a_hand_for_every_player(players: int) -> None:
    no_scenario(SAMPLE | {"players": players, "scores": [0] * players})


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True, 0.0, [0]])
def test_bad_seats(seat: object) -> None:
    no_scenario(SAMPLE | {"turn": seat})
    no_scenario(SAMPLE | {"opener": seat})
    no_scenario(SAMPLE | {"uno_due": [seat]})


def test_who_is_due_has_one_tile() -> None:
    no_scenario(SAMPLE | {"uno_due": [1]})
    assert Scenario.from_json(SAMPLE | {"hands": ["r11 b1", "g1", "y1 y4"], "uno_due": [1]})


@pytest.mark.parametrize("direction", [0, 2, "1", None, True])
def test_bad_directions(direction: object) -> None:
    no_scenario(SAMPLE | {"direction": direction})


BAD_TILES = ["r0", "r13", "b99", "rs", "rr", "r+2", "w", "w+4", "w=g", "r3*", "R1", "?", "J", "r01"]


@pytest.mark.parametrize("tile", [*BAD_TILES, "j=r6", "r3^", "r3!", "x1", "r"])
def test_R1_unknown_tiles(tile: str) -> None:
    no_scenario(SAMPLE | {"stock": f"g9 {tile}"})
    no_scenario(SAMPLE | {"singles": f"g9 {tile}"})
    no_scenario(SAMPLE | {"hands": ["r11", f"g1 {tile}", "y1"]})


@pytest.mark.parametrize("tile", [*BAD_TILES, "j", "j=", "j=j", "j=r0", "j=r13", "r10!", "r10^"])
def test_R1_unknown_tiles_on_the_table(tile: str) -> None:
    """R11: a joker there is named."""
    no_scenario(SAMPLE | {"table": [f"r8 r9 {tile}"]})


@pytest.mark.parametrize(
    "meld",
    [
        "",
        "r8",
        "r8 r9",
        "r8 y8",
        "r8 r9 r11",
        "r10 r9 r8",
        "r8 r9 y10",
        "r8 y8 r8",
        "r8 y8 g9",
        "r11 r12 r1",
        "r8 r9 j=r11",
        "r8 y8 j=y8",
        "r8 j=y8 j=g8",
        "r8 j=r9 j=r10",
        "r8 j=r9 j=r10 r11",
        "r8 y8 g8 b8 j=r8",
    ],
)
def test_R4_an_invalid_run_or_set_on_the_table(meld: str) -> None:
    """R12 too."""
    no_scenario(scenario(HANDS, table=[meld]))
    no_scenario(scenario(HANDS, table=["r3 r4 r5", meld]))


@pytest.mark.parametrize(
    "table", [None, "r8 r9 r10", {"0": "r8 r9 r10"}, [["r8", "r9", "r10"]], [1]]
)
def test_the_table_is_a_list_of_text(table: object) -> None:
    no_scenario(SAMPLE | {"table": table})


@pytest.mark.parametrize("tiles", [None, 1, True, ["r1"], {"r1": 1}, []])
def test_tiles_are_text(tiles: object) -> None:
    no_scenario(SAMPLE | {"stock": tiles})
    no_scenario(SAMPLE | {"singles": tiles})
    no_scenario(SAMPLE | {"hands": ["r11", tiles, "y1"]})


def test_R3_at_most_four_start_tiles() -> None:
    assert Scenario.from_json(scenario(HANDS, singles="y3 y6 y8 j")).players == 3
    no_scenario(scenario(HANDS, singles="y3 y6 y8 j g8"))


@pytest.mark.parametrize(("tile", "copies"), [("b6", 2), ("g12", 2), ("y2", 2), ("j", 4)])
def test_R1_no_more_of_a_kind_than_the_pack_holds(tile: str, copies: int) -> None:
    base = scenario(HANDS, stock="r1 r3")
    many = " ".join([tile] * copies)
    assert Scenario.from_json(base | {"stock": many}).players == 3
    no_scenario(base | {"stock": f"{many} {tile}"})
    no_scenario(base | {"stock": many, "singles": tile})
    no_scenario(base | {"stock": many, "hands": ["r11", f"g1 {tile}", "y1"]})
    no_scenario(base | {"singles": many, "hands": ["r11", f"g1 {tile}", "y1"]})


def test_R1_tiles_and_jokers_on_the_table_count_too() -> None:
    no_scenario(scenario(HANDS, table=["r8 r9 r10", "r8 r9 r10"], singles="r9"))
    no_scenario(scenario(HANDS, table=["r8 r9 r10", "r8 r9 r10", "r8 y8 g8"]))
    jokers = ["j=r8 r9 j=r10", "j=g8 g9 j=g10"]
    assert Scenario.from_json(scenario(HANDS, table=jokers)).players == 3
    no_scenario(scenario(HANDS, table=jokers, singles="j"))


def test_R9_a_joker_may_stand_for_a_tile_that_lies_there_twice() -> None:
    table = ["r8 r9 r10", "r8 r9 r10", "r8 j=r9 r10"]
    no_scenario(scenario(HANDS, table=table))
    table = ["r8 r9 r10", "r9 y9 g9", "r8 j=r9 r10"]
    assert Scenario.from_json(scenario(HANDS, table=table)).players == 3


def test_R21_an_empty_rack() -> None:
    no_scenario(SAMPLE | {"hands": ["r11", "", "y1"]})
    no_scenario(SAMPLE | {"hands": ["r11", " ", "y1"]})


@pytest.mark.parametrize("hands", [None, "r1 r2", {"0": "r1"}, [], ["r11"]])
def test_hands_are_a_list_of_text(hands: object) -> None:
    no_scenario(SAMPLE | {"hands": hands})


@pytest.mark.parametrize(
    "rules",
    [
        {"scoring": "golf"},
        {"scoring": "Rounds"},
        {"target": 0},
        {"target": "200"},
        {"scoring": "rounds", "target": 0},
        {"must_play": 1},
        {"must_play": None},
        {"mustplay": True},
        {"jokers": 4},
        {"stacking": "yes"},
        None,
        [],
    ],
)
def test_bad_rules(rules: object) -> None:
    no_scenario(SAMPLE | {"rules": rules})
    no_scenario(SEEDED | {"rules": rules})


@pytest.mark.parametrize("game", ["uno", "spin"])
def test_R25_only_rummy_counts_rounds(game: str) -> None:
    data = {"game": game, "players": 2, "seed": 1}
    no_scenario(data | {"rules": {"scoring": "rounds"}})
    assert Scenario.from_json(SEEDED | {"rules": {"scoring": "rounds"}}).players == 2


@pytest.mark.parametrize("house", house_rules("uno"))
def test_house_rules_of_uno_have_no_effect(house: str) -> None:
    """A 7 swaps no hands, a Draw Two is not answered, one tile is drawn and may be kept."""
    rules = {house: True}
    hands = ["r7 b1 b3", "g1 g4", "y2 y4"]
    for lay, table in (("r7 r8 r9", "r8 r9"), ("r2 r3 r4", "r3 r4")):
        rack = [f"{lay[:2]} b1 b3", *hands[1:]]
        with_it = allowed(rack, f"0:lay {lay}", singles=table, rules=rules)
        assert with_it == allowed(rack, f"0:lay {lay}", singles=table)
    drawn = ("0:draw", "0:keep")
    more: dict[str, Any] = {"table": ["r8 r9 r10"], "stock": "r11 b12"}
    assert allowed(["b1 b3", *hands[1:]], *drawn, rules=rules, **more)["turn"] == 1


@pytest.mark.parametrize(
    "scores", [None, [0, 0], [0, 0, 0, 0], [0, "0", 0], [0, -1, 0], [0, 1.5, 0]]
)
def test_bad_scores(scores: object) -> None:
    no_scenario(SAMPLE | {"scores": scores})


@pytest.mark.parametrize("actions", [None, "0:draw", [1], {"0": "draw"}])
def test_actions_are_a_list_of_text(actions: object) -> None:
    no_scenario(SAMPLE | {"actions": actions})


@pytest.mark.parametrize("seed", [None, True, 1.5, [1]])
def test_a_seed_is_a_whole_number_or_text(seed: object) -> None:
    no_scenario(SEEDED | {"seed": seed})


@pytest.mark.parametrize("key", ["hands", "stock", "turn", "table", "singles", "direction"])
def test_a_seed_stands_instead_of_a_position(key: str) -> None:
    no_scenario(SEEDED | {key: (SAMPLE | {"direction": 1})[key]})


def test_a_scenario_reads_back_as_it_was() -> None:
    for data in (SAMPLE, SEEDED, SEEDED | {"opener": 1, "rules": {"scoring": "rounds"}}):
        read = Scenario.from_json(data)
        assert Scenario.from_json(read.to_json()) == read
