"""A solution as a player says it."""

from ..notation.rummy_actions import Lay, Said
from ..notation.tiles import tile
from ..rules.rummy.actions import CHOSEN, FROM_RACK, TILE_BITS
from ..rules.rummy.deal import clear
from ..rules.rummy.draft import say_next_meld
from ..rules.rummy.saying import choose_actions, say_marked
from ..rules.rummy.table import RummyTable
from .position import Solution


def say(solution: Solution) -> Lay:
    """The action, with the marks that it takes."""
    table = RummyTable()
    table.players = 2
    clear(table)
    position = solution.position
    for place, lying in enumerate(t for meld in position.table for t in meld):
        table.tiles[place] = lying.number
        table.lying[lying.face.number] += 1
    for i, meld in enumerate(position.table):
        table.meld_size[i] = len(meld)
    table.melds = len(position.table)
    for i, single in enumerate(position.singles):
        table.singles[i] = single.number
    table.single_count = len(position.singles)
    for i, (swapped, place) in enumerate(position.swapped):
        table.swapped[i] = swapped.number
        table.swapped_into[i] = place
    table.swaps = len(position.swapped)
    for i, meld in enumerate(solution.table):
        if i:
            say_next_meld(table)
        for said in meld:
            say_marked(table, said.number, solution.tiles.count(said.face))
    choose_actions(table)
    return said_in(table)


def said_in(table: RummyTable) -> Lay:
    """What the draft of a table says."""
    melds = []
    first = 0
    for size in table.draft_size[: table.draft_melds]:
        codes = table.draft[first : first + size]
        melds.append(
            tuple(Said(tile(c & TILE_BITS), bool(c & FROM_RACK), bool(c & CHOSEN)) for c in codes)
        )
        first += size
    return Lay(tuple(melds))
