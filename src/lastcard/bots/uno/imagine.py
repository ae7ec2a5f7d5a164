"""A table as it may be: what a seat sees, and a guess at the rest."""

from ...rules.luck import roll
from ...rules.mode import rule
from ...rules.shared.table import NOBODY
from ...rules.uno.cards import FACES, NO_COLOUR, face_of, of_colour
from ...rules.uno.hands import give
from ...rules.uno.table import Table
from ..policies import GREEDY, RANDOM, SHARP
from .guess import plays_loosely
from .memory import NOW, Memory


@rule
def imagine(t: Table, m: Memory, seat: int) -> int:
    """Fill in what is hidden; which policy each seat is taken to follow."""
    policies = SHARP << (2 * seat)
    for other in range(t.players):
        if other != seat:
            fill_hand(t, m, other)
            policy = RANDOM if plays_loosely(m, other) else GREEDY
            policies |= policy << (2 * other)
    if t.accused != NOBODY and m.colour_before_four != NO_COLOUR:
        t.bluffed = was_bluff(m, t.accused)
    fill_stock(t, m)
    t.luck = 1 + roll(m, 1 << 30)
    return policies


@rule
def fill_hand(t: Table, m: Memory, seat: int) -> None:
    for face in range(FACES):
        t.hands[seat][face] = 0
    t.held[seat] = 0
    t.stars[seat] = 0
    t.counts[seat] = 0
    for slot in range(m.first[seat], m.first[seat + 1]):
        if m.until[slot] == NOW:
            give(t, seat, m.card[slot])


@rule
def was_bluff(m: Memory, seat: int) -> bool:
    """U22: whether a seat held the colour current then; cards that came later do not count."""
    faces = of_colour(m.colour_before_four)
    for slot in range(m.first[seat], m.first[seat + 1]):
        held = m.until[slot] == NOW and m.since[slot] < m.time_of_four
        if held and faces >> face_of(m.card[slot]) & 1:
            return True
    return False


@rule
def fill_stock(t: Table, m: Memory) -> None:
    """Shuffled once, here: everything is tried in this table with the same coming cards."""
    t.ordered = 1
    count = m.pool_count
    t.stock_count = count
    for i in range(count):
        place = roll(m, i + 1)
        t.stock[i] = t.stock[place]
        t.stock[place] = m.pool[i]
    for i in range(1, t.discard_count - 1):  # which become the stock when that is empty (U28)
        place = roll(m, i + 1)
        t.discards[i], t.discards[place] = t.discards[place], t.discards[i]
    for i in range(len(t.key)):  # of the wheel
        t.key[i] = roll(m, 1 << 30)
    t.spin_words_used = 0
