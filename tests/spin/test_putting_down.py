"""Cards put down through the wheel, and how play goes on: S14 to S16."""

import pytest

from lastcard import IllegalAction
from spin.at_the_wheel import not_after, spun, spun_game

HANDS = ["b6 b8", "g1 g4 g+2 y9 w w+4", "y1 y2 y6"]


# S14: the order


@pytest.mark.parametrize("cards", ["g1 y9 g4", "y9 g4 g1", "g4 g1 y9", "w g1 y9", "g+2 w+4 g1"])
def test_S14_the_order_is_chosen_and_the_last_lies_on_top(cards: str) -> None:
    game = spun_game("almost_uno", HANDS, f"1:discard {cards}")
    pile = [str(card) for card in game.view(None).discards]
    assert pile == ["r7", "r3*", *cards.split()]
    assert (str(game.top), game.colour) == (pile[-1], pile[-1][0])


def test_S14_the_new_top_card_is_the_one_to_match() -> None:
    hands = [HANDS[0], HANDS[1], "r9 y6 g3"]
    verdict = spun("almost_uno", hands, "1:discard g1 y9")
    assert verdict["legal"] == {"2": ["draw", "play r9", "play y6"]}


def test_S14_by_symbol_too() -> None:
    verdict = spun("almost_uno", [*HANDS[:2], "b+2 y6 y8"], "1:discard g+2")
    assert verdict["legal"] == {"2": ["draw", "play b+2"]}


@pytest.mark.parametrize("wild", ["w", "w+4"])
def test_S14_a_wild_card_on_top_names_the_colour(wild: str) -> None:
    verdict = spun("almost_uno", HANDS, f"1:discard g1 {wild}=y")
    assert (verdict["top"], verdict["colour"]) == (wild, "y")
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")
    assert "play y1" in verdict["legal"]["2"]


@pytest.mark.parametrize("cards", ["w", "w+4", "g1 w", "g1 g4 w+4", "w+4 w"])
def test_S14_without_a_colour_it_is_refused(cards: str) -> None:
    verdict = not_after("S14", "almost_uno", HANDS, f"1:discard {cards}")
    assert verdict["hands"][1] == "y9 g1 g4 g+2 w w+4"
    assert (verdict["top"], verdict["colour"], verdict["phase"]) == ("r3*", "r", "discard")


@pytest.mark.parametrize("cards", ["w g1", "w+4 g1", "w w+4 g1"])
def test_S14_a_wild_card_under_another_needs_no_colour(cards: str) -> None:
    verdict = spun("almost_uno", HANDS, f"1:discard {cards}")
    assert (verdict["top"], verdict["colour"]) == ("g1", "g")


def test_S14_the_colour_named_by_the_topmost_wild_counts() -> None:
    verdict = spun("almost_uno", HANDS, "1:discard w w+4=b")
    assert (verdict["top"], verdict["colour"]) == ("w+4", "b")


# S14: no action


@pytest.mark.parametrize("card", ["gs", "gr", "g+2", "g4*", "w=g", "w+4=g", "g7", "g0"])
@pytest.mark.parametrize("direction", [1, -1])
def test_S14_no_card_put_down_has_an_action(card: str, direction: int) -> None:
    spinner = direction % 4
    hands = ["b6 b8", "b9 b9 bs", "r8 r9 rs", "y1 y2 y6"]
    hands[spinner] = f"{card.partition('=')[0]} y8 y9"
    verdict = spun("almost_uno", hands, f"{spinner}:discard {card}", direction=direction)
    assert (verdict["turn"], verdict["phase"]) == (2, "turn")
    assert (verdict["direction"], verdict["colour"]) == (direction, "g")
    hands[spinner] = "y8 y9"
    assert verdict["hands"] == hands


@pytest.mark.parametrize("card", ["gs", "gr", "g+2"])
def test_S14_with_two_players_there_is_no_action_either(card: str) -> None:
    verdict = spun("almost_uno", ["b6 b8", f"{card} g7 g8"], f"1:discard {card}")
    assert (verdict["turn"], verdict["hands"][0]) == (0, "b6 b8")


def test_S14_a_wild_draw_four_put_down_cannot_be_challenged() -> None:
    hands = ["b6 b8", "r8 w+4 g7", "y1 y2 y6"]
    not_after("U19", "almost_uno", hands, "1:discard w+4=r", "2:challenge")


# S14: all or nothing


