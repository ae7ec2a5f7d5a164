"""One action, carried out."""

from ..mode import hot, rule
from . import actions as do
from . import turn
from .deal import next_round
from .table import Table


@rule
def apply(t: Table, seat: int, action: int) -> None:
    """Carry out an action that :func:`~lastcard.rules.uno.legality.refusal` does not refuse."""
    if action == do.DEAL:
        next_round(t)
    else:
        act(t, seat, action)


@hot
def act(t: Table, seat: int, action: int) -> None:
    """Carry out an action within a round."""
    if action < do.OTHERS:
        turn.play(t, seat, action)
    elif action == do.DRAW:
        turn.draw_instead(t, seat)
    elif action == do.KEEP:
        turn.keep(t, seat)
    elif action == do.ACCEPT:
        turn.accept(t, seat)
    elif action == do.CHALLENGE:
        turn.challenge(t, seat)
    elif action == do.CALL:
        turn.call(t, seat)
    elif action == do.PASS:
        turn.pass_turn(t, seat)
    elif action >= do.SWAPHAND:
        turn.swap_hand(t, seat, action - do.SWAPHAND)
    elif action >= do.CATCH:
        turn.catch(t, seat, action - do.CATCH)
    else:
        turn.name_colour(t, seat, action - do.NAME)
