"""Legal lists in whole matches, against the clauses read a second time, card by card."""

import pytest

from lastcard import Card, Rules
from tables import CardGame as Game
from uno.at_random import positions

COLOURS = "bgry"


def plainly_legal(position: Game, seat: int) -> set[str]:
    """U11 to U25 read plainly, card by card."""
    view = position.view(seat)
    if position.round_over:
        deals = not position.over and seat == (view.dealer + 1) % view.players
        return {"deal"} if deals else set()
    found = {f"catch {due}" for due in view.uno_due if due != seat}
    found |= {"uno"} if seat in view.uno_due else set()
    if seat != view.turn:
        return found
    if view.phase == "challenge":
        return found | {"accept", "challenge"}
    if view.phase == "colour":
        return {f"colour {colour}" for colour in COLOURS}
    calls = ("", " uno") if len(view.hand) == 2 else ("",)
    if view.phase == "drawn":
        assert view.drawn is not None
        return found | {"keep", *plays(view.drawn, calls)}
    can_draw = view.stock_count > 0 or len(view.discards) > 1
    top = view.top
    for card in view.hand:
        same = not top.wild and not card.wild and str(card)[1:] == str(top)[1:]
        if card.wild or card.colour == view.colour or same:
            found |= plays(card, calls)
    if can_draw:
        return found | {"draw"}
    return found if any(action.startswith("play") for action in found) else found | {"pass"}


def plays(card: Card, calls: tuple[str, ...]) -> set[str]:
    named = [f"={colour}" for colour in COLOURS] if card.wild else [""]
    return {f"play {card}{colour}{call}" for colour in named for call in calls}


@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_U11_to_U25_the_legal_lists_are_what_the_clauses_say(players: int) -> None:
    phases = set()
    for position, _ in positions(players, seed=players, rules=Rules(target=1000)):
        phases.add(position.phase)
        for seat in range(players):
            legal = [str(action) for action in position.legal(seat)]
            assert legal == sorted(plainly_legal(position, seat))
    assert phases >= {"turn", "drawn", "challenge", "round_over", "match_over"}