@pytest.mark.parametrize(
    ("result", "cards"),
    [
        ("almost_uno", "g1 g4 r9"),
        ("almost_uno", "g1 g4 w"),
        ("almost_uno", "g1 g1"),
        ("almost_uno", "g1 g4 g+2 y9 w=g"),
        ("discard_number", "g1 g4"),
        ("discard_number", "g1 y1"),
        ("discard_colour", "g1 g4 y9"),
        ("discard_colour", "g1 g9"),
        ("discard_colour", "g1 g4 w=g"),
    ],
)
def test_S14_a_discard_that_is_refused_changes_nothing(result: str, cards: str) -> None:
    game = spun_game(result, HANDS)
    state, actions = game.state(), game.actions
    for call in ("", " uno"):
        with pytest.raises(IllegalAction):
            game.push(1, f"discard {cards}{call}")
        assert (game.state(), game.actions) == (state, actions)
    game.push(1, "discard g4")
    assert str(game.top) == "g4"


@pytest.mark.parametrize("result", ["almost_uno", "discard_number", "discard_colour"])
def test_S14_discard_without_cards_is_refused(result: str) -> None:
    not_after(None, result, HANDS, "1:discard")


@pytest.mark.parametrize("result", ["show_hand", "draw_red", "trade_hands"])
def test_S14_there_is_nothing_to_put_down_after_other_results(result: str) -> None:
    verdict = spun(result, HANDS)
    assert (verdict["phase"], "1" in verdict["legal"]) == ("turn", False)
    not_after(None, result, HANDS, "1:discard g1")


@pytest.mark.parametrize("action", ["1:play g1", "1:draw", "1:spin"])
def test_S14_the_answer_comes_first(action: str) -> None:
    game = spun_game("almost_uno", HANDS, wheel=["war"])
    state = game.state()
    with pytest.raises(IllegalAction):
        game.push(1, action[2:])
    assert game.state() == state


def test_S14_put_down_once() -> None:
    verdict = spun("almost_uno", HANDS, "1:discard g1")
    assert "1" not in verdict["legal"]
    not_after(None, "almost_uno", HANDS, "1:discard g1", "1:discard g4")


def test_S14_one_step_is_taken_back_at_once() -> None:
    game = spun_game("almost_uno", HANDS)
    before = game.state()
    game.push(1, "discard g1 g4 y9")
    game.undo()
    after = game.state()
    assert (after.phase, list(after.counts)) == (before.phase, list(before.counts))
    assert game.hands() == spun_game("almost_uno", HANDS).hands()


# S15


ONE_LEFT = [
    ("discard_number", ["b6 b8", "g4 y4 gs", "y1 y2 y6"], ["1:discard g4 y4"], 1),
    ("discard_colour", ["b6 b8", "g4 gs y9", "y1 y2 y6"], ["1:discard g4 gs"], 1),
    ("uno_spin", ["b6 b8", "g4 g5 g6", "y1 y2 y6"], ["0:shout", "0:discard b8"], 0),
    (
        "war",
        ["b6 b7", "g9 gs", "y1 y2 y6"],
        ["0:show b7", "1:show g9", "2:show y6", "1:discard g9"],
        1,
    ),
]


@pytest.mark.parametrize(("result", "hands", "actions", "seat"), ONE_LEFT)
def test_S15_left_with_one_card_one_must_call(
    result: str, hands: list[str], actions: list[str], seat: int
) -> None:
    verdict = spun(result, hands, *actions)
    assert (verdict["uno_due"], verdict["turn"], verdict["phase"]) == ([seat], 2, "turn")
    assert verdict["legal"][str(seat)] == ["uno"]
    assert verdict["legal"][str(1 - seat)] == [f"catch {seat}"]
    assert f"catch {seat}" in verdict["legal"]["2"]


@pytest.mark.parametrize(("result", "hands", "actions", "seat"), ONE_LEFT)
def test_S15_the_call_may_be_made_with_it_or_afterwards(
    result: str, hands: list[str], actions: list[str], seat: int
) -> None:
    *before, last = actions
    assert spun(result, hands, *before, f"{last} uno")["uno_due"] == []
    assert spun(result, hands, *actions, f"{seat}:uno")["uno_due"] == []


