"""A turn: laying, swapping, drawing, and what follows (R5-R21)."""

from ..mode import rule
from ..shared.deal import from_stock
from ..shared.events import emit
from ..shared.table import DRAWN, NO_CARD, NOBODY, ROUND_OVER, TURN
from ..shared.turns import must_call, next_seat, told_uno
from . import events
from .action_tiles import (
    effects_of_draft,
    effects_of_swaps,
    find_fresh,
    reverses,
    skips_next,
    to_draw,
)
from .actions import TILE_BITS
from .draft import clear_draft, from_rack
from .finish import finish
from .table import DRAWN_FITS, EXHAUSTED, MOST_TILES, UNKNOWN, RummyTable
from .tiles import FACES, JOKER, face_of


@rule
def begin_turn(t: RummyTable, seat: int) -> None:
    t.turn = seat
    t.phase = TURN
    t.drawn = NO_CARD
    t.swaps = 0
    t.called_ahead = 0
    t.drew_last = NOBODY
    t.can_play = UNKNOWN
    ask_whether_exhausted(t)


@rule
def ask_whether_exhausted(t: RummyTable) -> None:
    """R27: can the player on turn play, where there is nothing to draw?"""
    if t.stock_count == 0 and t.phase == TURN and t.swaps == 0:
        t.question = EXHAUSTED


@rule
def draw_one(t: RummyTable, seat: int) -> int:
    tile = from_stock(t)
    t.hands[seat][tile] += 1
    t.counts[seat] += 1
    emit(t, events.DREW, seat, tile, 0)
    return tile


@rule
def draw(t: RummyTable, seat: int, count: int) -> None:
    """R26: or as many as there are."""
    for _ in range(min(count, t.stock_count)):
        draw_one(t, seat)


@rule
def draw_instead(t: RummyTable, seat: int) -> None:
    """R6: draw a tile; the turn goes on only if it can be played (asked afterwards)."""
    t.uno_due &= ~(1 << seat)  # R20: your own turn has come; others can still be caught
    t.drawn = draw_one(t, seat)
    t.phase = DRAWN
    t.can_play = UNKNOWN
    t.question = DRAWN_FITS


@rule
def keep(t: RummyTable, seat: int) -> None:
    """R6: keep the tile just drawn."""
    emit(t, events.KEPT, seat, 0, 0)
    end_turn(t, seat, 0, False)


@rule
def lay(t: RummyTable, seat: int, calling: bool) -> None:
    """R5, R7: the table is now as it was given."""
    t.uno_due = 0
    find_fresh(t)
    effects = effects_of_draft(t)
    tell_tiles(t, seat)
    for face in range(FACES):
        mine = from_rack(t, face)
        t.hands[seat][face] -= mine
        t.counts[seat] -= mine
        take_singles(t, face, t.said[face] - t.lying[face] - mine)
    for face in range(FACES):
        t.lying[face] = t.said[face]
    for i in range(t.draft_tiles):
        t.tiles[i] = t.draft[i] & TILE_BITS
    for meld in range(t.draft_melds):
        t.meld_size[meld] = t.draft_size[meld]
    t.melds = t.draft_melds
    clear_draft(t)
    end_turn(t, seat, effects, calling)


@rule
def tell_tiles(t: RummyTable, seat: int) -> None:
    """The tiles that come from the rack."""
    for face in range(FACES):
        left = from_rack(t, face)
        if not left:
            continue
        # An action tile is told as what it is in its place; of the plain ones any will do.
        for wanted in (1, 0):
            for i in range(t.draft_tiles):
                tile = t.draft[i] & TILE_BITS
                if left and face_of(tile) == face and t.fresh[i] == wanted:
                    emit(t, events.LAID, seat, tile, 0)
                    left -= 1


@rule
def take_singles(t: RummyTable, face: int, count: int) -> None:
    """R8: start tiles that are used; the others keep their order."""
    kept = 0
    for i in range(t.single_count):
        if t.singles[i] == face and count:
            count -= 1
        else:
            t.singles[kept] = t.singles[i]
            kept += 1
    t.single_count = kept


@rule
def swap(t: RummyTable, seat: int, face: int, place: int, meld: int) -> None:
    """R10: a tile of the rack for the joker that lies in this place of the table."""
    t.uno_due = 0
    emit(t, events.SWAPPED, seat, face, meld)
    t.tiles[place] = face
    t.lying[JOKER] -= 1
    t.lying[face] += 1
    t.hands[seat][face] -= 1
    t.hands[seat][JOKER] += 1
    t.swapped[t.swaps] = face
    t.swapped_into[t.swaps] = meld
    t.swaps += 1
    t.can_play = UNKNOWN


@rule
def end(t: RummyTable, seat: int, action: int, calling: bool) -> None:
    """The turn ends after swaps alone."""
    emit(t, events.ENDED_TURN, seat, 0, 0)
    end_turn(t, seat, effects_of_swaps(t, action), calling)


@rule
def end_turn(t: RummyTable, seat: int, effects: int, calling: bool) -> None:
    """R19: reversals first; then the next player draws the sum and misses a turn."""
    if reverses(effects):
        t.direction = -t.direction
        emit(t, events.REVERSED, NOBODY, t.direction, 0)
    victim = next_seat(t, seat)
    if t.counts[seat] == 0:  # R21
        draw(t, victim, to_draw(effects))
        finish(t, seat)
        return
    if t.counts[seat] == 1:  # R20
        if t.called_ahead:
            t.called |= 1 << seat
        elif calling:
            told_uno(t, seat)
        else:
            must_call(t, seat)
    if skips_next(t, effects):
        draw(t, victim, to_draw(effects))
        emit(t, events.MISSED_TURN, victim, 0, 0)
        victim = next_seat(t, victim)
    if victim != seat:  # U24: where it is the same player's, the window closes when it is begun
        t.uno_due &= ~(1 << victim)
    begin_turn(t, victim)


@rule
def call(t: RummyTable, seat: int) -> None:
    """R20: "UNO!" in your own turn, or afterwards. U25: elsewhere it has no effect."""
    if not call_counts(t, seat):
        return
    if seat == t.turn:
        t.called_ahead = 1
    if t.uno_due >> seat & 1:
        told_uno(t, seat)
    else:
        emit(t, events.CALLED, seat, 0, 0)


@rule
def call_counts(t: RummyTable, seat: int) -> bool:
    """Whether "UNO!" has an effect: it is due, or may become due at the end of this turn."""
    if t.uno_due >> seat & 1:
        return True
    if seat != t.turn or t.phase >= ROUND_OVER or t.called_ahead:
        return False
    return t.counts[seat] <= MOST_TILES - t.swaps + 1


@rule
def catch(t: RummyTable, seat: int, whom: int) -> None:
    """R20: two penalty tiles, and it is settled."""
    t.uno_due &= ~(1 << whom)
    emit(t, events.CAUGHT, whom, seat, 0)
    draw(t, whom, 2)
    t.can_play = UNKNOWN  # the next turn may be theirs again
    ask_whether_exhausted(t)
