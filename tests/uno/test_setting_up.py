"""Setting up: U3 to U10."""

from typing import Any

import pytest

from lastcard import Card, NotationError, Scenario
from lastcard.game.events import MissedTurn, Reversed
from lastcard.game.uno.events import Dealt, Drew, DrewForDeal, Named, PutBack, TurnedUp
from lastcard.notation.cards import parse_cards
from tables import CardGame as Game
from tables import allowed, game, refused, scenario
from uno.at_random import all_cards

HANDS = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]
SEEDS = range(300)


def draws(opened: Game) -> list[DrewForDeal]:
    return [event for event in opened.opening if isinstance(event, DrewForDeal)]


def worth(card: Card) -> int:
    """U3: a number its face, every symbol card zero."""
    return int(str(card)[1]) if str(card)[1:].isdigit() else 0


def rounds_of_draws(opened: Game) -> list[list[DrewForDeal]]:
    """Who drew in the first place, who drew again, and so on, as U3 has it."""
    left = draws(opened)
    contenders = set(range(opened.players))
    rounds = []
    while len(contenders) > 1:
        drawn, left = left[: len(contenders)], left[len(contenders) :]
        assert {draw.seat for draw in drawn} == contenders
        highest = max(worth(draw.card) for draw in drawn)
        contenders = {draw.seat for draw in drawn if worth(draw.card) == highest}
        rounds.append(drawn)
    assert not left
    assert contenders == {opened.view(None).dealer}
    return rounds


def first_seed(found: Any, players: int = 3) -> Game:
    """The first game that has what a test is about."""
    return next(g for seed in range(5000) if found(g := Game.new("uno", players, seed)))


@pytest.mark.parametrize("players", [2, 3, 7, 10])
def test_U3_the_highest_number_deals(players: int) -> None:
    for seed in SEEDS:
        rounds_of_draws(Game.new("uno", players, seed))


@pytest.mark.parametrize("players", [2, 3, 10])
def test_U3_those_who_tie_for_highest_draw_again(players: int) -> None:
    opened = first_seed(lambda g: len(rounds_of_draws(g)) > 1, players)
    first, again, *_ = rounds_of_draws(opened)
    highest = max(worth(draw.card) for draw in first)
    tied = {draw.seat for draw in first if worth(draw.card) == highest}
    assert {draw.seat for draw in again} == tied
    assert opened.view(None).dealer in tied


def test_U3_a_second_tie_is_drawn_again_too() -> None:
    opened = first_seed(lambda g: len(rounds_of_draws(g)) > 2, players=4)
    assert len(rounds_of_draws(opened)[2]) > 1


def test_U3_a_symbol_card_counts_zero_like_a_zero() -> None:
    def symbol_against_zero(g: Game) -> bool:
        first = [str(draw.card) for draw in draws(g)[:2]]
        return any(text[1:] == "0" for text in first) and any("+" in text for text in first)

    opened = first_seed(symbol_against_zero, players=2)
    assert len(rounds_of_draws(opened)) > 1


def test_U3_a_symbol_card_loses_to_a_one() -> None:
    def symbol_against_one(g: Game) -> bool:
        first = [str(draw.card) for draw in draws(g)[:2]]
        return any(text[1:] == "1" for text in first) and any(text[0] == "w" for text in first)

    opened = first_seed(symbol_against_one, players=2)
    one = next(draw for draw in draws(opened) if str(draw.card)[1:] == "1")
    assert opened.view(None).dealer == one.seat


def test_U3_everybody_sees_the_draw_for_the_deal() -> None:
    opened = Game.new("uno", players=3, seed=1)
    for draw in draws(opened):
        assert draw.seen_by(None) == draw.seen_by(2) == draw


def test_U3_the_cards_go_back_before_the_shuffle() -> None:
    opened = first_seed(lambda g: len(rounds_of_draws(g)) > 1, players=10)
    assert all_cards(opened).total() == 108


def test_U3_every_seat_comes_to_deal() -> None:
    assert {Game.new("uno", 4, seed).view(None).dealer for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 5, 10])
