"""What a player likes: small habits that people at the table come to know."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..notation.action import DRAW, Action
from ..notation.cards import Card
from ..notation.uno.actions import Play
from ..rules.uno.cards import WILD_FOUR


class Character(NamedTuple):
    """How often a player gives way to a habit."""

    bluffs: float = 0.0  # plays a Wild Draw Four although something else fits (U18)
    hoards: float = 0.0  # keeps wild cards, and rather draws
    shows_off: float = 0.0  # plays action cards as soon as they fit

    def rather(
        self, hand: Sequence[Card], legal: Sequence[Action], play: Play, dice: random.Random
    ) -> Action:
        """What is done instead of a play that is sound.

        >>> from lastcard import Game, parse_action
        >>> view = Game.new("uno", players=3, seed=21).view(0)
        >>> sound = parse_action("play g3")
        >>> Character(shows_off=1.0).rather(view.hand, tuple(view.legal), sound, random.Random())
        Play(card=g+2, colour=None, uno=False)
        """
        plays = [action for action in legal if isinstance(action, Play)]
        fours = [other for other in plays if other.card.face == WILD_FOUR]
        if fours and play not in fours and dice.random() < self.bluffs:
            colours = Counter(card.colour for card in hand)
            return max(fours, key=lambda four: (colours[four.colour], four.uno))
        if play.card.wild and len(hand) > 2 and dice.random() < self.hoards:
            others = [other for other in plays if not other.card.wild]
            if others or DRAW in legal:
                return max(others, key=lambda other: other.card.points, default=DRAW)
        acting = [other for other in plays if other.card.symbol in ("s", "r", "+2")]
        if acting and play.card.points < 20 and dice.random() < self.shows_off:
            return max(acting, key=lambda other: other.uno)
        return play


CHARACTERS = (Character(), Character(bluffs=0.5), Character(hoards=0.6), Character(shows_off=0.6))
