"""A turn: U11 to U18."""

import pytest

from lastcard import Card
from lastcard.game.events import MissedTurn, Reversed
from lastcard.game.uno.events import Drew, Kept, Played
from lastcard.notation.cards import parse_cards
from tables import allowed, game, refused

HANDS = ["r1 b5 b6", "g4 g5 g6", "y1 y2 y3"]
COLOURS = "bgry"


def hand_of(*cards: str) -> list[str]:
    """Three hands, the first of them with these cards and some that nothing is done with."""
    return [" ".join([*cards, "b5", "b6"]), "g4 g5 g6", "y1 y2 y3"]


def legal_after(seat: int, hands: list[str], *actions: str, **more: object) -> list[str]:
    return list(allowed(hands, *actions, **more)["legal"].get(str(seat), []))


# U11


@pytest.mark.parametrize(
    ("top", "played"),
    [
        ("r7", "r1"),
        ("r7", "r0"),
        ("r7", "g7"),
        ("r7", "r7"),
        ("r0", "b0"),
        ("r7", "rs"),
        ("r7", "rr"),
        ("r7", "r+2"),
        ("rs", "gs"),
        ("rr", "yr"),
        ("r+2", "y+2"),
        ("rs", "r3"),
        ("r+2", "r5"),
    ],
)
def test_U11_a_card_matches_by_number_colour_or_symbol(top: str, played: str) -> None:
    verdict = allowed(hand_of(played), f"0:play {played}", discard=top)
    assert (verdict["top"], verdict["colour"]) == (played, played[0])
    assert verdict["hands"][0] == "b5 b6"


@pytest.mark.parametrize(
    ("top", "played"),
    [
        ("r7", "g1"),
        ("r7", "g6"),
        ("r7", "gs"),
        ("rs", "gr"),
        ("rs", "g+2"),
        ("r+2", "g2"),
        ("r+2", "gr"),
        ("r2", "g+2"),
        ("rr", "gs"),
        ("r0", "g9"),
    ],
)
def test_U11_a_card_that_matches_in_nothing_is_refused(top: str, played: str) -> None:
    verdict = refused("U11", hand_of(played), f"0:play {played}", discard=top)
    assert (verdict["turn"], verdict["top"]) == (0, top)


@pytest.mark.parametrize("wild", ["w", "w+4"])
@pytest.mark.parametrize("top", ["r7", "gs", "y+2", "br"])
def test_U11_a_wild_card_goes_on_everything(wild: str, top: str) -> None:
    verdict = allowed(hand_of(wild), f"0:play {wild}=y", discard=top)
    assert (verdict["top"], verdict["colour"]) == (wild, "y")


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_U11_on_a_wild_card_the_colour_named_is_matched(wild: str) -> None:
    legal = legal_after(0, hand_of("g1", "y1", "w"), discard=f"r7 {wild}", colour="g")
    assert legal == ["draw", "play g1", *(f"play w={colour}" for colour in COLOURS)]


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_U11_what_lies_under_a_wild_card_is_not_matched(wild: str) -> None:
    for card in ("r1", "y7"):
        refused("U11", hand_of(card), f"0:play {card}", discard=f"r7 {wild}", colour="g")


def test_U11_the_colour_named_is_over_when_a_coloured_card_lies_on_it() -> None:
    hands = ["g1 b5 b6", "y1 g4 g5", "y2 g7 b8"]
    actions = ("0:play g1", "1:play y1")
    assert legal_after(2, hands, *actions, discard="w", colour="g") == ["draw", "play y2"]


def test_U11_one_card_a_turn() -> None:
    refused(None, hand_of("r1", "r2"), "0:play r1", "0:play r2")


def test_U11_not_out_of_turn() -> None:
    refused(None, hand_of("r1"), "2:draw")
    refused(None, ["b5 b6", "r4 g5", "y1"], "1:play r4")


def test_U11_not_a_card_one_does_not_hold() -> None:
    refused(None, HANDS, "0:play r9")
    refused(None, HANDS, "0:play w=g")


def test_U11_equal_cards_are_listed_once() -> None:
    assert legal_after(0, hand_of("r1", "r1")) == ["draw", "play r1"]


def test_U11_after_a_play_it_is_the_next_players_turn() -> None:
    assert allowed(HANDS, "0:play r1")["turn"] == 1
    assert allowed(HANDS, "0:play r1", direction=-1)["turn"] == 2
    assert allowed(HANDS[:2], "0:play r1")["turn"] == 1
    assert allowed(HANDS[:2], "0:play r1", direction=-1)["turn"] == 1


