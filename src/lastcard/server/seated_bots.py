"""The bots that sit at the tables, and play for those who are away."""

import asyncio
import traceback
from functools import partial

from structlog.typing import FilteringBoundLogger

from .. import wire
from ..bots.bot import Bot
from ..bots.guard import BotFailure, guarded
from ..bots.levels import LEVELS
from ..game.view import View
from ..notation.action import Action
from .house import House
from .pacing import AUTOPILOT
from .room import Room


class SeatedBot:
    """A bot on its seat, which is asked one thing at a time."""

    def __init__(self, bot: Bot, clock: float | None) -> None:
        self.bot = bot
        self.clock = clock
        self.asked = asyncio.Lock()

    def choose(self, view: View) -> Action | None:
        """What it does in a view, which is all it gets; ``None`` lets a chance pass."""
        return self.bot(view, view.legal, self.clock)


class SeatedBots:
    """The bots of a room. A bot that sits down keeps its character as long as the room is open."""

    def __init__(self, house: House, logger: FilteringBoundLogger) -> None:
        self._house = house
        self._logger = logger
        self._seated: dict[tuple[int, wire.Level], SeatedBot] = {}

    def at(self, seat: int, level: wire.Level) -> SeatedBot:
        if (seat, level) not in self._seated:
            bot = LEVELS[level].make(self._house.pace.dice.getrandbits(64))
            safe = guarded(bot, partial(tell_failure, self._house, self._logger, seat))
            self._seated[seat, level] = SeatedBot(safe, LEVELS[level].clock)
        return self._seated[seat, level]

    async def choose(self, room: Room, seat: int, watched: bool = True) -> Action | None:
        """Let a bot choose, in a thread; ``None``: a chance passes, or it has been overtaken.

        Where nobody watches, a search waits for those of rooms where somebody does.
        """
        moved = room.moved
        level = room.seats[seat].bot or AUTOPILOT
        self._house.expect(room.settings.game, expert=level == "expert")
        bot = self.at(seat, level)
        async with bot.asked:
            if room.moved != moved or room.match is None:
                return None
            view = room.match.game.view(seat)
            loop = asyncio.get_running_loop()
            with self._house.metrics.thinking.labels(level).time():
                if bot.clock is None:
                    return await loop.run_in_executor(self._house.quick, bot.choose, view)
                async with self._house.thinking.turn(rank=0 if watched else 1):
                    if room.moved != moved:
                        return None
                    return await loop.run_in_executor(self._house.thinkers, bot.choose, view)


def tell_failure(
    house: House, logger: FilteringBoundLogger, seat: int, failure: BotFailure
) -> None:
    """Not what it chose, and no words of its errors: there may be cards in them."""
    error = failure.__cause__
    where = [] if error is None else traceback.format_tb(error.__traceback__)
    name = type(error).__name__
    logger.error("a bot failed", seat=seat, kind=failure.kind, error=name, where=where)
    house.metrics.failures.labels("bot").inc()


assert set(LEVELS) == set(wire.LEVELS)
