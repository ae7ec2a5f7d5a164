"""The bugs that players of other programs report most, each as a game that would show it."""

from typing import Any

import pytest

from lastcard import IllegalAction, NotationError, Rules
from lastcard.game.uno.events import Dealt, Drew, Reshuffled, Showed
from lastcard.notation.cards import parse_cards
from tables import CardGame as Game
from tables import allowed, game, refused
from uno.at_random import positions

HANDS = ["r1 b5 w", "g4 g5 g6", "y1 y2 y3"]
OPENING_WILD: dict[str, Any] = {"opening": True, "discard": "w", "dealer": 2}


# The colour that nobody named: "limbo"


@pytest.mark.parametrize("action", ["play w", "play w=", "play w=x", "play w uno", "play w+4"])
def test_U17_a_wild_played_without_a_colour_is_not_played_at_all(action: str) -> None:
    position = game(["r1 b5 w w+4", "g4 g5", "y1 y2"])
    state = position.state()
    with pytest.raises(NotationError):
        position.push(0, action)
    assert position.state() == state


def test_U17_there_is_never_a_turn_without_a_colour() -> None:
    for position, _ in positions(3, seed=11, rules=Rules(target=1000)):
        assert (position.colour is None) == (position.phase == "colour")


@pytest.mark.parametrize("action", ["draw", "play r1", "play w=g", "keep", "accept", "pass"])
def test_U9_a_colour_not_yet_named_can_still_be_named(action: str) -> None:
    position = game(HANDS, **OPENING_WILD)
    with pytest.raises(IllegalAction):
        position.push(0, action)
    assert [str(choice) for choice in position.legal(0)] == [f"colour {c}" for c in "bgry"]
    position.push(0, "colour g")
    assert (position.colour, position.turn, position.phase) == ("g", 0, "turn")


def test_U9_who_has_to_name_the_colour_cannot_be_caught() -> None:
    hands = ["r1", "g4", "y1"]
    refused("U25", hands, "1:catch 0", **OPENING_WILD)
    verdict = allowed(hands, "0:uno", "0:colour r", **OPENING_WILD)
    assert (verdict["uno_due"], verdict["turn"], verdict["colour"]) == ([], 0, "r")


@pytest.mark.parametrize("wild", ["w", "w+4"])
@pytest.mark.parametrize("catcher", [1, 2])
def test_U24_being_caught_after_a_wild_leaves_its_colour(wild: str, catcher: int) -> None:
    hands = [f"b5 {wild}", "g4 g5", "y1 y2"]
    before = allowed(hands, f"0:play {wild}=y")
    verdict = allowed(hands, f"0:play {wild}=y", f"{catcher}:catch 0", stock="r1 r2 b1 b2 b3 b4")
    assert verdict["hands"][0] == "r1 r2 b5"
    for key in ("turn", "phase", "colour", "top", "direction"):
        assert verdict[key] == before[key]


# The colour that a player observes after a wild


@pytest.mark.parametrize("wild", ["w", "w+4"])
@pytest.mark.parametrize("colour", "rygb")
def test_U11_every_player_observes_the_colour_named(wild: str, colour: str) -> None:
    hands = [f"r5 b6 {wild}", "r1 y1 g1 b1", "y8 y9"]
    answer = ["1:challenge"] if wild == "w+4" else []
    for actions in ([], answer):
        position = game(hands, f"0:play {wild}={colour}", *actions)
        for viewer in (0, 1, 2, None):
            assert position.view(viewer).colour == position.colour == colour
            assert str(position.view(viewer).top) == wild
    assert [str(action) for action in position.legal(1)] == ["draw", f"play {colour}1"]


def test_U11_the_colour_is_not_that_of_the_wild_before() -> None:
    hands = ["w b5 b6", "w g5 g6", "y1 g2 r3"]
    position = game(hands, "0:play w=y", "1:play w=g")
    assert (position.colour, position.view(2).colour) == ("g", "g")
    assert [str(action) for action in position.legal(2)] == ["draw", "play g2"]
    position.push(2, "play g2")
    assert (position.colour, position.view(0).colour) == ("g", "g")


def test_U11_a_matching_number_changes_the_colour_in_force() -> None:
    position = game(["r1 b5 b6", "g1 g5 y6", "r8 g8 y8"], "0:play r1", "1:play g1")
    assert {position.view(viewer).colour for viewer in (0, 1, 2, None)} == {"g"}
    assert [str(action) for action in position.legal(2)] == ["draw", "play g8"]


# A drawn Wild Draw Four


def test_U18_a_drawn_wild_draw_four_makes_the_next_player_draw() -> None:
    actions = ("0:draw", "0:play w+4=g")
    verdict = allowed(HANDS, *actions, stock="w+4 b1 b2 b3 b4 b6")
    assert (verdict["turn"], verdict["phase"], verdict["colour"]) == (1, "challenge", "g")
    verdict = allowed(HANDS, *actions, "1:accept", stock="w+4 b1 b2 b3 b4 b6")
    assert verdict["hands"][1] == "g4 g5 g6 b1 b2 b3 b4"
    assert verdict["turn"] == 2