def test_U11_the_event_names_card_and_colour() -> None:
    assert game(hand_of("r1")).push(0, "play r1") == (Played(0, Card.parse("r1"), None),)
    assert game(hand_of("w")).push(0, "play w=g") == (Played(0, Card.parse("w"), "g"),)


# U12


def test_U12_a_playable_card_need_not_be_played() -> None:
    verdict = allowed(HANDS, "0:draw", stock="g1 g2")
    assert verdict["hands"][0] == "r1 g1 b5 b6"
    assert verdict["turn"] == 1


@pytest.mark.parametrize("hand", ["r1 b5 b6", "w b5", "w+4 b5", "r7 y7"])
def test_U12_drawing_is_always_among_the_choices(hand: str) -> None:
    assert "draw" in legal_after(0, [hand, "g4 g5"])


def test_U12_also_with_the_last_card() -> None:
    verdict = allowed(["r1", "g4 g5"], "0:draw", stock="g1 g2")
    assert (verdict["hands"][0], verdict["turn"], verdict["uno_due"]) == ("r1 g1", 1, [])


# U13


def test_U13_who_does_not_play_draws_exactly_one_card() -> None:
    verdict = allowed(HANDS, "0:draw", stock="g1 g2 g3")
    assert verdict["hands"] == ["r1 g1 b5 b6", "g4 g5 g6", "y1 y2 y3"]
    assert verdict["stock"] == "g2 g3"


def test_U13_if_the_drawn_card_is_not_playable_the_turn_ends() -> None:
    verdict = allowed(HANDS, "0:draw", stock="g1 g2 g3")
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")
    assert allowed(HANDS, "0:draw", stock="g1", direction=-1)["turn"] == 2


@pytest.mark.parametrize("action", ["draw", "keep", "play r1"])
def test_U13_nothing_more_after_an_unplayable_card(action: str) -> None:
    refused(None, HANDS, "0:draw", f"0:{action}", stock="g1 g2 g3")


def test_U13_the_drawn_card_may_be_played_at_once() -> None:
    verdict = allowed(HANDS, "0:draw", "0:play r9", stock="r9 g2")
    assert (verdict["top"], verdict["turn"], verdict["hands"][0]) == ("r9", 1, HANDS[0])


def test_U13_the_drawn_card_may_be_kept() -> None:
    verdict = allowed(HANDS, "0:draw", "0:keep", stock="r9 g2")
    assert (verdict["top"], verdict["turn"], verdict["phase"]) == ("r7", 1, "turn")
    assert (verdict["hands"][0], verdict["stock"]) == ("r1 r9 b5 b6", "g2")


def test_U13_only_play_or_keep_is_left() -> None:
    verdict = allowed(HANDS, "0:draw", stock="r9 g2")
    assert (verdict["turn"], verdict["phase"]) == (0, "drawn")
    assert verdict["legal"] == {"0": ["keep", "play r9"]}


def test_U13_no_card_held_before_the_draw_may_be_played() -> None:
    refused("U13", HANDS, "0:draw", "0:play r1", stock="r9 g2")
    refused("U13", hand_of("w"), "0:draw", "0:play w=g", stock="r9 g2")


def test_U13_no_second_card_may_be_drawn() -> None:
    refused("U13", HANDS, "0:draw", "0:draw", stock="r9 g2")


def test_U13_a_copy_of_a_card_held_may_be_played() -> None:
    verdict = allowed(HANDS, "0:draw", "0:play r1", stock="r1 g2")
    assert verdict["hands"][0] == "r1 b5 b6"


def test_U13_nothing_to_keep_without_drawing() -> None:
    refused("U13", HANDS, "0:keep")
    refused(None, HANDS, "1:keep")


def test_U13_a_drawn_wild_may_name_every_colour() -> None:
    legal = legal_after(0, HANDS, "0:draw", stock="w g2")
    assert legal == ["keep", *(f"play w={colour}" for colour in COLOURS)]
    assert allowed(HANDS, "0:draw", "0:play w=g", stock="w g2")["colour"] == "g"


@pytest.mark.parametrize(("card", "turn"), [("rs", 2), ("rr", 2), ("r+2", 2), ("r9", 1)])
def test_U13_the_drawn_card_does_what_it_says(card: str, turn: int) -> None:
    verdict = allowed(HANDS, "0:draw", f"0:play {card}", stock=f"{card} g1 g2 g3")
    assert verdict["turn"] == turn


