"""What a viewer is shown of a room: built up from the engine's view, never stripped down."""

import hashlib
import hmac
from collections.abc import Collection
from typing import Any

from ..game.match import Match
from ..game.view import CardView, RummyView
from ..notation.rummy_actions import Swap
from ..notation.tiles import tile
from . import wire
from .room import Room

MOST_RECORDS = 50


def words(pieces: Any) -> str:
    return " ".join(map(str, pieces))


def record_name(room: str, seq: int) -> str:
    """The name of a finished round: nobody can guess it, and it does not tell the room's name.

    >>> record_name("a room", 40)
    'a24b57acd4ce957e4e34654d524018dd'
    """
    return hmac.new(room.encode(), str(seq).encode(), hashlib.sha256).hexdigest()[:32]


def shown_room(
    room: Room, guest: str, here: Collection[str], name: str, code: str
) -> wire.RoomShown:
    """A room as a guest may know it; ``here`` are the guests who are connected."""
    names = room.names_of_guests()
    return wire.RoomShown(
        code=code,
        you=room.seat_of(guest),
        name=names.get(guest, ""),
        host=names.get(room.host, ""),
        settings=room.settings,
        seats=[
            wire.SeatShown(
                s.name, s.bot, s.program, s.ready, s.away or s.gone, here=s.guest in here
            )
            for s in room.seats
        ],
        watching=list(room.watching.values()),
        muted=[names[other] for who, other in room.muted if who == guest and other in names],
        playing=room.playing,
        commitment=room.commitment,
        records=[record_name(name, seq) for seq in room.ended[-MOST_RECORDS:]],
    )


def may_watch(room: Room, seat: int | None) -> bool:
    """Whether a guest may see the match: players always, others if the host allows it."""
    return seat is not None or room.settings.spectators


def swaps_in(view: RummyView) -> list[str]:
    """Every swap that a seat can make now (R10)."""
    legal = view.legal
    if Swap() not in legal:
        return []
    jokers = [i + 1 for i, meld in enumerate(view.melds) if any(t.face != t for t in meld)]
    swaps = (Swap(piece, meld) for piece in dict.fromkeys(view.rack) for meld in jokers)
    return [str(swap) for swap in swaps if swap in legal]


def swapped_in(view: RummyView) -> list[str]:
    """What was swapped in this turn, which works like a tile played into that meld (R17)."""
    table = view.table
    pairs = zip(table.swapped, table.swapped_into, strict=True)
    return [f"{tile(face)} {meld + 1}" for face, meld in tuple(pairs)[: table.swaps]]


def shown_match(match: Match, seat: int | None) -> wire.UnoShown | wire.SpinShown | wire.RummyShown:
    """A match as a seat may know it; ``None``: as a spectator may."""
    view = match.game.view(seat)
    hands = [None if hand is None else words(hand) for hand in view.hands]
    common: dict[str, Any] = {
        "phase": view.phase,
        "turn": view.turn,
        "direction": view.direction,
        "hand": "" if seat is None else hands[seat],
        "hands": hands,
        "counts": view.counts,
        "stock": view.stock_count,
        "scores": view.scores,
        "sheet": [wire.Line(*line.result, line.scores) for line in match.score_sheet],
        "uno_due": view.uno_due,
        "winners": view.winners,
        "legal": [str(action) for action in view.legal],
    }
    if isinstance(view, RummyView):
        return wire.RummyShown(
            **common,
            drawn=None if view.drawn is None else str(view.drawn),
            table=[words(meld) for meld in view.melds],
            singles=words(view.singles),
            may_play=view.may_play,
            may_call=view.may_call,
            called=view.called,
            swaps=swaps_in(view),
            swapped=swapped_in(view),
        )
    assert isinstance(view, CardView)
    kind = wire.SpinShown if match.game.game == "spin" else wire.UnoShown
    return kind(
        **common,
        drawn=None if view.drawn is None else str(view.drawn),
        top=str(view.top),
        colour=view.colour,
        owed=view.owed,
        result=view.result,
        laid=[words(cards) for cards in view.laid] if view.result == "war" else [],
    )
