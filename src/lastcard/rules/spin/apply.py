"""One action of UNO Spin, carried out."""

from ..mode import hot, rule
from ..uno import actions as uno_actions
from ..uno import apply as uno
from ..uno.table import DISCARD, RACE, Table
from . import actions as do
from . import discard, turn, war, wheel


@rule
def apply(t: Table, seat: int, action: int) -> None:
    """Carry out an action that :func:`~lastcard.rules.spin.legality.refusal` does not refuse."""
    if action == uno_actions.DEAL:
        uno.apply(t, seat, action)
    else:
        act(t, seat, action)


@hot
def act(t: Table, seat: int, action: int) -> None:
    """Carry out an action within a round."""
    if action < uno_actions.OTHERS:
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
    elif action == uno_actions.KEEP and (t.phase == DISCARD or t.phase == RACE):
        wheel.keep(t, seat)
    else:
        uno.act(t, seat, action)
