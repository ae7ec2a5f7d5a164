"""What a viewer is shown of a room: built up from the engine's view, never stripped down."""

from typing import Any

from ..game.view import CardView, RummyView, View
from .room import Room


def words(pieces: Any) -> str:
    return " ".join(map(str, pieces))


def shown(room: Room, guest: str) -> dict[str, Any]:
    """A room as a guest may know it."""
    seat = room.seat_of(guest)
    found: dict[str, Any] = {
        "you": seat,
        "host": room.host == guest,
        "settings": room.settings,
        "seats": [
            {"name": s.name, "bot": s.bot, "ready": s.ready, "away": s.away or s.gone}
            for s in room.seats
        ],
        "watching": list(room.watching.values()),
        "commitment": room.commitment,
    }
    if room.match is not None:
        found["match"] = shown_match(room.match.game.view(seat))
    return found


def shown_match(view: View) -> dict[str, Any]:
    """A match as a seat may know it."""
    found: dict[str, Any] = {
        "phase": view.phase,
        "turn": view.turn,
        "direction": view.direction,
        "hand": words(view.hand),
        "hands": [None if hand is None else words(hand) for hand in view.hands],
        "counts": view.counts,
        "stock": view.stock_count,
        "scores": view.scores,
        "uno_due": view.uno_due,
        "winners": view.winners,
        "legal": [str(action) for action in view.legal],
    }
    if isinstance(view, RummyView):
        return found | {
            "table": [words(meld) for meld in view.melds],
            "singles": words(view.singles),
            "drawn": None if view.drawn is None else str(view.drawn),
            "may_play": view.may_play,
        }
    assert isinstance(view, CardView)
    return found | {
        "top": str(view.top),
        "colour": view.colour,
        "drawn": None if view.drawn is None else str(view.drawn),
        "owed": view.owed,
        "result": view.result,
        "laid": [words(cards) for cards in view.laid],
    }