@pytest.mark.parametrize(("result", "hands", "actions", "seat"), ONE_LEFT)
def test_S15_who_does_not_call_can_be_caught_until_the_next_turn(
    result: str, hands: list[str], actions: list[str], seat: int
) -> None:
    caught = spun(result, hands, *actions, f"2:catch {seat}")
    assert len(caught["hands"][seat].split()) == 3
    assert (caught["turn"], caught["uno_due"]) == (2, [])
    assert spun(result, hands, *actions, "2:draw")["uno_due"] == []
    not_after("U25", result, hands, *actions, "2:draw", f"{1 - seat}:catch {seat}")


def test_S15_a_call_that_leaves_more_cards_has_no_effect() -> None:
    verdict = spun("discard_number", ["b6 b8", "g4 y9 gs", "y1 y2"], "1:discard g4 uno")
    assert (verdict["uno_due"], verdict["turn"]) == ([], 2)


def test_S15_a_card_kept_leaves_nothing_due() -> None:
    verdict = spun("discard_number", ["b6 b8", "g4", "y1 y2"], "1:keep")
    assert (verdict["uno_due"], verdict["turn"]) == ([], 2)


@pytest.mark.parametrize(
    ("result", "hand", "cards"),
    [
        ("discard_number", "g4", "g4"),
        ("discard_number", "g4 g4* y4", "y4 g4* g4"),
        ("discard_colour", "g4 gs g+2", "gs g+2 g4"),
        ("discard_colour", "g4 gs g+2", "g4 g+2 gs"),
    ],
)
def test_S15_left_with_none_the_round_is_won(result: str, hand: str, cards: str) -> None:
    verdict = spun(result, ["b6 b8", hand, "y1 y2 y6"], f"1:discard {cards}")
    assert (verdict["phase"], verdict["turn"]) == ("round_over", None)
    assert verdict["round"] == {"winner": 1, "points": [0, 23, 0]}
    assert verdict["scores"] == [0, 23, 0]
    assert verdict["legal"] == {"0": ["deal"]}


def test_S15_a_match_can_be_won_through_the_wheel() -> None:
    hands, scores = ["b6 b8", "g4", "y1 y2 y6"], [0, 480, 0]
    verdict = spun("discard_number", hands, "1:discard g4", scores=scores)
    assert (verdict["phase"], verdict["winners"], verdict["scores"][1]) == ("match_over", [1], 503)


# S16


QUIET = [
    ("almost_uno", ["{s}:keep"]),
    ("almost_uno", ["{s}:discard {card}"]),
    ("discard_number", ["{s}:discard {card}"]),
    ("discard_colour", ["{s}:keep"]),
    ("draw_red", []),
    ("draw_blue", []),
    ("trade_hands", []),
    ("show_hand", []),
    ("uno_spin", ["{s}:keep"]),
    ("uno_spin", ["0:shout", "0:discard b8"]),
    ("war", ["0:show b8", "1:show g9", "2:show y7", "3:show r8", "1:keep"]),
]


@pytest.mark.parametrize(("result", "actions"), QUIET)
@pytest.mark.parametrize("direction", [1, -1])
def test_S16_play_goes_on_after_the_spinner(
    result: str, actions: list[str], direction: int
) -> None:
    hands = ["b6 b7 b8", "g9 g7 g6", "y1 y2 y7", "r6 r8 r1"]
    spinner = direction % 4
    card = {1: "g7", 3: "r6"}[spinner]
    told = [action.format(s=spinner, card=card) for action in actions]
    verdict = spun(result, hands, *told, direction=direction)
    assert (verdict["turn"], verdict["phase"]) == ((2 * direction) % 4, "turn")
    assert verdict["direction"] == direction


@pytest.mark.parametrize("direction", [1, -1])
def test_S16_three_players_in_either_direction(direction: int) -> None:
    verdict = spun("show_hand", ["b6 b8", "g4 g5", "y1 y2"], direction=direction)
    assert verdict["turn"] == {1: 2, -1: 1}[direction]


def test_S15_the_wheel_is_done_with_when_the_round_is_won_through_it() -> None:
    game = spun_game("discard_number", ["b6 b8", "g4", "y1 y2 y6"], "1:discard g4")
    assert game.round_over
    assert game.view(None).result is None


def test_S12_the_war_is_done_with_when_the_round_is_won_through_it() -> None:
    actions = ("0:show b8", "1:show g9", "2:show y6", "1:discard g9")
    game = spun_game("war", ["b6 b8", "g9", "y1 y2 y6"], *actions)
    assert game.round_over
    assert (game.view(None).result, game.view(None).laid) == (None, ((), (), ()))
