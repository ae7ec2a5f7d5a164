"""One action of UNO Spin, carried out."""

from ..mode import hot, rule
from ..shared.actions import DEAL, KEEP
from ..uno import apply as uno
from ..uno.actions import OTHERS
from ..uno.table import Table
from . import actions as do
from . import discard, turn, war, wheel
from .phases import DISCARD, RACE


@rule
def apply(t: Table, seat: int, action: int) -> None:
    """Carry out an action that :func:`~lastcard.rules.spin.legality.refusal` does not refuse."""
    if action == DEAL:
        uno.apply(t, seat, action)
    else:
        act(t, seat, action)


@hot
def act(t: Table, seat: int, action: int) -> None:
    """Carry out an action within a round."""
    if action < OTHERS:
        turn.play(t, seat, action)
    elif action == do.SPIN:
        wheel.spin(t, seat)
        if t.result == wheel.WAR:
            war.begin(t)
        else:
            wheel.carry_out(t, seat)
    elif action >= do.SHOW:
        war.show(t, seat, action - do.SHOW)
    elif action >= do.PUT:
        discard.put(t, seat, action - do.PUT)
    elif action == do.SHOUT:
        wheel.shout(t, seat)
    elif action >= do.DONE:
        discard.done(t, seat, action == do.DONE_CALLING)
    elif action == KEEP and (t.phase == DISCARD or t.phase == RACE):
        wheel.keep(t, seat)
    else:
        uno.act(t, seat, action)
