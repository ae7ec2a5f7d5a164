"""Hands and piles: where cards go."""

from .. import bits
from ..mode import hot, rule
from ..shared.deal import from_stock
from ..shared.events import emit
from . import events
from .cards import FACES, POINTS, STAR, face_of, of_colour
from .table import Table


@rule
def top(t: Table) -> int:
    """The face on top of the discard pile."""
    return face_of(t.discards[t.discard_count - 1])


@hot
def give(t: Table, seat: int, card: int) -> None:
    face = face_of(card)
    t.hands[seat][face] += 1
    t.held[seat] |= 1 << face
    if card >= STAR:
        t.stars[seat] |= 1 << face
    t.counts[seat] += 1
    t.shown[seat] = 0


@hot
def take(t: Table, seat: int, card: int) -> None:
    face = face_of(card)
    left = t.hands[seat][face] - 1
    t.hands[seat][face] = left
    if left == 0:
        t.held[seat] &= ~(1 << face)
    if card >= STAR:
        t.stars[seat] &= ~(1 << face)
    t.counts[seat] -= 1
    t.shown[seat] = 0


@rule
def stars_of(t: Table, seat: int, face: int) -> int:
    """How many spin cards of a face a hand has: none or one."""
    return t.stars[seat] >> face & 1


@rule
def holds(t: Table, seat: int, card: int) -> bool:
    """Whether a hand has this very card."""
    face = face_of(card)
    stars = stars_of(t, seat, face)
    return stars > 0 if card >= STAR else t.hands[seat][face] > stars


@rule
def holds_colour(t: Table, seat: int, colour: int) -> bool:
    return (t.held[seat] & of_colour(colour)) != 0


@rule
def put_down(t: Table, card: int) -> None:
    t.discards[t.discard_count] = card
    t.discard_count += 1


@rule
def can_draw(t: Table) -> bool:
    """Whether there is a card to draw, perhaps after a reshuffle (U29)."""
    return t.stock_count > 0 or t.discard_count > 1


@rule
def reshuffle(t: Table) -> None:
    """U28: the discard pile, all but its top card, becomes the draw pile."""
    count = t.discard_count - 1
    for i in range(count):
        # In a scenario the bottom card is drawn first.
        t.stock[i] = t.discards[count - 1 - i]
    t.discards[0] = t.discards[count]
    t.discard_count = 1
    t.stock_count = count
    emit(t, events.RESHUFFLED, -1, count, 0)


@hot
def draw_one(t: Table, seat: int) -> int:
    """Draw a card into a hand. The card, or -1 where there is none."""
    if t.stock_count == 0:
        if t.discard_count <= 1:
            return -1
        reshuffle(t)
    card = from_stock(t)
    give(t, seat, card)
    emit(t, events.DREW, seat, card, 0)
    return card


@rule
def draw(t: Table, seat: int, count: int) -> None:
    """Draw several cards, or as many as there are (U29)."""
    for _ in range(count):
        if draw_one(t, seat) < 0:
            break


@rule
def hand_points(t: Table, seat: int) -> int:
    """U30: what a hand counts."""
    total = 0
    faces = t.held[seat]
    while faces:
        face = bits.lowest(faces)
        faces &= faces - 1
        total += t.hands[seat][face] * POINTS[face]
    return total


@rule
def swap_hands(t: Table, one: int, other: int) -> None:
    a = t.hands[one]
    b = t.hands[other]
    for face in range(FACES):
        a[face], b[face] = b[face], a[face]
    t.held[one], t.held[other] = t.held[other], t.held[one]
    t.stars[one], t.stars[other] = t.stars[other], t.stars[one]
    t.counts[one], t.counts[other] = t.counts[other], t.counts[one]
    t.shown[one] = 0
    t.shown[other] = 0
