"""S17: the last card was a spin card, a Draw Two or a Wild Draw Four; it still counts."""

from typing import Any

import pytest

from lastcard import Rules
from lastcard.game.uno.events import Showed
from lastcard.notation.cards import parse_cards
from spin.at_the_wheel import RESULTS, at_spin, no_spin, positions, spin_game, spun
from tables import referee

HANDS = ["r3*", "g4 g5 g6", "y1 y2 y9"]
WON = ("0:play r3*", "1:spin")
OVER = ("round_over", None)


def last(result: str, *actions: str, hands: list[str] = HANDS, **more: Any) -> dict[str, Any]:
    return at_spin(hands, *WON, *actions, wheel=[result], **more)


def not_last(
    rule: str | None, result: str, *actions: str, hands: list[str] = HANDS, **more: Any
) -> None:
    no_spin(rule, hands, *WON, *actions, wheel=[result], **more)


def test_S17_the_next_player_still_spins() -> None:
    verdict = at_spin(HANDS, "0:play r3*", wheel=["war"])
    assert (verdict["turn"], verdict["phase"], verdict["round"]) == (1, "spin", None)
    assert verdict["legal"] == {"1": ["spin"]}
    assert (verdict["scores"], verdict["uno_due"]) == ([0, 0, 0], [])


def test_S17_in_the_other_direction() -> None:
    verdict = at_spin(HANDS, "0:play r3*", direction=-1)
    assert (verdict["turn"], verdict["phase"]) == (2, "spin")


def test_S17_a_plain_number_ends_the_round_at_once() -> None:
    verdict = at_spin(["r3", *HANDS[1:]], "0:play r3")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 0)


def test_S17_the_match_is_not_won_before_the_wheel_has_turned() -> None:
    before = at_spin(HANDS, "0:play r3*", scores=[499, 0, 0])
    assert (before["phase"], before["winners"]) == ("spin", [])
    after = last("show_hand", scores=[499, 0, 0])
    assert (after["phase"], after["winners"]) == ("match_over", [0])


ENDINGS: dict[str, list[str]] = {
    "almost_uno": ["1:keep"],
    "discard_number": ["1:keep"],
    "discard_colour": ["1:keep"],
    "war": ["1:show g6", "2:show y9", "2:keep"],
    "uno_spin": ["1:keep"],
}


@pytest.mark.parametrize("result", RESULTS)
def test_S17_the_round_ends_after_every_result(result: str) -> None:
    verdict = last(result, *ENDINGS.get(result, []), stock="w b1")
    assert (verdict["phase"], verdict["turn"]) == OVER
    drawn = 50 if result.startswith("draw") else 0
    assert verdict["round"] == {"winner": 0, "points": [27 + drawn, 0, 0]}
    assert verdict["scores"] == [27 + drawn, 0, 0]
    assert verdict["uno_due"] == []
    assert verdict["legal"] == {"0": ["deal"]}


@pytest.mark.parametrize("result", RESULTS)
def test_S17_with_scoring_hands_all_are_charged_afterwards(result: str) -> None:
    rules = {"scoring": "hands"}
    verdict = last(result, *ENDINGS.get(result, []), stock="w b1", rules=rules)
    drawn = 50 if result.startswith("draw") else 0
    points = [0, 12, 15] if result == "trade_hands" else [0, 15 + drawn, 12]
    assert verdict["round"] == {"winner": 0, "points": points}


@pytest.mark.parametrize("result", RESULTS)
def test_S17_with_two_players(result: str) -> None:
    ending = ["1:show g6", "1:keep"] if result == "war" else ENDINGS.get(result, [])
    verdict = last(result, *ending, hands=HANDS[:2], stock="w b1")
    drawn = 50 if result.startswith("draw") else 0
    assert verdict["round"] == {"winner": 0, "points": [15 + drawn, 0]}
    assert (verdict["phase"], verdict["turn"]) == OVER


@pytest.mark.parametrize("result", ["almost_uno", "discard_number", "discard_colour"])
def test_S17_the_spinner_is_asked(result: str) -> None:
    verdict = last(result)
    assert (verdict["turn"], verdict["phase"]) == (1, "discard")
    assert (verdict["legal"], verdict["round"]) == ({"1": ["discard", "keep"]}, None)


