"""What a hint says."""

from ...game.rummy.view import RummyView
from ...game.view import View
from ...solver import Position, best_play, least_disturbance
from ...solver.solver import SOLVERS
from ..on_wire import Hints, Plays

Question = tuple[Position, bool]  # and whether the compiled solver answers, which says more


def question(view: View) -> Question:
    assert isinstance(view, RummyView)
    return view.position, SOLVERS.ready


def answer(asked: Question) -> Plays:
    """The play worth most, and of those the one that disturbs the table least.

    The second takes seconds in plain Python: there is none until the solver is compiled.
    """
    position, compiled = asked
    best = best_play(position)
    least_change = least_disturbance(position) if compiled else None
    found = (None if play is None else str(play.action) for play in (best, least_change))
    return next(found), next(found)


HINTS = Hints(question, answer)
