"""What a viewer is shown of a room and its match: built up from a view, never stripped down."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ..game.legal import Legal
from ..game.match import ScoreLine
from ..game.view import Own, View
from .settings import Level, Settings


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, and the player in it."""

    name: str = ""
    bot: Level | None = None
    program: bool = False  # somebody's bot, over the wire
    ready: bool = False
    away: bool = False  # a bot plays for the guest now
    here: bool = False  # the guest is connected


class RoomShown(msgspec.Struct, frozen=True):
    """A room as a guest may know it."""

    code: str
    you: int | None  # your seat
    name: str  # your name in this room
    host: str  # the host's name
    settings: Settings
    seats: list[SeatShown]
    watching: list[str]
    muted: list[str]
    playing: bool
    commitment: str | None  # the SHA-256 of the next shuffle's secret
    records: list[str]  # of the rounds that have ended, to be read at /api/records/…


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the score sheet: a round, who won it, what it brought, the scores after it."""

    winner: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]


class MatchShown(msgspec.Struct, frozen=True, tag_field="game", kw_only=True, omit_defaults=True):
    """A match as a seat may know it. Cards and tiles are in notation."""

    phase: str
    turn: int | None
    direction: int
    hand: str
    hands: list[str | None]  # None: not to be seen
    counts: tuple[int, ...]
    stock: int
    scores: tuple[int, ...]
    sheet: list[SheetLine] | msgspec.UnsetType = msgspec.UNSET  # absent: as before
    uno_due: tuple[int, ...]  # who can be caught
    winners: tuple[int, ...]
    legal: tuple[str, ...]
    drawn: str | None  # the card or tile just drawn, for the player who drew it


Viewed = TypeVar("Viewed", bound=View)
Shown = TypeVar("Shown", bound=MatchShown, covariant=True)


class Showing(Generic[Viewed, Shown]):
    """A match as it is now, to be shown to one viewer after the other.

    What everybody may know is worked out once, as the match is shown to somebody who knows nothing
    more; what each viewer knows is added to it. A game says what it has besides what all games
    have.
    """

    kind: type[Shown]

    def __init__(self, public: Viewed, sheet: Sequence[ScoreLine] | None) -> None:
        self.view = public
        lines = None if sheet is None else [SheetLine(*line.result, line.scores) for line in sheet]
        self.public = self.kind(
            phase=public.phase,
            turn=public.turn,
            direction=public.direction,
            hand="",
            hands=[],
            counts=public.counts,
            stock=public.stock_count,
            scores=public.scores,
            sheet=msgspec.UNSET if lines is None else lines,
            uno_due=public.uno_due,
            winners=public.winners,
            legal=(),
            drawn=None,
            **self.for_all(public),
        )

    def for_all(self, public: Viewed) -> dict[str, Any]:
        """What this game shows everybody besides."""
        raise NotImplementedError

    def for_one(self, own: Own) -> dict[str, Any]:
        """What this game shows one viewer besides."""
        return {}

    @classmethod
    def own_in(cls, view: Viewed, legal: Legal) -> Own:
        """What a seat knows besides, where there is nothing but its view."""
        return Own(view.seat, view.hand, view.texts, view.drawn, legal)

    def to(self, own: Own) -> Shown:
        """The match for a viewer who knows this besides."""
        return replace(
            self.public,
            hand="" if own.seat is None else own.texts[own.seat] or "",
            hands=own.texts,
            legal=own.legal.texts,
            drawn=None if own.drawn is None else str(own.drawn),
            **self.for_one(own),
        )
