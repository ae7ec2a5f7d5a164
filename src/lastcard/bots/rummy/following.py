"""Does what a policy does in UNO Rummy, with the fastest solver that is ready."""

from collections.abc import Collection
from dataclasses import replace

from ...game.rummy.view import RummyView
from ...notation.action import DRAW, KEEP, Action
from ...notation.actions import action_of
from ...notation.rummy.actions import End, Swap
from ...rules.luck import HasLuck, roll
from ...rules.rummy.table import NO, RummyTable
from ...rules.rummy.tiles import JOKER
from ...solver import Position, best_play
from ..policies import GREEDY
from .policy import random_answer


def tile_action(
    table: RummyTable, view: RummyView, legal: Collection[Action], policy: int
) -> Action:
    """What a policy does in its turn."""
    if policy != GREEDY and (code := random_answer(table)) >= 0:
        action = action_of(code)
        if not isinstance(action, Swap) or Swap() in legal:
            return action
    found = None
    if table.can_play != NO:
        if policy != GREEDY and view.drawn is None:
            found = best_play(overlooking(view.position, table))
        found = found or best_play(view.position)
    if found is None:
        # Of the ways to end a turn after swaps the last one calls.
        return [a for a in legal if a in (DRAW, KEEP) or isinstance(a, End)][-1]
    calls = len(view.rack) - len(found.tiles) == 1
    if calls and (policy == GREEDY or roll(table, 4) > 0):
        return replace(found.action, uno=True)
    return found.action


def overlooking(position: Position, luck: HasLuck) -> Position:
    """The same, but the player who looks at it sees only some of their tiles, and plays fewer."""
    limit = 1 + roll(luck, position.limit) if position.limit else 0
    rack = list(position.rack)
    for tile in dict.fromkeys(position.rack):
        if tile.number != JOKER and roll(luck, 2):
            rack.remove(tile)
    return Position.in_game(position.table, position.singles, tuple(rack), limit, position.swapped)
