"""Objects that are not scenarios."""

import json
from typing import Any

import pytest

from lastcard import NotationError, Scenario
from lastcard.game.referee import judge
from lastcard.server.games import house_rules
from tables import scenario

COLOURED = [colour + symbol for colour in "rygb" for symbol in [*"0123456789", "s", "r", "+2"]]
# U1
PACK = [
    *(card for card in COLOURED for _ in range(1 if card.endswith("0") else 2)),
    *["w"] * 4,
    *["w+4"] * 4,
]
HOUSE = house_rules("uno")
SAMPLE = scenario(
    ["r1 r2 b5 w", "g4 g5", "y1 y2 y3"],
    "0:play r1",
    "1:draw",
    discard="r9 r7",
    colour="r",
    direction=1,
    scores=[0, 0, 0],
    wheel=["draw_red", "war"],
)
OPENING = scenario(["r1 r2", "g4 g5"], dealer=0, opening=True)
SEEDED: dict[str, Any] = {"game": "uno", "players": 2, "seed": 1}


def no_scenario(data: object) -> None:
    """Neither the object nor its text can be read."""
    with pytest.raises(NotationError) as found:
        Scenario.from_json(data)
    assert "\n" not in str(found.value)
    with pytest.raises(NotationError):
        Scenario.parse(json.dumps(data))


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "uno", [], [SAMPLE], {}])
def test_only_an_object_is_a_scenario(data: object) -> None:
    no_scenario(data)


@pytest.mark.parametrize("key", ["game", "players", "dealer", "turn", "hands", "stock", "discard"])
def test_missing_keys(key: str) -> None:
    no_scenario({name: value for name, value in SAMPLE.items() if name != key})


@pytest.mark.parametrize("key", ["game", "players", "dealer", "hands", "stock", "discard"])
def test_missing_keys_at_the_opening(key: str) -> None:
    no_scenario({name: value for name, value in OPENING.items() if name != key})


@pytest.mark.parametrize("key", ["game", "players"])
def test_missing_keys_beside_a_seed(key: str) -> None:
    no_scenario({name: value for name, value in SEEDED.items() if name != key})


@pytest.mark.parametrize("game", ["", "UNO", "chess", 1, None, True, ["uno"], {"uno": 1}])
def test_unknown_games(game: object) -> None:
    no_scenario(SAMPLE | {"game": game})


NO_NUMBERS = ["1", "", True, False, None, 1.5, [1], {"1": 1}, -1, 10**30, -(10**30)]


@pytest.mark.parametrize("players", [*NO_NUMBERS, 0, 1, 11])
def test_U2_bad_numbers_of_players(players: object) -> None:
    no_scenario(SAMPLE | {"players": players})
    no_scenario(SEEDED | {"players": players})


@pytest.mark.parametrize("players", [2, 4])
def test_a_hand_for_every_player(players: int) -> None:
    no_scenario(SAMPLE | {"players": players, "dealer": 0, "scores": [0] * players})


@pytest.mark.parametrize("seat", [*NO_NUMBERS, 3])
def test_bad_seats(seat: object) -> None:
    no_scenario(SAMPLE | {"turn": seat})
    no_scenario(SAMPLE | {"dealer": seat})
    no_scenario(SAMPLE | {"uno_due": [seat]})


@pytest.mark.parametrize("due", [0, "0", True, None, {"0": 0}, [[0]]])
def test_who_is_due_is_a_list_of_seats(due: object) -> None:
    no_scenario(SAMPLE | {"uno_due": due})


@pytest.mark.parametrize("direction", ["1", "left", True, False, None, 0, 2, -2, 0.5, [1], 10**30])
def test_bad_directions(direction: object) -> None:
    no_scenario(SAMPLE | {"direction": direction})


@pytest.mark.parametrize("card", ["x1", "r10", "b12", "R1", "j", "?", "r3*", "w+2", "w=x", "r1,r2"])
@pytest.mark.parametrize("key", ["stock", "discard"])
def test_unknown_cards(key: str, card: str) -> None:
    no_scenario(SAMPLE | {key: f"g9 {card} g9"})
    no_scenario(SAMPLE | {"hands": ["r1 r2", f"g9 {card}", "y1 y2"]})


