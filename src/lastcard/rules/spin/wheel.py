"""The wheel and its nine results (S2-S13)."""

from .. import chance
from ..mode import rule
from ..shared.events import KEPT, emit
from ..shared.table import NOBODY
from ..shared.turns import next_seat
from ..uno.cards import BLUE, COLOUR, RED, WILDS, face_of, is_wild
from ..uno.finish import finish
from ..uno.hands import draw_one, swap_hands
from ..uno.table import RESULTS, Table
from ..uno.turn import begin_turn, pass_turn_to, received, show_hand
from . import events
from .phases import DISCARD, RACE

(
    ALMOST_UNO,
    DISCARD_NUMBER,
    DISCARD_COLOUR,
    DRAW_RED,
    DRAW_BLUE,
    TRADE_HANDS,
    SHOW_HAND,
    WAR,
    UNO_SPIN,
) = range(RESULTS)

EVERYBODY = -1

NUMBERS = 0x3FF | 0x3FF << 13 | 0x3FF << 26 | 0x3FF << 39


@rule
def turn_wheel(t: Table) -> int:
    """S4: where the wheel stops; in a scenario, where the file says."""
    if t.coming_count > 0:
        t.coming_count -= 1
        return t.coming[t.coming_count]
    total = 0
    for result in range(RESULTS):
        total += t.wheel[result]
    point = chance.apart(t, total)
    for result in range(RESULTS):
        point -= t.wheel[result]
        if point < 0:
            return result
    return NOBODY


@rule
def spin(t: Table, seat: int) -> None:
    """S2: spin the wheel. What a war needs is in :mod:`~lastcard.rules.spin.war`."""
    begin_turn(t)
    t.spinner = seat
    t.turn = seat
    t.put = 0
    t.result = turn_wheel(t)
    emit(t, events.SPUN, seat, t.result, 0)


@rule
def carry_out(t: Table, seat: int) -> None:
    """What the wheel says, except for a war."""
    result = t.result
    if result == ALMOST_UNO:  # S5
        ask(t, t.counts[seat] > 2)
    elif result == DISCARD_NUMBER:  # S6
        ask(t, (t.held[seat] & NUMBERS) != 0)
    elif result == DISCARD_COLOUR:  # S7
        ask(t, (t.held[seat] & ~WILDS) != 0)
    elif result == DRAW_RED:  # S8
        draw_until(t, seat, RED)
    elif result == DRAW_BLUE:  # S9
        draw_until(t, seat, BLUE)
    elif result == TRADE_HANDS:  # S10
        trade_hands(t)
    elif result == SHOW_HAND:  # S11
        show_hand(t, seat, EVERYBODY)
        end_spin(t)
    elif result == UNO_SPIN:  # S13
        t.phase = RACE


@rule
def ask(t: Table, possible: bool) -> None:
    """The seat on turn may put down cards; where it can put down none, play goes on."""
    if possible:
        t.phase = DISCARD
    else:
        end_spin(t)


@rule
def end_spin(t: Table) -> None:
    """S16: play goes on after the spinner. S17: or the round ends now."""
    t.result = NOBODY
    if t.gone_out != NOBODY:
        finish(t, t.gone_out)
    else:
        pass_turn_to(t, next_seat(t, t.spinner))


@rule
def draw_until(t: Table, seat: int, colour: int) -> None:
    """S8, S9: draw until a card of the colour or a wild card comes, and keep everything."""
    card = draw_one(t, seat)
    while card >= 0 and not is_wild(face_of(card)) and COLOUR[face_of(card)] != colour:
        card = draw_one(t, seat)
    end_spin(t)


@rule
def trade_hands(t: Table) -> None:
    """S10: all hands go to the left at once. S17: the winner is out of reach."""
    first = 1 if t.gone_out == 0 else 0
    for other in range(first + 1, t.players):
        if other != t.gone_out:
            # The hand that has come to the first seat is the one that belongs to the other.
            swap_hands(t, first, other)
    emit(t, events.TRADED_HANDS, -1, 0, 0)
    for seat in range(t.players):
        received(t, seat)
    end_spin(t)


@rule
def keep(t: Table, seat: int) -> None:
    """Put down nothing; or let the race go (S13)."""
    emit(t, KEPT, seat, 0, 0)
    end_spin(t)


@rule
def shout(t: Table, seat: int) -> None:
    """S13: the first to shout may put down any one card."""
    emit(t, events.SHOUTED, seat, 0, 0)
    t.turn = seat
    t.phase = DISCARD
