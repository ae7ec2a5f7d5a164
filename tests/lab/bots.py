"""Bots of other people, good and bad: ``lab.bots:make_...``."""

import gc
import os
import random
import time

from lastcard import Action, Legal, View
from lastcard.bots.bot import Bot
from lastcard.bots.greedy import greedy


def make_careless(seed: int) -> Bot:
    """Plays any card every other time."""
    dice = random.Random(seed)

    def careless(view: View, legal: Legal, clock: float | None) -> Action | None:
        plays = [action for action in legal if str(action).startswith("play")]
        return dice.choice(plays) if plays and dice.random() < 0.5 else greedy(view, legal)

    return careless


def make_raising(seed: int) -> Bot:
    """Knows nothing of Draw Twos."""

    def raising(view: View, legal: Legal, clock: float | None) -> Action | None:
        action = greedy(view, legal)
        if "+2" in str(action):
            raise ValueError("what is a Draw Two?")
        return action

    return raising


def make_slow(seed: int) -> Bot:
    """Takes its time, once in a game."""
    thought: list[View] = []

    def slow(view: View, legal: Legal, clock: float | None) -> Action | None:
        if not thought:
            time.sleep(0.05)
        thought.append(view)
        return greedy(view, legal)

    return slow


def make_nothing(seed: int) -> Bot:
    raise RuntimeError("out of order")


def make_deadly(seed: int) -> Bot:
    """Takes its process with it."""

    def deadly(view: View, legal: Legal, clock: float | None) -> Action | None:
        os._exit(3)

    return deadly


def make_tidy(seed: int) -> Bot:
    """Wants to be left alone while it thinks: fails where all objects may be looked through.

    It asks once in a game, because the answer takes long where there are many objects.
    """
    thought: list[View] = []

    def tidy(view: View, legal: Legal, clock: float | None) -> Action | None:
        assert thought or gc.get_freeze_count() > 10_000
        thought.append(view)
        return greedy(view, legal)

    return tidy
