"""Long work in a thread, beside the loop that everybody waits for."""

from time import perf_counter, sleep

SLICE_SECONDS = 0.0005  # of work at a time
MOMENT_SECONDS = 0.00005  # between two: enough for whoever waits for the interpreter


class Courtesy:
    """Lets go of the interpreter after every slice of work.

    Python hands it over by itself, but each time only when the loop has waited for it for a while;
    and a move needs it a dozen times, as it comes back from every file and socket without it.
    """

    def __init__(self) -> None:
        self._since = perf_counter()

    def give_way(self) -> None:
        """To be called often: it does nothing until a slice is over."""
        if perf_counter() - self._since >= SLICE_SECONDS:
            sleep(MOMENT_SECONDS)
            self._since = perf_counter()
