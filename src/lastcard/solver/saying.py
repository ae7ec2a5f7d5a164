"""A solution as a player says it."""

from functools import cache

from ..notation.rummy.actions import Lay, Said
from ..notation.tiles import tile
from ..rules.rummy.action_tiles import is_action
from ..rules.rummy.actions import CHOSEN, FROM_RACK, NEXT_MELD, TILE, TILE_BITS
from ..rules.rummy.table import MELDS, MOST_TILES, START_TILES, RummyTable
from ..rules.rummy.tiles import PACK_SIZE, face_of
from .counting import counted, padded
from .position import Position, Solution
from .records import Values
from .solver import SOLVERS


def say(solution: Solution) -> Lay:
    """The action, with the marks that it takes."""
    if needs_no_marks(solution):
        return Lay(tuple(tuple(said(each.number) for each in meld) for meld in solution.table))
    return say_with_marks(solution)


def needs_no_marks(solution: Solution) -> bool:
    """Whether no tile could be a start tile, and no two actions come into one meld (R18)."""
    position, played = solution.position, solution.tiles
    if any(single in played for single in position.singles):
        return False
    fresh = [each.number for each in (*played, *(swapped for swapped, _ in position.swapped))]
    actions = [face for face in fresh if is_action(face)]
    return len(actions) <= 1 or not any(
        sum(face_of(each.number) in actions for each in meld) > 1 for meld in solution.table
    )


def say_with_marks(solution: Solution, compiled: bool | None = None) -> Lay:
    """The action as the rules say it: compiled or plain, or by the fastest that are ready."""
    codes: list[int] = []
    for meld in solution.table:
        codes += [NEXT_MELD] if codes else []
        codes += [TILE + each.number for each in meld]
    played = counted([each.number for each in solution.tiles])
    draft = SOLVERS.mine(compiled).marked(lying_at(solution.position), codes, played)
    return lay_of(draft, [len(meld) for meld in solution.table])


def lying_at(position: Position) -> Values:
    """What lies on the table, as the fields of one."""
    tiles = [each.number for meld in position.table for each in meld]
    return {
        "tiles": padded(tiles, PACK_SIZE),
        "lying": counted(map(face_of, tiles)),
        "melds": len(position.table),
        "meld_size": padded([len(meld) for meld in position.table], MELDS),
        "singles": padded([single.number for single in position.singles], START_TILES),
        "single_count": len(position.singles),
        "swapped": padded([swapped.number for swapped, _ in position.swapped], MOST_TILES),
        "swapped_into": padded([place for _, place in position.swapped], MOST_TILES),
        "swaps": len(position.swapped),
    }


def said_in(table: RummyTable) -> Lay:
    """What the draft of a table says."""
    return lay_of(list(table.draft), list(table.draft_size[: table.draft_melds]))


def lay_of(draft: list[int], sizes: list[int]) -> Lay:
    """The melds of a draft."""
    melds = []
    first = 0
    for size in sizes:
        melds.append(tuple(map(said, draft[first : first + size])))
        first += size
    return Lay(tuple(melds))


@cache
def said(code: int) -> Said:
    """A tile of a draft; always the same object."""
    return Said(tile(code & TILE_BITS), bool(code & FROM_RACK), bool(code & CHOSEN))