@pytest.mark.parametrize("cards", [None, 1, True, ["r1", "r2"], {"r1": 1}, [], 7.5])
def test_cards_are_text(cards: object) -> None:
    no_scenario(SAMPLE | {"stock": cards})
    no_scenario(SAMPLE | {"discard": cards})
    no_scenario(SAMPLE | {"hands": ["r1 r2", cards, "y1 y2"]})


@pytest.mark.parametrize("hands", [None, 1, "r1 r2", {"0": "r1", "1": "r2", "2": "r3"}, [], ["r1"]])
def test_hands_are_a_list_of_text(hands: object) -> None:
    no_scenario(SAMPLE | {"hands": hands})


@pytest.mark.parametrize(
    ("card", "copies"),
    [("r0", 1), ("r5", 2), ("gs", 2), ("yr", 2), ("b+2", 2), ("w", 4), ("w+4", 4)],
)
def test_U1_no_more_of_a_kind_than_the_pack_holds(card: str, copies: int) -> None:
    base = SAMPLE | {"hands": ["r1 r2", "g4 g5", "y1 y2"], "stock": "g1", "actions": []}
    in_stock = " ".join([card] * copies)
    assert Scenario.from_json(base | {"stock": in_stock})
    no_scenario(base | {"stock": f"{in_stock} {card}"})
    no_scenario(base | {"stock": in_stock, "discard": f"{card} r7"})
    no_scenario(base | {"stock": in_stock, "hands": ["r1 r2", "g4 g5", f"y1 {card}"]})
    spread = ["r1 r2", "g4 g5", " ".join(["y1", *[card] * copies])]
    no_scenario(base | {"hands": spread, "stock": card})


def test_U1_more_cards_than_a_pack() -> None:
    no_scenario(SAMPLE | {"stock": " ".join(PACK * 100)})


@pytest.mark.parametrize("rules", [None, 1, True, "stacking", ["stacking"], []])
def test_rules_are_an_object(rules: object) -> None:
    no_scenario(SAMPLE | {"rules": rules})


@pytest.mark.parametrize("name", ["stakcing", "Stacking", "", "points", "house", "__class__"])
def test_unknown_options(name: str) -> None:
    no_scenario(SAMPLE | {"rules": {name: True}})
    no_scenario(SEEDED | {"rules": {name: True}})


@pytest.mark.parametrize("name", [*HOUSE, "reverse_skips_with_two", "must_play"])
@pytest.mark.parametrize("value", [1, 0, "true", "", None, [], {}, 1.0])
def test_an_option_is_true_or_false(name: str, value: object) -> None:
    no_scenario(SAMPLE | {"rules": {name: value}})


@pytest.mark.parametrize("target", ["500", True, None, 1.5, [500], {}, -1, 10**400])
def test_a_target_is_a_number(target: object) -> None:
    no_scenario(SAMPLE | {"rules": {"target": target}})


@pytest.mark.parametrize("scoring", ["rounds", "Winner", "", None, True, 0, ["winner"], {}])
def test_a_scoring_is_one_of_this_game(scoring: object) -> None:
    no_scenario(SAMPLE | {"rules": {"scoring": scoring}})


@pytest.mark.parametrize(
    "wheel", [["jackpot"], "war", {"war": 1}, None, [1], [None], [["war"]], [True]]
)
def test_wheel_results_are_known(wheel: object) -> None:
    no_scenario(SAMPLE | {"wheel": wheel})


@pytest.mark.parametrize("wheel", [{"jackpot": 1}, {"war": "2"}, {"war": True}, ["war"], None, 2])
def test_wheel_weights_are_numbers(wheel: object) -> None:
    no_scenario(SAMPLE | {"rules": {"wheel": wheel}})


@pytest.mark.parametrize("score", ["0", "", True, None, 1.5, [0], {}, 10**400])
def test_a_score_is_a_number(score: object) -> None:
    no_scenario(SAMPLE | {"scores": [0, score, 0]})


@pytest.mark.parametrize(
    "scores", [None, 0, "0 0 0", [], [0, 0], [0, 0, 0, 0], {"0": 1, "1": 1, "2": 1}]
)
def test_scores_are_a_number_for_each_player(scores: object) -> None:
    no_scenario(SAMPLE | {"scores": scores})


