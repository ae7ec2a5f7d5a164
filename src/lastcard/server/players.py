"""The bots that sit at the tables, and play for those who are away."""

import asyncio
import random
from collections.abc import Callable
from functools import partial

from .. import wire
from ..bots.bot import Bot
from ..bots.guard import BotFailure, guarded
from ..bots.levels import LEVELS
from ..game.view import View
from ..notation.action import Action

AUTOPILOT: wire.Level = "family"  # who plays for a guest who is away

Failed = Callable[[int, BotFailure], None]


class Player:
    """A bot on its seat, which is asked one thing at a time."""

    def __init__(self, bot: Bot, clock: float | None) -> None:
        self.bot = bot
        self.clock = clock
        self.asked = asyncio.Lock()

    def choose(self, view: View) -> Action | None:
        """What it does in a view, which is all it gets; ``None`` lets a chance pass."""
        return self.bot(view, view.legal, self.clock)


class Players:
    """The bots of a room. Who sits down keeps their character as long as the room is open."""

    def __init__(self, dice: random.Random, failed: Failed) -> None:
        self._dice = dice
        self._failed = failed
        self._seated: dict[tuple[int, wire.Level], Player] = {}

    def at(self, seat: int, level: wire.Level) -> Player:
        """The bot of a level at a seat."""
        if (seat, level) not in self._seated:
            bot = LEVELS[level].make(self._dice.getrandbits(64))
            safe = guarded(bot, partial(self._failed, seat))
            self._seated[seat, level] = Player(safe, LEVELS[level].clock)
        return self._seated[seat, level]


assert set(LEVELS) == set(wire.LEVELS)
