"""Playing a spin card (S2, S17)."""

from ..mode import hot
from ..uno import turn
from ..uno.actions import CALLING, card_of
from ..uno.cards import STAR
from ..uno.hands import next_seat
from ..uno.table import SPIN, Table


@hot
def play(t: Table, seat: int, action: int) -> None:
    """As in UNO; after a spin card the next player spins, which replaces the turn."""
    play = action & ~CALLING
    if card_of(play) < STAR:
        turn.play(t, seat, action)
        return
    if t.counts[seat] == 1:  # S17: the wheel comes before the points
        turn.lay_down(t, seat, play)
        t.gone_out = seat
        t.turn = next_seat(t, seat)
    else:
        turn.play(t, seat, action)
    t.phase = SPIN
