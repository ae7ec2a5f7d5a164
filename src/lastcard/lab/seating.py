"""How a simulation begins its games, whatever is played."""

from collections.abc import MutableSequence
from typing import Protocol

from ..rules.chance import HasChance, chacha20
from ..rules.luck import HasLuck
from ..rules.mode import rule


class Seated(HasChance, HasLuck, Protocol):
    players: int
    dealt: int
    scores: MutableSequence[int]
    event_count: int


@rule
def begin_game(t: Seated, number: int) -> None:
    """Make ready for the first deal of game ``number`` of a simulation."""
    t.nonce[1] = number & 0xFFFFFFFF
    t.nonce[2] = number >> 32
    t.dealt = 0
    t.event_count = 0
    for seat in range(t.players):
        t.scores[seat] = 0


@rule
def seed_luck(t: Seated, number: int) -> None:
    """Start the policies' generator for a chunk of games, from the seed."""
    t.nonce[0] = 0
    t.nonce[1] = number & 0xFFFFFFFF
    t.nonce[2] = (number >> 32) | 1 << 31  # no game has this nonce
    chacha20(t.key, 0, t.nonce, t.words)
    t.luck = t.words[0] | 1
