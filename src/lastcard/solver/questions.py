"""The questions that can be asked of the solver.

Each takes ``compiled``: ``True`` for the compiled solver (compiling it first if need be), ``False``
for the plain one, ``None`` for the fastest that is ready (see :func:`warm_up`).
"""

from collections.abc import Iterator
from dataclasses import replace

from ..notation.errors import NotationError
from ..notation.tiles import Tile, parse_tiles
from .position import Position, Solution
from .solver import SOLVERS


def best_play(position: Position, compiled: bool | None = None) -> Solution | None:
    """The play that takes the most points off the rack (R22); ``None`` where there is none.

    >>> best_play(Position.parse(["r3 r4 r5", "b5 g5 y5"], rack="r6 b6 b7"))
    <Solution: 6 points, r6; b5 g5 y5 / r3 r4 r5 r6>
    """
    return SOLVERS.mine(compiled).ask("best_play", position)


def any_play(position: Position, compiled: bool | None = None) -> Solution | None:
    """Some play, if there is one at all: a player who has one may not draw (R6).

    >>> any_play(Position.parse(["r3 r4 r5"], rack="b6 b7 g1")) is None
    True
    """
    return SOLVERS.mine(compiled).ask("any_play", position)


def play_exactly(
    position: Position, tiles: str | tuple[Tile, ...], compiled: bool | None = None
) -> Solution | None:
    """Whether just these tiles of the rack can be played in one turn; and how.

    >>> position = Position.parse(["r3 r4 r5"], singles="b7", rack="r6 b6 b8 b9")
    >>> play_exactly(position, "b6 b8").table
    ((r3, r4, r5), (b6, b7, b8))
    """
    asked = only(position, tiles)
    if leaves_drawn(position, asked):
        return None
    found = SOLVERS.mine(compiled).ask("whole_rack", asked)
    return None if found is None else replace(found, position=position)


def arrange(
    position: Position, tiles: str | tuple[Tile, ...], compiled: bool | None = None
) -> Solution | None:
    """A place for tiles that a player has picked, changing as little of the table as possible.

    >>> position = Position.parse(["r3 r4 r5 r6", "b1 g1 y1"], rack="r7 b3")
    >>> arrange(position, "r7")
    <Solution: 20 points, r7; b1 g1 y1 / r3 r4 r5 r6 r7>
    """
    asked = only(position, tiles)
    if leaves_drawn(position, asked):
        return None
    found = SOLVERS.mine(compiled).ask("least_change_play", asked)
    if found is None or len(found.tiles) < len(asked.rack):
        return None
    return replace(found, position=position)


def least_disturbance(position: Position, compiled: bool | None = None) -> Solution | None:
    """Of the best plays, one that changes as few runs and sets as possible: as people play.

    >>> position = Position.parse(["r3 r4 r5 r6", "b6 g6 y6"], rack="r6")
    >>> least_disturbance(position).disturbed
    1
    """
    return SOLVERS.mine(compiled).ask("least_change_play", position)


def all_plays(
    position: Position, limit: int | None = None, compiled: bool | None = None
) -> list[Solution]:
    """Every choice of tiles that can be played, each with one way to do it; at most ``limit``.

    >>> [found.tiles for found in all_plays(Position.parse(["r3 r4 r5"], rack="r2 r6 b1"))]
    [(r2, r6), (r2,), (r6,)]
    """
    found: list[Solution] = []
    asked = SOLVERS.mine(compiled)
    asked.ask("any_play", position)
    for tiles in choices(tuple(sorted(position.rack)), position.limit):
        if position.drawn is not None and position.drawn not in tiles:
            continue  # R6
        if limit is not None and len(found) >= limit:
            break
        if (play := asked.ask_again("whole_rack", position, tiles)) is not None:
            found.append(play)
    return found


def choices(rack: tuple[Tile, ...], most: int) -> Iterator[tuple[Tile, ...]]:
    """Every choice of up to this many tiles, each once."""
    for i, first in enumerate(rack):
        if most and (i == 0 or rack[i - 1] != first):
            for more in choices(rack[i + 1 :], most - 1):
                yield (first, *more)
            yield (first,)


def only(position: Position, tiles: str | tuple[Tile, ...]) -> Position:
    """The same position with nothing on the rack but these tiles."""
    picked = parse_tiles(tiles) if isinstance(tiles, str) else tiles
    for tile in picked:
        if picked.count(tile) > position.rack.count(tile):
            raise NotationError(f"the rack does not have enough {tile}")
    if not picked or len(picked) > position.limit:
        raise NotationError(f"pick 1 to {position.limit} tiles (R5)")
    return replace(position, rack=picked, limit=len(picked), drawn=None)


def leaves_drawn(position: Position, asked: Position) -> bool:
    """R6: whether a tile just drawn is not among those asked for."""
    return position.drawn is not None and position.drawn not in asked.rack