def test_U4_seven_cards_each_one_turned_up_the_rest_is_the_draw_pile(players: int) -> None:
    opened = first_seed(lambda g: worth(g.top) > 0, players)
    assert opened.view(None).counts == (7,) * players
    assert len(opened.view(None).discards) == 1
    assert len(opened.stock()) == opened.view(None).stock_count == 108 - 7 * players - 1


def test_U4_the_draw_then_the_deal_then_the_first_card() -> None:
    opened = first_seed(lambda g: worth(g.top) > 0)
    kinds = [type(event) for event in opened.opening if not isinstance(event, PutBack)]
    assert kinds == [DrewForDeal] * len(draws(opened)) + [Dealt, TurnedUp]
    assert opened.opening[-1] == TurnedUp(opened.top)


def test_U4_each_knows_the_own_hand_only() -> None:
    opened = Game.new("uno", players=3, seed=1)
    dealt = next(event for event in opened.opening if isinstance(event, Dealt))
    assert dealt.dealer == opened.view(None).dealer
    assert dealt.seen_by(1).hands == (None, dealt.hands[1], None)
    assert dealt.seen_by(None).hands == (None, None, None)


def test_U4_the_dealer_shuffles() -> None:
    assert len({Game.new("uno", 2, seed).hands() for seed in SEEDS}) == len(SEEDS)
    assert Game.new("uno", 2, seed=5).hands() == Game.new("uno", 2, seed=5).hands()


def test_U4_the_draw_for_the_deal_says_nothing_about_the_deal() -> None:
    """Else the cards drawn openly for the deal would be known to lie in some place."""
    places = set()
    for seed in SEEDS:
        opened = Game.new("uno", 2, seed)
        drawn = draws(opened)[0].card
        lying = [*opened.hands()[0], *opened.hands()[1], opened.top, *opened.stock()]
        places.add(lying.index(drawn))
    assert len(places) > 50


@pytest.mark.parametrize(("dealer", "starts"), [(0, 1), (1, 2), (2, 0)])
def test_U5_a_number_first_left_of_the_dealer_starts(dealer: int, starts: int) -> None:
    verdict = allowed(HANDS, opening=True, dealer=dealer, discard="r7")
    assert (verdict["turn"], verdict["phase"], verdict["direction"]) == (starts, "turn", 1)
    assert (verdict["top"], verdict["colour"], verdict["hands"]) == ("r7", "r", HANDS)
    assert list(verdict["legal"]) == [str(starts)]


def test_U5_play_goes_to_the_left() -> None:
    assert allowed(HANDS, "2:draw", opening=True, dealer=1, discard="r7")["turn"] == 0


def test_U5_with_two_players_the_other_one_starts() -> None:
    assert allowed(HANDS[:2], opening=True, dealer=0, discard="r7")["turn"] == 1


def test_U5_nobody_else_starts() -> None:
    refused(None, HANDS, "0:draw", opening=True, dealer=1, discard="r7")


def test_U6_draw_two_first_left_of_the_dealer_draws_and_misses_the_turn() -> None:
    verdict = allowed(HANDS, opening=True, dealer=0, discard="r+2", stock="b1 b2 b3")
    assert verdict["hands"] == ["r1 b5 b6", "g4 g5 g6 b1 b2", "y1 y2 y3"]
    assert (verdict["turn"], verdict["phase"], verdict["stock"]) == (2, "turn", "b3")
    assert (verdict["top"], verdict["colour"], verdict["direction"]) == ("r+2", "r", 1)


def test_U6_with_two_players_the_dealer_starts() -> None:
    verdict = allowed(HANDS[:2], opening=True, dealer=0, discard="r+2", stock="b1 b2 b3")
    assert (verdict["turn"], verdict["hands"][1]) == (0, "g4 g5 g6 b1 b2")


def test_U6_the_events_say_so() -> None:
    opened = game(HANDS, opening=True, dealer=2, discard="r+2", stock="b1 b2 b3")
    assert opened.opening == (
        TurnedUp(Card.parse("r+2")),
        Drew(0, 2, parse_cards("b1 b2")),
        MissedTurn(0),
    )


