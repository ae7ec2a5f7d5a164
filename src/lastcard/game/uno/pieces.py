"""A hand of cards at a table of UNO."""

from functools import lru_cache
from itertools import compress

from ...notation.cards import Card, card
from ...rules.uno.cards import FACES, STAR
from ..pieces import HANDS, Hand


@lru_cache(HANDS)
def cards_of(counts: bytes, starred: int) -> Hand:
    """The cards of a hand, by how many of each face there are, and which of them have a star."""
    hand: list[Card] = []
    for face in compress(range(FACES), counts):
        stars = starred >> face & 1
        hand += [card(face)] * (counts[face] - stars)
        if stars:
            hand.append(card(face + STAR))
    return Hand.of(tuple(hand))