@pytest.mark.parametrize("actions", [None, "0:draw", 1, True, {"0": "draw"}, [1], [None], [["0"]]])
def test_actions_are_a_list_of_text(actions: object) -> None:
    no_scenario(SAMPLE | {"actions": actions})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_U26_every_hand_holds_a_card(seat: int) -> None:
    hands: list[str] = [*SAMPLE["hands"]]
    hands[seat] = ""
    no_scenario(SAMPLE | {"hands": hands})


@pytest.mark.parametrize("opening", [1, 0, "true", "", None, [], {}])
def test_opening_is_true_or_false(opening: object) -> None:
    no_scenario(OPENING | {"opening": opening})


@pytest.mark.parametrize("discard", ["", "r9 r7", "r9 r7 r1"])
def test_at_the_opening_one_card_is_turned_up(discard: str) -> None:
    no_scenario(OPENING | {"discard": discard, "hands": ["b1 b2", "g4 g5"]})


@pytest.mark.parametrize("turn", [0, "0", True, []])
def test_opening_stands_instead_of_turn(turn: object) -> None:
    no_scenario(OPENING | {"turn": turn})


@pytest.mark.parametrize("colour", ["x", 0, True, [], {}])
def test_unknown_colours_at_the_opening(colour: object) -> None:
    no_scenario(OPENING | {"colour": colour})


@pytest.mark.parametrize("direction", ["1", True, None, 0, 2, []])
def test_bad_directions_at_the_opening(direction: object) -> None:
    no_scenario(OPENING | {"direction": direction})


@pytest.mark.parametrize("stock", ["", "w+4", "w+4 w+4 w+4"])
def test_U10_nothing_but_wild_draw_fours_to_turn_up(stock: str) -> None:
    no_scenario(OPENING | {"discard": "w+4", "stock": stock})


def test_U10_a_wild_draw_four_goes_under_the_draw_pile() -> None:
    opened = judge(Scenario.from_json(OPENING | {"discard": "w+4", "stock": "w+4 r9 b1"}))
    assert (opened["top"], opened["stock"]) == ("r9", "b1 w+4 w+4")


def test_the_discard_pile_has_a_top_card() -> None:
    no_scenario(SAMPLE | {"discard": ""})


@pytest.mark.parametrize("colour", ["y", "g", "b"])
def test_a_colour_that_contradicts_the_top_card(colour: str) -> None:
    no_scenario(SAMPLE | {"colour": colour})


@pytest.mark.parametrize("colour", ["x", "", "red", "R", "rg", 0, True, ["r"], {}])
@pytest.mark.parametrize("discard", ["r9 r7", "r9 w", "r9 w+4"])
def test_unknown_colours(colour: object, discard: str) -> None:
    no_scenario(SAMPLE | {"colour": colour, "discard": discard})


@pytest.mark.parametrize("top", ["w", "w+4"])
def test_a_wild_on_top_needs_its_colour(top: str) -> None:
    data = SAMPLE | {"discard": f"r9 {top}"}
    no_scenario(data | {"colour": None})
    del data["colour"]
    no_scenario(data)


@pytest.mark.parametrize("seed", [None, True, 1.5, [1], {"seed": 1}])
def test_a_seed_is_a_whole_number_or_text(seed: object) -> None:
    no_scenario(SEEDED | {"seed": seed})


@pytest.mark.parametrize("key", ["hands", "stock", "discard", "turn", "opening"])
def test_a_seed_stands_instead_of_a_position(key: str) -> None:
    no_scenario(SEEDED | {key: (SAMPLE | OPENING)[key]})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "\ud83c"),
        ("names", ["Ada", "\ud83c"]),
        ("date", "\ud83c"),
        ("deals", [{}, {"seed": "\ud83c"}]),
        ("fairness", [{"words": ["", "\ud83c"]}]),
        ("fairness", [{"\ud83c": []}]),
    ],
)
def test_half_a_character(key: str, value: Any) -> None:
    """What has no bytes in UTF-8 cannot be hashed, kept or shown."""
    no_scenario(SEEDED | {key: value})
    with pytest.raises(NotationError, match=r"holds half a character: \\ud83c$"):
        Scenario.from_json(SEEDED | {key: value})
