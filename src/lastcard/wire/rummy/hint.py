"""What a hint says."""

from ...solver import Position, best_play, least_disturbance
from ...solver.compiled import ready

Plays = tuple[str | None, str | None]


def hint(position: Position) -> Plays:
    """The play worth most, and of those the one that disturbs the table least.

    The second takes seconds in plain Python: there is none until the solver is compiled.
    """
    best = best_play(position)
    least_change = least_disturbance(position) if ready.is_set() else None
    found = (None if play is None else str(play.action) for play in (best, least_change))
    return next(found), next(found)
