"""Bots that play like people: newcomer, family, expert."""

import random
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..game.legal import Legal
from ..game.rummy.view import RummyView
from ..game.uno.view import CardView
from ..game.view import View
from ..notation.action import CALL, Action, Catch
from ..notation.rummy.actions import End, Lay, Swap
from ..notation.spin.actions import Discard
from ..notation.uno.actions import Play
from .bot import Bot, Maker
from .character import CHARACTERS
from .expert import make_expert
from .policies.uno import GREEDY, RANDOM
from .policy_player import Luck, follow


class Tempo(NamedTuple):
    """How long somebody takes, in seconds: now less, now more, sometimes much more."""

    turn: float  # with one thing to look at
    thing: float  # more for each thing
    chance: float  # to see that somebody can be caught

    def to_act(self, view: View, dice: random.Random) -> float:
        """For a turn: what can be done has to be looked at, in Rummy all tiles."""
        if isinstance(view, RummyView):
            things = len(view.rack) + sum(map(len, view.melds))
        else:
            things = len(view.legal)
        return (self.turn + self.thing * things) * dice.triangular(0.6, 2.4, 0.8)

    def to_notice(self, dice: random.Random) -> float:
        """For a chance out of turn."""
        return self.chance * dice.triangular(0.6, 2.4, 0.8)


@dataclass(frozen=True)
class Level:
    """How well somebody plays, how long that takes, and how much of it is thinking."""

    make: Maker
    tempo: Tempo
    clock: float | None  # seconds for a decision; who does not search answers at once


class Person:
    """Plays soundly, but for slips: any card that fits, a call forgotten, a chance not seen."""

    def __init__(
        self, seed: int, *, loose: float, forgets: float, misses: float, overlooks: float
    ) -> None:
        self.loose = loose  # how often any card that fits will do
        self.overlooks = overlooks  # how often tiles that fit are not seen
        self.forgets = forgets  # how often a call is forgotten
        self.misses = misses  # how often a chance is not seen
        self.dice = random.Random(seed)
        self.character = self.dice.choice(CHARACTERS)
        self.luck = Luck(self.dice.getrandbits(32))

    def __call__(self, view: View, legal: Legal, clock: float | None) -> Action | None:
        careless = self.overlooks if isinstance(view, RummyView) else self.loose
        policy = RANDOM if self.slips(careless) else GREEDY
        action = follow(view, self.noticed(view, legal), policy, self.luck)
        if isinstance(action, Play) and isinstance(view, CardView) and view.seat == view.turn:
            action = self.character.rather(view.hand, tuple(legal), action, self.dice)
        if isinstance(action, Play | Discard | Lay | End) and action.uno:
            return replace(action, uno=not self.slips(self.forgets))
        return action

    def noticed(self, view: View, legal: Legal) -> tuple[Action, ...]:
        """What there is to do, perhaps without the chance to call late, to catch or to jump in.

        Never to win a joker (R10): only experts know that it is the strongest move of all.
        """
        noticed = tuple(action for action in legal if action != Swap())
        if not self.slips(self.misses):
            return noticed
        chances = Catch if view.seat == view.turn else Catch | Play
        return tuple(a for a in noticed if a != CALL and not isinstance(a, chances))

    def slips(self, chance: float) -> bool:
        return self.dice.random() < chance


def make_newcomer(seed: int) -> Bot:
    """Plays mostly any card that fits, always overlooks tiles, forgets calls, misses chances.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=3, seed=21).view(0)
    >>> sorted({str(make_newcomer(seed)(view, view.legal, None)) for seed in range(20)})
    ['play g+2', 'play g3']
    """
    return Person(seed, loose=0.7, forgets=0.25, misses=0.5, overlooks=1.0)


def make_family(seed: int) -> Bot:
    """Plays soundly, counts little, and is human.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=3, seed=21).view(0)
    >>> sorted({str(make_family(seed)(view, view.legal, None)) for seed in range(20)})
    ['play g+2']
    """
    return Person(seed, loose=0.08, forgets=0.12, misses=0.2, overlooks=0.08)


LEVELS = {
    "newcomer": Level(make_newcomer, Tempo(1.2, 0.06, 1.6), clock=None),
    "family": Level(make_family, Tempo(0.9, 0.05, 1.2), clock=None),
    "expert": Level(make_expert, Tempo(0.8, 0.04, 1.0), clock=0.2),
}
