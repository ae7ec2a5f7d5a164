"""Compiled or plain: what is ready, who does the work in a thread, and how a game is warmed up."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from .kinds import KINDS

Made = TypeVar("Made")


def for_each_thread(make: Callable[[], Made]) -> Callable[[], Made]:
    """A function that gives every thread one of its own, made when the thread first asks.

    >>> notes = for_each_thread(list)
    >>> notes().append("r5")
    >>> notes()
    ['r5']
    """
    own = threading.local()

    def get() -> Made:
        if not hasattr(own, "made"):
            own.made = make()
        made: Made = own.made
        return made

    return get


class Worker(Protocol):
    """Something that works with memory of its own, by plain or by compiled rules."""

    def warm_up(self) -> None:
        """Do everything once, so that nobody has to wait for it later."""


Kind = TypeVar("Kind", bound=Worker)


class Workers(Generic[Kind]):
    """One worker for each thread: a plain one at once, a compiled one as soon as that is ready.

    ``make`` is told whether it is to be a compiled one.
    """

    def __init__(self, make: Callable[[bool], Kind]) -> None:
        self._plain = for_each_thread(partial(make, False))
        self._compiled = for_each_thread(partial(make, True))
        #: Whether all that the compiled ones call is compiled.
        self.ready = False

    def mine(self, compiled: bool | None = None) -> Kind:
        """That of this thread: compiled or plain; ``None``: the fastest that is ready."""
        fast = self.ready if compiled is None else compiled
        return (self._compiled if fast else self._plain)()

    def warm_up(self) -> None:
        """Compile what the compiled ones call, or fetch what was compiled before."""
        self._compiled().warm_up()
        self.ready = True


def warm_up(game: str, expert: bool = False) -> None:
    """Compile what everybody needs who plays a game, or an expert too; or fetch it.

    The first time takes a minute or two; a server does it in the background.
    """
    mind = KINDS[game].mind
    for workers in mind.workers:
        workers.warm_up()
    if expert and mind.experts is not None:
        mind.experts.warm_up()
