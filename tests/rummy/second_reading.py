"""Section R read a second time: is there a legal lay at all, and if so, which one?

Number by number and colour by colour: every tile that lies in a run or set has to be used again
(R7), start tiles may be (R8), and of the rack at least one tile and at most this many (R5).
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rummy.tiles import ACTIONS, COLOURS

Run = tuple[str, ...]
LAST = 12


def plain(tile: str) -> str:
    """A tile as the rack knows it: a joker that stands for nothing."""
    return tile.partition("=")[0]


def is_action(tile: str) -> bool:
    return tile[0] == "j" or int(tile[1:]) in ACTIONS


@dataclass
class Search:
    """A search for a lay, number by number."""

    lying: Counter[str]
    singles: Counter[str]
    rack: Counter[str]
    limit: int
    dice: random.Random | None = None
    failed: set[object] = field(default_factory=set)

    def from_rack(self, tile: str, used: int) -> tuple[int, int]:
        """The fewest and the most tiles from the rack, where this many of a kind are used."""
        more = used - self.lying[tile]
        return max(0, more - self.singles[tile]), min(self.rack[tile], more)

    def held(self, tile: str) -> int:
        return self.lying[tile] + self.singles[tile] + self.rack[tile]

    def at(
        self, number: int, runs: tuple[tuple[Run, ...], ...], jokers: int, rack: tuple[int, int]
    ) -> list[Run] | None:
        """The runs and sets from this number on; `runs` are those still open, by colour."""
        if number > LAST:
            return self.ended(runs, jokers, rack)
        key = (number, tuple(tuple(sorted(map(shape, open_))) for open_ in runs), jokers, rack)
        if key in self.failed:
            return None
        found = self.colour(number, 0, runs, (), (), jokers, rack)
        if found is None:
            self.failed.add(key)
        return found

    def ended(
        self, runs: tuple[tuple[Run, ...], ...], jokers: int, rack: tuple[int, int]
    ) -> list[Run] | None:
        melds = [run for open_ in runs for run in open_]
        fewest, most = self.from_rack("j", jokers)
        enough = jokers >= self.lying["j"] and rack[1] + most >= 1
        if any(len(run) < 3 for run in melds) or not enough or rack[0] + fewest > self.limit:
            return None
        return melds

    def colour(
        self,
        number: int,
        index: int,
        runs: tuple[tuple[Run, ...], ...],
        following: tuple[tuple[Run, ...], ...],
        in_sets: tuple[int, ...],
        jokers: int,
        rack: tuple[int, int],
    ) -> list[Run] | None:
        """What the tiles of one number do, one colour after the other."""
        if index == len(COLOURS):
            return self.sets(number, following, in_sets, jokers, rack)
        key = (number, index, shapes(runs[index:]), shapes(following), in_sets, jokers, rack)
        if key in self.failed:
            return None
        tile = f"{COLOURS[index]}{number}"
        options = list(self.options(tile, number, runs[index], self.held("j") - jokers))
        if self.dice:
            self.dice.shuffle(options)
        for open_, closed, for_sets, used, more_jokers in options:
            fewest, most = self.from_rack(tile, used)
            if rack[0] + fewest > self.limit:
                continue
            found = self.colour(
                number,
                index + 1,
                runs,
                (*following, open_),
                (*in_sets, for_sets),
                jokers + more_jokers,
                (rack[0] + fewest, min(rack[1] + most, 1)),
            )
            if found is not None:
                return [*closed, *found]
        self.failed.add(key)
        return None

    def options(
        self, tile: str, number: int, runs: tuple[Run, ...], jokers: int
    ) -> Iterator[tuple[tuple[Run, ...], tuple[Run, ...], int, int, int]]:
        """Runs open and closed afterwards, tiles for sets, tiles and jokers used."""
        # Three runs of one colour that begin together need three jokers.
        fresh: tuple[Run, ...] = ((),) * (3 if jokers > 2 else 2) if number <= LAST - 2 else ()
        after = self.held(f"{tile[0]}{number + 1}") + jokers
        seen = set()
        for open_, closed, used, with_joker in self.goes_on(tile, (*runs, *fresh), jokers):
            if sum(len(run) < 3 for run in open_) > after - with_joker:
                continue
            for for_sets in range(self.held(tile) - used + 1):
                if used + for_sets < self.lying[tile]:
                    continue
                same = (shapes((open_,)), for_sets, used, with_joker)
                if same not in seen:
                    seen.add(same)
                    yield open_, closed, for_sets, used + for_sets, with_joker

    def goes_on(
        self, tile: str, runs: tuple[Run, ...], jokers: int
    ) -> Iterator[tuple[tuple[Run, ...], tuple[Run, ...], int, int]]:
        """Each run takes the tile, or a joker for it, or ends; an empty one need not begin."""
        if not runs:
            yield (), (), 0, 0
            return
        run, rest = runs[0], runs[1:]
        for open_, closed, used, with_joker in self.goes_on(tile, rest, jokers):
            if not run:
                yield open_, closed, used, with_joker
            elif len(run) >= 3:
                yield open_, (run, *closed), used, with_joker
            if used < self.held(tile):
                yield ((*run, tile), *open_), closed, used + 1, with_joker
            if with_joker < jokers and not (run and run[-1][0] == "j"):
                yield ((*run, f"j={tile}"), *open_), closed, used, with_joker + 1

    def sets(
        self,
        number: int,
        following: tuple[tuple[Run, ...], ...],
        in_sets: tuple[int, ...],
        jokers: int,
        rack: tuple[int, int],
    ) -> list[Run] | None:
        """R4, R12: the tiles kept for sets make sets, each with at most one joker."""
        total = sum(in_sets)
        if not total:
            return self.at(number + 1, following, jokers, rack)
        for count in range(max(in_sets), total // 2 + 1):
            sets: list[list[str]] = [[] for _ in range(count)]
            place = 0
            for colour, times in zip(COLOURS, in_sets, strict=True):
                for _ in range(times):
                    sets[place % count].append(f"{colour}{number}")
                    place += 1
            for extra in range(min(count, self.held("j") - jokers) + 1):
                filled = with_jokers(sets, extra, number)
                if filled is None:
                    continue
                found = self.at(number + 1, following, jokers + extra, rack)
                if found is not None:
                    return [*filled, *found]
        return None


def with_jokers(sets: list[list[str]], jokers: int, number: int) -> list[Run] | None:
    """The sets with this many jokers, the shortest first; `None` where that makes no sets."""
    filled = []
    for place, tiles in enumerate(sorted(sets, key=len)):
        colours = {tile[0] for tile in tiles}
        if place < jokers and len(tiles) < len(COLOURS):
            missing = next(colour for colour in COLOURS if colour not in colours)
            tiles = [*tiles, f"j={missing}{number}"]
        elif place < jokers:
            return None
        if len(tiles) not in (3, 4):
            return None
        filled.append(tuple(tiles))
    return filled


def shape(run: Run) -> tuple[int, bool]:
    """All that matters of an open run from here on."""
    return min(len(run), 3), run[-1][0] == "j"


def shapes(runs: tuple[tuple[Run, ...], ...]) -> object:
    return tuple(tuple(sorted(map(shape, open_))) for open_ in runs)


def find_lay(
    table: Iterable[str],
    singles: str,
    rack: Iterable[str],
    limit: int = 4,
    dice: random.Random | None = None,
    drawn: str | None = None,
) -> list[str] | None:
    """Runs and sets that use 1 to `limit` tiles of the rack; `None` where there are none.

    R6: a tile just drawn has to be among them, as if it lay in a run or set already.
    """
    lying = Counter(plain(tile) for meld in table for tile in meld.split())
    held, so_far = Counter(rack), (0, 0)
    if drawn is not None:
        lying[drawn] += 1
        held[drawn] -= 1
        limit, so_far = limit - 1, (0, 1)
    search = Search(lying, Counter(singles.split()), held, limit, dice)
    found = search.at(1, ((),) * len(COLOURS), 0, so_far) if limit > 0 or drawn else None
    return None if found is None else [" ".join(meld) for meld in found]


def as_actions(
    melds: list[str], table: Iterable[str], singles: str, rack: Iterable[str]
) -> list[str]:
    """The ways to give a lay: which action tile of each run or set counts (R18)."""
    lying = Counter(plain(tile) for meld in table for tile in meld.split())
    said = [meld.split() for meld in melds]
    added = Counter(plain(tile) for meld in said for tile in meld) - lying
    played = added - Counter(singles.split())
    if not played:  # R5: of a tile that is single and on the rack, the one on the rack
        tile = next(tile for tile in added if tile in rack)
        played[tile] += 1
        meld, place = next((m, i) for m in said for i in range(len(m)) if plain(m[i]) == tile)
        meld[place] += "^"
    choices = [[i for i in range(len(meld)) if works(meld[i], played)] or [-1] for meld in said]
    return [
        "lay " + " / ".join(map(marked, said, chosen)) for chosen in itertools.product(*choices)
    ]


def works(tile: str, played: Counter[str]) -> bool:
    return plain(tile.rstrip("^")) in played and is_action(tile.rstrip("^"))


def marked(meld: list[str], chosen: int) -> str:
    return " ".join(f"{tile}!" if i == chosen else tile for i, tile in enumerate(meld))
