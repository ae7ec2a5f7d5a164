"""What the solver is asked about, and what it answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..notation.errors import NotationError
from ..notation.rummy.actions import Lay
from ..notation.rummy.scenario import check_pack, fault_of
from ..notation.tiles import Meld, Tile, parse_tiles, print_tiles, tile
from ..rules.rummy.table import MOST_TILES, START_TILES
from ..rules.rummy.tiles import NUMBERS, face_of, shown_by


@dataclass(frozen=True)
class Position:
    """A table, the start tiles lying single, and a rack of which up to ``limit`` may be played.

    >>> Position.parse(["r3 r4 r5"], singles="r9 j", rack="r6 b2").rack
    (r6, b2)
    """

    table: tuple[Meld, ...] = ()
    singles: tuple[Tile, ...] = ()
    rack: tuple[Tile, ...] = ()
    limit: int = MOST_TILES
    # what was swapped in before, in the same turn (R10): tiles, and the places of their melds
    swapped: tuple[tuple[Tile, int], ...] = ()
    drawn: Tile | None = None  # a tile of the rack that was just drawn: it has to be played (R6)

    def __post_init__(self) -> None:
        for meld in self.table:
            if fault := fault_of(meld):
                raise NotationError(f"{print_tiles(meld)} {fault}")
        for each in (*self.singles, *self.rack):
            if each != each.face:
                raise NotationError(f"{each} stands for a tile only on the table")
        check_pack([*self.singles, *self.rack, *(t.face for meld in self.table for t in meld)])
        if len(self.singles) > START_TILES:
            raise NotationError(f"there are {START_TILES} start tiles at most (R3)")
        if type(self.limit) is not int or not 0 <= self.limit <= MOST_TILES:
            raise NotationError(f"limit: 0 to {MOST_TILES} tiles (R5)")
        if self.drawn is not None and self.drawn not in self.rack:
            raise NotationError(f"{self.drawn} was drawn, but is not on the rack (R6)")

    @classmethod
    def in_game(
        cls,
        table: tuple[Meld, ...],
        singles: tuple[Tile, ...],
        rack: tuple[Tile, ...],
        limit: int = MOST_TILES,
        swapped: tuple[tuple[Tile, int], ...] = (),
        drawn: Tile | None = None,
    ) -> "Position":
        """A position that came about by the rules: there is nothing to check.

        >>> from lastcard.notation.tiles import parse_tiles
        >>> Position.in_game((), (), parse_tiles("r6 b2")) == Position.parse(rack="r6 b2")
        True
        """
        position = object.__new__(cls)
        vars(position).update(table=table, singles=singles, rack=rack, limit=limit)
        vars(position).update(swapped=swapped, drawn=drawn)
        return position

    @staticmethod
    def parse(
        table: Sequence[str] = (),
        singles: str = "",
        rack: str = "",
        limit: int = MOST_TILES,
        drawn: str | None = None,
    ) -> "Position":
        """Read a position from text.

        >>> Position.parse(["r3 r4 r6"])
        Traceback (most recent call last):
        ...
        lastcard.notation.errors.NotationError: r3 r4 r6 is not a valid run or set (R4, R12)
        """
        melds = tuple(map(parse_tiles, table))
        needed = None if drawn is None else Tile.parse(drawn)
        return Position(melds, parse_tiles(singles), parse_tiles(rack), limit, drawn=needed)


@dataclass(frozen=True)
class Found:
    """Runs and sets as the solver tells them; which of the old ones stay besides, as bits."""

    tiles: Sequence[int]
    sizes: Sequence[int]
    untouched: int

    def table(self, old: Sequence[Meld]) -> tuple[Meld, ...]:
        """All runs and sets in a tidy order.

        >>> Found([2, 3, 4], [3], 0).table([])
        ((r3, r4, r5),)
        """
        melds: list[Sequence[int]] = [
            numbers_of(meld) for i, meld in enumerate(old) if self.untouched >> i & 1
        ]
        first = 0
        for size in self.sizes:
            melds.append(self.tiles[first : first + size])
            first += size
        return tidy(old, melds)


@dataclass(frozen=True)
class Solution:
    """A play: the tiles that leave the rack, and the whole table after it.

    >>> from lastcard import solver
    >>> found = solver.best_play(Position.parse(["r3 r4 r5"], rack="r6 b8"))
    >>> found.points, found.tiles, str(found.action)
    (6, (r6,), 'lay r3 r4 r5 r6')
    """

    position: Position
    tiles: tuple[Tile, ...]
    found: "Found" = field(repr=False)

    @cached_property
    def table(self) -> tuple[Meld, ...]:
        """The whole table: what stayed the same lies as it lay, the rest follows."""
        return self.found.table(self.position.table)

    @property
    def points(self) -> int:
        """What leaves the rack (R22)."""
        return sum(each.points for each in self.tiles)

    @property
    def singles(self) -> tuple[Tile, ...]:
        """The start tiles that still lie single."""
        before = Counter(t.face for meld in self.position.table for t in meld)
        added = Counter(t.face for meld in self.table for t in meld) - before
        used = added - Counter(self.tiles)
        left = []
        for single in self.position.singles:
            if used[single]:
                used[single] -= 1
            else:
                left.append(single)
        return tuple(left)

    @property
    def disturbed(self) -> int:
        """How many runs and sets no longer lie as they did.

        >>> from lastcard import solver
        >>> solver.best_play(Position.parse(["r3 r4 r5", "b1 g1 y1"], rack="r6")).disturbed
        1
        """
        before, after = (
            Counter(likeness(numbers_of(meld)) for meld in table)
            for table in (self.position.table, self.table)
        )
        return (before - after).total()

    @property
    def action(self) -> Lay:
        """The play as an action; where several action tiles meet, the strongest counts (R18)."""
        from .saying import say

        return say(self)

    def __repr__(self) -> str:
        table = " / ".join(map(print_tiles, self.table))
        points = f"{self.points} point{'' if self.points == 1 else 's'}"
        return f"<Solution: {points}, {print_tiles(self.tiles)}; {table}>"


def numbers_of(meld: Meld) -> list[int]:
    return [each.number for each in meld]


def likeness(numbers: Sequence[int]) -> tuple[int, ...]:
    """What makes two runs or sets the same to a player: in a set, the order and
    the colour of a joker do not matter."""
    first, second = shown_by(numbers[0]), shown_by(numbers[1])
    if first % NUMBERS != second % NUMBERS:
        return tuple(numbers)
    return tuple(sorted(map(face_of, numbers)))


def tidy(old: Sequence[Meld], new: Iterable[Sequence[int]]) -> tuple[Meld, ...]:
    """Runs and sets that stayed the same lie as they lay; the others follow."""
    alike: dict[tuple[int, ...], list[Sequence[int]]] = {}
    for numbers in new:
        alike.setdefault(likeness(numbers), []).append(numbers)
    kept = []
    for meld in old:
        if same := alike.get(likeness(numbers_of(meld))):
            same.pop()
            kept.append(meld)
    changed = (numbers for melds in alike.values() for numbers in melds)
    return (*kept, *(tuple(map(tile, numbers)) for numbers in changed))
