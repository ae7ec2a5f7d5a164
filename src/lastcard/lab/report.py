"""What a simulation found, in figures."""

from dataclasses import dataclass
from typing import Any

from ..kinds import KINDS
from ..rules.shared import events
from .figures import shares, spread
from .tally import Tally


@dataclass(frozen=True)
class Report:
    """The figures of a simulation."""

    game: str
    players: int
    tally: Tally
    complete: bool

    def figures(self) -> dict[str, Any]:
        tally = self.tally
        rounds = tally.rounds
        kind = KINDS[self.game]
        first = kind.notation.starter
        figures = {
            "complete": self.complete,
            "game": self.game,
            "players": self.players,
            "matches": tally.matches,
            "rounds": rounds,
            "actions": tally.actions,
            "turns_per_round": spread(tally.turns),
            "points_per_round": spread(tally.points),
            "win_share_by_seat": shares(tally.wins[: self.players], rounds),
            f"win_share_by_{first}_distance": shares(tally.distance[: self.players], rounds),
            "match_win_share_by_seat": shares(tally.match_wins[: self.players], tally.matches),
            "uno": {"called": tally.events[events.CALLED], "caught": tally.events[events.CAUGHT]},
            "turns_missed": tally.events[events.MISSED_TURN],
        }
        return figures | kind.lab.figures(tally)
