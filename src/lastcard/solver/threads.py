"""Memory that no two threads share: :func:`for_each_thread`."""

import threading
from collections.abc import Callable
from typing import TypeVar

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