def test_U13_a_drawn_card_may_be_played_with_the_call() -> None:
    hands = ["b5", "g4 g5", "y1 y2"]
    legal = legal_after(0, hands, "0:draw", stock="r9 g2")
    assert legal == ["keep", "play r9", "play r9 uno"]
    assert allowed(hands, "0:draw", "0:play r9", stock="r9 g2")["uno_due"] == [0]
    assert allowed(hands, "0:draw", "0:play r9 uno", stock="r9 g2")["uno_due"] == []


def test_U13_only_the_one_who_drew_knows_the_card() -> None:
    (drew,) = game(HANDS, stock="r9 g2").push(0, "draw")
    assert drew == Drew(0, 1, parse_cards("r9"))
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, 1, None)
    position = game(HANDS, "0:draw", stock="r9 g2")
    assert str(position.view(0).drawn) == "r9"
    assert position.view(1).drawn is position.view(None).drawn is None


def test_U13_keeping_is_told() -> None:
    assert game(HANDS, "0:draw", stock="r9").push(0, "keep") == (Kept(0),)


# U14


def test_U14_draw_two_the_next_player_draws_two_and_misses_the_turn() -> None:
    verdict = allowed(hand_of("r+2"), "0:play r+2", stock="b1 b2 b3")
    assert verdict["hands"] == ["b5 b6", "g4 g5 g6 b1 b2", "y1 y2 y3"]
    assert (verdict["turn"], verdict["phase"], verdict["stock"]) == (2, "turn", "b3")


def test_U14_in_the_other_direction() -> None:
    verdict = allowed(hand_of("r+2"), "0:play r+2", stock="b1 b2 b3", direction=-1)
    assert verdict["hands"][2] == "y1 y2 y3 b1 b2"
    assert verdict["turn"] == 1


def test_U14_with_two_players_one_plays_again() -> None:
    verdict = allowed(hand_of("r+2")[:2], "0:play r+2", stock="b1 b2 b3")
    assert (verdict["hands"][1], verdict["turn"]) == ("g4 g5 g6 b1 b2", 0)


def test_U14_it_is_not_answered() -> None:
    """Stacking is a house rule (H1), off by default."""
    hands = ["r+2 b5 b6", "g+2 g5 g6", "y1 y2 y3"]
    assert allowed(hands, "0:play r+2")["turn"] == 2
    refused(None, hands, "0:play r+2", "1:play g+2")


def test_U14_the_events_say_so() -> None:
    assert game(hand_of("r+2"), stock="b1 b2 b3").push(0, "play r+2") == (
        Played(0, Card.parse("r+2"), None),
        Drew(1, 2, parse_cards("b1 b2")),
        MissedTurn(1),
    )


# U15


@pytest.mark.parametrize(("direction", "turn"), [(1, 2), (-1, 1)])
def test_U15_reverse_changes_the_direction(direction: int, turn: int) -> None:
    verdict = allowed(hand_of("rr"), "0:play rr", direction=direction)
    assert (verdict["direction"], verdict["turn"]) == (-direction, turn)
    assert verdict["hands"][1:] == ["g4 g5 g6", "y1 y2 y3"]


def test_U15_two_reverses_cancel_out() -> None:
    hands = ["rr b5 b6", "g4 g5 g6", "yr y2 y3"]
    verdict = allowed(hands, "0:play rr", "2:play yr")
    assert (verdict["direction"], verdict["turn"]) == (1, 0)


@pytest.mark.parametrize("direction", [1, -1])
def test_U15_with_two_players_it_skips_the_other(direction: int) -> None:
    verdict = allowed(hand_of("rr")[:2], "0:play rr", direction=direction)
    assert (verdict["direction"], verdict["turn"]) == (-direction, 0)
    happened = game(hand_of("rr")[:2], direction=direction).push(0, "play rr")
    assert happened[1:] == (Reversed(-direction), MissedTurn(1))


@pytest.mark.parametrize("direction", [1, -1])
def test_U15_without_the_option_it_does_not(direction: int) -> None:
    rules = {"reverse_skips_with_two": False}
    verdict = allowed(hand_of("rr")[:2], "0:play rr", direction=direction, rules=rules)
    assert (verdict["direction"], verdict["turn"]) == (-direction, 1)


@pytest.mark.parametrize("option", [True, False])
def test_U15_the_option_is_for_two_players_only(option: bool) -> None:
    rules = {"reverse_skips_with_two": option}
    assert allowed(hand_of("rr"), "0:play rr", rules=rules)["turn"] == 2


