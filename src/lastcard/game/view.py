"""What a seat may know: :class:`View`."""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..notation.actions import action_of
from ..notation.cards import COLOURS, Card, card
from ..notation.options import WHEEL
from ..notation.tiles import Meld, Tile, tile
from ..rules.record import seen
from ..rules.rummy.table import MOST_TILES, RummyTable
from ..rules.rummy.turn import call_counts
from ..rules.uno.table import (
    CHALLENGE,
    COLOUR,
    DISCARD,
    DRAWN,
    MATCH_OVER,
    RACE,
    ROUND_OVER,
    SPECTATORS,
    SPIN,
    SWAPHAND,
    TURN,
    WAR,
    Table,
)
from ..solver.position import Position
from .engines import MOST_CHOICES, AnyTable, engine_of, first_refusal
from .history import Step
from .legal import Legal
from .pieces import laid_cards, melds_of, seats_in, sorted_hand

PHASES = {
    COLOUR: "colour",
    TURN: "turn",
    DRAWN: "drawn",
    CHALLENGE: "challenge",
    SWAPHAND: "swaphand",
    SPIN: "spin",
    DISCARD: "discard",
    WAR: "war",
    RACE: "race",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}
NOTHING = Legal()


def known_hands(table: AnyTable, seat: int | None) -> list[int]:
    """Whose hands a viewer may see: own, shown (U20, S11), all when the points are counted."""
    if table.phase >= ROUND_OVER:
        return list(range(table.players))
    if isinstance(table, RummyTable):
        return [] if seat is None else [seat]
    viewer = SPECTATORS if seat is None else seat
    return [p for p in range(table.players) if p == seat or table.shown[p] >> viewer & 1]


def legal_for(table: AnyTable, seat: int) -> Legal:
    """What a seat may do."""
    found = array("h", [0]) * MOST_CHOICES
    count = engine_of(table).choices(table, seat, found)
    if not count:
        return NOTHING
    return Legal(
        (action_of(code) for code in found[:count]),
        lambda action: first_refusal(table, seat, action.codes) == 0,
    )


class Own(NamedTuple):
    """What a seat knows beyond what everybody does: the part of a view that is its own.

    >>> from lastcard import Game
    >>> own = Game.new("uno", players=3, seed=21).own(0)
    >>> own.legal, own.hands[1]
    (<Legal: draw, play g+2, play g3>, None)
    """

    seat: int | None
    hands: tuple[tuple[Card, ...] | tuple[Tile, ...] | None, ...]
    drawn: Card | Tile | None = None
    legal: Legal = NOTHING
    may_call: bool = False  # "UNO!" has an effect now (U25, R20)

    @property
    def hand(self) -> tuple[Card, ...] | tuple[Tile, ...]:
        """The hand or rack of this seat; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()


def hands_known(table: AnyTable, known: Sequence[int]) -> tuple[Any, ...]:
    """The hands of these seats; ``None`` for all others."""
    return tuple(sorted_hand(table, p) if p in known else None for p in range(table.players))


def own_of(table: AnyTable, seat: int | None) -> Own:
    """The own part of a seat's view; a spectator has only hands that were shown to all."""
    hands = hands_known(table, known_hands(table, seat))
    if seat is None:
        return Own(seat, hands)
    engine = engine_of(table)
    drawn = engine.piece(table.drawn) if table.phase == DRAWN and seat == table.turn else None
    return Own(seat, hands, drawn, legal_for(table, seat), engine.call_counts(table, seat))


class View:
    """What a seat (``None``: a spectator) may know of a game now.

    It is built up from what is visible; a program that is handed a view can reach nothing else.
    This is what all games have; :class:`CardView` and :class:`RummyView` add their own.

    >>> from lastcard import Game
    >>> view = Game.new("uno", players=3, seed=1).view(0)
    >>> len(view.hand), view.counts, view.hands[1]
    (7, (7, 7, 7), None)
    """

    table: AnyTable

    def __init__(self, table: AnyTable, seat: int | None, history: Sequence[Step] = ()) -> None:
        known = known_hands(table, seat)
        self.table = seen(table, seat, known)
        self.seat = seat
        #: What was done in this round so far, beginning with the deal, as this seat may know it.
        self.history: tuple[Step, ...] = tuple(history)
        self.hands = hands_known(self.table, known)

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players

    @property
    def hand(self) -> tuple[Card, ...] | tuple[Tile, ...]:
        """The own hand or rack, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards or tiles each seat holds."""
        return tuple(self.table.counts[: self.players])

    @property
    def phase(self) -> str:
        """What is asked for: ``turn``, ``drawn``, ``challenge``, …"""
        return PHASES[self.table.phase]

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
    def winners(self) -> tuple[int, ...]:
        """Who has won the match."""
        return seats_in(self.table.winners)

    @property
    def legal(self) -> "Legal":
        """What this seat may do now."""
        return NOTHING if self.seat is None else legal_for(self.table, self.seat)


