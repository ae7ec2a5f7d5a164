"""The challenge: U19 to U22."""

from typing import Any

import pytest

from lastcard import Card, Game
from lastcard.game.events import MissedTurn
from lastcard.game.uno.events import Accepted, Challenged, Drew, Judged, Showed
from lastcard.notation.cards import parse_cards
from tables import allowed, game, refused

BLUFF = ["r1 b5 w+4", "g4 g5 g6", "y1 y2 y3"]
HONEST = ["y7 b5 w+4", "g4 g5 g6", "y1 y2 y3"]
STOCK = "b1 b2 b3 b4 b6 b7 b8 b9"


def after_four(hands: list[str], *actions: str, **more: Any) -> dict[str, Any]:
    """The verdict after seat 0 has played its Wild Draw Four, naming green."""
    return allowed(hands, "0:play w+4=g", *actions, **{"stock": STOCK} | more)


# U19


@pytest.mark.parametrize(("direction", "asked"), [(1, "1"), (-1, "2")])
def test_U19_who_would_have_to_draw_is_asked(direction: int, asked: str) -> None:
    verdict = after_four(BLUFF, direction=direction)
    assert (verdict["phase"], verdict["turn"]) == ("challenge", int(asked))
    assert verdict["legal"] == {asked: ["accept", "challenge"]}


def test_U19_before_drawing() -> None:
    verdict = after_four(BLUFF)
    assert (verdict["hands"], verdict["stock"]) == (["r1 b5", *BLUFF[1:]], STOCK)


@pytest.mark.parametrize("hands", [BLUFF, HONEST])
def test_U19_whether_it_is_a_bluff_or_not(hands: list[str]) -> None:
    assert after_four(hands)["legal"]["1"] == ["accept", "challenge"]


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_U19_nobody_else_may_answer(seat: int, answer: str) -> None:
    refused("U19", BLUFF, "0:play w+4=g", f"{seat}:{answer}")


@pytest.mark.parametrize("action", ["play g4", "draw"])
def test_U19_first_the_answer(action: str) -> None:
    refused("U19", BLUFF, "0:play w+4=g", f"1:{action}")


def test_U19_not_after_drawing() -> None:
    refused("U19", BLUFF, "0:play w+4=g", "1:accept", "1:challenge")
    refused("U19", BLUFF, "0:play w+4=g", "1:accept", "2:challenge")


@pytest.mark.parametrize("hands", [BLUFF, HONEST])
def test_U19_not_twice(hands: list[str]) -> None:
    refused("U19", hands, "0:play w+4=g", "1:challenge", "1:challenge", stock=STOCK)


@pytest.mark.parametrize("card", ["r1", "w=g", "r+2", "rs"])
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_U19_nothing_but_a_wild_draw_four_is_answered(card: str, answer: str) -> None:
    hands = ["r1 b5 b6 w r+2 rs", "g4 g5 g6", "y1 y2 y3"]
    refused("U19", hands, f"0:play {card}", f"1:{answer}")


def test_U19_not_at_the_start_of_a_scenario() -> None:
    """Whoever played the card on top, the answer has been given."""
    verdict = refused("U19", BLUFF, "0:challenge", discard="r7 w+4", colour="g")
    assert verdict["phase"] == "turn"


def test_U19_with_two_players() -> None:
    verdict = after_four(BLUFF[:2])
    assert (verdict["turn"], verdict["legal"]) == (1, {"1": ["accept", "challenge"]})


def test_U19_accepting_is_told() -> None:
    position = game(BLUFF, "0:play w+4=g", stock=STOCK)
    assert position.push(1, "accept") == (
        Accepted(1),
        Drew(1, 4, parse_cards("b1 b2 b3 b4")),
        MissedTurn(1),
    )


def test_U19_how_many_are_owed_is_known() -> None:
    assert game(BLUFF, "0:play w+4=g").view(None).owed == 4


# U20


def challenged(hands: list[str]) -> tuple[Game, Showed]:
    """The game after a challenge, and the event that shows the hand."""
    position = game(hands, "0:play w+4=g", stock=STOCK)
    happened = position.push(1, "challenge")
    (showed,) = (event for event in happened if isinstance(event, Showed))
    return position, showed


@pytest.mark.parametrize("hands", [BLUFF, HONEST])
def test_U20_the_hand_is_shown_to_the_challenger(hands: list[str]) -> None:
    _, showed = challenged(hands)
    held = parse_cards(hands[0].removesuffix(" w+4"))
    assert showed.seen_by(1) == Showed(seat=0, to=1, count=2, cards=held)
    assert showed.seen_by(0) == showed.seen_by(1)


