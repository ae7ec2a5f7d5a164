"""Setting up: who opens, the racks, the start tiles (R1-R3)."""

from .. import chance
from ..mode import rule
from ..shared.deal import drawn_dealer, from_stock, next_dealer
from ..shared.events import emit
from ..shared.table import NO_CARD, NOBODY, TURN
from ..shared.turns import next_seat
from . import events
from .draft import clear_draft
from .table import NO_QUESTION, RACK_SIZE, START_TILES, RummyTable
from .tiles import FACES, OPENS_AS, PACK, PACK_SIZE
from .turn import begin_turn


@rule
def start_match(t: RummyTable) -> None:
    """The first round: the tiles decide who opens (R2)."""
    chance.restart(t, 0)
    gather(t)
    t.dealer = drawn_dealer(t, OPENS_AS)
    deal_round(t)


@rule
def start_match_opened_by(t: RummyTable, opener: int) -> None:
    """The first round where it is agreed who opens."""
    chance.restart(t, 0)
    t.dealer = opener
    deal_round(t)


@rule
def next_round(t: RummyTable) -> None:
    """U34: the opening passes to the left."""
    chance.restart(t, t.dealt)
    t.dealer = next_dealer(t)
    deal_round(t)


@rule
def gather(t: RummyTable) -> None:
    """Bring all tiles together, face down."""
    t.ordered = 0
    for i in range(PACK_SIZE):
        t.stock[i] = PACK[i]
    t.stock_count = PACK_SIZE
    for seat in range(t.players):
        rack = t.hands[seat]
        for face in range(FACES):
            rack[face] = 0
        t.counts[seat] = 0


@rule
def clear(t: RummyTable) -> None:
    """Nothing has happened yet in this round, and nothing lies on the table."""
    t.direction = 1
    t.drawn = NO_CARD
    t.uno_due = 0
    t.called = 0
    t.swaps = 0
    t.question = NO_QUESTION
    t.melds = 0
    t.single_count = 0
    for face in range(FACES):
        t.lying[face] = 0
    t.winner = NOBODY
    t.winners = 0
    for seat in range(t.players):
        t.points[seat] = 0
    clear_draft(t)


@rule
def deal_round(t: RummyTable) -> None:
    """R3: 14 tiles each, and four start tiles."""
    gather(t)
    clear(t)
    emit(t, events.DEALS, t.dealer, 0, 0)
    t.dealt += 1
    seat = t.dealer
    for _ in range(RACK_SIZE * t.players):
        tile = from_stock(t)
        t.hands[seat][tile] += 1
        t.counts[seat] += 1
        emit(t, events.DEALT, seat, tile, 0)
        seat = next_seat(t, seat)
    for i in range(START_TILES):
        tile = from_stock(t)
        t.singles[i] = tile
        emit(t, events.TURNED_UP, NOBODY, tile, 0)
    t.single_count = START_TILES
    t.phase = TURN
    begin_turn(t, t.dealer)
