"""The greedy bot sees what its seat sees, and does what a careful player does."""

from lastcard import Game
from lastcard.bots.greedy import greedy
from tables import game


def chosen(position: Game, seat: int) -> str:
    view = position.view(seat)
    return str(greedy(view, view.legal))


def test_it_calls_when_it_jumps_in() -> None:
    hands = ["r1 b5 b6", "g4 g5 g6", "r1 y2"]
    position = game(hands, "0:play r1", rules={"jump_in": True})
    assert chosen(position, 2) == "play r1 uno"


def test_H2_it_calls_on_its_turn_when_it_was_handed_one_card() -> None:
    hands = ["r7 r3", "g1 g2 g4"]
    swapped = ("0:play r7", "0:swaphand 1")
    view = game(hands, *swapped, discard="r5", rules={"seven_zero": True}).view(1)
    assert view.turn == 1
    assert str(greedy(view, view.legal)) == "uno"


def test_it_does_not_bluff() -> None:
    position = game(["r1 w+4 b5", "g4 g5 g6"])
    assert chosen(position, 0) == "play r1"
