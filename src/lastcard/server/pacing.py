"""When what happens by itself happens: bots, windows, clocks."""

import random
from dataclasses import dataclass, field

from ..bots.greedy import greedy
from ..notation.actions import CALL, DEAL, SHOUT, Action, Catch, Play, Show
from ..notation.rummy_actions import Lay
from . import entries as log
from .room import Room

# How often a bot does not see a chance out of turn, or forgets to call.
FORGETS = {"newcomer": 0.4, "family": 0.15, "expert": 0.03}
NEXT_ROUND_SECONDS = 20.0


@dataclass
class Pace:
    """How fast programs act: seconds from and to, drawn anew each time."""

    turn: tuple[float, float] = (0.8, 2.0)
    chance: tuple[float, float] = (0.6, 2.4)
    deal: tuple[float, float] = (3.0, 4.0)
    dice: random.Random = field(default_factory=random.SystemRandom)

    def draw(self, seconds: tuple[float, float]) -> float:
        return self.dice.uniform(*seconds)


AT_ONCE = Pace((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))


@dataclass
class Plan:
    """What happens next by itself, and when, unless somebody does something first."""

    at: float
    seat: int | None  # who acts; ``None``: the room itself
    what: str  # "act", "away", "commit"


class Pacer:
    """Plans for one room. All times are seconds of one steady clock."""

    def __init__(self, room: Room, pace: Pace) -> None:
        self.room = room
        self.pace = pace
        self.since = 0.0  # when the present position came about
        self.chances: list[tuple[float, int]] = []  # when which bot uses a chance out of turn
        self.thinking = 0.0

    def moved(self, now: float) -> None:
        """A new position: draw the bots' delays for it."""
        self.since = now
        self.thinking = self.pace.draw(self.pace.turn)
        self.chances = []
        match = self.room.match
        if match is None or match.game.round_over:
            return
        for number, seat in enumerate(self.room.seats[: match.game.players]):
            if not seat.played_by_bot or number == match.game.turn:
                continue
            legal = match.game.legal(number)
            chance = any(a in (CALL, SHOUT) or isinstance(a, Catch) for a in legal)
            seen = self.pace.dice.random() >= FORGETS[seat.bot or "family"]
            # In a war (S12) everybody has to lay.
            if (chance and seen) or any(isinstance(a, Show) for a in legal):
                self.chances.append((now + self.pace.draw(self.pace.chance), number))
        self.chances.sort()

    def plan(self) -> Plan | None:
        """What comes next; ``None``: it is up to people."""
        room = self.room
        match = room.match
        if match is not None and match.over:
            return None
        if (match is None or match.game.round_over) and room.commitment is None:
            return Plan(self.since, None, "commit")
        if match is None:
            return None
        game = match.game
        if game.round_over:
            dealer = next(seat for seat in range(game.players) if DEAL in game.legal(seat))
            bot = room.seats[dealer].played_by_bot
            wait = self.pace.draw(self.pace.deal) if bot else NEXT_ROUND_SECONDS
            return Plan(self.since + wait, dealer, "act")
        plans = [Plan(at, seat, "act") for at, seat in self.chances]
        assert game.turn is not None
        if room.seats[game.turn].played_by_bot:
            wait = self.thinking
            if game.view(None).uno_due:
                wait = max(wait, room.settings.window_seconds)
            plans.append(Plan(self.since + wait, game.turn, "act"))
        elif room.settings.turn_seconds:
            plans.append(Plan(self.since + room.settings.turn_seconds, game.turn, "away"))
        return min(plans, key=lambda plan: plan.at, default=None)

    def bot_action(self, seat: int) -> Action | None:
        """What the bot on a seat does now, from what the seat may know."""
        assert self.room.match is not None
        view = self.room.match.game.view(seat)
        action = greedy(view, view.legal)
        forgets = FORGETS[self.room.seats[seat].bot or "family"]
        calls = isinstance(action, Play | Lay) and action.uno
        if calls and isinstance(action, Play) and self.pace.dice.random() < forgets:
            return Play(action.card, action.colour)
        return action


assert set(FORGETS) == set(log.LEVELS)