def test_U15_the_event_names_the_new_direction() -> None:
    happened = game(hand_of("rr")).push(0, "play rr")
    assert happened == (Played(0, Card.parse("rr"), None), Reversed(-1))


# U16


@pytest.mark.parametrize(("direction", "turn"), [(1, 2), (-1, 1)])
def test_U16_the_next_player_is_skipped(direction: int, turn: int) -> None:
    verdict = allowed(hand_of("rs"), "0:play rs", direction=direction)
    assert (verdict["turn"], verdict["direction"]) == (turn, direction)
    assert verdict["hands"] == ["b5 b6", "g4 g5 g6", "y1 y2 y3"]


def test_U16_with_two_players_one_plays_again() -> None:
    assert allowed(hand_of("rs")[:2], "0:play rs")["turn"] == 0


def test_U16_the_event_names_who_is_skipped() -> None:
    assert game(hand_of("rs")).push(0, "play rs")[1:] == (MissedTurn(1),)
    assert game(hand_of("rs"), direction=-1).push(0, "play rs")[1:] == (MissedTurn(2),)


# U17


@pytest.mark.parametrize("colour", "rygb")
def test_U17_any_colour_may_be_named_also_the_one_in_force(colour: str) -> None:
    verdict = allowed(hand_of("w"), f"0:play w={colour}")
    assert (verdict["colour"], verdict["top"], verdict["turn"]) == (colour, "w", 1)
    assert verdict["hands"] == ["b5 b6", "g4 g5 g6", "y1 y2 y3"]


def test_U17_it_may_be_played_even_when_another_card_could_be() -> None:
    legal = legal_after(0, hand_of("r1", "y7", "w"))
    assert legal == ["draw", "play r1", *(f"play w={c}" for c in COLOURS), "play y7"]


def test_U17_nobody_is_asked_anything_after_it() -> None:
    assert allowed(hand_of("w"), "0:play w=g")["phase"] == "turn"


@pytest.mark.parametrize("action", ["play w=", "play w=p", "play w=rg", "play r1=g"])
def test_U17_a_wild_card_and_only_a_wild_card_names_a_colour(action: str) -> None:
    refused(None, hand_of("r1", "w"), f"0:{action}")


def test_U17_a_wild_card_without_a_colour() -> None:
    refused("U17", hand_of("r1", "w"), "0:play w")
    refused("U18", hand_of("r1", "w+4"), "0:play w+4")


# U18


def test_U18_wild_draw_four_the_next_player_draws_four_and_misses_the_turn() -> None:
    verdict = allowed(hand_of("w+4"), "0:play w+4=g", "1:accept", stock="b1 b2 b3 b4 b7")
    assert verdict["hands"] == ["b5 b6", "g4 g5 g6 b1 b2 b3 b4", "y1 y2 y3"]
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (2, "turn", "g")
    assert (verdict["top"], verdict["stock"]) == ("w+4", "b7")


def test_U18_in_the_other_direction() -> None:
    verdict = allowed(hand_of("w+4"), "0:play w+4=g", "2:accept", direction=-1)
    assert verdict["hands"][2] == "y1 y2 y3 b1 b2 b3 b4"
    assert verdict["turn"] == 1


def test_U18_with_two_players_one_plays_again() -> None:
    verdict = allowed(hand_of("w+4")[:2], "0:play w+4=g", "1:accept")
    assert (verdict["turn"], verdict["phase"]) == (0, "turn")
    assert verdict["hands"][1] == "g4 g5 g6 b1 b2 b3 b4"


@pytest.mark.parametrize("colour", "rygb")
def test_U18_any_colour_may_be_named(colour: str) -> None:
    assert allowed(hand_of("w+4"), f"0:play w+4={colour}")["colour"] == colour


def test_U18_it_can_be_played_when_it_is_not_allowed() -> None:
    """A bluff; U19 to U22 say what may come of it."""
    hands = hand_of("r1", "r2", "r+2", "w+4")
    assert "play w+4=r" in legal_after(0, hands)
    verdict = allowed(hands, "0:play w+4=g", "1:accept")
    assert (verdict["turn"], len(verdict["hands"][1].split())) == (2, 7)


def test_U18_it_is_listed_once_for_each_colour() -> None:
    legal = legal_after(0, hand_of("w+4", "w+4"))
    assert legal == ["draw", *(f"play w+4={colour}" for colour in COLOURS)]
