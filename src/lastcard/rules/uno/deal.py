"""Setting up: who deals, the deal, and the first card (U3-U10)."""

from .. import chance
from ..mode import rule
from ..shared.deal import drawn_dealer, from_stock, next_dealer
from ..shared.events import emit
from ..shared.table import NO_CARD, NOBODY, TURN
from ..shared.turns import next_seat
from . import events
from .cards import (
    COLOUR as COLOUR_OF,
)
from .cards import (
    DEALS_AS,
    DRAW_TWO,
    FACES,
    NO_COLOUR,
    PACK,
    PACK_SIZE,
    REVERSE,
    SKIP,
    SPIN_PACK,
    SYMBOL,
    WILD,
    WILD_FOUR,
    face_of,
)
from .hands import draw, give, put_down
from .table import COLOUR, HAND_SIZE, Table


@rule
def start_match(t: Table) -> None:
    """The first round: the cards decide who deals (U3)."""
    chance.restart(t, 0)
    gather(t)
    t.dealer = drawn_dealer(t, DEALS_AS)
    deal_round(t)


@rule
def start_match_dealt_by(t: Table, dealer: int) -> None:
    """The first round where it is agreed who deals."""
    chance.restart(t, 0)
    t.dealer = dealer
    deal_round(t)


@rule
def next_round(t: Table) -> None:
    """U34: the deal passes to the left."""
    chance.restart(t, t.dealt)
    t.dealer = next_dealer(t)
    deal_round(t)


@rule
def gather(t: Table) -> None:
    """Bring all cards together."""
    for i in range(PACK_SIZE):
        t.stock[i] = SPIN_PACK[i] if t.spin else PACK[i]
    t.stock_count = PACK_SIZE
    t.discard_count = 0
    for seat in range(t.players):
        hand = t.hands[seat]
        for face in range(FACES):
            hand[face] = 0
        t.held[seat] = 0
        t.stars[seat] = 0
        t.counts[seat] = 0
        t.shown[seat] = 0


@rule
def deal_round(t: Table) -> None:
    """U4: shuffle, deal seven cards each, turn up the first."""
    gather(t)
    t.ordered = 0
    emit(t, events.DEALS, t.dealer, 0, 0)
    t.dealt += 1
    t.direction = 1
    seat = t.dealer
    for _ in range(HAND_SIZE * t.players):
        seat = next_seat(t, seat)
        card = from_stock(t)
        give(t, seat, card)
        emit(t, events.DEALT, seat, card, 0)
    turn_up(t)


@rule
def clear(t: Table) -> None:
    """Nothing has happened yet in this round."""
    t.direction = 1
    t.drawn = NO_CARD
    t.owed = 0
    t.accused = NOBODY
    t.gone_out = NOBODY
    t.result = NOBODY
    t.spinner = NOBODY
    t.spin_words_used = 0
    t.bluffed = 0
    t.just_played = 0
    t.passes = 0
    t.uno_due = 0
    t.called = 0
    t.winner = NOBODY
    t.winners = 0
    for seat in range(t.players):
        t.points[seat] = 0


@rule
def turn_up(t: Table) -> None:
    """Turn up the first card and do what it says (U5-U10)."""
    clear(t)
    card = WILD_FOUR
    while card == WILD_FOUR:
        card = from_stock(t)
        if card == WILD_FOUR:
            put_back(t, card)
    put_down(t, card)
    emit(t, events.TURNED_UP, -1, card, 0)
    first_card(t, face_of(card))  # S3: a spin card turned up was not played


@rule
def put_back(t: Table, card: int) -> None:
    """U10: back into the pile; in a scenario under it."""
    emit(t, events.PUT_BACK, -1, card, 0)
    for i in range(t.stock_count, 0, -1):
        t.stock[i] = t.stock[i - 1]
    t.stock[0] = card
    t.stock_count += 1


@rule
def first_card(t: Table, card: int) -> None:
    first = next_seat(t, t.dealer)
    t.phase = TURN
    t.turn = first
    t.colour = COLOUR_OF[card]
    if card == WILD:  # U9
        t.phase = COLOUR
        t.colour = NO_COLOUR
    elif SYMBOL[card] == DRAW_TWO:  # U6
        draw(t, first, 2)
        emit(t, events.MISSED_TURN, first, 0, 0)
        t.turn = next_seat(t, first)
    elif SYMBOL[card] == REVERSE:  # U7
        t.direction = -1
        emit(t, events.REVERSED, -1, t.direction, 0)
        t.turn = t.dealer
    elif SYMBOL[card] == SKIP:  # U8
        emit(t, events.MISSED_TURN, first, 0, 0)
        t.turn = next_seat(t, first)
