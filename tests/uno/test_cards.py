"""The cards: U1 and U2."""

from collections import Counter

import pytest

from lastcard import Card, NotationError, Scenario
from tables import CardGame as Game
from tables import allowed, scenario
from uno.at_random import all_cards, positions

PACK = Counter(
    {
        **{Card.parse(f"{colour}0"): 1 for colour in "rygb"},
        **{Card.parse(f"{colour}{n}"): 2 for colour in "rygb" for n in range(1, 10)},
        **{Card.parse(f"{colour}{s}"): 2 for colour in "rygb" for s in ("+2", "r", "s")},
        Card.parse("w"): 4,
        Card.parse("w+4"): 4,
    }
)


def test_U1_the_pack_holds_108_cards() -> None:
    assert PACK.total() == 108
    assert all_cards(Game.new("uno", players=2, seed=1)) == PACK


@pytest.mark.parametrize("colour", "rygb")
def test_U1_each_colour_has_25_cards(colour: str) -> None:
    pack = all_cards(Game.new("uno", players=4, seed=2))
    assert sum(count for card, count in pack.items() if card.colour == colour) == 25


@pytest.mark.parametrize("players", [2, 3, 10])
def test_U1_no_card_is_lost_or_made_in_a_whole_match(players: int) -> None:
    for game, _ in positions(players, seed=players):
        assert all_cards(game) == PACK


MOST = ["r0", "g5 g5", "ys ys", "br br", "r+2 r+2", "w w w w", "w+4 w+4 w+4 w+4"]


@pytest.mark.parametrize("cards", MOST)
def test_U1_a_hand_may_hold_all_cards_of_a_kind(cards: str) -> None:
    assert allowed([cards, "y1"], stock="b2")["hands"][0] == cards


@pytest.mark.parametrize("cards", MOST)
def test_U1_no_more_cards_of_a_kind_than_the_pack_holds(cards: str) -> None:
    one_more = cards.split()[0]
    with pytest.raises(NotationError, match="U1"):
        Scenario.from_json(scenario([f"{cards} {one_more}", "y1"], stock="b2"))


@pytest.mark.parametrize(
    ("hands", "stock", "discard"),
    [
        (["r5 r5", "g1"], "b2", "r5"),
        (["r5", "r5"], "r5", "b2"),
        (["r5", "g1"], "r5 b2", "r5 r7"),
        (["b2", "g1"], "r5", "r5 r5 r7"),
    ],
)
def test_U1_copies_are_counted_over_hands_and_piles(
    hands: list[str], stock: str, discard: str
) -> None:
    with pytest.raises(NotationError, match="r5"):
        Scenario.from_json(scenario(hands, stock=stock, discard=discard))


@pytest.mark.parametrize(
    "no_card", ["r10", "r-1", "p5", "R5", "r", "5", "+2", "w+2", "r+4", "j", "?", "r3*"]
)
def test_U1_there_is_no_such_card(no_card: str) -> None:
    with pytest.raises(NotationError):
        Scenario.from_json(scenario([f"r1 {no_card}", "y1"]))


@pytest.mark.parametrize("players", range(2, 11))
def test_U2_two_to_ten_can_play(players: int) -> None:
    game = Game.new("uno", players=players, seed=1)
    assert game.players == players
    assert len(game.view(None).counts) == players


@pytest.mark.parametrize("players", range(2, 11))
def test_U2_the_turn_goes_round_once(players: int) -> None:
    seats = [f"{colour}{n}" for colour in "yg" for n in range(1, 6)][:players]
    around = [f"{seat}:draw" for seat in range(players)]
    stock = " ".join(f"b{n} b{n}" for n in range(1, 6))
    verdict = allowed(seats, *around, stock=stock)
    assert verdict["turn"] == 0
    assert all(len(hand.split()) == 2 for hand in verdict["hands"])


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 100])
def test_U2_fewer_than_two_or_more_than_ten_cannot(players: int) -> None:
    with pytest.raises(NotationError, match="U2"):
        Game.new("uno", players=players, seed=1)


@pytest.mark.parametrize("players", [1, 11])
def test_U2_no_scenario_for_fewer_than_two_or_more_than_ten(players: int) -> None:
    hands = [f"{colour}{n}" for colour in "ygb" for n in range(1, 6)][:players]
    with pytest.raises(NotationError):
        Scenario.from_json(scenario(hands, stock=""))
