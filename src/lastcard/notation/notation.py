"""How a game is written down, and what can be agreed on: :class:`Notation`."""

from array import array
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..rules.record import Record
from .action import Action, Parser, Simple

if TYPE_CHECKING:
    from .options import Rules
    from .scenario import Scenario
    from .scenario_reader import Reader


class Notation:
    """What the notation and the options have to know about a game."""

    #: How its scenarios are read, and what the seat is called that begins there.
    reader: "type[Reader]"
    starter = "dealer"

    #: Its own actions: those of one word, how the others are read, and the numbers of all of them.
    words: tuple[Simple, ...] = ()
    parsers: Mapping[str, Parser] = {}
    codes = range(0)
    #: Those that may be done although something has happened since, by their first word.
    any_time: tuple[str, ...] = ()
    common: Iterable[Action] = ()  # to be found without reading word by word

    #: The fields of its table that have an option's name are its options, but for these.
    table: type[Record]
    without: tuple[str, ...] = ()
    seats: int
    seats_clause: str
    scorings: Mapping[str, int] = {"winner": 500, "hands": 500, "none": 500}  # to which target
    #: Rules that are ready to take.
    presets: Mapping[str, Mapping[str, Any]] = {"official": {}, "quick": {"scoring": "none"}}
    reverse_skips_with_two = True

    #: What pages show of it before it is played.
    wheel: tuple[str, ...] = ()  # its results
    action_tiles: tuple[int, ...] = ()  # the numbers of tiles that do something

    def check(self, rules: "Rules") -> None:
        """Refuse values that one of its own options cannot have."""

    def encoded(self, rules: "Rules") -> "dict[str, array[int]]":
        """Its options that are not whole numbers, as its table has them."""
        return {}

    def action_of(self, code: int) -> Action:
        """The action with one of its own codes."""
        raise NotImplementedError

    def on_table(self, scenario: "Scenario") -> dict[str, Any]:
        """What lies on the table in a scenario, as JSON."""
        raise NotImplementedError

    def more(self, scenario: "Scenario") -> dict[str, Any]:
        """What a scenario says besides, with a position and with a seed, as JSON."""
        return {}
