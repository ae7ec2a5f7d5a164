"""When Python looks for garbage: not in the middle of a move.

A full collection goes through every object of every room: half a second with a thousand tables.
What dies young is found without it, so a full one can wait until nobody is playing. Rooms and
sockets that end are let go without any: nothing in them holds them.
"""

import gc

YOUNG = 10_000  # new objects before the young are looked at
MIDDLE = 3  # times the young before the middle-aged
NEVER = 1_000_000  # times those before all: only when we say so


def defer_full_gc() -> None:
    """No full collections by themselves from now on; what is there now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
