"""Section R read again, for a lay that was given: what certainly makes it illegal."""

from collections import Counter
from itertools import pairwise

from lastcard.game.rummy.view import RummyView
from lastcard.notation.rummy.actions import Lay
from lastcard.notation.tiles import Tile


def is_meld(tiles: tuple[Tile, ...]) -> bool:
    """R4, R11, R12."""
    if len(tiles) < 3 or any(tile == tile.face and tile.joker for tile in tiles):
        return False
    shown = [tile.stands_for for tile in tiles]
    colours, numbers = {tile.colour for tile in shown}, [tile.value or 0 for tile in shown]
    if len(set(numbers)) == 1:
        return len(colours) == len(tiles) and sum(tile.joker for tile in tiles) <= 1
    in_a_row = all(after - before == 1 for before, after in pairwise(numbers))
    side_by_side = any(one.joker and other.joker for one, other in pairwise(tiles))
    return len(colours) == 1 and in_a_row and not side_by_side


def from_rack(view: RummyView, lay: Lay) -> Counter[Tile] | None:
    """The tiles that the lay takes from the rack, singles first; nothing where that cannot be."""
    said = [tile for meld in lay.melds for tile in meld]
    now = Counter(one.tile.face for one in said)
    mine = Counter(one.tile.face for one in said if one.from_rack)
    before = Counter(tile.face for meld in view.melds for tile in meld)
    if before - now or mine - (now - before):  # R7
        return None
    played = mine + ((now - before - mine) - Counter(view.singles))
    return None if played - Counter(view.rack) else played


def is_wrong(view: RummyView, lay: Lay) -> bool:
    """R4-R8, R11, R12; whether R18 asks for a choice is another question."""
    if not all(is_meld(tuple(one.tile for one in meld)) for meld in lay.melds):
        return True
    played = from_rack(view, lay)
    if played is None:
        return True
    if view.drawn is not None and not played[view.drawn]:  # R6
        return True
    return not 1 <= played.total() <= view.may_play  # R5
