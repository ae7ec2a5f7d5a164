"""The greedy bot: plays the card it is gladdest to be rid of, calls, catches, never bluffs."""

from dataclasses import replace

from ..game.legal import Legal
from ..game.view import CardView, RummyView, View
from ..notation.actions import (
    CALL,
    DEAL,
    DRAW,
    KEEP,
    SHOUT,
    Action,
    Catch,
    Discard,
    Play,
    Show,
    action_of,
)
from ..notation.cards import COLOURS, card
from ..notation.rummy_actions import End
from ..rules.spin.actions import DONE, DONE_CALLING, PUT, SHOW, card_put
from ..rules.spin.discard import put
from ..rules.uno.actions import colour_named
from ..rules.uno.table import SPIN
from ..solver import best_play
from .policies.spin import at_wheel
from .policies.uno import GREEDY, answer


def greedy(view: View, legal: Legal, clock: float | None = None) -> Action | None:
    """Choose as the compiled policy of the same name does, from what the seat sees.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=2, seed=1).view(0)
    >>> str(greedy(view, view.legal))
    'play g4'
    """
    for action in legal:
        if isinstance(action, Catch | Show) or action == SHOUT:
            return action
    if isinstance(view, RummyView):
        return tile_action(view, legal)
    assert isinstance(view, CardView)
    if view.seat == view.turn:
        wheel = view.table.phase >= SPIN
        return wheel_action(view) if wheel else action_of(answer(view.table, GREEDY))
    # Out of turn there is a call, the deal, or one card to jump in with (H3): of its two forms
    # the later one calls.
    chances = [a for a in legal if a in (CALL, DEAL) or isinstance(a, Play)]
    return chances[-1] if chances else None


def wheel_action(view: CardView) -> Action:
    """What the policy does at the wheel; cards put down one by one are said in one breath."""
    assert view.seat is not None
    table = view.table.copy()
    cards, colours = [], []
    code = at_wheel(table, view.seat, GREEDY)
    while PUT <= code < SHOW:
        named = colour_named(code - PUT)
        cards.append(card(card_put(code - PUT)))
        colours.append(COLOURS[named] if named >= 0 else None)
        put(table, view.seat, code - PUT)
        code = at_wheel(table, view.seat, GREEDY)
    if code in (DONE, DONE_CALLING):
        return Discard(tuple(cards), tuple(colours), table.counts[view.seat] == 1)
    return action_of(code)


def tile_action(view: RummyView, legal: Legal) -> Action | None:
    """What the greedy player of UNO Rummy does: the most points each turn, no swaps."""
    if view.seat != view.turn:
        return next((a for a in legal if a in (CALL, DEAL)), None)
    if (found := best_play(view.position)) is not None:
        return replace(found.action, uno=len(view.rack) - len(found.tiles) == 1)
    ways_out = [a for a in legal if a in (DRAW, KEEP) or isinstance(a, End)]
    # Of the ways to end a turn after swaps the last one calls.
    return ways_out[-1]