@pytest.mark.parametrize(
    ("result", "cards", "points"),
    [
        ("almost_uno", "g6", 21),
        ("discard_number", "g5", 22),
        ("discard_colour", "g4 g5", 18),
    ],
)
def test_S17_what_is_put_down_does_not_count(result: str, cards: str, points: int) -> None:
    verdict = last(result, f"1:discard {cards}")
    assert verdict["round"] == {"winner": 0, "points": [points, 0, 0]}
    assert (verdict["uno_due"], verdict["phase"]) == ([], "round_over")


@pytest.mark.parametrize(
    ("result", "hand"),
    [
        ("almost_uno", "g4 g5"),
        ("almost_uno", "g4"),
        ("discard_number", "gs w"),
        ("discard_colour", "w w+4"),
    ],
)
def test_S17_where_nothing_can_be_put_down_the_round_ends_by_itself(result: str, hand: str) -> None:
    verdict = last(result, hands=["r3*", hand, "y1 y2"])
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 0)


def test_S17_almost_uno_goes_down_to_two_only() -> None:
    not_last("S5", "almost_uno", "1:discard g4 g5")


# Nobody else can win


@pytest.mark.parametrize("card", ["g6", "gs", "g4*", "g+2"])
def test_S17_who_puts_down_all_has_not_won(card: str) -> None:
    verdict = last("discard_colour", f"1:discard {card}", hands=["r3*", card, "y1 y2 y9"])
    assert verdict["round"] == {"winner": 0, "points": [12, 0, 0]}
    assert verdict["hands"] == ["", "", "y1 y2 y9"]


def test_S17_who_puts_down_the_last_number_has_not_won() -> None:
    verdict = last("discard_number", "1:discard g4 g4*", hands=["r3*", "g4 g4*", "y1 y2"])
    assert verdict["round"] == {"winner": 0, "points": [3, 0, 0]}


def test_S17_who_wins_the_war_with_the_last_card_has_not_won() -> None:
    hands = ["r3*", "g9", "y1 y2"]
    verdict = last("war", "1:show g9", "2:show y2", "1:discard g9", hands=hands)
    assert verdict["round"] == {"winner": 0, "points": [3, 0, 0]}


def test_S17_who_shouts_with_the_last_card_has_not_won() -> None:
    hands = ["r3*", "g9 g8", "y5*"]
    verdict = last("uno_spin", "2:shout", "2:discard y5*", hands=hands)
    assert verdict["round"] == {"winner": 0, "points": [17, 0, 0]}
    assert verdict["phase"] == "round_over"


def test_S17_with_scoring_none_the_winner_has_won_the_match() -> None:
    hands = ["r3*", "g9", "y1 y2"]
    verdict = last("discard_number", "1:discard g9", hands=hands, rules={"scoring": "none"})
    assert (verdict["phase"], verdict["winners"]) == ("match_over", [0])


# Drawing


@pytest.mark.parametrize(("result", "colour"), [("draw_red", "r"), ("draw_blue", "b")])
def test_S17_the_cards_drawn_count(result: str, colour: str) -> None:
    verdict = last(result, stock=f"y8 {colour}s g9")
    assert verdict["round"] == {"winner": 0, "points": [27 + 28, 0, 0]}
    assert verdict["stock"] == "g9"


# Trading


def test_S17_trading_is_among_the_others() -> None:
    hands = ["r3*", "g4 g5 g6", "y9", "b8 b9"]
    verdict = last("trade_hands", hands=hands)
    assert verdict["hands"] == ["", "b8 b9", "g4 g5 g6", "y9"]
    assert verdict["round"] == {"winner": 0, "points": [41, 0, 0, 0]}
    assert (verdict["phase"], verdict["uno_due"]) == ("round_over", [])


@pytest.mark.parametrize("direction", [1, -1])
def test_S17_trading_goes_to_the_left_past_the_winner(direction: int) -> None:
    hands = ["g4 g5 g6", "y9", "r3*", "b8 b9"]
    spinner = (2 + direction) % 4
    actions = ("2:play r3*", f"{spinner}:spin")
    more: dict[str, Any] = {"turn": 2, "direction": direction, "wheel": ["trade_hands"]}
    verdict = at_spin(hands, *actions, rules={"scoring": "hands"}, **more)
    assert verdict["hands"] == ["b8 b9", "g4 g5 g6", "", "y9"]
    assert verdict["round"] == {"winner": 2, "points": [17, 15, 0, 9]}


def test_S17_with_two_players_there_is_nobody_to_trade_with() -> None:
    assert last("trade_hands", hands=HANDS[:2])["hands"] == ["", "g4 g5 g6"]


# War


