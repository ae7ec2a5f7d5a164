"""What a guest is shown of a room, and who may see its match."""

import hashlib
import hmac
from collections.abc import Collection

from .. import wire
from .room import Room

MOST_RECORDS = 50


def old_record_name(room: str, seq: int) -> str:
    """How records used to be named: people who know the room's name can work it out.

    >>> old_record_name("a room", 40)
    'a24b57acd4ce957e4e34654d524018dd'
    """
    return hmac.new(room.encode(), str(seq).encode(), hashlib.sha256).hexdigest()[:32]


def record_names(room: Room, guest: str, name: str) -> list[str]:
    """The records of the last rounds that have ended, of matches that a guest might see.

    A record is the whole match with open hands.
    """
    ended = [(seq, each) for seq, each in room.ended.items() if each.may_be_known_to(guest)]
    return [each.record or old_record_name(name, seq) for seq, each in ended[-MOST_RECORDS:]]


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
        records=record_names(room, guest, name),
    )


def may_watch(room: Room, seat: int | None) -> bool:
    """Whether a guest may see the match: players always, others if the host allows it."""
    return seat is not None or room.settings.spectators
