"""A tournament on one core or many: :func:`play`."""

from collections.abc import Callable

from .arena import Arena, Conducts, Makers, Played
from .conduct import Conduct
from .entrants import maker_of
from .one_game import Outcome
from .processes import old_objects_left_alone, played_by
from .results import Results
from .tournament import Tournament


def play(
    tournament: Tournament,
    *,
    processes: int = 1,
    makers: Makers = maker_of,
    progress: Callable[[int], None] = lambda games: None,
) -> Results:
    """Play. Ctrl-C ends it early, with results of the deals played until then.

    The same tournament gives the same results whatever the number of processes, unless bots are
    pressed for time. With several, ``makers`` and what it makes have to be importable there.

    >>> tournament = Tournament(bots=("greedy", "greedy"), games=10)
    >>> play(tournament).figures()["bots"][0]["share"]["mean"]
    0.5
    """
    arena = Arena(tournament, makers)  # complains about names before any process is started
    played: dict[int, list[Outcome]] = {}
    conducts: Conducts = {name: Conduct() for name in arena.makers}
    complete = True

    def keep(number: int, found: Played) -> None:
        played[number], behaviour = found
        for name, conduct in behaviour.items():
            conducts[name].add(conduct)
        progress(len(played[number]))

    try:
        if processes == 1:
            arena.get_ready()
            with old_objects_left_alone():
                for number in range(tournament.deals):
                    keep(number, arena.play(number))
        else:
            for number, found in played_by(processes, tournament, makers):
                keep(number, found)
    except KeyboardInterrupt:
        complete = False
    return Results(tournament, [played[number] for number in sorted(played)], conducts, complete)
