"""lastcard: UNO, UNO Spin and UNO Rummy exactly as the rule sheets say, for people and programs.

>>> import lastcard
>>> game = lastcard.Game.new("uno", players=3, seed=21)
>>> game.legal(game.turn)
<Legal: draw, play g+2, play g3>
"""

from . import solver
from .game.errors import IllegalAction
from .game.game import Game, RoundResult
from .game.hint import Hint
from .game.history import Step
from .game.legal import Legal
from .game.match import Match, ScoreLine
from .game.rummy.view import RummyView
from .game.uno.view import CardView
from .game.view import View
from .notation.action import Action
from .notation.actions import parse_action
from .notation.cards import Card
from .notation.errors import NotationError
from .notation.options import Rules
from .notation.scenario import Scenario
from .notation.tiles import Tile

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Card",
    "CardView",
    "Game",
    "Hint",
    "IllegalAction",
    "Legal",
    "Match",
    "NotationError",
    "RoundResult",
    "Rules",
    "RummyView",
    "Scenario",
    "ScoreLine",
    "Step",
    "Tile",
    "View",
    "parse_action",
    "solver",
]
