"""lastcard: UNO, UNO Spin and UNO Rummy exactly as the rule sheets say, for people and programs.

>>> import lastcard
>>> game = lastcard.Game.new("uno", players=3, seed=21)
>>> game.legal(game.turn)
<Legal: draw, play g+2, play g3>
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import solver as solver
    from .game.errors import IllegalAction as IllegalAction
    from .game.facts import RoundResult as RoundResult
    from .game.game import Game as Game
    from .game.hint import Hint as Hint
    from .game.history import Step as Step
    from .game.legal import Legal as Legal
    from .game.match import Match as Match
    from .game.match import ScoreLine as ScoreLine
    from .game.rummy.view import RummyView as RummyView
    from .game.spin.view import SpinView as SpinView
    from .game.uno.view import CardView as CardView
    from .game.view import View as View
    from .notation.action import Action as Action
    from .notation.actions import parse_action as parse_action
    from .notation.cards import Card as Card
    from .notation.errors import NotationError as NotationError
    from .notation.options import Rules as Rules
    from .notation.scenario import Scenario as Scenario
    from .notation.tiles import Tile as Tile

__version__ = "0.1.0"

# Where the public names are at home. A name is imported when it is first asked for (PEP 562), so
# that a command waits only for what it needs.
HOMES = {
    "Action": "notation.action",
    "Card": "notation.cards",
    "CardView": "game.uno.view",
    "Game": "game.game",
    "Hint": "game.hint",
    "IllegalAction": "game.errors",
    "Legal": "game.legal",
    "Match": "game.match",
    "NotationError": "notation.errors",
    "RoundResult": "game.facts",
    "Rules": "notation.options",
    "RummyView": "game.rummy.view",
    "Scenario": "notation.scenario",
    "ScoreLine": "game.match",
    "SpinView": "game.spin.view",
    "Step": "game.history",
    "Tile": "notation.tiles",
    "View": "game.view",
    "parse_action": "notation.actions",
}
__all__ = [*HOMES, "solver"]

if not TYPE_CHECKING:  # a type checker would take any name for a public one

    def __getattr__(name):
        if name == "solver":
            return import_module(".solver", __name__)
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f".{HOMES[name]}", __name__), name)
        globals()[name] = found
        return found

    def __dir__():
        return sorted({*globals(), *__all__})
