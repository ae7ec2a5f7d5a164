"""How a game is simulated, and what is said of it: :class:`Lab`."""

from typing import Any

from ..rules.record import Record
from .tally import Tally


class Lab:
    """What simulations have to know of a game. A game without kernels is played by plain rules."""

    #: The package of the game whose compiled kernels play it.
    kernels: str | None = None
    chunk = 256  # games in one call; part of what a seed means: another size, other figures
    tally: type[Tally] = Tally

    def working_memory(self) -> tuple[type[Record], ...]:
        """What a call needs besides a table, blank."""
        return ()

    def lookups(self) -> tuple[Record, ...]:
        """What a call looks up, the same for all."""
        return ()

    def figures(self, tally: Any) -> dict[str, Any]:
        """What is told besides what is told of every game."""
        return {}

    def rows(self, figures: dict[str, Any]) -> list[tuple[str, str]]:
        """The same as lines of a table."""
        return []
