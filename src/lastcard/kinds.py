"""The games there are: :data:`KINDS`, the one list of them."""

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots.mind import Mind
    from .cli.terminal import Terminal
    from .game.engine import Engine
    from .lab.lab import Lab
    from .notation.notation import Notation
    from .wire.on_wire import OnWire


class Kind:
    """A game: its names, and its part in every layer.

    A layer keeps all that it knows of a game in a package named after it, and says it there as
    ``PART`` in the module ``part``, which is loaded when it is first asked for. A variant
    takes the ``package`` of another game in the layers where it has none of its own.

    >>> KINDS["rummy"].title, KINDS["rummy"].notation.seats
    ('UNO Rummy', 4)
    """

    def __init__(self, name: str, title: str, package: str | None = None, **parts: Any) -> None:
        self.name = name
        self.title = title
        self.package = package or name
        vars(self).update(parts)

    def _part(self, layer: str) -> Any:
        own = self.package == self.name or find_spec(f"lastcard.{layer}.{self.name}")
        return import_module(f"lastcard.{layer}.{self.name if own else self.package}.part").PART

    @cached_property
    def notation(self) -> "Notation":
        """How it is written down, and what can be agreed on."""
        part: Notation = self._part("notation")
        return part

    @cached_property
    def engine(self) -> "Engine":
        """Its rules, and how they are told."""
        part: Engine = self._part("game")
        return part

    @cached_property
    def mind(self) -> "Mind":
        """How bots think in it."""
        part: Mind = self._part("bots")
        return part

    @cached_property
    def wire(self) -> "OnWire":
        """How clients are told and shown it."""
        part: OnWire = self._part("wire")
        return part

    @cached_property
    def lab(self) -> "Lab":
        """How it is simulated, and what is counted."""
        part: Lab = self._part("lab")
        return part

    @cached_property
    def terminal(self) -> "type[Terminal]":
        """How it is played in the terminal."""
        part: type[Terminal] = self._part("cli")
        return part


KINDS = {
    kind.name: kind
    for kind in (Kind("uno", "UNO"), Kind("spin", "UNO Spin"), Kind("rummy", "UNO Rummy"))
}
#: What is played where nothing is said: the first.
USUAL = next(iter(KINDS))
