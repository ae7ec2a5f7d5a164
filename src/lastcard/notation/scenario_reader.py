"""How a scenario is read: every part of it checked, and what is wrong said in a line."""

from collections.abc import Sequence
from typing import Any

from ..kinds import KINDS
from .errors import NotationError, did_you_mean, quoted
from .options import LEAST_PLAYERS, parse_rules
from .reading import check_text, texts_in
from .scenario import Scenario
from .seeds import parse_seed

MUST = object()
RECORD = ("format", "names", "date", "deals", "fairness")
KEYS = ("game", "players", "rules", "scores", "seed", "actions")


class Reader:
    """Reads and checks the parts of one scenario."""

    position_keys: tuple[str, ...]
    other_keys: tuple[str, ...] = ()

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.notation = KINDS[data["game"]].notation
        self.starter = self.notation.starter
        known = (*KEYS, *RECORD, *self.position_keys, self.starter, *self.other_keys)
        starters = {kind.notation.starter for kind in KINDS.values()}
        for key in data:
            if key not in known:
                likely = did_you_mean(self.starter if key in starters else key, known)
                raise NotationError(f"{quoted(key)} is not a part of this scenario{likely}")

    def get(self, key: str, default: Any = MUST) -> Any:
        if key not in self.data and default is MUST:
            raise NotationError(f'"{key}" is missing')
        return self.data.get(key, default)

    def whole(self, key: str, low: int, high: int, default: Any = MUST) -> int:
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise NotationError(f'"{key}" is a whole number from {low} to {high}')
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key, False)
        if type(value) is not bool:
            raise NotationError(f'"{key}" is true or false')
        return value

    def scenario(self) -> Scenario:
        game = self.get("game")
        players = self.whole("players", LEAST_PLAYERS, self.notation.seats)
        self.check_record(players)
        rules = parse_rules(self.get("rules", {}))
        rules.check_for(game, players)
        common = {
            "game": game,
            "players": players,
            "rules": rules,
            "scores": self.scores(players),
            "actions": self.actions(),
        } | self.more()
        if "seed" in self.data:
            for key in self.position_keys:
                if key in self.data:
                    raise NotationError(f'with a "seed" there is no "{key}": the shuffle decides')
            named = self.starter in self.data
            starter = self.whole(self.starter, 0, players - 1) if named else None
            return Scenario(**common, seed=parse_seed(self.get("seed")), dealer=starter)
        starter = self.whole(self.starter, 0, players - 1)
        return Scenario(**common, dealer=starter, **self.position(players))

    def check_record(self, players: int) -> None:
        if self.whole("format", 1, 10**6, 1) != 1:
            raise NotationError('only records with "format": 1 can be read')
        names = self.get("names", [""] * players)
        if not isinstance(names, list) or len(names) != players:
            raise NotationError(f'"names" is a list of {players} texts')
        for key, value in (("names", names), ("date", [self.get("date", "")])):
            if any(not isinstance(text, str) for text in value):
                raise NotationError(f'"{key}" is text')
        for key in RECORD:
            for text in texts_in(self.get(key, None)):
                check_text(text, f'"{key}"')

    def scores(self, players: int) -> tuple[int, ...]:
        scores = self.get("scores", [0] * players)
        if not isinstance(scores, list) or len(scores) != players:
            raise NotationError(f'"scores" is a list of {players} whole numbers')
        if any(type(score) is not int or not 0 <= score < 10**9 for score in scores):
            raise NotationError('"scores" are whole numbers from 0 up')
        return tuple(scores)

    def actions(self) -> tuple[str, ...]:
        actions = self.get("actions", [])
        if not isinstance(actions, list) or any(not isinstance(a, str) for a in actions):
            raise NotationError('"actions" is a list of texts, as in ["0:play r1", "1:draw"]')
        return tuple(actions)

    def direction(self) -> int:
        direction = self.get("direction", 1)
        if type(direction) is not int or direction not in (1, -1):
            raise NotationError('"direction" is 1 (left) or -1 (right)')
        return int(direction)

    def uno_due(self, hands: Sequence[Sequence[object]]) -> tuple[int, ...]:
        due = self.get("uno_due", [])
        if not isinstance(due, list) or any(type(seat) is not int for seat in due):
            raise NotationError('"uno_due" is a list of seats')
        for seat in due:
            if not 0 <= seat < len(hands) or len(hands[seat]) != 1:
                raise NotationError(f'"uno_due": seat {seat} has not one card or tile (U23)')
        return tuple(sorted(set(due)))

    def hands(self, players: int) -> list[object]:
        hands = self.get("hands")
        if not isinstance(hands, list) or len(hands) != players:
            raise NotationError(f'"hands" is a list of {players} texts, one for each player')
        return hands

    def position(self, players: int) -> dict[str, Any]:
        """The parts that say how the game stands."""
        raise NotImplementedError

    def more(self) -> dict[str, Any]:
        """What else a scenario may say, with a position and with a seed."""
        return {}