def test_U6_draws_as_many_as_there_are() -> None:
    verdict = allowed(HANDS, opening=True, dealer=0, discard="r+2", stock="b1")
    assert (verdict["hands"][1], verdict["stock"], verdict["turn"]) == ("g4 g5 g6 b1", "", 2)
    verdict = allowed(HANDS, opening=True, dealer=0, discard="r+2", stock="")
    assert (verdict["hands"], verdict["turn"]) == (HANDS, 2)


def test_U7_reverse_first_the_dealer_plays_first_to_the_right() -> None:
    verdict = allowed(HANDS, opening=True, dealer=1, discard="rr")
    assert (verdict["turn"], verdict["direction"], verdict["hands"]) == (1, -1, HANDS)
    assert allowed(HANDS, "1:draw", opening=True, dealer=1, discard="rr")["turn"] == 0


def test_U7_with_two_players_the_dealer_plays_first_and_once() -> None:
    verdict = allowed(HANDS[:2], opening=True, dealer=1, discard="rr")
    assert (verdict["turn"], verdict["direction"]) == (1, -1)
    assert allowed(HANDS[:2], "1:draw", opening=True, dealer=1, discard="rr")["turn"] == 0


@pytest.mark.parametrize("option", [True, False])
def test_U7_the_option_for_two_players_does_not_matter(option: bool) -> None:
    rules = {"reverse_skips_with_two": option}
    verdict = allowed(HANDS[:2], opening=True, dealer=1, discard="rr", rules=rules)
    assert verdict["turn"] == 1


def test_U7_the_event_says_so() -> None:
    opened = game(HANDS, opening=True, dealer=1, discard="rr")
    assert Reversed(-1) in opened.opening


def test_U8_skip_first_left_of_the_dealer_is_skipped() -> None:
    verdict = allowed(HANDS, opening=True, dealer=1, discard="rs")
    assert (verdict["turn"], verdict["direction"], verdict["hands"]) == (0, 1, HANDS)
    opened = game(HANDS, opening=True, dealer=1, discard="rs")
    assert opened.opening[-1] == MissedTurn(2)


def test_U8_with_two_players_the_dealer_starts() -> None:
    assert allowed(HANDS[:2], opening=True, dealer=1, discard="rs")["turn"] == 1


def test_U9_wild_first_left_of_the_dealer_names_the_colour() -> None:
    verdict = allowed(HANDS, opening=True, dealer=1, discard="w")
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (2, "colour", None)
    assert verdict["legal"] == {"2": ["colour b", "colour g", "colour r", "colour y"]}
    assert (verdict["top"], verdict["direction"], verdict["hands"]) == ("w", 1, HANDS)


@pytest.mark.parametrize("colour", "rygb")
def test_U9_then_takes_a_normal_turn(colour: str) -> None:
    verdict = allowed(HANDS, f"0:colour {colour}", opening=True, dealer=2, discard="w")
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (0, "turn", colour)
    plays = {"r": ["play r1"], "b": ["play b5", "play b6"]}.get(colour, [])
    assert verdict["legal"] == {"0": ["draw", *plays]}


def test_U9_the_colour_named_must_be_matched() -> None:
    refused("U11", HANDS, "2:colour g", "2:play y1", opening=True, dealer=1, discard="w")
    verdict = allowed(HANDS, "2:colour y", "2:play y1", opening=True, dealer=1, discard="w")
    assert (verdict["turn"], verdict["top"]) == (0, "y1")


@pytest.mark.parametrize("action", ["play y1", "draw", "keep"])
def test_U9_nothing_else_before_the_colour_is_named(action: str) -> None:
    refused("U9", HANDS, f"2:{action}", opening=True, dealer=1, discard="w")


@pytest.mark.parametrize("seat", [0, 1])
def test_U9_nobody_else_names_the_colour(seat: int) -> None:
    refused("U9", HANDS, f"{seat}:colour g", opening=True, dealer=1, discard="w")


