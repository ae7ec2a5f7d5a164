"""Legal lists of all seats in whole matches, against the clauses read a second time."""

import pytest

from lastcard import Card, Rules
from spin.at_the_wheel import positions
from tables import CardGame as Game

COLOURS = "bgry"


def number(card: Card) -> int | None:
    text = str(card)[1:].rstrip("*")
    return int(text) if text.isdigit() else None


def symbol(card: Card) -> str:
    return str(card)[1:].rstrip("*")


def plays(card: Card, calls: tuple[str, ...]) -> set[str]:
    named = [f"={colour}" for colour in COLOURS] if card.wild else [""]
    return {f"play {card}{colour}{call}" for colour in named for call in calls}


def shows(position: Game, seat: int) -> set[str]:
    """S12: the highest number not yet laid, for seats still in the war."""
    view = position.view(seat)
    left = list(view.hand)
    for card in view.laid[seat]:
        left.remove(card)
    highest = max((n for card in left if (n := number(card)) is not None), default=None)
    return {f"show {card}" for card in left if number(card) == highest is not None}


def plainly_legal(position: Game, seat: int) -> set[str]:
    """What the clauses let a seat do, except for the seats of a war."""
    view = position.view(seat)
    if position.round_over:
        deals = not position.over and seat == (view.dealer + 1) % view.players
        return {"deal"} if deals else set()
    found = {f"catch {due}" for due in view.uno_due if due != seat}
    found |= {"uno"} if seat in view.uno_due else set()
    if view.phase == "race" and view.counts[seat]:
        found |= {"shout"}
    if seat != view.turn:
        return found
    fixed = {
        "challenge": {"accept", "challenge"},
        "colour": {f"colour {colour}" for colour in COLOURS},
        "spin": {"spin"},
        "race": {"keep"},
        "discard": {"discard", "keep"},
    }
    if view.phase in fixed:
        return found | fixed[view.phase]
    calls = ("", " uno") if len(view.hand) == 2 else ("",)
    if view.phase == "drawn":
        assert view.drawn is not None
        return found | {"keep", *plays(view.drawn, calls)}
    for card in view.hand:
        same = not view.top.wild and not card.wild and symbol(card) == symbol(view.top)
        if card.wild or card.colour == view.colour or same:
            found |= plays(card, calls)
    if view.stock_count > 0 or len(view.discards) > 1:
        return found | {"draw"}
    return found if any(action.startswith("play") for action in found) else found | {"pass"}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_S1_to_S17_the_legal_lists_are_what_the_clauses_say(players: int) -> None:
    phases = set()
    for position, _ in positions(players, seed=players, rules=Rules(target=1500)):
        phases.add(position.phase)
        for seat in range(players):
            legal = [str(action) for action in position.legal(seat)]
            if position.phase == "war":
                assert set(legal) in (set(), shows(position, seat))
            else:
                assert legal == sorted(plainly_legal(position, seat))
            assert legal == [str(action) for action in position.view(seat).legal]
        if position.phase == "war":
            assert position.turn == min(position.to_act)
    assert phases >= {"turn", "drawn", "challenge", "spin", "discard", "war", "race", "round_over"}