class CardView(View):
    """What a seat may know of a game of UNO or UNO Spin.

    >>> from lastcard import Game
    >>> Game.new("uno", players=3, seed=21).view(0).top
    g7
    """

    table: Table
    hands: tuple[tuple[Card, ...] | None, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def top(self) -> Card:
        """The card on top of the discard pile."""
        return card(self.table.discards[self.table.discard_count - 1])

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile, the top card last."""
        return tuple(map(card, self.table.discards[: self.table.discard_count]))

    @property
    def colour(self) -> str | None:
        """The colour in force; ``None`` while it has to be named."""
        return None if self.table.colour < 0 else COLOURS[self.table.colour]

    @property
    def dealer(self) -> int:
        """Who dealt this round."""
        return self.table.dealer

    @property
    def drawn(self) -> Card | None:
        """The card just drawn, for the one who drew it."""
        mine = self.table.phase == DRAWN and self.seat == self.table.turn
        return card(self.table.drawn) if mine else None

    @property
    def owed(self) -> int:
        """How many cards the seat on turn has to draw unless it answers."""
        return self.table.owed

    @property
    def result(self) -> str | None:
        """What the wheel says that is not yet carried out."""
        return WHEEL[self.table.result] if self.table.spin and self.table.result >= 0 else None

    @property
    def laid(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has shown in this war, once all had laid (S12)."""
        return tuple(laid_cards(self.table, seat) for seat in range(self.players))


class RummyView(View):
    """What a seat may know of a game of UNO Rummy.

    >>> from lastcard import Game
    >>> view = Game.new("rummy", players=2, seed=1).view(0)
    >>> len(view.rack), view.melds, len(view.singles), view.stock_count
    (14, (), 4, 68)
    """

    table: RummyTable
    hands: tuple[tuple[Tile, ...] | None, ...]

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The own rack, sorted; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The runs and sets as they lie, jokers named."""
        return melds_of(self.table)

    @property
    def singles(self) -> tuple[Tile, ...]:
        """The start tiles that lie single."""
        return tuple(map(tile, self.table.singles[: self.table.single_count]))

    @property
    def opener(self) -> int:
        """Who opened this round."""
        return self.table.opener

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn, for the one who drew it."""
        mine = self.table.phase == DRAWN and self.seat == self.table.turn
        return tile(self.table.drawn) if mine else None

    @property
    def position(self) -> Position:
        """What the solver can be asked about for this seat: after a draw, plays with that tile.

        >>> from lastcard import Game, solver
        >>> solver.best_play(Game.new("rummy", players=2, seed=1).view(0).position).points
        48
        """
        if self.seat != self.turn:
            return Position.in_game(self.melds, self.singles, self.rack)
        swapped = zip(map(tile, self.table.swapped), self.table.swapped_into, strict=True)
        so_far = tuple(swapped)[: self.table.swaps]
        return Position.in_game(
            self.melds, self.singles, self.rack, self.may_play, so_far, self.drawn
        )

    @property
    def may_call(self) -> bool:
        """Whether "UNO!" would count for the end of this turn, or is due (R20)."""
        return self.seat is not None and call_counts(self.table, self.seat)

    @property
    def called(self) -> bool:
        """Whether the seat on turn has called for the end of its turn (R20)."""
        return self.table.called_ahead == 1

    @property
    def may_play(self) -> int:
        """How many tiles the seat on turn may still play (R5); swaps count."""
        return MOST_TILES - self.table.swaps


def view_of(table: AnyTable, seat: int | None, history: Sequence[Step] = ()) -> View:
    """The view of a seat, whatever the game; ``history`` is what it may know of the round."""
    kind = RummyView if isinstance(table, RummyTable) else CardView
    return kind(table, seat, history)