def test_S17_the_war_is_among_the_others() -> None:
    verdict = last("war")
    assert (verdict["turn"], verdict["phase"]) == (1, "war")
    assert verdict["legal"] == {"1": ["show g6"], "2": ["show y9"]}
    asked = last("war", "1:show g6", "2:show y9")
    assert (asked["turn"], asked["phase"]) == (2, "discard")
    after = last("war", "1:show g6", "2:show y9", "2:discard y9")
    assert after["round"] == {"winner": 0, "points": [18, 0, 0]}
    assert (after["uno_due"], after["phase"]) == ([], "round_over")


def test_S17_a_war_without_numbers_ends_the_round_at_once() -> None:
    verdict = last("war", hands=["r3*", "gs", "ys w"])
    assert verdict["round"] == {"winner": 0, "points": [90, 0, 0]}


def test_S17_a_war_that_ends_in_a_tie_ends_the_round() -> None:
    verdict = last("war", "1:show g9", "2:show y9", hands=["r3*", "g9", "y9 ys"])
    assert verdict["round"] == {"winner": 0, "points": [38, 0, 0]}


def test_S17_a_tie_is_fought_out_first() -> None:
    hands = ["r3*", "g9 g1", "y9 y0"]
    verdict = last("war", "1:show g9", "2:show y9", hands=hands)
    assert verdict["legal"] == {"1": ["show g1"], "2": ["show y0"]}
    actions = ("1:show g9", "2:show y9", "1:show g1", "2:show y0", "1:discard g9 g1")
    verdict = last("war", *actions, hands=hands)
    assert verdict["round"] == {"winner": 0, "points": [9, 0, 0]}


# The shout


def test_S17_the_shout_is_among_the_others() -> None:
    verdict = last("uno_spin")
    assert (verdict["turn"], verdict["phase"]) == (1, "race")
    assert verdict["legal"] == {"1": ["keep", "shout"], "2": ["shout"]}
    after = last("uno_spin", "2:shout", "2:discard y9")
    assert after["round"] == {"winner": 0, "points": [18, 0, 0]}
    kept = last("uno_spin", "2:shout", "2:keep")
    assert kept["round"] == {"winner": 0, "points": [27, 0, 0]}


def test_S17_the_winner_cannot_shout() -> None:
    verdict = referee(HANDS, *WON, "0:shout", game="spin", stock="b1", wheel=["uno_spin"])
    assert not verdict["ok"]
    assert verdict["error"]["rule"] in ("S13", "S17")


# Put down through the wheel


def test_S17_a_spin_card_put_down_last_makes_the_next_player_spin() -> None:
    hands, wheel = ["b6 b8", "g4*", "y1 y2"], ["draw_red"]
    before = spun("discard_number", hands, "1:discard g4*", wheel=wheel)
    assert (before["turn"], before["phase"], before["round"]) == (2, "spin", None)
    assert (before["legal"], before["uno_due"]) == ({"2": ["spin"]}, [])
    after = spun("discard_number", hands, "1:discard g4*", "2:spin", wheel=wheel, stock="y8 r9")
    assert after["hands"] == ["b6 b8", "", "r9 y1 y2 y8"]
    assert after["round"] == {"winner": 1, "points": [0, 34, 0]}


@pytest.mark.parametrize(
    ("card", "after", "points"),
    [
        ("g+2", "y1 y2 y6 y6", 29),
        ("w+4=r", "y1 y2 y6 y6 y7 y7", 43),
        ("w=r", "y1 y2", 17),
        ("gs", "y1 y2", 17),
        ("gr", "y1 y2", 17),
    ],
)
def test_S17_a_draw_two_put_down_last_is_drawn(card: str, after: str, points: int) -> None:
    hands = ["b6 b8", card.split("=")[0], "y1 y2"]
    actions = ("1:shout", f"1:discard {card}")
    verdict = spun("uno_spin", hands, *actions, stock="y6 y6 y7 y7 y9")
    assert (verdict["phase"], verdict["round"]["winner"]) == ("round_over", 1)
    assert verdict["hands"] == ["b6 b8", "", after]
    assert verdict["round"]["points"] == [0, points, 0]


@pytest.mark.parametrize(("cards", "drawn"), [("g1 g+2", 2), ("g+2 g1", 0), ("g+2 g1*", 0)])
def test_S17_of_several_put_down_the_top_one_counts(cards: str, drawn: int) -> None:
    hands = ["b6 b8", cards, "y1 y2"]
    verdict = spun("discard_colour", hands, f"1:discard {cards}")
    assert len(verdict["hands"][2].split()) == 2 + drawn
    assert verdict["phase"] == ("spin" if cards.endswith("*") else "round_over")


