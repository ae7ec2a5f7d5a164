"""What happened, as the rules tell it: four small numbers, kind, seat, and two details."""

from ..mode import rule
from .table import EVENT_SIZE, AnyTable

(
    DREW_FOR_DEAL,  # seat, card (U3, R2)
    DEALS,  # seat: the dealer shuffles
    DEALT,  # seat, card
    TURNED_UP,  # -, card
    CALLED,  # seat
    DREW,  # seat, card
    KEPT,  # seat
    MISSED_TURN,  # seat
    REVERSED,  # -, direction
    CAUGHT,  # seat, by seat
    ROUND_ENDED,  # winner
    MATCH_ENDED,  # -
    OF_ONE_GAME,  # from here on
) = range(13)


@rule
def emit(t: AnyTable, kind: int, seat: int, detail: int, more: int) -> None:
    """Tell what happened: four small numbers."""
    first = t.event_count * EVENT_SIZE
    t.events[first] = kind
    t.events[first + 1] = seat
    t.events[first + 2] = detail
    t.events[first + 3] = more
    t.event_count += 1
