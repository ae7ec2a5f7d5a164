"""Scenarios: a position, and what is done in it, as a JSON object."""

from dataclasses import dataclass, field
from typing import Any

from ..kinds import KINDS
from .cards import Card
from .errors import NotationError, quoted
from .options import Rules
from .reading import load_json
from .seeds import Seed
from .tiles import Meld, Tile


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A position and the actions to be played in it; or a seed, and a whole game.

    >>> text = '{"game": "uno", "players": 2, "seed": 1, "actions": []}'
    >>> Scenario.parse(text).players
    2
    """

    game: str
    players: int
    rules: Rules = field(default_factory=Rules)
    scores: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()
    dealer: int | None = None  # in Rummy: the opener
    seed: Seed | None = None
    hands: tuple[tuple[Card | Tile, ...], ...] = ()
    stock: tuple[Card | Tile, ...] = ()
    discard: tuple[Card, ...] = ()
    colour: str | None = None
    turn: int | None = None
    direction: int = 1
    opening: bool = False
    uno_due: tuple[int, ...] = ()
    wheel: tuple[str, ...] | None = None  # None: the scenario says nothing of it
    table: tuple[Meld, ...] = ()
    singles: tuple[Tile, ...] = ()

    def __post_init__(self) -> None:
        if not self.scores:
            object.__setattr__(self, "scores", (0,) * self.players)

    @staticmethod
    def parse(text: str) -> "Scenario":
        """Read a scenario from JSON text.

        >>> Scenario.parse('{"game": "uno"}')
        Traceback (most recent call last):
        ...
        lastcard.notation.errors.NotationError: "players" is missing
        """
        return Scenario.from_json(load_json(text))

    @staticmethod
    def from_json(data: object) -> "Scenario":
        """Read a scenario from a JSON object.

        >>> Scenario.from_json({"game": "uno", "players": 2, "seed": 1}).scores
        (0, 0)
        """
        if not isinstance(data, dict):
            raise NotationError("a scenario is a JSON object")
        if "game" not in data:
            raise NotationError('"game" is missing')
        game = data["game"]
        if game not in tuple(KINDS):  # a list or object cannot be looked up
            known = " or ".join(map(quoted, KINDS))
            raise NotationError(f'"game" is {known}, not {quoted(game)}')
        return KINDS[game].notation.reader(data).scenario()

    def to_json(self) -> dict[str, Any]:
        """The scenario as a JSON object; :meth:`from_json` reads it back.

        >>> Scenario(game="uno", players=2, seed=1).to_json()
        {'game': 'uno', 'players': 2, 'seed': 1, 'actions': []}
        """
        data: dict[str, Any] = {"game": self.game, "players": self.players}
        if changed := self.rules.changed():
            data["rules"] = changed
        if self.dealer is not None:
            data[KINDS[self.game].notation.starter] = self.dealer
        if self.seed is not None:
            data["seed"] = self.seed
        else:
            data |= self._position()
        data |= KINDS[self.game].notation.more(self)
        if any(self.scores):
            data["scores"] = list(self.scores)
        return data | {"actions": list(self.actions)}

    def _position(self) -> dict[str, Any]:
        data: dict[str, Any] = {"opening": True} if self.opening else {"turn": self.turn}
        if not self.opening:
            data["direction"] = self.direction
        data["hands"] = [" ".join(map(str, hand)) for hand in self.hands]
        data["stock"] = " ".join(map(str, self.stock))
        data |= KINDS[self.game].notation.on_table(self)
        if self.colour is not None:
            data["colour"] = self.colour
        if self.uno_due:
            data["uno_due"] = list(self.uno_due)
        return data
