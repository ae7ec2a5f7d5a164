"""The shape of a table's state, declared once.

A game declares its fields on a class. From that one declaration come the plain Python object that
the rules run on, the numpy record that the compiled rules run on, and what a seat may see.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

if TYPE_CHECKING:
    import numpy as np

# Who may know a field. There is no default: every field says it.
PUBLIC = "public"  # everybody
OWN = "own"  # one row a seat: its owner, and those to whom the hand was shown
TURN = "turn"  # the seat on turn
SECRET = "secret"  # nobody

TYPECODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


class Field(NamedTuple):
    """One field: a whole number of some width, or an array of them."""

    code: str
    shape: tuple[int, ...]
    sight: str

    def blank(self) -> Any:
        if not self.shape:
            return 0
        row = array(TYPECODES[self.code], [0]) * self.shape[-1]
        return row if len(self.shape) == 1 else [row[:] for _ in range(self.shape[0])]


def public(code: str = "i1", *shape: int) -> Any:
    return Field(code, shape, PUBLIC)


def own(code: str = "i1", *shape: int) -> Any:
    return Field(code, shape, OWN)


def turn_only(code: str = "i1", *shape: int) -> Any:
    return Field(code, shape, TURN)


def secret(code: str = "i1", *shape: int) -> Any:
    return Field(code, shape, SECRET)


def copied(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return [row[:] for row in value] if isinstance(value, list) else value[:]


class Sight(NamedTuple):
    """The fields that somebody may know: whole numbers, rows, and rows of rows."""

    numbers: tuple[str, ...]
    rows: tuple[str, ...]
    grids: tuple[str, ...]
    names: tuple[str, ...]  # of all of them

    @classmethod
    def of(cls, fields: dict[str, Field], sight: str) -> "Sight":
        by_shape: tuple[list[str], ...] = ([], [], [])
        for name, field in fields.items():
            if field.sight == sight:
                by_shape[len(field.shape)].append(name)
        numbers, rows, grids = map(tuple, by_shape)
        return cls(numbers, rows, grids, numbers + rows + grids)

    def copy(self, source: dict[str, Any], target: dict[str, Any]) -> None:
        for name in self.numbers:
            target[name] = source[name]
        for name in self.rows:
            target[name] = source[name][:]
        for name in self.grids:
            target[name] = [row[:] for row in source[name]]


class Record:
    """A state: an attribute for every declared field, all zero at first."""

    fields: ClassVar[dict[str, Field]] = {}
    blank: ClassVar[dict[str, Any]] = {}  # the values of a state in which nothing is known
    sights: ClassVar[dict[str, Sight]] = {}  # the fields by who may know them

    def __init_subclass__(cls) -> None:
        declared = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.fields = cls.fields | declared
        cls.blank = {name: field.blank() for name, field in cls.fields.items()}
        cls.sights = {s: Sight.of(cls.fields, s) for s in (PUBLIC, OWN, TURN, SECRET)}

    def __init__(self) -> None:
        for name, value in self.blank.items():
            setattr(self, name, copied(value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Self:
        """A second state, equal and independent."""
        twin = object.__new__(type(self))
        twin.__dict__ = {name: copied(value) for name, value in vars(self).items()}
        return twin

    @classmethod
    @cache
    def dtype(cls) -> "np.dtype[Any]":
        """The numpy record with the same fields; always the same object, by which numba knows it
        at once: an equal one takes it microseconds at every call."""
        import numpy as np

        return np.dtype([(name, f.code, f.shape) for name, f in cls.fields.items()], align=True)

    @classmethod
    def from_numpy(cls, source: Any) -> Self:
        """The plain object with the values of a numpy record."""
        table = cls()
        for name, field in cls.fields.items():
            value = source[name].tolist()
            if not field.shape:
                setattr(table, name, value)
            elif len(field.shape) == 1:
                setattr(table, name, array(TYPECODES[field.code], value))
            else:
                setattr(table, name, [array(TYPECODES[field.code], row) for row in value])
        return table

    def to_numpy(self, target: Any) -> None:
        """Write the values into a numpy record."""
        for name in self.fields:
            target[name] = getattr(self, name)


def window(table: Any) -> Any:
    """What everybody may know, as a table that has nothing else: to be looked at, not kept.

    Nothing is copied, so it is right only until the table changes.
    """
    source = vars(table)
    view = object.__new__(type(table))
    view.__dict__ = {name: source[name] for name in table.sights[PUBLIC].names}
    return view


def seen(table: Any, seat: int | None, known_hands: Sequence[int]) -> Any:
    """What a seat may know (``None``: a spectator), as a table in which everything else is blank.

    Built up field by field from what is declared visible; nothing is ever taken away.
    ``known_hands`` are the seats whose own rows this viewer may read.
    """
    source = vars(table)
    state: dict[str, Any] = {}
    table.sights[PUBLIC].copy(source, state)
    table.sights[TURN].copy(source if seat == table.turn else table.blank, state)
    table.sights[OWN].copy(table.blank, state)
    table.sights[SECRET].copy(table.blank, state)
    for name in table.sights[OWN].rows + table.sights[OWN].grids:
        rows = state[name]
        for owner in known_hands:
            rows[owner] = copied(source[name][owner])
    view = object.__new__(type(table))
    view.__dict__ = state
    return view