@pytest.mark.parametrize("hands", [BLUFF, HONEST])
@pytest.mark.parametrize("viewer", [2, None])
def test_U20_and_to_nobody_else(hands: list[str], viewer: int | None) -> None:
    position, showed = challenged(hands)
    assert showed.seen_by(viewer) == Showed(seat=0, to=1, count=2, cards=None)
    assert position.view(viewer).hands[0] is None


def test_U20_the_challenger_sees_the_hand() -> None:
    position, _ = challenged(HONEST)
    assert position.view(1).hands == (parse_cards("y7 b5"), position.hands()[1], None)


def test_U20_the_challenger_shows_nothing() -> None:
    position, _ = challenged(HONEST)
    assert position.view(0).hands[1] is None
    assert position.view(2).hands == (None, None, position.hands()[2])


@pytest.mark.parametrize("hands", [BLUFF, HONEST])
def test_U20_what_is_drawn_for_it_stays_hidden(hands: list[str]) -> None:
    position = game(hands, "0:play w+4=g", stock=STOCK)
    happened = position.push(1, "challenge")
    (drew,) = (event for event in happened if isinstance(event, Drew))
    for viewer in {0, 1, 2, None} - {drew.seat}:
        assert drew.seen_by(viewer) == Drew(drew.seat, drew.count, None)


def test_U20_nothing_is_shown_without_a_challenge() -> None:
    position = game(BLUFF, "0:play w+4=g", stock=STOCK)
    assert position.view(1).hands[0] is None
    assert not any(isinstance(event, Showed) for event in position.push(1, "accept"))
    assert position.view(1).hands[0] is None


def test_U20_what_comes_into_the_hand_later_was_not_shown() -> None:
    position, _ = challenged(BLUFF)
    assert position.view(2).hands[0] is None
    seen = position.view(1).hands[0]
    assert seen is None or not set(seen) & set(parse_cards("b1 b2 b3 b4"))


def test_U20_the_hand_is_known_only_until_it_changes() -> None:
    hands = ["y7 b5 w+4", "g4 g5 g6", "g7 y2 y3"]
    position = game(hands, "0:play w+4=g", "1:challenge", "2:play g7", stock=STOCK)
    assert position.view(1).hands[0] == parse_cards("y7 b5")
    position.push(0, "play y7")
    assert position.view(1).hands[0] is None


def test_U20_the_legal_answers_do_not_give_a_bluff_away() -> None:
    bluff, honest = game(BLUFF, "0:play w+4=g"), game(HONEST, "0:play w+4=g")
    for viewer in (1, 2, None):
        assert bluff.view(viewer).table == honest.view(viewer).table


# U21


def test_U21_guilty_the_challenged_player_draws_the_four() -> None:
    verdict = after_four(BLUFF, "1:challenge")
    assert verdict["hands"] == ["r1 b1 b2 b3 b4 b5", "g4 g5 g6", "y1 y2 y3"]
    assert verdict["stock"] == "b6 b7 b8 b9"


def test_U21_guilty_the_colour_stays_and_the_challenger_takes_a_normal_turn() -> None:
    verdict = after_four(BLUFF, "1:challenge")
    assert (verdict["top"], verdict["colour"]) == ("w+4", "g")
    assert (verdict["turn"], verdict["phase"]) == (1, "turn")
    assert verdict["legal"] == {"1": ["draw", "play g4", "play g5", "play g6"]}
    assert after_four(BLUFF, "1:challenge", "1:play g4")["turn"] == 2
    assert after_four(BLUFF, "1:challenge", "1:draw")["turn"] == 2


def test_U21_guilty_in_the_other_direction() -> None:
    hands = ["r1 b5 w+4", "g4 g5 g6", "g1 y2 y3"]
    verdict = after_four(hands, "2:challenge", "2:play g1", direction=-1)
    assert (verdict["turn"], verdict["hands"][0]) == (1, "r1 b1 b2 b3 b4 b5")


def test_U21_guilty_with_two_players() -> None:
    verdict = after_four(BLUFF[:2], "1:challenge")
    assert (verdict["turn"], verdict["hands"][0]) == (1, "r1 b1 b2 b3 b4 b5")
    assert after_four(BLUFF[:2], "1:challenge", "1:play g4")["turn"] == 0


def test_U21_guilty_draws_as_many_as_there_are() -> None:
    verdict = after_four(BLUFF, "1:challenge", stock="b1", discard="b9 r7")
    assert verdict["hands"][0] == "r1 r7 b1 b5 b9"
    assert (verdict["turn"], verdict["colour"], verdict["top"]) == (1, "g", "w+4")


def test_U21_innocent_the_challenger_draws_six_and_misses_the_turn() -> None:
    verdict = after_four(HONEST, "1:challenge")
    assert verdict["hands"] == ["y7 b5", "g4 g5 g6 b1 b2 b3 b4 b6 b7", "y1 y2 y3"]
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (2, "turn", "g")
    assert verdict["stock"] == "b8 b9"


