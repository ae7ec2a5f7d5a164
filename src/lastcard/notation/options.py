"""The rules agreed on before a game: :class:`Rules`."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from ..rules.uno.table import Table
from .errors import NotationError, did_you_mean, quoted

SCORINGS = ("winner", "hands", "none")
GAMES = ("uno",)
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

    def __post_init__(self) -> None:
        if type(self.target) is not int or not 1 <= self.target <= MOST_POINTS:
            raise NotationError(f"target is a whole number from 1 to {MOST_POINTS:,}")
        if self.scoring not in SCORINGS:
            raise NotationError(
                f'scoring is "winner", "hands" or "none", not {quoted(self.scoring)}'
            )
        for name, value in asdict(self).items():
            if name not in ("target", "scoring") and type(value) is not bool:
                raise NotationError(f"{name} is true or false, not {quoted(value)}")

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default."""
        return {f.name: v for f in fields(self) if (v := getattr(self, f.name)) != f.default}

    def write_to(self, table: Table) -> None:
        """Set a table's fields to what was agreed."""
        for name, value in asdict(self).items():
            setattr(table, name, SCORINGS.index(value) if name == "scoring" else int(value))


# Options of the notation that only other games have: allowed everywhere, without effect here.
OTHER_GAMES = ("must_play", "wheel")


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
        if name not in known and name not in OTHER_GAMES:
            raise NotationError(f"{quoted(name)} is no option{did_you_mean(name, known)}")
    check_other_games(options)
    return Rules(**{name: value for name, value in options.items() if name in known})


def check_other_games(options: dict[str, Any]) -> None:
    if type(options.get("must_play", True)) is not bool:
        raise NotationError("must_play is true or false")
    wheel = options.get("wheel", {})
    if not isinstance(wheel, dict) or any(
        name not in WHEEL or type(weight) is not int or weight < 0 for name, weight in wheel.items()
    ):
        raise NotationError('wheel gives weights to wheel results, as in {"war": 2}')
