"""Whose turn is next, and the call of "UNO!" (U23-U25, R20)."""

from ..mode import rule
from .events import CALLED, emit
from .refusals import CALLED_ALREADY, HAS_MORE, NOT_DUE
from .table import AnyTable


@rule
def next_seat(t: AnyTable, seat: int) -> int:
    """The next seat in the direction of play."""
    following = seat + t.direction
    if following == t.players:
        return 0
    return t.players - 1 if following < 0 else following


@rule
def told_uno(t: AnyTable, seat: int) -> None:
    """A seat has called, and can no longer be caught."""
    t.uno_due &= ~(1 << seat)
    t.called |= 1 << seat
    emit(t, CALLED, seat, 0, 0)


@rule
def must_call(t: AnyTable, seat: int) -> None:
    """A seat has one card or tile left and has not called: it can be caught."""
    t.uno_due |= 1 << seat
    t.called &= ~(1 << seat)


@rule
def not_to_be_caught(t: AnyTable, whom: int) -> int:
    """Why a seat that is not due cannot be caught."""
    if t.counts[whom] != 1:
        return HAS_MORE
    return CALLED_ALREADY if t.called >> whom & 1 else NOT_DUE