def test_U13_a_drawn_wild_draw_four_may_be_kept() -> None:
    verdict = allowed(HANDS, "0:draw", "0:keep", stock="w+4 b1")
    assert (verdict["hands"][0], verdict["turn"], verdict["colour"]) == ("r1 b5 w w+4", 1, "r")


def test_U14_a_drawn_draw_two_makes_the_next_player_draw() -> None:
    verdict = allowed(HANDS, "0:draw", "0:play r+2", stock="r+2 b1 b2 b3")
    assert (verdict["hands"][1], verdict["turn"]) == ("g4 g5 g6 b1 b2", 2)


# Points with three or more players


@pytest.mark.parametrize("players", [3, 4, 10])
def test_U31_the_winner_is_paid_by_all_the_others(players: int) -> None:
    others = [f"g{n}" for n in range(1, players)]
    verdict = allowed(["r1", *others], "0:play r1", stock="b1 b2")
    points = sum(range(1, players))
    assert verdict["round"]["points"] == verdict["scores"] == [points, *[0] * (players - 1)]


# Catching and challenging too late, and too often


def test_U24_no_catch_after_the_window() -> None:
    hands = ["r1 b5", "g4 g5", "y2 y3"]
    for late in (("1:draw",), ("1:draw", "2:draw")):
        refused("U25", hands, "0:play r1", *late, "2:catch 0", stock="b6 b8 b9")


def test_U19_no_challenge_after_the_window() -> None:
    hands = ["r1 b5 w+4", "g4 g5", "g2 g3"]
    refused("U19", hands, "0:play w+4=g", "1:accept", "1:challenge")
    refused("U19", hands, "0:play w+4=g", "1:accept", "2:play g2 uno", "1:challenge")


def test_U25_pressing_the_button_all_the_time_catches_nobody() -> None:
    """Before, and after a call, a catch is refused; it costs nothing and gains nothing."""
    position = game(["r1 b5", "g4 g5", "y2 y3"])
    for _ in range(10):
        with pytest.raises(IllegalAction, match="U25"):
            position.push(1, "catch 0")
    position.push(0, "play r1 uno")
    for _ in range(10):
        with pytest.raises(IllegalAction, match="U25"):
            position.push(1, "catch 0")
    assert position.view(None).counts == (1, 2, 2)


def test_U25_calling_all_the_time_saves_nobody() -> None:
    """A call before the play does not stand for the one that is due after it."""
    position = game(["r1 b5", "g4 g5", "y2 y3"])
    for _ in range(10):
        assert position.push(0, "uno") == ()
    position.push(0, "play r1")
    position.push(1, "catch 0")
    assert position.view(None).counts == (3, 2, 2)


# Piles that run out


def test_U28_the_top_card_is_not_shuffled_back_in() -> None:
    verdict = allowed(["b5 b6", "y1 y2"], "0:draw", stock="", discard="g1 g2 r7")
    assert (verdict["top"], verdict["stock"]) == ("r7", "g2")
    assert "r7" not in verdict["hands"][0]


def test_U28_the_top_card_stays_through_whole_matches() -> None:
    reshuffles = 0
    for seed in range(5):
        for position, happened in positions(10, seed):
            if any(isinstance(event, Reshuffled) for event in happened):
                reshuffles += 1
                assert position.view(None).discards == (position.top,)
                assert position.colour == position.top.colour or position.top.wild
    assert reshuffles > 5


def test_U28_the_pile_runs_out_in_the_middle_of_four() -> None:
    hands = ["b5 b6 w+4", "y1 y2", "y3 y4"]
    for stock, discard in (("b1", "g1 g2 g3 r7"), ("b1 g1", "g2 g3 r7"), ("b1 g1 g2", "g3 r7")):
        verdict = allowed(hands, "0:play w+4=g", "1:accept", stock=stock, discard=discard)
        assert verdict["hands"][1] == "y1 y2 g1 g2 g3 b1"
        assert (verdict["turn"], verdict["top"], verdict["colour"]) == (2, "w+4", "g")


def test_U29_everything_runs_out_in_the_middle_of_four() -> None:
    hands = ["b5 b6 w+4", "y1 y2", "y3 y4"]
    verdict = allowed(hands, "0:play w+4=g", "1:accept", stock="b1", discard="r7")
    assert (verdict["hands"][1], verdict["stock"], verdict["turn"]) == ("r7 y1 y2 b1", "", 2)
    assert verdict["legal"] == {"2": ["pass"]}


def test_U29_no_round_hangs_when_everything_has_run_out() -> None:
    hands = ["b5 b6", "y1 y2", "g1 g3"]
    verdict = allowed(hands, "0:pass", "1:pass", "2:pass", stock="", discard="r7")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 1)


# Two players


