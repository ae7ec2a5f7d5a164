"""Putting down cards through the wheel (S5-S7, S12-S15)."""

from ..mode import rule
from ..shared.events import emit
from ..shared.table import NOBODY
from ..shared.turns import next_seat
from ..uno.actions import colour_after, colour_named
from ..uno.cards import COLOUR, NO_COLOUR, STAR, SYMBOL, face_of, is_number, is_wild
from ..uno.hands import holds, put_down, take
from ..uno.table import Table
from ..uno.turn import last_card, one_left
from . import events, wheel
from .actions import card_put, is_open
from .turn import spin_before_points


@rule
def may_put(t: Table, seat: int, card: int) -> bool:
    """Whether the wheel lets the seat put down this very card, after those it has put down."""
    if not holds(t, seat, card):
        return False
    face = face_of(card)
    if t.result == wheel.ALMOST_UNO:  # S5
        return t.counts[seat] > 2
    if t.result == wheel.DISCARD_NUMBER:  # S6
        return is_number(face) and (t.put == 0 or SYMBOL[face] == SYMBOL[face_of(t.put_card)])
    if t.result == wheel.DISCARD_COLOUR:  # S7
        same = t.put == 0 or COLOUR[face] == COLOUR[face_of(t.put_card)]
        return not is_wild(face) and same
    if t.result == wheel.WAR:  # S12
        laid_star = t.laid_stars[seat] >> face & 1
        return laid_star > 0 if card >= STAR else t.laid[seat][face] > laid_star
    return t.put == 0  # S13


@rule
def put(t: Table, seat: int, play: int) -> None:
    """S14: a card goes on the discard pile, without its action."""
    card = card_put(play)
    face = face_of(card)
    take(t, seat, card)
    put_down(t, card)
    t.colour = NO_COLOUR if is_open(play) else colour_after(play)
    t.put += 1
    t.put_card = card
    if t.result == wheel.WAR:
        t.laid[seat][face] -= 1
        if card >= STAR:
            t.laid_stars[seat] &= ~(1 << face)
    emit(t, events.PUT_DOWN, seat, card, NO_COLOUR if is_open(play) else colour_named(play))


@rule
def last_put_down(t: Table, seat: int) -> None:
    """S17: what the top card does to the next player, as if it had been played."""
    t.result = NOBODY
    following = next_seat(t, t.spinner)
    if following == seat:
        following = next_seat(t, seat)
    if t.put_card >= STAR:
        spin_before_points(t, seat, following)
    else:
        last_card(t, seat, following, t.put_card)


@rule
def done(t: Table, seat: int, called: bool) -> None:
    """S15: a player left with no card has won; one left with one card must call."""
    if t.counts[seat] == 0 and t.gone_out == NOBODY:
        last_put_down(t, seat)
        return
    if t.counts[seat] == 1:
        one_left(t, seat, called)
    wheel.end_spin(t)
