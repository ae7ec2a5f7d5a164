"""Bots that play like people: newcomer, family, expert."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from ..game.legal import Legal
from ..game.view import View
from ..notation.action import CALL, Action, Catch
from .bot import Bot, Maker
from .character import CHARACTERS
from .expert import make_expert
from .policies import GREEDY, RANDOM
from .policy_player import Luck, follow


class Tempo(NamedTuple):
    """How long somebody takes, in seconds: now less, now more, sometimes much more."""

    turn: float  # with one thing to look at
    thing: float  # more for each thing
    chance: float  # to see that somebody can be caught

    def to_act(self, view: View, dice: random.Random) -> float:
        """For a turn: what can be done has to be looked at, in Rummy all tiles."""
        return (self.turn + self.thing * view.kind.mind.things(view)) * dice.triangular(
            0.6, 2.4, 0.8
        )

    def to_notice(self, dice: random.Random) -> float:
        """For a chance out of turn."""
        return self.chance * dice.triangular(0.6, 2.4, 0.8)


@dataclass(frozen=True)
class Level:
    """How well somebody plays, how long that takes, and how much of it is thinking."""

    make: Maker
    tempo: Tempo
    clock: float | None  # seconds for a decision; a bot that does not search answers at once


class Person:
    """Plays soundly, except for slips: any card that fits, a call forgotten, a chance not seen."""

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
        mind = view.kind.mind
        policy = RANDOM if self.slips(getattr(self, mind.slip)) else GREEDY
        action = follow(view, self.noticed(view, legal), policy, self.luck)
        if action is not None and view.seat == view.turn:
            action = mind.rather(self.character, view, legal, action, self.dice)
        if action is not None and action.uno:
            return action.calling(not self.slips(self.forgets))
        return action

    def noticed(self, view: View, legal: Legal) -> tuple[Action, ...]:
        """What there is to do, perhaps without the chance to call late, to catch or to jump in.

        Never what only experts know to be the strongest move of all (R10).
        """
        hidden = view.kind.mind.for_experts
        noticed = tuple(action for action in legal if action not in hidden)
        if not self.slips(self.misses):
            return noticed
        on_turn = view.seat == view.turn
        chances = [a for a in noticed if isinstance(a, Catch) or (a.plays and not on_turn)]
        return tuple(a for a in noticed if a != CALL and a not in chances)

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
