"""When things happen by themselves: bots, windows, clocks."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..bots.levels import LEVELS, Tempo
from ..game.game import Game
from ..game.view import View
from ..kinds import KINDS
from ..notation.action import CALL, DEAL, Action
from ..wire import Clocks, Level
from . import entries as log
from .room import Room

AUTOPILOT: Level = "family"  # how well a bot plays for a guest who is away
NEXT_ROUND_SECONDS = 30.0  # to read the score sheet, unless all are ready
AWAY_SECONDS = 30.0  # without a connection, until a bot plays or another guest is host
NEW_POSITION = (log.Started, log.Acted)
NEW_PLAYER = (log.WentAway, log.CameBack, log.Left, log.Sat)  # in the same position


@dataclass
class Pace:
    """How fast programs act, in seconds. Bots take the time of their level, within bounds."""

    turn: tuple[float, float] = (0.5, 8.0)
    chance: tuple[float, float] = (0.5, 4.0)
    deal: tuple[float, float] = (3.0, 4.0)  # drawn again each time
    watched: float = 2.5
    dice: random.Random = field(default_factory=random.SystemRandom)

    def to_act(self, tempo: Tempo, view: View, clock: float) -> float:
        """How long a bot takes for its turn: never longer than people may."""
        least, most = self.turn
        return min(max(least, tempo.to_act(view, self.dice)), most, clock or most)

    def to_notice(self, tempo: Tempo) -> float:
        """How long a bot takes to see a chance out of turn."""
        least, most = self.chance
        return min(max(least, tempo.to_notice(self.dice)), most)

    def to_deal(self) -> float:
        return self.dice.uniform(*self.deal)


AT_ONCE = Pace((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), 0.0)


@dataclass
class Plan:
    """What happens next by itself, and when, unless somebody does something first."""

    at: float
    what: Literal["commit", "hand over", "deal", "act", "away", "decide", "stalling"]
    seat: int = -1


def soonest(plans: Sequence[Plan]) -> Plan | None:
    """Of some plans, the one that comes first."""
    if len(plans) < 2:
        return plans[0] if plans else None
    return min(plans, key=lambda plan: plan.at)


class Pacer:
    """Plans for one room. All times are seconds of one steady clock."""

    def __init__(self, room: Room, pace: Pace, now: float) -> None:
        self.room = room
        self.pace = pace
        self.opened = now
        self.lost: dict[str, float] = {}  # since when a guest has no connection
        self.here: set[str] = set()  # the guests who are connected
        self.since = now  # when the present position came about
        self.returned: set[int] = set()  # the seats that got the full time again in this position
        self.due: tuple[int, ...] = ()  # the seats that can be caught
        self.due_since = now
        self.acting: dict[int, float] = {}  # when which bot wants to act
        self.dealing = 0.0
        self._able: list[int] | None = None  # who can lay in a war, or deal; None: not asked yet

    @property
    def awaited(self) -> list[int]:
        """The seats without which play cannot go on: in a war (S12) all that must lay."""
        match = self.room.match
        if match is None or match.game.turn is None:
            return []
        if match.game.phase in KINDS[match.game.game].engine.joint_phases:
            return self._seats_able(match.game, lambda action: action.awaited)
        return [match.game.turn]

    def _seats_able(self, game: Game, does: Callable[[Action], bool]) -> list[int]:
        """Who can do something; asked once in a position, in which only one thing is asked."""
        if self._able is None:
            self._able = [s for s in range(game.players) if any(map(does, game.legal(s)))]
        return self._able

    # What changes

    def connected(self, guest: str) -> None:
        self.here.add(guest)

    def disconnected(self, guest: str, now: float) -> None:
        self.here.discard(guest)
        self.lost[guest] = now

    def heard(self, entry: log.Anything, now: float) -> None:
        if isinstance(entry, NEW_POSITION):
            self.begin(now)
        elif isinstance(entry, NEW_PLAYER):
            # A player who comes back gets the full time, but once: coming and going must not hold
            # up all.
            if isinstance(entry, log.CameBack) and self._begins_anew(entry.seat):
                self.returned.add(entry.seat)
                self.since = now
            self._plan(now)

    def _begins_anew(self, seat: int) -> bool:
        """Whether a seat that is back gets the full time: not if another one is awaited."""
        must = self.awaited
        return seat not in self.returned and (not must or seat in must)

    def begin(self, now: float) -> None:
        """A new position: clocks begin, and bots' delays are drawn."""
        self.since = now
        self.returned = set()
        self._able = None
        self._look_at_due(now)
        self._plan(now)

    def _look_at_due(self, now: float) -> None:
        """The window begins when somebody has to call; a draw in Rummy leaves it open (R20)."""
        match = self.room.match
        due = () if match is None else match.game.uno_due
        if due and not set(due) <= set(self.due):
            self.due_since = now
        self.due = due

    @property
    def window_end(self) -> float:
        """Until when no bot closes the chance to call and to catch."""
        return self.due_since + self.room.settings.window_seconds if self.due else self.due_since

    def _plan(self, now: float) -> None:
        self.acting = {}
        match = self.room.match
        if match is None:
            return
        if match.game.round_over:
            self.dealing = now + self.pace.to_deal()
        else:
            self._plan_bots(match.game, now)

    def _plan_bots(self, game: Game, now: float) -> None:
        bots = [number for number, seat in enumerate(self.room.seats) if seat.played_by_bot]
        if not bots:
            return
        must = self.awaited
        if game.last_action is not None and game.last_action.watched:
            now += self.pace.watched  # people see it turn
        for number in bots:
            tempo = LEVELS[self.room.seats[number].bot or AUTOPILOT].tempo
            if number in must and number not in game.uno_due:
                clock = self.room.settings.turn_seconds
                acts = self.pace.to_act(tempo, game.view(number), clock)
                self.acting[number] = max(now + acts, self.window_end)
            elif game.legal(number):  # a chance out of turn, or a call before it (H2, S10)
                self.acting[number] = now + self.pace.to_notice(tempo)

    def holds_back(self, seat: int, action: Action, now: float) -> bool:
        """Whether a bot that forgets its own call waits with its turn, as the others do (U24)."""
        assert self.room.match is not None
        if action == CALL or seat not in self.room.match.game.uno_due or now >= self.window_end:
            return False
        self.acting[seat] = self.window_end
        return True

    # What comes

    def plan(self) -> Plan | None:
        """What comes next; ``None``: it is up to people."""
        match = self.room.match
        plans = self._without_host()
        if match is not None and not match.over:
            plans += [self._deal(match.game)] if match.game.round_over else self._play()
        return soonest(plans)

    def _without_host(self) -> list[Plan]:
        host = self.room.host
        late = host not in self.here and self.heirs
        return [Plan(self._gone(host), "hand over")] if late else []

    @property
    def heirs(self) -> list[str]:
        """Who could be host instead: people who are there."""
        return [guest for guest in self.room.people if guest in self.here]

    def _gone(self, guest: str) -> float:
        """When a guest without a connection counts as away."""
        return self.lost.get(guest, self.opened) + AWAY_SECONDS

    def _deal(self, game: Game) -> Plan:
        reading = [
            seat
            for seat in self.room.seats
            if seat.guest in self.here and not seat.played_by_bot and not seat.ready
        ]
        dealer = self._seats_able(game, lambda action: action == DEAL)[0]
        at = self.since + NEXT_ROUND_SECONDS if reading else self.dealing
        return Plan(at, "deal", dealer)

    def _play(self) -> list[Plan]:
        return [Plan(at, "act", seat) for seat, at in self.acting.items()] + self._away()

    def _away(self) -> list[Plan]:
        """When bots begin to play for those without whom play cannot go on."""
        plans = []
        for number in self.awaited:
            seat = self.room.seats[number]
            if seat.played_by_bot or seat.guest is None:
                continue
            if self.room.settings.turn_seconds:
                plans.append(Plan(self.since + self.room.settings.turn_seconds, "away", number))
            if seat.guest not in self.here:
                plans.append(Plan(max(self.since, self._gone(seat.guest)), "away", number))
        return plans

    def clocks(self, now: float) -> Clocks | None:
        """What is left of the times that people should know of; ``None``: there are none."""
        match = self.room.match
        if match is None or match.over:
            return None

        def left(until: float) -> int:
            return max(0, round((until - now) * 1000))

        if match.game.round_over:
            return Clocks(deal=left(self._deal(match.game).at))
        away = [plan.at for plan in self._away()]
        window = self.window_end if self.due else now
        if not away and window <= now:
            return None
        return Clocks(
            turn=left(min(away)) if away else None,
            window=left(window) if window > now else None,
        )
