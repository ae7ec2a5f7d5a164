"""The referee: plays a scenario and gives the verdict."""

from typing import Any

from ..kinds import KINDS
from ..notation.actions import parse_seat_action
from ..notation.errors import NotationError
from ..notation.scenario import Scenario
from .errors import IllegalAction
from .events import Event
from .game import Game


def judge(scenario: Scenario) -> dict[str, Any]:
    """Play a scenario out; the verdict is a JSON object.

    >>> scenario = Scenario.parse('{"game": "uno", "players": 2, "seed": 1, "actions": ["1:pass"]}')
    >>> judge(scenario)["error"]
    {'action': '1:pass', 'rule': None, 'message': 'it is not your turn'}
    """
    game = Game(scenario)
    events: list[Event] = list(game.opening)
    error = None
    for text in scenario.actions:
        try:
            events += game.push(*parse_seat_action(text))
        except IllegalAction as refused:
            error = {"action": text, "rule": refused.rule, "message": refused.message}
        except NotationError as unread:
            error = {"action": text, "rule": unread.rule, "message": str(unread)}
        if error:
            break
    return verdict(game, error, events)


def verdict(game: Game, error: dict[str, Any] | None, events: list[Event]) -> dict[str, Any]:
    view = game.view(None)
    legal = {seat: [str(action) for action in game.legal(seat)] for seat in range(game.players)}
    result = game.result
    return {
        "ok": error is None,
        "applied": len(game.actions),
        "error": error,
        "turn": view.turn,
        "phase": view.phase,
        "direction": view.direction,
        "colour": game.colour,
        "top": None if game.top is None else str(game.top),
        "hands": [" ".join(map(str, hand)) for hand in game.hands()],
        "stock": " ".join(map(str, game.stock())),
        "uno_due": list(view.uno_due),
        "legal": {str(seat): actions for seat, actions in legal.items() if actions},
        "round": result and {"winner": result.winner, "points": list(result.points)},
        "scores": list(view.scores),
        "winners": list(view.winners),
        "events": [str(event) for event in events],
    } | KINDS[game.game].engine.on_table(view)
