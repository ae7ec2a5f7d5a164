"""What a seat may know: :class:`View`."""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..notation.cards import COLOURS, Card, card
from ..notation.options import WHEEL
from ..notation.tiles import Meld, Tile, tile
from ..rules.record import seen, window
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
from .engines import MOST_CHOICES, AnyTable, Engine, engine_of, first_refusal
from .history import Step
from .legal import Legal
from .pieces import hand_of, laid_cards, melds_of, seats_in, sorted_hand

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
NO_CHOICES = array("h", [0]) * MOST_CHOICES


def known_hands(table: AnyTable, seat: int | None) -> list[int]:
    """Whose hands a viewer may see: own, shown (U20, S11), all when the points are counted."""
    if table.phase >= ROUND_OVER:
        return list(range(table.players))
    if isinstance(table, RummyTable) or not any(table.shown):
        return [] if seat is None else [seat]
    shown = table.shown
    viewer = SPECTATORS if seat is None else seat
    return [p for p in range(table.players) if p == seat or shown[p] >> viewer & 1]


def legal_for(table: AnyTable, engine: Engine, seat: int) -> Legal:
    """What a seat may do."""
    found = NO_CHOICES[:]
    count = engine.choices(table, seat, found)
    if not count:
        return NOTHING
    return Legal(found[:count], lambda action: first_refusal(table, seat, action.codes) == 0)


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


def own_of(table: AnyTable, engine: Engine, seat: int | None) -> Own:
    """The own part of a seat's view; a spectator has only hands that were shown to all."""
    hand: tuple[Any, ...] = ()
    texts: list[str | None] = [None] * table.players
    for owner in known_hands(table, seat):
        pieces, texts[owner] = hand_of(table, owner)
        if owner == seat:
            hand = pieces
    if seat is None:
        return Own(seat, hand, texts)
    drawn = engine.piece(table.drawn) if table.phase == DRAWN and seat == table.turn else None
    legal, may_call = legal_for(table, engine, seat), engine.call_counts(table, seat)
    return Own(seat, hand, texts, drawn, legal, may_call)


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

    def __init__(
        self,
        table: AnyTable,  # in which only what the seat may know is not blank
        seat: int | None,
        known: Sequence[int],
        history: Sequence[Step] = (),
    ) -> None:
        self.table = table
        self.seat = seat
        #: What was done in this round so far, beginning with the deal, as this seat may know it.
        self.history: tuple[Step, ...] = tuple(history)
        hands: list[Any] = [None] * table.players
        for owner in known:
            hands[owner] = sorted_hand(table, owner)
        self.hands = tuple(hands)

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players

    @property
    def hand(self) -> tuple[Card, ...] | tuple[Tile, ...]:
        """The own hand or rack, sorted; a spectator has none."""
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
        if self.seat is None:
            return NOTHING
        return legal_for(self.table, engine_of(self.table), self.seat)


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
    known = known_hands(table, seat)
    return kind_of_view(table)(seen(table, seat, known), seat, known, history)


def public_of(table: AnyTable) -> View:
    """A spectator's view without history, to be looked at before anything else happens."""
    known = known_hands(table, None)
    return kind_of_view(table)(seen(table, None, known) if known else window(table), None, known)


def kind_of_view(table: AnyTable) -> type[View]:
    return RummyView if isinstance(table, RummyTable) else CardView
