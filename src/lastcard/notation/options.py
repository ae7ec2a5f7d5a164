"""The rules agreed on before a game: :class:`Rules`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from ..rules.uno.table import Table
from .errors import NotationError, did_you_mean, quoted

SCORINGS = ("winner", "hands", "none")
GAMES = ("uno", "spin")
WHEEL = (
    "almost_uno",
    "discard_number",
    "discard_colour",
    "draw_red",
    "draw_blue",
    "trade_hands",
    "show_hand",
    "war",
    "uno_spin",
)
MOST_POINTS = 1_000_000
MOST_WEIGHT = 1000


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What players may agree on: scoring, target, house rules. All house rules are off.

    >>> Rules(stacking=True, target=250).changed()
    {'target': 250, 'stacking': True}
    >>> Rules(scoring="golf")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: scoring is "winner", "hands" or "none", not "golf"
    """

    target: int = 500
    scoring: str = "winner"
    reverse_skips_with_two: bool = True
    stacking: bool = False
    seven_zero: bool = False
    jump_in: bool = False
    draw_until_playable: bool = False
    force_play: bool = False
    no_bluffing: bool = False
    wheel: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if type(self.target) is not int or not 1 <= self.target <= MOST_POINTS:
            raise NotationError(f"target is a whole number from 1 to {MOST_POINTS:,}")
        if self.scoring not in SCORINGS:
            raise NotationError(
                f'scoring is "winner", "hands" or "none", not {quoted(self.scoring)}'
            )
        for name, value in asdict(self).items():
            if name not in ("target", "scoring", "wheel") and type(value) is not bool:
                raise NotationError(f"{name} is true or false, not {quoted(value)}")
        check_weights(self.wheel)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default.

        >>> Rules(jump_in=True).changed()
        {'jump_in': True}
        """
        normal = Rules.__dataclass_fields__
        return {
            name: value
            for name, value in asdict(self).items()
            if value != ({} if name == "wheel" else normal[name].default)
        }

    def write_to(self, table: Table) -> None:
        """Set a table's fields to what was agreed.

        >>> table = Table()
        >>> Rules(target=250).write_to(table)
        >>> table.target
        250
        """
        for name, value in asdict(self).items():
            if name == "wheel":
                for i, result in enumerate(WHEEL):
                    table.wheel[i] = value.get(result, 1)
            else:
                setattr(table, name, SCORINGS.index(value) if name == "scoring" else int(value))


def check_weights(wheel: object) -> None:
    """S4: weights by result, the others 1; something must be possible."""
    if not isinstance(wheel, Mapping):
        raise NotationError('wheel gives weights to wheel results, as in {"war": 2}')
    for name, weight in wheel.items():
        if name not in WHEEL:
            raise NotationError(f"{quoted(name)} is no wheel result{did_you_mean(name, WHEEL)}")
        if type(weight) is not int or not 0 <= weight <= MOST_WEIGHT:
            raise NotationError(f"the weight of {name} is a whole number from 0 to {MOST_WEIGHT}")
    if len(wheel) == len(WHEEL) and not any(wheel.values()):
        raise NotationError("some wheel result needs a weight above 0")


# An option of the notation that only UNO Rummy has: allowed everywhere, without effect here.
MUST_PLAY = "must_play"


def parse_rules(options: object) -> Rules:
    """Read the ``rules`` of a scenario.

    >>> parse_rules({"stakcing": True})
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "stakcing" is no option; did you mean "stacking"?
    """
    if not isinstance(options, dict):
        raise NotationError('"rules" is an object of options')
    known = [f.name for f in fields(Rules)]
    for name in options:
        if name not in known and name != MUST_PLAY:
            raise NotationError(f"{quoted(name)} is no option{did_you_mean(name, known)}")
    if type(options.get(MUST_PLAY, True)) is not bool:
        raise NotationError("must_play is true or false")
    return Rules(**{name: value for name, value in options.items() if name in known})
