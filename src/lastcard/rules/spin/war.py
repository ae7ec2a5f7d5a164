"""The war (S12): all lay their highest number at once, until one has won."""

from .. import bits
from ..mode import rule
from ..shared.events import emit
from ..shared.table import NO_CARD
from ..uno.cards import COLOURS, FACES, STAR, SYMBOL, SYMBOLS, face_of
from ..uno.hands import stars_of
from ..uno.table import Table
from . import events
from .phases import DISCARD, WAR
from .wheel import end_spin


@rule
def highest(t: Table, seat: int) -> int:
    """The highest number of a hand that was not yet laid in this war; -1 where there is none."""
    for number in range(9, -1, -1):
        for colour in range(COLOURS):
            face = colour * SYMBOLS + number
            if t.hands[seat][face] > t.laid[seat][face]:
                return number
    return -1


@rule
def left_to_lay(t: Table, seat: int, card: int) -> int:
    """How many copies of this very card a seat holds and has not yet laid."""
    face = face_of(card)
    stars = stars_of(t, seat, face) - (t.laid_stars[seat] >> face & 1)
    return stars if card >= STAR else t.hands[seat][face] - t.laid[seat][face] - stars


@rule
def can_lay(t: Table, seat: int, card: int) -> bool:
    """Whether a seat may lay this very card: one with its highest number."""
    return left_to_lay(t, seat, card) > 0 and SYMBOL[face_of(card)] == highest(t, seat)


@rule
def start_war(t: Table) -> None:
    for seat in range(t.players):
        for face in range(FACES):
            t.laid[seat][face] = 0
        t.laid_stars[seat] = 0
        t.laying[seat] = NO_CARD
    everybody = (1 << t.players) - 1
    lay_again(t, everybody if t.gone_out < 0 else everybody & ~(1 << t.gone_out))


@rule
def lay_again(t: Table, seats: int) -> None:
    """The seats that have a number card left lay; if none has, play goes on."""
    t.fighters = 0
    for seat in range(t.players):
        if seats >> seat & 1 and highest(t, seat) >= 0:
            t.fighters |= 1 << seat
    t.to_lay = t.fighters
    if t.fighters == 0:
        end_spin(t)
    else:
        t.turn = bits.lowest(t.to_lay)


@rule
def show(t: Table, seat: int, card: int) -> None:
    """Lay a card; it is seen when all have laid."""
    t.laying[seat] = card
    t.to_lay &= ~(1 << seat)
    emit(t, events.LAID, seat, card, 0)
    if t.to_lay:
        t.turn = bits.lowest(t.to_lay)
    else:
        reveal(t)


@rule
def reveal(t: Table) -> None:
    best = -1
    tied = 0
    for seat in range(t.players):
        if t.fighters >> seat & 1:
            card = t.laying[seat]
            face = face_of(card)
            t.laying[seat] = NO_CARD
            t.laid[seat][face] += 1
            if card >= STAR:
                t.laid_stars[seat] |= 1 << face
            emit(t, events.REVEALED, seat, card, 0)
            if SYMBOL[face] > best:
                best = SYMBOL[face]
                tied = 0
            if SYMBOL[face] == best:
                tied |= 1 << seat
    settle(t, tied)


@rule
def settle(t: Table, tied: int) -> None:
    """One is highest and has won; or the seats that tie lay again."""
    if bits.count(tied) > 1:
        lay_again(t, tied)
        if bits.count(t.fighters) != 1:
            return
        tied = t.fighters  # the only one with a number card left has won without laying it
    t.to_lay = 0
    t.turn = bits.lowest(tied)
    t.phase = DISCARD
    emit(t, events.WON_WAR, t.turn, 0, 0)


@rule
def begin(t: Table) -> None:
    """The wheel has stopped at *War*."""
    t.phase = WAR
    start_war(t)