@pytest.mark.parametrize("direction", [1, -1])
def test_U15_with_two_players_who_reverses_plays_again(direction: int) -> None:
    hands = ["rr r5 b6", "g4 g5 g6"]
    verdict = allowed(hands, "0:play rr", "0:play r5", direction=direction)
    assert (verdict["turn"], verdict["direction"]) == (1, -direction)


# The last card


@pytest.mark.parametrize(("last", "count"), [("r+2", 2), ("w+4=g", 4)])
@pytest.mark.parametrize("players", [2, 3])
def test_U27_a_draw_card_as_last_card_still_works(last: str, count: int, players: int) -> None:
    hands = [last.partition("=")[0], "g8 g9", "y1 y2"][:players]
    verdict = allowed(hands, f"0:play {last}", stock="b1 b2 b3 b4 b5")
    assert len(verdict["hands"][1].split()) == 2 + count
    drawn = sum(range(1, count + 1))
    assert verdict["round"]["points"][0] == 17 + drawn + (3 if players == 3 else 0)


def test_U26_the_winning_card_is_seen() -> None:
    verdict = allowed(["r1", "g4 g5"], "0:play r1")
    assert verdict["top"] == "r1"


# The first card


@pytest.mark.parametrize(
    ("first", "turn", "direction", "phase", "left"),
    [
        ("r7", 1, 1, "turn", "g4 g5 g6"),
        ("r+2", 2, 1, "turn", "g4 g5 g6 b1 b2"),
        ("rr", 0, -1, "turn", "g4 g5 g6"),
        ("rs", 2, 1, "turn", "g4 g5 g6"),
        ("w", 1, 1, "colour", "g4 g5 g6"),
        ("w+4", 1, 1, "turn", "g4 g5 g6"),
    ],
)
def test_U5_to_U10_the_first_card_works(
    first: str, turn: int, direction: int, phase: str, left: str
) -> None:
    verdict = allowed(HANDS, opening=True, dealer=0, discard=first, stock="b1 b2 b3 b4")
    assert (verdict["turn"], verdict["direction"], verdict["phase"]) == (turn, direction, phase)
    assert verdict["hands"][1] == left


def test_U6_a_first_card_is_not_drawn_for_twice() -> None:
    """The Draw Two turned up has had its effect; the player who then plays draws no more for it."""
    opened: dict[str, Any] = {"opening": True, "dealer": 0, "discard": "r+2"}
    hands = ["r1 b5", "g4 g5 g6", "r3 y2 y3"]
    verdict = allowed(hands, "2:play r3", stock="b1 b2 b3", **opened)
    assert [len(hand.split()) for hand in verdict["hands"]] == [2, 5, 2]


# Big hands


def test_U13_a_hand_of_49_cards_is_played_like_any_other() -> None:
    numbers = [f"{c}{n}" for c in "gb" for n in range(1, 10)]
    symbols = [f"{c}{s}" for c in "gb" for s in ("0", "s", "r", "+2")]
    hand = [*numbers, *numbers, *symbols, "w", "w", "w+4", "w+4", "y7"]
    assert len(hand) == 49
    position = game([" ".join(hand), "y1 y2"], stock="y3")
    plays = [f"play {w}={c}" for w in ("w", "w+4") for c in "rygb"]
    expected = ["draw", *plays, "play y7", "play g7", "play b7"]
    assert [str(action) for action in position.legal(0)] == sorted(expected)
    position.push(0, "play y7")
    assert position.view(1).counts == (48, 2)


# Cards that others must not know


def test_U4_no_player_is_told_anothers_cards() -> None:
    told = 0
    for position, happened in positions(3, seed=5):
        for event in happened:
            for viewer in (0, 1, 2, None):
                seen = event.seen_by(viewer)
                if isinstance(seen, Drew) and viewer != seen.seat:
                    assert seen.cards is None
                    told += 1
                if isinstance(seen, Dealt):
                    assert [s for s, hand in enumerate(seen.hands) if hand is not None] == (
                        [] if viewer is None else [viewer]
                    )
                if isinstance(seen, Showed) and viewer not in (seen.seat, seen.to):
                    assert seen.cards is None
        if position.round_over:
            continue
        assert position.view(None).hands == (None, None, None)
    assert told > 0


def test_U4_a_view_holds_no_card_of_another() -> None:
    """Not even where a program would have to look twice to find it."""
    position = Game.new("uno", players=3, seed=1)
    table = position.view(0).table
    assert not any(any(hand) for hand in table.hands[1:])
    assert not any(table.held[1:])
    assert not any(table.stock)
    assert not any(table.key)


def test_U20_a_hand_once_shown_is_not_shown_for_good() -> None:
    hands = ["y7 b5 b6 w+4", "g4 g5", "g2 g3"]
    actions = ("0:play w+4=g", "1:challenge", "2:play g2 uno", "0:draw")
    position = game(hands, *actions, stock="b1 b2 b3 b4 b7 b8 y1 y3")
    assert position.hands()[0] == parse_cards("y1 y7 b5 b6")
    seen = position.view(1).hands[0]
    assert seen is None or parse_cards("y1")[0] not in seen
