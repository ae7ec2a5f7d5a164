"""The expert of UNO Rummy: plans, imagined tables, and a table left as it lies where possible."""

from dataclasses import replace
from random import Random

from ... import solver
from ...game.legal import Legal
from ...game.rummy.view import RummyView
from ...game.view import View
from ...notation.action import DRAW, KEEP, Action, Catch
from ...notation.actions import action_of
from ...notation.rummy.actions import Lay, Swap
from ...notation.tiles import Tile, tile
from ...rules.rummy.actions import LAID
from ...rules.rummy.apply import act
from ...rules.rummy.draft import from_rack
from ...rules.rummy.table import RummyTable
from ...rules.rummy.tiles import FACES, JOKER
from ...rules.shared.table import DRAWN
from ...solver.saying import said_in
from ..greedy import greedy
from .policy import end_somehow
from .thinking import EXPERTS


class RummyExpert:
    """A player that thinks; without a clock a fixed amount, the same again for the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, view: View, legal: Legal, clock: float | None = None) -> Action | None:
        chances = any(isinstance(action, Catch) for action in legal)
        if not isinstance(view, RummyView) or view.seat != view.turn or chances:
            return greedy(view, legal, clock)
        dice = Random(f"{self.seed} {len(view.history)} {view.rack}")
        return choose(view, clock, dice.getrandbits(60))


def choose(view: RummyView, clock: float | None, luck: int) -> Action:
    """What to do on your own turn."""
    mind = EXPERTS.mine(compiled=True)
    view.table.to_numpy(mind.table[0])
    mind.table[0]["luck"] = luck
    chosen = mind.choose(clock)
    if chosen < 0:
        return DRAW
    plan = RummyTable.from_numpy(mind.plans[chosen])
    so_far = view.table.swaps
    if plan.swaps > so_far:
        return Swap(tile(plan.swapped[so_far]), plan.swapped_into[so_far] + 1)
    if plan.draft_tiles:
        return lay(view, plan)
    return KEEP if plan.phase == DRAWN else action_of(end_somehow(view.table))


def lay(view: RummyView, plan: RummyTable) -> Lay:
    """What a plan lays; with few runs and sets touched, where that makes no difference."""
    tiles = tiles_played(plan)
    calls = len(view.rack) - len(tiles) == 1
    said = said_in(plan)
    if tile(JOKER) not in tiles:  # where a joker lies is part of the plan
        found = solver.arrange(view.position, tiles)
        if found is not None and outcome(view, found.action) == outcome(view, said):
            said = found.action
    return replace(said, uno=calls)


def tiles_played(plan: RummyTable) -> tuple[Tile, ...]:
    """The tiles of a draft that come from the rack."""
    faces = [face for face in range(FACES) if plan.said[face] > plan.lying[face]]
    return tuple(tile(face) for face in faces for _ in range(from_rack(plan, face)))


def outcome(view: RummyView, said: Lay) -> tuple[int, ...]:
    """Whose turn comes after a lay, and how many tiles each then has (R18, R19)."""
    table = view.table.copy()
    for code in (*said.codes[:-1], LAID):
        act(table, table.turn, code)
    return (table.turn, table.direction, *table.counts)