def test_U21_innocent_in_the_other_direction() -> None:
    verdict = after_four(HONEST, "2:challenge", direction=-1)
    assert verdict["hands"][2] == "y1 y2 y3 b1 b2 b3 b4 b6 b7"
    assert verdict["turn"] == 1


def test_U21_innocent_with_two_players() -> None:
    verdict = after_four(HONEST[:2], "1:challenge")
    assert (verdict["turn"], len(verdict["hands"][1].split())) == (0, 9)


def test_U21_nothing_is_owed_afterwards() -> None:
    """A second Wild Draw Four costs four again."""
    hands = ["y7 b5 w+4", "g4 g5 g6", "y1 w+4 y3"]
    verdict = after_four(hands, "1:challenge", "2:play w+4=b", "0:accept", stock=f"{STOCK} r1 r2")
    assert verdict["hands"][0] == "r1 r2 y7 b5 b8 b9"


def test_U21_the_events_tell_the_verdict() -> None:
    happened = game(BLUFF, "0:play w+4=g", stock=STOCK).push(1, "challenge")
    assert happened == (
        Challenged(1, 0),
        Showed(0, 1, 2, parse_cards("r1 b5")),
        Judged(0, guilty=True),
        Drew(0, 4, parse_cards("b1 b2 b3 b4")),
    )
    happened = game(HONEST, "0:play w+4=g", stock=STOCK).push(1, "challenge")
    assert happened[2:] == (
        Judged(0, guilty=False),
        Drew(1, 6, parse_cards("b1 b2 b3 b4 b6 b7")),
        MissedTurn(1),
    )


# U22


def guilty(hand: str, named: str, **more: Any) -> bool:
    position = game([f"{hand} w+4", "g4 g5", "y1 y2"], f"0:play w+4={named}", **more)
    return Judged(0, guilty=True) in position.push(1, "challenge")


@pytest.mark.parametrize("card", ["r1", "r0", "r7", "rs", "rr", "r+2"])
def test_U22_guilty_with_any_card_of_the_colour_in_force(card: str) -> None:
    assert guilty(f"b5 {card}", named="g")
    assert guilty(f"b5 {card}", named="r")


@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("b5 y7", "r7"),
        ("b5 gs", "rs"),
        ("b5 y+2", "r+2"),
        ("b5 w", "r7"),
        ("b5 w+4", "r7"),
        ("b5 g3", "r7"),
    ],
    ids=["number", "symbol", "draw two", "wild", "second wild draw four", "colour named"],
)
def test_U22_innocent_whatever_else_matches(hand: str, top: str) -> None:
    assert not guilty(hand, named="g", discard=top)


def test_U22_judged_on_the_colour_in_force_when_it_was_played() -> None:
    """Not on the colour it names, nor on what lies under a wild card."""
    under = {"discard": "r7 w", "colour": "b"}
    assert guilty("y3 b5", named="y", **under)
    assert not guilty("y3 r5", named="y", **under)
    assert not guilty("y3 g5", named="r", **under)


def test_U22_judged_on_the_colour_that_a_wild_draw_four_named() -> None:
    hands = ["b5 w+4 y5", "g4 g5", "g1 w+4 y2"]
    actions = ("0:play w+4=g", "1:accept", "2:play w+4=r", "0:challenge")
    verdict = allowed(hands, *actions, stock=f"{STOCK} r1 r2")
    assert len(verdict["hands"][2].split()) == 6
    assert (verdict["turn"], verdict["colour"]) == (0, "r")


def test_U22_judged_on_the_hand_when_it_was_played() -> None:
    """Penalty cards drawn since do not make a bluff of it."""
    hands = ["b5 w+4", "g4 g5", "y1 y2"]
    position = game(hands, "0:play w+4=g", "2:catch 0", stock=f"r1 r2 {STOCK}")
    assert position.hands()[0] == parse_cards("r1 r2 b5")
    assert Judged(0, guilty=False) in position.push(1, "challenge")
    assert position.turn == 2


def test_U22_a_drawn_wild_draw_four_is_judged_like_any_other() -> None:
    for hand, bluff in (("r1 b5", True), ("y1 b5", False)):
        position = game([hand, "g4 g5", "y1 y2"], "0:draw", "0:play w+4=g", stock=f"w+4 {STOCK}")
        assert Judged(0, guilty=bluff) in position.push(1, "challenge")


def test_U22_each_wild_draw_four_is_judged_for_itself() -> None:
    """An honest one after a bluff that nobody challenged."""
    hands = ["r1 b5 w+4", "g4 g5", "y1 w+4 y2"]
    position = game(hands, "0:play w+4=g", "1:accept", "2:play w+4=b", stock=f"{STOCK} r2 r3 r4")
    assert Judged(2, guilty=False) in position.push(0, "challenge")
    assert str(position.top) == str(Card.parse("w+4"))
