"""What may be done now: defined here once; everything else asks."""

from collections.abc import MutableSequence

from ..mode import rule
from ..shared.deal import deal_refusal
from ..shared.table import DRAWN, ROUND_OVER
from ..shared.turns import not_to_be_caught
from . import actions as do
from . import refusals as no
from .action_tiles import find_fresh, needs_choice, unchosen_meld, unchosen_swap
from .draft import from_rack, has_room, on_singles, wrong_draft
from .playing import can_play
from .solver.tables import Tables
from .solver.work import Work
from .table import MOST_TILES, RummyTable
from .tiles import JOKER, STANDING, shown_by


@rule
def refusal(t: RummyTable, w: Work, g: Tables, seat: int, action: int) -> int:
    """Why an action is not allowed; 0 if it is."""
    if action == do.DEAL:
        return deal_refusal(t, seat)
    if action == do.CALL:
        return 0  # U25
    if t.phase >= ROUND_OVER:
        return no.ROUND_IS_OVER
    if do.CATCH <= action < do.CATCH_END:
        return catch_refusal(t, seat, action - do.CATCH)
    if seat != t.turn:
        ended = seat == t.drew_last and action != do.DRAW
        return no.DRAW_ENDED_TURN if ended else no.NOT_YOUR_TURN
    if action == do.DRAW:
        return draw_refusal(t, w, g)
    if action == do.KEEP:
        return 0 if t.phase == DRAWN else no.NOTHING_DRAWN_YET
    if do.is_said(action):
        return 0 if has_room(t) else no.TABLE_FULL
    if action in do.LAST_WORDS:
        return lay_refusal(t, seat)
    if do.SWAP <= action < do.SWAP_END:
        return swap_refusal(t, seat, (action - do.SWAP) // 64, (action - do.SWAP) % 64)
    if action >= do.END:
        return end_refusal(t, action)
    return no.NO_RUMMY_ACTION


@rule
def catch_refusal(t: RummyTable, seat: int, whom: int) -> int:
    if whom == seat:
        return no.CATCH_YOURSELF
    if t.uno_due >> whom & 1:
        return 0
    return not_to_be_caught(t, whom)


@rule
def draw_refusal(t: RummyTable, w: Work, g: Tables) -> int:
    """R6: a player who can play may not draw instead, nor may one who has swapped."""
    if t.phase == DRAWN:
        return no.DRAWN_TILE_FIRST + no.DETAIL * t.drawn
    if t.swaps:
        return no.NO_DRAW_AFTER_SWAP
    if t.must_play and can_play(t, w, g):
        return no.CAN_PLAY
    return 0 if t.stock_count else no.STOCK_EMPTY


@rule
def lay_refusal(t: RummyTable, seat: int) -> int:
    reason = wrong_draft(t, seat)
    may_lay = reason in (0, no.NOTHING_FROM_RACK)
    if t.phase == DRAWN and may_lay and from_rack(t, t.drawn) == 0:  # R6
        instead = t.said[t.drawn] > t.lying[t.drawn]
        return (no.START_TILE_INSTEAD if instead else no.DRAWN_TILE_FIRST) + no.DETAIL * t.drawn
    if reason:
        return reason
    find_fresh(t)
    meld = unchosen_meld(t)
    return no.CHOOSE_ACTION + no.DETAIL * meld if meld >= 0 else 0


@rule
def place_to_swap(t: RummyTable, face: int, wanted: int) -> int:
    """Where a tile can take a joker's place, in meld ``wanted`` (from 1; 0: in any).

    The place on the table + 128 * the number of the meld; -1: nowhere; -2: in several.
    """
    found = -1
    first = 0
    for meld in range(t.melds):
        size = t.meld_size[meld]
        if wanted in (0, meld + 1):
            for i in range(first, first + size):
                if t.tiles[i] == STANDING + face:  # R10: the very tile that it stands for
                    if found != -1:
                        return -2
                    found = i + 128 * meld
        first += size
    return found


@rule
def swap_refusal(t: RummyTable, seat: int, face: int, wanted: int) -> int:
    if t.phase == DRAWN:
        swaps_drawn = face == t.drawn
        return no.DRAWN_TILE_SWAPPED if swaps_drawn else no.DRAWN_TILE_FIRST + no.DETAIL * t.drawn
    if t.hands[seat][face] == 0:
        return no.NOT_ON_RACK + no.DETAIL * face
    if t.swaps == MOST_TILES:
        return no.TOO_MANY_FROM_RACK
    if wanted > t.melds:
        return no.NO_SUCH_MELD + no.DETAIL * (wanted - 1)
    place = -1 if face == JOKER else place_to_swap(t, face, wanted)
    if place == -2:
        return no.SEVERAL_JOKERS + no.DETAIL * face
    if place >= 0:
        return 0
    start_joker = wanted == 0 and t.lying[JOKER] == 0 and on_singles(t, JOKER) > 0
    return no.START_JOKER if start_joker else no.NO_SUCH_JOKER + no.DETAIL * face


@rule
def end_refusal(t: RummyTable, action: int) -> int:
    """R10, R18: after swaps; where one meld got several action tiles, one of them is chosen."""
    if t.phase == DRAWN:
        return no.DRAWN_TILE_FIRST + no.DETAIL * t.drawn
    if t.swaps == 0:
        return no.TURN_NOT_PLAYED
    meld = unchosen_swap(t, action)
    return no.CHOOSE_ACTION + no.DETAIL * meld if meld >= 0 else 0


@rule
def can_swap(t: RummyTable, seat: int) -> bool:
    if t.lying[JOKER] == 0 or t.swaps == MOST_TILES:
        return False
    lying = 0
    for meld in range(t.melds):
        lying += t.meld_size[meld]
    for i in range(lying):
        if t.tiles[i] >= STANDING and t.hands[seat][shown_by(t.tiles[i])]:
            return True
    return False


@rule
def choices(t: RummyTable, w: Work, g: Tables, seat: int, found: MutableSequence[int]) -> int:
    """Write everything a seat may do; how many there are."""
    n = 0
    if t.phase >= ROUND_OVER:
        if deal_refusal(t, seat) == 0:
            found[0] = do.DEAL
            n = 1
        return n
    for whom in range(t.players):
        if catch_refusal(t, seat, whom) == 0:
            found[n] = do.CATCH + whom
            n += 1
    if t.uno_due >> seat & 1:
        found[n] = do.CALL
        n += 1
    if seat != t.turn:
        return n
    if t.phase == DRAWN:
        found[n] = do.KEEP
        found[n + 1] = do.LAY
        return n + 2
    if can_play(t, w, g):
        found[n] = do.LAY
        n += 1
    if can_swap(t, seat):
        found[n] = do.SWAPS
        n += 1
    if draw_refusal(t, w, g) == 0:
        found[n] = do.DRAW
        n += 1
    return n + end_choices(t, seat, found, n) if t.swaps else n


@rule
def end_choices(t: RummyTable, seat: int, found: MutableSequence[int], n: int) -> int:
    """The ways to end the turn; how many there are."""
    count = 0
    for one in range(-1, t.swaps):
        for other in range(-1, max(0, one)):
            action = do.END
            if one >= 0:
                action += 64 * (t.swapped[one] + 1)
            if other >= 0:
                action += t.swapped[other] + 1
            if needless(t, one) or needless(t, other) or end_refusal(t, action):
                continue
            if other >= 0 and t.swapped[one] == t.swapped[other]:
                continue
            if listed(found, n, count, action):
                continue
            found[n + count] = action
            count += 1
            if t.counts[seat] == 1:
                found[n + count] = action + do.CALLING
                count += 1
    return count


@rule
def needless(t: RummyTable, i: int) -> bool:
    """Whether to choose this tile would choose nothing."""
    return i >= 0 and not needs_choice(t, i)


@rule
def listed(found: MutableSequence[int], first: int, count: int, action: int) -> bool:
    for i in range(first, first + count):
        if found[i] == action:
            return True
    return False
