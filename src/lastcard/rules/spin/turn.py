"""Playing a spin card (S2, S17)."""

from ..mode import hot, rule
from ..shared.turns import next_seat
from ..uno import turn
from ..uno.actions import CALLING, card_of
from ..uno.cards import STAR
from ..uno.table import Table
from .phases import SPIN


@hot
def play(t: Table, seat: int, action: int) -> None:
    """As in UNO; after a spin card the next player spins, which replaces the turn."""
    play = action & ~CALLING
    if card_of(play) < STAR:
        turn.play(t, seat, action)
        return
    if t.counts[seat] == 1:
        turn.lay_down(t, seat, play)
        spin_before_points(t, seat, next_seat(t, seat))
    else:
        turn.play(t, seat, action)
        t.phase = SPIN


@rule
def spin_before_points(t: Table, seat: int, spinner: int) -> None:
    """S17: the last card was a spin card: the wheel comes before the points."""
    t.gone_out = seat
    t.turn = spinner
    t.phase = SPIN
