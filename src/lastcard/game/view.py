"""What a seat may know: :class:`View`."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ..kinds import KINDS, Kind
from ..notation.cards import Card
from ..notation.tiles import Tile
from ..rules.record import seen, window
from ..rules.shared.table import DRAWN, ROUND_OVER, AnyTable
from .engine import Engine
from .history import Step
from .legal import Legal
from .pieces import seats_in

NOTHING = Legal()


def known_hands(engine: Engine, table: AnyTable, seat: int | None) -> list[int]:
    """Whose hands a viewer may see: own, shown (U20, S11), all when the points are counted."""
    if table.phase >= ROUND_OVER:
        return list(range(table.players))
    own = [] if seat is None else [seat]
    shown = engine.shown_to(table, seat)
    return sorted({*own, *shown}) if shown else own


def legal_for(engine: Engine, table: AnyTable, seat: int) -> Legal:
    """What a seat may do."""
    found = engine.blank_choices[:]
    count = engine.choices(table, seat, found)
    if not count:
        return NOTHING
    return Legal(found[:count], lambda action: engine.judge(table, seat, action.codes)[0] == 0)


class Own(NamedTuple):
    """What a seat knows beyond what everybody does: the part of a view that is its own.

    >>> from lastcard import Game
    >>> own = Game.new("uno", players=3, seed=21).own(0)
    >>> own.legal, own.texts[1]
    (<Legal: draw, play g+2, play g3>, None)
    """

    seat: int | None
    hand: tuple[Any, ...]  # the hand or rack of this seat; a spectator has none
    texts: list[str | None]  # the hands that it may see, in notation
    drawn: Card | Tile | None = None
    legal: Legal = NOTHING
    may_call: bool = False  # "UNO!" has an effect now (U25, R20)


def own_of(engine: Engine, table: AnyTable, seat: int | None) -> Own:
    """What is a seat's own in a view; a spectator has only hands that were shown to all."""
    hand: tuple[Any, ...] = ()
    texts: list[str | None] = [None] * table.players
    for owner in known_hands(engine, table, seat):
        pieces, texts[owner] = engine.hand_of(table, owner)
        if owner == seat:
            hand = pieces
    if seat is None:
        return Own(seat, hand, texts)
    drawn = engine.piece(table.drawn) if table.phase == DRAWN and seat == table.turn else None
    legal, may_call = legal_for(engine, table, seat), engine.call_counts(table, seat)
    return Own(seat, hand, texts, drawn, legal, may_call)


class View:
    """What a seat (``None``: a spectator) may know of a game now.

    It is built up from what is visible; a program that is handed a view can reach nothing else.
    This is what all games have; each game's view adds its own.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=3, seed=1).view(0)
    >>> len(view.hand), view.counts, view.hands[1]
    (7, (7, 7, 7), None)
    """

    def __init__(
        self,
        kind: Kind,
        table: AnyTable,  # in which only what the seat may know is not blank
        seat: int | None,
        known: Sequence[int],
        history: Sequence[Step] = (),
    ) -> None:
        #: Which game it is.
        self.game = kind.name
        self.table = table
        self.seat = seat
        #: What was done in this round so far, beginning with the deal, as this seat may know it.
        self.history: tuple[Step, ...] = tuple(history)
        hands: list[Any] = [None] * table.players
        for owner in known:
            hands[owner] = kind.engine.hand_of(table, owner).pieces
        self.hands = tuple(hands)

    @property
    def kind(self) -> Kind:
        """The game, as a value that has a part in every layer."""
        return KINDS[self.game]

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.table.players

    @property
    def hand(self) -> tuple[Card, ...] | tuple[Tile, ...]:
        """The seat's own hand or rack, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def texts(self) -> list[str | None]:
        """The hands that this seat may see, in notation."""
        return [None if hand is None else " ".join(map(str, hand)) for hand in self.hands]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards or tiles each seat holds."""
        return tuple(self.table.counts[: self.players])

    @property
    def phase(self) -> str:
        """What is asked for: ``turn``, ``drawn``, ``challenge``, …"""
        return self.kind.engine.phases[self.table.phase]

    @property
    def turn(self) -> int | None:
        """The seat that has to act; ``None`` when the round is over."""
        return None if self.table.phase >= ROUND_OVER else self.table.turn

    @property
    def direction(self) -> int:
        """1: to the left; -1: to the right."""
        return self.table.direction

    @property
    def stock_count(self) -> int:
        """How many cards or tiles there are to draw."""
        return self.table.stock_count

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far."""
        return tuple(self.table.scores[: self.players])

    @property
    def uno_due(self) -> tuple[int, ...]:
        """The seats that can be caught now."""
        return seats_in(self.table.uno_due)

    @property
    def drawn_number(self) -> int | None:
        """The number of the card or tile just drawn, for the player who drew it."""
        mine = self.table.phase == DRAWN and self.seat == self.table.turn
        return self.table.drawn if mine else None

    @property
    def drawn(self) -> Card | Tile | None:
        """The card or tile just drawn, for the player who drew it."""
        return None if self.drawn_number is None else self.kind.engine.piece(self.drawn_number)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match."""
        return seats_in(self.table.winners)

    @cached_property
    def legal(self) -> Legal:
        """What this seat may do now."""
        if self.seat is None:
            return NOTHING
        return legal_for(self.kind.engine, self.table, self.seat)


def view_of(kind: Kind, table: AnyTable, seat: int | None, history: Sequence[Step] = ()) -> View:
    """The view of a seat, whatever the game; ``history`` is what it may know of the round."""
    known = known_hands(kind.engine, table, seat)
    return kind.engine.view(kind, seen(table, seat, known), seat, known, history)


def public_of(kind: Kind, table: AnyTable) -> View:
    """A spectator's view without history, to be looked at before anything else happens."""
    known = known_hands(kind.engine, table, None)
    visible = seen(table, None, known) if known else window(table)
    return kind.engine.view(kind, visible, None, known)
