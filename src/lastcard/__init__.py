"""lastcard: UNO and UNO Spin exactly as the rule sheets say, for people and programs.

>>> import lastcard
>>> game = lastcard.Game.new("uno", players=3, seed=21)
>>> game.legal(game.turn)
<Legal: draw, play g+2, play g3>
"""

from .game.errors import IllegalAction
from .game.game import Game, RoundResult
from .game.legal import Legal
from .game.match import Match, ScoreLine
from .game.view import View
from .notation.actions import Action, parse_action
from .notation.cards import Card
from .notation.errors import NotationError
from .notation.options import Rules
from .notation.scenario import Scenario

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Card",
    "Game",
    "IllegalAction",
    "Legal",
    "Match",
    "NotationError",
    "RoundResult",
    "Rules",
    "Scenario",
    "ScoreLine",
    "View",
    "parse_action",
]
