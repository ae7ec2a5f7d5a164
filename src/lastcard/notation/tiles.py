"""Tiles of UNO Rummy as text: ``r1`` to ``b12``, ``j``; standing for a tile: ``j=r6``."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from ..rules.rummy import tiles as faces
from .cards import COLOURS
from .errors import NotationError, quoted
from .reasons import Reason

TEXTS = [f"{colour}{number}" for colour in COLOURS for number in range(1, faces.NUMBERS + 1)]
NUMBERS = {text: face for face, text in enumerate(TEXTS)} | {"j": faces.JOKER}
NUMBERS |= {f"j={text}": faces.STANDING + face for face, text in enumerate(TEXTS)}


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """A tile; a joker may stand for another. It prints and sorts as the notation has it.

    >>> tile = Tile.parse("j=r6")
    >>> tile.joker, tile.stands_for, tile.face, tile.points
    (True, r6, j, 50)
    >>> sorted(map(Tile.parse, ["j", "b1", "r10", "r9"]))
    [r9, r10, b1, j]
    """

    number: int
    #: The notation; kept, because tiles are printed far more often than made.
    text: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", text_of(self.number))

    @staticmethod
    def parse(text: str) -> "Tile":
        """Read a tile.

        >>> Tile.parse("b12").colour
        'b'
        """
        if text not in NUMBERS:
            raise NotationError(f"{quoted(text)} is not a tile", reason=Reason.NOT_A_TILE)
        return tile(NUMBERS[text])

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def joker(self) -> bool:
        """Whether it is a joker."""
        return faces.is_joker(self.number)

    @property
    def face(self) -> "Tile":
        """The tile itself, whatever it stands for."""
        return tile(faces.face_of(self.number))

    @property
    def stands_for(self) -> "Tile":
        """The number tile that it is or stands for; a joker on a rack stands for itself."""
        return tile(faces.shown_by(self.number))

    @property
    def colour(self) -> str | None:
        """The colour's letter; ``None`` for a joker."""
        return None if self.joker else COLOURS[self.number // faces.NUMBERS]

    @property
    def value(self) -> int | None:
        """The number on it; ``None`` for a joker."""
        return None if self.joker else self.number % faces.NUMBERS + 1

    @property
    def points(self) -> int:
        """What the tile counts on a rack (R22)."""
        return faces.POINTS[faces.face_of(self.number)]


def text_of(number: int) -> str:
    if number >= faces.STANDING:
        return f"j={TEXTS[number - faces.STANDING]}"
    return "j" if number == faces.JOKER else TEXTS[number]


Meld = tuple[Tile, ...]


@cache
def tile(number: int) -> Tile:
    """The tile with a number; always the same object."""
    return Tile(number)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles separated by spaces.

    >>> parse_tiles("r1 j=r2 r3")
    (r1, j=r2, r3)
    """
    return tuple(Tile.parse(word) for word in text.split())


def print_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles as text, separated by spaces."""
    return " ".join([tile.text for tile in tiles])
