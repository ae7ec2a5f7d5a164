"""Who may do what in UNO Spin: UNO's legality, and what the wheel allows."""

from collections.abc import MutableSequence

from ..mode import rule
from ..shared.actions import KEEP
from ..shared.table import ROUND_OVER
from ..uno import legality as uno
from ..uno.cards import FACES, NO_COLOUR, STAR
from ..uno.hands import holds
from ..uno.table import Table
from . import refusals as no
from . import wheel
from .actions import DISCARD, DONE, PUT, SHOUT, SHOW, SPIN, card_put
from .discard import may_put
from .phases import DISCARD as DISCARD_PHASE
from .phases import RACE, WAR
from .phases import SPIN as SPIN_PHASE
from .war import can_lay


@rule
def wheel_reason(t: Table) -> int:
    """What has to be done first."""
    if t.phase == SPIN_PHASE:
        return no.SPIN_FIRST
    if t.result == wheel.WAR:
        return no.NOT_LAID if t.phase == DISCARD_PHASE else no.LAY_FIRST
    if t.result == wheel.ALMOST_UNO:
        return no.NOT_DOWN_TO_TWO
    if t.result == wheel.DISCARD_NUMBER:
        return no.NOT_THIS_NUMBER
    if t.result == wheel.DISCARD_COLOUR:
        return no.NOT_THIS_COLOUR
    return no.ONLY_ONE_CARD


@rule
def put_refusal(t: Table, seat: int, card: int) -> int:
    if t.phase != DISCARD_PHASE:
        return before_putting_down(t, seat)
    if seat != t.turn:
        return no.NOT_YOUR_TURN
    if may_put(t, seat, card):
        return 0
    return wheel_reason(t) if holds(t, seat, card) else no.NOT_HELD + no.DETAIL * card


@rule
def before_putting_down(t: Table, seat: int) -> int:
    """What comes before a seat may put down cards, if anything does."""
    if t.phase >= ROUND_OVER:
        return no.ROUND_IS_OVER
    if t.phase == SPIN_PHASE:
        return no.SPIN_FIRST if seat == t.turn else no.NOT_YOUR_TURN
    if t.phase == WAR:
        return no.LAY_FIRST if t.to_lay >> seat & 1 else no.WAR_FIRST
    if t.phase == RACE:
        return no.OUT_OF_REACH if seat == t.gone_out else no.SHOUT_FIRST
    return no.NOTHING_TO_PUT_DOWN


@rule
def done_refusal(t: Table, seat: int) -> int:
    if t.phase != DISCARD_PHASE or seat != t.turn:
        return before_putting_down(t, seat)
    if t.put == 0:
        return no.NOTHING_PUT_DOWN
    return no.NO_COLOUR_NAMED if t.colour == NO_COLOUR else 0


@rule
def show_refusal(t: Table, seat: int, card: int) -> int:
    if t.phase != WAR or not t.to_lay >> seat & 1:
        return no.NO_WAR
    if can_lay(t, seat, card):
        return 0
    return no.NOT_THE_HIGHEST if holds(t, seat, card) else no.NOT_HELD + no.DETAIL * card


@rule
def spin_refusal(t: Table, seat: int) -> int:
    if t.phase != SPIN_PHASE:
        return no.NOTHING_TO_SPIN
    if seat != t.turn:
        return no.NOT_YOUR_TURN
    return no.NO_RESULT_LEFT if t.ordered and t.coming_count == 0 else 0


@rule
def shout_refusal(t: Table, seat: int) -> int:
    if t.phase != RACE:
        return no.NO_RACE
    return no.OUT_OF_REACH if seat == t.gone_out else 0


@rule
def refusal(t: Table, seat: int, action: int) -> int:
    """Why an action is not allowed now; 0 if it is. Seats named in it must exist."""
    if action >= SHOW:
        return show_refusal(t, seat, action - SHOW)
    if action >= PUT:
        return put_refusal(t, seat, card_put(action - PUT))
    if action == SPIN:
        return spin_refusal(t, seat)
    if action == SHOUT:
        return shout_refusal(t, seat)
    if action >= DONE:
        return done_refusal(t, seat)
    if action == KEEP and t.phase == RACE:
        return 0 if seat == t.turn else no.NOT_YOUR_RACE
    if action == KEEP and t.phase == DISCARD_PHASE and seat == t.turn:
        return 0
    reason = uno.refusal(t, seat, action)
    if reason == no.NOT_YOUR_TURN and t.phase == WAR and t.to_lay >> seat & 1:
        return no.LAY_FIRST  # all lay at once
    return wheel_reason(t) if reason == no.WHEEL_FIRST else reason


@rule
def choices(t: Table, seat: int, found: MutableSequence[int]) -> int:
    """As in UNO; ``DISCARD`` is there once, for every way of putting down."""
    n = uno.choices(t, seat, found)
    if seat == t.turn and (t.phase == DISCARD_PHASE or t.phase == RACE):
        found[n] = KEEP
        n += 1
    if seat == t.turn and t.phase == DISCARD_PHASE:
        found[n] = DISCARD
        n += 1
    used_up = t.ordered and t.coming_given and t.coming_count == 0
    if seat == t.turn and t.phase == SPIN_PHASE and not used_up:
        found[n] = SPIN
        n += 1
    if shout_refusal(t, seat) == 0:
        found[n] = SHOUT
        n += 1
    if t.phase == WAR and t.to_lay >> seat & 1:
        for face in range(FACES):
            for card in (face, face + STAR):
                if can_lay(t, seat, card):
                    found[n] = SHOW + card
                    n += 1
    return n