def test_S17_the_next_player_is_the_one_after_the_spinner() -> None:
    """Seat 1 spins, seat 0 shouts: seat 2 would be next."""
    hands = ["y+2", "g4 g5", "y1 y2"]
    verdict = spun("uno_spin", hands, "0:shout", "0:discard y+2")
    assert verdict["hands"] == ["", "g4 g5", "y1 y2 b1 b2"]


@pytest.mark.parametrize(("players", "following"), [(2, 1), (3, 0)])
def test_S17_the_winner_is_left_out(players: int, following: int) -> None:
    """Seat 1 spins; with three players seat 2 would be next, with two it is seat 0: they win."""
    winner = players - 1 if players == 3 else 0
    hands = ["b6 b8", "g4 g5", "y1 y2"][:players]
    hands[winner] = "y+2"
    verdict = spun("uno_spin", hands, f"{winner}:shout", f"{winner}:discard y+2")
    assert verdict["round"]["winner"] == winner
    assert len(verdict["hands"][following].split()) == 4


def test_S17_in_a_war_the_last_card_of_the_winner_counts() -> None:
    hands = ["b6 b7", "g3 g4", "y5*"]
    lay = ("0:show b7", "1:show g4", "2:show y5*")
    lost = spun("war", hands, *lay, "0:discard b7", wheel=["show_hand"])
    assert (lost["turn"], lost["phase"], lost["uno_due"]) == (2, "turn", [0])
    won = spun("war", ["r2 g2", *hands[1:]], "0:show r2", *lay[1:], "2:discard y5*", wheel=["war"])
    assert (won["turn"], won["phase"], won["round"]) == (0, "spin", None)


def test_S17_there_is_no_chain() -> None:
    """The spinner for the last card puts down a spin card, a Draw Two: nothing follows."""
    hands, wheel = ["b6 b8", "g4*", "y1*"], ["discard_number", "draw_red"]
    actions = ("1:discard g4*", "2:spin", "2:discard y1*")
    verdict = spun("discard_number", hands, *actions, wheel=wheel)
    assert verdict["round"] == {"winner": 1, "points": [0, 14, 0]}
    actions = ("1:discard g4*", "2:spin", "2:discard y+2")
    verdict = spun("discard_number", ["b6 b8", "g4*", "y+2"], *actions, wheel=["discard_colour"])
    assert verdict["hands"] == ["b6 b8", "", ""]
    assert verdict["round"] == {"winner": 1, "points": [0, 14, 0]}


# The rest


def test_S17_the_hand_is_shown() -> None:
    shown = Showed(1, None, 3, parse_cards("g4 g5 g6"))
    assert shown in spin_game(HANDS, "0:play r3*", wheel=["show_hand"]).push(1, "spin")


@pytest.mark.parametrize("result", ["discard_number", "discard_colour"])
def test_S17_no_card_put_down_makes_another_spin(result: str) -> None:
    verdict = last(result, "1:discard g4*", hands=["r3*", "g4* y7", "y1 y2"])
    assert verdict["phase"] == "round_over"


def test_S17_a_wheel_used_up_is_refused() -> None:
    no_spin(None, HANDS, *WON, wheel=[])


@pytest.mark.parametrize("action", ["draw", "play g4"])
def test_S17_spinning_is_all_there_is_to_do(action: str) -> None:
    no_spin("S2", HANDS, "0:play r3*", f"1:{action}")


def test_S17_the_next_round_is_dealt_as_usual() -> None:
    verdict = last("show_hand", "0:deal", dealer=2)
    assert verdict["ok"]
    assert verdict["scores"] == [27, 0, 0]


def test_S17_the_winner_of_every_round_of_a_match_has_no_cards() -> None:
    """Even in the rounds after one that the wheel has ended."""
    by_wheel = 0
    for seed in range(6):
        spinning = False
        for game, _ in positions(3, seed, Rules(target=1500)):
            if game.result and game.result.winner is not None:
                assert game.hands()[game.result.winner] == ()
                by_wheel += spinning
            spinning = 0 in game.view(None).counts
    assert by_wheel > 5


@pytest.mark.parametrize("result", RESULTS)
def test_S17_the_wheel_is_done_with_when_the_round_is_over(result: str) -> None:
    actions = (*WON, *ENDINGS.get(result, []))
    game = spin_game(HANDS, *actions, wheel=[result], stock="w b1")
    assert game.view(None).result is None
