"""What a view of UNO Rummy tells about swaps: which can be made, and which were."""

from typing import Any

from lastcard.game.game import Game
from lastcard.game.match import Match
from lastcard.server import wire
from lastcard.server.showing import shown_match
from rummy.tiles import game

TABLE = ["r4 j=r5 r6", "b1 g1 y1", "r9 g9 j=b9"]


def shown(position: Game, seat: int | None) -> Any:
    match = Match([f"Seat {n}" for n in range(position.players)], position)
    found = shown_match(match, seat)
    assert isinstance(found, wire.RummyShown)
    return found


def test_every_swap_is_listed_for_who_can_make_it() -> None:
    """R10: the very tile that a joker stands for, in a set too."""
    position = game(["r5 b9 y9 y12", "r5 g4"], table=TABLE)
    assert shown(position, 0).swaps == ["swap r5 1", "swap b9 3"]
    for swap in shown(position, 0).swaps:
        assert swap in position.view(0).legal
    assert shown(position, 1).swaps == shown(position, None).swaps == []


def test_what_was_swapped_is_shown_to_all_until_the_turn_ends() -> None:
    position = game(["r5 b9 y12 y10", "r5 g4"], table=TABLE)
    position.push(0, "swap r5")
    position.push(0, "swap b9 3")
    assert shown(position, 0).swaps == []
    for seat in (0, 1, None):
        assert shown(position, seat).swapped == ["r5 1", "b9 3"]
    position.push(0, "end")
    assert shown(position, 1).swapped == []
