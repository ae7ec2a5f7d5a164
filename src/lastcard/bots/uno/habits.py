"""What a player with habits does instead of a play that is sound."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from ...notation.action import DRAW, Action
from ...notation.cards import Card
from ...notation.uno.actions import Play
from ...rules.uno.cards import WILD_FOUR
from ..character import Character


def rather(
    character: Character, hand: Sequence[Card], legal: Sequence[Action], play: Play, dice: Random
) -> Action:
    """What is done instead of a play that is sound.

    >>> from lastcard import Game, parse_action
    >>> view = Game.new("uno", players=3, seed=21).view(0)
    >>> sound = parse_action("play g3")
    >>> rather(Character(shows_off=1.0), view.hand, tuple(view.legal), sound, Random())
    Play(card=g+2, colour=None, uno=False)
    """
    plays = [action for action in legal if isinstance(action, Play)]
    fours = [other for other in plays if other.card.face == WILD_FOUR]
    if fours and play not in fours and dice.random() < character.bluffs:
        colours = Counter(card.colour for card in hand)
        return max(fours, key=lambda four: (colours[four.colour], four.uno))
    if play.card.wild and len(hand) > 2 and dice.random() < character.hoards:
        others = [other for other in plays if not other.card.wild]
        if others or DRAW in legal:
            return max(others, key=lambda other: other.card.points, default=DRAW)
    acting = [other for other in plays if other.card.symbol in ("s", "r", "+2")]
    if acting and play.card.points < 20 and dice.random() < character.shows_off:
        return max(acting, key=lambda other: other.uno)
    return play
