"""Policies for UNO Spin that can be compiled: those of UNO, and what to do at the wheel."""

from ...rules import bits
from ...rules.luck import roll
from ...rules.mode import hot, rule
from ...rules.shared.actions import KEEP
from ...rules.shared.table import ROUND_OVER
from ...rules.shared.turns import next_seat
from ...rules.spin import actions as do
from ...rules.spin import wheel
from ...rules.spin.apply import act
from ...rules.spin.discard import may_put
from ...rules.spin.phases import RACE, SPIN, WAR
from ...rules.spin.war import highest, left_to_lay
from ...rules.uno.actions import play_of
from ...rules.uno.cards import (
    COLOUR,
    COLOURS,
    NO_COLOUR,
    POINTS,
    STAR,
    SYMBOL,
    SYMBOLS,
    is_number,
    is_wild,
)
from ...rules.uno.hands import stars_of
from ...rules.uno.table import Table
from ..policies import RANDOM
from ..uno import policy as uno
from ..uno.counting import colour_count, symbol_count
from ..uno.policy import colour_choice, policy_of


@hot
def decide(t: Table, policies: int) -> tuple[int, int]:
    """Who acts next, and what they do."""
    if t.phase < SPIN:
        return uno.decide(t, policies)
    if t.uno_due:
        seat, action = uno.late_call(t, policies)
        if seat >= 0:
            return seat, action
    if t.phase == RACE:
        return racer(t), do.SHOUT
    return t.turn, at_wheel(t, t.turn, policy_of(policies, t.turn))


@rule
def play_out(t: Table, policies: int, most: int) -> int:
    """Play a round to its end, or ``most`` actions of it; how many that took."""
    n = 0
    while t.phase < ROUND_OVER and n < most:
        seat, action = decide(t, policies)
        t.event_count = 0
        act(t, seat, action)
        n += 1
    return n


@rule
def racer(t: Table) -> int:
    """S13: all are equally quick."""
    seat = roll(t, t.players)
    return next_seat(t, seat) if seat == t.gone_out else seat


@rule
def at_wheel(t: Table, seat: int, policy: int) -> int:
    if t.phase == SPIN:
        return do.SPIN
    if t.phase == WAR:
        return do.SHOW + first_to_lay(t, seat)
    card = best_to_put(t, seat, policy)
    if card >= 0:
        colour = colour_choice(t, seat, policy) if is_wild(card) else NO_COLOUR
        return do.PUT + play_of(card, colour)
    if t.put == 0:
        return KEEP
    called = policy != RANDOM or roll(t, 4) > 0
    return do.DONE_CALLING if called else do.DONE


@rule
def first_to_lay(t: Table, seat: int) -> int:
    """S12: between equals any will do; a spin card is laid first."""
    number = highest(t, seat)
    for colour in range(COLOURS):
        face = colour * SYMBOLS + number
        if left_to_lay(t, seat, face + STAR) > 0:
            return face + STAR
        if left_to_lay(t, seat, face) > 0:
            return face
    return -1


@rule
def best_to_put(t: Table, seat: int, policy: int) -> int:
    """The card to put down next; -1 where the wheel allows none, or where none is worth it."""
    best = -1
    chosen = -1
    faces = t.held[seat]
    while faces:
        face = bits.lowest(faces)
        faces &= faces - 1
        card = face + STAR if stars_of(t, seat, face) else face
        if not may_put(t, seat, card):
            card = face
        if may_put(t, seat, card):
            if policy == RANDOM:
                return card
            worth = put_worth(t, seat, face)
            if worth > best:
                best = worth
                chosen = card
    return chosen


@rule
def put_worth(t: Table, seat: int, face: int) -> int:
    """How glad the greedy player is to be rid of a card without its action."""
    if t.put == 0 and t.result == wheel.DISCARD_NUMBER:
        return 100 * symbol_count(t, seat, SYMBOL[face]) + SYMBOL[face]
    if t.put == 0 and t.result == wheel.DISCARD_COLOUR:
        return 100 * colour_count(t, seat, COLOUR[face]) + POINTS[face]
    if is_number(face):
        return 50 + POINTS[face]
    return 1 if is_wild(face) else 20  # what acts is kept to be played
