"""Doing what a policy does, from what a seat sees: in its turn, and when a chance comes."""

import random
from collections.abc import Collection
from dataclasses import replace

from ..game.rummy.view import RummyView
from ..game.view import View
from ..notation.action import CALL, DEAL, DRAW, KEEP, Action, Catch
from ..notation.actions import action_of
from ..notation.cards import COLOURS, card
from ..notation.rummy.actions import End, Swap
from ..notation.spin.actions import SHOUT, Discard, Show
from ..notation.uno.actions import Play
from ..rules.luck import WORD, HasLuck, roll
from ..rules.rummy.table import NO, RummyTable
from ..rules.rummy.tiles import JOKER
from ..rules.spin.actions import DONE, DONE_CALLING, PUT, SHOW, card_put
from ..rules.spin.discard import put
from ..rules.spin.phases import SPIN
from ..rules.uno.actions import colour_named
from ..rules.uno.table import Table
from ..solver import Position, best_play
from .policies.rummy import random_answer
from .policies.spin import at_wheel
from .policies.uno import GREEDY, answer


class Luck:
    """What a bot rolls its decisions from."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed).randrange(1, WORD)


NO_LUCK = Luck(0)  # for who never rolls


def follow(
    view: View, legal: Collection[Action], policy: int, luck: Luck = NO_LUCK
) -> Action | None:
    """What a policy does in a view.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> str(follow(view, view.legal, GREEDY))
    'play g4'
    """
    if policy == GREEDY and CALL in legal:  # also on turn: hands may have moved (H2, S10)
        return CALL
    for action in legal:
        if isinstance(action, Show) or action == SHOUT:
            return action
        if isinstance(action, Catch) and (policy == GREEDY or roll(luck, 2)):
            return action
    if view.seat != view.turn:
        return take_chance(legal, policy, luck)
    if policy == GREEDY and isinstance(view, RummyView):
        return tile_action(view.table, view, legal, policy)  # it rolls nothing
    table = view.table.copy()
    table.luck = luck.luck  # that of a view's table is blank
    if isinstance(table, RummyTable):
        assert isinstance(view, RummyView)
        action = tile_action(table, view, legal, policy)
    else:
        wheel = table.phase >= SPIN
        action = wheel_action(table, policy) if wheel else action_of(answer(table, policy))
    luck.luck = table.luck
    return action


def take_chance(legal: Collection[Action], policy: int, luck: Luck) -> Action | None:
    """Out of turn there is the deal, or one card to jump in with (H3)."""
    if DEAL in legal:
        return DEAL
    jumps = [action for action in legal if isinstance(action, Play)]
    if not jumps or (policy != GREEDY and roll(luck, 2) == 0):
        return None
    # Of its two forms the later one calls.
    return jumps[-1] if policy == GREEDY or roll(luck, 4) else jumps[0]


def wheel_action(table: Table, policy: int) -> Action:
    """What the policy does at the wheel; cards put down one by one are said in one breath."""
    seat = table.turn
    cards, colours = [], []
    code = at_wheel(table, seat, policy)
    while PUT <= code < SHOW:
        named = colour_named(code - PUT)
        cards.append(card(card_put(code - PUT)))
        colours.append(COLOURS[named] if named >= 0 else None)
        put(table, seat, code - PUT)
        code = at_wheel(table, seat, policy)
    if code in (DONE, DONE_CALLING):
        calls = code == DONE_CALLING and table.counts[seat] == 1
        return Discard(tuple(cards), tuple(colours), calls)
    return action_of(code)


def tile_action(
    table: RummyTable, view: RummyView, legal: Collection[Action], policy: int
) -> Action:
    """What a policy does in UNO Rummy, with the fastest solver that is ready."""
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
