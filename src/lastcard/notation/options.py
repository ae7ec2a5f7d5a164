"""The rules agreed on before a game: :class:`Rules`."""

from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from ..kinds import KINDS
from ..rules.record import Record
from .errors import NotationError, did_you_mean, quoted, shortened
from .reasons import Reason

LEAST_PLAYERS = 2
SCORINGS = ("winner", "hands", "none", "rounds")
MOST_POINTS = 1_000_000
MOST_ROUNDS = 1000


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What players may agree on: scoring, target, house rules. All house rules are off.

    >>> Rules(stacking=True, target=250).changed()
    {'target': 250, 'stacking': True}
    >>> Rules(scoring="golf")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: scoring is winner, hands, none or rounds, not "golf"
    """

    target: int | None = None  # that of the game: 500 or 200 points, or 2 rounds
    rounds: int | None = None  # at most this many (U33)
    scoring: str = "winner"
    reverse_skips_with_two: bool | None = None  # U15: on, in Rummy off
    stacking: bool = False
    seven_zero: bool = False
    jump_in: bool = False
    draw_until_playable: bool = False
    force_play: bool = False
    no_bluffing: bool = False
    must_play: bool = True
    wheel: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        target = 1 if self.target is None else self.target
        if type(target) is not int or not 1 <= target <= MOST_POINTS:
            raise NotationError(
                f"target is a whole number from 1 to {MOST_POINTS:,}",
                reason=Reason.TARGET_OUT_OF_RANGE,
                least=1,
                most=MOST_POINTS,
            )
        rounds = 1 if self.rounds is None else self.rounds
        if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
            raise NotationError(
                f"rounds is a whole number from 1 to {MOST_ROUNDS:,} (U33)",
                reason=Reason.ROUNDS_OUT_OF_RANGE,
                least=1,
                most=MOST_ROUNDS,
            )
        if self.scoring not in SCORINGS:
            raise NotationError(
                f"scoring is winner, hands, none or rounds, not {quoted(self.scoring)}",
                reason=Reason.UNKNOWN_SCORING,
            )
        for option in fields(self):
            value = getattr(self, option.name)
            is_switch = option.type in (bool, bool | None)
            if is_switch and type(value) is not bool and value is not option.default:
                shown = quoted(value) if isinstance(value, str) else shortened(value)
                raise NotationError(
                    f"{option.name} is true or false, not {shown}",
                    reason=Reason.OPTION_NOT_A_SWITCH,
                    option=option.name,
                )
        for kind in KINDS.values():
            kind.notation.check(self)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default.

        >>> Rules(jump_in=True).changed()
        {'jump_in': True}
        """
        normal = asdict(Rules())
        return {name: value for name, value in asdict(self).items() if value != normal[name]}

    def target_in(self, game: str) -> int:
        """What the match is played to in a game (U31, R24, R25).

        >>> Rules().target_in("uno"), Rules().target_in("rummy"), Rules(target=4).target_in("spin")
        (500, 200, 4)
        """
        return self.target or KINDS[game].notation.scorings[self.scoring]

    def reverse_skips(self, game: str) -> bool:
        """Whether a Reverse skips the other player where there are two (U15).

        >>> Rules().reverse_skips("uno"), Rules().reverse_skips("rummy")
        (True, False)
        """
        agreed = self.reverse_skips_with_two
        return KINDS[game].notation.reverse_skips_with_two if agreed is None else agreed

    def check_for(self, game: str, players: int) -> None:
        """Refuse what a game does not know.

        >>> Rules(scoring="rounds").check_for("uno", 4)
        Traceback (most recent call last):
        ...
        lastcard.notation.errors.NotationError: scoring by rounds is for UNO Rummy (R25)
        """
        if game not in tuple(KINDS):
            message = f"there is no game {quoted(game)}; there is {', '.join(KINDS)}"
            raise NotationError(message, reason=Reason.UNKNOWN_GAME)
        known = KINDS[game].notation
        if type(players) is not int or not LEAST_PLAYERS <= players <= known.seats:
            raise NotationError(
                f"players: {LEAST_PLAYERS} to {known.seats} ({known.seats_clause})",
                reason=Reason.PLAYERS_OUT_OF_RANGE,
                least=LEAST_PLAYERS,
                most=known.seats,
            )
        if self.scoring not in known.scorings:
            message = "scoring by rounds is for UNO Rummy (R25)"
            raise NotationError(message, reason=Reason.ROUNDS_FOR_RUMMY_ONLY)

    def write_to(self, table: Record, game: str) -> None:
        """Set a table's fields to what was agreed; what a game does not have has no effect.

        >>> from lastcard.rules.uno.table import Table
        >>> table = Table()
        >>> Rules(target=250).write_to(table, "uno")
        >>> table.target
        250
        """
        agreed = asdict(self) | {
            "target": self.target_in(game),
            "rounds": self.rounds or 0,
            "scoring": SCORINGS.index(self.scoring),
            "reverse_skips_with_two": self.reverse_skips(game),
            **KINDS[game].notation.encoded(self),
        }
        for name in table.fields.keys() & agreed.keys():
            value = agreed[name]
            setattr(table, name, value if isinstance(value, array) else int(value))


def options_of(game: str) -> list[str]:
    """The options that have an effect in a game.

    >>> options_of("rummy")
    ['target', 'rounds', 'scoring', 'reverse_skips_with_two', 'must_play']
    """
    known = KINDS[game].notation
    names = (option.name for option in fields(Rules))
    return [name for name in names if name in known.table.fields and name not in known.without]


def parse_rules(options: object) -> Rules:
    """Read the ``rules`` of a scenario.

    >>> parse_rules({"stakcing": True})
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: "stakcing" is not an option; did you mean "stacking"?
    """
    if not isinstance(options, dict):
        raise NotationError('"rules" is an object of options')
    known = [f.name for f in fields(Rules)]
    for name in options:
        if name not in known:
            message = f"{quoted(name)} is not an option{did_you_mean(name, known)}"
            raise NotationError(message, reason=Reason.UNKNOWN_OPTION)
    for name, value in options.items():
        if value is None:
            message = f"{name} has a value, or is not there"
            raise NotationError(message, reason=Reason.OPTION_WITHOUT_VALUE, option=name)
    return Rules(**options)
