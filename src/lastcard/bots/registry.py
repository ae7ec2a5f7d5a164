"""Bots by name: ours, and those that other packages bring."""

from importlib.metadata import entry_points

from ..notation.errors import NotationError, quoted
from .at_random import make_random
from .bot import Maker
from .greedy import make_greedy
from .levels import LEVELS

GROUP = "lastcard.bots"  # of entry points: each names a maker


OURS: dict[str, Maker] = {"random": make_random, "greedy": make_greedy}
OURS |= {name: level.make for name, level in LEVELS.items()}


def names() -> tuple[str, ...]:
    """All bots that can be named here.

    >>> "greedy" in names()
    True
    """
    return (*OURS, *sorted(entry.name for entry in entry_points(group=GROUP)))


def maker(name: str) -> Maker:
    """How the bot of a name is made.

    >>> maker("deep blue")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: there is no bot "deep blue"; there are: random,
    greedy, newcomer, family, expert
    """
    if name in OURS:
        return OURS[name]
    for entry in entry_points(group=GROUP, name=name):
        try:
            found: Maker = entry.load()
        except (Exception, SystemExit) as error:
            raise cannot_import(name, error) from error
        return found
    raise NotationError(f'there is no bot "{name}"; there are: {", ".join(names())}')


def cannot_import(name: str, error: BaseException) -> NotationError:
    """Says that the code of a bot does not even start.

    >>> str(cannot_import("mybots:make", ZeroDivisionError("division by zero")))
    'the bot "mybots:make" cannot be imported: ZeroDivisionError: division by zero'
    """
    words = f"{type(error).__name__}: {error}".split("\n")[0]
    return NotationError(f"the bot {quoted(name)} cannot be imported: {words}")