def test_U9_the_colour_is_named_once() -> None:
    refused("U9", HANDS, "2:colour g", "2:colour b", opening=True, dealer=1, discard="w")


def test_U9_the_colour_named_is_told() -> None:
    assert game(HANDS, opening=True, dealer=1, discard="w").push(2, "colour g") == (Named(2, "g"),)


def test_U9_no_colour_to_name_without_a_wild_first() -> None:
    refused("U9", HANDS, "0:colour g")
    refused("U9", HANDS, "0:colour g", discard="r7 w", colour="b")


def test_U9_with_two_players() -> None:
    verdict = allowed(HANDS[:2], "1:colour g", "1:play g4", opening=True, dealer=0, discard="w")
    assert (verdict["turn"], verdict["colour"]) == (0, "g")


def test_U10_wild_draw_four_first_goes_under_the_pile_of_a_scenario() -> None:
    verdict = allowed(HANDS, opening=True, dealer=1, discard="w+4", stock="y9 b2 b3")
    assert (verdict["top"], verdict["colour"], verdict["stock"]) == ("y9", "y", "b2 b3 w+4")
    assert (verdict["turn"], verdict["phase"], verdict["hands"]) == (2, "turn", HANDS)


def test_U10_until_it_is_none() -> None:
    opened = game(HANDS, opening=True, dealer=1, discard="w+4", stock="w+4 w+4 y9 b2")
    assert str(opened.top) == "y9"
    assert opened.stock() == parse_cards("b2 w+4 w+4 w+4")
    four = PutBack(Card.parse("w+4"))
    assert opened.opening == (four, four, four, TurnedUp(Card.parse("y9")))


def test_U10_the_card_turned_up_instead_does_what_it_says() -> None:
    verdict = allowed(HANDS, opening=True, dealer=1, discard="w+4", stock="y+2 b2")
    assert verdict["hands"] == ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3 b2 w+4"]
    assert (verdict["turn"], verdict["stock"]) == (0, "")
    verdict = allowed(HANDS, opening=True, dealer=1, discard="w+4", stock="w b2")
    assert (verdict["turn"], verdict["phase"], verdict["stock"]) == (2, "colour", "b2 w+4")


def test_U10_with_nothing_but_wild_draw_fours_there_is_no_game() -> None:
    with pytest.raises(NotationError, match="U10"):
        Scenario.from_json(scenario(HANDS, opening=True, discard="w+4", stock="w+4 w+4"))


def test_U10_it_goes_back_at_a_random_place() -> None:
    places = set()
    for seed in range(1000):
        opened = Game.new("uno", 2, seed)
        if any(isinstance(event, PutBack) for event in opened.opening):
            assert all_cards(opened).total() == 108
            places.add(opened.stock().index(Card.parse("w+4")))
    assert len(places) > 10
    assert max(places) > 40


def as_the_first_card_says(top: Card, dealer: int, players: int) -> tuple[int, int, str]:
    """U5 to U9 read plainly: who starts, the direction, and what is asked for."""
    left, second = (dealer + 1) % players, (dealer + 2) % players
    if top.wild:
        return left, 1, "colour"
    return {"+2": (second, 1, "turn"), "r": (dealer, -1, "turn"), "s": (second, 1, "turn")}.get(
        str(top)[1:], (left, 1, "turn")
    )


@pytest.mark.parametrize("players", [2, 3, 10])
def test_U5_to_U10_hold_for_every_shuffle(players: int) -> None:
    tops = set()
    for seed in SEEDS:
        opened = Game.new("uno", players, seed)
        view = opened.view(None)
        start = as_the_first_card_says(opened.top, view.dealer, players)
        assert (opened.turn, view.direction, opened.phase) == start
        left = (view.dealer + 1) % players
        drawn = 2 if str(opened.top).endswith("+2") else 0
        assert view.counts == tuple(7 + drawn * (seat == left) for seat in range(players))
        tops.add(str(opened.top)[1:])
    assert tops >= {"0", "9", "s", "r", "+2", ""}
    assert "+4" not in tops
