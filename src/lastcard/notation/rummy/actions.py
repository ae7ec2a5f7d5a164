"""The actions of UNO Rummy: ``lay``, ``swap``, ``end``."""

import re
from dataclasses import dataclass, field

from ...rules.rummy import actions as codes
from ...rules.rummy.table import MELDS
from ...rules.rummy.tiles import JOKER
from ..action import Action
from ..errors import NotationError, incomplete, quoted
from ..reasons import Reason
from ..tiles import Tile, tile


@dataclass(frozen=True, slots=True)
class Said:
    """A tile of the table as a player says it: perhaps from the rack, ``^``; chosen, ``!``."""

    tile: Tile
    from_rack: bool = False
    chosen: bool = False

    @staticmethod
    def parse(text: str) -> "Said":
        """Read a tile with its marks.

        >>> Said.parse("r5^!")
        r5^!
        """
        name = text.rstrip("^!")
        marks = text[len(name) :]
        if marks not in ("", "^", "!", "^!", "!^"):
            message = f"{quoted(text)}: a tile has the mark ^ or ! or both, once"
            raise NotationError(message, reason=Reason.NOT_A_TILE)
        return Said(Tile.parse(name), "^" in marks, "!" in marks)

    def __str__(self) -> str:
        return f"{self.tile}{'^' if self.from_rack else ''}{'!' if self.chosen else ''}"

    __repr__ = __str__

    @property
    def code(self) -> int:
        """The number by which the rules know it."""
        marks = codes.FROM_RACK * self.from_rack + codes.CHOSEN * self.chosen
        return codes.TILE + self.tile.number + marks


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """The runs and sets after the turn (R5, R7); without any: some way of laying.

    >>> from lastcard import parse_action
    >>> action = parse_action("lay r3 r4 r5 / b1 g1 j=y1! uno")
    >>> action.melds[1], action.uno
    ((b1, g1, j=y1!), True)
    >>> str(action)
    'lay r3 r4 r5 / b1 g1 j=y1! uno'
    """

    many_ways = True
    melds: tuple[tuple[Said, ...], ...] = ()
    uno: bool = False
    _codes: tuple[int, ...] = field(default=(), init=False, repr=False, compare=False)  # once asked

    def __str__(self) -> str:
        melds = " / ".join(" ".join(map(str, meld)) for meld in self.melds)
        return " ".join(filter(None, ["lay", melds, "uno" if self.uno else ""]))

    @property
    def bare(self) -> bool:
        return not self.melds

    @property
    def code(self) -> int:
        return codes.LAY

    @property
    def codes(self) -> tuple[int, ...]:
        if not self._codes:
            spoken: list[int] = []
            for meld in self.melds:
                spoken += [codes.NEXT_MELD] if spoken else []
                spoken += [said.code for said in meld]
            spoken.append(codes.LAID_CALLING if self.uno else codes.LAID)
            object.__setattr__(self, "_codes", tuple(spoken))
        return self._codes


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Put a tile of the rack in the place of a joker (R10); without a tile: some swap.

    >>> from lastcard import parse_action
    >>> parse_action("swap r6 2")
    Swap(tile=r6, meld=2)
    """

    many_ways = True
    tile: Tile | None = None
    meld: int | None = None

    def __str__(self) -> str:
        words = ["swap", *([] if self.tile is None else [str(self.tile)])]
        return " ".join(words if self.meld is None else [*words, str(self.meld)])

    @property
    def bare(self) -> bool:
        return self.tile is None

    @property
    def code(self) -> int:
        if self.tile is None:
            return codes.SWAPS
        return codes.swap_of(self.tile.number, min(self.meld or 0, MELDS))


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn after swaps alone; where one run got several action tiles, choose (R18).

    >>> str(End()), str(End((Tile.parse("r5"),), uno=True))
    ('end', 'end r5! uno')
    """

    many_ways = True  # marks that choose nothing are ignored, as in a lay
    chosen: tuple[Tile, ...] = ()
    uno: bool = False

    def __str__(self) -> str:
        return " ".join(["end", *(f"{t}!" for t in self.chosen), *(["uno"] if self.uno else [])])

    @property
    def code(self) -> int:
        choice = 0
        for chosen in self.chosen:
            choice = choice * 64 + chosen.number + 1
        return codes.END + choice + (codes.CALLING if self.uno else 0)


def parse_lay(words: list[str]) -> Action:
    uno = words[-1:] == ["uno"]
    texts = " ".join(words[:-1] if uno else words).split("/")
    melds = tuple(tuple(Said.parse(word) for word in text.split()) for text in texts)
    if not all(melds):
        raise incomplete('"lay" takes all runs and sets, as in: lay r3 r4 r5 / b1 g1 y1')
    return Lay(melds, uno)


def parse_swap(words: list[str]) -> Action:
    if not 1 <= len(words) <= 2:
        raise incomplete('"swap" takes a tile, and perhaps the number of a meld: swap r6 2')
    swapped = Tile.parse(words[0])
    if swapped.number >= JOKER:
        message = f"{swapped} is a joker; swap puts a number tile in a joker's place"
        raise NotationError(message, reason=Reason.JOKER_SWAPPED)
    if len(words) == 1:
        return Swap(swapped)
    if not re.fullmatch("[1-9][0-9]?", words[1]):
        message = f"{quoted(words[1])} is not a meld; melds are counted from 1"
        raise NotationError(message, reason=Reason.NOT_A_MELD)
    return Swap(swapped, int(words[1]))


def parse_end(words: list[str]) -> Action:
    uno = words[-1:] == ["uno"]
    said = [Said.parse(word) for word in (words[:-1] if uno else words)]
    if len(said) > 2 or any(s.tile.number >= JOKER or s.from_rack or not s.chosen for s in said):
        raise incomplete('"end" stands alone, or with a tile that works: end r5!')
    return End(tuple(sorted(s.tile for s in said)), uno)


def rummy_action(code: int) -> Action:
    """The action with a code of UNO Rummy."""
    if code == codes.LAY:
        return Lay()
    if code == codes.SWAPS:
        return Swap()
    if code < codes.END:
        face, meld = divmod(code - codes.SWAP, 64)
        return Swap(tile(face), meld or None)
    calling, choice = divmod(code - codes.END, codes.CALLING)
    chosen = sorted(tile(n - 1) for n in divmod(choice, 64) if n)
    return End(tuple(chosen), bool(calling))
