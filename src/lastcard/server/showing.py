"""What a viewer is shown of a room: built up from the engine's view, never stripped down."""

import hashlib
import hmac
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from ..game.match import Match, ScoreLine
from ..game.rummy.view import RummyView
from ..game.spin.view import SpinView
from ..game.uno.view import CardView
from ..game.view import Own, View
from ..notation.cards import Card
from ..notation.rummy.actions import Swap
from ..notation.tiles import Tile, tile
from . import wire
from .room import Room

MOST_RECORDS = 50
AnyShown = wire.UnoShown | wire.SpinShown | wire.RummyShown
KINDS: dict[str, type[AnyShown]] = {
    "uno": wire.UnoShown,
    "spin": wire.SpinShown,
    "rummy": wire.RummyShown,
}


def words(pieces: Iterable[Card | Tile]) -> str:
    return " ".join([piece.text for piece in pieces])


def old_record_name(room: str, seq: int) -> str:
    """How records were named once: the people who know the room's name can work it out.

    >>> old_record_name("a room", 40)
    'a24b57acd4ce957e4e34654d524018dd'
    """
    return hmac.new(room.encode(), str(seq).encode(), hashlib.sha256).hexdigest()[:32]


def record_names(room: Room, name: str) -> list[str]:
    """The records of the last rounds that have ended."""
    ended = list(room.ended.items())[-MOST_RECORDS:]
    return [record or old_record_name(name, seq) for seq, record in ended]


def shown_room(
    room: Room, guest: str, here: Collection[str], name: str, code: str
) -> wire.RoomShown:
    """A room as a guest may know it; ``here`` are the guests who are connected."""
    names = room.names_of_guests()
    seat = room.seat_of(guest)
    return wire.RoomShown(
        code=code,
        you=seat,
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
        # A record is the whole match with open hands.
        records=record_names(room, name) if may_watch(room, seat) else [],
    )


def may_watch(room: Room, seat: int | None) -> bool:
    """Whether a guest may see the match: players always, others if the host allows it."""
    return seat is not None or room.settings.spectators


def swaps_in(table: RummyView, own: Own | RummyView) -> list[str]:
    """Every swap that a seat can make now (R10)."""
    if Swap() not in own.legal:
        return []
    jokers = [i + 1 for i, meld in enumerate(table.melds) if any(t.face != t for t in meld)]
    tiles = dict.fromkeys(piece for piece in own.hand if isinstance(piece, Tile))
    swaps = (Swap(piece, meld) for piece in tiles for meld in jokers)
    return [str(swap) for swap in swaps if swap in own.legal]


def swapped_in(view: RummyView) -> list[str]:
    """What was swapped in this turn, which works like a tile played into that meld (R17)."""
    table = view.table
    pairs = zip(table.swapped, table.swapped_into, strict=True)
    return [f"{tile(face)} {meld + 1}" for face, meld in tuple(pairs)[: table.swaps]]


class Showing:
    """A match as it is now, to be shown to one viewer after the other.

    What everybody may know is worked out once, as the match is shown to somebody who knows nothing
    besides; to it comes what each one does.
    """

    def __init__(self, game: str, public: View, sheet: Sequence[ScoreLine] | None) -> None:
        self.view = public
        facts: dict[str, Any] = {
            "phase": public.phase,
            "turn": public.turn,
            "direction": public.direction,
            "counts": public.counts,
            "stock": public.stock_count,
            "scores": public.scores,
            "uno_due": public.uno_due,
            "winners": public.winners,
        }
        if sheet is not None:
            facts["sheet"] = [wire.Line(*line.result, line.scores) for line in sheet]
        if isinstance(public, RummyView):
            facts |= {
                "table": [words(meld) for meld in public.melds],
                "singles": words(public.singles),
                "may_play": public.may_play,
                "called": public.called,
                "swapped": swapped_in(public),
                "may_call": False,
                "swaps": [],
            }
        elif isinstance(public, CardView):
            facts |= {
                "top": str(public.top),
                "colour": public.colour,
                "owed": public.owed,
                "result": None,
                "laid": [],
            }
        if isinstance(public, SpinView):
            war = public.result == "war"
            facts["result"] = public.result
            facts["laid"] = [words(cards) for cards in public.laid] if war else []
        self.public = KINDS[game](hand="", hands=[], legal=(), drawn=None, **facts)

    def to(self, own: Own | CardView | RummyView) -> AnyShown:
        """The match for a viewer who knows this besides."""
        shown = replace(
            self.public,
            hand="" if own.seat is None else own.texts[own.seat] or "",
            hands=own.texts,
            legal=own.legal.texts,
            drawn=None if own.drawn is None else str(own.drawn),
        )
        if isinstance(self.view, RummyView):
            assert not isinstance(own, CardView)
            return replace(shown, may_call=own.may_call, swaps=swaps_in(self.view, own))
        return shown


def showing(match: Match, sheet: bool = True) -> Showing:
    """A match as it is now; without its score sheet where all have it already."""
    return Showing(match.game.game, match.game.public, match.score_sheet if sheet else None)


def shown_match(match: Match, seat: int | None) -> AnyShown:
    """A match as a seat may know it; ``None``: as a spectator may."""
    return showing(match).to(match.game.own(seat))
